"""What the command line prints, to hold the library against it."""

import json
from typing import Any

import pytest

from trackwright.cli.main import main

Captured = pytest.CaptureFixture[str]


def printed(capsys: Captured, *arguments: str) -> Any:
    """The JSON that a command prints, whatever its exit code."""
    main([*arguments, "--json"])
    return json.loads(capsys.readouterr().out)
