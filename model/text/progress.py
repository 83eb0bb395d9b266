"""Progress of slow work, which can be cancelled."""

from collections.abc import Callable

Progress = Callable[[int, int], bool | None]
"""Called now and then with how much is done, and of how much. Returning False cancels the work;
exceptions are passed on."""


class Cancelled(Exception):
    """The progress callback cancelled the work."""


def reject_cancelled(progress: Progress | None, done: int, of: int) -> None:
    """Report progress; raises Cancelled if that is the answer."""
    if progress is not None and progress(done, of) is False:
        raise Cancelled
