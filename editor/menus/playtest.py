"""The Playtest menu."""

from trackwright.editor.app.actions import Action, Menu
from trackwright.editor.menus.on_circuit import on_circuit
from trackwright.editor.window.window import Window


def _has_result(window: Window) -> bool:
    return window.playtest.results.raced is not None


def _has_pinned(window: Window) -> bool:
    return window.playtest.results.pinned is not None


def _races_changes(window: Window) -> bool:
    panel = window.late_whatif.built
    return panel is not None and panel.busy


MENU: Menu[Window] = Menu(
    "Pl&aytest",
    (
        Action(
            "playtest.run",
            "&Run playtest",
            lambda w: w.run_playtest(),
            ("F5",),
            "Let bots race the circuit many times",
            bar=True,
            also="simulate test bots rules statistics balance",
        ),
        Action(
            "playtest.cancel",
            "&Cancel",
            lambda w: w.playtest.cancel(),
            ("Shift+F5",),
            "Stop and show results so far",
            when=lambda w: w.playtest.racer.busy,
        ),
        Action(
            "playtest.live",
            "&Live",
            lambda w: w.playtest.live.toggle(),
            ("Ctrl+F5",),
            "Race again whenever the circuit or the set-up changes",
            checked=lambda w: w.playtest.live.isChecked(),
        ),
        *on_circuit(
            Action(
                "playtest.heat",
                "&Heat map",
                lambda w: w.playtest.results.toggle_heat(),
                ("Ctrl+H",),
                "Show the heat map on the table",
                when=_has_result,
                checked=lambda w: w.playtest.results.heat_metric is not None,
                group="result",
                also="heatmap colours",
            ),
        ),
        Action(
            "playtest.pin",
            "&Pin the result",
            lambda w: w.playtest.results.toggle_pin(),
            (),
            "Compare later results with this one",
            when=lambda w: (
                w.playtest.results.raced is not None or w.playtest.results.pinned is not None
            ),
            checked=_has_pinned,
            group="result",
        ),
        Action(
            "playtest.save",
            "&Save the result ...",
            lambda w: w.playtest.results.export("result"),
            (),
            "Save the same file as `playtest --save`",
            when=_has_result,
            group="result",
        ),
        Action(
            "whatif.race",
            "&What if ...",
            lambda w: w.race_changes(),
            ("F4",),
            "Race every single change of the circuit, and see what it does",
            group="whatif",
            also="effect change improve fairer fairness liveliness more overtakes length compare",
        ),
        Action(
            "whatif.stop",
            "S&top racing changes",
            lambda w: w.whatif.cancel(),
            ("Shift+F4",),
            "Stop racing; what was raced stays",
            when=_races_changes,
            group="whatif",
        ),
        Action(
            "whatif.best",
            "Find the &best change",
            lambda w: w.find_best_change(),
            (),
            "Find the change that does most for the wish, and race it again to be sure",
            group="whatif",
            also="improve wish more overtakes fairer best single change",
        ),
    ),
)
