"""What a search missed, in words, and what to relax."""

from collections.abc import Iterator, Sequence

from trackwright.design.kernel import states
from trackwright.design.kernel.states import BREACH
from trackwright.design.search.proposals import Status
from trackwright.design.wishes import Wishes
from trackwright.validators.catalogue import find_check

MOST_TOLD = 3
MISSED = {
    states.STOCK: ("{n:.0f} pieces more than the boxes have", "raise boxes, or avoid fewer pieces"),
    states.USED: ("{n:.0f} pieces to use not used", "ask for fewer of them"),
    states.POSITIONS: ("{n:.0f} positions too many or too few", "widen positions"),
    states.START: (
        "the start straight {n:.0f} positions short",
        "take a larger board, or allow a longer straight",
    ),
    states.CORNERS: ("{n:.0f} corners too many or too few", "widen corners"),
    states.HAIRPINS: ("{n:.0f} hairpins too many or too few", "widen hairpins"),
    states.LONGEST: ("the longest straight {n:.0f} positions off", "widen longest"),
    states.RATING: (
        "{n:.0f} easy corners short for the guidelines about difficulties",
        "ask for fewer corners, or more boxes",
    ),
    states.BOARD: ("{mm:.0f} mm beyond the board", "take a larger board, or fewer positions"),
    states.OVERLAP: ("roads overlap", "take a larger board, fewer positions or less grass"),
    states.OUTLINE: ("not like the outline", "raise likeness, or allow more positions"),
}
"""Part of the costs -> how much is missing, and what helps."""


def nearest_miss(parts: Sequence[int]) -> str:
    """What the nearest row lacks."""
    return "; ".join(
        words.format(n=-(-parts[part] // BREACH), mm=parts[part] / 100)
        for part, (words, _) in MISSED.items()
        if parts and parts[part]
    )


def advice(status: Status, wishes: Wishes) -> Iterator[str]:
    """What was missed most often, and what to relax."""
    if status.nearest:
        yield f"nearest miss: {nearest_miss(status.nearest)}"
    if not status.rows:
        for part, share in status.misses[:MOST_TOLD]:
            yield f"{MISSED[part][1]} (missed in {share:.0%} of the tries)"
        return
    for code, count in status.rejected[:MOST_TOLD]:
        if code == "play":
            yield f"{count} circuits raced otherwise than wished: relax play"
        else:
            yield f"{count} circuits refused by {code}: {find_check(code).headline}"
    if not status.rejected:
        yield f"{status.rows} rows found, too few of them look as wished: raise most-looks " + (
            f"(now {wishes.most_looks:g}) or lower unlike (now {wishes.least_difference:g})"
        )
