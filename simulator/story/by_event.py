"""Methods that differ by the type of the event they are called with."""

from functools import singledispatchmethod
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    by_event = singledispatchmethod
else:

    class by_event(singledispatchmethod):  # noqa: N801
        """`singledispatchmethod` without the cache that it has in Python 3.13: objects stayed alive
        whose method had been called (https://github.com/python/cpython/issues/127750)."""

        def __init__(self, method: Any) -> None:
            super().__init__(method)
            self._method_cache = None
