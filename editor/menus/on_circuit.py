"""Actions on the circuit, which wait while a race is shown in its place."""

from dataclasses import replace
from functools import partial

from editor.app.actions import Action
from editor.window.window import Window


def on_circuit(*actions: Action[Window]) -> tuple[Action[Window], ...]:
    """They can be done only while the circuit is seen, not while a race is shown in its place."""

    def possible(action: Action[Window], window: Window) -> bool:
        return window.replay.shown is None and action.when(window)

    return tuple(replace(action, when=partial(possible, action)) for action in actions)
