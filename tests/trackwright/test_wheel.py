"""What a wheel puts into site-packages: one package, which needs nothing of the repository."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ALL_MODULES = """
import importlib, pkgutil, sys
import trackwright
assert trackwright.__file__.startswith(sys.argv[1]), trackwright.__file__
for info in pkgutil.walk_packages(trackwright.__path__, "trackwright."):
    if not info.name.endswith("__main__"):
        importlib.import_module(info.name)
"""
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def site_packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with nothing but what the wheel holds."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(folder / "site")
    return folder / "site"


def run(site_packages: Path, *arguments: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(site_packages), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=site_packages.parent,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_there_is_one_package(site_packages: Path) -> None:
    found = {path.name for path in site_packages.iterdir() if path.suffix != ".dist-info"}
    assert found == {"trackwright"}
    assert (site_packages / "trackwright" / "py.typed").exists()


def test_every_module_imports_without_the_repository(site_packages: Path) -> None:
    """In there `import model` would fail."""
    run(site_packages, "-c", ALL_MODULES, str(site_packages))


def test_completion_and_the_files_of_a_desktop_come_with_it(
    site_packages: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "complete -F" in run(site_packages, "-m", "trackwright", "completion", "bash")
    if sys.platform not in ("win32", "darwin"):
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
        run(site_packages, "-m", "trackwright", "desktop", "install")
        icon = tmp_path / "icons/hicolor/scalable/apps/trackwright.svg"
        assert icon.read_text("utf-8").startswith("<svg")


def test_commands_find_circuits_kits_and_texts(site_packages: Path) -> None:
    assert "GP Ring" in run(site_packages, "-m", "trackwright", "info", "gp-ring")
    page = site_packages.parent / "page.html"
    options = ("quarter-mile", str(page), "--races", "2")
    assert "written" in run(site_packages, "-m", "trackwright", "report", *options)
    assert "Cars bumped back" in page.read_text("utf-8")
    assert "0 errors" in run(site_packages, "-m", "trackwright", "check", "gp-ring")
