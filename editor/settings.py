"""What the editor remembers from one start to the next."""

from pathlib import Path

from PySide6.QtCore import QSettings, QStandardPaths

MOST_RECENT = 12


class Settings:
    """The settings file. Tests give it a folder of their own."""

    def __init__(self, folder: Path | None = None) -> None:
        if folder is None:
            place = QStandardPaths.StandardLocation.AppDataLocation
            folder = Path(QStandardPaths.writableLocation(place))
        self.folder = folder
        self._stored = QSettings(str(folder / "editor.ini"), QSettings.Format.IniFormat)

    def text(self, key: str, default: str = "") -> str:
        return str(self._stored.value(key, default))

    def flag(self, key: str, default: bool = False) -> bool:
        return self.text(key, "yes" if default else "no") == "yes"

    def put(self, key: str, value: str | bool) -> None:
        stored = ("yes" if value else "no") if isinstance(value, bool) else value
        self._stored.setValue(key, stored)

    @property
    def recent(self) -> list[Path]:
        found = self._stored.value("recent", []) or []
        names = [found] if isinstance(found, str) else list(found)  # type: ignore[call-overload]
        return [Path(str(name)) for name in names]

    def add_recent(self, path: Path) -> None:
        others = [other for other in self.recent if other != path.resolve()]
        kept = [path.resolve(), *others][:MOST_RECENT]
        self._stored.setValue("recent", [str(one) for one in kept])

    def geometry(self, key: str) -> object:
        return self._stored.value(key)

    def put_geometry(self, key: str, value: object) -> None:
        self._stored.setValue(key, value)

    def sync(self) -> None:
        self._stored.sync()
