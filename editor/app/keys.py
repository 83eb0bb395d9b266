"""The keys of the actions: those of the tables, and what a person made of them."""

import json
from collections.abc import Iterable
from typing import TypeVar

from editor.app.actions import KeyedAction
from editor.app.settings import Settings
from model.text.errors import InputError, Problem
from model.text.messages import Said

STORED = "keys"
One = TypeVar("One", bound=KeyedAction)
MOST_KEYS, LONGEST = 20, 100
"""Of an action; and letters of one."""


class Keys:
    """Which keys an action has. Only what differs from the tables is stored."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._changed: dict[str, tuple[str, ...]] = _read(settings)

    def of(self, action: KeyedAction) -> tuple[str, ...]:
        return self._changed.get(action.id, action.keys)

    def owner(self, key: str, actions: Iterable[One]) -> One | None:
        """The action that has the key already."""
        return next((action for action in actions if key in self.of(action)), None)

    def is_usual(self, action: KeyedAction) -> bool:
        return action.id not in self._changed

    def put(self, action: KeyedAction, keys: Iterable[str]) -> None:
        chosen = tuple(dict.fromkeys(keys))
        if chosen == action.keys:
            self._changed.pop(action.id, None)
        else:
            self._changed[action.id] = chosen
        self._settings.put(STORED, json.dumps(self._changed))

    def take(self, key: str, action: KeyedAction, actions: Iterable[KeyedAction]) -> None:
        """Give the key to this action, and to no other one."""
        for other in actions:
            if other.id != action.id and key in self.of(other):
                self.put(other, (k for k in self.of(other) if k != key))
        self.put(action, (*self.of(action), key))

    def reset(self) -> None:
        self._changed = {}
        self._settings.put(STORED, "{}")


def _read(settings: Settings) -> dict[str, tuple[str, ...]]:
    found = settings.document(STORED)
    bad = [id for id, keys in found.items() if not _are_keys(keys)]
    if bad:
        wanted = Said("expected a list of keys")
        settings.cannot_use(InputError(STORED, [Problem(id, wanted) for id in bad]))
    return {id: tuple(keys) for id, keys in found.items() if id not in bad}


def _are_keys(value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) <= MOST_KEYS
        and all(isinstance(key, str) and len(key) <= LONGEST for key in value)
    )
