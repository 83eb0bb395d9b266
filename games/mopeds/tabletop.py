"""What lies on the table: mopeds, racing cards (MOP-04), lap markers (MOP-03), the spark plug."""

from trackwright.games.mopeds.decks import cards_of_a_moped
from trackwright.games.mopeds.facts import COLOURS, LAPS
from trackwright.model.circuit import Circuit
from trackwright.model.text.messages import Message
from trackwright.simulator.game.rulesets import Ruleset
from trackwright.simulator.game.tabletop import (
    Counter,
    Deck,
    Dial,
    Face,
    Things,
    runners_named,
    starts_of,
)
from trackwright.simulator.story.sentences import called

SPARK_PLUG = "#d9d4c4"


def things_on_table(circuit: Circuit, ruleset: Ruleset, players: int) -> Things:
    """All mopeds start, whatever the number of players: MOP-01."""
    mopeds = runners_named(COLOURS, "moped")
    cards = tuple(
        (Face(moped.colour, str(value), called(moped.name)), count)
        for moped in mopeds
        for value, count in cards_of_a_moped(players).items()
    )
    laps = (Message("start"), *map(str, range(1, LAPS + 1)), Message("finished"))
    plug = Face(SPARK_PLUG, title=Message("Spark plug"))
    return Things(
        mopeds,
        starts_of(circuit),
        decks=(Deck("racing-cards", Message("Racing cards"), cards),),
        counters=(Counter("spark-plug", Message("Spark plug"), plug, 1),),
        dials=tuple(Dial(f"{moped.id}-lap", Message("Lap"), moped, laps) for moped in mopeds),
    )
