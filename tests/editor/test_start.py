"""Starting: something is seen before the libraries behind the window are loaded."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRect

from editor.desk import Desk
from editor.doorway import Doorway
from editor.settings import Settings
from tests.editor.pictures import grabbed

ROOT = Path(__file__).parents[2]


def test_the_doorway_needs_nothing_but_qt() -> None:
    program = (
        "import sys\n"
        "from pathlib import Path\n"
        "from editor.app import application\n"
        "from editor.doorway import Doorway\n"
        "from editor.settings import Settings\n"
        "app = application()\n"
        "Doorway(Settings(Path(sys.argv[1]))).open()\n"
        "heavy = {'networkx', 'shapely', 'pydantic', 'model.track', 'validators'}\n"
        "heavy &= set(sys.modules)\n"
        "sys.exit(','.join(sorted(heavy)) or 0)\n"
    )
    command = [sys.executable, "-c", program, str(ROOT / "no-such-folder")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.usefixtures("qapp")
def test_the_doorway_stands_where_the_window_was(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    window = Desk(settings).open_window()
    window.setGeometry(QRect(40, 30, 700, 500))
    window.close()
    doorway = Doorway(settings)
    doorway.open()
    assert doorway.size().width() == 700
    picture = grabbed(doorway)
    middle = picture[200:300, 200:500]
    assert (middle != picture[5, 5]).any(), "the name is to be seen"
    doorway.close()
