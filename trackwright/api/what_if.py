"""What each single change of a circuit does to a race."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from trackwright.api.circuit import DICE, LARGEST_SEED, PAIRED_DICE, Circuit
from trackwright.api.given import (
    ignoring_answers,
    made_here,
    one_of,
    text,
    text_or_none,
    whole_or_none,
    within,
    words_in,
)
from trackwright.api.plain import Progress, Words, columns_of, plain, text_of
from trackwright.design.limits import MOST_CHANGE_RACES
from trackwright.design.whatif import effects as reckoned
from trackwright.design.whatif.changes import KINDS
from trackwright.model.circuit import Circuit as Built
from trackwright.reports.design import what_if as reports


class WhatIf:
    """Changes and their effects, best first if something is wished for. `print(...)` gives the
    report of the command.

    Made by `what_if`.
    """

    def __init__(
        self, built: Built, rules: str, found: reckoned.WhatIf, seed: int, warned: bool
    ) -> None:
        self._built, self._rules = built, rules
        self._found, self._seed, self._warned = found, seed, warned

    @property
    def base(self) -> dict[str, Any]:
        """The figures of the circuit as it is, each with its interval."""
        found: dict[str, Any] = self.as_dict()["base"]
        return found

    @property
    def effects(self) -> list[dict[str, Any]]:
        """Each change in words, of what kind it is, what it warns of, how often it was raced, the
        differences that it makes, and whether it surely does what was wished for."""
        rows = self.as_dict()["effects"]
        return [{name: row[name] for name in row if name != "changed_track"} for row in rows]

    def columns(self) -> dict[str, list[Any]]:
        """A row for each figure of each change: number, kind, words, figure, change, low, high."""
        return columns_of(
            {
                "number": number,
                "kind": effect["kind"],
                "words": effect["words"],
                "figure": figure,
                "change": difference["value"],
                "low": difference["low"],
                "high": difference["high"],
            }
            for number, effect in enumerate(self.effects, start=1)
            for figure, difference in effect["differences"].items()
        )

    @cached_property
    def circuits(self) -> list[Circuit]:
        """The circuit with each of the changes."""
        return [Circuit(effect.change.circuit) for effect in self._found.effects]

    @property
    def best(self) -> int | None:
        """The number of the first change that surely does what was wished for; None if no single
        one does."""
        best = self._found.best
        return None if best is None else 1 + self._found.effects.index(best)

    def as_dict(self) -> dict[str, Any]:
        """All there is to say, as `trackwright what-if --json` prints it."""
        found: dict[str, Any] = plain(
            reports.json_of(self._built, self._rules, self._found, self._seed)
        )
        return found

    def __len__(self) -> int:
        return len(self._found.effects)

    def __str__(self) -> str:
        return text_of(reports.text_of(self._built, self._rules, self._found, self._warned))

    def __repr__(self) -> str:
        name = self._built.track.name
        return f"<WhatIf of {name!r}: {len(self)} changes raced under {self._rules}>"


def what_if(
    circuit: Circuit,
    rules: str,
    *,
    races: int = 400,
    wish: str | None = None,
    kinds: Words = KINDS,
    warned: bool = False,
    bots: Words | None = None,
    seats: int | None = None,
    team_size: int | None = None,
    laps: int | None = None,
    options: Mapping[str, str | int | bool] | None = None,
    seed: int = 1,
    dice: str | None = None,
    jobs: int | None = None,
    progress: Progress | None = None,
) -> WhatIf:
    """What each single change does that keeps a circuit closed and its checks clean, with so many
    races of each.

    With a wish such as "overtakes up" the best changes are found, and raced again. `kinds` are
    window, pair, start, difficulty and hill; `warned`: also changes that warn. The races are set up
    as for `Circuit.playtest`, with paired dice if the game has them. `progress` is called with how
    much is done, and of how much: changes are listed first, and then raced.
    """
    built, rules = made_here("circuit", circuit, Circuit)._built, text("rules", rules)
    seed = within("seed", seed, 0, LARGEST_SEED)
    paired = None if dice is None else one_of("dice", dice, DICE) == PAIRED_DICE

    report = ignoring_answers(progress)

    def tell(what: str, done: int, of: int) -> None:
        if report is not None:
            report(done, of)

    found = reckoned.what_if(
        built,
        rules,
        wish=text_or_none("wish", wish),
        kinds=tuple(one_of("kinds", kind, KINDS) for kind in words_in("kinds", kinds)),
        races=within("races", races, 2, MOST_CHANGE_RACES),
        seed=seed,
        warned=warned,
        paired=paired,
        line_up=lambda built: Circuit(built)._lineup(rules, bots, seats, team_size, laps, options),
        jobs=whole_or_none("jobs", jobs),
        progress=tell,
    )
    return WhatIf(built, rules, found, seed, warned)
