"""What lies on the table: cars, a deck for each (F-02, P-02), laps driven and the pit stop.

In the pro game players choose which cards to take out, so their decks are complete; in the family
game they have those 24 that are played with. Cars that nobody takes are derelicts.
"""

from trackwright.games.ausgebremst.decks import LAPS, Deck, deck, full_deck
from trackwright.games.ausgebremst.facts import GAME
from trackwright.games.ausgebremst.state.layouts import FAMILY
from trackwright.model.circuit import Circuit
from trackwright.model.text.messages import Message
from trackwright.simulator.game import tabletop
from trackwright.simulator.game.rulesets import Ruleset
from trackwright.simulator.game.tabletop import (
    Counter,
    Dial,
    Face,
    Runner,
    Things,
    runners_of,
    starts_of,
)
from trackwright.simulator.story.sentences import called


def things_on_table(circuit: Circuit, ruleset: Ruleset, players: int) -> Things:
    """All cars of the box; those beyond the players are derelicts."""
    cars = runners_of(GAME, max(players, ruleset.field), "car")
    laps = tuple(str(lap) for lap in range(LAPS + 1))
    return Things(
        cars,
        starts_of(circuit),
        decks=tuple(_deck(car, ruleset.level, i >= players) for i, car in enumerate(cars)),
        counters=tuple(_pit_stop(car) for car in cars[:players]),
        dials=tuple(Dial(f"{car.id}-laps", Message("Laps"), car, laps) for car in cars),
    )


def _deck(car: Runner, level: int, is_derelict: bool) -> tabletop.Deck:
    chosen: Deck = deck("family") if level == FAMILY and not is_derelict else full_deck()
    cards = tuple((Face(car.colour, str(value)), count) for value, count in chosen.counts.items())
    name = Message("deck of {name}", name=called(car.name))
    return tabletop.Deck(f"{car.id}-deck", name, cards, Face(car.colour, title=called(car.name)))


def _pit_stop(car: Runner) -> Counter:
    open, made = Message("pit stop to make"), Message("pit stop made")
    front, back = Face(car.colour, "P", open), Face(tabletop.PAPER, "P", made)
    return Counter(f"{car.id}-pit", Message("pit stop"), front, 1, back)
