"""What all bots share: every legal choice of a turn is weighed, and the best few are kept.

A choice is flips, slipstream point, Engine or Front Tire, and an end; the path follows from it.
(Engine and Front Tire in one turn cancel out; bots never spend both.)
"""

from trackwright.games.motograndprix.bots.careful import (
    OFF_LINE,
    RETIREMENT,
    careful_risk,
    price_like_careful,
)
from trackwright.games.motograndprix.bots.greedy import price_like_greedy
from trackwright.games.motograndprix.bots.prices import outlook_after
from trackwright.games.motograndprix.rules.choices import is_guarded, look
from trackwright.games.motograndprix.rules.contact import lay_forced_path
from trackwright.games.motograndprix.rules.dice import FLIPPED
from trackwright.games.motograndprix.rules.flips import allowed_flips, flips_to_sum
from trackwright.games.motograndprix.rules.lanes import ALL, NEAREST
from trackwright.games.motograndprix.rules.points import (
    all_sums,
    least_bonus,
    may_brake,
    may_push,
    points_before_dials,
    sums_before_dials,
)
from trackwright.games.motograndprix.rules.reach import lay_path
from trackwright.games.motograndprix.state.layouts import (
    BASIC,
    MOST_KEPT,
    MOST_MOVE,
    Race,
    Sight,
)
from trackwright.simulator.table.bots import CAREFUL, GREEDY, PLANNER, RANDOM
from trackwright.simulator.table.streams import next_word

NEVER = -(1 << 60)
"""The value of an end that is not there."""


def look_at_all(race: Race, bike: int) -> None:
    """List the ends that any legal choice of this turn leads to."""
    race.allowed = allowed_flips(race, bike)
    look(race, bike, all_sums(race, bike), ALL)


def look_along_line(race: Race, bike: int) -> None:
    """The same for a bot that takes the end nearest to the racing line of those abreast."""
    race.allowed = allowed_flips(race, bike)
    look(race, bike, all_sums(race, bike), NEAREST)


def look_without_dials(race: Race, bike: int) -> None:
    """The same without the ends that only dials lead to."""
    race.allowed = allowed_flips(race, bike)
    look(race, bike, sums_before_dials(race, bike), NEAREST)


def choose_best(race: Race, bike: int, bot: int) -> None:
    """Weigh all choices; the best becomes the plan."""
    sight = race.sight
    sight.kept = 0
    if race.rules.level == BASIC and bot in (GREEDY, CAREFUL):
        keep_best_end(race, bike)
    else:
        weigh_all(race, bike, bot)
    if sight.kept == 0:
        give_up(race)
    else:
        take_choice(race, bike, 0)


def choose_without_dials(race: Race, bike: int) -> None:
    """The best end becomes the plan; no dials are spent and no risks are seen."""
    keep_best_end(race, bike)
    take_choice(race, bike, 0)


def keep_best_end(race: Race, bike: int) -> None:
    """If nothing costs anything, the best end is the best choice."""
    sight = race.sight
    best = 0
    for end in range(1, sight.ends):
        if sight.end_value[end] > sight.end_value[best]:
            best = end
    sight.kept = 1
    sight.kept_bonus[0] = 0
    sight.kept_dial[0] = 0
    sight.kept_end[0] = best
    points = sight.end_points[best]
    if points & (points - 1) or race.modifier or race.slipping[bike]:
        keep_first_way(race, bike, points)
    else:
        sight.kept_points[0] = points.bit_length() - 1
        sight.kept_flips[0] = flips_to_sum(race, bike, sight.kept_points[0])


def keep_first_way(race: Race, bike: int, points: int) -> None:
    """Keep the first flips, and slipstream point, that give one of these sums (bits)."""
    flips, bonus = 0, least_bonus(race, bike)
    while True:
        reached = points >> points_before_dials(race, flips, bonus) & 1
        if reached and race.allowed >> flips & 1:
            break
        flips += 1
        if flips == 1 << race.faces:
            flips, bonus = 0, bonus + 1
    race.sight.kept_flips[0] = flips
    race.sight.kept_bonus[0] = bonus
    race.sight.kept_points[0] = points_before_dials(race, flips, bonus)


def weigh_all(race: Race, bike: int, bot: int) -> None:
    """Weigh every choice; a planner keeps the best few, the others only the best."""
    weigh_for(race, bike, bot, MOST_KEPT if bot == PLANNER and race.imagined == 0 else 1)


def weigh_for(race: Race, bike: int, bot: int, most: int) -> None:
    """Weigh every choice of flips, slipstream point, dials and end, and keep at most this many."""
    sight = race.sight
    sight.bar = NEVER + 1
    note_best_values(sight, bot)
    note_prices(race, bike, bot)
    if most == 1 and bot in (GREEDY, CAREFUL):
        sight.bar = best_safe_value(race, bike)  # few choices with dials are as good
    weigh_flips(race, bike, bot, most)


def best_safe_value(race: Race, bike: int) -> int:
    """Of the choices that risk nothing, having no dials and no double, the value of a good one."""
    sight = race.sight
    best = NEVER + 1
    for flips in range(4):
        value = sight.best_value[points_before_dials(race, flips, race.slipping[bike])]
        double = (race.face[0] ^ race.face[1]) == FLIPPED * (flips & 1 ^ flips >> 1)
        safe = race.allowed >> flips & 1 and not double
        best = max(best, value if safe else NEVER)
    return best


def note_best_values(sight: Sight, bot: int) -> None:
    """For each sum the value of the best end that it leads to."""
    known = 1 if bot in (GREEDY, CAREFUL) else 0
    for total in range(MOST_MOVE + 1):
        sight.best_value[total] = NEVER
    single = sight.dead_ends if known and sight.detours == 0 else 0  # points equal steps
    for end in range(single):
        total = sight.end_steps[end]
        sight.best_value[total] = max(sight.end_value[end], sight.best_value[total])
    for end in range(single, sight.ends):
        value = sight.end_value[end] if known else -NEVER
        left = sight.end_points[end]
        while left:
            total = (left & -left).bit_length() - 1
            left &= left - 1
            sight.best_value[total] = max(value, sight.best_value[total])
    below = NEVER
    for total in range(MOST_MOVE + 1):
        sight.best_below[total] = below
        below = max(below, sight.best_value[total])


def note_prices(race: Race, bike: int, bot: int) -> None:
    """What points of dials cost this bot."""
    if bot == GREEDY:
        price_like_greedy(race.sight)
    elif bot == CAREFUL:
        price_like_careful(race, bike)
    else:
        race.sight.push_price = 0
        race.sight.brake_price = 0


def weigh_flips(race: Race, bike: int, bot: int, most: int) -> None:
    """Weigh every choice of flips, slipstream point, dials and end."""
    brake, push = may_brake(race, bike), may_push(race, bike)
    for flips in range(1 << race.faces):
        if race.allowed >> flips & 1:
            race.flips = flips
            for bonus in range(least_bonus(race, bike), race.slipping[bike] + 1):
                weigh_dials(race, bike, bot, most, bonus, brake, push)


def weigh_dials(
    race: Race, bike: int, bot: int, most: int, bonus: int, brake: int, push: int
) -> None:
    """Weigh the options for the plan's flips, from so much Front Tire to so much Engine."""
    sight = race.sight
    points = points_before_dials(race, race.flips, bonus)
    if sight.best_below[points] - sight.brake_price >= sight.bar:
        for dial in range(-min(points, brake), 0):
            price = -dial * sight.brake_price
            weigh_ends(race, bike, bot, most, price, bonus, dial, points + dial)
    for dial in range(push + 1):
        price = dial * sight.push_price
        weigh_ends(race, bike, bot, most, price, bonus, dial, points + dial)


def weigh_ends(
    race: Race, bike: int, bot: int, most: int, price: int, bonus: int, dial: int, points: int
) -> None:
    """Weigh the ends that are reached with this sum, if the best of them may be good enough."""
    sight = race.sight
    if sight.best_value[points] - price < sight.bar:
        return
    first, last = 0, sight.dead_ends
    if sight.detours == 0 and points <= sight.steps:
        first, last = sight.first_end[points], sight.last_end[points]
    for end in range(first, last):
        if sight.end_points[end] >> points & 1:
            weigh(race, bike, bot, most, price, bonus, dial, end, points)
    for end in range(sight.dead_ends, sight.ends):
        if sight.end_points[end] >> points & 1:
            weigh(race, bike, bot, most, price, bonus, dial, end, points)


def weigh(
    race: Race,
    bike: int,
    bot: int,
    most: int,
    price: int,
    bonus: int,
    dial: int,
    end: int,
    points: int,
) -> None:
    """Weigh one choice, and keep it if it is among the best."""
    sight = race.sight
    if dial > 0 and is_guarded(race, bike, end):
        return
    value = value_to(race, bike, bot, dial, end) - price
    if value < sight.bar:
        return  # a risk makes it no better
    risk = 0
    if race.rules.level and bot != RANDOM:
        risk = careful_risk(race, bike, dial, end)
        risk = risk if bot >= CAREFUL or risk >= RETIREMENT else 0
    if value - risk >= sight.bar:
        keep_choice(race, most, value - risk, risk, bonus, dial, end, points)


def value_to(race: Race, bike: int, bot: int, dial: int, end: int) -> int:
    """What this bot thinks of an end of its move."""
    if bot == RANDOM:
        return next_word(race.bot_rng)
    if bot == PLANNER:
        off_line = OFF_LINE * race.road.rank[race.sight.end_place[end]]
        return outlook_after(race, bike, dial, end) - off_line
    return race.sight.end_value[end]


def keep_choice(
    race: Race, most: int, value: int, risk: int, bonus: int, dial: int, end: int, points: int
) -> None:
    """Put a choice among the best; the worst, or a worse one for the same end, makes room."""
    sight = race.sight
    at = sight.kept if sight.kept < most else most - 1
    for other in range(sight.kept if most > 1 else 0):
        if sight.end_place[sight.kept_end[other]] == sight.end_place[end]:
            if sight.kept_value[other] >= value:
                return
            at = other
    sight.kept = max(sight.kept, at + 1)
    while at > 0 and sight.kept_value[at - 1] < value:
        copy_choice(sight, at - 1, at)
        at -= 1
    sight.kept_value[at] = value
    sight.kept_risk[at] = risk
    sight.kept_flips[at] = race.flips
    sight.kept_bonus[at] = bonus
    sight.kept_dial[at] = dial
    sight.kept_end[at] = end
    sight.kept_points[at] = points
    if sight.kept == most:
        sight.bar = sight.kept_value[most - 1] + 1


def copy_choice(sight: Sight, source: int, target: int) -> None:
    sight.kept_value[target] = sight.kept_value[source]
    sight.kept_risk[target] = sight.kept_risk[source]
    sight.kept_flips[target] = sight.kept_flips[source]
    sight.kept_bonus[target] = sight.kept_bonus[source]
    sight.kept_dial[target] = sight.kept_dial[source]
    sight.kept_end[target] = sight.kept_end[source]
    sight.kept_points[target] = sight.kept_points[source]


def take_choice(race: Race, bike: int, at: int) -> None:
    """Make one of the kept choices the plan."""
    sight = race.sight
    race.gives_up = 0
    race.flips = sight.kept_flips[at]
    race.bonus = sight.kept_bonus[at]
    dial = sight.kept_dial[at]
    race.push = max(dial, 0)
    race.brake = max(-dial, 0)
    if race.in_contact and race.rules.free_contact == 0:
        lay_forced_path(race, bike, sight.end_steps[sight.kept_end[at]])
    else:
        lay_path(race, bike, sight.kept_end[at], sight.kept_points[at])


def give_up(race: Race) -> None:
    """S-17: no choice uses the points exactly: the bike will retire."""
    race.flips = 0
    race.bonus = 0
    race.push = 0
    race.brake = 0
    race.steps = 0
    race.gives_up = 1
