"""The texts of the what-if panel: figures, wishes, effects, and how far it is."""

import html
from collections.abc import Mapping

from trackwright.design.whatif.changes import Change
from trackwright.design.whatif.effects import Effect, Wish
from trackwright.editor.app.translation import later, sentence, t, translated
from trackwright.editor.whatif.work import CHOOSING, LISTING, PREPARING, Answer, News
from trackwright.simulator.playtest.intervals import Estimate

FIGURES: Mapping[str, tuple[str, str]] = {
    "grid_slope": (
        later("Grid matters"),
        later(
            "Fairness: places lost for each place further back on the grid. 0: the grid does not "
            "matter; 1: everybody finishes where they started. Less is fairer."
        ),
    ),
    "overtakes": (later("Overtakes"), later("Liveliness: overtakes in a race")),
    "rounds": (later("Rounds"), later("Length: rounds of a race")),
    "lead_changes": (later("Lead changes"), later("Lead changes in a race")),
    "retired": (later("Retired"), later("Runners that retire in a race")),
    "pole_wins": (
        later("Pole wins"),
        later("Share of races won from the first place on the grid; it needs thousands of races"),
    ),
}
"""Name -> head of the column, what it is; the order in which they are shown."""
USUAL_FIGURES = ("grid_slope", "overtakes", "rounds")
SHARES = ("pole_wins",)
FALLING = ("grid_slope", "retired", "pole_wins")
"""Sorted from the least at first: less is what most people want."""

WISHES: Mapping[str, Wish] = {
    later("more overtakes"): Wish("overtakes", True),
    later("fairer: the grid matters less"): Wish("grid_slope", False),
    later("fewer rounds"): Wish("rounds", False),
    later("more rounds"): Wish("rounds", True),
    later("more lead changes"): Wish("lead_changes", True),
    later("fewer retirements"): Wish("retired", False),
    later("fewer wins from pole"): Wish("pole_wins", False),
    later("fewer overtakes"): Wish("overtakes", False),
    later("fewer lead changes"): Wish("lead_changes", False),
    later("the grid matters more"): Wish("grid_slope", True),
    later("more wins from pole"): Wish("pole_wins", True),
}
KINDS: Mapping[str, tuple[str, str]] = {
    "window": (later("Pieces for others"), later("Up to five pieces for up to four others")),
    "pair": (
        later("The same at two places"),
        later("A piece or two for others at two places: a longer straight here, a shorter there"),
    ),
    "start": (later("Start elsewhere"), later("The start in the place of another straight")),
    "difficulty": (later("Difficulties"), later("The difficulty of a corner one up or down")),
    "hill": (later("Hills"), later("A straight or a corner uphill, downhill or flat")),
}
"""Kind of change -> its name, what it is."""
NOT_BEGUN = later(
    "Press “Race changes”: every single change that keeps this circuit closed is raced, and what "
    "it does to a race appears here."
)
NO_PIECES = later("No pieces on the table yet. What-if needs a closed circuit.")
NO_CHANGES = later(
    "No single change of the chosen kinds keeps the circuit closed, different in a race and "
    "within the rules. Choose more kinds in the options."
)


def is_sure(estimate: Estimate) -> bool:
    """Is it more than chance?"""
    low, high = estimate.low, estimate.high
    return low is not None and high is not None and (low > 0 or high < 0)


def effect_words(estimate: Estimate, figure: str, with_interval: bool = True) -> str:
    """The difference, and half of its interval if it has any; in brackets if it may be chance."""
    value, low, high = estimate.parts
    if value is None or low is None or high is None:
        return "–"
    factor, unit = (100, " %") if figure in SHARES else (1, "")
    half = factor * (high - low) / 2
    places = places_for(half or abs(factor * value))
    parts = {"value": round(factor * value, places) + 0.0, "half": half, "places": places}
    has_interval = with_interval and half > 0
    form = "{value:+.{places}f} ±{half:.{places}f}" if has_interval else "{value:+.{places}f}"
    words = t(form + unit, **parts)
    return words if is_sure(estimate) else f"({words})"


def places_for(half: float) -> int:
    """Digits after the point that make sense with an interval of this half width."""
    return 0 if half >= 10 else 1 if half >= 1 else 2 if half >= 0.02 else 3


def base_words(estimate: Estimate, figure: str) -> str:
    """A figure of the circuit as it is."""
    if estimate.value is None:
        return ""
    if figure in SHARES:
        return t("{value:.0f} %", value=100 * estimate.value)
    return t("{value:.3g}", value=estimate.value)


def change_words(change: Change) -> str:
    return sentence(translated(change.words))


def warning_words(change: Change) -> str:
    """What checks say of it."""
    return "; ".join(f"{one.code} {translated(one.message)}" for one in change.warnings)


def row_tip(change: Change, effect: Effect | None, figures: tuple[str, ...]) -> str:
    """All there is to say about a row."""
    lines = [change_words(change)]
    if change.warnings:
        lines.append(t("Warns: {warnings}", warnings=warning_words(change)))
    if effect is None:
        lines.append(t("Not raced"))
    else:
        lines += [
            t("{figure}: {effect}", figure=t(FIGURES[name][0]), effect=effect_words(found, name))
            for name in figures
            if (found := effect.differences.get(name)) is not None
        ]
        lines.append(t("{n:,} races; what is in brackets may be chance", n=effect.races))
    lines.append(t("Press Enter or double-click to apply it"))
    return "\n".join(lines)


def progress_words(news: News) -> str:
    """How far it is."""
    if news.what == PREPARING:
        return t("Preparing the rules ...")
    if news.what == LISTING:
        return t("Listing changes: {done:,} of {of:,} tried", done=news.done, of=news.of)
    if news.what == CHOOSING:
        return t("Choosing the best: {done:,} of {of:,}", done=news.done, of=news.of)
    return t(
        "Racing each change {races:,} times: {done:,} of {of:,}",
        races=news.races,
        done=news.done,
        of=news.of,
    )


def wish_words(wish: Wish) -> str:
    return next(t(words) for words, known in WISHES.items() if known == wish)


def state_words(changes: int, races: int, asked: str) -> str:
    """How much was raced, and by whom."""
    if not changes:
        return asked
    counts = t("{n:,} changes, {races:,} races of each", n=changes, races=races)
    return " · ".join([counts, t("in brackets: may be chance"), asked])


def notice_html(is_fresh: bool, is_as_asked: bool) -> str:
    """What the list is not about any more, and a link to restart."""
    if is_fresh and is_as_asked:
        return ""
    if not is_fresh:
        words = t("This list is of the circuit before the last edits.")
    else:
        words = t("This list is of other options.")
    return f'<b>{html.escape(words)}</b> <a href="again">{html.escape(t("List again"))}</a>'


def best_words(answer: Answer) -> str:
    """For the status bar."""
    best = answer.best
    if best is None:
        return t("No single change surely does that: {wish}", wish=wish_words(answer.wish))
    return t(
        "Best for {wish}: {change}", wish=wish_words(answer.wish), change=change_words(best.change)
    )
