#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Usage: screenshot.sh FILE PROGRAM [ARGUMENT...]
#
# Starts a program on a display and a session bus of its own, waits until its window is
# drawn, saves what the screen shows and ends it. The picture is of all windows together.
set -euo pipefail

if [ "${1-}" != --inside ]; then
  for tool in xvfb-run dbus-run-session xdotool import; do
    command -v $tool >/dev/null || { echo "$tool is missing." >&2; exit 1; }
  done
  # What the bus and the services on it have to say is left out; the program's own words
  # therefore go past them.
  exec xvfb-run -a -s "-screen 0 ${SCREEN:-1280x900}x24 -noreset" \
    "$BASH" -c 'exec dbus-run-session -- "$@" 7>&1 8>&2 >/dev/null 2>&1' - \
    "$BASH" "$0" --inside "$@"
fi
exec >&7 2>&8 7>&- 8>&-

file=$2
shift 2
unset WAYLAND_DISPLAY
export GDK_BACKEND=x11 GSK_RENDERER=${GSK_RENDERER:-cairo}

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
  import -silent -window root -trim +repage "$file"
  colours=$(identify -format '%k' "$file")
  now=$(identify -format '%#' "$file")
  [ "$colours" -eq 1 ] || [ "$now" != "$last" ] || break
  last=$now
  still_waiting 'The window did not come to rest within a minute.'
done

kill "$program"
wait "$program" || true
