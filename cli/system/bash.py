"""Completion for bash (3.2 and later): one function that knows all commands."""

from collections.abc import Iterable, Iterator
from shlex import quote

from trackwright.cli.system.inputs import COMPLETION, Command, Value
from trackwright.cli.system.words import OF_RULESETS, Words

TEMPLATE = COMPLETION / "trackwright.bash"


def bash_script(
    commands: Iterable[Command],
    lists: dict[str, Words],
    by_ruleset: dict[str, dict[str, Words]],
) -> str:
    """A script to be sourced."""
    commands = list(commands)
    parts = {
        "@OPTIONS@": _options(commands),
        "@PLACES@": _places(commands),
        "@FLAGS@": _flags(commands),
        "@WORDS@": _words(commands, lists, by_ruleset),
    }
    text = TEMPLATE.read_text("utf-8")
    for mark, lines in parts.items():
        text = text.replace(mark, "\n".join(f"        {line}" for line in lines))
    return text


def _options(commands: Iterable[Command]) -> Iterator[str]:
    for command in commands:
        for flag in command.flags:
            if flag.value:
                pattern = "|".join(quote(f"{command.name} {name}") for name in flag.names)
                yield f"{pattern}) {_assigned(flag.value)} ;;"


def _places(commands: Iterable[Command]) -> Iterator[str]:
    for command in commands:
        for number, place in enumerate(command.places):
            at = "more" if place.value.repeats else number
            yield f"{quote(f'{command.name} {at}')}) {_assigned(place.value)} ;;"


def _assigned(value: Value) -> str:
    source = value.source
    named = (source.words, *("files",) * source.files, *("folders",) * source.folders)
    takes = "+".join(filter(None, named)) or "nothing"
    if value.choices:
        return f"takes=choices choices={quote(' '.join(value.choices))}"
    return f"takes={takes}{' many=1' if source.many else ''}"


def _flags(commands: Iterable[Command]) -> Iterator[str]:
    for command in commands:
        names = " ".join(name for flag in command.flags for name in flag.names)
        yield f"{quote(command.name)}) echo {quote(names)} ;;"


def _words(
    commands: Iterable[Command],
    lists: dict[str, Words],
    by_ruleset: dict[str, dict[str, Words]],
) -> Iterator[str]:
    """The list of a ruleset is before the one that holds those of all rulesets."""
    for name in OF_RULESETS:
        for ruleset, words in by_ruleset[name].items():
            yield f"{quote(f'{name} {ruleset}')}) echo {quote(' '.join(words))} ;;"
    names = {command.name: command.help for command in commands}
    for name, words in {"commands": names, **lists}.items():
        yield f"{quote(name + ' ')}*) echo {quote(' '.join(words))} ;;"
