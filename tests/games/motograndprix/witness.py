"""A witness of races: reads the log, keeps books of its own, and objects to what it finds wrong.

It knows the road as spaces (position, lane, rank, ways on) and the rows of the log, and nothing of
the engine: whatever it says about the rules is worked out here, slowly and once more.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NoReturn, Protocol

KINDS = (
    "",
    "pole",
    "grid",
    "round",
    "asked",
    "roll",
    "copy",
    "roll_off",
    "contact",
    "keep",
    "ride",
    "move",
    "lost",
    "lap",
    "rear",
    "redline_pass",
    "redline_fail",
    "wheelie",
    "sideslip",
    "retire",
    "finish",
    "qualified",
)
"""The kinds of rows of a log."""
EFFECTS = ("rear", "redline_pass", "redline_fail", "wheelie", "sideslip", "retire")
BASIC, STANDARD, EXPERT = 0, 1, 2
STRAIGHT, LEANING, WHEELIE = 0, 1, 2
RACING, FINISHED, RETIRED = 0, 1, 2
NO_COMPLETION, NO_REAR, ENGINE_GONE, GRIP_GONE = 1, 2, 3, 4
NEW_TOTALS = 40
"""Re-rolls for pole that give a new total, with that option."""

Row = tuple[int, ...]


class Objection(AssertionError):
    """Something that no rule allows."""


class SpaceLike(Protocol):
    """A space of the road."""

    @property
    def position(self) -> int: ...
    @property
    def lane(self) -> int: ...
    @property
    def rank(self) -> int: ...
    @property
    def ahead(self) -> tuple[int, ...]: ...


class WayLike(Protocol):
    """Positions, (difficulty, hill) each, and spaces."""

    @property
    def positions(self) -> tuple[tuple[int, int], ...]: ...
    @property
    def spaces(self) -> Sequence[Any]: ...


@dataclass
class Bike:
    """What the witness knows of a bike."""

    lap: int = 0
    place: int = -1
    engine: int = 8
    rear: int = 8
    front: int = 8
    stance: int = STRAIGHT
    status: int = RACING
    acted: bool = False
    came: int = 0
    flagged: bool = False
    roll: tuple[int, ...] = ()
    head: int = -1
    """Whose roll it copies."""
    out_round: int = 0
    out_distance: int = 0
    throws: list[tuple[int, int]] = field(default_factory=list)
    """For pole: the number of the re-roll, and the sum."""


@dataclass
class Turn:
    """The turn that is being ridden."""

    bike: int
    contact: bool
    slipping: bool
    used: tuple[int, ...] = ()
    natural: bool = True
    push: int = 0
    brake: int = 0
    points: int = 0
    gives_up: bool = False
    moved: bool = False
    owes: list[str] = field(default_factory=list)
    stance: int | None = None


class Witness:
    """Reads the rows of one race's log in order; `end` compares what should have come of it."""

    def __init__(
        self,
        way: WayLike,
        places: Sequence[int],
        level: int,
        settings: Mapping[str, object],
        laps: int,
        teams: Sequence[object],
        grid: Sequence[int] = (),
    ) -> None:
        self.level, self.settings, self.teams = level, settings, teams
        self.figures = way.positions
        self.length = len(way.positions)
        self.space: dict[int, SpaceLike] = dict(zip(places, way.spaces, strict=True))
        self.ahead = {
            place: [places[to] for to in space.ahead] for place, space in self.space.items()
        }
        self.laps_of_race = laps - int(self.says("count_start", "yes"))
        self.qualifying = self.says("qualifying", "yes")
        self.laps = (
            1 - int(self.says("count_start", "yes")) if self.qualifying else self.laps_of_race
        )
        self.floor = 0 if self.says("dial_floor", "zero") else 1
        self.bikes = [Bike() for _ in teams]
        self.given_grid = list(grid)
        self.order: list[int] = []
        self.queue: list[tuple[int, bool]] = []
        self.group: list[tuple[int, int]] = []
        self.turn: Turn | None = None
        self.crossing: tuple[int, int] | None = None
        self.asked: list[tuple[int, int, int]] = []
        self.left_from: dict[int, int] = {}
        self.lined_up: list[int] = []
        self.gridded = 0
        self.round = 0
        self.finished = 0
        self.row: Row = ()
        self.after_round: list[list[tuple[int, ...]]] = []

    # --- small questions

    def says(self, option: str, reading: str) -> bool:
        return self.settings.get(option) == reading

    def blame(self, what: str) -> NoReturn:
        name = KINDS[self.row[1]] if self.row else "end"
        raise Objection(f"round {self.round}, {name} {self.row}: {what}")

    def hold(self, holds: object, what: str) -> None:
        if not holds:
            self.blame(what)

    def position(self, bike: int) -> int:
        return self.space[self.bikes[bike].place].position

    def difficulty(self, position: int) -> int:
        return self.figures[position % self.length][0]

    def distance(self, bike: int) -> int:
        return (self.bikes[bike].lap - 1) * self.length + self.position(bike)

    def on_track(self) -> list[int]:
        return [b for b, bike in enumerate(self.bikes) if bike.place >= 0]

    def taken(self, but: int) -> set[int]:
        return {self.bikes[b].place for b in self.on_track() if b != but}

    def precedence(self, place: int) -> tuple[int, int]:
        """Smaller is better: nearer to the racing line; of a long lane the space further on."""
        return self.space[place].rank, -place

    def standing(self, bike: int) -> tuple[int, tuple[int, int]]:
        """Smaller is further ahead."""
        return -self.distance(bike), self.precedence(self.bikes[bike].place)

    def is_done(self, bike: int) -> bool:
        return self.bikes[bike].flagged or self.distance(bike) >= self.laps * self.length

    def abreast(self, bike: int) -> list[int]:
        here = self.position(bike)
        return [b for b in self.on_track() if b != bike and self.position(b) == here]

    def starts(self) -> list[int]:
        """Places of the grid, pole first."""
        return sorted(self.space, key=lambda p: (-self.space[p].position, self.precedence(p)))

    # --- reading

    def read(self, rows: Iterable[Row]) -> None:
        for row in rows:
            self.row = row
            kind = KINDS[row[1]]
            if kind not in (*EFFECTS, "lost"):
                self.settle()
            if self.group and kind != "roll_off":
                self.close_group()
            method: Callable[..., None] = getattr(self, f"read_{kind}")
            method(row[2], *row[3:])
            self.look_around()

    def look_around(self) -> None:
        """What holds at every moment."""
        places = [self.bikes[b].place for b in self.on_track()]
        self.hold(len(set(places)) == len(places), "two bikes on one space")
        for bike in self.bikes:
            if bike.status == RACING:
                least = min(bike.engine, bike.rear, bike.front)
                self.hold(least >= self.floor, "a dial shows too little")

    # --- the grid

    def read_pole(self, b: int, first: int, second: int, again: int, *_: int) -> None:
        self.hold(1 <= first <= 6 and 1 <= second <= 6, "no faces of dice")
        self.hold(bool(self.bikes[b].throws) == (again > 0), "a roll left out")
        self.bikes[b].throws.append((again, first + second))

    def read_grid(self, b: int, number: int, place: int, *_: int) -> None:
        if number == 1:
            self.begin_grid()
        self.hold(number == self.gridded + 1, "grid places are not in order")
        self.gridded = number
        free = [p for p in self.starts() if p not in self.taken(-1)]
        if self.says("grid_fill", "choice"):
            row = self.space[free[0]].position
            self.hold(self.space[place].position == row, "not in the first row with room")
            self.hold(place in free, "taken")
        else:
            self.hold(place == free[0], "not the first free place of the grid")
        self.hold(b == self.lined_up[number - 1], "another bike has this place of the grid")
        bike = self.bikes[b]
        bike.place, bike.lap = place, 0
        bike.status, bike.came, bike.flagged = RACING, 0, False

    def begin_grid(self) -> None:
        """Who starts where: by pole, by qualifying, or as given."""
        everybody = list(range(len(self.bikes)))
        if self.round:
            self.lined_up = sorted(everybody, key=self.qualified)
            self.refresh()
            self.qualifying = False
            self.laps = self.laps_of_race
        else:
            self.lined_up = self.given_grid or sorted(everybody, key=self.for_pole)
        for bike in self.bikes:
            bike.place = -1
        self.gridded = self.round = self.finished = 0

    def for_pole(self, b: int) -> list[int]:
        """With new totals the last one counts; after many who ties parts by rolling."""
        throws = self.bikes[b].throws
        after = NEW_TOTALS if self.says("tie_reroll", "new-total") else 0
        return [-[sum for again, sum in throws if again <= after][-1]] + [
            -sum for again, sum in throws if again > after
        ]

    def qualified(self, b: int) -> tuple[int, ...]:
        bike = self.bikes[b]
        if bike.came:
            return 0, self.shared_place(bike), 0
        if bike.status == RACING:
            return 1, -self.distance(b), 0
        return 2, -bike.out_round, -bike.out_distance

    def shared_place(self, bike: Bike) -> int:
        if not self.says("finish_tie", "shared"):
            return bike.came
        end = (bike.out_round, bike.out_distance)
        return min(o.came for o in self.bikes if o.came and (o.out_round, o.out_distance) == end)

    def refresh(self) -> None:
        if self.says("quali_reset", "carry-over"):
            return
        for bike in self.bikes:
            bike.engine = bike.rear = bike.front = 8
            bike.stance = STRAIGHT

    def read_qualified(self, b: int, came: int, *_: int) -> None:
        bike = self.bikes[b]
        self.hold(came == (self.shared_place(bike) if bike.came else 0), "qualified otherwise")

    # --- rounds

    def read_round(self, leader: int, number: int, *_: int) -> None:
        self.end_round()
        self.round += 1
        self.hold(number == self.round, "rounds do not follow one another")
        for bike in self.bikes:
            bike.acted, bike.head, bike.roll = False, -1, ()
        racing = [b for b, bike in enumerate(self.bikes) if bike.status == RACING]
        self.hold(racing, "a round without bikes")
        self.order = sorted(racing, key=self.standing)
        self.hold(leader == self.order[0], "somebody else leads")

    def end_round(self) -> None:
        """Everybody has acted; who has the distance has a place, and leaves."""
        if self.round == 0:
            return
        self.hold(self.next_to_act() is None, f"bike {self.next_to_act()} did not act")
        for b in self.on_track():
            self.hold(not self.is_done(b) or self.bikes[b].came, f"bike {b} should have finished")
        for bike in self.bikes:
            if bike.came and bike.status == RACING:
                bike.status, bike.place = FINISHED, -1
        self.after_round.append([self.seen(bike) for bike in self.bikes])

    @staticmethod
    def seen(bike: Bike) -> tuple[int, ...]:
        return bike.lap, bike.engine, bike.rear, bike.front, bike.stance, bike.status

    def read_finish(self, b: int, place: int, *_: int) -> None:
        self.hold(self.next_to_act() is None, "the round is not over")
        waiting = [
            other
            for other, bike in enumerate(self.bikes)
            if bike.status != RETIRED and not bike.came and self.has_finished(other)
        ]
        self.hold(b in waiting, "has not done the distance")
        self.hold(b == min(waiting, key=self.last_standing), "another bike is further on")
        self.finished += 1
        self.hold(place == self.finished, "places do not follow one another")
        bike = self.bikes[b]
        if bike.place >= 0:
            bike.out_distance = self.distance(b)
        bike.came, bike.out_round = place, self.round

    def has_finished(self, b: int) -> bool:
        bike = self.bikes[b]
        return bike.status == FINISHED or self.is_done(b)

    def last_standing(self, b: int) -> tuple[int, tuple[int, int]]:
        bike = self.bikes[b]
        if bike.place >= 0:
            return self.standing(b)
        return -bike.out_distance, self.precedence(self.left_from[b])

    # --- who acts

    def next_to_act(self) -> int | None:
        for b in self.order:
            if self.bikes[b].status == RACING and not self.bikes[b].acted:
                return b
        return None

    def group_of(self, b: int) -> list[int]:
        """Who rolls off with the bike, itself included."""
        here = self.position(b)
        corner, before = self.difficulty(here), self.difficulty(here - 1)
        after = self.difficulty(here + 1)
        braking = not corner and after
        cornering = not corner and before
        if self.says("cornering", "last-corner"):
            cornering = corner and not after
        if self.level == BASIC or self.is_start() or not (braking or cornering):
            return [b]
        return [b, *(o for o in self.abreast(b) if self.rolls_off(b, o))]

    def rolls_off(self, b: int, other: int) -> bool:
        one, two = self.bikes[b], self.bikes[other]
        if two.acted or two.status != RACING or two.head >= 0:
            return False
        if self.says("rolloff_team", "opponents"):
            return self.teams[b] != self.teams[other]
        return one.lap == two.lap or not self.says("rolloff_team", "same-lap")

    def is_start(self) -> bool:
        return self.round == 1 and self.level >= STANDARD

    def read_roll(self, b: int, first: int, second: int, *_: int) -> None:
        self.hold(not self.queue, "somebody of the roll-off has yet to act")
        if self.rolls_early(b):
            self.keep_roll(b, first, second)
            return
        self.hold(b == self.next_to_act(), f"it is the turn of {self.next_to_act()}")
        self.hold(self.bikes[b].head < 0, "has a copied roll")
        self.hold(len(self.group_of(b)) == 1, f"a roll-off left out: {self.group_of(b)}")
        self.hold((second == 0) == self.is_start(), "another number of dice")
        self.close_questions(b)
        self.bikes[b].roll = (first, second) if second else (first,)
        self.queue = [(b, False)]

    def rolls_early(self, b: int) -> bool:
        """By option a lapped bike rolls for the one behind it, and later acts with that roll."""
        next = self.next_to_act()
        always = self.says("slip_lapped", "always")
        return always and next is not None and next != b and self.bikes[next].head == b

    def keep_roll(self, b: int, first: int, second: int) -> None:
        self.bikes[b].head, self.bikes[b].roll, self.asked = b, (first, second), []

    def read_copy(self, b: int, first: int, second: int, head: int, *_: int) -> None:
        self.hold(not self.queue and b == self.next_to_act(), "is not due to act")
        self.hold(self.bikes[b].head == head, "did not declare")
        self.hold(self.bikes[head].roll == (first, second), "not the roll of the head")
        self.bikes[b].roll = (first, second)
        self.queue = [(b, False)]

    def read_roll_off(self, b: int, first: int, second: int, *_: int) -> None:
        self.hold(not self.queue, "somebody of the last roll-off has yet to act")
        self.group.append((b, first + second))
        self.bikes[b].roll = (first, second)

    def close_group(self) -> None:
        """All have rolled: the greatest sum first, equal ones in contact."""
        first = self.next_to_act()
        assert first is not None
        expected = set(self.group_of(first))
        self.hold({b for b, _ in self.group} == expected, f"the roll-off is that of {expected}")
        self.hold(len(self.group) == len(expected) > 1, "a roll-off of one")
        sums = [score for _, score in self.group]
        by_lane = sorted(self.group, key=lambda one: self.precedence(self.bikes[one[0]].place))
        for b, score in sorted(by_lane, key=lambda one: -one[1]):
            self.queue.append((b, sums.count(score) > 1))
        self.group = []

    def read_contact(self, b: int, score: int, *_: int) -> None:
        self.hold((b, True) in self.queue, "no contact")
        self.hold(sum(self.bikes[b].roll) == score, "another sum")

    def read_keep(self, b: int, kept: int, other: int, *_: int) -> None:
        self.hold((b, True) in self.queue, "no contact")
        self.hold(sorted(self.bikes[b].roll) == sorted((kept, other)), "not these dice")
        self.bikes[b].roll = (kept,)

    # --- slipstream

    def read_asked(self, b: int, head: int, answer: int, *_: int) -> None:
        self.hold(self.level == EXPERT and not self.is_start(), "no slipstream here")
        if not self.says("slip_lapped", "always"):
            self.hold(head == self.next_to_act(), "the head is not about to roll")
            front = self.asked[-1][0] if self.asked else head
            self.hold(not self.asked or self.asked[-1][2], "the chain ended before")
            self.hold(b == self.follower(front), f"to be asked is {self.follower(front)}")
        self.asked.append((b, head, answer))
        if answer:
            self.bikes[b].head = head

    def close_questions(self, head: int) -> None:
        """Everybody that could be asked was."""
        always = self.says("slip_lapped", "always")
        if self.level == EXPERT and not self.is_start() and not always:
            front, answer = (self.asked[-1][0], self.asked[-1][2]) if self.asked else (head, 1)
            if answer:
                follower = self.follower(front)
                self.hold(follower is None, f"bike {follower} was not asked")
        self.asked = []

    def follower(self, front: int) -> int | None:
        for b in self.order:
            bike = self.bikes[b]
            waits = bike.status == RACING and not bike.acted and bike.head < 0
            if waits and b != front and self.drafts(b, front):
                return b
        return None

    def drafts(self, b: int, front: int) -> bool:
        place, ahead = self.bikes[b].place, self.bikes[front].place
        if ahead not in self.ahead[place] or self.space[ahead].lane != self.space[place].lane:
            return False
        if self.space[ahead].rank != 1 or self.space[place].rank != 1:
            return False
        if self.difficulty(self.position(b)) or self.difficulty(self.position(front)):
            return False
        lapped = self.distance(front) < self.distance(b)
        if self.order.index(front) > self.order.index(b) or self.bikes[b].stance == WHEELIE:
            return False
        if lapped and self.says("slip_lapped", "never"):
            return False
        if self.abreast(front) or (self.says("slip_pair", "both") and self.abreast(b)):
            return False
        return len(self.group_of(b)) == 1

    # --- the plan of a turn

    def read_ride(
        self, b: int, choice: int, modifier: int, faces: int, contact: int, *_: int
    ) -> None:
        self.hold(self.queue, "nobody is due to ride")
        due, in_contact = self.queue.pop(0)
        self.hold((b, bool(contact)) == (due, in_contact), f"due: {due}, contact {in_contact}")
        bike = self.bikes[b]
        self.hold(len(bike.roll) == faces, "another number of dice")
        self.hold(not bike.acted and bike.status == RACING, "may not act")
        bike.acted = True
        turn = self.turn = Turn(b, in_contact, bike.head not in (-1, b))
        turn.used = tuple((choice >> 3 * die) & 7 for die in range(faces))
        turn.natural = turn.used == bike.roll
        bonus, turn.push = choice >> 6 & 1, choice >> 7 & 7
        turn.brake, turn.gives_up = choice >> 10 & 15, bool(choice >> 14 & 1)
        self.hold(modifier == self.modifier(turn), f"modifier {self.modifier(turn)}")
        self.hold(self.may_use(turn), "these flips are not allowed")
        if turn.gives_up:
            self.hold(not self.completions(turn), "gives up, but can go on")
            return
        self.hold(bonus in self.bonuses(turn), "slipstream point")
        self.hold(turn.push <= self.may_push(turn), "too much Engine")
        self.hold(turn.brake <= self.may_brake(turn), "too much Front Tire")
        points = max(0, sum(turn.used) + modifier + bonus) + turn.push - turn.brake
        self.hold(points >= 0, "fewer than no points")
        turn.points = points

    def modifier(self, turn: Turn) -> int:
        bare = turn.contact and self.says("contact_riding", "no")
        if self.level < EXPERT or self.is_start() or bare:
            return 0
        difficulty, hill = self.figures[self.position(turn.bike)]
        stance = self.bikes[turn.bike].stance
        wobbles = stance == WHEELIE or (stance == STRAIGHT and difficulty > 0)
        return (-hill if self.says("hill_sign", "up-plus") else hill) - int(wobbles)

    def may_use(self, turn: Turn) -> bool:
        roll = self.bikes[turn.bike].roll
        pairs = list(zip(roll, turn.used, strict=True))
        if any(used not in (face, 7 - face) for face, used in pairs):
            return False
        faster = [face for face, used in pairs if used > face]
        difficulty = self.difficulty(self.position(turn.bike))
        if difficulty == 0 or not faster:
            return True
        if difficulty == 3 or len(faster) > 1:
            return False
        return faster[0] == (min(roll) if difficulty == 1 else max(roll))

    def bonuses(self, turn: Turn) -> list[int]:
        if not turn.slipping:
            return [0]
        return [1] if self.says("slip_bonus", "mandatory") else [0, 1]

    def may_push(self, turn: Turn) -> int:
        if self.level == BASIC or (turn.contact and self.says("contact_riding", "no")):
            return 0
        return min(3, self.bikes[turn.bike].engine - self.floor)

    def may_brake(self, turn: Turn) -> int:
        if self.level == BASIC or (turn.contact and self.says("contact_riding", "no")):
            return 0
        return self.bikes[turn.bike].front - self.floor

    def completions(self, turn: Turn) -> set[int]:
        """The sums of points with which these flips come out."""
        wanted = set()
        for bonus in self.bonuses(turn):
            points = max(0, sum(turn.used) + self.modifier(turn) + bonus)
            wanted |= set(range(max(0, points - self.may_brake(turn)), points + 1))
            wanted |= set(range(points, points + self.may_push(turn) + 1))
        return wanted & self.sums_of_paths(turn, max(wanted))

    def sums_of_paths(self, turn: Turn, most: int) -> set[int]:
        found, now = {0}, {(self.bikes[turn.bike].place, 0)}
        greedy = turn.contact and not self.says("contact_path", "free")
        while now:
            further = set()
            for place, spent in now:
                free = self.free_ahead(turn, place)
                for to in [self.outermost(free)] if greedy and free else free:
                    further.add((to, spent + self.cost(turn, to)))
            now = {(place, spent) for place, spent in further if spent <= most}
            found |= {spent for _, spent in now}
        return found

    # --- the move

    def free_ahead(self, turn: Turn, place: int) -> list[int]:
        taken = self.taken(turn.bike)
        return [to for to in self.ahead[place] if to not in taken]

    def outermost(self, places: Sequence[int]) -> int:
        return max(places, key=lambda place: self.space[place].rank)

    def cost(self, turn: Turn, place: int) -> int:
        space = self.space[place]
        difficulty = self.difficulty(space.position)
        if self.level == BASIC or turn.contact or not difficulty or space.rank == 1:
            return 1
        lanes = [
            self.space[p].lane
            for p in self.taken(turn.bike)
            if self.space[p].position == space.position
        ]
        if self.says("beside", "directly-beside"):
            lanes = [lane for lane in lanes if abs(lane - space.lane) == 1]
        return 1 + difficulty if lanes else 1

    def read_lap(self, b: int, lap: int, *_: int) -> None:
        self.crossing = (b, lap)

    def read_move(self, b: int, start: int, path: int, points: int, engine: int, *_: int) -> None:
        turn, bike = self.turn, self.bikes[b]
        if turn is None or turn.bike != b or turn.moved or turn.gives_up:
            self.blame("nobody rides")
        turn.moved = True
        self.hold(start == bike.place, f"stands on {bike.place}")
        self.hold(points == turn.points, f"has {turn.points} points")
        places = self.places_of(turn, path)
        spent = sum(self.cost(turn, place) for place in places)
        self.hold_points(turn, places, spent)
        if turn.contact:
            self.hold_contact(turn, places)
        bike.engine -= turn.push
        bike.front -= turn.brake
        self.hold(bike.engine == engine, f"Engine shows {bike.engine}")
        turn.owes = self.owed(turn, places)
        self.put_on(b, places[-1] if places else start)
        self.pay_silently()

    def places_of(self, turn: Turn, path: int) -> list[int]:
        """The path as places; every one of them free."""
        digits = oct(path)[2:]
        self.hold(digits[0] == "1", "no path")
        place, places = self.bikes[turn.bike].place, []
        for lane in map(int, digits[1:]):
            to = [one for one in self.ahead[place] if self.space[one].lane == lane]
            self.hold(len(to) == 1, f"no step from {place} to lane {lane}")
            self.hold(to[0] not in self.taken(turn.bike), f"{to[0]} is taken")
            place = to[0]
            places.append(place)
        return places

    def hold_points(self, turn: Turn, places: Sequence[int], spent: int) -> None:
        """All points are used; in Basic less, where nothing is free."""
        if spent == turn.points:
            return
        self.hold(self.level == BASIC and spent < turn.points, f"{spent} points were used")
        end = places[-1] if places else self.bikes[turn.bike].place
        self.hold(not self.free_ahead(turn, end), "points lost without being blocked")
        if self.says("basic_deadend", "not-allowed"):
            sums = self.sums_of_paths(turn, turn.points)
            self.hold(max(sums) == spent, "rode into a dead end")

    def hold_contact(self, turn: Turn, places: Sequence[int]) -> None:
        """The forced path; by option any path to one of the lightest ends."""
        if self.says("contact_path", "free"):
            return
        place = self.bikes[turn.bike].place
        for to in places:
            outermost = self.space[self.outermost(self.free_ahead(turn, place))].rank
            self.hold(self.space[to].rank == outermost, "not the forced path")
            place = to

    def put_on(self, b: int, place: int) -> None:
        bike = self.bikes[b]
        crossed = self.space[place].position < self.position(b)
        self.hold(crossed == (self.crossing is not None), "a lap told wrongly")
        if crossed:
            self.hold(self.crossing == (b, bike.lap + 1), f"lap {bike.lap + 1}")
            if self.says("chequered", "next-crossing"):
                others = [o for o in range(len(self.bikes)) if o != b]
                bike.flagged = any(self.is_out_in_front(o) for o in others)
            bike.lap += 1
        bike.place, self.crossing = place, None

    def is_out_in_front(self, b: int) -> bool:
        bike = self.bikes[b]
        if bike.status == RETIRED:
            return False
        return bike.came > 0 or bike.status == FINISHED or self.is_done(b)

    # --- effects

    def owed(self, turn: Turn, places: Sequence[int]) -> list[str]:
        owes = []
        if turn.push and self.touches_corner(turn, places):
            if self.says("rear_guard", "illegal"):
                self.hold(self.bikes[turn.bike].rear > self.floor, "Engine without Rear Tire")
            owes.append("rear")
        if self.level == BASIC or len(turn.used) < 2:
            return owes
        if turn.used == (6, 6) and (turn.natural or not self.says("redline", "rolled")):
            owes.append("redline")
        copied = turn.slipping and self.says("slip_double", "no")
        if self.level == EXPERT and turn.used[0] == turn.used[1] and turn.natural and not copied:
            owes.append("grip")
        return owes

    def touches_corner(self, turn: Turn, places: Sequence[int]) -> bool:
        start = self.position(turn.bike)
        entered = [self.space[place].position for place in places]
        if self.says("rear_cost", "final"):
            return self.difficulty(entered[-1] if entered else start) > 0
        if self.says("rear_cost", "entered"):
            return any(self.difficulty(p) for p in entered if p != start)
        return any(self.difficulty(p) for p in (start, *entered))

    def pay_silently(self) -> None:
        """By option a bike that is over the line leaves the race unpunished."""
        turn = self.turn
        assert turn is not None
        bike = self.bikes[turn.bike]
        if not self.says("dnf_finish", "finished") or not self.is_done(turn.bike):
            return
        if turn.owes[:1] == ["rear"] and bike.rear <= self.floor:
            self.leave(turn.bike, FINISHED)
        corner = self.difficulty(self.position(turn.bike)) if bike.place >= 0 else 0
        if turn.owes[:1] == ["slid"] and corner and bike.rear <= self.floor:
            self.leave(turn.bike, FINISHED)
        if turn.owes[:1] == ["engine"]:
            self.leave(turn.bike, FINISHED)

    def leave(self, b: int, status: int) -> None:
        bike = self.bikes[b]
        bike.out_distance, bike.out_round = self.distance(b), self.round
        self.left_from[b] = bike.place
        bike.place, bike.status = -1, status
        if self.turn is not None and self.turn.bike == b:
            self.turn.owes = []

    def expect(self, b: int, what: str) -> Turn:
        turn = self.turn
        if turn is None or turn.bike != b or turn.owes[:1] != [what]:
            self.blame(f"owed: {turn and (turn.bike, turn.owes)}")
        turn.owes.pop(0)
        return turn

    def read_rear(self, b: int, rear: int, *_: int) -> None:
        self.expect(b, "rear")
        self.bikes[b].rear -= 1
        self.hold(self.bikes[b].rear == rear, f"Rear Tire shows {self.bikes[b].rear}")

    def read_redline_pass(self, b: int, score: int, engine: int, *_: int) -> None:
        self.expect(b, "redline")
        self.hold(engine == self.bikes[b].engine, f"Engine shows {self.bikes[b].engine}")
        self.hold(2 <= score <= engine, "not passed")

    def read_redline_fail(self, b: int, score: int, engine: int, *_: int) -> None:
        turn, bike = self.expect(b, "redline"), self.bikes[b]
        self.hold(engine == bike.engine, f"Engine shows {bike.engine}")
        self.hold(engine < score <= 12, "passed")
        if bike.engine <= self.floor:
            turn.owes = ["engine"]
            self.pay_silently()
        else:
            bike.engine -= 1

    def read_wheelie(self, b: int, *_: int) -> None:
        turn = self.expect(b, "grip")
        self.hold(not self.difficulty(self.position(b)), "a wheelie in a corner")
        turn.stance = WHEELIE

    def read_sideslip(self, b: int, rear: int, *_: int) -> None:
        turn, bike = self.expect(b, "grip"), self.bikes[b]
        self.hold(self.difficulty(self.position(b)), "a sideslip on a straight")
        self.hold(rear == bike.rear, f"Rear Tire shows {bike.rear}")
        if bike.rear <= self.floor:
            turn.owes = ["slid"]
            self.pay_silently()
        else:
            bike.rear -= 1
            turn.stance = STRAIGHT

    def read_retire(self, b: int, why: int, position: int, *_: int) -> None:
        turn = self.turn
        if turn is None or turn.bike != b:
            self.blame("nobody rides")
        self.hold(position == self.position(b), "not there")
        if why == NO_COMPLETION:
            self.hold(turn.gives_up and not turn.moved, "could go on")
        else:
            owed = {NO_REAR: "rear", ENGINE_GONE: "engine", GRIP_GONE: "slid"}[why]
            self.expect(b, owed)
            self.hold(why == ENGINE_GONE or self.bikes[b].rear <= self.floor, "has Rear Tire")
        self.leave(b, RETIRED)
        turn.moved = True

    def read_lost(self, b: int, points: int, *_: int) -> None:
        turn = self.turn
        self.hold(turn is not None and turn.bike == b and turn.moved, "nobody rides")
        self.hold(self.level == BASIC and points > 0, "no points are lost")

    def settle(self) -> None:
        """The turn is over: nothing is owed any more."""
        turn = self.turn
        if turn is None or (KINDS[self.row[1]] in ("lap", "move") and not turn.moved):
            return  # a lap is told before the move that brings it
        self.hold(turn.moved, f"bike {turn.bike} did not move")
        self.hold(not turn.owes, f"bike {turn.bike} owes {turn.owes}")
        bike = self.bikes[turn.bike]
        if bike.status == RACING:
            corner = self.difficulty(self.position(turn.bike))
            leans = corner and not turn.contact
            bike.stance = LEANING if leans else STRAIGHT
            bike.stance = bike.stance if turn.stance is None else turn.stance
            if self.says("finish_leave", "at-once") and self.is_done(turn.bike):
                self.leave(turn.bike, FINISHED)
        self.turn = None

    # --- the end

    def end(self, race: Any, capped: bool) -> None:
        """Everything is as the table shows it."""
        self.settle_end()
        for b, bike in enumerate(self.bikes):
            shown = [race.lap[b], race.engine[b], race.rear[b], race.front[b], race.status[b]]
            own = [bike.lap, bike.engine, bike.rear, bike.front, bike.status]
            self.hold(list(map(int, shown)) == own, f"bike {b}: {shown} shown, {own} expected")
            if bike.status == RACING:
                self.hold(int(race.place[b]) == bike.place, f"bike {b} stands elsewhere")
            if self.level == EXPERT and bike.status != RETIRED:
                self.hold(int(race.stance[b]) == bike.stance, f"bike {b}: another stance")
            place = self.shared_place(bike) if bike.came else 0
            self.hold(int(race.finish_place[b]) == place, f"bike {b}: another place")
        racing = [b for b, bike in enumerate(self.bikes) if bike.status == RACING]
        self.hold(bool(racing) == capped, f"still racing: {racing}")
        if capped:
            laps = self.laps_of_race + int(self.says("count_start", "yes"))
            cap = int(str(self.settings["rounds_per_lap"])) * laps
            self.hold(self.round == cap, f"broken off after {self.round} rounds, not {cap}")

    def settle_end(self) -> None:
        self.row = (0, 2)
        self.settle()
        self.row = ()
        self.end_round()
