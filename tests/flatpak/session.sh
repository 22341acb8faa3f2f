#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Usage: session.sh HOME COMMAND [ARGUMENT...]
#
# Runs a command as if somebody had just logged in for the first time: with an empty home folder,
# HOME, a virtual display, a session bus, and a /run/user that nobody else sees. When the command
# has ended, so have all services it made start, and HOME is gone.
#
# In a sandbox the folder for run-time files is /run/user/UID. It must be so outside, too: the file
# portal tells the program the path that a file has outside.
set -euo pipefail
here=$(dirname "${BASH_SOURCE[0]}")

if [ "$1" != --inside ]; then
  as_root=()
  [ "$EUID" -eq 0 ] || as_root=(--map-root-user)
  exec unshare "${as_root[@]}" --mount --pid --fork --kill-child --mount-proc \
    "$BASH" "$0" --inside "$@"
fi

home=$2
mkdir -p /run/user
mount -t tmpfs -o mode=755 tmpfs /run/user
export XDG_RUNTIME_DIR=/run/user/$EUID
mkdir -m 700 "$XDG_RUNTIME_DIR"

rm -rf --one-file-system "$home"
mkdir -m 700 "$home"
trap 'rm -rf --one-file-system "$home"' EXIT
for variable in "${!XDG_@}" "${!LC_@}"; do
  [ "$variable" = XDG_RUNTIME_DIR ] || unset "$variable"
done
unset LANGUAGE WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS
export HOME=$home LANG=C.UTF-8
export XDG_DATA_DIRS=$FLATPAK_USER_DIR/exports/share:/usr/local/share:/usr/share

# Not with exec: the first process must take care of all others.
status=0
"$BASH" "$here/../on-display.sh" "${@:3}" || status=$?
exit $status
