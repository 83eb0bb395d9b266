"""The headless packages work where no Qt is installed."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

PROGRAM = """
import importlib, pkgutil, sys
from importlib.abc import MetaPathFinder


class NoQt(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("PySide6", "shiboken6"):
            raise ImportError(f"{name} is not installed here")


sys.meta_path.insert(0, NoQt())
try:
    import PySide6
    raise SystemExit("the block does not hold")
except ImportError:
    pass

modules = []
for package in ("model", "validators", "simulator", "games", "design", "reports", "cli", "api"):
    package = f"trackwright.{package}"
    found = importlib.import_module(package)
    for info in pkgutil.walk_packages(found.__path__, package + "."):
        if not info.name.endswith("__main__"):
            importlib.import_module(info.name)
            modules.append(info.name)
assert "trackwright.model.circuit" in modules

from trackwright.model.edit import edits
from trackwright.model.files import library
from trackwright.model.circuit import Circuit
from trackwright.model.files.track_files import track_text
from trackwright.model.edit.history import Document

kit = library.kit("motograndprix")
document = Document(library.load_track(sorted(library.shipped_tracks())[0]), kit)
document.apply(edits.Place(("START", "L4", "R2L", "R2L", "R2L", "R2L", "L4", "L4", *["R2L"] * 4)))
circuit = Circuit(document.track, kit)
assert any(chain.closed for chain in circuit.geometry.chains)
assert len(circuit.board.names) == circuit.graph.number_of_nodes() > 0
assert circuit.hash.startswith("g1-")
assert circuit.measures.positions > 0
assert track_text(document.track)
assert not [name for name in sys.modules if name.startswith(("PySide6", "trackwright.editor"))]
print(len(modules), "modules")
"""


def test_the_headless_packages_import_and_work_without_qt() -> None:
    """Every module of all packages but the editor; a circuit is edited and built."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout.split()[0]) >= 18
