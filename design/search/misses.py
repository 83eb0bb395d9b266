"""What a search missed, in words, and what to relax."""

import math
from collections.abc import Iterator, Sequence

from trackwright.design.kernel import states
from trackwright.design.kernel.states import BREACH
from trackwright.design.looks.scoring import Looks
from trackwright.design.search.problem import longest_like_outline
from trackwright.design.search.proposals import Status
from trackwright.design.search.refusals import EASY_KIND, most_rated_corners
from trackwright.design.wishes import Wishes
from trackwright.model.text.messages import Message, joined
from trackwright.validators.catalogue import find_check

MOST_TOLD = 3
MISSED = {
    states.STOCK: (
        Message("pieces of the boxes"),
        Message("{n} pieces more than the boxes have"),
        Message("raise boxes, or avoid fewer pieces"),
    ),
    states.USED: (
        Message("pieces to use"),
        Message("{n} pieces to use not used"),
        Message("ask for fewer of them"),
    ),
    states.POSITIONS: (
        Message("positions"),
        Message("{n} positions too many or too few"),
        Message("widen positions"),
    ),
    states.START: (
        Message("start straight"),
        Message("the start straight {n} positions short"),
        Message("take a larger board, or allow a longer straight"),
    ),
    states.CORNERS: (
        Message("corners"),
        Message("{n} corners too many or too few"),
        Message("widen corners"),
    ),
    states.HAIRPINS: (
        Message("hairpins"),
        Message("{n} hairpins too many or too few"),
        Message("widen hairpins"),
    ),
    states.LONGEST: (
        Message("longest straight"),
        Message("the longest straight {n} positions off"),
        Message("widen longest"),
    ),
    states.RATING: (
        Message("easy corners"),
        Message("{n} easy corners short for the guidelines about difficulties"),
        Message("ask for fewer corners, or more boxes"),
    ),
    states.BOARD: (
        Message("board"),
        Message("{mm} mm beyond the board"),
        Message("take a larger board, or fewer positions"),
    ),
    states.OVERLAP: (
        Message("roads overlap"),
        Message("roads overlap"),
        Message("take a larger board, fewer positions or less grass"),
    ),
    states.PLACE: (
        Message("pit row"),
        Message("the pit row {n} positions from where it has to begin"),
        Message("widen positions"),
    ),
    states.SPACES: (
        Message("spaces of a lane"),
        Message("each lane {n} spaces off a length that these rules can race"),
        Message("widen positions, or take other rules"),
    ),
    states.OUTLINE: (
        Message("outline"),
        Message("{far} farther from the outline than likeness allows"),
        Message("raise likeness, or allow more positions"),
    ),
}
"""Part of the costs -> its name, how much is missing, and what helps."""


def nearest_miss(parts: Sequence[int]) -> Message:
    """What the nearest row lacks."""
    return joined(
        [
            words.with_parts(
                n=-(-parts[part] // BREACH),
                mm=round(parts[part] / 100),
                far=f"{math.ceil(parts[part] / 100) / 1000:.3f}",
            )
            for part, (_, words, _) in MISSED.items()
            if parts and parts[part]
        ],
        "; ",
    )


def main_miss(status: Status) -> Message | None:
    """The name of what most tries fail by."""
    if status.rows and status.rejected:
        code, _ = status.rejected[0]
        return Message("play") if code == "play" else Message(find_check(code).headline)
    return MISSED[status.misses[0][0]][0] if status.misses else None


def advice(status: Status, wishes: Wishes) -> Iterator[Message]:
    """What was missed most often, and what to relax."""
    if status.nearest:
        yield Message("nearest miss: {what}", what=nearest_miss(status.nearest))
    fitting = longest_like_outline(wishes)
    if fitting is not None and wishes.length[0] > fitting:
        yield Message(
            "a lap that follows the outline on this board has at most about {n} positions",
            n=fitting,
        )
    lacks_easy = wishes.guided and EASY_KIND in wishes.avoid
    if lacks_easy:
        yield Message(
            "without {kind}, the guidelines about difficulties allow {most} corners, so that few "
            "shapes are left: avoid other pieces instead",
            kind=EASY_KIND,
            most=most_rated_corners(wishes),
        )
    if not status.rows:
        told = [miss for miss in status.misses if not (lacks_easy and miss[0] == states.RATING)]
        for part, share in told[:MOST_TOLD]:
            yield Message(
                "{what} (missed in {share}% of the tries)",
                what=MISSED[part][2],
                share=round(100 * share),
            )
        return
    for code, count in status.rejected[:MOST_TOLD]:
        if code == "play":
            yield Message("{n} circuits raced otherwise than wished: relax play", n=count)
        else:
            yield Message(
                "{n} circuits refused by {code}: {headline}",
                n=count,
                code=code,
                headline=Message(find_check(code).headline),
            )
            if near := status.examples.get(code):
                yield Message(
                    "the nearest of them (positions: {positions}, laps: {laps}): {what}",
                    positions=near.positions,
                    laps=near.laps,
                    what=near.said,
                )
    refused_by = [code for code, _ in status.rejected if code != "play"]
    if wishes.laps is not None and any("laps" in find_check(code).reads for code in refused_by):
        yield Message("take more or fewer laps (now {laps})", laps=wishes.laps)
    if status.unsightly:
        yield from _of_the_looks(status.unsightly, wishes)
    elif not status.rejected:
        yield _of_the_shapes(status, wishes)


def _of_the_looks(unsightly: Sequence[Looks], wishes: Wishes) -> Iterator[Message]:
    best = unsightly[0]
    yield Message(
        "{n} more circuits look worse than wished, the best of them {score}: raise most-looks "
        "(now {most})",
        n=len(unsightly),
        score=f"{best.score:.1f}",
        most=f"{wishes.most_looks:g}",
    )
    if best.worst is not None:
        yield Message("most unusual about it: {what}; weigh that less", what=best.worst)


def _of_the_shapes(status: Status, wishes: Wishes) -> Message:
    """Why rows with all that was wished for are not shown, though no check refuses them."""
    if status.kept:
        return Message(
            "{n} rows found, all shaped like those shown: lower unlike (now {unlike})",
            n=status.rows,
            unlike=f"{wishes.least_difference:g}",
        )
    if wishes.origin:
        return Message(
            "{n} rows found, all shaped like the circuit to start from, or like one that is not "
            "wanted: widen positions, take a larger board, keep fewer pieces, or lower unlike (now "
            "{unlike})",
            n=status.rows,
            unlike=f"{wishes.least_difference:g}",
        )
    if wishes.not_like:
        return Message(
            "{n} rows found, all shaped like circuits that are not wanted: lower unlike (now "
            "{unlike})",
            n=status.rows,
            unlike=f"{wishes.least_difference:g}",
        )
    return Message(
        "{n} rows found, none with room for the start: take a larger board, or allow a longer "
        "straight",
        n=status.rows,
    )
