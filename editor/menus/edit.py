"""The Edit menu."""

from editor.app.actions import Action, Menu
from editor.menus.on_circuit import on_circuit
from editor.window.window import Window


def _undo(window: Window) -> object:
    """Of what is shown: the last decision in the race, the last step on the circuit."""
    return window.bridge.undo() if window.replay.shown is None else window.replay.riding.undo()


def _can_undo(window: Window) -> bool:
    race = window.replay.shown
    return bool(window.bridge.document.labels) if race is None else race.replay.can_undo


def _cancel(window: Window) -> None:
    if window.replay.shown is None:
        window.cancel()
    else:
        window.replay.escape()


MENU: Menu[Window] = Menu(
    "&Edit",
    (
        Action(
            "edit.undo",
            "&Undo",
            _undo,
            ("Ctrl+Z",),
            "Take the last step back",
            when=_can_undo,
            bar=True,
        ),
        *on_circuit(
            Action(
                "edit.redo",
                "&Redo",
                lambda w: w.bridge.redo(),
                ("Ctrl+Y", "Ctrl+Shift+Z"),
                "Do the step again",
                when=lambda w: bool(w.bridge.document.undone_labels),
                bar=True,
            ),
            Action(
                "edit.cut",
                "Cu&t",
                lambda w: w.builder.cut(),
                ("Ctrl+X",),
                "Take the selected pieces away and keep a copy",
                when=lambda w: bool(w.bridge.selection),
                group="clip",
            ),
            Action(
                "edit.copy",
                "&Copy",
                lambda w: w.builder.copy(),
                ("Ctrl+C",),
                "Keep a copy of the selected pieces",
                when=lambda w: bool(w.bridge.selection),
                group="clip",
            ),
            Action(
                "edit.paste",
                "&Paste",
                lambda w: w.builder.paste(),
                ("Ctrl+V",),
                "Lay the copy at the active end, or freely if nothing is open",
                when=lambda w: w.builder.has_copy,
                group="clip",
            ),
            Action(
                "edit.duplicate",
                "&Duplicate",
                lambda w: w.builder.duplicate(),
                ("Ctrl+D",),
                "Lay the selected pieces again as a fragment of their own",
                when=lambda w: bool(w.bridge.selection),
                group="clip",
            ),
            Action(
                "edit.delete",
                "De&lete",
                lambda w: w.builder.delete(),
                ("Del",),
                "Take the selected pieces away; the rest stays where it is",
                when=lambda w: bool(w.bridge.selection),
                scope="canvas",
                group="delete",
            ),
            Action(
                "edit.close_up",
                "Delete and &move up",
                lambda w: w.builder.delete(close_up=True),
                ("Ctrl+Del",),
                "Take the selected pieces away; what follows moves up",
                when=lambda w: bool(w.bridge.selection),
                group="delete",
            ),
            Action(
                "edit.all",
                "Select &all",
                lambda w: w.builder.select_all(),
                ("Ctrl+A",),
                "Select all pieces",
                group="select",
            ),
            Action(
                "edit.none",
                "Select &none",
                lambda w: w.bridge.select(()),
                ("Ctrl+Shift+A",),
                "Select nothing",
                group="select",
            ),
            Action(
                "edit.fragment",
                "Select &fragment",
                lambda w: w.builder.select_fragment(),
                ("Ctrl+Shift+F",),
                "Select all that hangs together with the piece",
                when=lambda w: bool(w.bridge.chosen_pieces),
                group="select",
            ),
            Action(
                "edit.way",
                "Select bet&ween",
                lambda w: w.builder.select_way(),
                ("Ctrl+Shift+B",),
                "All pieces between the two selected ones; once more: round the other side",
                when=lambda w: len(w.bridge.selection) > 1,
                group="select",
            ),
            Action(
                "edit.corner",
                "Select corner",
                lambda w: w.builder.select_corner(),
                ("Ctrl+Shift+C",),
                "All pieces of the corner that the selected ones lie in",
                when=lambda w: bool(w.bridge.chosen_pieces),
                group="select",
            ),
            Action(
                "edit.alike",
                "Select alike",
                lambda w: w.builder.select_alike(),
                ("Ctrl+Shift+K",),
                "All pieces of the same kinds",
                when=lambda w: bool(w.bridge.chosen_pieces),
                group="select",
            ),
            Action(
                "edit.earlier",
                "Selection bef&ore",
                lambda w: w.bridge.choose_earlier(),
                ("Alt+Left",),
                "Back to what was selected before",
                when=lambda w: w.bridge.has_earlier,
                group="select",
            ),
            Action(
                "edit.later",
                "Selection after",
                lambda w: w.bridge.choose_later(),
                ("Alt+Right",),
                "Forward again to what was selected",
                when=lambda w: w.bridge.has_later,
                group="select",
            ),
            Action(
                "edit.next",
                "Ne&xt piece",
                lambda w: w.builder.step(1),
                (".",),
                "Select the next piece",
                scope="canvas",
                group="select",
            ),
            Action(
                "edit.previous",
                "Pre&vious piece",
                lambda w: w.builder.step(-1),
                (",",),
                "Select the piece before",
                scope="canvas",
                group="select",
            ),
        ),
        Action(
            "edit.preferences",
            "Pr&eferences ...",
            lambda w: w.guidance.show_preferences(),
            ("Ctrl+,",),
            "Keys, colours, units, drafts",
            group="preferences",
        ),
        Action(
            "edit.cancel",
            "Cancel",
            _cancel,
            ("Esc",),
            "Give up what is begun",
            scope="canvas",
            group="cancel",
        ),
    ),
)
