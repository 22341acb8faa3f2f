# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Makes the icon of the development profile: stripes on the front of the board.
/<\/defs>/i\
    <pattern id="stripes" width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="skewX(-45)">\
      <rect width="20" height="20" fill="#f6d32d"/>\
      <rect width="10" height="20" fill="#2b1a0d"/>\
    </pattern>\
    <clipPath id="board">\
      <rect x="4" y="72" width="120" height="52" rx="20"/>\
    </clipPath>
/<\/svg>/i\
  <rect x="4" y="112" width="120" height="12" fill="url(#stripes)" clip-path="url(#board)"/>
