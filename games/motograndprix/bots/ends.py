"""What careful thinks an end of a move is worth, in thousandths of a position.

DP-4's rule of thumb, as people play: they would rather wait before a hard corner than ride into it,
and wait too often. Planner computes it more accurately: outlook.py.
"""

from collections.abc import Sequence

BEST_TOTAL = (10_000, 9_500, 7_500, 7_000)
"""The mean best total of the next roll: on a straight, in an easy, a medium and a hard corner."""
HARD = 3
RUN_UP = 2000
"""More, where the next roll may clear a hard corner ahead: worth two positions less ground."""
MOST_ROLLED = 12


def worth_of_ends(difficulties: Sequence[int]) -> list[int]:
    """For each position, given the difficulties of all: how much more than the least."""
    run_ups = [may_clear_hard_corner(difficulties, i) for i in range(len(difficulties))]
    return [
        BEST_TOTAL[difficulty] - BEST_TOTAL[HARD] + RUN_UP * run_up
        for difficulty, run_up in zip(difficulties, run_ups, strict=True)
    ]


def may_clear_hard_corner(difficulties: Sequence[int], position: int) -> bool:
    """Does a roll lead from this straight over the next corner, and is that a hard one?"""
    count = len(difficulties)
    ahead = [difficulties[(position + i) % count] for i in range(min(MOST_ROLLED, count) + 1)]
    corner = next((i for i, difficulty in enumerate(ahead) if difficulty), 0)
    if not corner:
        return False
    end = next((i for i in range(corner, len(ahead)) if not ahead[i]), corner)
    return max(ahead[corner:end], default=0) == HARD
