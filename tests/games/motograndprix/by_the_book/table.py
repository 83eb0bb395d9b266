"""What lies on the table: the track, the bikes, the house rulings that hold."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

LANES = ("L", "C", "R")
LEVELS = ("basic", "standard", "expert")
STANCES = ("straight", "leaning", "wheelie")
STATUSES = ("racing", "finished", "retired")
FULL_DIAL = 8

# Option key: the ruling it belongs to, its readings, the default first.
RULINGS: dict[str, tuple[str, tuple[str, ...]]] = {
    "corner_rl": ("H-01", ("inside", "outside")),
    "grid_fill": ("H-02", ("rank-order", "choice")),
    "tie_reroll": ("H-03", ("tied-only", "new-total")),
    "count_start": ("H-04", ("no", "yes")),
    "finish_leave": ("H-06", ("end-of-round", "at-once")),
    "finish_tie": ("H-06", ("rank", "shared")),
    "chequered": ("H-07", ("full-distance", "next-crossing")),
    "basic_deadend": ("H-11", ("allowed", "not-allowed")),
    "blocked_by": ("H-11", ("reachable", "all-three")),
    "dial_floor": ("H-13", ("one", "zero")),
    "rear_guard": ("H-14", ("retire", "illegal")),
    "rear_cost": ("H-15", ("start-passed-final", "entered", "final")),
    "cornering": ("H-17", ("first_straight", "last_corner")),
    "rolloff_team": ("H-19", ("all", "opponents", "same_lap")),
    "contact_path": ("H-22", ("greedy", "free")),
    "contact_riding": ("H-23", ("apply", "no")),
    "beside": ("H-24", ("same-position", "directly-beside")),
    "redline": ("H-26", ("used", "rolled")),
    "hill_sign": ("H-28", ("up-minus", "up-plus")),
    "hill_reach": ("H-29", ("until-next", "tile")),
    "slip_pair": ("H-30", ("front", "both")),
    "slip_lapped": ("H-31", ("if-first", "never", "always")),
    "slip_bonus": ("H-32", ("optional", "mandatory")),
    "slip_double": ("H-33", ("counts", "no")),
    "dnf_points": ("H-36", ("none", "classified-last")),
    "dnf_finish": ("H-37", ("out", "finished")),
    "quali_reset": ("H-38", ("reset", "carry-over")),
    "series_gap": ("H-45", ("3",)),
}


def same_word(word: object) -> str:
    """Underscores and hyphens mean the same."""
    return str(word).replace("_", "-")


class Readings:
    """Which reading of each house ruling holds."""

    def __init__(self, options: Mapping[str, Any]) -> None:
        self._chosen = {key: readings[0] for key, (_, readings) in RULINGS.items()}
        for name, value in options.items():
            key = _option_key(name, value)
            self._chosen[key] = str(value) if key == "series_gap" else _reading(key, value)

    def says(self, key: str, reading: str) -> bool:
        """Whether this reading holds."""
        if reading not in RULINGS[key][1]:
            raise KeyError(f"{key} has no reading {reading}")
        return self._chosen[key] == reading


def _option_key(name: str, value: object) -> str:
    if name in RULINGS:
        return name
    id = name.removeprefix("MGP-")
    keys = [key for key, (ruling, _) in RULINGS.items() if ruling == id]
    if not keys:
        raise ValueError(f"options: no house ruling {name!r}")
    for key in keys:
        if _reading(key, value, None) is not None:
            return key
    return keys[0]


def _reading(key: str, value: object, *otherwise: Any) -> Any:
    for reading in RULINGS[key][1]:
        if same_word(reading) == same_word(value):
            return reading
    if otherwise:
        return otherwise[0]
    raise ValueError(f"options: {key} is one of {', '.join(RULINGS[key][1])}, not {value!r}")


@dataclass(frozen=True)
class Position:
    """One position of the track across its three lanes."""

    kind: str
    d: int
    rl: str
    hill: str = "flat"

    @property
    def is_corner(self) -> bool:
        return self.kind == "corner"

    def rank(self, lane: str) -> int:
        """T-04, B-06: 1 on the racing line, 2 in the middle, 3 on the outer lane."""
        if lane == self.rl:
            return 1
        return 2 if lane == "C" else 3

    def lanes_by_rank(self) -> list[str]:
        return sorted(LANES, key=self.rank)


class Track:
    """A closed ring of positions, the first one behind the line being 0."""

    def __init__(self, track: Mapping[str, Any]) -> None:
        rows = sorted(track["positions"], key=lambda row: row["i"])
        if [row["i"] for row in rows] != list(range(len(rows))) or not rows:
            raise ValueError("track.positions: expected i = 0, 1, 2, ... each once")
        self.positions = [_position(row) for row in rows]
        self.length = len(self.positions)
        self.laps = int(track.get("laps", 1))

    def at(self, pos: int) -> Position:
        return self.positions[pos % self.length]

    def is_braking_point(self, pos: int) -> bool:
        """S-07: the last position of a straight."""
        return not self.at(pos).is_corner and self.at(pos + 1).is_corner

    def is_first_of_straight(self, pos: int) -> bool:
        return not self.at(pos).is_corner and self.at(pos - 1).is_corner

    def is_last_of_corner(self, pos: int) -> bool:
        return self.at(pos).is_corner and not self.at(pos + 1).is_corner


def _position(row: Mapping[str, Any]) -> Position:
    position = Position(row["kind"], row.get("d") or 0, row["rl"], row.get("hill") or "flat")
    if position.d not in {"straight": (0,), "corner": (1, 2, 3)}.get(position.kind, ()):
        raise ValueError(f"track: position {row['i']}: d does not fit a {position.kind}")
    if position.rl not in ("L", "R") or position.hill not in ("flat", "up", "down"):
        raise ValueError(f"track: position {row['i']}: rl is L or R, hill flat, up or down")
    return position


@dataclass(eq=False)
class Bike:
    """One bike: where it is, what its dials show, what it did this round."""

    id: str
    team: str
    lap: int = 0
    pos: int | None = None
    lane: str | None = None
    engine: int = FULL_DIAL
    rear: int = FULL_DIAL
    front: int = FULL_DIAL
    stance: str = "straight"
    status: str = "racing"
    acted: bool = False
    stands: bool = True
    finished_this_round: bool = False
    roll: tuple[int, ...] | None = None
    head: "Bike | None" = None  # whose roll it copies

    @property
    def place(self) -> tuple[int, str]:
        if self.pos is None or self.lane is None:
            raise ValueError(f"bike {self.id}: pos and lane are needed")
        return self.pos, self.lane

    @property
    def at(self) -> int:
        return self.place[0]

    @property
    def on(self) -> str:
        return self.place[1]

    @property
    def has_roll(self) -> bool:
        """It has rolled, or has said that it copies a roll."""
        return self.roll is not None or self.head is not None

    @property
    def is_to_act(self) -> bool:
        """Racing, not yet moved in this round."""
        return self.status == "racing" and not self.acted


def _bike(row: Mapping[str, Any]) -> Bike:
    names = ("lap", "pos", "lane", "engine", "rear", "front", "stance", "status", "acted")
    given = {name: row[name] for name in names if row.get(name) is not None}
    bike = Bike(str(row["id"]), str(row.get("team") or f"team of {row['id']}"), **given)
    if bike.stance not in STANCES or bike.status not in STATUSES:
        raise ValueError(f"bike {bike.id}: no stance {bike.stance!r} or status {bike.status!r}")
    if bike.lane is not None and bike.lane not in LANES:
        raise ValueError(f"bike {bike.id}: lane is L, C or R, not {bike.lane!r}")
    return bike


class Table:
    """The track with the bikes on it, at one level of the rules."""

    def __init__(self, case: Mapping[str, Any]) -> None:
        level = str(case.get("level", "expert"))
        self.level = "expert" if level == "pro" else level
        if self.level not in LEVELS:
            raise ValueError(f"level: expected basic, standard or expert, not {level!r}")
        self.readings = Readings(case.get("options") or {})
        if not case.get("track"):
            raise ValueError("track is missing: this question needs one")
        self.track = Track(case["track"])
        self.bikes = [_bike(row) for row in case.get("bikes") or []]
        self.by_id = {bike.id: bike for bike in self.bikes}
        if len(self.by_id) != len(self.bikes):
            raise ValueError("bikes: an id is used twice")
        for bike in self.bikes:
            self._take_stock(bike)
        self._places_are_distinct()

    @property
    def is_basic(self) -> bool:
        return self.level == "basic"

    @property
    def is_expert(self) -> bool:
        return self.level == "expert"

    def says(self, key: str, reading: str) -> bool:
        return self.readings.says(key, reading)

    def bike(self, id: object) -> Bike:
        try:
            return self.by_id[str(id)]
        except KeyError:
            raise ValueError(f"there is no bike {id!r}") from None

    @property
    def goal(self) -> int:
        """The distance at which the race is done (section 0, H-04)."""
        laps = self.track.laps - 1 if self.says("count_start", "yes") else self.track.laps
        return laps * self.track.length

    def distance(self, bike: Bike) -> int:
        return (bike.lap - 1) * self.track.length + bike.at

    def position(self, bike: Bike) -> Position:
        return self.track.at(bike.at)

    def rank(self, bike: Bike) -> int:
        return self.position(bike).rank(bike.on)

    def in_order(self, bikes: list[Bike]) -> list[Bike]:
        """B-05, B-06: by race distance, then by the dots."""
        return sorted(bikes, key=lambda bike: (-self.distance(bike), self.rank(bike)))

    def standing(self) -> list[Bike]:
        """Bikes on the track, those that finished in this round included."""
        return [bike for bike in self.bikes if bike.stands and bike.pos is not None]

    def others_at(self, pos: int, bike: Bike) -> list[Bike]:
        here = pos % self.track.length
        return [other for other in self.standing() if other is not bike and other.at == here]

    def is_taken(self, pos: int, lane: str, bike: Bike) -> bool:
        return any(other.on == lane for other in self.others_at(pos, bike))

    def neighbour(self, bike: Bike, ahead: int) -> Bike | None:
        """The bike in the same lane so many positions ahead (or, negative, behind)."""
        there = [b for b in self.others_at(bike.at + ahead, bike) if b.on == bike.on]
        return there[0] if there else None

    def finish(self, bike: Bike) -> None:
        bike.status = "finished"
        bike.finished_this_round = True
        if self.says("finish_leave", "at-once"):
            bike.stands = False

    def retire(self, bike: Bike) -> None:
        """S-22: it frees its place at once."""
        bike.status = "retired"
        bike.stands = False

    def end_round(self) -> None:
        """B-24, H-06: those that have finished leave the track."""
        for bike in self.bikes:
            if bike.status == "finished":
                bike.stands = False

    def finishers(self) -> list[Bike]:
        return self.in_order([bike for bike in self.bikes if bike.finished_this_round])

    def _take_stock(self, bike: Bike) -> None:
        if bike.status == "retired":
            bike.stands = False
        elif bike.status == "finished":
            if bike.acted:
                self.finish(bike)
            else:
                bike.stands = False
        elif bike.pos is not None and self.distance(bike) >= self.goal:
            self.finish(bike)

    def _places_are_distinct(self) -> None:
        places = [bike.place for bike in self.standing() if bike.lane is not None]
        if len(set(places)) != len(places):
            raise ValueError("bikes: two of them stand on the same place")
        if any(not 0 <= pos < self.track.length for pos, _ in places):
            raise ValueError(f"bikes: pos is from 0 to {self.track.length - 1}")
