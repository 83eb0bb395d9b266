"""Planner: knows what a lone rider can expect, and simulates rollouts among the others.

It reads what ground and dials are worth from a table made for the circuit (outlook.py). The best
choices by that table, one for each end, are rolled out, with the same dice for each; they share
`roll_outs` rollouts per turn; without rollouts the table decides. In them everybody rides like
careful, but spends no dials and has no bad luck, until each had HORIZON more turns; then the
outlooks of all bikes are compared. It is reproducible from the seed.
"""

from trackwright.games.motograndprix.bots.careful import RETIREMENT
from trackwright.games.motograndprix.bots.prices import outlook, to_go
from trackwright.games.motograndprix.bots.search import take_choice
from trackwright.games.motograndprix.state.layouts import BASIC, Race, Sight
from trackwright.simulator.table.bots import imagine_race
from trackwright.simulator.table.states import FINISHED, RETIRED
from trackwright.simulator.table.streams import next_word

HORIZON = 1
"""Simulated rounds after this one; none in Basic, where riders hardly meet."""
HOPELESS = 1500
"""A choice whose outlook is this much worse than the best gets no rollouts."""
BELIEF = 4
"""The outlook alone counts as this many rollouts: few rollouts would err more."""
RIVALS = 1500
"""Thousandths: weight of the rivals' mean outlook relative to the bike's own."""


def choose_by_planning(race: Race, bike: int) -> None:
    """Compare the kept choices by rollouts; the best becomes the plan."""
    sight = race.sight
    choices = hopeful(sight)
    if choices == 1 or race.rules.roll_outs == 0:
        return
    seed = next_word(race.bot_rng)
    rides = max(1, race.rules.roll_outs // choices)
    best, best_total = 0, 0
    for at in range(choices):
        total = BELIEF * sight.kept_value[at] - rides * sight.kept_risk[at]
        for number in range(rides):
            total += ride_on(race, bike, at, seed, number)
        if at == 0 or total > best_total:
            best, best_total = at, total
    take_choice(race, bike, best)


def hopeful(sight: Sight) -> int:
    """How many of the kept choices may turn out best."""
    choices = 1
    while choices < sight.kept and sight.kept_value[choices] > sight.kept_value[0] - HOPELESS:
        choices += 1
    return choices


def ride_on(race: Race, bike: int, at: int, seed: int, number: int) -> int:
    """One rollout after this choice; how well it went."""
    take_choice(race, bike, at)
    imagine_race(race)
    spare = race.spare
    spare.bare = 1
    spare.dice[0] = seed
    spare.dice[1] = number
    for other in range(race.runners):
        spare.imagined_rolls[other] = 0
    imagine(spare, bike, 0 if race.rules.level == BASIC else HORIZON)
    return success(spare, bike)


def imagine(race: Race, bike: int, rounds: int) -> int:
    """Ride the plan and some rounds more. (Rides lead here: the import waits.)"""
    from trackwright.games.motograndprix.race.rounds import ride_imagined

    return ride_imagined(race, bike, rounds)


def success(race: Race, bike: int) -> int:
    """How far the bike's outlook is above the mean of its rivals'."""
    rivals = 0
    for other in range(race.runners):
        if other != bike:
            rivals += outlook_of(race, other)
    return outlook_of(race, bike) - rivals * RIVALS // (1000 * (race.runners - 1))


def outlook_of(race: Race, bike: int) -> int:
    """Where a bike is and what it has left, in thousandths of a position."""
    found = outlook(race, to_go(race, bike), race.engine[bike], race.front[bike])
    if race.status[bike] == RETIRED:
        return found - RETIREMENT
    if race.status[bike] == FINISHED:
        return found + race.road.usual_move * (race.round - race.out_round[bike])
    return found
