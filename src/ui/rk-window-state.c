/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-window-state.h"

#define DEFAULT_WIDTH  1100
#define DEFAULT_HEIGHT 720
/* The version of the stored form; one of another version is not read. */
#define STATE_VERSION  1
/* Of how many matches a trial is remembered. */
#define MAX_TRIALS     8

struct _RkWindowState
{
  GObject parent_instance;

  /* Owned References */
  GFile *file;
  GFile *parent;
  char *pane;
  char *view;
  char *library_view;
  char *lesson;
  /* By identifiers of matches, `a(sv)`, the latest last. */
  GVariant *trials;

  gboolean show_pane;
  gboolean turned;
  gboolean maximized;
  int width;
  int height;

  /* The place looked at; "live": the end of the match, wherever it is. */
  gboolean live;
  guint round;
  guint ply;
};

enum
{
  PROP_0,
  PROP_FILE,
  PROP_PARENT,
  PROP_PANE,
  PROP_VIEW,
  PROP_LIBRARY_VIEW,
  PROP_LESSON,
  PROP_SHOW_PANE,
  PROP_TURNED,
  PROP_WIDTH,
  PROP_HEIGHT,
  PROP_MAXIMIZED,
  N_PROPS,
};

enum
{
  CHANGED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (RkWindowState, rk_window_state, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
rk_window_state_finalize (GObject *object)
{
  RkWindowState *self = RK_WINDOW_STATE (object);

  g_clear_object (&self->file);
  g_clear_object (&self->parent);
  g_clear_pointer (&self->pane, g_free);
  g_clear_pointer (&self->view, g_free);
  g_clear_pointer (&self->library_view, g_free);
  g_clear_pointer (&self->lesson, g_free);
  g_clear_pointer (&self->trials, g_variant_unref);

  G_OBJECT_CLASS (rk_window_state_parent_class)->finalize (object);
}

static void
rk_window_state_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  RkWindowState *self = RK_WINDOW_STATE (object);

  switch (prop_id)
    {
    case PROP_FILE:
      g_value_set_object (value, self->file);
      break;
    case PROP_PARENT:
      g_value_set_object (value, self->parent);
      break;
    case PROP_PANE:
      g_value_set_string (value, self->pane);
      break;
    case PROP_VIEW:
      g_value_set_string (value, self->view);
      break;
    case PROP_LIBRARY_VIEW:
      g_value_set_string (value, self->library_view);
      break;
    case PROP_LESSON:
      g_value_set_string (value, self->lesson);
      break;
    case PROP_SHOW_PANE:
      g_value_set_boolean (value, self->show_pane);
      break;
    case PROP_TURNED:
      g_value_set_boolean (value, self->turned);
      break;
    case PROP_WIDTH:
      g_value_set_int (value, self->width);
      break;
    case PROP_HEIGHT:
      g_value_set_int (value, self->height);
      break;
    case PROP_MAXIMIZED:
      g_value_set_boolean (value, self->maximized);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static gboolean
set_boolean (gboolean *field,
             gboolean  value)
{
  if (*field == value)
    return FALSE;
  *field = value;
  return TRUE;
}

static gboolean
set_int (int *field,
         int  value)
{
  if (*field == value)
    return FALSE;
  *field = value;
  return TRUE;
}

static void
rk_window_state_set_property (GObject      *object,
                              guint         prop_id,
                              const GValue *value,
                              GParamSpec   *pspec)
{
  RkWindowState *self = RK_WINDOW_STATE (object);
  gboolean changed = FALSE;

  switch (prop_id)
    {
    case PROP_FILE:
      changed = g_set_object (&self->file, g_value_get_object (value));
      break;
    case PROP_PARENT:
      changed = g_set_object (&self->parent, g_value_get_object (value));
      break;
    case PROP_PANE:
      changed = g_set_str (&self->pane, g_value_get_string (value));
      break;
    case PROP_VIEW:
      changed = g_set_str (&self->view, g_value_get_string (value));
      break;
    case PROP_LIBRARY_VIEW:
      changed = g_set_str (&self->library_view, g_value_get_string (value));
      break;
    case PROP_LESSON:
      changed = g_set_str (&self->lesson, g_value_get_string (value));
      break;
    case PROP_SHOW_PANE:
      changed = set_boolean (&self->show_pane, g_value_get_boolean (value));
      break;
    case PROP_TURNED:
      changed = set_boolean (&self->turned, g_value_get_boolean (value));
      break;
    case PROP_WIDTH:
      changed = set_int (&self->width, g_value_get_int (value));
      break;
    case PROP_HEIGHT:
      changed = set_int (&self->height, g_value_get_int (value));
      break;
    case PROP_MAXIMIZED:
      changed = set_boolean (&self->maximized, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }

  if (changed)
    {
      g_object_notify_by_pspec (object, pspec);
      g_signal_emit (self, signals[CHANGED], 0);
    }
}

static void
rk_window_state_class_init (RkWindowStateClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->finalize = rk_window_state_finalize;
  object_class->get_property = rk_window_state_get_property;
  object_class->set_property = rk_window_state_set_property;

  properties[PROP_FILE] = g_param_spec_object ("file", NULL, NULL, G_TYPE_FILE, flags);
  properties[PROP_PARENT] = g_param_spec_object ("parent", NULL, NULL, G_TYPE_FILE, flags);
  properties[PROP_VIEW] = g_param_spec_string ("view", NULL, NULL, "players", flags);
  properties[PROP_LIBRARY_VIEW] = g_param_spec_string ("library-view", NULL, NULL, "matches",
                                                       flags);
  properties[PROP_LESSON] = g_param_spec_string ("lesson", NULL, NULL, NULL, flags);
  properties[PROP_PANE] = g_param_spec_string ("pane", NULL, NULL, "moves", flags);
  properties[PROP_SHOW_PANE] = g_param_spec_boolean ("show-pane", NULL, NULL, TRUE, flags);
  properties[PROP_TURNED] = g_param_spec_boolean ("turned", NULL, NULL, FALSE, flags);
  properties[PROP_WIDTH] = g_param_spec_int ("width", NULL, NULL, 1, G_MAXINT, DEFAULT_WIDTH,
                                             flags);
  properties[PROP_HEIGHT] = g_param_spec_int ("height", NULL, NULL, 1, G_MAXINT, DEFAULT_HEIGHT,
                                              flags);
  properties[PROP_MAXIMIZED] = g_param_spec_boolean ("maximized", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * RkWindowState::changed:
   *
   * Anything changed that should be remembered.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rk_window_state_init (RkWindowState *self)
{
  self->pane = g_strdup ("moves");
  self->view = g_strdup ("players");
  self->library_view = g_strdup ("matches");
  self->trials = g_variant_ref_sink (g_variant_new ("a(sv)", NULL));
  self->show_pane = TRUE;
  self->width = DEFAULT_WIDTH;
  self->height = DEFAULT_HEIGHT;
  self->live = TRUE;
}

/**
 * rk_window_state_new:
 *
 * A window of the usual size that shows the library.
 *
 * Returns: (transfer full): a new state
 */
RkWindowState *
rk_window_state_new (void)
{
  return g_object_new (RK_TYPE_WINDOW_STATE, NULL);
}

static void
read_texts (RkWindowState *self,
            GVariant      *variant)
{
  const struct
  {
    const char *name;
    char **text;
  } members[] = {
    { "pane", &self->pane },
    { "view", &self->view },
    { "library-view", &self->library_view },
    { "lesson", &self->lesson },
  };
  const char *text;

  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    if (g_variant_lookup (variant, members[i].name, "&s", &text))
      g_set_str (members[i].text, text);
}

/**
 * rk_window_state_new_from_variant:
 * @variant: what rk_window_state_to_variant() gave, a dictionary `a{sv}`
 *
 * Members that are missing, or that make no sense, stay at their defaults.
 *
 * Returns: (transfer full): a new state
 */
RkWindowState *
rk_window_state_new_from_variant (GVariant *variant)
{
  RkWindowState *self = rk_window_state_new ();
  const char *uri;
  GVariant *trials;
  int version = 0;
  int width;
  int height;

  g_return_val_if_fail (g_variant_is_of_type (variant, G_VARIANT_TYPE_VARDICT), self);

  if (!g_variant_lookup (variant, "version", "i", &version) || version != STATE_VERSION)
    return self;

  if (g_variant_lookup (variant, "file", "&s", &uri))
    self->file = g_file_new_for_uri (uri);
  if (self->file != NULL && g_variant_lookup (variant, "parent", "&s", &uri))
    self->parent = g_file_new_for_uri (uri);
  read_texts (self, variant);
  if (g_variant_lookup (variant, "size", "(ii)", &width, &height) && width > 0 && height > 0)
    {
      self->width = width;
      self->height = height;
    }
  g_variant_lookup (variant, "show-pane", "b", &self->show_pane);
  g_variant_lookup (variant, "turned", "b", &self->turned);
  g_variant_lookup (variant, "maximized", "b", &self->maximized);
  if (g_variant_lookup (variant, "place", "(uu)", &self->round, &self->ply))
    self->live = FALSE;
  if (g_variant_lookup (variant, "trials", "@a(sv)", &trials))
    {
      g_variant_unref (self->trials);
      self->trials = trials;
    }

  return self;
}

/**
 * rk_window_state_to_variant:
 * @self: a state
 *
 * Returns: (transfer floating): a dictionary `a{sv}` to store
 */
GVariant *
rk_window_state_to_variant (RkWindowState *self)
{
  g_auto (GVariantDict) dict = G_VARIANT_DICT_INIT (NULL);

  g_return_val_if_fail (RK_IS_WINDOW_STATE (self), NULL);

  g_variant_dict_insert (&dict, "version", "i", STATE_VERSION);
  if (self->file != NULL)
    g_variant_dict_insert_value (&dict, "file",
                                 g_variant_new_take_string (g_file_get_uri (self->file)));
  if (self->parent != NULL)
    g_variant_dict_insert_value (&dict, "parent",
                                 g_variant_new_take_string (g_file_get_uri (self->parent)));
  g_variant_dict_insert (&dict, "pane", "s", self->pane);
  g_variant_dict_insert (&dict, "view", "s", self->view);
  g_variant_dict_insert (&dict, "library-view", "s", self->library_view);
  if (self->lesson != NULL)
    g_variant_dict_insert (&dict, "lesson", "s", self->lesson);
  g_variant_dict_insert (&dict, "size", "(ii)", self->width, self->height);
  g_variant_dict_insert (&dict, "show-pane", "b", self->show_pane);
  g_variant_dict_insert (&dict, "turned", "b", self->turned);
  g_variant_dict_insert (&dict, "maximized", "b", self->maximized);
  if (!self->live)
    g_variant_dict_insert (&dict, "place", "(uu)", self->round, self->ply);
  if (g_variant_n_children (self->trials) > 0)
    g_variant_dict_insert_value (&dict, "trials", self->trials);

  return g_variant_dict_end (&dict);
}

/**
 * rk_window_state_get_file:
 * @self: a state
 *
 * Returns: (transfer none) (nullable): the file of the match or tournament shown,
 *   %NULL for the library
 */
GFile *
rk_window_state_get_file (RkWindowState *self)
{
  g_return_val_if_fail (RK_IS_WINDOW_STATE (self), NULL);

  return self->file;
}

/**
 * rk_window_state_set_file:
 * @self: a state
 * @file: (nullable): the file of a match or tournament, %NULL for the library
 *
 * Another file is looked at from its end.
 */
void
rk_window_state_set_file (RkWindowState *self,
                          GFile         *file)
{
  g_return_if_fail (RK_IS_WINDOW_STATE (self));

  if (file == self->file || (file != NULL && self->file != NULL && g_file_equal (file, self->file)))
    return;

  self->live = TRUE;
  g_object_set (self, "file", file, NULL);
}

/**
 * rk_window_state_get_parent:
 * @self: a state
 *
 * Returns: (transfer none) (nullable): the file of the tournament from which the
 *   match shown was opened, and to which the way back leads
 */
GFile *
rk_window_state_get_parent (RkWindowState *self)
{
  g_return_val_if_fail (RK_IS_WINDOW_STATE (self), NULL);

  return self->parent;
}

/**
 * rk_window_state_get_place:
 * @self: a state
 * @round: (out): the index of the round looked at
 * @ply: (out): after how many of its moves
 *
 * Returns: %FALSE when the window looks at the end of the match
 */
gboolean
rk_window_state_get_place (RkWindowState *self,
                           guint         *round,
                           guint         *ply)
{
  g_return_val_if_fail (RK_IS_WINDOW_STATE (self), FALSE);

  *round = self->round;
  *ply = self->ply;
  return !self->live;
}

static void
set_place (RkWindowState *self,
           gboolean       live,
           guint          round,
           guint          ply)
{
  if (self->live == live && self->round == round && self->ply == ply)
    return;

  self->live = live;
  self->round = round;
  self->ply = ply;
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * rk_window_state_set_place:
 * @self: a state
 * @round: the index of the round looked at
 * @ply: after how many of its moves
 */
void
rk_window_state_set_place (RkWindowState *self,
                           guint          round,
                           guint          ply)
{
  g_return_if_fail (RK_IS_WINDOW_STATE (self));

  set_place (self, FALSE, round, ply);
}

/**
 * rk_window_state_set_live:
 * @self: a state
 *
 * The window follows the end of the match.
 */
void
rk_window_state_set_live (RkWindowState *self)
{
  g_return_if_fail (RK_IS_WINDOW_STATE (self));

  set_place (self, TRUE, 0, 0);
}

/**
 * rk_window_state_get_trial:
 * @self: a state
 * @match_id: the identifier of a match
 *
 * Returns: (transfer full) (nullable): what was tried out in that match, in the form in
 *   which it was set; from a stored state it may be anything
 */
GVariant *
rk_window_state_get_trial (RkWindowState *self,
                           const char    *match_id)
{
  GVariantIter iter;
  const char *id;
  GVariant *trial;

  g_return_val_if_fail (RK_IS_WINDOW_STATE (self), NULL);
  g_return_val_if_fail (match_id != NULL, NULL);

  g_variant_iter_init (&iter, self->trials);
  while (g_variant_iter_next (&iter, "(&sv)", &id, &trial))
    {
      if (g_str_equal (id, match_id))
        return trial;
      g_variant_unref (trial);
    }

  return NULL;
}

/* Those of other matches but for the first @n_skipped. */
static void
add_other_trials (RkWindowState   *self,
                  const char      *match_id,
                  guint            n_skipped,
                  GVariantBuilder *builder)
{
  for (gsize i = n_skipped; i < g_variant_n_children (self->trials); i++)
    {
      g_autoptr (GVariant) entry = g_variant_get_child_value (self->trials, i);
      const char *id;

      g_variant_get (entry, "(&sv)", &id, NULL);
      if (!g_str_equal (id, match_id))
        g_variant_builder_add_value (builder, entry);
    }
}

/**
 * rk_window_state_set_trial:
 * @self: a state
 * @match_id: the identifier of a match
 * @trial: (nullable): what is tried out in that match and kept nowhere else, %NULL for
 *   nothing; a floating reference is taken
 *
 * Trials of a few matches are remembered.
 */
void
rk_window_state_set_trial (RkWindowState *self,
                           const char    *match_id,
                           GVariant      *trial)
{
  g_autoptr (GVariant) wanted = trial != NULL ? g_variant_ref_sink (trial) : NULL;
  g_autoptr (GVariant) old = NULL;
  GVariantBuilder builder = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a(sv)"));
  gboolean is_full;

  g_return_if_fail (RK_IS_WINDOW_STATE (self));
  g_return_if_fail (match_id != NULL);

  old = rk_window_state_get_trial (self, match_id);
  if (old == wanted || (old != NULL && wanted != NULL && g_variant_equal (old, wanted)))
    return;

  is_full = old == NULL && g_variant_n_children (self->trials) >= MAX_TRIALS;
  add_other_trials (self, match_id, is_full ? 1 : 0, &builder);
  if (wanted != NULL)
    g_variant_builder_add (&builder, "(sv)", match_id, wanted);
  g_variant_unref (self->trials);
  self->trials = g_variant_ref_sink (g_variant_builder_end (&builder));
  g_signal_emit (self, signals[CHANGED], 0);
}
