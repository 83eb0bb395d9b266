"""The settings of an older version, in `editor.ini`, are carried over once."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings

from trackwright.editor.app.keys import Keys
from trackwright.editor.app.old_settings import NEVER_WRITTEN
from trackwright.editor.app.preferences import Preferences
from trackwright.editor.app.settings import MOST_RECENT, Settings
from trackwright.editor.menus.tables import MENUS

CHOSEN = {
    "theme": "dark",
    "unit": "in",
    "draft_s": "9",
    "language": "de",
    "safe_colours": "yes",
    "session": "no",
    "toured": "yes",
    "keys": json.dumps({"file.save": ["Ctrl+Ü"]}),
}


def write_old(folder: Path, **values: object) -> Path:
    """As the older version did it."""
    file = folder / "editor.ini"
    stored = QSettings(str(file), QSettings.Format.IniFormat)
    for key, value in values.items():
        stored.setValue(key, value)
    stored.sync()
    return file


def test_what_was_chosen_in_an_older_version_is_still_chosen(tmp_path: Path) -> None:
    recent = [str(tmp_path / name) for name in ("a, b.json", "Süd.json")]
    look = QByteArray(b"\0\1look")
    file = write_old(tmp_path, **CHOSEN, recent=recent, geometry=look, state=look, unknown="x")
    before = file.read_bytes()
    for _ in range(2):  # carried over, then read again
        settings = Settings(tmp_path)
        chosen = Preferences(settings)
        found = chosen.theme, chosen.unit.id, chosen.draft_s, chosen.language
        assert found == ("dark", "in", 9, "de")
        assert chosen.safe_colours
        assert not chosen.session
        assert settings.flag("toured")
        (save,) = (
            action for table in MENUS for action in table.actions if action.id == "file.save"
        )
        assert Keys(settings).of(save) == ("Ctrl+Ü",)
        assert settings.recent == [Path(name) for name in recent]
        assert settings.geometry("geometry") is None
        assert not settings.storage.troubles
    assert file.read_bytes() == before
    written = json.loads((tmp_path / "settings.json").read_text("utf-8"))
    assert set(written) == {*CHOSEN, "recent"}


def test_one_file_of_late_is_carried_over_too(tmp_path: Path) -> None:
    write_old(tmp_path, recent="/a/b.json")
    assert Settings(tmp_path).recent == [Path("/a/b.json")]


@pytest.mark.parametrize("name", ["settings.json", "settings.json.unreadable"])
def test_settings_that_are_there_are_not_replaced(tmp_path: Path, name: str) -> None:
    write_old(tmp_path, theme="dark")
    (tmp_path / name).write_text('{"language": "de"}')
    assert Preferences(Settings(tmp_path)).theme == "system"


def test_what_is_damaged_is_ignored(tmp_path: Path) -> None:
    write_old(
        tmp_path,
        theme=["a", "b"],
        unit="x" * 30_000,
        safe_colours="maybe",
        keys='{"file.save": ',
        playtest="[" * 9000,
        recent=["", "/ok.json", "/a\0b.json", *["/more.json"] * 40],
        language="de",
    )
    settings = Settings(tmp_path)
    assert Preferences(settings).theme == "system"
    assert settings.text("language") == "de"
    assert settings.text("unit", "none") == settings.text("keys", "none") == "none"
    assert Path("/ok.json") in settings.recent
    assert len(settings.recent) <= MOST_RECENT
    assert not settings.storage.troubles


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\0" * 5000,
        b"\xff\xfe[General]\ntheme=dark",
        b"[General\ntheme=dark",
        b"[General]\ntheme=dark\nrecent=" + NEVER_WRITTEN[0] + rb"\0\0\0\x7f\0\0\0\x1e)",
        b"[General]\n" + b"recent=x," * 200_000,
    ],
)
def test_a_damaged_file_is_ignored(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "editor.ini"
    file.write_bytes(data)
    settings = Settings(tmp_path)
    assert not settings.storage.troubles
    assert file.read_bytes() == data
    assert Preferences(settings).theme in ("system", "dark")


@pytest.mark.slow
def test_what_is_no_file_is_ignored(tmp_path: Path) -> None:
    (tmp_path / "editor.ini").mkdir()
    assert Settings(tmp_path).recent == []
    assert list(tmp_path.iterdir()) == [tmp_path / "editor.ini"]
