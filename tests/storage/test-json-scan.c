/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <string.h>

#include "rk-json-print.h"
#include "rk-json-scan.h"
#include "rk-json.h"
#include "rk-test-files.h"

#define ESCAPE "expected an escape such as \\n or \\u0041"
#define CLOSING "expected a closing quote or an escape such as \\n"
#define HALVES "expected both halves of a surrogate pair"
#define NUL "U+0000 is not allowed"

/* Texts, with their length where they hold a NUL, and what the scanner says of
 * them; NULL for a sound one. */
static const struct
{
  const char *text;
  const char *message;
  gssize length;
} texts[] = {
  /* Sound. */
  { "{}", NULL },
  { " \t\r\n[ ] \n", NULL },
  { "\xef\xbb\xbf{\"a\": 1}", NULL },
  { "null", NULL },
  { "-0", NULL },
  { "0.0e-0", NULL },
  { "9007199254740992", NULL },
  { "-9007199254740992", NULL },
  { "1.7976931348623157e308", NULL },
  { "1e-400", NULL },
  { "0e999999", NULL },
  { "123456789012345678901234567890.0", NULL },
  { "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u0041\\uD83E\\udd81\xf0\x9f\xa6\x81\x7f\"", NULL },
  { "{\"a\": {\"a\": {\"a\": []}}, \"b\": [{\"a\": 1}, {\"a\": 1}]}", NULL },
  { "{\"\": 1, \" \": 2}", NULL },
  { "[true,false,null,\"\",-1.5E+2]", NULL },

  /* Cut short. */
  { "", "line 1, column 1: found the end of the file; expected a value" },
  { "\xef\xbb\xbf", "line 1, column 1: found the end of the file; expected a value" },
  { "{", "line 1, column 2: found the end of the file; expected a member name in quotes" },
  { "{\"a", "line 1, column 4: found the end of the file; " CLOSING },
  { "{\"a\"", "line 1, column 5: a: found the end of the file; expected \":\"" },
  { "{\"a\":", "line 1, column 6: a: found the end of the file; expected a value" },
  { "{\"a\":1", "line 1, column 7: found the end of the file; expected \",\" or \"}\"" },
  { "[1,\n", "line 2, column 1: [1]: found the end of the file; expected a value" },
  { "[1", "line 1, column 3: found the end of the file; expected \",\" or \"]\"" },
  { "\"\\", "line 1, column 3: found the end of the file; " ESCAPE },
  { "-", "line 1, column 2: found the end of the file; expected a digit" },
  { "1.", "line 1, column 3: found the end of the file; expected a digit" },
  { "1e", "line 1, column 3: found the end of the file; expected a digit" },
  { "1e+", "line 1, column 4: found the end of the file; expected a digit" },

  /* Not JSON. */
  { "{\"a\":1,}", "line 1, column 8: found \"}\"; expected a member name in quotes" },
  { "{,}", "line 1, column 2: found \",\"; expected a member name in quotes" },
  { "{a:1}", "line 1, column 2: found \"a\"; expected a member name in quotes" },
  { "{'a':1}", "line 1, column 2: found \"'\"; expected a member name in quotes" },
  { "{\"a\" 1}", "line 1, column 6: a: found \"1\"; expected \":\"" },
  { "{\"a\":}", "line 1, column 6: a: found \"}\"; expected a value" },
  { "{\"a\":1 \"b\":2}", "line 1, column 8: found \"\"\"; expected \",\" or \"}\"" },
  { "[1,]", "line 1, column 4: [1]: found \"]\"; expected a value" },
  { "[,1]", "line 1, column 2: [0]: found \",\"; expected a value" },
  { "[1 2]", "line 1, column 4: found \"2\"; expected \",\" or \"]\"" },
  { "[1}", "line 1, column 3: found \"}\"; expected \",\" or \"]\"" },
  { "{]", "line 1, column 2: found \"]\"; expected a member name in quotes" },
  { "{} {}", "line 1, column 4: found \"{\"; expected the end of the file" },
  { "[]]", "line 1, column 3: found \"]\"; expected the end of the file" },
  { "// no\n1", "line 1, column 1: found \"/\"; expected a value" },
  { "[1, /* no */ 2]", "line 1, column 5: [1]: found \"/\"; expected a value" },
  { "'a'", "line 1, column 1: found \"'\"; expected a value" },
  { "True", "line 1, column 1: found \"True\"; expected a value" },
  { "[tru]", "line 1, column 2: [0]: found \"tru\"; expected a value" },
  { "[nullx]", "line 1, column 2: [0]: found \"nullx\"; expected a value" },
  { "[falsefalse]", "line 1, column 2: [0]: found \"falsefalse\"; expected a value" },
  { "NaN", "line 1, column 1: found \"NaN\"; expected a value" },
  { "undefined", "line 1, column 1: found \"undefined\"; expected a value" },
  { "[\xc2\xa0]", "line 1, column 2: [0]: found \"\xc2\xa0\"; expected a value" },
  { "[\x0b]", "line 1, column 2: [0]: found \"U+000B\"; expected a value" },
  { "\xe2\x80\x9c" "a\"", "line 1, column 1: found \"\xe2\x80\x9c\"; expected a value" },

  /* Numbers. */
  { "+1", "line 1, column 1: found \"+\"; expected a value" },
  { ".5", "line 1, column 1: found \".\"; expected a value" },
  { "01", "line 1, column 1: found \"01\"; expected a number that does not begin with 0" },
  { "[-012]",
    "line 1, column 2: [0]: found \"-012\"; expected a number that does not begin with 0" },
  { "0x10", "line 1, column 2: found \"x10\"; expected the end of the file" },
  { "1.e5", "line 1, column 3: found \"e5\"; expected a digit" },
  { "--1", "line 1, column 2: found \"-\"; expected a digit" },
  { "-Infinity", "line 1, column 2: found \"Infinity\"; expected a digit" },
  { "1_000", "line 1, column 2: found \"_\"; expected the end of the file" },
  { "1,5", "line 1, column 2: found \",\"; expected the end of the file" },
  { "9007199254740993",
    "line 1, column 1: found \"9007199254740993\"; "
    "expected a whole number up to 9007199254740992" },
  { "{\"x\": [-9007199254740993]}",
    "line 1, column 8: x[0]: found \"-9007199254740993\"; "
    "expected a whole number up to 9007199254740992" },
  { "18446744073709551617",
    "line 1, column 1: found \"18446744073709551617\"; "
    "expected a whole number up to 9007199254740992" },
  { "10000000000000000000000000000000000000000000000000",
    "line 1, column 1: found \"1000000000000000000000000000000000000000…\"; "
    "expected a whole number up to 9007199254740992" },
  { "1e309", "line 1, column 1: found \"1e309\"; expected a number up to 1.797e308" },
  { "{\"x\": -1e400}", "line 1, column 7: x: found \"-1e400\"; expected a number up to 1.797e308" },
  { "0.1e99999999999999999999",
    "line 1, column 1: found \"0.1e99999999999999999999\"; expected a number up to 1.797e308" },

  /* Texts. */
  { "\"a\nb\"", "line 1, column 3: found \"U+000A\"; " CLOSING },
  { "\"a\tb\"", "line 1, column 3: found \"U+0009\"; " CLOSING },
  { "\"\x1f\"", "line 1, column 2: found \"U+001F\"; " CLOSING },
  { "\"\\x41\"", "line 1, column 2: found \"\\x\"; " ESCAPE },
  { "\"\\'\"", "line 1, column 2: found \"\\'\"; " ESCAPE },
  { "\"\\U0041\"", "line 1, column 2: found \"\\U\"; " ESCAPE },
  { "\"\\\xc3\xa9\"", "line 1, column 2: found \"\\\xc3\xa9\"; " ESCAPE },
  { "\"\\u12\"", "line 1, column 2: found \"\\u12\"; expected four hexadecimal digits after \\u" },
  { "\"\\u00g0\"",
    "line 1, column 2: found \"\\u00\"; expected four hexadecimal digits after \\u" },
  { "\"\\u0000\"", "line 1, column 2: " NUL },
  { "[\"a\", \"b\\u0000c\"]", "line 1, column 9: [1]: " NUL },
  { "{\"a\\u0000\": 1}", "line 1, column 4: " NUL },
  { "\"\\ud83d\"", "line 1, column 2: found \"\\ud83d\"; " HALVES },
  { "\"\\ud83dx\"", "line 1, column 2: found \"\\ud83d\"; " HALVES },
  { "\"\\ud83d\\n\"", "line 1, column 2: found \"\\ud83d\\\"; " HALVES },
  { "\"\\ud83d\\ud83d\"", "line 1, column 2: found \"\\ud83d\\ud83d\"; " HALVES },
  { "\"\\udd81\"", "line 1, column 2: found \"\\udd81\"; " HALVES },

  /* U+0000 and what is not UTF-8. */
  { "\"a\0b\"", "line 1, column 3: " NUL, 5 },
  { "{}\0", "line 1, column 3: " NUL, 3 },
  { "[1\0]", "line 1, column 3: " NUL, 4 },
  { "\0", "line 1, column 1: " NUL, 1 },
  { "\"\xff\"", "line 1, column 2: this is not UTF-8" },
  { "{\"a\": \"\xc3\"}", "line 1, column 8: a: this is not UTF-8" },
  { "\"\xc0\x80\"", "line 1, column 2: this is not UTF-8" },
  { "\"\xed\xa0\xbd\"", "line 1, column 2: this is not UTF-8" },
  /* Letters cut short, at the end of the file and within it. */
  { "\"\xe0\xa6", "line 1, column 2: this is not UTF-8" },
  { "\"\xf0\x9f\xa6\"", "line 1, column 2: this is not UTF-8" },
  { "{\"\xc3", "line 1, column 3: this is not UTF-8" },
  { "\"\xf4\x90\x80\x80\"", "line 1, column 2: this is not UTF-8" },
  { "{}\n\x80", "line 2, column 1: this is not UTF-8" },
  { "\xff\xfe{\0}\0", "line 1, column 1: this is not UTF-8", 6 },

  /* Members that appear twice. */
  { "{\"a\":1,\"a\":1}", "line 1, column 8: a: this member appears twice" },
  { "{\"a\":1,\"\\u0061\":2}", "line 1, column 8: a: this member appears twice" },
  { "{\"\":1,\"\":2}", "line 1, column 7: [\"\"]: this member appears twice" },
  { "{\"x\":[0,{\"b c\":{\"é\":1,\n  \"\\u00e9\":2}}]}",
    "line 2, column 3: x[1][\"b c\"][\"é\"]: this member appears twice" },
  { "{\"\\ud83e\\udd81\":1,\"\xf0\x9f\xa6\x81\":2}",
    "line 1, column 19: [\"\xf0\x9f\xa6\x81\"]: this member appears twice" },

  /* Lines and columns. */
  { "\r\n\r\n  x", "line 3, column 3: found \"x\"; expected a value" },
  { "\r\r  x", "line 3, column 3: found \"x\"; expected a value" },
  { "\n\r\n\r x", "line 4, column 2: found \"x\"; expected a value" },
  { "[\"\xe0\xa6\x85\xf0\x9f\xa6\x81\", x]",
    "line 1, column 8: [1]: found \"x\"; expected a value" },
  { "\xef\xbb\xbfx", "line 1, column 1: found \"x\"; expected a value" },
  /* A byte order mark is one only at the start, and once. */
  { "\xef\xbb\xbf\xef\xbb\xbf{}", "line 1, column 1: found \"U+FEFF\"; expected a value" },
  { " \xef\xbb\xbf{}", "line 1, column 2: found \"U+FEFF\"; expected a value" },
  { "{\"a\":\n{\"b-c\":\n[[], [[]\n, x]]}}",
    "line 4, column 3: a.b-c[1][1]: found \"x\"; expected a value" },
};

static void
test_texts (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;
      gsize length = texts[i].length > 0 ? texts[i].length : strlen (texts[i].text);
      /* A copy of just this length shows a step beyond its end. */
      g_autofree char *text = g_memdup2 (texts[i].text, length);
      gboolean is_sound = rk_json_scan (text, length, &error);

      if (texts[i].message == NULL)
        {
          g_assert_no_error (error);
          g_assert_true (is_sound);
        }
      else
        {
          g_assert_error (error, RK_ERROR, RK_ERROR_SYNTAX);
          g_assert_cmpstr (error->message, ==, texts[i].message);
          g_assert_false (is_sound);
        }
    }
}

/* Every sound text is one for json-glib too, and printed the same again. */
static void
test_print (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (texts) && texts[i].message == NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) tree = NULL;
      g_autoptr (JsonNode) again = NULL;
      g_autoptr (GBytes) first = NULL;
      g_autoptr (GBytes) second = NULL;

      tree = rk_json_parse (texts[i].text, strlen (texts[i].text), &error);
      g_assert_no_error (error);
      first = rk_json_print (tree);
      again = rk_json_parse (g_bytes_get_data (first, NULL), g_bytes_get_size (first), &error);
      g_assert_no_error (error);
      second = rk_json_print (again);
      g_assert_true (g_bytes_equal (first, second));
      g_assert_true (json_node_equal (tree, again));
    }
}

static void
test_print_compact (void)
{
  const char *text = "{\"a\":[],\"b\":{},\"c d\":[1,\"e: f, g\",{\"h\":null}]}";
  g_autoptr (JsonNode) tree = rk_json_parse (text, strlen (text), NULL);
  g_autoptr (GBytes) bytes = rk_json_print_compact (tree);
  g_autofree char *printed = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

  g_assert_cmpstr (printed, ==, text);
}

static void
test_print_exactly (void)
{
  const char *text =
    "{\n \"a\": [],\n \"b\": {},\n \"c\": [\n  1,\n  -1.5,\n  0.1,\n  1e+300,\n  4.94065645841247e-324,\n"
    "  -0.0,\n  1000.0,\n  true,\n  null\n ],\n \"d\\\"\": \"\\\\ / \\b\\f\\n\\r\\t\\u001f \x7f é\"\n}";
  g_autoptr (JsonNode) tree = rk_json_parse (text, strlen (text), NULL);
  g_autoptr (GBytes) bytes = rk_json_print (tree);
  g_autofree char *printed = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

  g_assert_cmpstr (printed, ==, text);
}

static char *
nested (guint depth)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < depth; i++)
    g_string_append (text, i % 2 == 0 ? "[" : "{\"a\":");
  g_string_append (text, depth % 2 == 0 ? "0" : "");
  for (guint i = depth; i > 0; i--)
    g_string_append (text, i % 2 == 1 ? "]" : "}");

  return g_string_free (text, FALSE);
}

static void
test_depth (void)
{
  g_autofree char *deepest = nested (RK_JSON_MAX_DEPTH);
  g_autofree char *deeper = nested (RK_JSON_MAX_DEPTH + 1);
  g_autofree char *abyss = nested (1000000);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) abyss_error = NULL;

  g_assert_true (rk_json_scan (deepest, strlen (deepest), &error));
  g_assert_no_error (error);

  g_assert_false (rk_json_scan (deeper, strlen (deeper), &error));
  g_assert_error (error, RK_ERROR, RK_ERROR_SYNTAX);
  g_assert_true (g_str_has_prefix (error->message, "line 1, column 193: [0].a[0].a[0].a"));
  g_assert_true (g_str_has_suffix (error->message, ".a: nested deeper than 64 levels"));

  g_assert_false (rk_json_scan (abyss, strlen (abyss), &abyss_error));
  g_assert_cmpstr (abyss_error->message, ==, error->message);
}

static void
test_size (void)
{
  g_autofree char *text = g_malloc (RK_JSON_MAX_BYTES + 1);
  g_autoptr (GError) error = NULL;

  memset (text, ' ', RK_JSON_MAX_BYTES + 1);
  text[0] = '1';

  g_assert_true (rk_json_scan (text, RK_JSON_MAX_BYTES, &error));
  g_assert_no_error (error);
  g_assert_false (rk_json_scan (text, RK_JSON_MAX_BYTES + 1, &error));
  g_assert_error (error, RK_ERROR, RK_ERROR_TOO_LARGE);
  g_assert_cmpstr (error->message, ==, "the file is larger than 8 MiB");
}

/* Long names and texts are cut in messages. */
static void
test_long (void)
{
  g_autoptr (GString) text = g_string_new ("{\"");
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 100000; i++)
    g_string_append (text, "অ");
  g_string_append (text, "\": ?");

  g_assert_false (rk_json_scan (text->str, text->len, &error));
  g_assert_cmpstr (error->message, ==,
                   "line 1, column 100006: [\"অঅঅঅঅঅঅঅঅঅঅঅঅঅঅঅঅঅঅঅঅঅঅঅঅঅঅঅঅঅঅঅঅঅঅঅঅঅঅঅ…\"]: "
                   "found \"?\"; expected a value");
}

/* However many members there are before it, between them objects with the same names. */
static void
test_twice (void)
{
  for (guint n_names = 1; n_names <= 100; n_names++)
    for (guint twice = 0; twice < n_names; twice += 1 + n_names / 10)
      {
        g_autoptr (GString) text = g_string_new ("{");
        g_autofree char *expected = NULL;
        g_autoptr (GError) error = NULL;

        for (guint i = 0; i < n_names; i++)
          g_string_append_printf (text, "\"n%u\":{\"n%u\":0},", i, i);
        expected = g_strdup_printf ("line 1, column %zu: n%u: this member appears twice",
                                    text->len + 1, twice);
        g_string_append_printf (text, "\"n%u\":0}", twice);

        g_assert_false (rk_json_scan (text->str, text->len, &error));
        g_assert_cmpstr (error->message, ==, expected);
      }
}

/* Names that g_str_hash() cannot tell apart: "aB" and "b!" have one value. */
static char *
colliding_name (guint n)
{
  GString *name = g_string_new (NULL);

  for (guint bit = 0; bit < 17; bit++)
    g_string_append (name, n & (1u << bit) ? "aB" : "b!");

  return g_string_free (name, FALSE);
}

/* Largest files of each kind that could be slow; how long each takes is printed
 * (the sanitizers take most of it), and none may take long. */
static void
check_fast (const char *what,
            GString    *text,
            gboolean    is_sound)
{
  g_autoptr (GError) error = NULL;
  gint64 start = g_get_monotonic_time ();
  double seconds;

  g_assert_cmpuint (text->len, <=, RK_JSON_MAX_BYTES);
  g_assert_cmpint (rk_json_scan (text->str, text->len, &error), ==, is_sound);
  seconds = (g_get_monotonic_time () - start) / 1e6;
  g_test_message ("%s: %.3f s for %zu bytes", what, seconds, text->len);
  g_assert_cmpfloat (seconds, <, 20);
}

static void
test_fast (void)
{
  static const struct
  {
    const char *what, *start, *repeated, *end;
    gboolean is_sound;
  } kinds[] = {
    { "empty lists", "[[]", ",[]", "]", TRUE },
    { "empty objects", "[{}", ",{}", "]", TRUE },
    { "objects", "[{\"a\":1}", ",{\"a\":1}", "]", TRUE },
    { "numbers", "[1", ",1e9", "]", TRUE },
    { "digits", "[1.", "1", "]", TRUE },
    { "whole digits", "[1", "1", "]", FALSE },
    { "escapes", "[\"", "\\u0041", "\"]", TRUE },
    { "lines", "[", "\n", "x", FALSE },
    { "no end", "[\"", "x", "", FALSE },
  };
  const gsize full = rk_test_count (RK_JSON_MAX_BYTES - 100);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (GString) text = g_string_new (kinds[i].start);

      while (text->len < full)
        g_string_append (text, kinds[i].repeated);
      g_string_append (text, kinds[i].end);
      check_fast (kinds[i].what, text, kinds[i].is_sound);
    }

  for (guint colliding = 0; colliding < 2; colliding++)
    {
      g_autoptr (GString) text = g_string_new ("{");

      for (guint n = 0; text->len < full; n++)
        {
          g_autofree char *name = colliding ? colliding_name (n) : g_strdup_printf ("%x", n);

          g_string_append_printf (text, "%s\"%s\":0", n > 0 ? "," : "", name);
        }
      g_string_append (text, "}");
      check_fast (colliding ? "colliding names" : "names", text, !colliding);
    }
}

static void
test_colliding (void)
{
  g_autoptr (GString) text = g_string_new ("{\"x\": {");
  g_autoptr (GError) error = NULL;

  for (guint n = 0; n < 300; n++)
    {
      g_autofree char *name = colliding_name (n);

      g_string_append_printf (text, "%s\"%s\":0", n > 0 ? "," : "", name);
    }
  g_string_append (text, "}}");

  g_assert_false (rk_json_scan (text->str, text->len, &error));
  g_assert_error (error, RK_ERROR, RK_ERROR_SYNTAX);
  g_assert_true (g_str_has_suffix (error->message,
                                   ": the names of these members were chosen to slow down "
                                   "reading"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/json-scan/texts", test_texts);
  g_test_add_func ("/json-scan/print", test_print);
  g_test_add_func ("/json-scan/print-exactly", test_print_exactly);
  g_test_add_func ("/json-scan/print-compact", test_print_compact);
  g_test_add_func ("/json-scan/depth", test_depth);
  g_test_add_func ("/json-scan/size", test_size);
  g_test_add_func ("/json-scan/long", test_long);
  g_test_add_func ("/json-scan/twice", test_twice);
  g_test_add_func ("/json-scan/fast", test_fast);
  g_test_add_func ("/json-scan/colliding", test_colliding);

  return g_test_run ();
}
