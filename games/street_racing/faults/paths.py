"""The shortest way along a street: what figures and bottlenecks are measured on."""

from trackwright.games.street_racing.street import Street

EASY = 9
"""STR-V-18: a corner number from which a corner is no difficulty."""


def easiest_way(street: Street) -> tuple[int, ...]:
    """The spaces of the shortest way from a start space onto the finish, or to the line of a lap;
    of several the one with the easiest corners. Empty if there is none."""
    distance, hard = street.to_goal, hardness_ahead(street)
    starts = [
        (steps, hard[at], at)
        for at in street.starts
        if street.is_open(at) and (steps := distance[at]) is not None
    ]
    if not starts:
        return ()
    steps, _, at = min(starts)
    way = [at]
    while ahead := _nearer(street, at, steps):
        at = min(ahead, key=hard.__getitem__)
        steps -= 1
        way.append(at)
    return tuple(way)


def hardness_ahead(street: Street) -> dict[int, int]:
    """For each space the difficulty of the easiest of the shortest ways from there, its own
    included."""
    there = [(steps, at) for at in street.spaces if (steps := street.to_goal[at]) is not None]
    found: dict[int, int] = {}
    for steps, at in sorted(there):
        ahead = _nearer(street, at, steps)
        found[at] = hardness(street, at) + min((found[to] for to in ahead), default=0)
    return found


def hardness(street: Street, space: int) -> int:
    """STR-V-18: what a space adds to the difficulty."""
    limit = street.limits[space]
    return max(0, EASY - limit) if limit > 0 else 0


def _nearer(street: Street, space: int, steps: int) -> list[int]:
    """The spaces one step on from which the finish is one step nearer."""
    return [
        step.to
        for step in street.usable(space)
        if street.to_goal[step.to] == steps - 1 and not (street.is_closed and step.crosses_line)
    ]
