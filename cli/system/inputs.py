"""What every command takes, read from its parser: for completion, and for the manual page."""

import argparse
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from trackwright.cli.shared.parsers import command_help, command_names, command_parser
from trackwright.model.files.library import ROOT

COMPLETION = ROOT / "resources" / "completion"
"""The scripts of the shells, with a mark like @FLAGS@ where what the parsers say is filled in."""


@dataclass(frozen=True)
class Source:
    """What completes a value: a list of words by name, files, folders, or nothing."""

    words: str = ""
    """A list of `words.py`."""
    files: bool = False
    folders: bool = False
    many: bool = False
    """Several, separated by commas?"""


NOTHING = Source()
_FILE, _FOLDER = Source(files=True), Source(folders=True)
_RULESET = Source("rulesets")
SOURCES = {
    "TRACK": Source("tracks", files=True),
    "RESULT|TRACK": Source("tracks", files=True),
    "R": _RULESET,
    "RULESET": _RULESET,
    "ID": _RULESET,
    "B,...": Source("bots", many=True),
    "NAME=VALUE": Source("options"),
    "CODE": Source("checks"),
    "CODE,...": Source("checks", many=True),
    "PIECE_CODE,..": Source("pieces", many=True),
    "KIT": Source("kits"),
    "PAPER": Source("papers"),
    "OUT": _FILE,
    "OUT.json": _FILE,
    "OUT.csv": _FILE,
    "OUT.html": _FILE,
    "OUTLINE": _FILE,
    "RESULT": _FILE,
    "SHEET": _FILE,
    "FILE": _FILE,
    "CASES.json": _FILE,
    "RECORD": _FILE,
    "FOLDER": _FOLDER,
}
"""By what the help calls a value. A value that is missing here is a number, or in its own words."""


@dataclass(frozen=True)
class Value:
    """What follows an option, or stands at a place of its own."""

    name: str
    """What the help calls it."""
    source: Source
    choices: tuple[str, ...] = ()
    optional: bool = False
    repeats: bool = False


@dataclass(frozen=True)
class Flag:
    """An option: its names, and its value if it takes one."""

    names: tuple[str, ...]
    help: str
    value: Value | None
    repeats: bool
    required: bool


@dataclass(frozen=True)
class Place:
    """An argument that is known by its place."""

    value: Value
    help: str


@dataclass(frozen=True)
class Command:
    """A command with all that it takes."""

    name: str
    help: str
    description: str
    flags: tuple[Flag, ...]
    places: tuple[Place, ...]

    @property
    def valued(self) -> list[str]:
        """The names of options that take a value."""
        return [name for flag in self.flags if flag.value for name in flag.names]


def all_commands() -> tuple[Command, ...]:
    """Every command. This imports all of them: it is for making files, not for the Tab key."""
    return tuple(map(_command, command_names()))


def _command(name: str) -> Command:
    parser = command_parser(name)
    actions = [action for action in parser._actions if action.help != argparse.SUPPRESS]
    return Command(
        name,
        command_help(name),
        parser.description or "",
        tuple(_flags(actions)),
        tuple(_places(actions)),
    )


def _flags(actions: Iterable[argparse.Action]) -> Iterator[Flag]:
    for action in actions:
        if action.option_strings:
            value = _value(action) if action.nargs != 0 else None
            repeats = isinstance(action, argparse._AppendAction)
            names = tuple(action.option_strings)
            yield Flag(names, _help(action), value, repeats, action.required)


def _places(actions: Iterable[argparse.Action]) -> Iterator[Place]:
    for action in actions:
        if not action.option_strings:
            yield Place(_value(action), _help(action))


def _value(action: argparse.Action) -> Value:
    name = str(action.metavar or action.dest.upper())
    return Value(
        name,
        SOURCES.get(name, NOTHING),
        tuple(map(str, action.choices or ())),
        optional=action.nargs in ("?", "*"),
        repeats=action.nargs in ("*", "+"),
    )


def _help(action: argparse.Action) -> str:
    return (action.help or "") % {**vars(action), "prog": ""}
