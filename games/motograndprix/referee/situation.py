"""Reads a referee's case into a table: track, bikes, dice, decisions, house rulings.

Cases use the words of the rulebook; see `referee.py` for what can be asked.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from trackwright.games.motograndprix.facts import BUILDING_OPTIONS, ID
from trackwright.games.motograndprix.race.road import LANES, Position, ring
from trackwright.games.motograndprix.race.table import Table
from trackwright.games.motograndprix.rules.decisions import (
    FORCED,
    KEEP,
    LANE_BITS,
    ON_GRID,
    RIDE,
    SLIPSTREAM,
)
from trackwright.games.motograndprix.rules.dice import FOR_POLE, FOR_REROLL, FOR_TEST, FOR_TURN
from trackwright.games.motograndprix.rules.effects import has_done
from trackwright.games.motograndprix.rules.places import occupy, set_standing, vacate
from trackwright.games.motograndprix.state.layouts import (
    LEANING,
    MOST_BIKES,
    MOST_MOVE,
    SLOT_BITS,
    SLOT_MASK,
    STRAIGHT,
    WHEELIE,
    Race,
)
from trackwright.model.lanes.board import HILLS
from trackwright.model.text.errors import did_you_mean
from trackwright.simulator.compiler.data.memory import fill
from trackwright.simulator.game.rulesets import BadOption, Ruleset, Settings, chosen, find_ruleset
from trackwright.simulator.race.cases.case_input import (
    MOST,
    CannotAnswer,
    Case,
    an_object,
    found,
    id_of,
    listed,
    named,
    objects,
    one_of,
    whole,
)
from trackwright.simulator.table.states import RACING, RETIRED
from trackwright.simulator.table.table import Mode, Seat, Setup

LEVELS = {"basic": "basic", "standard": "standard", "expert": "expert", "pro": "expert"}
OTHER_LEVELS = ("championship", "validator", "meta")
"""Words for the level in cases that are about none."""
STANCES = {"straight": STRAIGHT, "leaning": LEANING, "wheelie": WHEELIE}
STATUSES = ("racing", "finished", "retired")
PURPOSES = {"pole": FOR_POLE, "turn": FOR_TURN, "engine_test": FOR_TEST}
REROLL = "pole_reroll_"
SIDES = {"L": 0, "R": 2}
DIALS = ("engine", "rear", "front")
FULL_DIAL = 8
"""S-02."""
NO_TRACK = tuple(Position(0, 0, 0) for _ in range(18))
"""For questions that need no track."""


@dataclass(frozen=True)
class Rider:
    """A bike of the case."""

    id: str
    team: str
    lap: int = 0
    pos: int | None = None
    lane: str | None = None
    engine: int = 8
    rear: int = 8
    front: int = 8
    stance: str = "straight"
    status: str = "racing"
    acted: bool = False


def ruleset_of(case: Case) -> Ruleset:
    level = case.get("level", "expert")
    if not isinstance(level, str):
        raise CannotAnswer(f"level: expected {', '.join(LEVELS)}, {found(level)}")
    if level in OTHER_LEVELS:
        level = "expert"
    if level not in LEVELS:
        raise CannotAnswer(f"level: no level named {level!r} {did_you_mean(level, LEVELS)}")
    return find_ruleset(f"{ID}-{LEVELS[level]}")


def settings_of(case: Case, ruleset: Ruleset) -> Settings:
    """The house rulings of a case by option name or rule id; a ruling that does not apply at this
    level, or is about building, changes nothing."""
    given = an_object(case, "options")
    levels = [find_ruleset(f"{ID}-{level}") for level in LEVELS.values()]
    options = {option.name: option for level in levels for option in level.options}
    settings = ruleset.settings({})
    for key, value in given.items():
        name = str(key).replace("-", "_").lower()
        if name in BUILDING_OPTIONS or str(key).rpartition("MGP-")[2] in ("H-01", "H-29", "H-45"):
            continue
        if not any(option.is_called(str(key)) for option in options.values()):
            raise CannotAnswer(
                f"options: no house ruling named {key!r} {did_you_mean(key, options)}"
            )
        try:
            option, reading = chosen(options.values(), str(key), value)
        except BadOption as error:
            raise CannotAnswer(f"options: {error}") from None
        if option.name in settings:
            settings = settings.but({option.name: reading})
    return settings


class Situation:
    """A case on its own table."""

    def __init__(self, case: Case, mode: Mode, with_bikes: bool = True) -> None:
        self.case = case
        self.ask: Case = case["ask"]
        self.ruleset = ruleset_of(case)
        self.settings = settings_of(case, self.ruleset)
        self.riders = [_rider(row, i) for i, row in enumerate(_rows(case, "bikes"))]
        self._reject_empty_dials()
        self.numbers = {rider.id: i for i, rider in enumerate(self.riders)}
        if len(self.numbers) != len(self.riders):
            raise CannotAnswer("bikes: an id is used twice")
        if len(self.riders) > MOST_BIKES:
            raise CannotAnswer(f"bikes: found {len(self.riders)}, the maximum is {MOST_BIKES}")
        self.track = _track(case)
        self.laps = whole((case.get("track") or {}).get("laps", 1), "track.laps", 1, MOST)
        self.table = self.new_table(mode)
        if with_bikes:
            self.place_bikes(self.table.race)

    def _reject_empty_dials(self) -> None:
        """S-03, H-13: a bike whose dial would drop below the floor is out."""
        if not self.settings.reads("dial_floor", "one"):
            return
        for rider in self.riders:
            for dial in DIALS:
                if rider.status == "racing" and getattr(rider, dial) == 0:
                    raise CannotAnswer(
                        f"bike {rider.id}: {dial}: expected a whole number from 1 to {FULL_DIAL}, "
                        "found 0 (MGP-S-03; MGP-H-13: the option dial_floor)"
                    )

    def new_table(self, mode: Mode) -> Table:
        seats = tuple(Seat(r.id, r.team, "human") for r in self.riders)
        setup = Setup(self.ruleset, self.settings, seats, self.laps)
        table = Table(setup, ring(self.track), mode)
        table.race.log.on = 1
        table.race.laps = self.laps - table.race.rules.count_start
        return table

    @property
    def race(self) -> Race:
        return self.table.race

    def bike(self, id: object, where: str) -> int:
        name = named(id, where)
        if name not in self.numbers:
            raise CannotAnswer(f"{where}: no bike named {id!r} {did_you_mean(name, self.numbers)}")
        return self.numbers[name]

    def asked_bike(self) -> int:
        return self.bike(self.ask.get("bike"), "ask.bike")

    @property
    def start_turn(self) -> int:
        """S-05: is it round 1?"""
        return int(bool(self.ask.get("start_turn", self.case.get("start_turn"))))

    def place_bikes(self, race: Race) -> None:
        """The given state before the turn; missing values get their start value."""
        for position in range(race.road.positions):
            race.free[position] = race.road.open[position]
        for bike, rider in enumerate(self.riders):
            self._set_bike(race, bike, rider)
        race.ordered = race.runners
        fill(race.order, range(race.runners))

    def _set_bike(self, race: Race, bike: int, rider: Rider) -> None:
        race.lap[bike] = rider.lap
        race.engine[bike], race.rear[bike], race.front[bike] = rider.engine, rider.rear, rider.front
        race.stance[bike] = STANCES[rider.stance]
        race.acted[bike] = int(rider.acted)
        race.status[bike] = RACING
        gone = rider.status == "retired" or (rider.status == "finished" and not rider.acted)
        if rider.pos is None or rider.lane is None:
            gone = True
        else:
            self._stand(race, bike, rider, gone)
        if gone:
            race.status[bike] = RETIRED
            race.finish_place[bike] = int(rider.status == "finished")
        elif rider.status == "finished" or has_done(race, bike):
            race.acted[bike] = race.flagged[bike] = 1
            if race.rules.leave_at_once:
                vacate(race, bike)

    def _stand(self, race: Race, bike: int, rider: Rider, gone: bool) -> None:
        assert rider.pos is not None
        assert rider.lane is not None
        if not 0 <= rider.pos < race.road.positions:
            most = race.road.positions - 1
            raise CannotAnswer(f"bike {rider.id}: pos {rider.pos}: expected 0 to {most}")
        place = rider.pos << SLOT_BITS | LANES.index(rider.lane)
        race.place[bike] = place
        if not gone:
            if not race.free[rider.pos] >> (place & SLOT_MASK) & 1:
                raise CannotAnswer(f"bike {rider.id}: another bike is on {rider.pos}{rider.lane}")
            occupy(race, bike, place)
        set_standing(race, bike)

    def need_places(self, *bikes: int) -> None:
        """The question is about where these bikes are (all, if none is named)."""
        for bike in bikes or range(len(self.riders)):
            rider = self.riders[bike]
            if (rider.pos is None or rider.lane is None) and rider.status == "racing":
                raise CannotAnswer(f"bike {rider.id}: pos and lane are needed")

    def give_dice(self, table: Table, follower: int | None = None) -> None:
        """E-06: a follower without dice copies the only roll there is."""
        dice = list(_dice(self))
        rolled = [(bike, face) for bike, purpose, face in dice if purpose == FOR_TURN]
        rolling = {bike for bike, _ in rolled}
        if follower is not None and follower not in rolling and len(rolling) == 1:
            dice += [(follower, FOR_TURN, face) for _, face in rolled]
        table.set_given(dice, only=True)

    def give_decisions(self, table: Table, rows: Sequence[Case] | None = None) -> None:
        script: list[tuple[int, int, int, int]] = []
        silent = set(range(len(self.riders)))
        for row in self.decisions if rows is None else rows:
            bike = self.bike(row.get("bike"), "decisions: bike")
            silent.discard(bike)
            script.extend(_decision(row, bike, self.contact_path_is_free))
        script.extend((bike, SLIPSTREAM, 0, 0) for bike in silent)
        table.set_script(script)

    @cached_property
    def decisions(self) -> list[Case]:
        """The first decision of every bike."""
        first: dict[str, Case] = {}
        for row in _rows(self.case, "decisions"):
            first.setdefault(str(row.get("bike")), row)
        return list(first.values())

    @property
    def contact_path_is_free(self) -> bool:
        return self.settings.reads("contact_path", "free")


def _rows(case: Case, name: str) -> list[Case]:
    return objects(case.get(name) or [], name)


def _rider(row: Case, i: int) -> Rider:
    id = id_of(row, f"bikes[{i}]")
    given = {k: v for k, v in row.items() if v is not None}
    here = f"bike {id}"
    numbers = {
        name: whole(given[name], f"{here}: {name}", 0, most)
        for name, most in (("lap", MOST), ("pos", MOST), *((dial, FULL_DIAL) for dial in DIALS))
        if name in given
    }
    return Rider(
        id,
        named(given.get("team") or f"team of {id}", f"{here}: team"),
        lane=one_of(given["lane"], f"{here}: lane", tuple(LANES)) if "lane" in given else None,
        stance=one_of(given.get("stance", "straight"), f"{here}: stance", tuple(STANCES)),
        status=one_of(given.get("status", "racing"), f"{here}: status", STATUSES),
        acted=bool(given.get("acted", False)),
        **numbers,
    )


def _track(case: Case) -> tuple[Position, ...]:
    track = case.get("track")
    if track is None:
        return NO_TRACK
    if not isinstance(track, Mapping) or not isinstance(track.get("positions"), list):
        raise CannotAnswer(f"track: expected an object with a list of positions, {found(track)}")
    rows = objects(track["positions"], "track.positions")
    here = "track.positions: i"
    numbers = sorted(whole(row.get("i"), here, 0, MOST) for row in rows)
    if numbers != list(range(len(rows))):
        raise CannotAnswer("track.positions: expected i = 0, 1, 2 ..., each once")
    return tuple(position_of(row) for row in sorted(rows, key=lambda row: row["i"]))


def position_of(row: Case) -> Position:
    """A position as a case describes it."""
    here = f"track: position {row.get('i')}"
    kind = one_of(row.get("kind"), f"{here}: kind", ("straight", "corner"))
    difficulty = whole(row.get("d") or 0, f"{here}: d", 0, 3)
    if (kind == "corner") != (difficulty > 0):
        raise CannotAnswer(f"{here}: d {difficulty} does not fit a {kind}")
    hill = one_of(row.get("hill") or "flat", f"{here}: hill", tuple(HILLS))
    side = one_of(row.get("rl", "L"), f"{here}: rl", tuple(SIDES))
    return Position(difficulty, HILLS[hill], SIDES[side])


def _dice(situation: Situation) -> Iterator[tuple[int, int, int]]:
    """(bike, purpose, face) of every die, re-rolls in the order of their numbers."""
    rows = _rows(situation.case, "dice")
    for row in sorted(rows, key=_reroll_number):
        purpose = str(row.get("for", "turn"))
        number = FOR_REROLL if purpose.startswith(REROLL[:-1]) else PURPOSES.get(purpose)
        if number is None:
            raise CannotAnswer(
                f"dice: for: unknown purpose {purpose!r} {did_you_mean(purpose, PURPOSES)}"
            )
        bike = situation.bike(row.get("bike"), "dice: bike")
        faces = listed(row, "values", "dice: values")
        if len(faces) > 2 and len(faces) % 2:
            raise CannotAnswer(
                f"dice: bike {row.get('bike')}: values: {len(faces)} dice; expected two per roll, "
                "or one at the start (MGP-B-08)"
            )
        for face in faces:
            yield bike, number, whole(face, "dice: values", 1, 6)


def _reroll_number(row: Case) -> int:
    purpose = str(row.get("for", ""))
    digits = purpose.removeprefix(REROLL)
    return int(digits[:9]) if purpose.startswith(REROLL) and digits.isdecimal() else 0


def _decision(row: Case, bike: int, free: bool) -> Iterator[tuple[int, int, int, int]]:
    """The rows of a script for a decision."""
    here = f"decisions: bike {row.get('bike')}"
    if row.get("lane") is not None:
        yield bike, ON_GRID, LANES.index(one_of(row["lane"], f"{here}: lane", tuple(LANES))), 0
    yield bike, SLIPSTREAM, int(bool(row.get("slipstream"))), 0
    if row.get("keep") is not None:
        yield bike, KEEP, whole(row["keep"], f"{here}: keep", 1, 6), 0
    if row.get("path") is None and row.get("used") is None:
        return
    path = row.get("path", "forced" if row.get("keep") is not None else None)
    if path is None:
        raise CannotAnswer(f"{here}: path is missing")
    yield bike, RIDE, _choice(row, path == "retire", here), _path(path, here)


def _choice(row: Case, gives_up: bool, here: str) -> int:
    used = row.get("used")
    if used is None and not gives_up:
        raise CannotAnswer(f"{here}: used is missing")
    if used is not None and (not isinstance(used, list) or not 1 <= len(used) <= 2):
        raise CannotAnswer(f"{here}: used: expected one or two faces, {found(used)}")
    faces = [whole(face, f"{here}: used", 1, 6) for face in used or ()]
    choice = sum(face << 3 * die for die, face in enumerate(faces))
    choice |= whole(row.get("slip_bonus") or 0, f"{here}: slip_bonus", 0, 1) << 6
    choice |= min(whole(row.get("engine") or 0, f"{here}: engine", 0, MOST), 7) << 7
    choice |= min(whole(row.get("front") or 0, f"{here}: front", 0, MOST), 15) << 10
    return choice | int(gives_up) << 14


def _path(path: Any, here: str) -> int:
    if path in ("forced", "retire"):
        return FORCED if path == "forced" else 1
    if not isinstance(path, list) or not all(lane in tuple(LANES) for lane in path):
        raise CannotAnswer(f'{here}: path: expected lanes, "forced" or "retire", {found(path)}')
    code = 1
    for lane in path[: MOST_MOVE + 1]:
        code = code << LANE_BITS | LANES.index(lane)
    return code
