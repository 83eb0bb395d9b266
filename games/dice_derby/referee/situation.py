"""A situation of a referee's case on its own table: see `referee.py` for what can be asked."""

from collections.abc import Mapping
from typing import Any

from trackwright.games.dice_derby.colours import CARDS
from trackwright.games.dice_derby.facts import RULESETS
from trackwright.games.dice_derby.line import DiceLine
from trackwright.games.dice_derby.race.questions import ask_turn
from trackwright.games.dice_derby.race.seats import DICE, GO_ON, METHOD
from trackwright.games.dice_derby.race.table import Table
from trackwright.games.dice_derby.referee.script import card_of, dice_of
from trackwright.games.dice_derby.referee.track import line_of_case
from trackwright.games.dice_derby.rules.cards import FOR_CARD, lay_pile
from trackwright.games.dice_derby.rules.moves import may_roll_one, target_of, turbo_target
from trackwright.games.dice_derby.rules.turns import left_of
from trackwright.games.dice_derby.state.layouts import (
    BY_COLOURS,
    BY_NUMBERS,
    MOST_CARS,
    NOWHERE,
    START,
    Race,
)
from trackwright.games.dice_derby.state.way import Way
from trackwright.games.dice_derby.versions import TURBOCHARGE, VERSIONS, Version
from trackwright.model.text.errors import did_you_mean
from trackwright.simulator.compiler.data.memory import fill
from trackwright.simulator.race.cases.case_input import (
    CannotAnswer,
    Case,
    a_list,
    an_object,
    found,
    id_of,
    listed,
    named,
    objects,
    one_of,
    state_of,
    whole,
)
from trackwright.simulator.race.cases.case_rulings import settings_of_case
from trackwright.simulator.race.cases.case_shapes import Values
from trackwright.simulator.table.states import DECISION_WANTED, HUMAN, OVER
from trackwright.simulator.table.table import Mode, Seat, Setup

MOST_WAITING = 99
METHODS = {"colours": BY_COLOURS, "colors": BY_COLOURS, "numbers": BY_NUMBERS}
PIT, RAMP = "pit", "ramp"
NO_EFFECT = "NO"
"""The red card that stands for one that the script lacks."""
MOST_LAPS = 20


class Illegal(Exception):
    """A decision that the rules do not allow."""


def laps_of(case: Case) -> int:
    """H-24: of the state, or of the track."""
    laps = state_of(case).get("laps", an_object(case, "track").get("laps", 1))
    return whole(laps, "laps", 1, MOST_LAPS)


class Situation:
    """A case on its own table."""

    def __init__(self, case: Case, mode: Mode) -> None:
        self.state = state_of(case)
        script = an_object(case, "script")
        self.rolls = a_list(script.get("rolls", []), "script.rolls")
        self.cards = [card_of(one) for one in listed(script, "red_cards", "script.red_cards")]
        self.decisions = objects(case.get("decisions") or [], "decisions")
        self.decided = len(self.decisions)
        self.decisions = [*self.decisions, *({} for _ in self.rolls[self.decided :])]
        laps = laps_of(case)
        self.line = line_of_case(case["track"], laps)
        reject_unusable(self.line)
        self.players = players_of(self.state["players"])
        if not 1 <= len(self.players) <= MOST_CARS:
            raise CannotAnswer(f"state.players: expected 1 to {MOST_CARS}, {found(self.players)}")
        self.ids = [id_of(one, "state.players") for one in self.players]
        ruleset = RULESETS[0]
        seats = tuple(Seat(id, id, ruleset.default_bot) for id in self.ids)
        settings = settings_of_case(case, ruleset, self.stated())
        self.table = Table(Setup(ruleset, settings, seats, laps), Way(self.line), mode)
        self._set_up()

    @property
    def race(self) -> Race:
        return self.table.race

    def stated(self) -> dict[str, Any]:
        """The race and the die, where the state says them."""
        stated = {"race": version_of(self.state).id}
        return stated | ({"die": self.state["die"]} if self.state.get("die") else {})

    def _set_up(self) -> None:
        race = self.race
        race.log.on = 1
        race.round = 1
        fill(race.bot, [HUMAN] * len(self.ids))
        fill(race.order, range(len(self.ids)))
        lay_pile(race)
        for car, player in enumerate(self.players):
            where = f"player {self.ids[car]}"
            race.at[car] = self.place_of(player, where)
            race.skip[car] = whole(player.get("skip", 0), f"{where}: skip", 0, MOST_WAITING)
            race.extra[car] = whole(player.get("extra", 0), f"{where}: extra", 0, MOST_WAITING)
        race.leader = min(range(len(self.ids)), key=lambda car: int(left_of(race, car)))

    def place_of(self, player: Case, where: str) -> int:
        """The place of a car by its space, its lap and its obligation."""
        name = named(player.get("space", self.line.start), f"{where}: space")
        names = [space.name for space in self.table.way.spaces]
        if name not in names:
            raise CannotAnswer(
                f"{where}: space: no space named {name!r} {did_you_mean(name, names)}"
            )
        spot, road = names.index(name), self.race.road
        places = [p for p in range(road.places) if road.spot[p] == spot and p not in self.obliged]
        lap = whole(player.get("lap", 1), f"{where}: lap", 1, len(places))
        place = places[lap - 1]
        duty = player.get("obligation")
        if duty is None:
            return place
        place = int(road.lands[place])
        wanted = one_of(str(duty).partition("_")[0], f"{where}: obligation", (PIT, RAMP))
        if place not in self.obliged or (place == road.ramp) != (wanted == RAMP):
            raise CannotAnswer(f"{where}: obligation: {name} has no {wanted}")
        return place

    @property
    def obliged(self) -> list[int]:
        """The places of cars that have to turn off."""
        road = self.race.road
        return [int(road.lands[p]) for p in range(road.places) if road.lands[p] != p]

    # --- turns ----------------------------------------------------------------------------------

    def answer(self) -> Values:
        """Take the turns, and say what there is to see then."""
        active = self.next_active(self.first_active())
        for number, decision in enumerate(self.decisions):
            if self.race.halt and number >= self.decided:
                break
            try:
                self.take_turn(active, decision, number)
            except Illegal as error:
                wrong = {"illegal_decision": number, "reason": str(error)}
                return {**self.after(active), **wrong}
            if not self.race.halt:
                active = self.next_active(active, after=True)
        return self.after(active)

    def first_active(self) -> int:
        for key in ("active", "turn"):
            if self.state.get(key) is not None:
                return self.car(self.state[key])
        return 0

    def car(self, id: Any) -> int:
        name = named(id, "player")
        if name not in self.ids:
            raise CannotAnswer(f"no player named {name!r} {did_you_mean(name, self.ids)}")
        return self.ids.index(name)

    def next_active(self, car: int, after: bool = False) -> int:
        """DIC-06: extra turns at once; whoever has to lose a turn loses it."""
        race = self.race
        if after and race.extra[car]:
            race.extra[car] -= 1
            return car
        if after:
            car = (car + 1) % len(self.ids)
        while race.skip[car]:
            race.skip[car] -= 1
            car = (car + 1) % len(self.ids)
        return car

    def take_turn(self, active: int, decision: Case, number: int) -> None:
        """DIC-03: the decision, the dice of the script, the rules."""
        race, where = self.race, f"decisions[{number}]"
        if race.halt:
            raise Illegal("the race is over: DIC-22")
        if decision.get("p") is not None and self.car(decision["p"]) != active:
            raise Illegal(f"it is the turn of {self.ids[active]}")
        dice = self.dice_of(active, decision, number)
        rows = [(active, DICE, len(dice), 0)] if may_roll_one(race, active) else []
        method = self.method_of(decision, where)
        if race.rules.colours and race.rules.numbers:
            rows.append((active, METHOD, method, 0))
        race.first, race.second = dice[0], dice[1] if len(dice) > 1 else 0
        go_on = decision.get("turbocharge", False)
        rows += self.turbo_rows(active, method, bool(go_on))
        self.table.set_script(rows)
        race.script.next[active] = 0
        cards = [*self.cards[race.drawn :], CARDS.index(NO_EFFECT)]
        given = [(active, 0, die) for die in dice]
        given += [(active, FOR_CARD, 1 + card) for card in cards]
        self.table.set_given(given)
        if self.table.ask(ask_turn, active) not in (0, OVER):
            what = "a decision" if race.halt == DECISION_WANTED else "a legal decision"
            raise Illegal(f"{where}: {what} is missing")

    def dice_of(self, active: int, decision: Case, number: int) -> list[int]:
        """The dice of a turn as they fell; how many is a decision: DIC-26."""
        where, wanted = f"script.rolls[{number}]", decision.get("dice")
        if wanted is not None:
            self.reject_count(active, whole(wanted, f"decisions[{number}]: dice", 0, 9))
        if number >= len(self.rolls):
            raise CannotAnswer(f"script.rolls: no roll for decision {number}")
        dice = dice_of(self.rolls[number], where)
        if wanted is None:
            self.reject_count(active, len(dice))
        elif len(dice) != wanted:
            raise CannotAnswer(f"{where}: expected {wanted} dice, {found(self.rolls[number])}")
        return dice

    def reject_count(self, car: int, count: int) -> None:
        """DIC-26."""
        usual = 2 if self.race.rules.two_dice else 1
        if count == usual or (count == 1 and may_roll_one(self.race, car)):
            return
        if count == 1:
            raise Illegal("one die: DIC-26 allows it past the Red Line only")
        raise Illegal(f"{count} dice: this race is run with {usual}, DIC-31 to DIC-37")

    def method_of(self, decision: Case, where: str) -> int:
        """DIC-31 to DIC-37: what the race leaves open."""
        rules, used = self.race.rules, decision.get("use")
        if used is None:
            if rules.colours and rules.numbers:
                raise Illegal(f"{where}: colours or numbers?")
            return BY_NUMBERS if rules.numbers else BY_COLOURS
        method = METHODS[one_of(used, f"{where}: use", METHODS)]
        if not (rules.numbers if method == BY_NUMBERS else rules.colours):
            raise Illegal(f"{where}: this race is not run by {used}")
        return method

    def turbo_rows(self, car: int, method: int, go_on: bool) -> list[tuple[int, int, int, int]]:
        """DIC-36: whether to go on, where the option is there."""
        race = self.race
        at = int(race.at[car])
        on = turbo_target(race, at, target_of(race, at, method))
        if on == NOWHERE:
            if go_on:
                raise Illegal("Turbocharge is not possible: DIC-36")
            return []
        return [(car, GO_ON, int(go_on), 0)]

    # --- the answer -----------------------------------------------------------------------------

    def after(self, active: int) -> Values:
        race = self.race
        home = [id for car, id in enumerate(self.ids) if race.at[car] == race.road.goal]
        order = sorted(range(len(self.ids)), key=lambda car: int(left_of(race, car)))
        return {
            "players": {id: self.player(car) for car, id in enumerate(self.ids)},
            "active": None if home else self.ids[active],
            "winner": home[0] if home else None,
            "red_cards_drawn": [CARDS[card] for card in self.cards[: race.drawn]],
            "red_cards_missing": max(0, int(race.drawn) - len(self.cards)),
            "ranking": [self.ids[car] for car in order],
            "illegal_decision": None,
        }

    def player(self, car: int) -> Values:
        race, road = self.race, self.race.road
        at = int(race.at[car])
        duty = None
        if at in self.obliged:
            duty = RAMP if at == road.ramp else PIT
        lap = 1 if at == START else (int(road.main[at]) - 1) // len(self.line) + 1
        return {
            "space": self.table.way.spaces[road.spot[at]].name,
            "lap": min(lap, int(race.rules.laps)),
            "skip": int(race.skip[car]),
            "extra": int(race.extra[car]),
            "obligation": duty,
        }


def players_of(value: Any) -> list[Case]:
    """A list of players, or an object: id -> player."""
    if isinstance(value, Mapping):
        value = [
            {**one, "id": id} if isinstance(one, Mapping) else {"id": id, "space": one}
            for id, one in value.items()
        ]
    return objects(value, "state.players")


def version_of(state: Case) -> Version:
    """DIC-31 to DIC-37: the race by its number, its id or its name; the first if none is named."""
    if state.get("turbocharge"):
        return VERSIONS[TURBOCHARGE - 1]
    named_race = state.get("race", 1)
    for version in VERSIONS:
        if str(named_race).lower() in (version.number.lower(), version.id, version.name.lower()):
            return version
    return VERSIONS[whole(named_race, "state.race", 1, TURBOCHARGE) - 1]


def reject_unusable(line: DiceLine) -> None:
    """A line on which nothing can be asked: without spaces, or with a way beside it that leads
    nowhere. Other faults are questions of their own."""
    if not line.main:
        raise CannotAnswer("track.main: expected a list of spaces")
    for row in line.pits:
        if not (row.entry and row.exit):
            raise CannotAnswer("track.pit_rows: entry and exit have to be main spaces")
