"""Completion for fish: a `complete` line for every option and place."""

from collections.abc import Iterable, Iterator, Mapping

from trackwright.cli.shared.parsers import PROGRAM
from trackwright.cli.system.inputs import COMPLETION, Command, Flag, Value
from trackwright.cli.system.words import OF_RULESETS, Words

TEMPLATE = COMPLETION / "trackwright.fish"


def fish_script(
    commands: Iterable[Command],
    lists: Mapping[str, Words],
    by_ruleset: Mapping[str, Mapping[str, Words]],
) -> str:
    """A script for a folder of completions, or to be sourced."""
    commands = list(commands)
    text = TEMPLATE.read_text("utf-8").replace("@LISTS@", "\n".join(_lists(lists, by_ruleset)))
    return text.replace("@LINES@", "\n".join(_lines(commands)))


def _lists(
    lists: Mapping[str, Words], by_ruleset: Mapping[str, Mapping[str, Words]]
) -> Iterator[str]:
    for name, words in lists.items():
        yield f"function __{PROGRAM}_{name}"
        if name in OF_RULESETS:
            yield f'    switch "$(__{PROGRAM}_rules)"'
            for ruleset, own in by_ruleset[name].items():
                yield f"        case {_quoted(ruleset)}"
                yield f"            printf '%s\\n' {_described(own)}"
            yield "        case '*'"
            yield f"            printf '%s\\n' {_described(words)}"
            yield "    end"
        else:
            yield f"    printf '%s\\n' {_described(words)}"
        yield "end"


def _described(words: Words) -> str:
    return " ".join(
        _quoted(word) + (f"\\t{_quoted(about)}" if about else "") for word, about in words.items()
    )


def _quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def _lines(commands: Iterable[Command]) -> Iterator[str]:
    begin = f"complete -c {PROGRAM}"
    for command in commands:
        first = _quoted("test (count (commandline -opc)) -eq 1")
        yield f"{begin} -n {first} -a {_quoted(command.name)} -d {_quoted(command.help)}"
        here = _quoted(f"__fish_seen_subcommand_from {command.name}")
        for flag in command.flags:
            yield f"{begin} -n {here} {_names(flag)} -d {_quoted(flag.help)}{_value(flag.value)}"
        for number, place in enumerate(command.places):
            at = "more" if place.value.repeats else str(number)
            words = " ".join(["__" + PROGRAM + "_at", command.name, at, *command.valued])
            yield f"{begin} -n {_quoted(words)}{_value(place.value, at_place=True)}"


def _names(flag: Flag) -> str:
    return " ".join(
        f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in flag.names
    )


def _value(value: Value | None, at_place: bool = False) -> str:
    """How a value is completed; without files unless it is one."""
    if value is None:
        return ""
    source = value.source
    files = " -F" if source.files or source.folders else " -f"
    wanted = files if at_place else f" -r{files}"
    if value.choices:
        return f"{wanted} -a {_quoted(' '.join(value.choices))}"
    if not source.words:
        return wanted
    maker = f"__{PROGRAM}_{source.words}"
    words = f"(__{PROGRAM}_many {maker})" if source.many else f"({maker})"
    return f"{wanted} -a {_quoted(words)}"
