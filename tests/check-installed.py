#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks at what is installed beside the programs, for the desktop and the shell.

Usage: check-installed.py FOLDER BUILD ID CHECK

FOLDER is the top of the project, BUILD the build folder, ID the application ID. CHECK is one of
  completion  the three shells know every command, option and language, and no others
  desktop     the desktop file names its actions and kinds of files, in all languages
  man         the man pages name every command and option, and are well-formed
  mime        the kinds of files have icons of their own, and names in all languages
  service     D-Bus starts the program, and GNOME Shell asks it, under its name

Prints a line for each thing that is wrong; the exit status is 1 if there was one.
"""

import configparser
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

# What a shell that is there says of the file itself.
SHELLS = {'rio-kadalis-cli.bash': ['bash', '-n'], '_rio-kadalis-cli': ['zsh', '-n'],
          'rio-kadalis-cli.fish': ['fish', '--no-execute']}
MIME = '{http://www.freedesktop.org/standards/shared-mime-info}'
LANGUAGE = '{http://www.w3.org/XML/1998/namespace}lang'


def run(*command):
    """Runs a program; returns its status and all that it prints."""
    process = subprocess.run([str(word) for word in command], capture_output=True, check=False,
                             encoding='utf-8', stdin=subprocess.DEVNULL)
    return process.returncode, process.stdout + process.stderr


class Tool:
    """What rio-kadalis-cli says of itself."""

    def __init__(self, build):
        self.path = build / 'src' / 'cli' / 'rio-kadalis-cli'
        block = self.help().split('Commands:\n')[1].split('\n\n')[0]
        self.commands = re.findall(r'^  (\w+)', block, re.MULTILINE)
        self.options = {command: self.list_options(command) for command in self.commands}
        self.languages = set(re.search(r'expected one of ([\w, ]+), not',
                                       run(self.path, '--language=xx')[1])[1].split(', ')) - {'qps'}

    def help(self, *command):
        return run(self.path, '--language=en', *command, '--help')[1]

    def list_options(self, *command):
        return set(re.findall(r'^  (--[\w-]+)', self.help(*command), re.MULTILINE))


def read_keys(path):
    """Reads a file of the form of desktop entries."""
    keys = configparser.ConfigParser(interpolation=None, delimiters=['='], strict=True)
    keys.optionxform = str
    keys.read(path, encoding='utf-8')
    return keys


def list_languages(folder):
    return [code for code in (folder / 'po' / 'LINGUAS').read_text().split()
            if code not in ('en', 'qps')]


def is_translated(folder, code, text):
    """Whether the catalogue of a language has this text at all."""
    catalogue = (folder / 'po' / f'{code}.po').read_text()
    return re.search(r'^msgid "%s"\nmsgstr "[^"]' % re.escape(text), catalogue, re.MULTILINE)


def complete_in_bash(script, *words):
    """What bash offers after these words."""
    code = ('source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1));'
            '_rio_kadalis_cli; printf "%s\\n" "${COMPREPLY[@]}"')
    return set(run('bash', '-c', code, 'bash', script, 'rio-kadalis-cli', *words)[1].split())


def complete_in_fish(script, *words):
    line = ' '.join(['rio-kadalis-cli', *words])
    code = 'source $argv[1]; complete --do-complete $argv[2]'
    lines = run('fish', '--no-config', '-c', code, script, line)[1].splitlines()
    return {found.split('\t')[0] for found in lines}


def check_offers(complete, script, tool):
    """Compares what a shell offers with what the tool takes."""
    wanted = {('',): set(tool.commands), ('--language', ''): tool.languages}
    wanted.update({(command, '--'): options for command, options in tool.options.items()})
    wanted.update({('play', '--direction', ''): {'ccw', 'cw'}, ('play', '--holes', ''): {'5', '6'}})
    for words, offers in wanted.items():
        # An option may be offered where a command may be too.
        found = complete(script, *words)
        if words == ('',):
            found = {word for word in found if not word.startswith('-')}
        if found != offers:
            yield f'{script.name}: after {words} offers {sorted(found)}, not {sorted(offers)}'


def check_completion(folder, build, app_id):
    tool = Tool(build)
    options = set().union(*tool.options.values())
    for name, command in SHELLS.items():
        path = folder / 'data' / 'completions' / name
        text = re.sub(r'^ *#.*$|^set .*$', '', path.read_text(), flags=re.MULTILINE)
        if shutil.which(command[0]):
            status, output = run(*command, path)
            if status != 0 or output:
                yield f'{name}: {output}'
        pattern = r'(?<=-l )[a-z]+' if name.endswith('.fish') else r'(?<!\w)--([a-z]+)(?![\w-])'
        found = {f'--{option}' for option in re.findall(pattern, text)}
        if found != options:
            yield f'{name}: has the options {sorted(found)}, not {sorted(options)}'
        for word in [*tool.commands, *tool.languages]:
            if not re.search(rf'\b{word}\b', text):
                yield f'{name}: does not know {word}'
    for shell, complete, name in (('bash', complete_in_bash, 'rio-kadalis-cli.bash'),
                                  ('fish', complete_in_fish, 'rio-kadalis-cli.fish')):
        if shutil.which(shell):
            yield from check_offers(complete, folder / 'data' / 'completions' / name, tool)


def check_desktop(folder, build, app_id):
    path = build / 'data' / f'{app_id}.desktop'
    keys = read_keys(path)
    entry = keys['Desktop Entry']
    if entry.get('DBusActivatable') != 'true' or entry['Icon'] != app_id:
        yield f'{path.name}: does not stand for {app_id} on D-Bus'
    if '%F' not in entry['Exec']:
        yield f'{path.name}: takes one file only'
    mime = xml.etree.ElementTree.parse(build / 'data' / f'{app_id}.mime.xml')
    kinds = {kind.get('type') for kind in mime.iter(f'{MIME}mime-type')}
    if set(entry['MimeType'].strip(';').split(';')) != kinds:
        yield f'{path.name}: opens other kinds of files than there are'

    actions = entry['Actions'].strip(';').split(';')
    if actions != ['new-match', 'new-tournament']:
        yield f'{path.name}: has the actions {actions}'
    for action in actions:
        group = keys[f'Desktop Action {action}']
        if group['Exec'] != f'rio-kadalis --{action}':
            yield f'{path.name}: runs {group["Exec"]} for {action}'
        for code in list_languages(folder):
            if is_translated(folder, code, group['Name']) and f'Name[{code}]' not in group:
                yield f'{path.name}: {action} is not named in {code}'


def check_man(folder, build, app_id):
    tool = Tool(build)
    wanted = {'rio-kadalis-cli': set().union(*tool.options.values()) | set(tool.commands)}
    status, output = run(build / 'src' / 'rio-kadalis', '--language=en', '--help-all')
    # Without its value, and what other programs of this kind have too.
    wanted['rio-kadalis'] = set(re.findall(r'--[\w-]+', output)) - {'--help-gtk'}
    if status != 0 or not wanted['rio-kadalis']:
        yield f'rio-kadalis: cannot say its options: {output}'

    for name, words in wanted.items():
        path = build / 'data' / f'{name}.1'
        text = path.read_text().replace('\\-', '-')
        for word in sorted(words):
            if not re.search(rf'(?<![\w-]){re.escape(word)}(?![\w-])', text):
                yield f'{path.name}: does not tell of {word}'
        for word in sorted(set(re.findall(r'(?<!\w)--[a-z][a-z-]*', text)) - words):
            yield f'{path.name}: tells of {word}, which there is not'
        for section in ('NAME', 'SYNOPSIS', 'DESCRIPTION', 'OPTIONS', 'EXIT STATUS', 'SEE ALSO'):
            if f'.SH {section}\n' not in text:
                yield f'{path.name}: lacks the section {section}'
        if shutil.which('groff'):
            status, output = run('groff', '-man', '-Tutf8', '-ww', '-z', path)
            if status != 0 or output:
                yield f'{path.name}: {output}'


def check_mime(folder, build, app_id):
    path = build / 'data' / f'{app_id}.mime.xml'
    for kind in xml.etree.ElementTree.parse(path).iter(f'{MIME}mime-type'):
        name = kind.get('type')
        suffix = name.split('.')[-1].removesuffix('+json')
        # A Flatpak hands out what is named by the application ID only.
        icon = kind.find(f'{MIME}icon').get('name')
        base = app_id.removesuffix('.Devel')
        if icon != f'{app_id}.{suffix}':
            yield f'{path.name}: {name} has the icon {icon}'
        if not (folder / 'data' / 'icons' / 'mimetypes' / f'{base}.{suffix}.svg').is_file():
            yield f'{path.name}: {name} has no icon'
        if kind.find(f'{MIME}glob').get('pattern') != f'*.rk{suffix}':
            yield f'{path.name}: {name} has another suffix'
        comments = {comment.get(LANGUAGE): comment.text for comment in kind.iter(f'{MIME}comment')}
        for code in list_languages(folder):
            if is_translated(folder, code, comments[None]) and code not in comments:
                yield f'{path.name}: {name} is not described in {code}'

    if shutil.which('update-mime-database'):
        with tempfile.TemporaryDirectory() as home:
            packages = pathlib.Path(home) / 'mime' / 'packages'
            packages.mkdir(parents=True)
            shutil.copy(path, packages)
            status, output = run('update-mime-database', '-V', packages.parent)
            if status != 0:
                yield f'{path.name}: {output}'
            globs = (packages.parent / 'globs2').read_text()
            if '*.rkmatch' not in globs or '*.rktournament' not in globs:
                yield f'{path.name}: does not find files by their names'


def check_service(folder, build, app_id):
    path = build / 'data' / f'{app_id}.service'
    service = read_keys(path)['D-BUS Service']
    program, *arguments = service['Exec'].split()
    if service['Name'] != app_id:
        yield f'{path.name}: stands for {service["Name"]}'
    if not os.path.isabs(program) or not program.endswith('/rio-kadalis'):
        yield f'{path.name}: starts {program}'
    if arguments != ['--gapplication-service']:
        yield f'{path.name}: starts it with {arguments}'

    path = build / 'data' / f'{app_id}.search-provider.ini'
    provider = read_keys(path)['Shell Search Provider']
    wanted = {'DesktopId': f'{app_id}.desktop', 'BusName': app_id, 'Version': '2',
              'ObjectPath': '/' + app_id.replace('.', '/') + '/SearchProvider',
              # As a Flatpak hands it out: the person switches it on.
              'DefaultDisabled': 'true'}
    if dict(provider) != wanted:
        yield f'{path.name}: says {dict(provider)}'


def main(folder, build, app_id, check):
    wrong = list({
        'completion': check_completion,
        'desktop': check_desktop,
        'man': check_man,
        'mime': check_mime,
        'service': check_service,
    }[check](pathlib.Path(folder), pathlib.Path(build), app_id))
    print('\n'.join(wrong) if wrong else f'{check}: all is well')
    return 1 if wrong else 0


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))
