/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-reversed-list.h"

struct _RkReversedList
{
  GObject parent_instance;

  /* Owned References */
  GListModel *model;

  /* As the views know it. */
  guint n_items;
};

static void list_model_iface_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RkReversedList, rk_reversed_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static GType
rk_reversed_list_get_item_type (GListModel *model)
{
  return g_list_model_get_item_type (RK_REVERSED_LIST (model)->model);
}

static guint
rk_reversed_list_get_n_items (GListModel *model)
{
  return RK_REVERSED_LIST (model)->n_items;
}

static gpointer
rk_reversed_list_get_item (GListModel *model,
                           guint       position)
{
  RkReversedList *self = RK_REVERSED_LIST (model);

  if (position >= self->n_items)
    return NULL;
  return g_list_model_get_item (self->model, self->n_items - 1 - position);
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = rk_reversed_list_get_item_type;
  iface->get_n_items = rk_reversed_list_get_n_items;
  iface->get_item = rk_reversed_list_get_item;
}

static void
items_changed_cb (RkReversedList *self,
                  guint           position,
                  guint           removed,
                  guint           added)
{
  guint place = self->n_items - position - removed;

  self->n_items += added - removed;
  g_list_model_items_changed (G_LIST_MODEL (self), place, removed, added);
}

static void
rk_reversed_list_finalize (GObject *object)
{
  RkReversedList *self = RK_REVERSED_LIST (object);

  g_clear_object (&self->model);

  G_OBJECT_CLASS (rk_reversed_list_parent_class)->finalize (object);
}

static void
rk_reversed_list_class_init (RkReversedListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rk_reversed_list_finalize;
}

static void
rk_reversed_list_init (RkReversedList *self)
{
}

/**
 * rk_reversed_list_new:
 * @model: a list
 *
 * Returns: (transfer full): a list of the same items, the last of @model first;
 *   it follows @model
 */
RkReversedList *
rk_reversed_list_new (GListModel *model)
{
  RkReversedList *self;

  g_return_val_if_fail (G_IS_LIST_MODEL (model), NULL);

  self = g_object_new (RK_TYPE_REVERSED_LIST, NULL);
  self->model = g_object_ref (model);
  self->n_items = g_list_model_get_n_items (model);
  g_signal_connect_object (model, "items-changed", G_CALLBACK (items_changed_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}
