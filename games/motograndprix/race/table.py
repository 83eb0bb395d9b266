"""The table of MotoGrandPrix: the road, the house rules, the bikes."""

from dataclasses import dataclass, field
from functools import cached_property

from games.motograndprix.race import questions
from games.motograndprix.race import race as races
from games.motograndprix.race.road import LANES, Way, fill_outlooks, fill_road
from games.motograndprix.rules.flips import set_flips
from games.motograndprix.rules.places import distance_of
from games.motograndprix.state.layouts import Race, Road, Rules, Sight, Statistics
from model.text.messages import Said
from simulator.compiler.entry import Entry
from simulator.compiler.memory import Make
from simulator.table.table import CannotRace, Setup, books
from simulator.table.table import Table as AnyTable


@dataclass
class Table(AnyTable):
    """One race's states. `way` is the circuit; see road.py."""

    way: Way
    race: Race = field(init=False)
    road: Road = field(init=False)

    RACE = Entry(races.ride_race)
    BATCH = Entry(races.ride_batch)
    QUESTIONS = (
        Entry(questions.ask_round),
        Entry(questions.ask_turn),
        Entry(questions.ask_legal),
    )

    def lay_out(self, make: Make) -> Race:
        """B-01, S-01, E-01: the race, and a second one for a planner's rollouts."""
        setup = self.setup
        self.road = make(Road)
        climb_adds = setup.settings.get("hill_sign") == "up-plus"
        fill_road(self.road, self.way, setup.ruleset.level, climb_adds)
        bikes = len(setup.seats)
        if bikes > self.road.starts:
            raise CannotRace(f"{bikes} bikes, but the grid has only {self.road.starts} places")
        rules = make(Rules)
        fill_rules(rules, setup)
        if any(seat.rider == "planner" for seat in setup.seats):
            fill_outlooks(self.road, self.way, rules)
        spare = _race(make, self.road, rules)
        spare.imagined = 1
        race = _race(make, self.road, rules)
        race.spare = spare
        race.ordered = bikes
        return race

    def standing(self, seat: int) -> str:
        if not self.race.round:
            return Said("the grid")
        return Said("{n} positions from the start", n=distance_of(self.race, seat))

    def space_name(self, place: int) -> str:
        """A place in words: a space of the circuit."""
        return self._names[place]

    @cached_property
    def _names(self) -> dict[int, str]:
        return {p: s.name for s, p in zip(self.way.spaces, self.way.places, strict=True)}

    def lane_letter(self, place: int) -> str:
        """L, C or R; a number where there are not three lanes."""
        lane = int(self.road.lane[place])
        return LANES[lane] if self.road.lanes == len(LANES) else str(lane + 1)


def _race(make: Make, road: Road, rules: Rules) -> Race:
    return make(
        Race,
        **books(make),
        road=road,
        rules=rules,
        statistics=make(Statistics),
        sight=make(Sight),
    )


_SECOND = {
    # field of the rules: option, and its readings in the order of the field's values
    "grid_choice": ("grid_fill", ("rank-order", "choice")),
    "new_total": ("tie_reroll", ("tied-only", "new-total")),
    "count_start": ("count_start", ("no", "yes")),
    "leave_at_once": ("finish_leave", ("end-of-round", "at-once")),
    "shared_finish": ("finish_tie", ("rank", "shared")),
    "chequered_flag": ("chequered", ("full-distance", "next-crossing")),
    "no_dead_end": ("basic_deadend", ("allowed", "not-allowed")),
    "rear_guard": ("rear_guard", ("retire", "illegal")),
    "rear_cost": ("rear_cost", ("start-passed-final", "entered", "final")),
    "last_corner": ("cornering", ("first-straight", "last-corner")),
    "rolloff_team": ("rolloff_team", ("all", "opponents", "same-lap")),
    "free_contact": ("contact_path", ("greedy", "free")),
    "bare_contact": ("contact_riding", ("apply", "no")),
    "directly_beside": ("beside", ("same-position", "directly-beside")),
    "rolled_redline": ("redline", ("used", "rolled")),
    "climb_adds": ("hill_sign", ("up-minus", "up-plus")),
    "blocked_by_all": ("blocked_by", ("reachable", "all-three")),
    "slip_lapped": ("slip_lapped", ("if-first", "never", "always")),
    "slip_pair": ("slip_pair", ("front", "both")),
    "slip_bonus_due": ("slip_bonus", ("optional", "mandatory")),
    "slip_double_free": ("slip_double", ("counts", "no")),
    "dnf_finish": ("dnf_finish", ("out", "finished")),
    "carry_over": ("quali_reset", ("reset", "carry-over")),
    "qualifying": ("qualifying", ("no", "yes")),
    "floor": ("dial_floor", ("zero", "one")),
}


def fill_rules(rules: Rules, setup: Setup) -> None:
    """The ruleset's level and options as the rules read them."""
    settings = setup.settings
    rules.level, rules.laps = setup.ruleset.level, setup.laps
    rules.round_cap = int(settings["rounds_per_lap"]) * setup.laps
    rules.roll_outs = int(settings["roll_outs"])
    rules.statistics = 0
    rules.floor = 1
    for name, (option, readings) in _SECOND.items():
        if option in settings:
            setattr(rules, name, readings.index(str(settings[option])))
    set_flips(rules)
