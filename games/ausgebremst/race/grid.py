"""The start: F-01, F-04 to F-06, H-01 to H-04, T-07."""

from trackwright.games.ausgebremst.race.prepare import SLOW
from trackwright.games.ausgebremst.rules.places import clear_marks, occupy
from trackwright.games.ausgebremst.state import events
from trackwright.games.ausgebremst.state.layouts import MOST_CARD, NO_STOP, PRO, Race
from trackwright.simulator.compiler.data.state import Table
from trackwright.simulator.table.begin import take_order
from trackwright.simulator.table.chance import given_for
from trackwright.simulator.table.log import note
from trackwright.simulator.table.states import RACING
from trackwright.simulator.table.streams import pick

FOR_START = 1
"""What a card is drawn for."""
MOST_DRAWS = 40
"""After this many ties the lower seat is ahead, so that every race starts."""


def draw_for_start(race: Race) -> None:
    """F-04: every player draws a card blindly; the highest is first, the others follow
    clockwise."""
    players = race.deciding
    for car in range(players):
        race.score[car] = drawn(race, car, 0)
    turn = 0
    while race.halt == 0 and highest_is_tied(race, players) and turn < MOST_DRAWS:
        turn += 1
        draw_again(race, players, turn)
    first = highest(race, players)
    line_up_behind(race, players, first)


def drawn(race: Race, car: int, turn: int) -> int:
    """F-04: a card from the player's own deck, which goes back into it."""
    card = given_for(race, car, FOR_START)
    if race.halt:
        return 0
    if card == 0:
        card = random_card(race)
    note(race, car, events.StartDraw(card=card, turn=turn))
    return card


def random_card(race: Race) -> int:
    """A card of the deck: that of the family game, and the full one before a pro race."""
    if race.rules.level == PRO:
        return picked_card(race, race.rules.full)
    return picked_card(race, race.rules.deck[SLOW])


def picked_card(race: Race, counts: Table) -> int:
    total = 0
    for value in range(1, MOST_CARD + 1):
        total += counts[value]
    at = pick(race.dice, total)
    value = 1
    while at >= counts[value]:
        at -= counts[value]
        value += 1
    return value


def highest(race: Race, players: int) -> int:
    """Who drew the highest card; the lowest seat among equals."""
    best = 0
    for car in range(1, players):
        if race.score[car] > race.score[best]:
            best = car
    return best


def highest_is_tied(race: Race, players: int) -> int:
    best = highest(race, players)
    for car in range(best + 1, players):
        if race.score[car] == race.score[best]:
            return 1
    return 0


def draw_again(race: Race, players: int, turn: int) -> None:
    """H-02: only tied players draw again."""
    most = race.score[highest(race, players)]
    for car in range(players):
        race.score[car] = drawn(race, car, turn) if race.score[car] == most else 0


def line_up_behind(race: Race, players: int, first: int) -> None:
    """F-04: derelicts on the best places (H-23: in a fixed order), then the players clockwise."""
    derelicts = race.cars - players
    for i in range(derelicts):
        race.order[i] = players + i
    for i in range(players):
        race.order[derelicts + i] = (first + i) % players


def take_grid(race: Race, number: int, grid: int) -> None:
    """F-05: the players in the given order, behind the derelicts."""
    take_order(race, number, grid)
    for i in range(race.cars):
        race.score[i] = race.order[i]
    ahead, behind = 0, race.cars - race.deciding
    for i in range(race.cars):
        car = race.score[i]
        if race.derelict[car]:
            race.order[ahead] = car
            ahead += 1
        else:
            race.order[behind] = car
            behind += 1


def line_up(race: Race) -> None:
    """F-06, H-01, H-04: put the cars of `order` onto the grid; they play in this order for the
    whole race."""
    clear_marks(race, race.taken)
    for i in range(race.cars):
        car = race.order[i]
        race.grid[car] = i + 1
        race.row[car] = race.road.row[i]
        race.crossings[car] = 0
        race.pitted[car] = 0
        race.pit_lap[car] = NO_STOP
        race.status[car] = RACING
        race.finish_place[car] = 0
        occupy(race, car, race.road.start[i])
        note(race, car, events.Grid(place=i + 1, space=race.road.start[i]))
