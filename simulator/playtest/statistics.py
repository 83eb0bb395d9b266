"""The figures of a playtest, each with its interval; docs/metrics.md explains every one.

Tables, gates, comparisons and JSON use a figure's name. Figures of a grid place, a player, a
runner, a bot or a team share a `page`: `grid_3_wins` is explained under `grid_N_wins`.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np

from trackwright.model.text.messages import Message
from trackwright.simulator.compiler.data.memory import Integers
from trackwright.simulator.playtest.figures import (
    GAP,
    GRID,
    LEAD,
    NO_WORDS,
    OVERTAKES,
    RETIREMENTS,
    PerPlayer,
)
from trackwright.simulator.playtest.groups import Floats, known_of, mean_of, sums_of
from trackwright.simulator.playtest.intervals import (
    Estimate,
    chance_of_identical,
    mean,
    quantile,
    share,
)
from trackwright.simulator.playtest.results import Result
from trackwright.simulator.story.sentences import called
from trackwright.simulator.table.states import LONGEST, RACES
from trackwright.simulator.table.table import Spot

SHARE, NUMBER, FACTOR = "share", "number", "factor"
CLOSE = 1
"""A finish is close if the second is at most this many positions behind."""


@dataclass(frozen=True)
class Figure:
    """A figure: its name, its kind, and where it is explained."""

    name: str
    estimate: Estimate
    sort: str = NUMBER
    page: str = ""
    words: Message = NO_WORDS
    """Its label for people."""

    @property
    def value(self) -> float | None:
        return self.estimate.value

    @property
    def text(self) -> Message:
        """As text: 31 % (28-34)."""
        return formatted(self.estimate, self.sort)


def formatted(estimate: Estimate, sort: str = NUMBER) -> Message:
    """A figure and its interval as text."""
    value, low, high = estimate.parts
    if value is None:
        return Message("-")
    if low is None or high is None:
        return formatted_number(value, sort)
    digits = digits_for(high - low, sort)
    text, *ends = (formatted_number(number, sort, digits) for number in (value, low, high))
    least, most = (end.with_parts(unit="") for end in ends)
    if low < 0:
        return Message("{value} ({low} to {high})", value=text, low=least, high=most)
    return Message("{value} ({low}-{high})", value=text, low=least, high=most)


def formatted_number(value: float, sort: str = NUMBER, digits: int | None = None) -> Message:
    """A number with as many digits as make sense."""
    number, unit = (100 * value, " %") if sort == SHARE else (value, "")
    places = digits if digits is not None else (1 if abs(number) >= 1 else 2)
    return Message("{n:,.{places}f}{unit}", n=round(number, places) + 0.0, places=places, unit=unit)


def digits_for(width: float, sort: str) -> int:
    """Digits after the point that are meaningful with an interval of this width."""
    number = 100 * width if sort == SHARE else width
    return 0 if number >= 4 else 1 if number >= 0.4 else 2


def figures_of(result: Result) -> dict[str, Figure]:
    """Name -> figure, in the order of the report."""
    figures = [
        Figure("races", Estimate(float(result.races)), words=Message("races")),
        *_of_grid(result),
        *_of_bots(result),
        *_of_players(result),
        *_of_runners(result),
        *_of_teams(result),
        *_of_retirements(result),
        *_of_chance(result),
        *_of_length(result),
        *_of_racing(result),
        *_of_game(result),
    ]
    words = {row.name: row.words for row in _rows(result)}
    return {
        figure.name: replace(figure, words=words.get(figure.name, figure.words))
        for figure in figures
    }


# --- who wins -----------------------------------------------------------------------------------


def races_won(result: Result) -> int:
    """How often somebody won: all races except those without a winner."""
    return int(result["by_player"][:, 0].sum())


def sampled(result: Result) -> str:
    """The name of the share of wins that says how large the sample is: the pole's, if there is
    one, otherwise the first player's."""
    return "pole_wins" if result.has(GRID) else f"{player_names(result)[0]}_wins"


def player_names(result: Result) -> list[str]:
    """The beginnings of the names of players' figures: bike_blue_1."""
    word = slug(result.game.player_word)
    return [f"{word}_{name}" for name in slugs([seat.name for seat in result.head.seats])]


def runner_names(result: Result) -> list[str]:
    """The same of runners, where they are not the same as players."""
    if result.game.is_one_each:
        return []
    word = slug(result.game.runner)
    return [f"{word}_{name}" for name in slugs([one.name for one in result.head.runners])]


def _of_grid(result: Result) -> Iterator[Figure]:
    if not result.has(GRID):
        return
    table = result["by_grid"]
    given = int(table[:, 0].sum())
    pole = share(float(table[0, 0]), given)
    yield Figure("pole_wins", pole, SHARE, words=Message("pole wins"))
    advantage = pole.times(result.starts)
    yield Figure("pole_advantage", advantage, FACTOR, words=Message("pole advantage"))
    yield Figure("grid_slope", _grid_slope(result).within(-1, 1))
    for i, row in enumerate(table):
        who = Message("grid {n}", n=i + 1)
        yield from _placed(f"grid_{i + 1}", "grid_N", who, row, given)


def _grid_slope(result: Result) -> Estimate:
    """How places at the end follow those on the grid."""
    if result.groups is None:
        return Estimate()
    sums = sums_of(result.groups, "grid_slope", result.starts)
    return mean_of(sums, result.groups[:, RACES])


def grouped(result: Result) -> dict[str, Floats]:
    """Figure -> its sums in each group of races, of all that are known race by race."""
    groups, head = result.groups, result.head
    if groups is None:
        return {}
    found: dict[str, Floats] = {}
    for name in known_of(result.figures):
        sums = sums_of(groups, name, result.starts)
        found[name] = sums / result.starts if name == "retired" else sums
        if name in result.histograms:
            found[f"{name}_per_lap"] = sums / head.laps
            found[f"{name}_per_100_positions"] = sums * (100 / head.distance)
    if OVERTAKES in result.figures.common:
        found[overtaking_each(result)] = found["overtakes"] / (result.starts * head.laps)
    return found


def _placed(
    name: str, page: str, who: Message, row: Integers, given: int, seats: int = 1
) -> Iterator[Figure]:
    """Wins per start, mean finish, and starts without a place. `seats` = starts per race."""
    won = share(float(row[0]), given).times(1 / seats)
    yield Figure(f"{name}_wins", won, SHARE, f"{page}_wins", Message("{who} wins", who=who))
    places = np.concatenate(([0], row[:-1]))
    place = Message("{who} finishing place", who=who)
    yield Figure(f"{name}_place", mean(places), NUMBER, f"{page}_place", place)
    starts = float(row.sum())
    # Players of one bot may share one fate, so a race counts as one start.
    unplaced = share(float(row[-1]) / seats, starts / seats)
    none = Message("{who} unplaced", who=who)
    yield Figure(f"{name}_unplaced", unplaced, SHARE, f"{page}_unplaced", none)


def _of_bots(result: Result) -> Iterator[Figure]:
    given = races_won(result)
    players = [seat.player for seat in result.head.seats]
    for row, bot in zip(result["by_bot"], result.head.bots, strict=True):
        seats = players.count(bot)
        name, who = f"bot_{slug(bot)}", Message("bot {name}", name=slug(bot).replace("_", " "))
        figures = list(_placed(name, "bot_B", who, row, given, seats))
        if seats == result.players:  # it always wins
            yield from figures[1:]
            return
        yield from figures
        advantage = figures[0].estimate.times(result.players)
        words = Message("{who} advantage", who=who)
        yield Figure(f"{name}_advantage", advantage, FACTOR, "bot_B_advantage", words)


def _of_players(result: Result) -> Iterator[Figure]:
    given, word = races_won(result), Message(result.game.player_word)
    for name, row in zip(player_names(result), result["by_player"], strict=True):
        yield from _placed(name, "seat_S", _named(name, word), row, given)


def _of_runners(result: Result) -> Iterator[Figure]:
    """Who is first on the track, where that is not the same as who wins."""
    if not (names := runner_names(result)):
        return
    table, word = result["by_runner"], Message(result.game.runner)
    given = int(table[:, 0].sum())
    for name, row in zip(names, table, strict=True):
        yield from _placed(name, "runner_R", _named(name, word), row, given)


def _named(name: str, word: Message) -> Message:
    """The player or runner of a figure in words: bike Blue 1."""
    own = name.removeprefix(slug(word) + "_").replace("_", " ")
    return Message("{seat} {name}", seat=word, name=called(own))


def _of_teams(result: Result) -> Iterator[Figure]:
    given = races_won(result)
    teams = teams_of(result)
    if all(len(seats) == 1 for seats in teams.values()):
        return
    for name, seats in zip(slugs(list(teams)), teams.values(), strict=True):
        won = float(result["by_player"][seats, 0].sum())
        words = Message("team {name} wins", name=Message(name.replace("_", " ")))
        yield Figure(f"team_{name}_wins", share(won, given), SHARE, "team_T_wins", words)


def teams_of(result: Result) -> dict[str, list[int]]:
    """Team -> the numbers of its players."""
    found: dict[str, list[int]] = {}
    for i, seat in enumerate(result.head.seats):
        found.setdefault(seat.team or seat.name, []).append(i)
    return found


def slug(name: str) -> str:
    """A name as part of a figure's name: "Blue 1" -> blue_1."""
    return re.sub(r"\W+", "_", name.lower()).strip("_") or "x"


def slugs(names: Sequence[str]) -> list[str]:
    """The same for several names, all different."""
    found: list[str] = []
    for name in names:
        word, again = slug(name), 2
        while word in found:
            word, again = f"{slug(name)}_{again}", again + 1
        found.append(word)
    return found


# --- who comes through --------------------------------------------------------------------------


def _of_retirements(result: Result) -> Iterator[Figure]:
    if result.has(RETIREMENTS):
        yield from _of_causes(result)
    yield Figure("broken_off", share(float(result.number("capped")), result.races), SHARE)


def _of_causes(result: Result) -> Iterator[Figure]:
    out, races, starters = result["retired"], result.races, result.starts
    yield Figure("retired", _per_start(out, starters), SHARE)
    nobody = share(float(out[starters]), races)
    yield Figure("all_retired", nobody, SHARE, words=Message("all retired"))
    for cause, count in zip(result.figures.causes, result["causes"], strict=True):
        # Only the sum is counted, so treat all starts of a race as sharing one fate.
        yield Figure(f"retired_{cause.name}", share(float(count) / starters, races), SHARE)


def _per_start(histogram: Integers, starters: int) -> Estimate:
    """The share of starts, from a histogram of them per race."""
    found = mean(histogram).times(1 / starters).within(0, 1)
    if found.value is None or found.low != found.high:
        return found
    return share(found.value * histogram.sum(), float(histogram.sum()))


# --- how much chance ----------------------------------------------------------------------------


def _of_chance(result: Result) -> Iterator[Figure]:
    """How many different races there were, and whether they are only a handful."""
    courses = result["courses"]
    yield Figure("different_races", Estimate(float(len(courses))), words=Message("different races"))
    yield Figure(
        "races_alike",
        chance_of_identical(courses, LONGEST),
        SHARE,
        words=Message("identical races"),
    )


# --- how long, how lively -----------------------------------------------------------------------


def _of_length(result: Result) -> Iterator[Figure]:
    rounds = result["rounds"]
    yield from _with_rates(result, "rounds", mean(rounds))
    yield Figure("rounds_short", quantile(rounds, 0.1), words=Message("rounds short"))
    yield Figure("rounds_median", quantile(rounds, 0.5), words=Message("rounds median"))
    yield Figure("rounds_long", quantile(rounds, 0.9), words=Message("rounds long"))
    races = result.races
    turns = result.number("turns") / races if races else None
    yield Figure("turns", Estimate(turns), words=Message("turns"))


def _with_rates(result: Result, name: str, estimate: Estimate) -> Iterator[Figure]:
    """A figure per race, per lap, and per 100 positions: rates compare across circuits."""
    head = result.head
    what = next(row.words for row in _rows(result) if row.name == name)
    lap, hundred = (
        Message("{what} per lap", what=what),
        Message("{what} per 100 positions", what=what),
    )
    yield Figure(name, estimate)
    yield Figure(f"{name}_per_lap", estimate.times(1 / head.laps), page="X_per_lap", words=lap)
    per_100, page = estimate.times(100 / head.distance), "X_per_100_positions"
    yield Figure(f"{name}_per_100_positions", per_100, page=page, words=hundred)


def _of_racing(result: Result) -> Iterator[Figure]:
    for name in result.histograms:
        if name not in ("rounds", "gap"):
            yield from _with_rates(result, name, mean(result[name]).within(0, float("inf")))
    if result.has(OVERTAKES):
        each = mean(result["overtakes"]).times(1 / (result.starts * result.head.laps))
        name = overtaking_each(result)
        yield Figure(name, each.within(0, float("inf")), page="overtakes_per_seat_and_lap")
    if result.has(LEAD):
        dead = share(float(result["lead_changes"][0]), result.races)
        yield Figure("dead_races", dead, SHARE)
    if result.has(GAP):
        gap = result["gap"]
        finishes = float(gap.sum())
        yield Figure("gap", mean(gap).within(0, float("inf")))
        yield Figure("close_finishes", share(float(gap[: CLOSE + 1].sum()), finishes), SHARE)


def overtaking_each(result: Result) -> str:
    """The name of the figure for overtakes of each: overtakes_per_bike_and_lap."""
    return f"overtakes_per_{slug(result.game.runner)}_and_lap"


def _of_game(result: Result) -> Iterator[Figure]:
    """What the game counts in addition."""
    for share_of in result.figures.shares:
        # Only the sum is counted, so treat all runners of a race as sharing one fate.
        each = float(result.number(share_of.name)) / result.starts
        yield Figure(share_of.name, share(each, result.races), SHARE)
    for own in result.figures.per_each:
        count = result.players if isinstance(own, PerPlayer) else result.starts
        for name, histogram in zip(own.figures, np.atleast_2d(result[own.name]), strict=True):
            yield _per_each(name, histogram, own.most, count)
            if prediction_of(name) in result.figures.reckoned:
                value = result.reckoned.get(prediction_of(name))
                yield Figure(prediction_of(name), Estimate(value))


def _per_each(name: str, histogram: Integers, most: int, count: int) -> Figure:
    """The mean, or the share of these, treating all of a race as sharing one fate."""
    if most > 1:
        return Figure(name, mean(histogram, alike=count).within(0, most))
    starts = float(histogram.sum()) / count
    return Figure(name, share(float(histogram[1:].sum()) / count, starts), SHARE)


def prediction_of(name: str) -> str:
    """The name of the figure that predicts this one before the race."""
    return f"{name}_reckoned"


def figure_rows(result: Result, figures: Mapping[str, Figure]) -> Iterator[tuple[str, Figure]]:
    """The figures of the report's table of races, with labels, in order; without unknown ones, and
    without rare events that never happened."""
    for row in _rows(result):
        figure = figures.get(row.name)
        if figure is not None and figure.value is not None and (figure.value or not row.rare):
            yield f"{row.indent}{row.words}", figure


class _Row(NamedTuple):
    """A figure, its label in the report, and whether it is omitted at 0."""

    name: str
    words: Message
    rare: bool = False
    indent: str = ""


def _rows(result: Result) -> Iterator[_Row]:
    runner, own = Message(result.game.runner), result.figures
    yield _Row("retired", Message("{seats} retired", seats=Message(f"{runner}s")))
    for cause in own.causes:
        yield _Row(f"retired_{cause.name}", cause.words, rare=True, indent="  ")
    yield _Row("broken_off", Message("races stopped at the round limit"))
    yield _Row("rounds", Message("rounds per race"))
    yield _Row("rounds_per_lap", Message("rounds per lap"))
    yield _Row("overtakes", Message("overtakes"))
    each = Message("per {seat} per lap", seat=runner)
    yield _Row(overtaking_each(result), each, rare=True, indent="  ")
    yield _Row("lead_changes", Message("lead changes"))
    yield _Row("dead_races", Message("races with no lead change"))
    yield _Row("gap", Message("gap between first and second"))
    yield _Row("close_finishes", Message("won by a position or less"))
    yield _Row("grid_slope", Message("places lost per grid place"))
    yield from (_Row(one.name, one.words, one.rare) for one in own.per_race)
    yield from (_Row(one.name, one.words) for one in own.shares)
    for each_of in own.per_each:
        for name, words in each_of.figures.items():
            yield _Row(name, words, rare=each_of.most == 1)
            if (beside := prediction_of(name)) in own.reckoned:
                yield _Row(beside, own.reckoned[beside], indent="  ")


# --- where --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Heat:
    """What happened on a position, all lanes together, as a mean per race."""

    position: int
    piece: str
    difficulty: int
    counts: dict[str, int]


def by_position(result: Result) -> list[Heat]:
    """The heat of every position, starting at the line."""
    spots: dict[int, list[tuple[int, Spot]]] = {}
    for i, spot in enumerate(result.spots):
        spots.setdefault(spot.position, []).append((i, spot))
    found = []
    for position in sorted(spots):
        rows = [i for i, _ in spots[position]]
        spot = spots[position][0][1]
        counts = {name: int(result[name][rows].sum()) for name in result.heat}
        found.append(Heat(position, spot.piece, spot.difficulty, counts))
    return found
