"""Which colour stands for which layer. There is no standard: programs go by colour alone."""

from collections.abc import Mapping
from dataclasses import dataclass

from trackwright.model.text.messages import Message
from trackwright.reports.cutters.paths import Layer


@dataclass(frozen=True)
class Preset:
    """The colours of the layers, and how wide lines are."""

    words: Message
    colours: Mapping[Layer, str]
    pen_mm: float = 0.1


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
}
"""The first one is the default."""
DEFAULT_PRESET = "lightburn"
