"""Which colour stands for which layer. There is no standard: programs go by colour alone."""

from collections.abc import Mapping
from dataclasses import dataclass

from trackwright.model.picture.drawing.items import Pen
from trackwright.model.text.messages import Message
from trackwright.reports.cutters.paths import Layer
from trackwright.reports.paper.cut_sheets import CONTOUR_PEN

CONTOUR = "cut-contour"
"""The preset that is for printed pieces, too."""


@dataclass(frozen=True)
class Preset:
    """The colours of the layers, and how wide lines are."""

    words: Message
    colours: Mapping[Layer, str]
    pen_mm: float = 0.1
    cut_ink: str = ""
    """What the ink of cuts is called in PDF."""

    def pen(self, layer: Layer) -> Pen:
        return Pen(self.colours[layer], self.pen_mm, spot=self.cut_ink if layer == "CUT" else "")


PRESETS: Mapping[str, Preset] = {
    "lightburn": Preset(
        Message("LightBurn: layers 00, 01, 02 in this order, tool layer T1"),
        {"ENGRAVE": "#000000", "SCORE": "#0000ff", "CUT": "#ff0000", "MARK": "#f36926"},
    ),
    "maker-space": Preset(
        Message("maker spaces: red hairlines are cut, black is engraved"),
        {"ENGRAVE": "#000000", "SCORE": "#0000ff", "CUT": "#ff0000", "MARK": "#00ff00"},
        0.0254,
    ),
    "black": Preset(
        Message("all black, to be assigned by layer"),
        {"ENGRAVE": "#000000", "SCORE": "#000000", "CUT": "#000000", "MARK": "#000000"},
    ),
    CONTOUR: Preset(
        Message("print and cut: magenta, in PDF the ink CutContour"),
        {"ENGRAVE": "#000000", "SCORE": "#0000ff", "CUT": CONTOUR_PEN.colour, "MARK": "#00ff00"},
        cut_ink=CONTOUR_PEN.spot,
    ),
}
"""The first one is the default."""
DEFAULT_PRESET = "lightburn"
