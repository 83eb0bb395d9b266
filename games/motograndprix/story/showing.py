"""A race of MotoGrandPrix for display: bikes, dials and dice after every line of its story."""

from collections.abc import Iterator, Sequence

from trackwright.games.motograndprix.race.grid import FULL_DIAL
from trackwright.games.motograndprix.race.table import Table
from trackwright.games.motograndprix.rules.decisions import KEEP, ON_GRID, RIDE
from trackwright.games.motograndprix.rules.effects import GRIP_LOST
from trackwright.games.motograndprix.state.layouts import BASIC, SLOT_BITS, Race
from trackwright.games.motograndprix.story.menu import Choice, choices_of, question_of, words_of
from trackwright.games.motograndprix.story.sentences import turn_line, turns
from trackwright.model.text.messages import Message
from trackwright.simulator.compiler.data.memory import first_of
from trackwright.simulator.story.game_parts import Happening, happenings_by_row
from trackwright.simulator.story.show import AS_USUAL, Gauge, Option, Question, Show, Shown, Throw
from trackwright.simulator.story.staging import Seen, Stage
from trackwright.simulator.table.states import RACING, RETIRED

DIALS = ("engine", "rear", "front")
POSES = (AS_USUAL, Message("leaning"), Message("wheelie"))
GAUGES = (
    Gauge(Message("Engine"), Message("Engine"), FULL_DIAL),
    Gauge(Message("Rear"), Message("Rear Tire"), FULL_DIAL),
    Gauge(Message("Front"), Message("Front Tire"), FULL_DIAL),
)


def show_of(table: Table, seed: int, number: int, last_round: int | None = None) -> Show:
    """Run the race on a plain table, and watch."""
    return BikeStage(table).show(seed, number, last_round)


class BikeStage(Stage):
    """Bikes with their stances and dials."""

    table: Table
    WHO = "bike"
    GOES_ON = True
    SEEN = (
        *Stage.SEEN,
        *("place", "lap", "stance", "standing", "out_round", "out_distance"),
        *DIALS,
    )

    @property
    def race(self) -> Race:
        return self.table.race

    def happenings(self) -> Iterator[tuple[Happening, int]]:
        return happenings_by_row(self.table)

    def turns(self, happenings: list[Happening]) -> Iterator[list[Happening]]:
        return turns(happenings)

    def words_of(self, turn: list[Happening]) -> Message:
        return turn_line(turn, self.table.setup.laps).words

    @property
    def has_dials(self) -> bool:
        return self.table.setup.ruleset.level != BASIC

    def gauges(self, last: Seen) -> tuple[Gauge, ...]:
        return GAUGES if self.has_dials else ()

    def throws(self, one: Happening) -> Iterator[Throw]:
        """A bike that retires at once uses none of its dice."""
        match one:
            case {"event": "roll_off", "bikes": bikes}:
                for roll in bikes:
                    yield self._throw(roll["bike"], roll["rolled"], roll["rolled"])
            case {"event": "keep", "bike": bike, "kept": kept, "discarded": discarded}:
                yield self._throw(bike, [kept, discarded], [kept])
            case {"bike": bike, "rolled": rolled}:
                yield self._throw(bike, rolled, one.get("used") or rolled)

    def _throw(self, bike: str, rolled: Sequence[int], used: Sequence[int]) -> Throw:
        return Throw(self.runner(bike), tuple(rolled), tuple(used))

    def path(self, one: Happening) -> Sequence[str]:
        return (one["from"], *one["path"]) if one["event"] == "ride" else ()

    def furthest(self, seen: Seen) -> int:
        return int(max(seen["standing"][bike] for bike in self.on_table)) >> SLOT_BITS

    def shown(self, seen: Seen, bike: int, far: int) -> Shown:
        rides = bike in self.on_table and seen["status"][bike] == RACING
        return Shown(
            doing=self.doing(seen, bike),
            space=self.table.space_name(seen["place"][bike]) if rides else None,
            pose=POSES[seen["stance"][bike] % GRIP_LOST],
            gauges=tuple(seen[dial][bike] for dial in DIALS) if self.has_dials else (),
            place=self.place(seen, bike),
            lap=max(1, seen["lap"][bike] + int(self.race.rules.count_start)),
            behind=far - (seen["standing"][bike] >> SLOT_BITS) if bike in self.on_table else 0,
        )

    def merit(self, seen: Seen, bike: int) -> tuple[int, ...]:
        """Of the retired, those who retired later are ahead, then those farther on."""
        if seen["status"][bike] == RETIRED:
            return -seen["out_round"][bike], -seen["out_distance"][bike]
        return (-seen["standing"][bike],)

    def question(self) -> Question:
        race = self.race
        bike = int(race.halt_player)
        faces = {RIDE: first_of(race.face, race.faces), KEEP: first_of(race.shown[bike], 2)}.get(
            race.halt_kind
        )
        choices = sorted(choices_of(self.table), key=lambda choice: not choice.is_free)
        return Question(
            player=bike,
            words=question_of(self.table),
            throw=Throw(bike, tuple(faces), tuple(faces)) if faces else None,
            options=tuple(self._option(choice) for choice in choices),
        )

    def _option(self, choice: Choice) -> Option:
        table = self.table
        start = table.race.place[table.race.halt_player]
        path = (start, *choice.path) if choice.used else ()
        lands = choice.used or choice.kind == ON_GRID
        return Option(
            words=words_of(table, choice),
            end=table.space_name(choice.end) if lands else None,
            path=tuple(table.space_name(place) for place in path),
            costs=(choice.engine, int(choice.charges_rear), choice.front),
            row=choice.row,
        )
