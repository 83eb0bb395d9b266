"""The plan of the circuit, with the heat of its playtest on its spaces."""

import base64
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from trackwright.model.picture.picture import Picture, PictureOptions, picture_of
from trackwright.model.picture.png import png_bytes
from trackwright.model.picture.shapes.shape import Line, space_areas, space_places
from trackwright.model.picture.svg import grouped, number
from trackwright.model.text.messages import Message
from trackwright.reports.charts.heat_map import (
    USUAL_HEAT,
    HeatMap,
    difference_map,
    heat_map,
    heat_words,
    obstacle_to_difference,
)
from trackwright.reports.html.colours import BY_NAME, change_name
from trackwright.reports.html.markup import Html, element
from trackwright.reports.html.subject import Look, Subject

MOST_BYTES = 330_000
"""A plan that would be longer is drawn with less; then as an image."""
LESS = ("shadow", "kerbs", "lanes")
"""What is left out first."""
IMAGE_PX = 1400
ABOVE_HEAT = ("writing", "markers", "labels")
MOST_SPACES = 2500
"""The heat of more spaces is only in the table."""
ROAD = "road"
"""The id of the drawing, which the races use as well."""


@dataclass(frozen=True)
class Event:
    """Something that is shown as heat: its key in the page, its name, and its figures."""

    key: str
    name: Message
    heat: HeatMap
    table: str = ""
    """The table of the result that has its counts."""

    def colour(self, step: int) -> str:
        """The property that has the colour of a step."""
        return change_name(step) if self.heat.is_difference else f"h{step}"

    def style_of(self, space: str) -> str:
        """Its colour as a property of the space; empty if nothing happened there."""
        step = self.heat.step(space)
        return "" if step is None else f"--{self.key}:var(--{self.colour(step)})"


class Plan:
    """The circuit drawn once for the whole page."""

    def __init__(self, subject: Subject) -> None:
        self.circuit = subject.circuit
        self.subject = subject

    @cached_property
    def picture(self) -> Picture:
        return picture_of(self.circuit, PictureOptions(BY_NAME, furniture=False))

    @property
    def corner(self) -> complex:
        """The upper left one: where the page's coordinates begin."""
        picture = self.picture
        return complex(picture.left_mm, picture.bottom_mm + picture.height_mm)

    @property
    def view_box(self) -> str:
        return f"0 0 {number(self.picture.width_mm)} {number(self.picture.height_mm)}"

    @cached_property
    def places(self) -> Mapping[str, tuple[complex, float]]:
        """Space -> its middle on the page, and its direction in radians, clockwise."""
        return {
            name: (complex((at - self.corner).real, (self.corner - at).imag), -heading)
            for name, (at, heading) in space_places(self.circuit.geometry).items()
        }

    @cached_property
    def areas(self) -> Mapping[str, Line]:
        return space_areas(self.circuit.geometry)

    def _drawn(self, names: Sequence[str]) -> str:
        layers = [layer for layer in self.picture.layers if layer.name in names]
        return "".join(part for layer in layers for part in grouped(layer.items, self.corner))

    @cached_property
    def _below_and_above(self) -> tuple[Html, Html]:
        """What is below the heat, and what above it."""
        names = [layer.name for layer in self.picture.layers if layer.name not in ABOVE_HEAT]
        drawn, above = self._drawn(names), self._drawn(ABOVE_HEAT)
        if len(drawn) + len(above) > MOST_BYTES:
            drawn = self._drawn([name for name in names if name not in LESS])
        if len(drawn) + len(above) > MOST_BYTES:
            drawn, above = self._image(), ""
        return Html(drawn), Html(above)

    def _image(self) -> str:
        """The plan as pixels, in the colours of print."""
        picture = picture_of(self.circuit, PictureOptions(furniture=False))
        data = base64.b64encode(png_bytes(picture, IMAGE_PX)).decode()
        size = f'width="{number(picture.width_mm)}" height="{number(picture.height_mm)}"'
        return f'<image {size} href="data:image/png;base64,{data}"/>'

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """What was counted by space, the usual one first."""
        playtest = self.subject.playtest
        if playtest is None or not playtest.result.races:
            return ()
        result, before = playtest.result, self.subject.before
        names = sorted(result.heat, key=lambda name: name != USUAL_HEAT)
        found = [
            Event(f"e{i}", heat_words(name, result.figures), heat_map(result, name), name)
            for i, name in enumerate(names)
        ]
        if before is not None and not obstacle_to_difference(result, before, USUAL_HEAT):
            name = Message("A − B: {what}", what=heat_words(USUAL_HEAT, result.figures))
            found.append(Event("d", name, difference_map(result, before, USUAL_HEAT)))
        return tuple(event for event in found if event.heat.top)

    def svg(self, look: Look) -> Html:
        """The plan; its heat is seen where one event is chosen."""
        below, above = self._below_and_above
        title = look.say(Message("Plan of {track}", track=self.circuit.track.name))
        return element(
            "svg",
            element("title", title),
            element("g", below, id=ROAD),
            element("g", *self._heat(look), class_="heat"),
            element("g", above, id=f"{ROAD}-signs"),
            viewBox=self.view_box,
            role="img",
            class_="plan",
        )

    def _heat(self, look: Look) -> Iterator[Html]:
        """A shape for each space; the page's style picks the colour of the chosen event."""
        if not self.events or len(self.areas) > MOST_SPACES:
            return
        for space, area in self.areas.items():
            styles = filter(None, (event.style_of(space) for event in self.events))
            title = element("title", self._space_words(space, look))
            yield element(
                "path", title, d=_outline(area, self.corner), style=";".join(styles) or None
            )

    def _space_words(self, space: str, look: Look) -> str:
        said = [f"{look.say(self.subject.places.of_space(space))} ({space})"]
        for event in self.events:
            if value := event.heat.values.get(space):
                said.append(f"{look.say(event.name)}: {look.say(event.heat.value_words(value))}")
        return "\n".join(said)


def _outline(area: Line, corner: complex) -> str:
    """To a tenth of a mm, which is finer than a screen."""
    points = [(round(p.real - corner.real, 1), round(corner.imag - p.imag, 1)) for p in area]
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in points) + "z"
