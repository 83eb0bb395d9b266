"""What is on the table besides the circuit: 02 to 06, 23, 34."""

from trackwright.games.mopeds.decks import cards_of_a_moped, in_row_per_round, moped_cards
from trackwright.games.mopeds.facts import COLOURS, LAPS
from trackwright.model.text.messages import Message
from trackwright.simulator.game.components import (
    Card,
    Components,
    Deck,
    Dial,
    Livery,
    Occasion,
    Row,
    ScoreSheet,
    Token,
    livery_of,
)

PLACES = Message("1st"), Message("2nd"), Message("3rd")
POINTS = 4, 3, 2
LAP_WORDS = (Message("start"), *map(str, range(1, LAPS + 1)), Message("finished"))


def components(occasion: Occasion) -> Components:
    mopeds, players = tuple(livery_of(name) for name in COLOURS), occasion.players
    return Components(
        mopeds,
        "moped",
        decks=(_racing_cards(mopeds, players), _points(players)),
        tokens=(
            *(
                Token(f"lap-{moped.id}", Message("Lap marker"), 1, livery=moped, only="paper")
                for moped in mopeds
            ),
            Token("spark-plug", Message("Spark plug"), 1, "!", "gold"),
        ),
        dials=tuple(
            Dial(f"{moped.id}-lap", Message("Lap"), LAP_WORDS, moped, only="screen")
            for moped in mopeds
        ),
        sheets=(_lap_track(mopeds), _scores(players)),
    )


def _racing_cards(mopeds: tuple[Livery, ...], players: int) -> Deck:
    """04: all of them; two players leave some out. They are bets as well."""
    every, raced = (
        tuple(
            (Card(str(value), livery=moped), count)
            for moped in mopeds
            for value, count in cards_of_a_moped(number).items()
        )
        for number in (len(mopeds), players)
    )
    return Deck("racing", Message("Racing cards"), every, raced=raced)


def _points(players: int) -> Deck:
    """34, 10, 22: what bets are worth, and how many cards a round has."""
    rows = tuple(Row(name, str(points)) for name, points in zip(PLACES, POINTS, strict=True))
    revealed = Row(Message("cards in a round"), str(moped_cards().revealed[players]))
    aside = Row(Message("cards into the row"), str(in_row_per_round(players)))
    card = Card(title=Message("Points of a bet"), rows=(*rows, revealed, aside))
    return Deck("points", Message("Reminder"), ((card, players),))


def _lap_track(mopeds: tuple[Livery, ...]) -> ScoreSheet:
    """07: start, laps, and the podium; a row for each moped."""
    heads = (Message("moped"), Message("start"), *(f"{n}" for n in range(1, LAPS + 1)), *PLACES)
    names = tuple(moped.name for moped in mopeds)
    return ScoreSheet(Message("Laps and podium"), heads=heads, rows=len(mopeds), names=names)


def _scores(players: int) -> ScoreSheet:
    heads = (Message("player"), *PLACES, Message("tie"), Message("points"))
    return ScoreSheet(Message("Score sheet"), heads=heads, rows=players)
