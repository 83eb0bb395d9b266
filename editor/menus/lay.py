"""The Lay menu: laying, turning, markers."""

from functools import partial

from PySide6.QtCore import QSize

from trackwright.editor.app.actions import Action, Looks, Menu
from trackwright.editor.app.labels import entry_text
from trackwright.editor.app.translation import translated
from trackwright.editor.canvas.painting.thumbnails import piece_icon
from trackwright.editor.menus.on_circuit import on_circuit
from trackwright.editor.window.window import Window
from trackwright.model.edit.placing import MAX_NUMBER_KEYS, number_key_kinds
from trackwright.model.layout.kit import Side, piece_code
from trackwright.validators.balance.difficulty import ASSIGN_ALL, KIT

STEP_MM = 10.0
PICTURE = QSize(32, 22)


def _lay(number: int, right: bool, window: Window) -> None:
    window.builder.lay_kind(number - 1, right)


def _can_lay(number: int, window: Window) -> bool:
    return window.builder.has_kind(number - 1)


def _looks(number: int, side: Side, window: Window) -> Looks | None:
    """Code, name and picture of the piece with this number, if there is one."""
    kit, number_kinds = window.bridge.kit, number_key_kinds(window.bridge.kit)
    if number > len(number_kinds):
        return None
    kind = number_kinds[number - 1]
    code = piece_code(kind, side if kit.is_handed(kind) else None)
    icon = piece_icon(kit, code, window.colours, PICTURE, window.devicePixelRatioF())
    return entry_text(f"{code}  {translated(kind.name)}"), icon


def _has_piece(window: Window) -> bool:
    return bool(window.bridge.chosen_pieces)


def _can_suggest(window: Window) -> bool:
    return window.bridge.kit.id == KIT and bool(window.bridge.track.piece_locations)


def _has_selection(window: Window) -> bool:
    return window.bridge.has_chosen


def _number_keys() -> tuple[Action[Window], ...]:
    """Lay pieces of the box by number, turning left, or right with Shift."""
    left = [
        Action(
            f"lay.{n}",
            f"Lay piece {n} from the box",
            partial(_lay, n, False),
            (str(n),),
            "At the active end; corners turn left",
            when=partial(_can_lay, n),
            scope="canvas",
            looks=partial(_looks, n, "L"),
        )
        for n in range(1, MAX_NUMBER_KEYS + 1)
    ]
    right = [
        Action(
            f"lay.right.{n}",
            f"Lay piece {n}, turning right",
            partial(_lay, n, True),
            (f"Shift+{n}",),
            "At the active end; corners turn right",
            when=partial(_can_lay, n),
            scope="canvas",
            group="right",
            looks=partial(_looks, n, "R"),
        )
        for n in range(1, MAX_NUMBER_KEYS + 1)
    ]
    return on_circuit(*left, *right)


PIECES: Menu[Window] = Menu("Lay by &number", _number_keys(), inside="&Lay")

MENU: Menu[Window] = Menu(
    "&Lay",
    on_circuit(
        Action(
            "lay.repeat",
            "&Repeat",
            lambda w: w.builder.repeat(),
            ("Return", "Enter"),
            "Repeat last piece",
            when=lambda w: w.builder.last is not None,
            scope="canvas",
        ),
        Action(
            "lay.back",
            "Take &back",
            lambda w: w.builder.take_back(),
            ("Backspace",),
            "Remove the piece at the active end",
            when=_has_piece,
            scope="canvas",
        ),
        Action(
            "lay.mirror",
            "&Mirror",
            lambda w: w.mirror(),
            ("X", "R"),
            "Mirror the piece in hand, the selection, or the piece at the active end",
            scope="canvas",
            also="flip reflect",
        ),
        Action(
            "lay.close",
            "&Close the loop ...",
            lambda w: w.loop_closing.begin(),
            ("Ctrl+L",),
            "Find ways to close the lap",
            bar=True,
            group="close",
            also="solve solver finish complete gap",
        ),
        Action(
            "lay.turn_left",
            "Turn &left",
            lambda w: w.turn(1),
            ("Q",),
            "Turn the piece in hand, the selected fragments and scenery, or the piece at the "
            "active end by 22.5°",
            scope="canvas",
            group="turn",
            also="rotate counter-clockwise",
        ),
        Action(
            "lay.turn_right",
            "T&urn right",
            lambda w: w.turn(-1),
            ("E",),
            "Turn the piece in hand, the selected fragments and scenery, or the piece at the "
            "active end by 22.5°",
            scope="canvas",
            group="turn",
            also="rotate clockwise",
        ),
        Action(
            "lay.west",
            "Nudge left",
            lambda w: w.builder.nudge(-STEP_MM),
            ("Left",),
            "Move the selected fragments and scenery by 1 cm",
            when=_has_selection,
            scope="canvas",
            group="nudge",
        ),
        Action(
            "lay.east",
            "Nudge right",
            lambda w: w.builder.nudge(STEP_MM),
            ("Right",),
            "Move the selected fragments and scenery by 1 cm",
            when=_has_selection,
            scope="canvas",
            group="nudge",
        ),
        Action(
            "lay.north",
            "Nudge up",
            lambda w: w.builder.nudge(STEP_MM * 1j),
            ("Up",),
            "Move the selected fragments and scenery by 1 cm",
            when=_has_selection,
            scope="canvas",
            group="nudge",
        ),
        Action(
            "lay.south",
            "Nudge down",
            lambda w: w.builder.nudge(STEP_MM * -1j),
            ("Down",),
            "Move the selected fragments and scenery by 1 cm",
            when=_has_selection,
            scope="canvas",
            group="nudge",
        ),
        Action(
            "mark.difficulty",
            "&Difficulty",
            lambda w: w.builder.cycle_difficulty(),
            ("D",),
            "Set difficulty of the selected piece to 1, 2, 3, none",
            when=_has_piece,
            scope="canvas",
            group="mark",
        ),
        Action(
            "mark.suggest",
            "Assign difficulties to all corners",
            lambda w: w.problems.apply(ASSIGN_ALL),
            (),
            "Set the difficulties that break the fewest guidelines; this replaces all present ones",
            when=_can_suggest,
            group="mark",
            also="suggest rate automatic",
        ),
        Action(
            "mark.hill",
            "&Hill",
            lambda w: w.builder.cycle_hill(),
            ("H",),
            "Set hill to up, down, flat, none, from the selected piece on, or over the "
            "selected ones",
            when=_has_piece,
            scope="canvas",
            group="mark",
            also="slope elevation uphill downhill",
        ),
        Action(
            "mark.name",
            "N&ame corner ...",
            lambda w: w.scenery.name_corner(),
            ("N",),
            "Name the corner of the selected piece",
            when=_has_piece,
            scope="canvas",
            group="mark",
            also="rename",
        ),
        Action(
            "mark.line",
            "Racing l&ine",
            lambda w: w.builder.cycle_line(),
            ("I",),
            "Move the racing line to the other side on the selected pieces",
            when=_has_piece,
            scope="canvas",
            group="mark",
        ),
        Action(
            "mark.dice_line",
            "Dice line",
            lambda w: w.builder.cycle_dice_line(),
            ("L",),
            "Mark lane, colours, symbols and Red Line of Racing Rules: the next lane, then none",
            scope="canvas",
            group="mark",
        ),
        Action(
            "lay.break_up",
            "Break up board halves",
            lambda w: w.builder.break_up(),
            (),
            "Put single pieces in the place of the selected board halves, or of all: then they can "
            "be changed",
            when=lambda w: bool(w.builder.halves),
            group="whole",
            also="split explode dissolve",
        ),
        Action(
            "circuit.mirror",
            "Mirror the circuit",
            lambda w: w.builder.mirror_all(),
            ("Ctrl+Shift+M",),
            "Swap left and right",
            group="whole",
        ),
        Action(
            "circuit.reverse",
            "Re&verse direction",
            lambda w: w.builder.reverse(),
            ("Ctrl+R",),
            "Race the circuit the other way round",
            group="whole",
            also="turn round clockwise",
        ),
    ),
)
