"""Rounds: step a, the final phase, and the end: MOP-07, MOP-10, MOP-11, MOP-30 to MOP-36, H-08,
H-09."""

from trackwright.games.mopeds.race.draft import play_draft
from trackwright.games.mopeds.rules.cards import card_at, in_cycle, moped_of, stack_left, value_of
from trackwright.games.mopeds.rules.moves import drive_card
from trackwright.games.mopeds.rules.order import count_ahead, front_moped, place_all, way_to_go
from trackwright.games.mopeds.rules.points import count_points, rank_players
from trackwright.games.mopeds.state import events
from trackwright.games.mopeds.state.layouts import MOST_DRAWS, MOST_ROUNDS, PODIUM, Race
from trackwright.simulator.table.chance import given_for
from trackwright.simulator.table.log import note
from trackwright.simulator.table.states import CAPPED, CHANCE_WANTED, FINISHED, OVER

FOR_CARD = 0
"""The purpose of a card that is given."""


def play_rounds(race: Race) -> None:
    """MOP-07: round after round until the race is over."""
    while race.halt == 0:
        begin_round(race)
        play_round(race)


def begin_round(race: Race) -> None:
    race.round += 1
    race.dealt = 0
    note(race, race.spark, events.Round(number=race.round, stack=stack_left(race)))


def play_round(race: Race) -> None:
    """MOP-07, MOP-36: the mopeds move, then the players bet, unless the race has ended."""
    reveal_cards(race)
    if race.halt == 0:
        play_draft(race)
    if race.halt == 0:
        end_round(race)


def end_round(race: Race) -> None:
    if race.round >= race.rules.round_cap or race.drafted >= MOST_ROUNDS:
        place_all(race)
        race.halt = CAPPED


def reveal_cards(race: Race) -> None:
    """MOP-10, MOP-31, H-09: the cards of a round; from the first finisher on as many as it
    takes."""
    while race.halt == 0 and (race.final or race.dealt < race.rules.shown):
        if stack_left(race) == 0:
            run_out(race)
        else:
            reveal_card(race)
            check_end(race)
    if race.halt == 0:
        follow_lead(race)


def check_end(race: Race) -> None:
    """MOP-31, H-09: with the third finisher the race is over at once."""
    if race.halt:
        return
    if race.finished >= min(PODIUM, race.runners):
        end_race(race)
    elif race.rules.ends_when_empty and stack_left(race) == 0:
        run_out(race)
    elif race.draws >= MOST_DRAWS:
        place_all(race)
        race.halt = CAPPED


def reveal_card(race: Race) -> None:
    """MOP-11: one card, executed before the next."""
    card = next_card(race)
    if race.halt:
        return
    if race.draws >= race.pass_end:
        race.pass_first = race.drafted
        race.pass_end = in_cycle(race)
    if race.final == 0:
        race.shown[race.dealt] = card
        race.dealt += 1
    race.draws += 1
    moped = moped_of(card)
    left = stack_left(race)
    note(race, moped, events.Card(value=value_of(card), stack=left, final=race.final))
    play_card(race, moped, value_of(card))


def next_card(race: Race) -> int:
    """MOP-11: the top card of the stack, or a real one: then those change places."""
    card = card_at(race, race.draws)
    given = given_for(race, 0, FOR_CARD)
    if given == 0 or given == card or race.halt:
        return card
    for at in range(race.draws + 1, race.deck_size):
        if race.deck[at] == given:
            race.deck[at] = card
            race.deck[race.draws] = given
            return given
    race.halt = CHANCE_WANTED
    race.halt_player = 0
    race.halt_kind = FOR_CARD
    return card


def play_card(race: Race, moped: int, value: int) -> None:
    """MOP-11, MOP-16, MOP-30, H-08: the moped drives; finished ones stay where they are."""
    if race.status[moped] == FINISHED and race.rules.drive_on == 0:
        note(race, moped, events.Idle(space=race.space[moped]))
        return
    before = count_ahead(race, moped)
    drive_card(race, moped, value)
    gained = before & ~count_ahead(race, moped)
    while gained:
        race.overtakes += gained & 1
        if race.counting:
            race.statistics.passes[race.space[moped]] += gained & 1
        gained >>= 1
    if race.crossings[moped] > race.laps and race.status[moped] != FINISHED:
        come_home(race, moped)


def come_home(race: Race, moped: int) -> None:
    """MOP-30, MOP-31: it takes the next space of the podium; the first one ends the betting."""
    race.finished += 1
    race.finish_place[moped] = race.finished
    race.status[moped] = FINISHED
    race.out_round[moped] = race.round
    if race.finished == 1:
        race.final = 1
        race.draws_before = race.draws - 1
        race.gap = gap_behind(race)
    note(race, moped, events.Finish(place=race.finished))


def gap_behind(race: Race) -> int:
    """The spaces that the second has left when the first finishes."""
    gap = -1
    for moped in range(race.runners):
        if race.status[moped] != FINISHED:
            left = way_to_go(race, moped)
            gap = left if gap < 0 else min(gap, left)
    return gap


def follow_lead(race: Race) -> None:
    leader = front_moped(race)
    if leader != race.leader:
        race.lead_changes += 1 if race.round > 1 else 0
        race.leader = leader


def run_out(race: Race) -> None:
    """MOP-32, H-09: a card is needed and none is there."""
    note(race, race.spark, events.RunOut(finished=race.finished))
    end_race(race)


def end_race(race: Race) -> None:
    """MOP-32 to MOP-36: the places, and what the bets are worth."""
    follow_lead(race)
    race.halt = OVER
    place_all(race)


def settle(race: Race) -> None:
    """MOP-34, MOP-35: who has won."""
    count_points(race)
    rank_players(race)
    if race.log.on == 0:
        return
    for place in range(1, race.runners + 1):
        for moped in range(race.runners):
            if race.finish_place[moped] == place:
                note_place(race, moped, place)
    for player in range(race.players):
        points, tie = race.points[player], race.tie[player]
        place = race.player_place[player]
        note(race, player, events.Points(points=points, tie=tie, place=place))


def note_place(race: Race, moped: int, place: int) -> None:
    left = max(0, way_to_go(race, moped))
    note(race, moped, events.Place(place=place, crossings=race.crossings[moped], left=left))
