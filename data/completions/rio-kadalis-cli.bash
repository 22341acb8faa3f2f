# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Completion of rio-kadalis-cli for bash.

_rio_kadalis_cli ()
{
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
  local commands='play moves solve perft check replay review pair standings bench'
  local options='--language --help --version'
  local command='' suffixes='' word

  COMPREPLY=()
  # Bash takes "--name=value" apart at the sign.
  [[ $current == = ]] && current=''
  [[ $previous == = ]] && previous=${COMP_WORDS[COMP_CWORD - 2]}

  for word in "${COMP_WORDS[@]:1:COMP_CWORD - 1}"; do
    if [[ " $commands " == *" $word "* ]]; then
      command=$word
      break
    fi
  done

  case $command in
    play) options="--from --direction --holes $options" ;;
    moves | solve) options="--direction $options" ;;
    perft) options="--direction --from $options" ;;
    review) options="--text $options" ;;
    standings) options="--json --csv $options" ;;
  esac

  case $previous in
    --direction) options='ccw cw' ;;
    --holes) options='5 6' ;;
    --language) options='bn cs en fil nl rm so' ;;
    --from) return ;;
    *)
      if [[ -z $command ]]; then
        options="$commands $options"
      elif [[ $current != -* ]]; then
        options=''
      fi
      ;;
  esac

  if [[ -n $options ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$options" -- "$current")
  else
    case $command in
      replay | review) suffixes='rkmatch' ;;
      pair | standings) suffixes='rktournament trf' ;;
      check) suffixes='rkmatch rktournament trf' ;;
      *) return ;;
    esac
    compopt -o filenames 2>/dev/null
    mapfile -t COMPREPLY < <(
      compgen -d -- "$current"
      for word in $suffixes; do compgen -f -X "!*.$word" -- "$current"; done)
  fi
}

complete -F _rio_kadalis_cli rio-kadalis-cli
