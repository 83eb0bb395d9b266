"""What races need from a game's folder: results, choices of people, reasons of bots, seasons, the
referee, and old records."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from trackwright.simulator.game.games import Game, all_games

if TYPE_CHECKING:
    from trackwright.simulator.race.old_decisions import OldDecisions
    from trackwright.simulator.race.reasons import RatedChoice
    from trackwright.simulator.table.table import Row, Setup, Table

# --- results ------------------------------------------------------------------------------------


class Classification(Protocol):
    """Who finished where in a race."""

    @property
    def rounds(self) -> int: ...

    @property
    def places(self) -> Mapping[str, int | None]:
        """Player -> place, best first; None: not placed."""

    @property
    def retired(self) -> Sequence[str]: ...

    def as_json(self) -> dict[str, Any]: ...

    def table(self) -> tuple[Sequence[str], Sequence[Sequence[object]]]:
        """Column heads and rows for people, best first."""

    def more(self) -> Iterable[str]:
        """Lines to show below the table."""


def classification_of(table: "Table") -> Classification:
    """`results.classification.classification_of`: who finished where in the race that the table has
    just run."""
    found: Classification = table.game.part("results.classification").classification_of(table)
    return found


# --- people -------------------------------------------------------------------------------------


class Choice(Protocol):
    """A decision that a person may make."""

    @property
    def row(self) -> "Row":
        """As a row of the script."""

    @property
    def is_free(self) -> bool:
        """Does it spend nothing for good? Such choices are listed first."""


def choices_of(table: "Table") -> Sequence[Choice]:
    """`story.menu.choices_of`: everything that the waiting seat may decide on a plain table that
    has stopped (DECISION_WANTED)."""
    found: Sequence[Choice] = table.game.part("story.menu").choices_of(table)
    return found


def question_of(table: "Table") -> str:
    """`story.menu.question_of`: the question to ask, in words."""
    words: str = table.game.part("story.menu").question_of(table)
    return words


def words_of(table: "Table", choice: Choice) -> str:
    """`story.menu.words_of`: a choice in words."""
    words: str = table.game.part("story.menu").words_of(table, choice)
    return words


# --- reasons of bots ----------------------------------------------------------------------------


def gives_reasons(game: Game) -> bool:
    """Not every game has a `story.reasons`."""
    return game.has("story.reasons")


def rated_kinds(game: Game) -> tuple[int, ...]:
    """`story.reasons.WEIGHED`: the kinds of decisions that a bot can give reasons for."""
    kinds: tuple[int, ...] = game.part("story.reasons").WEIGHED
    return kinds


def rating_unit(game: Game) -> str:
    """`story.reasons.UNIT`: the unit that its bots count in."""
    return str(game.part("story.reasons").UNIT)


def rated_choices(table: "Table", bot: int, row: "Row") -> "list[RatedChoice]":
    """`story.reasons.rated_choices`: the choices of the waiting player on a plain table as this bot
    rates them; `row` is what was decided."""
    found: list[RatedChoice] = table.game.part("story.reasons").rated_choices(table, bot, row)
    return found


# --- seasons ------------------------------------------------------------------------------------


class Championship(Protocol):
    """The module that makes races a championship."""

    MOST_RACES: int

    def series(self) -> tuple[str, ...]:
        """Ids of the circuits that the rules prescribe, in order; () if they prescribe none."""

    def points_for(self, place: int | None) -> int:
        """Points for a finishing place; None: not placed."""

    def set_up_next(self, following: "Setup", before: "Setup", result: Classification) -> "Setup":
        """The set-up of the following race, with what it takes over from the race before: its grid,
        or whatever the game keeps in `Setup.carried`."""


def has_championship(game: Game) -> bool:
    """Not every game has a `results.championship`."""
    return game.has("results.championship")


def championship(game: Game) -> Championship:
    """`results.championship`: what finishing places are worth over a season."""
    module: Championship = game.part("results.championship")
    return module


# --- the referee --------------------------------------------------------------------------------


class Referee(Protocol):
    """The module that answers cases."""

    KINDS: Iterable[str]
    """The values that `ask.kind` can have."""

    def understands(self, case: Mapping[str, Any]) -> bool:
        """Is it, judging by its shape, a question for this module?"""

    def answer(self, case: Mapping[str, Any]) -> dict[str, Any]:
        """The result; a TrackwrightError says why there is none."""


def referees() -> dict[str, Referee]:
    """Game -> its `referee.referee`, which answers cases about single situations. Not every game
    has one."""
    return {
        id: game.part("referee.referee")
        for id, game in all_games().items()
        if game.has("referee.referee")
    }


# --- replays ------------------------------------------------------------------------------------


def old_decisions_of(game: Game) -> "OldDecisions":
    """`old_decisions.OLD_DECISIONS`, if the game once encoded decisions in a form of its own."""
    from trackwright.simulator.race.old_decisions import OldDecisions

    if not game.has("old_decisions"):
        return OldDecisions()
    own: OldDecisions = game.part("old_decisions").OLD_DECISIONS
    return own
