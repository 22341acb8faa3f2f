/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What the programs that are given any input have in common. Each defines the first of
 * these; libFuzzer calls it with what it makes up, rk-fuzz-corpus.c with files. It ends the
 * program where something does not hold. */
int     LLVMFuzzerTestOneInput  (const guint8  *data,
                                 gsize          size);
int     LLVMFuzzerInitialize    (int           *argc,
                                 char        ***argv);
gsize   LLVMFuzzerCustomMutator (guint8        *data,
                                 gsize          size,
                                 gsize          max_size,
                                 unsigned       seed);

/* An input that was refused has an error that can be shown. */
void    rk_fuzz_check_error     (const GError  *error);
void    rk_fuzz_check_same      (GBytes        *found,
                                 GBytes        *expected);
/* A text in UTF-8 that can be shown. */
void    rk_fuzz_check_text      (const char    *text);
/* Numbers that depend on the input alone. */
GRand  *rk_fuzz_make_rand       (const guint8  *data,
                                 gsize          size);

G_END_DECLS
