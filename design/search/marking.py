"""What a game marks on circuits so that they can be raced: the colours and symbols of a line."""

from collections.abc import Mapping

from trackwright.design.play import MARKING, marking_game
from trackwright.design.wishes import Wishes
from trackwright.model.circuit import Circuit
from trackwright.model.edit.edits import Edit, apply_all
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.track import Track


def due_places(kit: Kit, wishes: Wishes) -> Mapping[str, int]:
    """Pieces that have to lie at a certain place of a course: how many positions from their
    beginning to the finish, but for multiples of eight."""
    game = marking_game(wishes)
    found: Mapping[str, int] = {} if game is None else game.part(MARKING).due_places(kit)
    return found


def lap_period(wishes: Wishes) -> int:
    """What the spaces of a lane have to be a multiple of, so that it can be raced lap by lap; 0 if
    there may be any number."""
    game = marking_game(wishes)
    return 0 if game is None else int(game.part(MARKING).LAP_PERIOD)


def marked(track: Track, kit: Kit, wishes: Wishes) -> Track:
    """The track with what its game marks on it."""
    game = marking_game(wishes)
    if game is None:
        return track
    edits: tuple[Edit, ...] = game.part(MARKING).usual_marking(Circuit(track, kit))
    return apply_all(edits, track, kit)
