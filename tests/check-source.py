#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks for what the compiler cannot see in the source.

Usage: check-source.py FOLDER CHECK

FOLDER is the top of the project. CHECK is one of
  clock     no time is made local without a look at the ends of the calendar
  layers    a file includes only what its layer may see
  licences  each file says whose it is and under which licence
  potfiles  po/POTFILES.in lists the files with texts, all of them, sorted
  reach     no program is run, nothing is loaded as code, and nothing goes over the network
  version   meson.build, NEWS and the metainfo name the same version, and nothing else names it
  statics   no text is translated before the language is set, or only once

Prints a line for each thing that is wrong; the exit status is 1 if there was one.
"""

import pathlib
import re
import sys
import tomllib

# From left to right: a layer sees itself and those before it; cli and ui, at the end, do not
# see each other. The files directly in src/ see everything.
LAYERS = ['engine', 'model', 'tournament', 'storage', 'text', 'cli', 'ui']
ENDS = {'cli', 'ui'}

# Who may include the headers of a library, and none but these layers.
LIBRARIES = {
    r'glib-object\.h|gio/.*': {'model', 'tournament', 'storage', 'text', 'cli', 'ui'},
    r'json-glib/.*': {'storage'},
    r'glib/gi18n(-lib)?\.h': {'model', 'tournament', 'storage', 'text', 'cli', 'ui'},
    r'libintl\.h|locale\.h': {'text', 'cli', 'ui'},
    r'gtk/.*|gdk/.*|gsk/.*|graphene\.h|adwaita\.h': {'ui'},
    r'stdio\.h|fcntl\.h|unistd\.h|sys/.*|glib/gstdio\.h': {'storage', 'text', 'cli', 'ui'},
}

# Private headers that another layer may include too: storage keeps what was taken back.
FRIENDS = {'rk-match-private': {'storage'}, 'rk-tournament-private': {'storage'}}

LICENCES = {'GPL-3.0-or-later', 'CC0-1.0'}
# What names the licence of a file; apart from it, or this file would seem to name another one.
TAG = 'SPDX-License-Identifier'
# The text of the licence itself.
NO_LICENCE_NAME = {'COPYING'}

TEXT_CALL = re.compile(r'(?<![\w.])(_|N_|C_|NC_|gettext|ngettext|g_d[cnp]*gettext2?)\s*\(')
NOW_CALL = re.compile(r'(?<![\w.])(_|C_|gettext|ngettext|g_d[cnp]*gettext2?)\s*\(')

REACH_CALL = re.compile(
    r'\b(system|popen|exec[lv]\w*|posix_spawn\w*|v?fork|dlopen|socket|connect|g_spawn_\w+|'
    r'g_subprocess_\w+|g_module_\w+|g_socket_\w+|g_tcp_\w+|g_network_\w+|g_resolver_\w+|'
    r'g_app_info_create_from_commandline|soup_\w+) \(')
# They give nothing where a time zone is beyond the first or the last year.
LOCAL_CALL = re.compile(r'\b(g_date_time_to_(?:local|timezone)|g_date_time_new_now\w*) \(')
# This finds a library that GTK has loaded already, or nothing: no code comes in by it.
FINDS_LOADED = re.compile(r'dlopen \(.*\bRTLD_NOLOAD\)')


def find(top, folder, *suffixes):
    """Returns the files below a folder, sorted, without what editors and builds leave."""
    return [path for path in sorted((top / folder).rglob('*'))
            if path.is_file() and '__pycache__' not in path.parts
            and not path.name.endswith(('~', '.swp'))
            and (not suffixes or path.suffix in suffixes)]


def bare(code):
    """Returns C code with comments and what stands in quotes made empty; lines stay lines."""
    def blank(match):
        found = match.group(0)
        return '""' if found[0] == '"' else '\n' * found.count('\n')
    return re.sub(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'', blank, code,
                  flags=re.DOTALL)


def check_layers(top):
    owners = {path.name: path.parent.name for path in find(top, 'src', '.h')}
    made = {layer: (top / 'src' / layer / 'meson.build').read_text() for layer in LAYERS}

    for folder in sorted((top / 'src').iterdir()):
        if folder.is_dir() and folder.name not in LAYERS:
            yield f'{folder.relative_to(top)}: a layer this check does not know'

    for path in find(top, 'src', '.c', '.h'):
        layer = path.parent.name
        if layer not in LAYERS:
            continue
        seen = LAYERS[:LAYERS.index(layer) + 1]
        seen = {name for name in seen if name == layer or name not in ENDS}
        for number, line in enumerate(path.read_text().splitlines(), 1):
            where = f'{path.relative_to(top)}:{number}'
            include = re.match(r'\s*#\s*include\s*(["<])([^">]+)', line)
            if not include:
                continue
            kind, name = include.groups()
            if kind == '<':
                for pattern, layers in LIBRARIES.items():
                    if re.fullmatch(pattern, name) and layer not in layers:
                        yield f'{where}: {layer} may not include <{name}>'
            elif name != 'config.h':
                stem = name.removesuffix('.h')
                owner = owners.get(name) or next((l for l in LAYERS if stem in made[l]), None)
                if not owner:
                    yield f'{where}: "{name}" is in no layer'
                elif owner not in seen:
                    yield f'{where}: {layer} may not include "{name}" of {owner}'
                elif (stem.endswith('-private') and owner != layer
                      and layer not in FRIENDS.get(stem, ())):
                    yield f'{where}: "{name}" is private to {owner}'


def read_annotations(top, folder):
    """Yields what the REUSE.toml of a folder says of files that cannot: a pattern of paths, and the
    licence."""
    path = top / folder / 'REUSE.toml'
    if not path.is_file():
        return
    for annotation in tomllib.loads(path.read_text())['annotations']:
        for glob in annotation['path']:
            pattern = re.escape(glob).replace(r'\*\*', '.*').replace(r'\*', '[^/]*')
            yield glob, re.compile(pattern), annotation[TAG]


def find_licence(path):
    """The licence that a file says itself; in prose the lines stand at the end."""
    try:
        lines = path.read_text().splitlines()
    except UnicodeDecodeError:
        return None
    ends = '\n'.join(lines[:8] + lines[-3:])
    licence = re.search(TAG + r': ([\w.-]+)(?: (?:-->|\*/))?$', ends, re.MULTILINE)
    return licence and 'SPDX-FileCopyrightText: ' in ends and licence[1]


def check_licences(top):
    folders = [path.name for path in sorted(top.iterdir())
               if path.is_dir() and path.name != '.git' and not path.name.startswith('build')]
    for folder in ['.', *folders]:
        annotations = list(read_annotations(top, folder))
        used = set()
        paths = find(top, folder) if folder != '.' else [
            path for path in sorted(top.iterdir()) if path.is_file() and path.name != '.git']
        for path in paths:
            if path.name in NO_LICENCE_NAME or path.name.endswith(('~', '.swp')):
                continue
            licence = find_licence(path)
            for glob, pattern, told in annotations:
                if not licence and pattern.fullmatch(str(path.relative_to(top / folder))):
                    licence = told
                    used.add(glob)
            if not licence:
                yield f'{path.relative_to(top)}: lacks its SPDX lines'
            elif licence not in LICENCES:
                yield f'{path.relative_to(top)}: the licence {licence} is none of ours'
        for glob, _, _ in annotations:
            if glob not in used:
                yield f'{folder}/REUSE.toml: no file needs “{glob}”'


def check_version(top):
    """meson.build has the version; what tells of it has to tell of the same."""
    version = re.search(r"version: '([\d.]+)'", (top / 'meson.build').read_text())[1]
    news = (top / 'NEWS').read_text().splitlines()[0]
    if not re.match(rf'Rio Kadalis {re.escape(version)}(, |$)', news):
        yield f'NEWS: begins with “{news}”, not with version {version}'
    metainfo = next((top / 'data').glob('*.metainfo.xml*')).read_text()
    release = re.search(r'<release [^>]*version="([^"]+)"', metainfo)[1]
    if release != version:
        yield f'data: the metainfo begins with the release {release}, not {version}'
    for path in find(top, 'src') + find(top, 'data') + [top / 'README.md']:
        if path.suffix in ('.ogg', '.png', '.svg', '.json') or 'metainfo' in path.name:
            continue
        if re.search(rf'Rio Kadalis {re.escape(version)}\b|["\']{re.escape(version)}["\']',
                     path.read_text()):
            yield f'{path.relative_to(top)}: repeats the version'


def has_texts(path):
    if path.suffix in ('.c', '.h'):
        code = re.sub(r'^\s*#\s*define.*$', '', bare(path.read_text()), flags=re.MULTILINE)
        return bool(TEXT_CALL.search(code))
    if path.suffix == '.ui':
        return bool(re.search(r'translatable="(yes|true)"', path.read_text()))
    return re.search(r'\.(desktop|gschema\.xml|metainfo\.xml|mime\.xml)\.in', path.name) is not None


def check_potfiles(top):
    listed = [line for line in (top / 'po' / 'POTFILES.in').read_text().splitlines()
              if line and not line.startswith('#')]
    needed = [str(path.relative_to(top))
              for path in find(top, 'data') + find(top, 'src') if has_texts(path)]

    for name in sorted(set(needed) - set(listed)):
        yield f'{name}: has texts, but is not in po/POTFILES.in'
    for name in sorted(set(listed) - set(needed)):
        yield f'{name}: is in po/POTFILES.in, but has no texts'
    for before, name in zip(listed, listed[1:]):
        if before >= name:
            yield f'po/POTFILES.in: {name} must stand before {before}'


def check_statics(top):
    for path in find(top, 'src', '.c', '.h'):
        code = bare(path.read_text())
        places = [(match, 'static data') for match in
                  re.finditer(r'\bstatic\b[^;(){}]*=[^;]*;|^\w[^;(){}]*=[^;]*;', code, re.MULTILINE)]
        places += [(match, 'class_init') for match in
                   re.finditer(r'^\w+_class_init \(.*?^}', code, re.MULTILINE | re.DOTALL)]
        for match, kind in places:
            call = NOW_CALL.search(match[0])
            if call:
                number = code.count('\n', 0, match.start() + call.start()) + 1
                yield f'{path.relative_to(top)}:{number}: translates in {kind}'


def check_reach(top):
    for path in find(top, 'src', '.c', '.h'):
        for number, line in enumerate(bare(path.read_text()).splitlines(), 1):
            call = REACH_CALL.search(line)
            if call and not FINDS_LOADED.search(line):
                yield f'{path.relative_to(top)}:{number}: calls {call[1]}()'


def check_clock(top):
    for path in find(top, 'src', '.c', '.h'):
        if path.name == 'rk-clock.c':
            continue
        for number, line in enumerate(bare(path.read_text()).splitlines(), 1):
            call = LOCAL_CALL.search(line)
            if call:
                yield f'{path.relative_to(top)}:{number}: calls {call[1]}()'


def main(folder, check):
    wrong = list({
        'clock': check_clock,
        'layers': check_layers,
        'licences': check_licences,
        'potfiles': check_potfiles,
        'reach': check_reach,
        'statics': check_statics,
        'version': check_version,
    }[check](pathlib.Path(folder)))
    print('\n'.join(wrong) if wrong else f'{check}: all is well')
    return 1 if wrong else 0


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))
