#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks what software centres show of the program, beyond what appstreamcli looks at.

Usage: check-metainfo.py METAINFO SCREENSHOTS

METAINFO is the finished file, SCREENSHOTS the folder with the pictures. The limits are those of
GNOME and Flathub. Prints a line for each thing that is wrong; the exit status is 1 if there was one.
"""

import pathlib
import re
import struct
import sys
import xml.etree.ElementTree as ET

LANG = '{http://www.w3.org/XML/1998/namespace}lang'
# Languages that have a picture of their own.
PICTURED = {'bn', 'so'}
LINE = 100
LARGEST = (1000, 700)
HEAVIEST = 200_000


def plain(element, path):
    """Returns the elements at a path that are in no language in particular, so in English."""
    return [found for found in element.findall(path) if found.get(LANG) is None]


def text(element):
    return ' '.join(''.join(element.itertext()).split())


def check_words(root):
    name = text(plain(root, 'name')[0])
    summary = text(plain(root, 'summary')[0])
    paragraphs = [text(p) for p in plain(root, 'description/p')]
    lines = sum(-(-len(p) // LINE) for p in paragraphs)

    if len(name) > 15:
        yield f'the name has {len(name)} characters'
    if not 10 <= len(summary) <= 25:
        yield f'the summary has {len(summary)} characters'
    if re.match(r'(an?|the) ', summary, re.IGNORECASE) or summary.endswith('.'):
        yield 'the summary begins with an article or ends with a full stop'
    if not 3 <= lines <= 6:
        yield f'the description has {lines} lines'


def check_facts(root):
    schemes = {color.get('scheme_preference') for color in root.findall('branding/color')}
    controls = {text(control) for control in root.iter('control')}

    if schemes != {'light', 'dark'}:
        yield 'there is not a brand colour for each style'
    if root.find('content_rating') is None or root.find('content_rating').get('type') != 'oars-1.1':
        yield 'there is no rating'
    if controls != {'pointing', 'keyboard', 'touch'}:
        yield f'the controls are {sorted(controls)}'
    if root.find('requires/display_length') is None:
        yield 'the display length is missing'
    for release in root.iter('release'):
        if release.find('description') is None:
            yield f'release {release.get("version")} has no notes'


def read_png(path):
    """Returns width, height and whether a PNG file can be transparent."""
    data = path.read_bytes()
    width, height, _, colour = struct.unpack('>IIBB', data[16:26])
    return width, height, colour in (4, 6) or b'tRNS' in data[:data.find(b'IDAT')]


def check_picture(image, folder):
    path = folder / text(image).rsplit('/', 1)[1]
    if not path.exists():
        yield f'{path.name} is missing'
        return
    width, height, transparent = read_png(path)
    if (image.get('width'), image.get('height')) != (str(width), str(height)):
        yield f'{path.name} is {width} x {height}'
    if width > LARGEST[0] or height > LARGEST[1]:
        yield f'{path.name} is too large'
    if path.stat().st_size > HEAVIEST:
        yield f'{path.name} has {path.stat().st_size} bytes'
    if not transparent:
        yield f'{path.name} has no transparent ground'


def check_screenshots(root, folder):
    screenshots = root.findall('screenshots/screenshot')
    images = root.findall('screenshots/screenshot/image')

    if not 4 <= len(screenshots) <= 6:
        yield f'there are {len(screenshots)} screenshots'
    for number, screenshot in enumerate(screenshots, 1):
        if len(plain(screenshot, 'caption')) != 1 or len(plain(screenshot, 'image')) != 1:
            yield f'screenshot {number} lacks its caption or its picture'
    if {image.get(LANG) for image in images} != PICTURED | {None}:
        yield f'not just {sorted(PICTURED)} have a picture of their own'
    for image in images:
        yield from check_picture(image, folder)
    unused = {path.name for path in folder.glob('*.png')} - {
        text(image).rsplit('/', 1)[1] for image in images}
    if unused:
        yield f'no screenshot shows {sorted(unused)}'


def main(metainfo, screenshots):
    root = ET.parse(metainfo).getroot()
    wrong = [*check_words(root), *check_facts(root),
             *check_screenshots(root, pathlib.Path(screenshots))]
    print('\n'.join(wrong) if wrong else 'metainfo: all is well')
    return 1 if wrong else 0


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))
