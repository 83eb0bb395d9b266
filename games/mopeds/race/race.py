"""A race from the draw of the start places to the last points, and batches of races."""

from trackwright.games.mopeds.race.rounds import play_rounds, settle
from trackwright.games.mopeds.race.tally import count_race
from trackwright.games.mopeds.rules.cards import lay_deck, shuffle
from trackwright.games.mopeds.state import events
from trackwright.games.mopeds.state.layouts import MOST_MOPEDS, Race
from trackwright.simulator.table.begin import ROLLED, begin_race, take_order
from trackwright.simulator.table.log import note
from trackwright.simulator.table.states import LAST_FAIR
from trackwright.simulator.table.streams import pick


def run_race(race: Race, seed: int, number: int, grid: int) -> int:
    """MOP-45: race `number` of the seed; why it stopped. Unless `grid` is ROLLED, it is that of
    `rules.grid`."""
    begin_race(race, seed, number)
    clear(race)
    line_up(race, number, grid)
    lay_deck(race)
    shuffle(race.dice, race.deck, race.deck_size)
    race.pass_end = race.deck_size
    race.spark = pick(race.dice, race.players)
    race.first_spark = race.spark
    note(race, race.spark, events.Spark())
    play_rounds(race)
    if race.halt <= LAST_FAIR:
        settle(race)
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
    """MOP-03: the table before a race."""
    race.laps = race.rules.laps
    race.finished = 0
    race.final = 0
    race.draws = 0
    race.draws_before = 0
    race.drafted = 0
    race.drafter = 0
    race.dealt = 0
    race.held = 0
    race.turned = 0
    race.pass_first = 0
    race.shortened = 0
    race.lost = 0
    race.passed = 0
    race.bonus_moves = 0
    for player in range(race.players):
        race.points[player] = 0
        race.tie[player] = 0
        for moped in range(MOST_MOPEDS):
            race.bets[player][moped] = 0


def line_up(race: Race, number: int, grid: int) -> None:
    """MOP-02, H-12: the mopeds on the start spaces, all orders equally likely."""
    if grid == ROLLED:
        for i in range(race.runners):
            race.order[i] = i
        if race.rules.start_as_listed == 0:
            shuffle(race.dice, race.order, race.runners)
    else:
        take_order(race, number, grid)
    for i in range(race.runners):
        moped = race.order[i]
        race.grid[moped] = i + 1
        race.space[moped] = race.road.start[i]
        race.crossings[moped] = 0
        note(race, moped, events.Grid(place=i + 1, space=race.space[moped]))
