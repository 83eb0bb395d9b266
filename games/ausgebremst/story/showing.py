"""A race of Ausgebremst for display: cars, cards played, hands and supplies after every line of
its story. Includes hands and stacks; whoever shows a race in progress hides those of others."""

from collections.abc import Iterator, Sequence

from trackwright.games.ausgebremst.race.table import DECKS, Table
from trackwright.games.ausgebremst.rules.cards import deck_left, on_stacks
from trackwright.games.ausgebremst.rules.lead import race_left
from trackwright.games.ausgebremst.state.layouts import NOWHERE, PRO, STACKS, Race
from trackwright.games.ausgebremst.story.happenings import SECRET, along, names_of
from trackwright.games.ausgebremst.story.menu import (
    HOME,
    Choice,
    choices_of,
    question_of,
    stack_of,
    words_of,
)
from trackwright.games.ausgebremst.story.sentences import turn_line, turns
from trackwright.model.text.messages import Message
from trackwright.simulator.compiler.data.memory import first_of
from trackwright.simulator.story.game_parts import Happening, happenings_by_row
from trackwright.simulator.story.show import (
    AS_USUAL,
    Gauge,
    Held,
    Option,
    Pile,
    Question,
    Show,
    Shown,
    Throw,
)
from trackwright.simulator.story.staging import Seen, Stage
from trackwright.simulator.table.states import RACING, RETIRED

FACE_DOWN = ("?",)


def show_of(table: Table, seed: int, number: int, last_round: int | None = None) -> Show:
    """Run the race on a plain table, and watch."""
    return CarStage(table, names_of(table)).show(seed, number, last_round)


class CarStage(Stage):
    """Cars of players and derelicts, with the cards they have left."""

    table: Table
    WHO = "car"
    GOES_ON = False
    SEEN = (
        *Stage.SEEN,
        *("space", "crossings", "supply", "out_left", "out_turn"),
        *("pitted", "pit_lap", "deck_type", "plays"),
    )

    @property
    def race(self) -> Race:
        return self.table.race

    def look(self) -> Seen:
        race, cars = self.race, range(len(self.names))
        return {
            **super().look(),
            "hand": [first_of(race.hand[car], race.held[car]) for car in cars],
            "cards": [race.held[car] + on_stacks(race, car) + deck_left(race, car) for car in cars],
            "left": [race_left(race, car) for car in cars],
            "deck": [deck_left(race, car) for car in cars],
            "stacks": [[stack_of(self.table, car, n) for n in range(STACKS)] for car in cars],
            "deposits": [first_of(race.deposit[car], race.deposited[car]) for car in cars],
        }

    def happenings(self) -> Iterator[tuple[Happening, int]]:
        """The happenings to show; hidden ones belong to the one before."""
        waiting: tuple[Happening, int] | None = None
        for happening, rows in happenings_by_row(self.table):
            if happening["event"] in SECRET:
                waiting = (waiting[0], rows) if waiting else None
                continue
            if waiting:
                yield waiting
            waiting = happening, rows
        if waiting:
            yield waiting

    def turns(self, happenings: list[Happening]) -> Iterator[list[Happening]]:
        return turns(happenings)

    def words_of(self, turn: list[Happening]) -> Message:
        return turn_line(turn).words

    def gauges(self, last: Seen) -> tuple[Gauge, ...]:
        """As full as the largest deck."""
        rules = self.race.rules
        decks = [list(rules.full), *(list(deck) for deck in rules.deck)]
        cards = max(sum(deck) for deck in decks)
        points = max(sum(value * count for value, count in enumerate(deck)) for deck in decks)
        names = Message("Cards"), Message("Points")
        return Gauge(names[0], names[0], cards), Gauge(names[1], names[1], points)

    def throws(self, one: Happening) -> Iterator[Throw]:
        match one:
            case {"event": "move" | "spent" | "start_draw", "car": car, "card": card}:
                yield Throw(self.runner(car), (card,), (card,), cards=True)
            case {"event": "pass", "car": car, "hand": hand}:
                yield Throw(self.runner(car), tuple(hand), (), cards=True)

    def path(self, one: Happening) -> Sequence[str]:
        return (one["from"]["space"], *one["path"]) if one["event"] == "move" else ()

    def furthest(self, seen: Seen) -> int:
        return int(min(seen["left"][car] for car in self.on_table))

    def shown(self, seen: Seen, car: int, far: int) -> Shown:
        drives = car in self.on_table and seen["status"][car] == RACING
        return Shown(
            doing=self.doing(seen, car),
            space=self.table.way.spots[seen["space"][car]].name if drives else None,
            gauges=(seen["cards"][car], seen["supply"][car]),
            pit=self._pit(seen, car),
            has_stopped=bool(seen["pitted"][car]) and not self.race.derelict[car],
            place=self.place(seen, car),
            lap=max(1, seen["crossings"][car]),
            behind=seen["left"][car] - far if drives else 0,
        )

    def held(self, seen: Seen, player: int) -> Held:
        return Held(
            hand=tuple(str(card) for card in sorted(seen["hand"][player])),
            piles=tuple(self._piles(seen, player)),
            secret=self._secret(seen, player),
        )

    def _has_stacks(self, car: int) -> bool:
        """P-06; derelicts have a deck."""
        return self.race.rules.level == PRO and not self.race.derelict[car]

    def _piles(self, seen: Seen, car: int) -> Iterator[Pile]:
        if seen["deck"][car] or not self._has_stacks(car):
            yield Pile(Message("Deck"), FACE_DOWN * seen["deck"][car], "nobody")
        else:
            for number, cards in enumerate(seen["stacks"][car], 1):
                yield Pile(Message("Stack {n}", n=number), tuple(map(str, cards)), "owner")
        if self._has_pit and self._has_stacks(car):
            yield Pile(Message("Deposit"), tuple(map(str, seen["deposits"][car])), "all")

    def _secret(self, seen: Seen, car: int) -> Message:
        """P-04."""
        was_dealt = seen["cards"][car] or seen["plays"][car]
        if not self._has_stacks(car) or not was_dealt:
            return AS_USUAL
        return Message("the {deck} deck", deck=Message(DECKS[seen["deck_type"][car]]))

    @property
    def _has_pit(self) -> bool:
        return bool(self.race.road.entry != NOWHERE)

    def _pit(self, seen: Seen, car: int) -> Message:
        """F-30, F-32, P-09."""
        if not self._has_pit or self.race.derelict[car]:
            return AS_USUAL
        if seen["pitted"][car]:
            return Message("lap {n}", n=seen["pit_lap"][car] + 1)
        if seen["status"][car] != RACING:
            return Message("none")
        return Message("not yet") if self.race.rules.level == PRO else Message("still to make")

    def merit(self, seen: Seen, car: int) -> tuple[int, ...]:
        """Among cars that are out, the one nearer to the finish is ahead, then the later one."""
        if seen["status"][car] == RETIRED:
            return seen["out_left"][car], -seen["out_turn"][car]
        return (seen["left"][car],)

    def question(self) -> Question:
        car = int(self.race.halt_player)
        return Question(
            player=car,
            words=question_of(self.table),
            throw=None,
            options=tuple(self._option(car, choice) for choice in choices_of(self.table)),
        )

    def _option(self, car: int, choice: Choice) -> Option:
        table = self.table
        start, path = int(self.race.space[car]), list[int]()
        if choice.end and choice.row[3]:
            path = [start, *along(table, start, choice.row[3])]
        goal = path[-1] if choice.end == HOME and path else choice.end
        spots = table.way.spots
        return Option(
            words=words_of(table, choice),
            end=spots[goal].name if path else None,
            path=tuple(spots[space].name for space in path),
            costs=(1, choice.answer) if path else (0, 0),
            row=choice.row,
        )
