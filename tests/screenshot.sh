#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Usage: screenshot.sh FILE PROGRAM [ARGUMENT...]
#
# Starts a program, waits until its window is drawn, saves a picture of all windows together and
# ends the program. To be run on a display of its own, see on-display.sh.
set -euo pipefail

file=$1
shift

"$@" &
program=$!
deadline=$((SECONDS + 60))

# Fails when the program has ended, or when it takes too long.
still_waiting ()
{
  if ! kill -0 "$program" 2>/dev/null; then
    status=0
    wait "$program" || status=$?
    echo "The program ended by itself, with exit status $status." >&2
    exit 1
  elif [ $SECONDS -ge $deadline ]; then
    kill "$program"
    echo "$1" >&2
    exit 1
  fi
  sleep 0.1
}

until xdotool search --onlyvisible --pid "$program" >/dev/null 2>&1; do
  still_waiting 'No window appeared within a minute.'
done

# Drawn: two pictures one after the other agree, and are not of one colour.
last=
while :; do
  import -silent -window root "$file"
  colours=$(identify -format '%k' "$file")
  now=$(identify -format '%#' "$file")
  [ "$colours" -eq 1 ] || [ "$now" != "$last" ] || break
  last=$now
  still_waiting 'The window did not come to rest within a minute.'
done

mogrify -trim +repage "$file"

kill "$program"
wait "$program" || true
