#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Usage: on-display.sh COMMAND [ARGUMENT...]
#
# Runs a command on a virtual display and a session bus of its own. What the bus and the services
# on it have to say is left out: the command's own output goes past them.
set -euo pipefail

case $1 in
  --bus)
    exec dbus-run-session -- "$BASH" "$0" --command "${@:2}" 7>&1 8>&2 >/dev/null 2>&1
    ;;
  --command)
    unset WAYLAND_DISPLAY
    export GDK_BACKEND=x11 GSK_RENDERER=${GSK_RENDERER:-cairo}
    exec "${@:2}" >&7 2>&8 7>&- 8>&-
    ;;
  *)
    for tool in xvfb-run dbus-run-session xdotool import; do
      command -v $tool >/dev/null || { echo "$tool is missing." >&2; exit 1; }
    done
    exec xvfb-run -a -s "-screen 0 ${SCREEN:-1280x900}x24 -noreset" "$BASH" "$0" --bus "$@"
    ;;
esac
