"""Completion for zsh: what `_arguments` wants to know of every command."""

from collections.abc import Iterable, Iterator, Mapping
from shlex import quote

from trackwright.cli.shared.parsers import PROGRAM
from trackwright.cli.system.inputs import COMPLETION, Command, Flag, Place, Value
from trackwright.cli.system.words import OF_RULESETS, Words

TEMPLATE = COMPLETION / "trackwright.zsh"


def zsh_script(
    commands: Iterable[Command],
    lists: Mapping[str, Words],
    by_ruleset: Mapping[str, Mapping[str, Words]],
) -> str:
    """A script for a folder of $fpath, or to be sourced after `compinit`."""
    commands = list(commands)
    parts = {
        "@LISTS@": _lists(commands, lists, by_ruleset),
        "@OPTIONS@": _pairs(lists["options"], by_ruleset["options"]),
        "@COMMANDS@": _commands(commands),
    }
    text = TEMPLATE.read_text("utf-8")
    for mark, lines in parts.items():
        text = text.replace(mark, "\n".join(lines))
    return text


def _lists(
    commands: Iterable[Command],
    lists: Mapping[str, Words],
    by_ruleset: Mapping[str, Mapping[str, Words]],
) -> Iterator[str]:
    """A function for each list."""
    names = {command.name: command.help for command in commands}
    for name, words in lists.items():
        if name not in OF_RULESETS:
            yield f"_{PROGRAM}_{name}() {{"
            yield f"    local -a found=({_described(words)})"
            yield f"    _describe -t {name} {name} found"
            yield "}"
    yield f"_{PROGRAM}_commands() {{"
    yield f"    local -a found=({_described(names)})"
    yield "    _describe -t commands command found"
    yield "    _files"
    yield "}"
    yield f"_{PROGRAM}_bots() {{"
    yield f"    local -a found; local REPLY; _{PROGRAM}_rules"
    yield '    case "$REPLY" in'
    for ruleset, words in by_ruleset["bots"].items():
        yield f"        {quote(ruleset)}) found=({_described(words)}) ;;"
    yield f"        *) found=({_described(lists['bots'])}) ;;"
    yield "    esac"
    yield "    _describe -t bots bot found"
    yield "}"


def _described(words: Words) -> str:
    return " ".join(
        quote(_escaped(word) + (f":{about}" if about else "")) for word, about in words.items()
    )


def _escaped(word: str) -> str:
    return word.replace("\\", "\\\\").replace(":", "\\:")


def _pairs(words: Words, by_ruleset: Mapping[str, Words]) -> Iterator[str]:
    for ruleset, own in by_ruleset.items():
        yield f"        {quote(ruleset)}) pairs=({' '.join(map(quote, own))}) ;;"
    yield f"        *) pairs=({' '.join(map(quote, words))}) ;;"


def _commands(commands: Iterable[Command]) -> Iterator[str]:
    for command in commands:
        specs = [*map(_flag, command.flags), *map(_place, command.places)]
        yield f"        {quote(command.name)})"
        yield " \\\n                ".join(["            _arguments -s", *specs]) + " ;;"


def _flag(flag: Flag) -> str:
    about = f"[{_in_brackets(flag.help)}]"
    value = f":{_plain(flag.value.name)}:{_action(flag.value)}" if flag.value else ""
    ends = [name + ("=" if flag.value and name.startswith("--") else "") for name in flag.names]
    if flag.repeats:
        return quote(f"*{ends[0]}{about}{value}")
    if len(ends) == 1:
        return quote(f"{ends[0]}{about}{value}")
    others = " ".join(flag.names)
    return quote(f"({others})") + "{" + ",".join(ends) + "}" + quote(f"{about}{value}")


def _place(place: Place) -> str:
    begin = "*:" if place.value.repeats else "::" if place.value.optional else ":"
    return quote(f"{begin}{_plain(place.value.name)}:{_action(place.value)}")


def _action(value: Value) -> str:
    if value.choices:
        return f"({' '.join(value.choices)})"
    source = value.source
    if source.words == "options":
        return f"_{PROGRAM}_named_value"
    maker = f"many {source.words}" if source.many else source.words
    named = f" _{PROGRAM}_{maker}" if maker else ""  # after a blank no words are put in between
    if source.files:
        return f"{{{named}; _files }}" if named else "_files"
    return "_files -/" if source.folders else named or " "


def _in_brackets(text: str) -> str:
    for mark in "\\[]:":
        text = text.replace(mark, f"\\{mark}")
    return text


def _plain(text: str) -> str:
    return text.replace("\\", "\\\\").replace(":", "\\:")
