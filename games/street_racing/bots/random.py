"""Random: any legal decision. It passes, or spends tokens and cards, no less often than it
moves, so it never starts a turn by giving it away."""

from trackwright.games.street_racing.bots.plans import plan
from trackwright.games.street_racing.rules.legal import list_actions
from trackwright.games.street_racing.state.decisions import END, PREPARING
from trackwright.games.street_racing.state.layouts import Race
from trackwright.simulator.table.streams import pick


def random_action(race: Race, car: int) -> None:
    """Any line of the list; END in phase A only if there is nothing else, or nothing in hand:
    shifts that cost nothing need not end."""
    count = list_actions(race, car)
    chosen = pick(race.bot_rng, count)
    menu = race.menu
    gives_away = race.phase == PREPARING and menu.kind[chosen] == END
    if gives_away and count > 1 and race.held[car]:
        chosen = (chosen + 1) % count
    plan(race, menu.kind[chosen], menu.choice[chosen], menu.path[chosen])
