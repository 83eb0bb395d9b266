"""The Design menu: circuits to order."""

from trackwright.editor.app.actions import Action, Menu
from trackwright.editor.window.window import Window


def _has_current(window: Window) -> bool:
    panel = window.late_design.built
    return panel is not None and panel.gallery.current is not None


def _is_searching(window: Window) -> bool:
    panel = window.late_design.built
    return panel is not None and panel.is_searching


def _has_outline(window: Window) -> bool:
    panel = window.late_design.built
    return panel is not None and bool(panel.wishes.outline)


def _shows_map(window: Window) -> bool:
    panel = window.late_design.built
    return panel is not None and panel.shows_map


MENU: Menu[Window] = Menu(
    "&Design",
    (
        Action(
            "design.show",
            "Circuits to &order ...",
            lambda w: w.begin_design(),
            (),
            "Describe the circuit you want, and choose from many",
            also="design generate generator propose proposals random circuit create automatic "
            "find new track wishes",
        ),
        Action(
            "design.start",
            "&Start the search",
            lambda w: w.start_design(),
            ("F9",),
            "Search for circuits like that",
            when=lambda w: not _is_searching(w),
            also="design generate propose",
        ),
        Action(
            "design.stop",
            "S&top the search",
            lambda w: w.design.stop(),
            ("Shift+F9",),
            "Stop the search; what was found stays",
            when=_is_searching,
            also="design cancel",
        ),
        Action(
            "design.copy",
            "Open a &copy",
            lambda w: w.design.open_copy(),
            (),
            "Open the chosen circuit of the gallery as a new one",
            when=_has_current,
            group="gallery",
            also="design proposal",
        ),
        Action(
            "design.more_like",
            "&More like this",
            lambda w: w.design.more_like(),
            (),
            "Search for circuits like the chosen one of the gallery",
            when=_has_current,
            group="gallery",
            also="design similar variation",
        ),
        Action(
            "design.not_like",
            "&Not like this",
            lambda w: w.design.not_like(),
            (),
            "No more circuits of the shape of the chosen one",
            when=_has_current,
            group="gallery",
            also="design avoid reject",
        ),
        Action(
            "design.map",
            "Circuits by two fi&gures",
            lambda w: w.show_design_map(),
            (),
            "Show the circuits found by any two figures, or as pictures again",
            checked=_shows_map,
            group="gallery",
            also="design map scatter chart overtakes compare",
        ),
        Action(
            "design.keep",
            "&Keep the part I marked",
            lambda w: w.keep_marked(),
            (),
            "Search for circuits with the pieces that are selected on the table",
            when=lambda w: bool(w.bridge.chosen_pieces),
            group="gallery",
            also="design fix lock rest complete",
        ),
        Action(
            "design.as_circuit",
            "&Reset to the open circuit",
            lambda w: w.design.use_circuit(),
            (),
            "Forget all wishes, and wish for circuits of the size and sort of the open one",
            group="wishes",
            also="design wishes start values default like",
        ),
        Action(
            "design.open",
            "Open &wishes ...",
            lambda w: w.ordering.open_wishes(),
            (),
            "Read wishes from a file, as `design --wishes` does",
            group="wishes",
            also="design load",
        ),
        Action(
            "design.save",
            "Sa&ve wishes ...",
            lambda w: w.ordering.save_wishes(),
            (),
            "Write the wishes to a file that `design --wishes` reads",
            group="wishes",
            also="design export",
        ),
        Action(
            "design.outline",
            "Out&line to follow ...",
            lambda w: w.ordering.choose_outline(),
            (),
            "Circuits like an outline, which lies faintly beneath the table",
            group="outline",
            also="design trace shape svg gpx geojson csv real circuit",
        ),
        Action(
            "design.outline_shown",
            "Show the o&utline",
            lambda w: w.ordering.show_outline(not w.ordering.shows_outline),
            (),
            "Show or hide the outline beneath the table",
            when=_has_outline,
            checked=lambda w: _has_outline(w) and w.ordering.shows_outline,
            group="outline",
        ),
    ),
)
