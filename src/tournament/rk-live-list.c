/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-live-private.h"

#include <gio/gio.h>

struct _RkLiveList
{
  GObject parent_instance;

  GType item_type;
  GPtrArray *items;

  /* What views were told last; NULL if that is @items. */
  GPtrArray *shown;
};

static void list_model_iface_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RkLiveList, rk_live_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static GType
rk_live_list_get_item_type (GListModel *model)
{
  return RK_LIVE_LIST (model)->item_type;
}

static guint
rk_live_list_get_n_items (GListModel *model)
{
  return RK_LIVE_LIST (model)->items->len;
}

static gpointer
rk_live_list_get_item (GListModel *model,
                       guint       position)
{
  RkLiveList *self = RK_LIVE_LIST (model);

  if (position >= self->items->len)
    return NULL;

  return g_object_ref (g_ptr_array_index (self->items, position));
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = rk_live_list_get_item_type;
  iface->get_n_items = rk_live_list_get_n_items;
  iface->get_item = rk_live_list_get_item;
}

static void
rk_live_list_finalize (GObject *object)
{
  RkLiveList *self = RK_LIVE_LIST (object);

  g_clear_pointer (&self->items, g_ptr_array_unref);
  g_clear_pointer (&self->shown, g_ptr_array_unref);

  G_OBJECT_CLASS (rk_live_list_parent_class)->finalize (object);
}

static void
rk_live_list_class_init (RkLiveListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rk_live_list_finalize;
}

static void
rk_live_list_init (RkLiveList *self)
{
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
}

/**
 * rk_live_list_new:
 * @item_type: type of its objects
 *
 * Returns: (transfer full): an empty list
 */
RkLiveList *
rk_live_list_new (GType item_type)
{
  RkLiveList *self = g_object_new (RK_TYPE_LIVE_LIST, NULL);

  self->item_type = item_type;

  return self;
}

/**
 * rk_live_list_get_length:
 * @self: a list
 *
 * Returns: how many objects are in it
 */
guint
rk_live_list_get_length (RkLiveList *self)
{
  return self->items->len;
}

/**
 * rk_live_list_peek:
 * @self: a list
 * @position: less than the length
 *
 * Returns: (transfer none): the object there
 */
gpointer
rk_live_list_peek (RkLiveList *self,
                   guint       position)
{
  return g_ptr_array_index (self->items, position);
}

/**
 * rk_live_list_set:
 * @self: a list
 * @items: (transfer full) (element-type GObject): all its objects from now on;
 *   frees them itself
 *
 * Replaces the content; rk_live_list_announce() tells of it.
 */
void
rk_live_list_set (RkLiveList *self,
                  GPtrArray  *items)
{
  if (self->shown == NULL)
    self->shown = g_steal_pointer (&self->items);
  else
    g_clear_pointer (&self->items, g_ptr_array_unref);

  self->items = items;
}

/**
 * rk_live_list_announce:
 * @self: a list
 *
 * Tells of the smallest stretch that differs from what was told last.
 */
void
rk_live_list_announce (RkLiveList *self)
{
  g_autoptr (GPtrArray) shown = g_steal_pointer (&self->shown);
  guint head = 0;
  guint tail = 0;
  guint fewest;

  if (shown == NULL)
    return;

  fewest = MIN (shown->len, self->items->len);
  while (head < fewest && shown->pdata[head] == self->items->pdata[head])
    head++;
  while (tail < fewest - head &&
         shown->pdata[shown->len - 1 - tail] == self->items->pdata[self->items->len - 1 - tail])
    tail++;

  if (shown->len - head - tail > 0 || self->items->len - head - tail > 0)
    g_list_model_items_changed (G_LIST_MODEL (self), head,
                                shown->len - head - tail, self->items->len - head - tail);
}
