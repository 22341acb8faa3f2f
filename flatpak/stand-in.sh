#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Usage: stand-in.sh TREE FOLDER
#
# Makes stand-ins for GNOME's runtime and its SDK out of a Debian 13 tree, and a Flatpak
# installation FLATPAK_USER_DIR with nothing but them. They have the names of the real ones and
# Debian's versions of the libraries. So they show that the manifest builds, that everything lies
# where it belongs, and what the sandbox allows; not how the program does with newer libraries.
#
# FOLDER gets the repository they are installed from. On the file system of TREE it takes
# no room for what is equal. When nothing has changed, nothing is done.
set -euo pipefail

tree=$1
folder=$2
version=50
arch=$(flatpak --default-arch)
# Where Debian has the libraries of this machine.
triplet=$(basename "$(dirname "$(readlink -f "$tree"/usr/lib/*/libc.so.6)")")
stage=$folder/stage
repository=$folder/repository

# These packages build or test programs; the real runtime has none of them. Nor is it known to
# have Bengali letters, which the program must therefore bring.
tools=(
  '*-dev' '*-dev-bin' 'appstream*' 'binutils*' 'cpp*' 'desktop-file-utils' 'fonts-noto*' 'gcc*'
  'gdb*' 'gettext*' 'git*' 'imagemagick*' 'libpython3*' 'meson' 'ninja-build' 'perl*' 'pkgconf*'
  'python3*' 'xauth' 'xdotool' 'xvfb'
)

# A runtime is a folder that becomes /usr; the content of its etc is found in /etc. Nothing
# writes into a file of the tree, so its files need not be copied.
stage_sdk ()
{
  local usr=$stage/Sdk/usr

  mkdir -p "$stage/Sdk"
  cp -al "$tree/usr" "$usr"
  rm -rf "${usr:?}"/{etc,games,local,src} "$usr"/share/{bug,doc,info,lintian,man}
  cp -a "$tree/etc" "$usr/etc"
  # Flatpak makes its own for each sandbox.
  rm -rf "$usr"/etc/{fstab,group*,gshadow*,hostname,hosts,ld.so.cache,localtime,machine-id,mtab} \
         "$usr"/etc/{passwd*,resolv.conf,shadow*,subgid*,subuid*,timezone,.pwd.lock} \
         "$usr"/etc/{apt,cron*,init.d,rc?.d,ssl/private,systemd}
  mkdir -p "$usr"/{extensions,local,share/runtime/locale}
  cat >"$usr/etc/fonts/conf.d/50-flatpak.conf" <<END
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>/app/share/fonts</dir>
  <include ignore_missing="yes">/run/host/font-dirs.xml</include>
</fontconfig>
END
}

# The runtime is the SDK without the tools.
stage_platform ()
{
  local usr=$stage/Platform/usr tool lists=()

  mkdir -p "$stage/Platform"
  cp -al "$stage/Sdk/usr" "$usr"
  shopt -s nullglob
  for tool in "${tools[@]}"; do
    # shellcheck disable=SC2206
    lists+=("$tree/var/lib/dpkg/info/"$tool{,:*}.list)
  done
  shopt -u nullglob
  # The lists name folders too, which stay.
  sed -n 's,^/usr/,,p' "${lists[@]}" | (cd "$usr" && xargs -d '\n' rm -f -- 2>/dev/null) || true
  # Compiled when their packages were installed.
  rm -rf "$usr"/lib/python3* "$usr"/share/python3*
}

write_metadata ()
{
  cat >"$stage/$1/metadata" <<END
[Runtime]
name=org.gnome.$1
runtime=org.gnome.Platform/$arch/$version
sdk=org.gnome.Sdk/$arch/$version

[Environment]
GI_TYPELIB_PATH=/app/lib/girepository-1.0
GST_PLUGIN_SYSTEM_PATH=/app/lib/gstreamer-1.0:/usr/lib/$triplet/gstreamer-1.0
XDG_DATA_DIRS=/app/share:/usr/share:/usr/share/runtime/share:/run/host/user-share:/run/host/share
END
  # Without it flatpak does not take the folder for one that can be exported.
  mkdir -p "$stage/$1/files"
}

export_stage ()
{
  write_metadata "$1"
  flatpak build-export --runtime --arch="$arch" --disable-sandbox --no-update-summary \
    "$repository" "$stage/$1" "$version" >/dev/null
}

# It can be made anew at any time, so it need not be forced to the disk.
make_repository ()
{
  rm -rf --one-file-system "$stage" "$repository"
  stage_sdk
  stage_platform
  ostree --repo="$repository" init --mode=bare-user-only
  ostree --repo="$repository" config set core.fsync false
  export_stage Sdk
  export_stage Platform
  flatpak build-update-repo "$repository"
  rm -rf --one-file-system "$stage"
}

stamp=$(basename "$tree")' '$(sha256sum <"${BASH_SOURCE[0]}")
if [ "$(cat "$folder/stamp" 2>/dev/null)" != "$stamp" ]; then
  echo "Making a stand-in for GNOME's runtime."
  mkdir -p "$folder"
  rm -rf --one-file-system "$folder/stamp" "$FLATPAK_USER_DIR"
  make_repository
  flatpak --user remote-add --if-not-exists --no-gpg-verify stand-in "$repository"
  flatpak --user install -y --noninteractive --or-update stand-in \
    "org.gnome.Platform/$arch/$version" "org.gnome.Sdk/$arch/$version"
  echo "$stamp" >"$folder/stamp"
fi
