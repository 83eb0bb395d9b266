"""The single line of spaces that Dice Derby is raced on, with its colours."""

from trackwright.model.lanes.graph import space_attributes, step_attributes
from trackwright.validators.check import CheckedCircuit

COLOURS = ("black", "gold", "red", "green", "blue", "yellow", "purple", "white")
"""In their order along the line: DIC section 1.1. The finish is in the black phase."""
PERIOD = len(COLOURS)
Line = tuple[str, ...]


def dice_lines(subject: CheckedCircuit) -> tuple[Line, ...]:
    """For every lane, the spaces of a lap from the line, staying in the lane where possible."""
    measures = subject.circuit.measures
    spaces = space_attributes(subject.circuit.graph)
    heads = sorted(
        {b for a, b in measures.line if not ("pit" in spaces[b] and spaces[b]["pit"] != "entry")},
        key=lambda name: int(spaces[name]["lane"]),
    )
    lines = (_lap_from(subject, head) for head in heads)
    return tuple(line for line in lines if line)


def raced_line(subject: CheckedCircuit) -> Line:
    """The lane to race on: the one with most colours or symbols, else the first whose length is a
    multiple of eight, else the leftmost. Empty if no lane goes all the way round."""
    spaces = space_attributes(subject.circuit.graph)
    lines = dice_lines(subject)

    def rank(line: Line) -> tuple[int, bool]:
        marked = sum("colour" in spaces[name] or "symbol" in spaces[name] for name in line)
        return marked, len(line) % PERIOD == 0

    return max(lines, key=rank, default=())


def colour_at(index: int) -> str:
    """The colour of a space by its index on the line, counted from 0."""
    return COLOURS[index % PERIOD]


def _lap_from(subject: CheckedCircuit, head: str) -> Line:
    spaces, steps = space_attributes(subject.circuit.graph), step_attributes(subject.circuit.graph)
    lane = spaces[head]["lane"]
    line, seen = [head], {head}
    while True:
        ways = [
            (spaces[to]["lane"] != lane, step["kind"] != "forward", to)
            for to, step in steps[line[-1]].items()
            if step["kind"] != "pit" and "obstacle" not in spaces[to]
        ]
        if not ways:
            return ()
        _, _, to = min(ways)
        if to == head:
            return tuple(line)
        if to in seen:
            return ()
        line.append(to)
        seen.add(to)
