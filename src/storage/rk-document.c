/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-document-private.h"

#include "rk-analysis-cache.h"
#include "rk-clock.h"
#include "rk-document-backups.h"
#include "rk-file-kind.h"
#include "rk-file-name.h"
#include "rk-save-job.h"

struct _RkDocument
{
  GObject parent_instance;

  /* Owned References */
  GFile *file;
  GFile *real;
  GObject *content;
  GError *problem;
  RkSaveJob *job;
  GFile *analyses;
  /* NULL for a match. */
  RkDocumentBackups *backups;

  /* For a file that does not exist yet: its name without number and suffix. */
  char *stem;
  guint number;

  /* The file as it was last read or written. */
  RkFileStamp stamp;
  char *checksum;

  /* Tries again what could not be saved, and when after the next failure. */
  guint retry;
  guint pause;

  /* Changes of the content, and how many of them are on disk. */
  guint64 changes;
  guint64 saved_changes;
  /* The last of the changes that must be on disk: one that is not of the analysis. */
  guint64 needed_changes;

  RkOutside outside;
  /* What others wrote, so far as is known, and the version of it that may be replaced. */
  RkFileStamp seen;
  RkFileStamp agreed;
  gboolean overwrite;
  /* Whether somebody waits to hear what has become of rk_document_overwrite(). */
  gboolean is_asked;
  gboolean is_retired;
};

enum
{
  PROP_0,
  PROP_FILE,
  PROP_CONTENT,
  PROP_UNSAVED,
  PROP_SAVING,
  PROP_PROBLEM,
  PROP_OUTSIDE,
  N_PROPS
};

enum
{
  CHANGED,
  SAVED,
  SAVED_ANEW,
  REPLACED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (RkDocument, rk_document, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void save (RkDocument *self);

/* Seconds before a failed save is tried again: at first, and at most. */
#define FIRST_PAUSE 2
#define LAST_PAUSE  60

static void
retry_cb (gpointer user_data)
{
  RkDocument *self = user_data;

  self->retry = 0;
  self->pause = MIN (self->pause * 2, LAST_PAUSE);
  save (self);
}

/* What stands in the way may go by itself: a full disk, a folder that is not
 * mounted. The other problems wait for a person. */
static void
wait_for_retry (RkDocument *self)
{
  if (!g_error_matches (self->problem, RK_ERROR, RK_ERROR_IO))
    return;
  self->retry = g_timeout_add_once (self->pause * 1000, retry_cb, self);
}

static void
set_file (RkDocument *self,
          GFile      *file)
{
  g_autoptr (GFile) real = rk_file_io_resolve (file);

  g_set_object (&self->real, real);
  if (self->file != NULL && g_file_equal (self->file, file))
    return;
  g_set_object (&self->file, file);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_FILE]);
}

/* Takes @problem. With @answers it is told also when it is as before: somebody has asked. */
static void
set_problem (RkDocument *self,
             GError     *problem,
             gboolean    answers)
{
  gboolean same = self->problem == NULL || problem == NULL
                    ? self->problem == problem
                    : self->problem->code == problem->code &&
                      g_str_equal (self->problem->message, problem->message);

  g_clear_error (&self->problem);
  self->problem = problem;
  /* Nobody wants to hear the same again each time it is tried. */
  if (!same || answers)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROBLEM]);
}

/*
 * _rk_document_set_outside:
 * @self: a document
 * @outside: what is known of its file
 * @seen: (nullable): the stamp of what others made of it; not for %RK_OUTSIDE_SAME
 */
void
_rk_document_set_outside (RkDocument        *self,
                          RkOutside          outside,
                          const RkFileStamp *seen)
{
  g_return_if_fail (RK_IS_DOCUMENT (self));
  g_return_if_fail (outside == RK_OUTSIDE_SAME || seen != NULL);

  if (seen != NULL)
    self->seen = *seen;
  if (self->outside == outside || self->is_retired)
    return;
  self->outside = outside;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_OUTSIDE]);
}

static void
set_job (RkDocument *self,
         RkSaveJob  *job)
{
  g_clear_pointer (&self->job, rk_save_job_unref);
  self->job = job;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SAVING]);
}

static RkFileGuard
get_guard (RkDocument *self)
{
  if (self->stem != NULL)
    return RK_FILE_GUARD_NEW;
  return self->overwrite ? RK_FILE_GUARD_AGREED : RK_FILE_GUARD_STAMP;
}

static void
begin_job (RkDocument *self)
{
  RkSaveJob *job = rk_save_job_new_content (self->file, self->content, get_guard (self));

  g_clear_handle_id (&self->retry, g_source_remove);
  job->stamp = self->overwrite ? self->agreed : self->stamp;
  job->checksum = g_strdup (self->checksum);
  job->stem = g_strdup (self->stem);
  job->number = self->number;
  job->kind = rk_file_content_get_kind (self->content);
  job->changes = self->changes;
  self->overwrite = FALSE;
  set_job (self, job);
}

static void
set_saved (RkDocument *self,
           guint64     changes)
{
  self->saved_changes = changes;
  if (!rk_document_is_unsaved (self))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_UNSAVED]);
}

/* Where only the analysis is unsaved, and the file cannot be written, the analysis
 * is kept in the cache: nobody changed the match. */
static gboolean
keep_analysis (RkDocument *self)
{
  RkMatch *match = rk_document_get_match (self);

  return self->analyses != NULL && self->saved_changes >= self->needed_changes &&
         match != NULL && rk_match_get_analysis (match) != NULL &&
         rk_analysis_cache_save (self->analyses, match, NULL);
}

/* Takes over what the save has brought, once it is done. */
static void
end_job (RkDocument *self)
{
  g_autoptr (RkSaveJob) job = rk_save_job_ref (self->job);
  gboolean agreed = job->guard == RK_FILE_GUARD_AGREED;
  /* What was agreed to while this was saved is tried after it. */
  gboolean answers = self->is_asked && !self->overwrite;
  gboolean done;

  rk_save_job_end (job);
  done = job->error == NULL;
  g_object_freeze_notify (G_OBJECT (self));
  set_job (self, NULL);
  if (!done && keep_analysis (self))
    {
      g_clear_error (&job->error);
      set_saved (self, job->changes);
      g_object_thaw_notify (G_OBJECT (self));
      return;
    }
  if (done)
    {
      self->overwrite = FALSE;
      self->stamp = job->stamp;
      g_set_str (&self->checksum, job->checksum);
      self->pause = FIRST_PAUSE;
      g_clear_pointer (&self->stem, g_free);
      set_file (self, job->file);
      set_saved (self, job->changes);
      if (job->was_gone && self->outside != RK_OUTSIDE_GONE)
        g_signal_emit (self, signals[SAVED_ANEW], 0);
      _rk_document_set_outside (self, RK_OUTSIDE_SAME, NULL);
    }
  else if (agreed && g_error_matches (job->error, RK_ERROR, RK_ERROR_IO))
    /* What a person agreed to still holds for the next try: for the version that was seen. */
    self->overwrite = TRUE;
  if (g_error_matches (job->error, RK_ERROR, RK_ERROR_CHANGED))
    _rk_document_set_outside (self, RK_OUTSIDE_CHANGED, &job->stamp);
  if (answers)
    self->is_asked = FALSE;
  set_problem (self, g_steal_pointer (&job->error), answers);
  wait_for_retry (self);
  g_object_thaw_notify (G_OBJECT (self));

  if (done)
    g_signal_emit (self, signals[SAVED], 0);
}

static void
job_done_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (RkDocument) self = user_data;
  RkSaveJob *job = g_task_get_task_data (G_TASK (result));

  /* Somebody may have waited for it already. */
  if (self->job != job)
    return;
  end_job (self);
  if (rk_document_is_unsaved (self) &&
      (self->changes != job->changes ||
       (self->overwrite && job->guard != RK_FILE_GUARD_AGREED)))
    save (self);
}

/* Begins to save, unless a save is under way: then what is new follows it. */
static void
save (RkDocument *self)
{
  if (self->job != NULL || self->is_retired)
    return;
  begin_job (self);
  /* The document lives until the save is done. */
  rk_save_job_start (self->job, job_done_cb, g_object_ref (self));
}

static void
note_change (RkDocument *self,
             gboolean    needed)
{
  g_autoptr (GDateTime) now = rk_clock_now ();
  gboolean was_unsaved = rk_document_is_unsaved (self);

  rk_file_content_touch (self->content, now);
  self->changes++;
  if (needed)
    self->needed_changes = self->changes;
  if (!was_unsaved)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_UNSAVED]);
  save (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
match_changed_cb (RkDocument    *self,
                  RkMatchChange  change)
{
  note_change (self, change != RK_CHANGE_ANALYSIS);
}

/* What else the signal tells does not matter. */
static void
tournament_changed_cb (RkDocument *self)
{
  note_change (self, TRUE);
}

static void
rk_document_finalize (GObject *object)
{
  RkDocument *self = RK_DOCUMENT (object);

  g_clear_handle_id (&self->retry, g_source_remove);
  g_clear_object (&self->file);
  g_clear_object (&self->real);
  g_clear_object (&self->content);
  g_clear_error (&self->problem);
  g_clear_pointer (&self->job, rk_save_job_unref);
  g_clear_pointer (&self->stem, g_free);
  g_clear_pointer (&self->checksum, g_free);
  g_clear_pointer (&self->backups, rk_document_backups_free);
  g_clear_object (&self->analyses);

  G_OBJECT_CLASS (rk_document_parent_class)->finalize (object);
}

static void
rk_document_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  RkDocument *self = RK_DOCUMENT (object);

  switch (prop_id)
    {
    case PROP_FILE:
      g_value_set_object (value, self->file);
      break;

    case PROP_CONTENT:
      g_value_set_object (value, self->content);
      break;

    case PROP_UNSAVED:
      g_value_set_boolean (value, rk_document_is_unsaved (self));
      break;

    case PROP_SAVING:
      g_value_set_boolean (value, rk_document_is_saving (self));
      break;

    case PROP_PROBLEM:
      g_value_set_string (value, self->problem == NULL ? NULL : self->problem->message);
      break;

    case PROP_OUTSIDE:
      g_value_set_uint (value, self->outside);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_document_class_init (RkDocumentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->finalize = rk_document_finalize;
  object_class->get_property = rk_document_get_property;

  properties[PROP_FILE] =
    g_param_spec_object ("file", NULL, NULL, G_TYPE_FILE, flags);
  properties[PROP_CONTENT] =
    g_param_spec_object ("content", NULL, NULL, G_TYPE_OBJECT, flags);
  properties[PROP_UNSAVED] =
    g_param_spec_boolean ("unsaved", NULL, NULL, FALSE, flags);
  properties[PROP_SAVING] =
    g_param_spec_boolean ("saving", NULL, NULL, FALSE, flags);
  properties[PROP_PROBLEM] =
    g_param_spec_string ("problem", NULL, NULL, NULL, flags);
  properties[PROP_OUTSIDE] =
    g_param_spec_uint ("outside", NULL, NULL, 0, RK_OUTSIDE_GONE, RK_OUTSIDE_SAME, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * RkDocument::backup-failed:
   * @self: the document
   * @error: why, a sentence to show
   *
   * The copy of a tournament at a published round could not be written. Comes
   * once for a document; the file itself is saved all the same.
   */
  g_signal_new ("backup-failed", RK_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_ERROR);

  /**
   * RkDocument::changed:
   * @self: the document
   *
   * The content has changed, of whatever kind it is, and is being saved.
   */
  signals[CHANGED] =
    g_signal_new ("changed", RK_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  /**
   * RkDocument::gather:
   * @self: the document
   *
   * All that is known here is wanted: before the last save, or a copy. Whoever lets somebody
   * type what the content does not hold yet puts it there now.
   */
  g_signal_new ("gather", RK_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                0);

  /**
   * RkDocument::saved:
   * @self: the document
   *
   * A state of the content is on disk. There may be newer changes.
   */
  signals[SAVED] =
    g_signal_new ("saved", RK_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  /**
   * RkDocument::saved-anew:
   * @self: the document
   *
   * The file was not there any more, which "outside" had not told, and was written again.
   * Comes before "saved".
   */
  signals[SAVED_ANEW] =
    g_signal_new ("saved-anew", RK_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);

  /**
   * RkDocument::replaced:
   * @self: the document
   * @successor: the document to show in its place
   *
   * This document has ended and is not saved any more. What another program wrote was
   * loaded, and @successor has the file now; or that could not be done, and @successor has a
   * copy of the content, in a file of its own.
   */
  signals[REPLACED] =
    g_signal_new ("replaced", RK_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 1, RK_TYPE_DOCUMENT);
}

static void
rk_document_init (RkDocument *self)
{
  self->stamp.size = -1;
  self->pause = FIRST_PAUSE;
}

static RkDocument *
new_document (GFile   *file,
              GObject *content)
{
  RkDocument *self = g_object_new (RK_TYPE_DOCUMENT, NULL);

  self->content = g_object_ref (content);
  set_file (self, file);
  g_signal_connect_object (content, "changed",
                           RK_IS_MATCH (content) ? G_CALLBACK (match_changed_cb)
                                                 : G_CALLBACK (tournament_changed_cb),
                           self, G_CONNECT_SWAPPED);
  if (RK_IS_TOURNAMENT (content))
    self->backups = rk_document_backups_new (self, RK_TOURNAMENT (content));
  return self;
}

/*
 * _rk_document_new_read:
 * @file: a file
 * @content: what was read from it
 * @stamp: the stamp of the file before it was read
 * @checksum: of what was read
 *
 * Returns: (transfer full): a document with nothing to save
 */
RkDocument *
_rk_document_new_read (GFile             *file,
                       GObject           *content,
                       const RkFileStamp *stamp,
                       const char        *checksum)
{
  RkDocument *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (rk_file_content_is (content), NULL);

  self = new_document (file, content);
  self->stamp = *stamp;
  self->checksum = g_strdup (checksum);
  return self;
}

/*
 * _rk_document_new_created:
 * @folder: where the file shall be
 * @stem: its name without number and suffix
 * @number: the number to try first
 * @content: what it shall hold
 *
 * Returns: (transfer full): a document with a new file, which is being written
 */
RkDocument *
_rk_document_new_created (GFile      *folder,
                          const char *stem,
                          guint       number,
                          GObject    *content)
{
  g_autofree char *name = NULL;
  g_autoptr (GFile) file = NULL;
  RkDocument *self;

  g_return_val_if_fail (G_IS_FILE (folder), NULL);
  g_return_val_if_fail (stem != NULL, NULL);
  g_return_val_if_fail (rk_file_content_is (content), NULL);

  name = rk_file_name_number (stem, number, rk_file_content_get_kind (content));
  file = g_file_get_child (folder, name);
  self = new_document (file, content);
  self->stem = g_strdup (stem);
  self->number = number;
  self->changes = 1;
  self->needed_changes = 1;
  save (self);
  return self;
}

/*
 * _rk_document_set_backups:
 * @self: a document
 * @folder: (nullable): where copies of a tournament go, %NULL for none
 */
void
_rk_document_set_backups (RkDocument *self,
                          GFile      *folder)
{
  g_return_if_fail (RK_IS_DOCUMENT (self));

  if (self->backups != NULL)
    rk_document_backups_set_folder (self->backups, folder);
}

/*
 * _rk_document_set_analyses:
 * @self: a document
 * @folder: (nullable): where the analysis of a match goes whose file cannot be
 *   written, %NULL for nowhere
 */
void
_rk_document_set_analyses (RkDocument *self,
                           GFile      *folder)
{
  g_return_if_fail (RK_IS_DOCUMENT (self));

  g_set_object (&self->analyses, folder);
}

/*
 * _rk_document_is_for:
 * @self: a document
 * @real: a file, as rk_file_io_resolve() gives it
 *
 * Returns: whether @real is the file of @self
 */
gboolean
_rk_document_is_for (RkDocument *self,
                     GFile      *real)
{
  g_return_val_if_fail (RK_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (real), FALSE);

  return !self->is_retired && g_file_equal (self->real, real);
}

/*
 * _rk_document_get_known:
 * @self: a document
 * @stamp: (out): the stamp of its file when it was read or saved last
 *
 * Returns: (transfer none) (nullable): the checksum of the file then; %NULL while that
 *   is not settled, since it is being written
 */
const char *
_rk_document_get_known (RkDocument  *self,
                        RkFileStamp *stamp)
{
  g_return_val_if_fail (RK_IS_DOCUMENT (self), NULL);

  *stamp = self->stamp;
  return self->job == NULL && self->stem == NULL && !self->is_retired ? self->checksum : NULL;
}

/*
 * _rk_document_set_stamp:
 * @self: a document
 * @stamp: the stamp that its file has now, with the content that is known
 */
void
_rk_document_set_stamp (RkDocument        *self,
                        const RkFileStamp *stamp)
{
  g_return_if_fail (RK_IS_DOCUMENT (self));

  self->stamp = *stamp;
}

/*
 * _rk_document_retire:
 * @self: a document
 * @successor: the one to show in its place: with its file, or with a copy of its content
 *
 * Ends @self: what is unsaved in it is never saved. A person wanted to lose it, or it is in
 * a copy.
 */
void
_rk_document_retire (RkDocument *self,
                     RkDocument *successor)
{
  g_return_if_fail (RK_IS_DOCUMENT (self));
  g_return_if_fail (RK_IS_DOCUMENT (successor));

  g_signal_handlers_disconnect_by_data (self->content, self);
  _rk_document_set_backups (self, NULL);
  if (self->job != NULL)
    end_job (self);
  g_clear_handle_id (&self->retry, g_source_remove);
  _rk_document_set_outside (self, RK_OUTSIDE_SAME, NULL);
  self->is_retired = TRUE;
  set_problem (self, NULL, FALSE);
  if (rk_document_is_unsaved (self))
    set_saved (self, self->changes);
  g_signal_emit (self, signals[REPLACED], 0, successor);
}

/*
 * _rk_document_follow:
 * @self: a document that is settled
 * @file: where its file was moved
 *
 * Later changes are saved there.
 */
void
_rk_document_follow (RkDocument *self,
                     GFile      *file)
{
  g_return_if_fail (RK_IS_DOCUMENT (self));
  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (self->job == NULL);

  set_file (self, file);
}

/*
 * _rk_document_get_retry:
 * @self: a document
 *
 * Returns: the source that tries to save again, 0 if nothing is waiting
 */
guint
_rk_document_get_retry (RkDocument *self)
{
  g_return_val_if_fail (RK_IS_DOCUMENT (self), 0);

  return self->retry;
}

/**
 * rk_document_get_file:
 * @self: a document
 *
 * Returns: (transfer none): the file that the content is saved in
 */
GFile *
rk_document_get_file (RkDocument *self)
{
  g_return_val_if_fail (RK_IS_DOCUMENT (self), NULL);

  return self->file;
}

/**
 * rk_document_get_content:
 * @self: a document
 *
 * Returns: (transfer none): what the file holds: an #RkMatch or #RkTournament
 */
GObject *
rk_document_get_content (RkDocument *self)
{
  g_return_val_if_fail (RK_IS_DOCUMENT (self), NULL);

  return self->content;
}

/**
 * rk_document_is_unsaved:
 * @self: a document
 *
 * Returns: whether there are changes that are not on disk yet
 */
gboolean
rk_document_is_unsaved (RkDocument *self)
{
  g_return_val_if_fail (RK_IS_DOCUMENT (self), FALSE);

  return self->changes != self->saved_changes;
}

/**
 * rk_document_is_saving:
 * @self: a document
 *
 * Returns: whether a save is under way
 */
gboolean
rk_document_is_saving (RkDocument *self)
{
  g_return_val_if_fail (RK_IS_DOCUMENT (self), FALSE);

  return self->job != NULL;
}

/**
 * rk_document_get_problem:
 * @self: a document
 *
 * Returns: (transfer none) (nullable): why the last save failed:
 *   %RK_ERROR_CHANGED if another program wrote the file, %RK_ERROR_VERSION if
 *   that was a newer version of this one, %RK_ERROR_TOO_LARGE if the content
 *   would make a file that is too large to be read, else %RK_ERROR_IO
 */
const GError *
rk_document_get_problem (RkDocument *self)
{
  g_return_val_if_fail (RK_IS_DOCUMENT (self), NULL);

  return self->problem;
}

/**
 * rk_document_retry:
 * @self: a document
 *
 * Saves again what could not be saved. Does nothing if nothing is unsaved.
 */
void
rk_document_retry (RkDocument *self)
{
  g_return_if_fail (RK_IS_DOCUMENT (self));

  if (rk_document_is_unsaved (self))
    save (self);
}

/**
 * rk_document_get_outside:
 * @self: a document
 *
 * Returns: what is known of the work of others on the file, since the last
 *   rk_document_check_async() or the last save
 */
RkOutside
rk_document_get_outside (RkDocument *self)
{
  g_return_val_if_fail (RK_IS_DOCUMENT (self), RK_OUTSIDE_SAME);

  return self->outside;
}

/**
 * rk_document_get_seen:
 * @self: a document
 * @seen: (out): which version of the file "outside" tells of, for rk_document_overwrite()
 *
 * It may be another one soon: who asks a person notes it before.
 */
void
rk_document_get_seen (RkDocument  *self,
                      RkFileStamp *seen)
{
  g_return_if_fail (RK_IS_DOCUMENT (self));
  g_return_if_fail (seen != NULL);

  *seen = self->seen;
}

/**
 * rk_document_overwrite:
 * @self: a document
 * @agreed: the version of another program that may be lost, see rk_document_get_seen()
 *
 * Writes the file as the document has it, over @agreed, or again where it is gone; also when
 * nothing is unsaved. Any other version is kept. If it could not be done "problem" is notified,
 * also when it is the same as before.
 */
void
rk_document_overwrite (RkDocument        *self,
                       const RkFileStamp *agreed)
{
  g_return_if_fail (RK_IS_DOCUMENT (self));
  g_return_if_fail (agreed != NULL);

  if (self->is_retired)
    return;
  if (!rk_document_is_unsaved (self))
    {
      self->changes++;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_UNSAVED]);
    }
  self->needed_changes = self->changes;
  self->is_asked = TRUE;
  if (self->outside != RK_OUTSIDE_SAME)
    {
      self->overwrite = TRUE;
      self->agreed = *agreed;
    }
  save (self);
}

/**
 * rk_document_flush:
 * @self: a document
 * @error: return location for a #GError, as rk_document_get_problem()
 *
 * Blocks until everything is on disk, also what is being typed, or it is clear that it cannot
 * be saved.
 *
 * Returns: %FALSE with @error set if something is still unsaved
 */
gboolean
rk_document_flush (RkDocument  *self,
                   GError     **error)
{
  g_return_val_if_fail (RK_IS_DOCUMENT (self), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  rk_document_gather (self);
  if (self->backups != NULL)
    rk_document_backups_end (self->backups);
  while (self->job != NULL)
    end_job (self);
  /* Here and now: a flush may be the last thing that the program does. */
  if (rk_document_is_unsaved (self) && self->job == NULL)
    {
      begin_job (self);
      rk_save_job_run (self->job);
      end_job (self);
    }
  if (!rk_document_is_unsaved (self))
    return TRUE;
  if (error != NULL && self->problem != NULL)
    *error = g_error_copy (self->problem);
  return FALSE;
}
