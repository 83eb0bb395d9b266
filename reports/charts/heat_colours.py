"""The colours of heat. A ramp says how much; two ramps, from a neutral middle, more or less."""

from collections.abc import Sequence

Ramp = Sequence[str]

MUCH: Ramp = (
    *("#ffffd9", "#edf8b1", "#c7e9b4", "#7fcdbb", "#41b6c4"),
    *("#1d91c0", "#225ea8", "#253494", "#081d58"),
)
"""YlGnBu of ColorBrewer: each step is darker, so it works in grey and for colour-blind people. On
light ground dark means much, on dark ground light does."""
MORE = {
    False: ("#fdd9a8", "#f6a24e", "#d8721b", "#b04e06", "#803804"),
    True: ("#6b4311", "#99600f", "#c9821c", "#f0a640", "#ffcf8a"),
}
LESS = {
    False: ("#c6dcef", "#86bbdf", "#3f8ec6", "#1c5fa3", "#113f80"),
    True: ("#1d4569", "#235f96", "#2f80c0", "#5fb0e8", "#a9d9ff"),
}
"""Orange and blue, which colour-blind people tell apart; on light ground and on dark."""
STEPS = 24


def colour_of_step(step: int, is_dark: bool) -> str:
    """The colour of a step from 0 (little) up."""
    part = step / (STEPS - 1)
    return _mixed(MUCH, 1 - part if is_dark else part)


def colour_of_change(step: int, is_dark: bool) -> str:
    """The colour of a step from 0 up for more, and from -1 down for less."""
    ramps, size = (MORE, step) if step >= 0 else (LESS, -1 - step)
    return _mixed(ramps[is_dark], size / (STEPS - 1))


def _mixed(ramp: Ramp, part: float) -> str:
    """The colour at this part of the ramp."""
    place = min(max(part, 0.0), 1.0) * (len(ramp) - 1)
    i = min(int(place), len(ramp) - 2)
    pairs = zip(_rgb(ramp[i]), _rgb(ramp[i + 1]), strict=True)
    mixed = (round(a + (b - a) * (place - i)) for a, b in pairs)
    return "#" + "".join(f"{value:02x}" for value in mixed)


def _rgb(colour: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(colour.removeprefix("#")))
