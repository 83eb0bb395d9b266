"""The story of a race with people: told as it goes on, from where it was."""

from random import Random

import pytest

from trackwright.model.files.library import load_circuit
from trackwright.simulator.race.people import PeopleRace
from trackwright.simulator.story import growing
from trackwright.simulator.story.game_parts import happenings_of, sentences_of
from trackwright.simulator.story.growing import GrowingStory
from trackwright.simulator.table.lineup import lineup
from trackwright.simulator.table.table import Table

MOTORBIKES = ("april-raceway", "motograndprix-expert")
PRO = ("bleifuss-drom", "ausgebremst-pro")


def race_of_people(track: str, rules: str, laps: int = 2) -> PeopleRace:
    bots = ("human", "careful")
    setup, way = lineup(load_circuit(track), rules, bots=bots, seats=6, laps=laps)
    return PeopleRace(setup.table(way, "compiled"), 3)


def whole_story(table: Table) -> list[str]:
    return list(sentences_of(table.game, happenings_of(table), table.setup.laps))


@pytest.mark.parametrize(("track", "rules"), [MOTORBIKES, PRO])
def test_whoever_reads_along_has_read_the_whole_story(track: str, rules: str) -> None:
    """A line that says more after a decision, such as the card taken from the deposit in the turn
    of the pit stop, is told again."""
    race, rng = race_of_people(track, rules), Random(3)
    story = GrowingStory(race.table)
    lines = story.new_lines(race.decisions)
    assert lines == whole_story(race.table)
    told = set(lines)
    while race.is_waiting:
        race.decide(rng.choice(race.choices()))
        told.update(story.new_lines(race.decisions))
    assert set(whole_story(race.table)) <= told


@pytest.mark.slow
@pytest.mark.parametrize(("track", "rules"), [MOTORBIKES, PRO])
def test_after_a_decision_is_taken_back_only_what_differs_is_told(track: str, rules: str) -> None:
    race, rng = race_of_people(track, rules, laps=1), Random(4)
    story = GrowingStory(race.table)
    shown = story.new_lines(race.decisions)
    while race.is_waiting:
        before = shown
        choices = list(race.choices())
        race.decide(choices[0])
        shown = [*before, *story.new_lines(race.decisions)]
        race.undo()
        assert story.new_lines(race.decisions) == []
        race.decide(rng.choice(choices))
        new = story.new_lines(race.decisions)
        story_now = whole_story(race.table)
        assert new == story_now[len(story_now) - len(new) :]
        shown = story_now


def test_several_decisions_taken_back_at_once_lose_no_line() -> None:
    race = race_of_people(*MOTORBIKES, laps=1)
    story = GrowingStory(race.table)
    for _ in range(6):
        race.decide(race.choices()[0])
    known = story.new_lines(race.decisions)
    for _ in range(4):
        race.undo()
    for _ in range(4):
        race.decide(race.choices()[-1])
    new = story.new_lines(race.decisions)
    now = whole_story(race.table)
    assert new != []
    assert now == [*known[: len(now) - len(new)], *new]


@pytest.mark.slow
def test_a_decision_costs_the_round_not_the_race(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each row of the log is read once, and only the current round is put into words again."""
    race = race_of_people(*MOTORBIKES, laps=3)
    read, worded = [0], [0]
    events, sentences = Table.events, sentences_of

    def counted_events(table: Table, first: int = 0) -> object:
        found = events(table, first)
        read[0] += len(found)
        return found

    def counted_sentences(game: object, happenings: list[object], laps: int) -> object:
        worded[0] = max(worded[0], len(happenings))
        return sentences(game, happenings, laps)  # type: ignore[arg-type]

    monkeypatch.setattr(Table, "events", counted_events)
    monkeypatch.setattr(growing, "sentences_of", counted_sentences)
    story = GrowingStory(race.table)
    while race.is_waiting:
        story.new_lines(race.decisions)
        race.decide(race.choices()[0])
    story.new_lines(race.decisions)
    assert read[0] == race.table.race.log.length
    assert worded[0] < race.table.race.log.length / 3
