"""Rounds: F-08, F-09, F-40, H-04, H-09, H-21."""

from trackwright.games.ausgebremst.race.derelict import take_derelict_turn
from trackwright.games.ausgebremst.race.turn import end_turn, finish_move, play_card, take_turn
from trackwright.games.ausgebremst.rules.lead import front_car
from trackwright.games.ausgebremst.state import events
from trackwright.games.ausgebremst.state.layouts import Race
from trackwright.simulator.table.log import note
from trackwright.simulator.table.states import CAPPED, OVER, RACING


def play_rounds(race: Race) -> None:
    """F-40, H-21: round after round, until every player has finished or is out."""
    while race.halt == 0:
        begin_round(race)
        play_round(race, 0)
        if race.halt == 0:
            end_round(race)


def begin_round(race: Race) -> None:
    race.round += 1
    race.moved = 0
    leader = front_car(race)
    if leader != race.leader:
        race.lead_changes += 1 if race.round > 1 else 0
        race.leader = leader
    note(race, leader, events.Round(number=race.round))


def play_round(race: Race, first: int) -> None:
    """F-08, H-04: derelicts, then players, always in the order of the start; skips cars that have
    finished or are out."""
    for i in range(first, race.cars):
        car = race.order[i]
        if race.status[car] == RACING:
            play_turn(race, car)
        if race.halt or is_decided(race):
            return


def play_turn(race: Race, car: int) -> None:
    if race.derelict[car]:
        take_derelict_turn(race, car)
    else:
        take_turn(race, car)


def end_round(race: Race) -> None:
    """H-09: after a round in which nobody moved, sixes are free until somebody does."""
    if race.moved == 0:
        race.relief = 1
    if is_decided(race):
        race.halt = OVER
    elif race.round >= race.rules.round_cap:
        race.halt = CAPPED


def is_decided(race: Race) -> int:
    """H-21: has every player finished or dropped out?"""
    for car in range(race.cars):
        if race.status[car] == RACING and race.derelict[car] == 0:
            return 0
    return 1


def play_imagined(race: Race, car: int, rounds: int) -> int:
    """A planner's rollout: its plan, the rest of the round, and some more rounds."""
    play_card(race, car)
    finish_move(race, car)
    if race.status[car] == RACING:
        end_turn(race, car)
    at = 0
    while race.order[at] != car:
        at += 1
    play_round(race, at + 1)
    for _ in range(rounds):
        if race.halt == 0:
            end_round(race)
        if race.halt == 0 and race.status[car] == RACING:
            begin_round(race)
            play_round(race, 0)
    return race.halt
