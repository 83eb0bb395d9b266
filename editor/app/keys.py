"""The keys of the actions: the defaults of the tables, and the user's changes."""

import json
from collections.abc import Iterable
from typing import TypeVar

from trackwright.editor.app.actions import KeyedAction
from trackwright.editor.app.settings import Settings
from trackwright.model.text.errors import InputError, Problem
from trackwright.model.text.messages import Message

STORED = "keys"
One = TypeVar("One", bound=KeyedAction)
MOST_KEYS, LONGEST = 20, 100
"""Most keys per action, and characters per key."""


class Keys:
    """The keys of each action. Only differences from the tables are stored."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._changed: dict[str, tuple[str, ...]] = _read(settings)

    def of(self, action: KeyedAction) -> tuple[str, ...]:
        return self._changed.get(action.id, action.keys)

    def owner(self, key: str, actions: Iterable[One]) -> One | None:
        """The action that already has the key."""
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
        """Assign the key to this action, and remove it from all others."""
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
        wanted = Message("expected a list of keys")
        settings.cannot_use(InputError(STORED, [Problem(id, wanted) for id in bad]))
    return {id: tuple(keys) for id, keys in found.items() if id not in bad}


def _are_keys(value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) <= MOST_KEYS
        and all(isinstance(key, str) and len(key) <= LONGEST for key in value)
    )
