#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Usage: tests/install.sh [FOLDER]
#
# Makes the source archive from what is committed, builds it as a packager would, installs it into
# a folder of its own and takes it away again: the programs must run from there, and nothing may
# be left. FOLDER is where to do so, else one that is removed at the end. To be run where the tools
# are: ./dev shell -c tests/install.sh
set -euo pipefail

project=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
if (($#)); then
  folder=$1
  mkdir -p "$folder"
else
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
fi

fail ()
{
  printf 'install: %s\n' "$1" >&2
  exit 1
}

# Some containers are given a copy of the files only.
if [[ ! -e $project/.git ]]; then
  echo 'install: left out, for here is no repository to make the archive from' >&2
  exit 0
fi

# What a command says is of interest when it fails.
quietly ()
{
  "$@" >"$folder/log" 2>&1 || { cat "$folder/log" >&2; fail "$*"; }
}

# Of the last commit, whatever else lies in the folder: in a clone nothing else does.
git -c advice.detachedHead=false clone -q "$project" "$folder/clone"
quietly meson setup "$folder/first" "$folder/clone" -Dtests=false
quietly meson dist -C "$folder/first" --no-tests --formats xztar
archive=("$folder"/first/meson-dist/*.tar.xz)
mkdir "$folder/source"
tar -xf "${archive[0]}" -C "$folder/source" --strip-components=1

quietly meson setup "$folder/build" "$folder/source" --prefix=/usr --buildtype=release -Dwerror=true -Dtests=false
quietly ninja -C "$folder/build"
export DESTDIR=$folder/root
quietly meson install -C "$folder/build" --no-rebuild

id=io.github.riokadalis.RioKadalis
share=$DESTDIR/usr/share
for path in \
  "$DESTDIR/usr/bin/rio-kadalis" "$DESTDIR/usr/bin/rio-kadalis-cli" \
  "$share/applications/$id.desktop" "$share/metainfo/$id.metainfo.xml" \
  "$share/mime/packages/$id.mime.xml" "$share/glib-2.0/schemas/$id.gschema.xml" \
  "$share/dbus-1/services/$id.service" \
  "$share/gnome-shell/search-providers/$id.search-provider.ini" \
  "$share/icons/hicolor/scalable/apps/$id.svg" \
  "$share/icons/hicolor/symbolic/apps/$id-symbolic.svg" \
  "$share/icons/hicolor/scalable/mimetypes/$id.match.svg" \
  "$share/icons/hicolor/scalable/mimetypes/$id.tournament.svg" \
  "$share/man/man1/rio-kadalis.1" "$share/man/man1/rio-kadalis-cli.1" \
  "$share/bash-completion/completions/rio-kadalis-cli" \
  "$share/zsh/site-functions/_rio-kadalis-cli" \
  "$share/fish/vendor_completions.d/rio-kadalis-cli.fish"; do
  [[ -s $path ]] || fail "$path is missing"
done
while read -r language; do
  [[ -s $share/locale/$language/LC_MESSAGES/rio-kadalis.mo ]] || fail "no texts in $language"
done < <(grep -v '^#' "$project/po/LINGUAS")

version=$(sed -n "s/^  version: '\(.*\)',$/\1/p" "$project/meson.build")
[[ $("$DESTDIR/usr/bin/rio-kadalis-cli" --version) == *"$version" ]] || fail 'the tool does not run'
glib-compile-schemas --strict --targetdir="$folder" "$share/glib-2.0/schemas"
GSETTINGS_SCHEMA_DIR=$folder GSETTINGS_BACKEND=memory \
  "$DESTDIR/usr/bin/rio-kadalis" --version | grep -q "$version" || fail 'the program does not run'

quietly ninja -C "$folder/build" uninstall
# Not even an empty folder.
[[ ! -e $DESTDIR ]] || fail "left behind: $(find "$DESTDIR")"
echo "install: all is well"
