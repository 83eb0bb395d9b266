"""What the checks of this family share: laps, start places."""

from model.lanes import spaces_of
from validators.check import Check, Subject


class LappedCheck(Check):
    """A check that needs a lap to look at; whether there is one, RUN801 tells."""

    def not_checked(self, subject: Subject) -> str | None:
        if subject.circuit.measures.lap_length is None:
            return "there is no lap to be driven"
        return None


def start_places(subject: Subject) -> tuple[str, ...]:
    """The places of the grid on which a car can stand, best first."""
    spaces = spaces_of(subject.circuit.graph)
    grid = subject.circuit.measures.grid.values()
    return tuple(name for name in grid if "obstacle" not in spaces[name])


def laps_in_words(laps: int) -> str:
    return "1 lap" if laps == 1 else f"{laps} laps"


def pieces_of(subject: Subject, spaces: tuple[str, ...]) -> tuple[int, ...]:
    """The pieces that these spaces are on."""
    by_name = spaces_of(subject.circuit.graph)
    return tuple(sorted({subject.piece_id(by_name[name]["piece"]) for name in spaces}))
