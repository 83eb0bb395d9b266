"""Lanes, obstacles and barriers: STR-V-05, STR-V-06, STR-V-11 to STR-V-16."""

from collections.abc import Collection, Iterable, Iterator

from trackwright.games.street_racing.faults.fault import ERROR, WARNING, Fault, named
from trackwright.games.street_racing.street import Step, Street
from trackwright.model.text.messages import Message

FASTEST = 16
"""The highest number on a gear card: STR section 14."""
HIGH_BARRIER = 9
RUN_UP = 20
"""STR-V-13: straight spaces before a barrier of 9 or more."""
OPENING = 6
"""STR-V-15: straight spaces after the start."""


def lane_changes_in_corners(street: Street) -> Iterator[Fault]:
    """STR-V-05."""
    pairs = {
        (min(space, step.to), max(space, step.to))
        for space in street.spaces
        for step in street.steps[space]
        if step.kind == "lateral"
        and not (street.is_straight(space) and street.is_straight(step.to))
    }
    for a, b in sorted(pairs):
        text = Message(
            "the sideways step between {a} and {b} can never be used: lanes are changed on "
            "straights only",
            a=street.names[a],
            b=street.names[b],
        )
        yield Fault("STR-V-05", WARNING, text, (a, b))


def diagonals(street: Street) -> Iterator[Fault]:
    """STR-V-06."""
    for space in street.spaces:
        for step in street.steps[space]:
            if step.kind == "diagonal" and not _is_composed(street, space, step):
                text = Message(
                    "the diagonal step from {a} to {b} is not one ahead and one to the same side",
                    a=street.names[space],
                    b=street.names[step.to],
                )
                yield Fault("STR-V-06", ERROR, text, (space, step.to))


def _is_composed(street: Street, space: int, diagonal: Step) -> bool:
    """Is it a step ahead and then one to its side, or the other way round?"""
    return any(
        {first.kind, second.kind} == {"forward", "lateral"}
        and second.to == diagonal.to
        and diagonal.side in (first.side, second.side)
        for first in street.steps[space]
        for second in street.steps[first.to]
    )


def obstacles(street: Street) -> Iterator[Fault]:
    """STR-V-11."""
    for space in sorted(street.obstacles):
        name = street.names[space]
        if space in street.starts:
            text = Message("there is an obstacle on the start space {space}", space=name)
            yield Fault("STR-V-11", ERROR, text, (space,))
        elif space in street.finishes:
            text = Message("there is an obstacle on the finish {space}", space=name)
            yield Fault("STR-V-11", ERROR, text, (space,))
        elif not street.is_straight(space):
            text = Message("there is an obstacle on the corner space {space}", space=name)
            yield Fault("STR-V-11", WARNING, text, (space,))


# --- barriers -----------------------------------------------------------------------------------


def barriers(street: Street) -> Iterator[Fault]:
    """STR-V-12."""
    for space, step in _forward(street):
        if step.to in street.barrier_spaces and step.barrier < 1:
            text = Message(
                "the step from {a} to the barrier {b} has no value",
                a=street.names[space],
                b=street.names[step.to],
            )
            yield Fault("STR-V-12", ERROR, text, (step.to, space))
    for space in sorted(street.barrier_spaces):
        if not any(step.kind == "forward" for step in street.usable(space)):
            text = Message("no step leads on from the barrier {space}", space=street.names[space])
            yield Fault("STR-V-12", ERROR, text, (space,))


def steep_barriers(street: Street) -> Iterator[Fault]:
    """STR-V-13; of barriers beside each other together."""
    before = straight_steps_back(street) if _has_high_barrier(street) else ()
    found: dict[tuple[int, int], int] = {}
    for space, step in _forward(street):
        if step.barrier > FASTEST:
            found[step.to, step.barrier] = RUN_UP
        elif step.barrier >= HIGH_BARRIER and (steps := run_up(before, street, space)) < RUN_UP:
            key = step.to, step.barrier
            found[key] = min(steps, found.get(key, RUN_UP))
    abreast: dict[tuple[int, int, int], list[int]] = {}
    for (space, value), steps in found.items():
        abreast.setdefault((min(_sideways(street, [space])), value, steps), []).append(space)
    for (_, value, steps), spaces in sorted(abreast.items()):
        yield _steep(street, tuple(sorted(spaces)), value, steps)


def _steep(street: Street, spaces: tuple[int, ...], value: int, run: int) -> Fault:
    parts = {"value": value, "spaces": named(street, spaces)}
    if value > FASTEST:
        text = Message(
            "the barrier {value} on {spaces} is higher than the fastest card, {fastest}",
            fastest=FASTEST,
            **parts,
        )
        return Fault("STR-V-13", WARNING, text, spaces, value, FASTEST)
    text = Message(
        "{n} straight spaces before the barrier {value} on {spaces}: {advised} recommended",
        n=run,
        advised=RUN_UP,
        **parts,
    )
    return Fault("STR-V-13", WARNING, text, spaces, run, RUN_UP)


def _has_high_barrier(street: Street) -> bool:
    return any(step.barrier >= HIGH_BARRIER for _, step in _forward(street))


def _forward(street: Street) -> Iterator[tuple[int, Step]]:
    for space in street.spaces:
        for step in street.steps[space]:
            if step.kind == "forward":
                yield space, step


def straight_steps_back(street: Street) -> tuple[list[tuple[int, bool]], ...]:
    """For each space the straight spaces of the road from which usable steps lead there, and
    whether they lead forward."""
    found: tuple[list[tuple[int, bool]], ...] = tuple([] for _ in street.spaces)
    for space in street.spaces:
        if is_straight_road(street, space):
            for step in street.usable(space):
                found[step.to].append((space, step.kind == "forward"))
    return found


def run_up(before: tuple[list[tuple[int, bool]], ...], street: Street, last: int) -> int:
    """Straight spaces in a row up to this one, lane changes permitted; no more than needed."""
    row = _abreast(before, [last] if is_straight_road(street, last) else [])
    count = 0
    while row and count < RUN_UP:
        count += 1
        row = _abreast(before, (a for at in row for a, is_forward in before[at] if is_forward))
    return count


def _abreast(before: tuple[list[tuple[int, bool]], ...], spaces: Iterable[int]) -> set[int]:
    """These spaces, and those from which they are reached sideways."""
    seen = set(spaces)
    queue = list(seen)
    while queue:
        for space, is_forward in before[queue.pop()]:
            if not is_forward and space not in seen:
                seen.add(space)
                queue.append(space)
    return seen


def is_straight_road(street: Street, space: int) -> bool:
    """A straight space without an obstacle; those of the Start card are none."""
    return street.is_straight(space) and street.is_open(space) and space not in street.starts


# --- straights ----------------------------------------------------------------------------------


def overtaking(street: Street) -> Iterator[Fault]:
    """STR-V-14."""
    spaces: Collection[int] = street.course or street.spaces
    beside = (
        step.to in spaces
        for space in spaces
        if street.is_open(space)
        for step in street.usable(space)
        if step.kind == "lateral"
    )
    if not any(beside):
        yield Fault("STR-V-14", WARNING, Message("no straight has two lanes to change between"))


def opening(street: Street) -> Iterator[Fault]:
    """STR-V-15."""
    length = first_straight(street)
    if length is not None and length < OPENING:
        text = Message(
            "{n} straight spaces after the start: {advised} recommended", n=length, advised=OPENING
        )
        yield Fault("STR-V-15", WARNING, text, (), length, OPENING)


def first_straight(street: Street) -> int | None:
    """Spaces from the start to the first corner or the finish, whichever comes first, in the lane
    where that is soonest; None without any, as on a road that has neither."""
    row = {at for at in street.starts if street.is_open(at)}
    seen = set(row)
    count = 0
    while row:
        ahead = {s for at in row for s in street.usable(at) if s.kind == "forward"}
        if any(_ends_straight(street, step) for step in ahead):
            return count
        row = {step.to for step in ahead} - seen
        row = _sideways(street, row) - seen
        seen |= row
        count += 1
    return None


def _ends_straight(street: Street, step: Step) -> bool:
    return (
        not street.is_straight(step.to)
        or step.to in street.finishes
        or (street.is_closed and step.crosses_line)
    )


def _sideways(street: Street, spaces: Iterable[int]) -> set[int]:
    """These spaces, and those that sideways steps lead to."""
    seen = set(spaces)
    queue = list(seen)
    while queue:
        for step in street.usable(queue.pop()):
            if step.kind == "lateral" and step.to not in seen:
                seen.add(step.to)
                queue.append(step.to)
    return seen


def crossings(street: Street, pairs: Iterable[tuple[int, int]]) -> Iterator[Fault]:
    """STR-V-16: `pairs` of spaces that are at one place, on the same level."""
    for a, b in pairs:
        text = Message(
            "{a} and {b} are at the same place: roads that cross need different levels",
            a=street.names[a],
            b=street.names[b],
        )
        yield Fault("STR-V-16", ERROR, text, (a, b))
