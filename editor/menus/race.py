"""The Race menu: run, watch, play and save races."""

from trackwright.editor.app.actions import Action, Menu
from trackwright.editor.window.window import Window


def _has_race(window: Window) -> bool:
    return window.replay.replay is not None


def _can_undo(window: Window) -> bool:
    replay = window.replay.replay
    return replay is not None and replay.can_undo


MENU: Menu[Window] = Menu(
    "&Race",
    (
        Action(
            "race.once",
            "Race &once ...",
            lambda w: w.replay.race_once(),
            ("F6",),
            "Run and watch one race on this circuit, with bots or with you",
            also="play watch drive bots rules",
        ),
        Action(
            "race.play",
            "&Play or pause",
            lambda w: w.replay.player.toggle(),
            ("Ctrl+Space",),
            "Play the replay; Space when it has the focus",
            when=_has_race,
            group="replay",
        ),
        Action(
            "race.undo",
            "&Take back",
            lambda w: w.replay.deciding.undo(),
            ("Ctrl+Shift+Backspace",),
            "Take back your last decision; Ctrl+Z in the replay",
            when=_can_undo,
            group="replay",
        ),
        Action(
            "race.why",
            "&Why? ...",
            lambda w: w.replay.deciding.show_why(),
            ("F8",),
            "What else the bot could have done, and how it rated each choice",
            when=lambda w: w.replay.panel.can_show_why,
            group="replay",
        ),
        Action(
            "race.save",
            "&Save replay ...",
            lambda w: w.replay.files.save(),
            ("Ctrl+Alt+S",),
            "Save the race in a small file that can be replayed",
            when=_has_race,
            group="keep",
        ),
        Action(
            "race.close",
            "&Close the replay",
            lambda w: w.replay.close_if_free(),
            ("Ctrl+Shift+W",),
            "Return to the circuit",
            when=_has_race,
            group="keep",
        ),
    ),
)
