"""A round: who acts when, roll-offs, contacts, slipstreams, effects, finishing."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from tests.games.motograndprix.by_the_book.moves import Decision, Turn
from tests.games.motograndprix.by_the_book.table import Bike, Table

EVENTS = (
    "roll_off",
    "contact",
    "slipstream",
    "redline_pass",
    "redline_fail",
    "wheelie",
    "sideslip",
    "retire",
    "lap",
    "finish",
)


class Dice:
    """The dice of a case, handed out in their order."""

    def __init__(self, rows: Iterable[Mapping[str, Any]]) -> None:
        self._left: dict[tuple[str, str], list[tuple[int, ...]]] = {}
        for row in sorted(rows, key=_reroll_number):
            purpose = "pole_reroll" if str(row["for"]).startswith("pole_reroll") else row["for"]
            values = tuple(row["values"])
            self._left.setdefault((str(row["bike"]), purpose), []).append(values)

    def take(self, bike: Bike, purpose: str, number: int) -> tuple[int, ...]:
        rows = self._left.get((bike.id, purpose))
        if not rows:
            raise ValueError(f"dice: bike {bike.id} has none for {purpose}")
        values = rows.pop(0)
        if len(values) != number or any(not 1 <= value <= 6 for value in values):
            raise ValueError(f"dice: bike {bike.id}, {purpose}: {number} of 1..6, not {values}")
        return values


def _reroll_number(row: Mapping[str, Any]) -> int:
    number = str(row["for"]).rpartition("_")[2]
    return int(number) if number.isdigit() else 0


class Riders(Protocol):
    """Those who decide."""

    def decide(self, turn: Turn) -> Decision: ...
    def keep(self, bike: Bike, rolled: tuple[int, ...]) -> int: ...
    def drafts(self, follower: Bike, rolling: Bike) -> bool: ...


class ScriptedRiders:
    """The decisions of a case; the first one that names a bike counts."""

    def __init__(self, rows: Iterable[Mapping[str, Any]]) -> None:
        self._rows: dict[str, Mapping[str, Any]] = {}
        for row in rows:
            self._rows.setdefault(str(row["bike"]), row)

    def row(self, bike: Bike) -> Mapping[str, Any]:
        if bike.id not in self._rows:
            raise ValueError(f"decisions: bike {bike.id} has none")
        return self._rows[bike.id]

    def decide(self, turn: Turn) -> Decision:
        return Decision.of(self.row(turn.bike))

    def keep(self, bike: Bike, rolled: tuple[int, ...]) -> int:
        return kept_die(self.row(bike), bike, rolled)

    def drafts(self, follower: Bike, rolling: Bike) -> bool:
        return bool(self._rows.get(follower.id, {}).get("slipstream"))


def kept_die(row: Mapping[str, Any], bike: Bike, rolled: Sequence[int]) -> int:
    """S-11: the die that is not discarded."""
    if row.get("keep") is None:
        raise ValueError(f"decisions: bike {bike.id} is in a contact, keep is needed")
    if row["keep"] not in rolled:
        raise ValueError(f"decisions: bike {bike.id} keeps {row['keep']}, but rolled {rolled}")
    return int(row["keep"])


@dataclass
class Log:
    """What happened in a round."""

    events: list[dict[str, Any]] = field(default_factory=list)
    order: list[str] = field(default_factory=list)
    contact: list[str] = field(default_factory=list)
    step_costs: dict[str, list[int]] = field(default_factory=dict)
    points_lost: dict[str, int] = field(default_factory=dict)
    offers: list[dict[str, str]] = field(default_factory=list)
    rolled_by: list[str] = field(default_factory=list)

    def tell(self, event: str, bike: Bike) -> None:
        self.events.append({"event": event, "bike": bike.id})

    def tell_all(self, event: str, bikes: list[Bike]) -> None:
        self.events.append({"event": event, "bikes": [bike.id for bike in bikes]})


# --- who stands with whom ---


def roll_off_group(table: Table, bike: Bike) -> list[Bike]:
    """S-07, S-08, H-17, H-19: in the order of the round, or nobody."""
    if table.is_basic or not is_roll_off_place(table, bike.at):
        return []
    if not bike.is_to_act or bike.has_roll:
        return []
    rivals = [other for other in table.others_at(bike.at, bike) if other.is_to_act]
    rivals = [other for other in rivals if not other.has_roll and _are_rivals(table, bike, other)]
    return table.in_order([bike, *rivals]) if rivals else []


def is_roll_off_place(table: Table, pos: int) -> bool:
    """A braking point or a cornering position."""
    if table.says("cornering", "first_straight"):
        is_cornering = table.track.is_first_of_straight(pos)
    else:
        is_cornering = table.track.is_last_of_corner(pos)
    return is_cornering or table.track.is_braking_point(pos)


def _are_rivals(table: Table, bike: Bike, other: Bike) -> bool:
    if table.says("rolloff_team", "opponents"):
        return bike.team != other.team
    if table.says("rolloff_team", "same_lap"):
        return bike.lap == other.lap
    return True


def may_draft(table: Table, follower: Bike, front: Bike, order: Sequence[Bike]) -> bool:
    """E-04, E-05, E-09..E-11, H-30, H-31, H-34."""
    if not table.is_expert or table.neighbour(follower, 1) is not front:
        return False
    if not (is_in_the_draught(table, follower) and is_in_the_draught(table, front)):
        return False
    if follower.stance == "wheelie" or not (follower.is_to_act and front.is_to_act):
        return False
    if roll_off_group(table, follower) or roll_off_group(table, front):
        return False
    if not _is_single_enough(table, follower, front):
        return False
    return _acts_before(table, front, follower, order)


def is_in_the_draught(table: Table, bike: Bike) -> bool:
    return not table.position(bike).is_corner and table.rank(bike) == 1


def _is_single_enough(table: Table, follower: Bike, front: Bike) -> bool:
    if table.others_at(front.at, front):
        return False
    alone = not table.others_at(follower.at, follower)
    return alone or table.says("slip_pair", "front")


def _acts_before(table: Table, front: Bike, follower: Bike, order: Sequence[Bike]) -> bool:
    is_lapped = table.distance(front) < table.distance(follower)
    if is_lapped and table.says("slip_lapped", "always"):
        return True
    if is_lapped and table.says("slip_lapped", "never"):
        return False
    return order.index(front) < order.index(follower)


def slipstream_links(table: Table) -> list[tuple[Bike, Bike]]:
    """All pairs (front, follower) that are allowed on the places given."""
    order = table.in_order([bike for bike in table.standing() if bike.is_to_act])
    links = []
    for front in order:
        follower = table.neighbour(front, -1)
        if follower in order and may_draft(table, follower, front, order):
            links.append((front, follower))
    return links


# --- the round ---


class Round:
    """One round, played on the table given."""

    def __init__(self, table: Table, dice: Dice, riders: Riders, start: bool = False) -> None:
        self.table = table
        self.dice = dice
        self.riders = riders
        self.start = start and not table.is_basic
        self.log = Log()
        self.order = table.in_order([bike for bike in table.standing() if bike.is_to_act])

    def play(self) -> None:
        """Everybody who has not acted, then the end of the round."""
        for bike in self.order:
            if bike.is_to_act:
                self._come_to(bike)
        self.table.end_round()

    def _come_to(self, bike: Bike) -> None:
        group = [] if self.start else roll_off_group(self.table, bike)
        if group:
            self._roll_off(group)
            return
        if not self.start and not bike.has_roll:
            self._offer_slipstreams(bike)
        rolled = self._roll_of(bike)
        self.take_turn(Turn(self.table, bike, rolled, self.start, bike.head is not None))

    def _roll_of(self, bike: Bike) -> tuple[int, ...]:
        """E-06: its own, rolled now if not yet, or the unflipped one of the head of its chain."""
        if bike.roll is None:
            bike.roll = self._roll_of(bike.head) if bike.head else self.roll(bike)
        return bike.roll

    def roll(self, bike: Bike) -> tuple[int, ...]:
        self.log.rolled_by.append(bike.id)
        return self.dice.take(bike, "turn", 1 if self.start else 2)

    # Roll-offs and contacts

    def _roll_off(self, group: list[Bike]) -> None:
        """S-09, S-10."""
        self.log.tell_all("roll_off", group)
        rolls = {bike.id: self.roll(bike) for bike in group}
        sums = {id: sum(roll) for id, roll in rolls.items()}
        for score in sorted(set(sums.values()), reverse=True):
            equal = [bike for bike in group if sums[bike.id] == score]
            if len(equal) > 1:
                self._contact(equal, rolls)
            else:
                self.take_turn(Turn(self.table, equal[0], rolls[equal[0].id]))

    def _contact(self, bikes: list[Bike], rolls: Mapping[str, tuple[int, ...]]) -> None:
        """S-11: all discard before any moves, then they move by the dots."""
        bikes = sorted(bikes, key=self.table.rank)
        self.log.tell_all("contact", bikes)
        self.log.contact += [bike.id for bike in bikes]
        kept = {bike.id: self.riders.keep(bike, rolls[bike.id]) for bike in bikes}
        for bike in bikes:
            self.take_turn(Turn(self.table, bike, (kept[bike.id],), contact=True))

    # Slipstream

    def _offer_slipstreams(self, bike: Bike) -> None:
        """E-05, E-08; with slip_lapped=always the bike may draft one that acts later."""
        front = self.table.neighbour(bike, 1)
        if front and not front.has_roll and self._is_lapped_draught(bike, front):
            self._ask_behind(front)
        if bike.head is None:
            self._ask_behind(bike)

    def _is_lapped_draught(self, bike: Bike, front: Bike) -> bool:
        is_later = self.table.distance(front) < self.table.distance(bike)
        return is_later and may_draft(self.table, bike, front, self.order)

    def _ask_behind(self, head: Bike) -> None:
        """From the head backwards until somebody declines or may not."""
        front = head
        while follower := self.table.neighbour(front, -1):
            if follower.has_roll or not may_draft(self.table, follower, front, self.order):
                return
            self.log.offers.append({"follower": follower.id, "rolling": head.id})
            if not self.riders.drafts(follower, head):
                return
            follower.head = head
            self.log.tell("slipstream", follower)
            front = follower

    # A turn from the flip on (E-20, steps 5 to 10)

    def take_turn(self, turn: Turn) -> None:
        bike = turn.bike
        self.log.order.append(bike.id)
        self.log.step_costs[bike.id] = []
        self.log.points_lost[bike.id] = 0
        decision = self.riders.decide(turn)
        try:
            path = turn.judged(decision)
        except ValueError as error:
            raise ValueError(f"decisions: bike {bike.id}: {error}") from error
        bike.acted = True
        if path is None:
            self._retire(bike, may_have_finished=False)
        else:
            self._move(turn, decision, path)

    def _move(self, turn: Turn, decision: Decision, path: tuple[str, ...]) -> None:
        bike = turn.bike
        assert decision.used is not None
        self._note_costs(turn, decision, path)
        owes_rear = turn.owes_rear(decision.engine, path)
        bike.engine -= decision.engine
        bike.front -= decision.front
        flagged = self._is_chequered()
        crossed = self._ride(bike, path)
        has_finished = self.table.distance(bike) >= self.table.goal or (flagged and crossed)
        if self._pays_effects(turn, decision.used, owes_rear):
            if has_finished:
                self._finish(bike)
        else:
            self._retire(bike, has_finished)

    def _note_costs(self, turn: Turn, decision: Decision, path: tuple[str, ...]) -> None:
        costs = [turn.cost(step, lane) for step, lane in enumerate(path, 1)]
        assert decision.used is not None
        points = turn.points_before_riding(decision.used, decision.slip_bonus)
        points += decision.engine - decision.front
        self.log.step_costs[turn.bike.id] = costs
        self.log.points_lost[turn.bike.id] = points - sum(costs)

    def _is_chequered(self) -> bool:
        """H-07: whether the flag has fallen for those who still ride."""
        is_flagged = self.table.says("chequered", "next-crossing")
        return is_flagged and any(bike.status == "finished" for bike in self.table.bikes)

    def _ride(self, bike: Bike, path: Sequence[str]) -> bool:
        """B-21; whether the line was crossed."""
        start_lap = bike.lap
        for lane in path:
            bike.pos, bike.lane = bike.at + 1, lane
            if bike.pos == self.table.track.length:
                bike.pos = 0
                bike.lap += 1
                self.log.tell("lap", bike)
        return bike.lap > start_lap

    def _pays_effects(self, turn: Turn, used: Sequence[int], owes_rear: bool) -> bool:
        """Rear Tire, Engine test, loss of grip, stance; False if a due point is not there."""
        if owes_rear and not self._pay(turn, "rear"):
            return False
        if turn.start or turn.contact:
            self._take_stance(turn)
            return True
        if self._is_redline(turn, used) and not self._passes_or_pays_engine(turn):
            return False
        if self._loses_grip(turn, used):
            return self._slides(turn)
        self._take_stance(turn)
        return True

    def _pay(self, turn: Turn, dial: str) -> bool:
        """S-03, H-13."""
        shown = getattr(turn.bike, dial)
        if turn.spendable(shown) < 1:
            return False
        setattr(turn.bike, dial, shown - 1)
        return True

    def _is_redline(self, turn: Turn, used: Sequence[int]) -> bool:
        """S-21, H-26."""
        if self.table.is_basic or tuple(used) != (6, 6):
            return False
        return self.table.says("redline", "used") or turn.rolled == (6, 6)

    def _passes_or_pays_engine(self, turn: Turn) -> bool:
        bike = turn.bike
        if sum(self.dice.take(bike, "engine_test", 2)) <= bike.engine:
            self.log.tell("redline_pass", bike)
            return True
        self.log.tell("redline_fail", bike)
        return self._pay(turn, "engine")

    def _loses_grip(self, turn: Turn, used: Sequence[int]) -> bool:
        """E-16, H-33."""
        if not self.table.is_expert or turn.rolled != tuple(used) or len(set(used)) > 1:
            return False
        return not turn.slipstreaming or self.table.says("slip_double", "counts")

    def _slides(self, turn: Turn) -> bool:
        """E-17, E-18."""
        if not self.table.position(turn.bike).is_corner:
            self.log.tell("wheelie", turn.bike)
            turn.bike.stance = "wheelie"
            return True
        self.log.tell("sideslip", turn.bike)
        if not self._pay(turn, "rear"):
            return False
        turn.bike.stance = "straight"
        return True

    def _take_stance(self, turn: Turn) -> None:
        """E-12, E-13."""
        if self.table.is_expert:
            leans = self.table.position(turn.bike).is_corner and not turn.contact
            turn.bike.stance = "leaning" if leans else "straight"

    def _finish(self, bike: Bike) -> None:
        self.log.tell("finish", bike)
        self.table.finish(bike)

    def _retire(self, bike: Bike, may_have_finished: bool) -> None:
        """S-22, H-37."""
        if may_have_finished and self.table.says("dnf_finish", "finished"):
            self._finish(bike)
            return
        self.log.tell("retire", bike)
        self.table.retire(bike)


# --- the grid ---


def pole_order(table: Table, dice: Dice) -> tuple[list[Bike], Counter[str]]:
    """B-02, B-03, H-03: the order of the grid and the number of re-rolls of each bike."""
    totals = {bike.id: sum(dice.take(bike, "pole", 2)) for bike in table.bikes}
    rerolls: Counter[str] = Counter()
    if table.says("tie_reroll", "tied-only"):
        return _split(table.bikes, totals, dice, rerolls), rerolls
    while tied := [bike for bike in table.bikes if _is_tied(bike, totals)]:
        for bike in tied:
            totals[bike.id] = sum(dice.take(bike, "pole_reroll", 2))
            rerolls[bike.id] += 1
    return sorted(table.bikes, key=lambda bike: -totals[bike.id]), rerolls


def _is_tied(bike: Bike, totals: Mapping[str, int]) -> bool:
    return list(totals.values()).count(totals[bike.id]) > 1


def _split(
    bikes: list[Bike], totals: Mapping[str, int], dice: Dice, rerolls: Counter[str]
) -> list[Bike]:
    order = []
    for total in sorted({totals[bike.id] for bike in bikes}, reverse=True):
        tied = [bike for bike in bikes if totals[bike.id] == total]
        if len(tied) > 1:
            rerolls.update(bike.id for bike in tied)
            again = {bike.id: sum(dice.take(bike, "pole_reroll", 2)) for bike in tied}
            tied = _split(tied, again, dice, rerolls)
        order += tied
    return order


def grid_places(
    table: Table, order: Sequence[str], wanted: Mapping[str, str]
) -> list[dict[str, Any]]:
    """B-04, H-02: rows of three from the line backwards."""
    places: list[dict[str, Any]] = []
    free: list[str] = []
    for i, id in enumerate(order):
        pos = (table.track.length - 1 - i // 3) % table.track.length
        free = free or table.track.at(pos).lanes_by_rank()
        lane = free[0]
        if table.says("grid_fill", "choice"):
            lane = wanted.get(id) or lane
        if lane not in free:
            raise ValueError(f"decisions: bike {id}: lane {lane} of its row is not free")
        free.remove(lane)
        places.append({"id": id, "pos": pos, "lane": lane, "lap": 0})
    return places
