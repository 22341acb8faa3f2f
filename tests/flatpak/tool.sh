#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Usage: tool.sh [ARGUMENT...]
#
# The command-line tool in the sandbox. It sees no file but those that are handed in.
set -euo pipefail

arguments=()
for argument in "$@"; do
  if [ -f "$argument" ]; then
    arguments+=(@@ "$argument" @@)
  else
    arguments+=("$argument")
  fi
done
exec flatpak run --command=rio-kadalis-cli --file-forwarding io.github.riokadalis.RioKadalis \
  "${arguments[@]}"
