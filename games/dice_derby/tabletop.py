"""What lies on the table: cars on START, two dice with a number on a colour (DIC-02), red cards."""

from trackwright.games.dice_derby.colours import CARD_WORDS, CARDS, COLOURS, COPIES
from trackwright.games.dice_derby.facts import GAME
from trackwright.games.dice_derby.laid import line_of
from trackwright.model.circuit import Circuit
from trackwright.model.text.messages import Message
from trackwright.simulator.game import tabletop
from trackwright.simulator.game.rulesets import Ruleset
from trackwright.simulator.game.tabletop import Deck, Die, Face, Things, runners_of, starts_of

CARD_RED = "#c62828"


def things_on_table(circuit: Circuit, ruleset: Ruleset, players: int) -> Things:
    """Cars, dice and the house deck of red cards: DIC section 6."""
    start = line_of(circuit).start
    starts = (start,) if start in circuit.graph else starts_of(circuit)
    faces = tuple(
        Face(tabletop.COLOURS[colour.capitalize()], str(number))
        for number, colour in enumerate(COLOURS, start=1)
    )
    cards = tuple(
        (Face(tabletop.PAPER, title=CARD_WORDS[card]), count)
        for card, count in zip(CARDS, COPIES, strict=True)
    )
    back = Face(CARD_RED, title=Message("Red cards"))
    return Things(
        runners_of(GAME, players, "car"),
        starts,
        decks=(Deck("red-cards", Message("Red cards"), cards, back),),
        dice=(Die("dice", Message("dice"), faces, 2),),
    )
