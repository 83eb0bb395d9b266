"""One bike's turn from the flip on: flips, points, paths, what a decision may be."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from typing import Any

from tests.games.motograndprix.by_the_book.table import LANES, Bike, Position, Table

MOST_ENGINE = 3


class Illegal(ValueError):
    """A decision that the rules do not allow, and the rule."""

    def __init__(self, rule: str, text: str) -> None:
        self.rule = f"MGP-{rule}"
        self.text = text
        super().__init__(f"{text} ({self.rule})")


@dataclass(frozen=True)
class Decision:
    """What a rider settles in one turn."""

    used: tuple[int, ...] | None
    path: tuple[str, ...] | str
    engine: int = 0
    front: int = 0
    slip_bonus: int = 0

    @classmethod
    def of(cls, row: Mapping[str, Any]) -> "Decision":
        """As a case writes it."""
        if row.get("path") is None:
            raise ValueError(f"decisions: bike {row.get('bike')}: path is missing")
        path = row["path"] if isinstance(row["path"], str) else tuple(row["path"])
        used = row.get("used")
        if used is None and path != "retire":
            raise ValueError(f"decisions: bike {row.get('bike')}: used is missing")
        dials = (int(row.get(name) or 0) for name in ("engine", "front", "slip_bonus"))
        return cls(None if used is None else tuple(used), path, *dials)


# --- flips (B-09..B-16) ---


def legal_used(position: Position, rolled: Sequence[int]) -> list[tuple[int, ...]]:
    """All faces that the dice may be moved with, by the position of the start (B-16)."""
    found = []
    for second_first in product((False, True), repeat=len(rolled)):
        flipped = second_first[::-1]
        if why_not_flipped(position, rolled, flipped) is None:
            found.append(faces(rolled, flipped))
    return found


def faces(rolled: Sequence[int], flipped: Sequence[bool]) -> tuple[int, ...]:
    return tuple(7 - die if flip else die for die, flip in zip(rolled, flipped, strict=True))


def why_not_flipped(
    position: Position, rolled: Sequence[int], flipped: Sequence[bool]
) -> str | None:
    """The rule that forbids these flips, if one does."""
    accelerated = [die for die, flip in zip(rolled, flipped, strict=True) if flip and die <= 3]
    if not position.is_corner or not accelerated:
        return None
    if position.d == 3:
        return "B-13"
    rule, allowed = ("B-11", min(rolled)) if position.d == 1 else ("B-12", max(rolled))
    if len(accelerated) > 1:
        return "B-14" if len(set(rolled)) == 1 else rule
    return None if accelerated == [allowed] else rule


# --- points and costs ---


def hill_modifier(table: Table, position: Position) -> int:
    """E-03, H-28."""
    sign = 1 if table.says("hill_sign", "up-minus") else -1
    return {"up": -sign, "down": sign, "flat": 0}[position.hill]


def stance_modifier(position: Position, stance: str) -> int:
    """E-14: a wheelie, or straight stance in a corner."""
    return -1 if stance == "wheelie" or (position.is_corner and stance == "straight") else 0


def riding_modifier(table: Table, bike: Bike) -> int:
    """What hill and stance do to the points of a bike's next turn."""
    if not table.is_expert:
        return 0
    position = table.position(bike)
    return hill_modifier(table, position) + stance_modifier(position, bike.stance)


def step_cost(table: Table, bike: Bike, pos: int, lane: str) -> int:
    """S-19: more than 1 beside another bike, in a corner, off the racing line."""
    position = table.track.at(pos)
    if table.is_basic or not position.is_corner or position.rank(lane) == 1:
        return 1
    beside = [other.on for other in table.others_at(pos, bike)]
    if table.says("beside", "directly-beside"):
        beside = [other for other in beside if are_adjacent(other, lane)]
    return 1 + position.d if beside else 1


def are_adjacent(one: str, other: str) -> bool:
    return abs(LANES.index(one) - LANES.index(other)) == 1


def reachable_lanes(lane: str) -> list[str]:
    """B-18."""
    return [other for other in LANES if other == lane or are_adjacent(lane, other)]


# --- a turn ---


@dataclass
class Turn:
    """A bike that is about to flip: the dice before it (one in a contact) and how it got them."""

    table: Table
    bike: Bike
    rolled: tuple[int, ...]
    start: bool = False
    slipstreaming: bool = False
    contact: bool = False
    _ends: dict[tuple[int, str, int, bool], bool] = field(default_factory=dict)

    @property
    def position(self) -> Position:
        return self.table.position(self.bike)

    def used_choices(self) -> list[tuple[int, ...]]:
        return legal_used(self.position, self.rolled)

    def bonus_choices(self) -> list[int]:
        """E-07, H-32."""
        if not self.slipstreaming:
            return [0]
        return [1] if self.table.says("slip_bonus", "mandatory") else [0, 1]

    @property
    def may_ride(self) -> bool:
        """Whether dials and modifiers mean anything to this turn."""
        if self.table.is_basic:
            return False
        return not (self.contact and self.table.says("contact_riding", "no"))

    def spendable(self, shown: int) -> int:
        """H-13."""
        return shown if self.table.says("dial_floor", "zero") else max(0, shown - 1)

    def modifier(self, slip_bonus: int) -> int:
        if self.start or not self.may_ride:
            return 0
        return riding_modifier(self.table, self.bike) + slip_bonus

    def points_before_riding(self, used: Sequence[int], slip_bonus: int) -> int:
        """MP0 of section 0."""
        return max(0, sum(used) + self.modifier(slip_bonus))

    def dial_choices(self, used: Sequence[int], slip_bonus: int) -> Iterator[tuple[int, int, int]]:
        """(engine, front, points) within the dials, the points not below 0."""
        most_engine = min(MOST_ENGINE, self.spendable(self.bike.engine)) if self.may_ride else 0
        most_front = self.spendable(self.bike.front) if self.may_ride else 0
        before = self.points_before_riding(used, slip_bonus)
        for engine in range(most_engine + 1):
            for front in range(most_front + 1):
                if (points := before + engine - front) >= 0:
                    yield engine, front, points

    # Rear Tire

    def owes_rear(self, engine: int, path: Sequence[str]) -> bool:
        """S-14, H-15."""
        if not engine:
            return False
        entered = [self.table.track.at(self.bike.at + n).is_corner for n in range(1, len(path) + 1)]
        at_start = self.position.is_corner
        if self.table.says("rear_cost", "entered"):
            return any(entered)
        if self.table.says("rear_cost", "final"):
            return entered[-1] if entered else at_start
        return at_start or any(entered)

    def must_shun_corners(self, engine: int) -> bool:
        """H-14: whether a Rear Tire point that is not there makes the choice illegal."""
        guarded = self.table.says("rear_guard", "illegal")
        return guarded and engine > 0 and self.spendable(self.bike.rear) < 1

    # Steps

    def cost(self, step: int, lane: str) -> int:
        """Cost of the n-th step, counted from 1."""
        if self.contact:
            return 1
        return step_cost(self.table, self.bike, self.bike.at + step, lane)

    def free_lanes(self, step: int, lane: str) -> list[str]:
        """Where the n-th step can go from this lane."""
        pos = self.bike.at + step
        lanes = reachable_lanes(lane)
        return [to for to in lanes if not self.table.is_taken(pos, to, self.bike)]

    def steps_on(self, step: int, lane: str, points: int, shun: bool) -> list[str]:
        """The lanes for the n-th step from which the points can come out exactly."""
        return [
            to
            for to in self.free_lanes(step, lane)
            if self.comes_out(step, to, points - self.cost(step, to), shun)
        ]

    def comes_out(self, step: int, lane: str, points: int, shun: bool) -> bool:
        """Whether, after the n-th step, these points can be used up exactly (S-17)."""
        key = (step, lane, points, shun)
        if key not in self._ends:
            self._ends[key] = self._comes_out(step, lane, points, shun)
        return self._ends[key]

    def _comes_out(self, step: int, lane: str, points: int, shun: bool) -> bool:
        if points < 0 or (shun and self._is_charged_at(step, points)):
            return False
        return points == 0 or bool(self.steps_on(step + 1, lane, points, shun))

    def _is_charged_at(self, step: int, points: int) -> bool:
        """Whether being here, with these points left, is what costs a Rear Tire point."""
        is_corner = self.table.track.at(self.bike.at + step).is_corner
        if self.table.says("rear_cost", "final"):
            return is_corner and points == 0
        if self.table.says("rear_cost", "entered"):
            return is_corner and step > 0
        return is_corner

    # Completions

    @cached_property
    def greedy_path(self) -> list[str]:
        """S-12, H-22: as far as it goes, at each step the free lane of the highest rank."""
        lane, path = self.bike.on, list[str]()
        for step in range(1, self.table.track.length):
            free = self.free_lanes(step, lane)
            if not free:
                break
            lane = max(free, key=self.table.track.at(self.bike.at + step).rank)
            path.append(lane)
        return path

    def is_completable(self, engine: int, points: int) -> bool:
        """Whether a path uses up these points (Standard, Expert)."""
        shun = self.must_shun_corners(engine)
        if not self.contact:
            return self.comes_out(0, self.bike.on, points, shun)
        path = self.greedy_path[:points]
        on_greedy = len(path) == points and not (shun and self.owes_rear(engine, path))
        return on_greedy or (
            self.table.says("contact_path", "free") and bool(self.free_ends(points, shun))
        )

    def has_completion(self, used: Sequence[int]) -> bool:
        """S-17: some bonus, Engine, Front Tire and path go with these flips."""
        return any(
            self.is_completable(engine, points)
            for bonus in self.bonus_choices()
            for engine, _, points in self.dial_choices(used, bonus)
        )

    def free_ends(self, points: int, shun: bool) -> list[str]:
        """Contact with contact_path=free: the lanes in which the move may end."""
        reached = {self.bike.on}
        if shun and self._is_charged_at(0, points):
            return []
        for step in range(1, points + 1):
            ways = {to for lane in reached for to in self.free_lanes(step, lane)}
            closed = shun and self._is_charged_at(step, points - step)
            reached = set() if closed else ways
        rank = self.table.track.at(self.bike.at + points).rank
        start = self.table.rank(self.bike)
        outward = [lane for lane in reached if rank(lane) > start or rank(lane) == 3]
        best = max((rank(lane) for lane in reached), default=0)
        return outward or [lane for lane in reached if rank(lane) == best]

    # Judging

    def judged(self, decision: Decision) -> tuple[str, ...] | None:
        """The path ridden, or None for retiring; Illegal if the decision is against the rules."""
        if decision.path == "retire":
            self._judge_retiring(decision)
            return None
        self._judge_flips(decision.used)
        self._judge_dials(decision)
        assert decision.used is not None
        before = self.points_before_riding(decision.used, decision.slip_bonus)
        points = before + decision.engine - decision.front
        if points < 0:
            raise Illegal("S-15", "Front Tire takes the points below 0")
        path = self._path_of(decision, points)
        if self.must_shun_corners(decision.engine) and self.owes_rear(decision.engine, path):
            raise Illegal("H-14", "Engine in a corner without a Rear Tire point")
        return path

    def _judge_retiring(self, decision: Decision) -> None:
        if self.table.is_basic:
            raise Illegal("B-20", "nobody retires in Basic")
        choices = self.used_choices()
        if decision.used is not None:
            self._judge_flips(decision.used)
            choices = [decision.used]
        if any(self.has_completion(used) for used in choices):
            raise Illegal("H-12", "there is a completion, so retiring is no choice")

    def _judge_flips(self, used: Sequence[int] | None) -> None:
        if used is None or len(used) != len(self.rolled):
            raise Illegal("B-09", f"{used} are not the dice {self.rolled}")
        flipped = [new != old for new, old in zip(used, self.rolled, strict=True)]
        if faces(self.rolled, flipped) != tuple(used):
            raise Illegal("B-09", f"{self.rolled} cannot be flipped to {tuple(used)}")
        if rule := why_not_flipped(self.position, self.rolled, flipped):
            raise Illegal(rule, f"{self.rolled} may not be flipped to {tuple(used)} here")

    def _judge_dials(self, decision: Decision) -> None:
        engine, front = decision.engine, decision.front
        if (engine or front) and not self.may_ride:
            raise Illegal("H-23" if self.contact else "S-13", "no dials in this turn")
        if not 0 <= engine <= MOST_ENGINE:
            raise Illegal("S-13", "Engine: 0 to 3 points a turn")
        if engine > self.spendable(self.bike.engine):
            raise Illegal("S-03", "more Engine points than there are")
        if not 0 <= front <= self.spendable(self.bike.front):
            raise Illegal("S-03", "more Front Tire points than there are")
        if decision.slip_bonus not in self.bonus_choices():
            raise Illegal("H-32" if self.slipstreaming else "E-07", "wrong slipstream bonus")

    def _path_of(self, decision: Decision, points: int) -> tuple[str, ...]:
        if isinstance(decision.path, str) and decision.path != "forced":
            raise ValueError(f'path: lanes, "forced" or "retire", not {decision.path!r}')
        if self.contact:
            return self._contact_path(decision.path, points)
        if decision.path == "forced":
            raise Illegal("S-12", "only a contact forces the path")
        path = tuple(decision.path)
        self._judge_steps(path)
        self._judge_length(decision, path, points)
        return path

    def _contact_path(self, path: tuple[str, ...] | str, points: int) -> tuple[str, ...]:
        greedy = tuple(self.greedy_path[:points])
        if path == "forced" or self.table.says("contact_path", "greedy"):
            if len(greedy) < points:
                raise Illegal("S-16", "the contact path is blocked before the points are used")
            if path not in ("forced", greedy):
                raise Illegal("S-12", f"the contact path is {' '.join(greedy)}")
            return greedy
        if len(path) != points:
            raise Illegal("S-17", f"{points} points are to be used")
        self._judge_steps(tuple(path))
        if points and path[-1] not in self.free_ends(points, False):
            raise Illegal("H-22", "the contact path must end further out")
        return tuple(path)

    def _judge_steps(self, path: tuple[str, ...]) -> None:
        lane = self.bike.on
        for step, to in enumerate(path, 1):
            if to not in reachable_lanes(lane):
                raise Illegal("B-18", f"step {step}: {to} is not beside {lane}")
            if to not in self.free_lanes(step, lane):
                raise Illegal("B-19", f"step {step}: {to} is taken")
            lane = to

    def _judge_length(self, decision: Decision, path: tuple[str, ...], points: int) -> None:
        costs = sum(self.cost(step, lane) for step, lane in enumerate(path, 1))
        if costs == points:
            return
        if not self.table.is_basic:
            raise Illegal("S-17", f"the path costs {costs}, the points are {points}")
        if costs > points or not self._is_stopped(path, points):
            raise Illegal("B-20", f"{costs} of {points} points used, and not blocked")
        fewest = min(lost for lost, _ in self.basic_ends(points))
        if self.table.says("basic_deadend", "not-allowed") and points - costs > fewest:
            raise Illegal("H-11", "a dead end that could be avoided")

    # Basic: points may be lost

    def is_blocked(self, step: int, lane: str) -> bool:
        """B-20, H-11, after the n-th step."""
        ahead = self.bike.at + step + 1
        lanes = LANES if self.table.says("blocked_by", "all-three") else reachable_lanes(lane)
        return all(self.table.is_taken(ahead, to, self.bike) for to in lanes)

    def _is_stopped(self, path: tuple[str, ...], points: int) -> bool:
        lane = path[-1] if path else self.bike.on
        return (points - len(path), (len(path), lane)) in self.basic_ends(points)

    def basic_ends(self, points: int) -> list[tuple[int, tuple[int, str]]]:
        """Every end a Basic move may have: points lost, and after which step in which lane."""
        stuck, proper = [], []
        reached = {self.bike.on}
        for step in range(points):
            for lane in sorted(reached):
                if not self.free_lanes(step + 1, lane):
                    stuck.append((points - step, (step, lane)))
                    if self.is_blocked(step, lane):
                        proper.append(stuck[-1])
            reached = {to for lane in reached for to in self.free_lanes(step + 1, lane)}
        proper += [(0, (points, lane)) for lane in sorted(reached)]
        return proper or stuck
