"""The Edit menu."""

from trackwright.editor.app.actions import Action, Menu
from trackwright.editor.menus.on_circuit import on_circuit
from trackwright.editor.window.window import Window


def _undo(window: Window) -> object:
    """Undo in what is visible: the last decision in a race, the last step on the circuit."""
    return window.bridge.undo() if window.replay.shown is None else window.replay.deciding.undo()


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
            "Undo the last step",
            when=_can_undo,
            bar=True,
        ),
        *on_circuit(
            Action(
                "edit.redo",
                "&Redo",
                lambda w: w.bridge.redo(),
                ("Ctrl+Y", "Ctrl+Shift+Z"),
                "Redo the step",
                when=lambda w: bool(w.bridge.document.undone_labels),
                bar=True,
            ),
            Action(
                "edit.cut",
                "Cu&t",
                lambda w: w.builder.cut(),
                ("Ctrl+X",),
                "Remove what is selected and copy it",
                when=lambda w: w.bridge.has_chosen,
                group="clip",
            ),
            Action(
                "edit.copy",
                "&Copy",
                lambda w: w.builder.copy(),
                ("Ctrl+C",),
                "Copy what is selected",
                when=lambda w: w.bridge.has_chosen,
                group="clip",
            ),
            Action(
                "edit.paste",
                "&Paste",
                lambda w: w.builder.paste(),
                ("Ctrl+V",),
                "Lay the copied pieces at the active end, or freely if there is none; copied "
                "scenery beside its original",
                when=lambda w: w.builder.has_copy,
                group="clip",
            ),
            Action(
                "edit.duplicate",
                "&Duplicate",
                lambda w: w.builder.duplicate(),
                ("Ctrl+D",),
                "Copy the selected pieces as a new fragment, and the selected scenery",
                when=lambda w: w.bridge.has_chosen,
                group="clip",
            ),
            Action(
                "edit.delete",
                "De&lete",
                lambda w: w.builder.delete(),
                ("Del",),
                "Remove what is selected; the rest stays in place",
                when=lambda w: w.bridge.has_chosen,
                scope="canvas",
                group="delete",
                also="remove erase",
            ),
            Action(
                "edit.close_up",
                "Delete and &move up",
                lambda w: w.builder.delete(close_up=True),
                ("Ctrl+Del",),
                "Remove the selected pieces; the following ones move up",
                when=lambda w: bool(w.bridge.selection),
                group="delete",
            ),
            Action(
                "edit.all",
                "Select &all",
                lambda w: w.builder.select_all(),
                ("Ctrl+A",),
                "Select all pieces and scenery",
                group="select",
            ),
            Action(
                "edit.none",
                "Select &none",
                lambda w: w.bridge.select(()),
                ("Ctrl+Shift+A",),
                "Clear the selection",
                group="select",
            ),
            Action(
                "edit.fragment",
                "Select &fragment",
                lambda w: w.builder.select_fragment(),
                ("Ctrl+Shift+F",),
                "Select everything connected to the piece",
                when=lambda w: bool(w.bridge.chosen_pieces),
                group="select",
            ),
            Action(
                "edit.way",
                "Select bet&ween",
                lambda w: w.builder.select_way(),
                ("Ctrl+Shift+B",),
                "Select all pieces between the two selected ones; repeat to go the other way round",
                when=lambda w: len(w.bridge.selection) > 1,
                group="select",
            ),
            Action(
                "edit.corner",
                "Select corner",
                lambda w: w.builder.select_corner(),
                ("Ctrl+Shift+C",),
                "Select the whole corner of the selected pieces",
                when=lambda w: bool(w.bridge.chosen_pieces),
                group="select",
            ),
            Action(
                "edit.alike",
                "Select alike",
                lambda w: w.builder.select_alike(),
                ("Ctrl+Shift+K",),
                "Select all pieces of the same kinds",
                when=lambda w: bool(w.bridge.chosen_pieces),
                group="select",
            ),
            Action(
                "edit.earlier",
                "Previ&ous selection",
                lambda w: w.bridge.choose_earlier(),
                ("Alt+Left",),
                "Go back to the previous selection",
                when=lambda w: w.bridge.has_earlier,
                group="select",
            ),
            Action(
                "edit.later",
                "Next selection",
                lambda w: w.bridge.choose_later(),
                ("Alt+Right",),
                "Go forward to the next selection",
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
                "Select the previous piece",
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
            also="settings options language keys shortcuts colours units",
        ),
        Action(
            "edit.cancel",
            "Cancel",
            _cancel,
            ("Esc",),
            "Cancel the current action",
            scope="canvas",
            group="cancel",
        ),
    ),
)
