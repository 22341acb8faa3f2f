# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Completion of rio-kadalis-cli for fish.

set -l program rio-kadalis-cli

complete -c $program -f
complete -c $program -n __fish_use_subcommand -a play -d 'play moves of a round'
complete -c $program -n __fish_use_subcommand -a moves -d 'list the legal moves of a position'
complete -c $program -n __fish_use_subcommand -a solve -d 'find the best moves of a position'
complete -c $program -n __fish_use_subcommand -a perft -d 'count the leaves of the game tree'
complete -c $program -n __fish_use_subcommand -a check -d 'check match and tournament files'
complete -c $program -n __fish_use_subcommand -a replay -d 'print a match move by move'
complete -c $program -n __fish_use_subcommand -a review -d 'find the mistakes in a match'
complete -c $program -n __fish_use_subcommand -a pair -d 'pair the next round of a tournament'
complete -c $program -n __fish_use_subcommand -a standings -d 'print the table of a tournament'
complete -c $program -n __fish_use_subcommand -a bench -d 'measure how fast the engine and the files are'

complete -c $program -l language -x -a 'bn cs en fil nl rm so' -d 'the language of help and messages'
complete -c $program -l help -d 'show a help'
complete -c $program -l version -d 'show the version'
complete -c $program -n '__fish_seen_subcommand_from play perft' -l from -x -d 'start from this position'
complete -c $program -n '__fish_seen_subcommand_from play moves solve perft' -l direction -x -a 'ccw cw' -d 'sow counter-clockwise or clockwise'
complete -c $program -n '__fish_seen_subcommand_from play' -l holes -x -a '5 6' -d 'holes in each row'
complete -c $program -n '__fish_seen_subcommand_from review' -l text -d 'print tables to read'
complete -c $program -n '__fish_seen_subcommand_from standings' -l json -d 'print JSON'
complete -c $program -n '__fish_seen_subcommand_from standings' -l csv -d 'print comma-separated values'
complete -c $program -n '__fish_seen_subcommand_from check replay review' -k -a '(__fish_complete_suffix .rkmatch)'
complete -c $program -n '__fish_seen_subcommand_from check pair standings' -k -a '(__fish_complete_suffix .rktournament .trf)'
