"""RUN813: a race too long or too short for the moped cards."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from trackwright.games.mopeds.budget.budget import GRID
from trackwright.games.mopeds.decks import deck_flow, moped_cards
from trackwright.games.mopeds.rulesets import RULESETS
from trackwright.model.edit.edits import SetTrackValue
from trackwright.model.text.messages import Message, counted, joined_with_or
from trackwright.validators.check import LAYOUT_KEYS, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Fix, Severity
from trackwright.validators.raceable.examples import SMALL_OVAL
from trackwright.validators.raceable.lap_needed import LappedCheck


@cache
def reach_by_players() -> dict[int, float]:
    """Number of players -> average spaces that the whole deck moves a moped: MOP-40."""
    return {players: round(deck_flow(players).reach, 1) for players in moped_cards().revealed}


@cache
def first_pass() -> int:
    """The spaces on all cards of one moped, in one pass through the deck: MOP-42."""
    return max(deck_flow(players).points_per_moped for players in moped_cards().revealed)


class UnfitLap(LappedCheck):
    """The race is too long or too short for the moped cards.

    Why: the deck moves each moped by about 27 spaces in its first pass and by 40 to 47 in all
    (MOP-42). If a race ends in the first pass, bets cannot influence it; if it is longer than the
    whole deck, it ends before any moped finishes.

    Fix: change the number of laps or spaces: about 9 to 13 spaces suit three laps.
    """

    code, name, alias = "RUN813", "unfit-lap", "MOP-42"
    severity = Severity.WARNING
    rules = tuple(RULESETS)
    reads = LAYOUT_KEYS | {"laps"}
    bad = (
        Example("Six laps of 44 spaces.", "fabulous-driving-park"),
        replace(SMALL_OVAL, description="Three laps of 16 spaces.", figures=(("laps", 3),)),
    )
    good = (replace(SMALL_OVAL, description="Two laps of 16 spaces."),)

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        laps, lap = subject.track.laps, subject.circuit.measures.lap_length or 0
        length, race = laps * lap, counted(laps, "lap")
        longest = max(reach_by_players().values())
        if length + GRID <= first_pass():
            yield self.finding(
                Message(
                    "{laps} of {lap} spaces: over in the first pass of the deck, which moves a "
                    "moped by {far}",
                    laps=race,
                    lap=lap,
                    far=first_pass(),
                ),
                actual=length,
                limit=first_pass(),
            )
        elif length > longest:
            yield self.finding(
                Message(
                    "{laps} of {lap} spaces are {length}, but the whole deck moves a moped by at "
                    "most {far:g}",
                    laps=race,
                    lap=lap,
                    length=length,
                    far=longest,
                ),
                actual=length,
                limit=longest,
                fixes=_fewer_laps(lap),
            )
        elif few := [players for players, far in reach_by_players().items() if length > far]:
            yield self.finding(
                Message(
                    "{laps} of {lap} spaces are {length}: too far with {players} players",
                    laps=race,
                    lap=lap,
                    length=length,
                    players=joined_with_or(few),
                ),
                actual=length,
                limit=reach_by_players()[few[0]],
                severity=Severity.NOTE,
            )


def _fewer_laps(lap: int) -> list[Fix]:
    """The greatest number of laps that suits any number of players, if there is one."""
    laps = int(min(reach_by_players().values())) // lap
    if laps * lap + GRID <= first_pass():
        return []
    title = Message("Race {laps}", laps=counted(laps, "lap"))
    return [Fix(title, (SetTrackValue("laps", laps),), safe=False)]
