"""Runs a command as a person or a script does."""

from pathlib import Path

import pytest

from trackwright.cli.main import main


def run(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str, str]:
    """Exit code, output, errors."""
    try:
        code = main([str(one) for one in arguments])
    except SystemExit as stop:
        code = int(stop.code or 0)
    out, err = capsys.readouterr()
    return code, out, err


def without_waiting(err: str) -> str:
    """What a program said, but for lines that only tell that it still works."""
    lines = err.splitlines(keepends=True)
    return "".join(line for line in lines if ": still at work after " not in line)
