"""The user's preferences: shared by all windows, stored in the settings."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from trackwright.editor.app.actions import KeyedAction
from trackwright.editor.app.keys import Keys
from trackwright.editor.app.settings import Settings
from trackwright.editor.app.theme import THEMES, ThemeName
from trackwright.model.text.units import CENTIMETRES, UNITS, Unit

DRAFT_S = (1, 4, 60)
"""Seconds between drafts: minimum, default, maximum."""


class Preferences(QObject):
    """Properties read the stored value; setting one stores it and signals its name to all
    windows."""

    changed = Signal(str)

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self.keys = Keys(settings)

    def _put(self, name: str, value: str | bool) -> None:
        self._settings.put(name, value)
        self.changed.emit(name)

    @property
    def theme(self) -> ThemeName:
        kept = self._settings.text("theme", "system")
        return next((name for name in THEMES if name == kept), "system")

    @theme.setter
    def theme(self, name: ThemeName) -> None:
        self._put("theme", name)

    @property
    def safe_colours(self) -> bool:
        """Colours that colour-blind people can tell apart."""
        return self._settings.flag("safe_colours")

    @safe_colours.setter
    def safe_colours(self, wanted: bool) -> None:
        self._put("safe_colours", wanted)

    @property
    def unit(self) -> Unit:
        return UNITS.get(self._settings.text("unit", "cm"), CENTIMETRES)

    @unit.setter
    def unit(self, unit: Unit) -> None:
        self._put("unit", unit.id)

    @property
    def draft_s(self) -> int:
        least, usual, most = DRAFT_S
        kept = self._settings.text("draft_s", str(usual))
        return min(max(int(kept), least), most) if re.fullmatch(r"[0-9]{1,9}", kept) else usual

    @draft_s.setter
    def draft_s(self, seconds: int) -> None:
        self._put("draft_s", str(seconds))

    @property
    def session(self) -> bool:
        """Reopen the last session at startup?"""
        return self._settings.flag("session", True)

    @session.setter
    def session(self, wanted: bool) -> None:
        self._put("session", wanted)

    @property
    def language(self) -> str:
        return self._settings.text("language", "system")

    @language.setter
    def language(self, code: str) -> None:
        """Texts of a window are made once, in one language: another is used from the next start."""
        self._put("language", code)

    def put_keys(self, action: KeyedAction, keys: tuple[str, ...]) -> None:
        self.keys.put(action, keys)
        self.changed.emit("keys")

    def take_key(self, key: str, action: KeyedAction, actions: Sequence[KeyedAction]) -> None:
        self.keys.take(key, action, actions)
        self.changed.emit("keys")

    def reset_keys(self) -> None:
        self.keys.reset()
        self.changed.emit("keys")
