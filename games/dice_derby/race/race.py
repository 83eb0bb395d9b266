"""A race from the draw of the first player to the first car at the finish, and batches of races."""

from trackwright.games.dice_derby.race.tally import count_race
from trackwright.games.dice_derby.race.turn import take_turn
from trackwright.games.dice_derby.rules.cards import lay_pile
from trackwright.games.dice_derby.rules.turns import left_of, place_all
from trackwright.games.dice_derby.state import events
from trackwright.games.dice_derby.state.layouts import CARD_KINDS, START, SYMBOL_KINDS, Race
from trackwright.simulator.table.begin import ROLLED, begin_race, take_order
from trackwright.simulator.table.log import note
from trackwright.simulator.table.states import CAPPED, LAST_FAIR
from trackwright.simulator.table.streams import pick
from trackwright.simulator.table.tally import place_players


def run_race(race: Race, seed: int, number: int, grid: int) -> int:
    """Race `number` of the seed; returns why it stopped. Unless `grid` is ROLLED, the order of play
    is that of `rules.grid`."""
    begin_race(race, seed, number)
    clear(race)
    line_up(race, number, grid)
    while race.halt == 0:
        play_round(race, 0)
    if race.halt <= LAST_FAIR:
        end_race(race)
    return race.halt


def run_batch(race: Race, seed: int, first: int, count: int, grid: int) -> int:
    """Races `first` to `first + count - 1`, counted; how many before one stopped short."""
    for number in range(first, first + count):
        if run_race(race, seed, number, grid) > LAST_FAIR:
            return number - first
        if race.rules.statistics:
            count_race(race)
    return count


def clear(race: Race) -> None:
    """DIC-01: all cars on START, all cards in the pile."""
    lay_pile(race)
    race.choices = 0
    race.bumps = 0
    race.sent_home = 0
    race.extras = 0
    race.losses = 0
    race.doubles = 0
    race.drawn = 0
    race.rows = 0
    race.ramps = 0
    race.wasted = 0
    for card in range(CARD_KINDS):
        race.drawn_as[card] = 0
    for symbol in range(SYMBOL_KINDS):
        race.by_symbol[symbol] = 0
    for car in range(race.runners):
        race.at[car] = START
        race.extra[car] = 0
        race.skip[car] = 0
        race.taken[car] = 0
        race.given_bumps[car] = 0
        race.taken_bumps[car] = 0


def line_up(race: Race, number: int, grid: int) -> None:
    """DIC-01, H-01: the first player is drawn, the others follow clockwise."""
    if grid == ROLLED:
        first = pick(race.dice, race.runners)
        for i in range(race.runners):
            race.order[i] = (first + i) % race.runners
    else:
        take_order(race, number, grid)
    for i in range(race.runners):
        race.grid[race.order[i]] = i + 1
        note(race, race.order[i], events.Order(place=i + 1))


def play_round(race: Race, first: int) -> None:
    """DIC-03: every car in the order of play, from this place in it on."""
    if first == 0:
        race.round += 1
        note(race, race.order[0], events.Round(number=race.round))
    for i in range(first, race.runners):
        play_car(race, race.order[i])
        if race.halt:
            return
    if race.round >= race.rules.round_cap:
        race.halt = CAPPED


def play_car(race: Race, car: int) -> None:
    """DIC-06: its turn and the extra turns after it, or the loss of it."""
    if race.skip[car]:
        race.skip[car] -= 1
        note(race, car, events.Skip())
        return
    take_turn(race, car, 0)
    play_extras(race, car)


def play_extras(race: Race, car: int) -> None:
    """DIC-06: extra turns are taken at once, each with a new roll."""
    while race.halt == 0 and race.extra[car]:
        race.extra[car] -= 1
        take_turn(race, car, 1)


def end_race(race: Race) -> None:
    """H-23: the places, and the lead of the winner."""
    place_all(race)
    race.gap = -1
    for car in range(race.runners):
        if race.finish_place[car] != 1:
            left = left_of(race, car)
            race.gap = left if race.gap < 0 else min(race.gap, left)
    place_players(race)
    for place in range(1, race.runners + 1):
        for car in range(race.runners):
            if race.finish_place[car] == place:
                note(race, car, events.Place(place=place, left=left_of(race, car)))
