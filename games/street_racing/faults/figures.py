"""Upgrades, length, difficulty and cards: STR-V-09, STR-V-17 to STR-V-20."""

from collections.abc import Iterator, Mapping

from trackwright.games.street_racing.faults.fault import ERROR, INFO, WARNING, Fault
from trackwright.games.street_racing.street import Street
from trackwright.model.text.messages import Message, counted

MOST_UPGRADES, MOST_OF_HAN_LUE = 10, 12
"""STR-05: what a console holds."""
MOST_OF_A_KIND = {"nitrous": 1, "tires": 4}
"""STR-06."""
SHORTEST, LONGEST = 25, 120
"""STR-V-17."""
PER_ROUND = 6.5
START_ROUNDS = 2
PER_SPACES = 10
FEW, MANY = 0.5, 1.5
"""STR-V-18: tokens per corner."""
CARDS_PER_TURN = 8
"""STR-V-20: set, flips and shifts."""
DECK = 120


# --- upgrades -----------------------------------------------------------------------------------


def indicators(street: Street) -> Iterator[Fault]:
    """STR-V-09."""
    for one in street.indicators:
        if one.value < 0:
            text = Message("an indicator of {value}: expected 1 or more", value=one.value)
            yield Fault("STR-V-09", ERROR, text, one.spaces, one.value, 1)
    upgrades = street.upgrades
    if upgrades > MOST_UPGRADES:
        spaces = tuple(sorted({at for one in street.passed_indicators for at in one.spaces}))
        parts = {"n": upgrades, "most": MOST_UPGRADES, "han": MOST_OF_HAN_LUE}
        text = Message("{n} upgrades: a console holds {most}, Han Lue's {han}", **parts)
        yield Fault("STR-V-09", WARNING, text, spaces, upgrades, MOST_UPGRADES)


def allocation(
    tokens: Mapping[str, int], upgrades: int, most: int = MOST_UPGRADES
) -> Iterator[Fault]:
    """STR-V-19: how a driver has placed the upgrades on the console."""
    for kind, limit in MOST_OF_A_KIND.items():
        count = tokens.get(kind, 0)
        if count > limit:
            text = Message("{n} {kind}: at most {most}", n=count, kind=Message(kind), most=limit)
            yield Fault("STR-V-19", ERROR, text, (), count, limit)
    for kind, count in tokens.items():
        if count < 0:
            text = Message("{n} {kind}: expected 0 or more", n=count, kind=Message(kind))
            yield Fault("STR-V-19", ERROR, text, (), count, 0)
    due, placed = min(upgrades, most), sum(tokens.values())
    if placed != due:
        text = Message("{n} upgrades placed: expected {due}", n=placed, due=due)
        yield Fault("STR-V-19", ERROR, text, (), placed, due)


# --- length -------------------------------------------------------------------------------------


def expected_rounds(length: int) -> float:
    """STR-V-17: the rule of thumb."""
    return length / PER_ROUND + START_ROUNDS


def length(street: Street) -> Iterator[Fault]:
    """STR-V-17."""
    steps = street.shortest
    if steps is None:
        return
    rounds = expected_rounds(steps)
    if SHORTEST <= steps <= LONGEST:
        text = Message(
            "{n} steps from start to finish, about {rounds:.1f} rounds", n=steps, rounds=rounds
        )
        yield Fault("STR-V-17", INFO, text, (), steps)
        return
    text = Message(
        "{n} steps from start to finish, about {rounds:.1f} rounds: {least} to {most} steps usual",
        n=steps,
        rounds=rounds,
        least=SHORTEST,
        most=LONGEST,
    )
    limit = SHORTEST if steps < SHORTEST else LONGEST
    yield Fault("STR-V-17", WARNING, text, (), steps, limit)


def cards(street: Street, cars: int) -> Iterator[Fault]:
    """STR-V-20."""
    if street.shortest is not None:
        text = Message(
            "{cards:.0f} cards of a deck of {deck}, {cars} cars: {n:.1f} reshuffles",
            cards=expected_cards(street.shortest, cars),
            deck=DECK,
            cars=cars,
            n=expected_reshuffles(street.shortest, cars),
        )
        yield Fault(
            "STR-V-20", INFO, text, (), round(expected_reshuffles(street.shortest, cars), 2)
        )


def expected_cards(length: int, cars: int) -> float:
    """STR-V-20: cards that a race uses."""
    return expected_rounds(length) * cars * CARDS_PER_TURN


def expected_reshuffles(length: int, cars: int) -> float:
    return expected_cards(length, cars) / DECK


# --- difficulty ---------------------------------------------------------------------------------


def difficulty(street: Street) -> Iterator[Fault]:
    """STR-V-18."""
    found = difficulty_of(street)
    if found is None:
        return
    corners, upgrades = len(corners_of(street)), street.upgrades
    parts = {
        "difficulty": found,
        "upgrades": upgrades,
        "corners": counted(corners, "corner"),
    }
    if corners and not FEW <= upgrades / corners <= MANY:
        text = Message(
            "difficulty {difficulty:.1f}; {upgrades} upgrades for {corners}: {few:.1f} to "
            "{many:.1f} per corner usual",
            few=FEW,
            many=MANY,
            **parts,
        )
        limit = FEW if upgrades / corners < FEW else MANY
        yield Fault("STR-V-18", WARNING, text, (), round(upgrades / corners, 2), limit)
        return
    text = Message("difficulty {difficulty:.1f}; {upgrades} upgrades for {corners}", **parts)
    yield Fault("STR-V-18", INFO, text, (), round(found, 2))


def corners_of(street: Street) -> tuple[int, ...]:
    """The corners that the course passes."""
    return tuple(sorted({street.bends[at] for at in street.course if not street.is_straight(at)}))


def difficulty_of(street: Street) -> float | None:
    """STR-V-18: how hard the corners on the shortest way are, per ten steps; of several such ways
    the easiest. Without laps: the same for each of them."""
    way = street.easiest_way
    if not way:
        return None
    steps = street.to_goal[way[0]] or 1
    return sum(street.hardness(at) for at in way) * PER_SPACES / steps
