"""The colours of a report as properties of its style sheet: light, dark and of high contrast, as in
the window. What is drawn names properties, so that a page follows the theme of its reader."""

from dataclasses import fields
from typing import Any

from trackwright.model.picture.drawing.palette import DARK, HIGH_CONTRAST, PRINT, Palette
from trackwright.reports.charts.heat_colours import STEPS, colour_of_change, colour_of_step
from trackwright.reports.charts.plot import NOW, PINNED
from trackwright.reports.html.subject import Theme

PAGE: dict[str, tuple[str, str, str]] = {
    "page": ("#f6f5f1", "#14161a", "#000000"),
    "card": ("#ffffff", "#1d2026", "#000000"),
    "line": ("#dedbd2", "#343942", "#ffffff"),
    "text": ("#1f2430", "#eceef2", "#ffffff"),
    "soft": ("#59616e", "#a3abb8", "#ffffff"),
    "link": ("#0a58a6", "#7fbdf0", "#ffff00"),
    "race": ("#c8102e", "#ff5a6e", "#ff4040"),
    "on-race": ("#ffffff", "#14161a", "#000000"),
    "good": ("#00795a", "#2fbf95", "#00ff9c"),
    "warning": ("#b34700", "#ff9a4d", "#ffa500"),
    "bar-good": ("#009e73", "#009e73", "#00c890"),
    "bar-fair": ("#e69f00", "#e69f00", "#ffa500"),
    "bar-poor": ("#d55e00", "#d55e00", "#ff4040"),
    "bar-level": ("#56b4e9", "#56b4e9", "#56b4e9"),
    "row0": (*NOW, NOW[1]),
    "row1": (*PINNED, PINNED[1]),
}
"""Property -> on light and on dark ground, and with high contrast."""
PALETTES: dict[Theme, tuple[int, Palette, bool]] = {
    "light": (0, PRINT, False),
    "dark": (1, DARK, True),
    "contrast": (2, HIGH_CONTRAST, True),
}
"""Theme -> its column of PAGE, its palette, and whether its ground is dark."""


def _named(name: str, value: Any) -> Any:
    if isinstance(value, tuple):
        return tuple(f"var(--k-{name}-{i})" for i in range(len(value)))
    return f"var(--k-{name})"


NAMES = {one.name: _named(one.name, getattr(PRINT, one.name)) for one in fields(Palette)}
BY_NAME = Palette(**NAMES)
"""The palette whose colours are the properties."""


def properties(theme: Theme) -> str:
    """What the properties are in this theme."""
    column, palette, is_dark = PALETTES[theme]
    found = {name: colours[column] for name, colours in PAGE.items()}
    for one in fields(Palette):
        value = getattr(palette, one.name)
        values = value if isinstance(value, tuple) else (value,)
        names = _named(one.name, value)
        for name, colour in zip(
            names if isinstance(names, tuple) else (names,), values, strict=True
        ):
            found[name.removeprefix("var(--").removesuffix(")")] = colour
    found |= {f"h{step}": colour_of_step(step, is_dark) for step in range(STEPS)}
    found |= {change_name(step): colour_of_change(step, is_dark) for step in range(-STEPS, STEPS)}
    scheme = "dark" if is_dark else "light"
    return f"color-scheme:{scheme};" + "".join(
        f"--{name}:{value};" for name, value in found.items()
    )


def change_name(change: int) -> str:
    """The name of a step of a difference."""
    return f"m{change}" if change >= 0 else f"l{-1 - change}"


def theme_rules(theme: Theme) -> str:
    """The properties for each theme; on paper always light."""
    light, dark, contrast = (properties(one) for one in PALETTES)
    if theme != "auto":
        return f":root{{{properties(theme)}}}@media print{{:root{{{light}}}}}"
    return (
        f":root{{{light}}}"
        f"@media screen and (prefers-color-scheme:dark){{:root{{{dark}}}}}"
        f"@media screen and (prefers-contrast:more){{:root{{{contrast}}}}}"
        f"@media screen{{:root[data-theme=light]{{{light}}}:root[data-theme=dark]{{{dark}}}}}"
    )
