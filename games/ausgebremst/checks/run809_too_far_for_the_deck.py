"""RUN809: a race too long for the cards (Ausgebremst)."""

from collections.abc import Iterator

from trackwright.games.ausgebremst.decks import points_of_a_deck
from trackwright.games.ausgebremst.rulesets import RULESETS
from trackwright.model.edit.edits import SetTrackValue
from trackwright.model.text.messages import Message, counted
from trackwright.validators.check import LAYOUT_KEYS, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Fix, Severity
from trackwright.validators.raceable.lap_needed import LappedCheck, usable_grid_places


class TooFarForTheDeck(LappedCheck):
    """The race is too long for a deck of cards.

    Why: cars only move by cards, 84 points in all (AUS-V-05). If even the shortest way from the
    best grid place needs more, every car is out before the finish. A pit stop and traffic cost
    additional points; `trackwright budget` calculates them.

    Fix: race fewer laps, or remove positions.
    """

    code, name = "RUN809", "too-far-for-the-deck"
    severity = Severity.ERROR
    rules = tuple(RULESETS)
    reads = LAYOUT_KEYS | {"laps"}
    bad = (Example("Six laps of 44.", "fabulous-driving-park", also_found=("RUN810",)),)
    good = (Example("Three laps of 24.", "bleifuss-drom"),)

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        laps, lap = subject.track.laps, subject.circuit.measures.lap_length or 0
        deck = points_of_a_deck()
        ways = (
            subject.circuit.measures.race_distance(place, laps + 1)
            for place in usable_grid_places(subject)[:1]
        )
        need = next((way for way in ways if way is not None), None)
        if need is None or need <= deck:
            return
        row = need - laps * lap
        fits = (deck - row) // lap
        title = Message("Race {laps}", laps=counted(fits, "lap"))
        fewer = Fix(title, (SetTrackValue("laps", fits),), safe=False)
        enough = counted(fits, "lap") if fits else Message("not even one lap")
        yield self.finding(
            Message(
                "{laps} from the best grid place are {need} spaces, but a deck has {deck} points: "
                "enough for {enough}",
                laps=counted(laps, "lap"),
                need=need,
                deck=deck,
                enough=enough,
            ),
            actual=need,
            limit=deck,
            fixes=[fewer] if fits else [],
        )
