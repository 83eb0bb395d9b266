"""A race from the draw for the start to the last player's finish, and batches of races."""

from trackwright.games.ausgebremst.race.grid import draw_for_start, line_up, take_grid
from trackwright.games.ausgebremst.race.prepare import hand_out_cards
from trackwright.games.ausgebremst.race.rounds import play_rounds
from trackwright.games.ausgebremst.race.tally import count_race
from trackwright.games.ausgebremst.state.layouts import Race
from trackwright.simulator.table.begin import ROLLED, begin_race
from trackwright.simulator.table.states import LAST_FAIR
from trackwright.simulator.table.tally import place_players


def drive_race(race: Race, seed: int, number: int, grid: int) -> int:
    """Race `number` of the seed; returns why it stopped. Unless `grid` is ROLLED, it is that of
    `rules.grid`."""
    begin_race(race, seed, number)
    clear(race)
    if grid == ROLLED:
        draw_for_start(race)
    else:
        take_grid(race, number, grid)
    if race.halt == 0:
        line_up(race)
        hand_out_cards(race)
    if race.halt == 0:
        play_rounds(race)
        place_players(race)
    return race.halt


def clear(race: Race) -> None:
    """The table before a race."""
    race.laps = race.rules.laps
    race.finished = 0
    race.lifted = 0
    race.relief = 0
    race.moved = 0
    race.blocked = 0
    race.waited = 0
    race.barred = 0
    race.stops = 0


def drive_batch(race: Race, seed: int, first: int, count: int, grid: int) -> int:
    """Races `first` to `first + count - 1`, counted; returns how many finished before one
    stopped."""
    for number in range(first, first + count):
        if drive_race(race, seed, number, grid) > LAST_FAIR:
            return number - first
        if race.rules.statistics:
            count_race(race)
    return count
