"""The rules of Derby."""

from tests.simulator.games.derby.state.codes import DER_03
from tests.simulator.games.derby.state.events import Bet, Home, Points, Run
from tests.simulator.games.derby.state.layouts import MOST_POINTS, Race
from trackwright.simulator.table.begin import begin_race
from trackwright.simulator.table.chance import given_for
from trackwright.simulator.table.decisions import (
    NO_ROW,
    is_person,
    record_decision,
    reject,
    scripted,
    want,
)
from trackwright.simulator.table.log import note
from trackwright.simulator.table.states import CAPPED, FINISHED, LAST_FAIR, NOBODY, OVER
from trackwright.simulator.table.streams import pick, throw_die
from trackwright.simulator.table.tally import boxed, count_common

BET = 0
"""The kind of decision; the choice is a horse."""
KEEN = 2
FOR_RUN = 0
FIRST, SECOND = 3, 1
"""What bets are worth, in stakes."""


def run_race(race: Race, seed: int, number: int, grid: int) -> int:
    """DER-01: race `number` of the seed; why it stopped. There is no grid."""
    begin_race(race, seed, number)
    for horse in range(race.runners):
        race.driven[horse] = 0
        race.order[horse] = horse
    for player in range(race.players):
        race.points[player] = 0
    while race.halt == 0:
        run_round(race)
    if race.halt <= LAST_FAIR:
        rank(race)
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


def run_round(race: Race) -> None:
    """DER-02, DER-03: bets, then every horse."""
    race.round += 1
    if race.round <= race.rules.bets:
        for player in range(race.players):
            race.bet[player][race.round - 1] = NOBODY
        for player in range(race.players):
            if race.halt == 0:
                decide(race, player)
    for horse in range(race.runners):
        if race.halt == 0:
            run(race, horse)
    if race.halt:
        return
    follow_the_lead(race)
    if race.driven[race.leader] >= race.rules.laps * race.road.columns:
        race.halt = OVER
    elif race.round == race.rules.round_cap:
        race.halt = CAPPED


def decide(race: Race, player: int) -> None:
    """DER-03: the script, a person, or the bot."""
    race.turns += 1
    row = scripted(race, player, BET, BET)
    if row != NO_ROW:
        horse = race.script.choice[row]
        if not 0 <= horse < race.runners:
            reject(race, player, BET, DER_03)
            return
    elif is_person(race, player):
        want(race, player, BET)
        return
    elif race.bot[player] == KEEN and race.leader != NOBODY:
        horse = race.leader
    elif race.bot[player] == KEEN:
        horse = pick(race.bot_rng, race.runners)
    else:
        horse = player % race.runners
    record_decision(race, player, BET, horse, 0)
    race.bet[player][race.round - 1] = horse
    note(race, player, Bet(horse=horse))


def run(race: Race, horse: int) -> None:
    """DER-02: a die, and so many columns."""
    die = given_for(race, horse, FOR_RUN)
    if die == 0:
        die = throw_die(race.dice)
    if race.halt:
        return
    start = race.driven[horse]
    race.driven[horse] += die
    note(race, horse, Run(die=die, start=start, end=race.driven[horse]))
    if race.counting:
        at = race.driven[horse] % race.road.columns
        race.statistics.stops[at] += 1
        race.statistics.visits[at] += 1


def follow_the_lead(race: Race) -> None:
    best = 0
    for horse in range(1, race.runners):
        if race.driven[horse] > race.driven[best]:
            best = horse
    race.lead_changes += best != race.leader and race.leader != NOBODY
    race.leader = best


def rank(race: Race) -> None:
    """DER-04: the horses as they stand."""
    for horse in range(race.runners):
        place = 1
        for other in range(race.runners):
            farther = race.driven[other] > race.driven[horse]
            place += farther or (race.driven[other] == race.driven[horse] and other < horse)
        race.finish_place[horse] = place
        race.status[horse] = FINISHED
        race.out_round[horse] = race.round
        note(race, horse, Home(place=place))


def settle(race: Race) -> None:
    """DER-05: points of the bets, and the places of the players."""
    for player in range(race.players):
        race.points[player] = 0
        for i in range(min(race.rules.bets, race.round)):
            place = race.finish_place[race.bet[player][i]]
            worth = FIRST if place == 1 else SECOND if place == 2 else 0
            race.points[player] += worth * race.rules.stake[player]
    for player in range(race.players):
        if race.points[player]:
            race.player_place[player] = 1
            for other in range(race.players):
                race.player_place[player] += race.points[other] > race.points[player]
        place = race.player_place[player]
        note(race, player, Points(points=race.points[player], place=place))


def count_race(race: Race) -> None:
    """Add a race that is over to the figures."""
    count_common(race)
    wrong = 0
    for player in range(race.players):
        race.statistics.points[min(race.points[player], MOST_POINTS)] += 1
        for i in range(min(race.rules.bets, race.round)):
            wrong += race.finish_place[race.bet[player][i]] > 2
    race.statistics.wrong_bets[boxed(wrong)] += 1
