"""The manual page, as `man` reads it: from the parsers, so that it has all commands and options."""

from collections.abc import Iterable, Iterator

from trackwright.cli.shared.parsers import PROGRAM
from trackwright.cli.system.inputs import Command, Flag, Place, Value, all_commands

HEAD = r"""
.\" The manual page, made by `trackwright manual`.
.TH TRACKWRIGHT 1 "" "trackwright" "User commands"
.SH NAME
trackwright \- design racing circuits for board games, check them, and playtest them with bots
.SH SYNOPSIS
.B trackwright
.RI [ FILE ]
.br
.B trackwright
.I COMMAND
.RI [ argument " ...]"
.SH DESCRIPTION
Without a command the editor opens, with
.I FILE
if one is named.
A circuit is a file, or the id of one that comes with Trackwright (see
.BR "trackwright tracks" ).
.SH COMMANDS
""".strip()

FOOT = r"""
.SH EXIT STATUS
.TP
.B 0
Fine.
.TP
.B 1
Problems were found, or an \-\-assert failed.
.TP
.B 2
The command could not run, or was interrupted.
.SH ENVIRONMENT
.TP
.B TRACKWRIGHT_KITS
More folders with kits, separated as in PATH.
.TP
.B TRACKWRIGHT_CACHE
Folder of compiled rules; by default
.I trackwright
in the user's cache folder.
.TP
.B NO_COLOR
If set, results have no colours.
.SH EXAMPLES
.TP
.B trackwright check april\-raceway \-v
.TQ
.B trackwright playtest april\-raceway \-\-rules motograndprix\-expert \-\-races 1000
.TQ
.B trackwright export april\-raceway april.pdf
""".strip()


def manual_page() -> str:
    """The whole page, as troff."""
    lines = [HEAD, *(line for command in all_commands() for line in _of_command(command)), FOOT]
    return "\n".join(lines) + "\n"


def _of_command(command: Command) -> Iterator[str]:
    yield f".SS {_plain(f'{PROGRAM} {command.name}')}"
    yield from _synopsis(command)
    for paragraph in command.description.split("\n\n"):
        yield ".PP"
        yield from (_plain(line) for line in paragraph.splitlines())
    for place in command.places:
        yield from _entry(_named(place.value), place.help)
    for flag in command.flags:
        yield from _entry(_all_names(flag), flag.help)


def _synopsis(command: Command) -> Iterator[str]:
    yield ".PP"
    yield f".B {_plain(f'{PROGRAM} {command.name}')}"
    for place in command.places:
        yield _optional(_named(place.value), place.value.optional) + _dots(place)
    for flag in command.flags:
        yield _optional(_one_name(flag), not flag.required)


def _dots(place: Place) -> str:
    return " ..." if place.value.repeats else ""


def _optional(text: str, is_optional: bool) -> str:
    return f"[{text}]" if is_optional else text


def _entry(head: str, about: str) -> Iterable[str]:
    return (".TP", head, _plain(about or " "))


def _all_names(flag: Flag) -> str:
    value = f" {_named(flag.value)}" if flag.value else ""
    return ", ".join(rf"\fB{_plain(name)}\fR" for name in flag.names) + value


def _one_name(flag: Flag) -> str:
    value = f" {_named(flag.value)}" if flag.value else ""
    return rf"\fB{_plain(flag.names[0])}\fR{value}"


def _named(value: Value) -> str:
    words = "|".join(value.choices) if value.choices else value.name
    return rf"\fI{_plain(words)}\fR"


def _plain(text: str) -> str:
    """Text that troff takes for nothing but text."""
    shown = text.replace("\\", r"\e").replace("-", r"\-")
    return rf"\&{shown}" if shown[:1] in (".", "'") else shown
