"""Actions on the circuit, disabled while a race is shown in its place."""

from dataclasses import replace
from functools import partial

from trackwright.editor.app.actions import Action
from trackwright.editor.window.window import Window


def on_circuit(*actions: Action[Window]) -> tuple[Action[Window], ...]:
    """Enable these only while the circuit is visible."""

    def possible(action: Action[Window], window: Window) -> bool:
        return window.replay.shown is None and action.when(window)

    return tuple(replace(action, when=partial(possible, action)) for action in actions)
