"""The Scenery menu: what lies on the table for people only."""

from functools import partial

from trackwright.editor.app.actions import Action, Menu
from trackwright.editor.menus.on_circuit import on_circuit
from trackwright.editor.window.window import Window
from trackwright.model.layout.scenery import SceneryKind


def _begin(kind: SceneryKind, window: Window) -> None:
    window.scenery.begin(kind)


def _holds(kind: SceneryKind, window: Window) -> bool:
    return window.scenery.holds(kind)


def _has_chosen(window: Window) -> bool:
    return bool(window.bridge.scenery)


def _has_picture(window: Window) -> bool:
    return any(item.kind == "picture" for item in window.bridge.track.scenery)


KINDS: tuple[tuple[SceneryKind, str, str, tuple[str, ...]], ...] = (
    ("label", "&Label", "Write something on the table", ("T",)),
    ("title", "&Title", "Write the circuit's title on the table", ()),
    ("arrow", "&Arrow", "Put an arrow on the table", ()),
    ("grass", "&Grass", "Put grass beneath the road", ()),
    ("gravel", "Gra&vel", "Put gravel beneath the road", ()),
    ("trees", "T&rees", "Put trees on the table", ()),
    ("stand", "&Stand", "Put a stand for spectators on the table", ()),
)
MENU: Menu[Window] = Menu(
    "&Scenery",
    on_circuit(
        *(
            Action(
                f"scenery.{kind}",
                text,
                partial(_begin, kind),
                keys,
                tip,
                checked=partial(_holds, kind),
                scope="canvas",
            )
            for kind, text, tip, keys in KINDS
        ),
        Action(
            "scenery.front",
            "To the &front",
            lambda w: w.scenery.order(to_front=True),
            ("Ctrl+Shift+Up",),
            "Lay the selected scenery above all other scenery",
            when=_has_chosen,
            group="order",
        ),
        Action(
            "scenery.back",
            "To the &back",
            lambda w: w.scenery.order(to_front=False),
            ("Ctrl+Shift+Down",),
            "Lay the selected scenery beneath all other scenery",
            when=_has_chosen,
            group="order",
        ),
        Action(
            "scenery.lock",
            "Loc&k",
            lambda w: w.scenery.lock(True),
            (),
            "Let clicks and drags pass through the selected scenery",
            when=_has_chosen,
            group="lock",
        ),
        Action(
            "scenery.unlock",
            "&Unlock",
            lambda w: w.scenery.lock(False),
            (),
            "Unlock the selected scenery, or all if none is selected",
            when=lambda w: w.scenery.has_locked,
            group="lock",
        ),
        Action(
            "scenery.picture",
            "&Picture to trace ...",
            lambda w: w.scenery.add_picture(),
            (),
            "Lay the map of a real circuit beneath the pieces",
            group="picture",
            also="background image photo map reference underlay",
        ),
        Action(
            "scenery.scale",
            "Scale picture by two p&oints",
            lambda w: w.scenery.scale_picture(),
            (),
            "Click two points of the picture, then enter how far apart they are on the table",
            when=lambda w: w.scenery.picture is not None,
            group="picture",
        ),
        Action(
            "scenery.shown",
            "S&how pictures",
            lambda w: w.scenery.show_pictures(not w.scenery.shows_pictures),
            ("Ctrl+Shift+H",),
            "Show or hide the pictures to trace",
            when=_has_picture,
            checked=lambda w: w.scenery.shows_pictures,
            group="picture",
        ),
    ),
)
