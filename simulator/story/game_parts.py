"""What describing and showing a race need from a game's folder: the modules of its `story/`."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from trackwright.simulator.game.games import Game

if TYPE_CHECKING:
    from trackwright.simulator.story.show import Show
    from trackwright.simulator.table.table import Table

Happening: TypeAlias = dict[str, Any]
"""What happened, as JSON: `round`, `event`, its details, and `rule`, the rule it follows."""


def happenings_of(table: "Table") -> list[Happening]:
    """`story.happenings.happenings_of`: what happened in the race that the table has just run,
    from its log."""
    found: list[Happening] = table.game.part("story.happenings").happenings_of(table)
    return found


def sentences_of(game: Game, happenings: Iterable[Happening], laps: int) -> Iterator[str]:
    """`story.sentences.sentences`: the same in plain English, line by line, under a heading for
    each round."""
    lines: Iterator[str] = game.part("story.sentences").sentences(happenings, laps)
    return lines


def legend_of(game: Game) -> Sequence[str]:
    """`story.sentences.LEGEND`: how to read those lines."""
    lines: Sequence[str] = game.part("story.sentences").LEGEND
    return lines


def can_show(game: Game) -> bool:
    """Not every game has a `story.showing`."""
    return game.has("story.showing")


def show_of(table: "Table", seed: int, number: int, last_round: int | None = None) -> "Show":
    """`story.showing.show_of`: run the race on a plain table, with its decisions given, and
    describe what it looked like at every moment, of all rounds or until the last that is wanted."""
    show: Show = table.game.part("story.showing").show_of(table, seed, number, last_round)
    return show


def rulebook(game: Game) -> Any:
    """`story.rulebook`: what the rules say, for docs/rules; None if there is none."""
    return game.part("story.rulebook") if game.has("story.rulebook") else None


def rules_of(game: Game) -> Mapping[str, str]:
    """The id of each rule -> what it says, in a line, if that is written."""
    book = rulebook(game)
    parts: Mapping[str, Mapping[str, str]] = book.RULES if book else {}
    return {game.prefix + id: words for part in parts.values() for id, words in part.items()}
