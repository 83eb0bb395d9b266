"""Files and folders whose names hold blanks, quotes, a line's end, letters of all sorts, a byte
that is no letter: opened, saved, exported and found again."""

import os
import shutil
import sys
from pathlib import Path

import pytest

from tests.editor.conftest import Opened
from trackwright.editor.dialogs.export import ExportDialog
from trackwright.model.edit.edits import SetTrackValue
from trackwright.model.files.library import TRACKS, kit
from trackwright.model.files.track_files import read_track

LETTERS = "é ü 日本 'q\" <b>b & \n x"
NO_LETTER = os.fsdecode(LETTERS.encode() + b"\xff")

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="names of files as Unix has them")


@pytest.mark.slow
@pytest.mark.parametrize("name", [LETTERS, NO_LETTER], ids=["letters", "bytes"])
def test_a_track_is_opened_saved_and_exported(
    name: str, open_window: Opened, tmp_path: Path
) -> None:
    folder = tmp_path / name
    folder.mkdir()
    file = folder / f"{name}.json"
    shutil.copy(TRACKS / "gp-ring.json", file)
    window = open_window().window
    assert window.files.open(str(file))
    assert window.bridge.path == file
    window.bridge.do(SetTrackValue("name", "Other"))
    assert window.files.save()
    assert read_track(file, kit).name == "Other"
    window.desk.write_session()
    if name == LETTERS:  # neither JSON nor Qt has a text for a byte that is no letter
        assert [sheet.path for sheet in window.desk.session.read()] == [file]
        assert window.settings.recent == [file]
        order = ExportDialog(window.bridge.circuit, file, window).order
        assert order.write(window.bridge.circuit).exists()
