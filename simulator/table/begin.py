"""How every race of every game begins: random streams, empty books, and the grid if it is given."""

from trackwright.simulator.table.dice import begin_dice
from trackwright.simulator.table.states import NOBODY, RACING, RaceState
from trackwright.simulator.table.streams import seed_stream

BOT_RNG = 0x5EED
"""Separates the bots' random stream from dice and cards."""
ROLLED, GIVEN_ORDER, TURNED_ORDER = 0, 1, 2
"""Where the grid comes from; a turned order starts one runner further on with each race."""


def begin_race(race: RaceState, seed: int, number: int) -> None:
    """Set the table up for race `number` of the seed."""
    seed_stream(race.dice, seed, number)
    seed_stream(race.bot_rng, seed ^ BOT_RNG, number)
    seed_stream(race.luck, seed, number)
    begin_dice(race)
    race.number = number
    race.round = 0
    race.halt = 0
    race.fault = 0
    race.counting = race.rules.statistics
    race.imagined = 0
    race.leader = NOBODY
    race.gap = -1
    race.lead_changes = 0
    race.overtakes = 0
    race.turns = 0
    race.log.length = 0
    race.decisions.length = 0
    for i in range(race.given.length):
        race.given.gone[i] = 0
    for runner in range(race.runners):
        race.grid[runner] = 0
        race.finish_place[runner] = 0
        race.status[runner] = RACING
    for player in range(race.players):
        race.player_place[player] = 0
        race.script.next[player] = 0


def take_order(race: RaceState, number: int, grid: int) -> None:
    """The given grid; a turned one starts this many runners further on."""
    further = number if grid == TURNED_ORDER else 0
    for i in range(race.runners):
        race.order[i] = race.rules.grid[(i + further) % race.runners]
