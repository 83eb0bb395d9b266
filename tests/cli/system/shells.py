"""Real shells that have loaded the completion script, asked what they offer."""

import os
import pty
import re
import select
import shutil
import subprocess
import time
from pathlib import Path

import pytest

WAIT_S = 60.0
_ESCAPES = re.compile(rb"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\x07")
_BASH = r"""
source "$1"
COMP_LINE="$2" COMP_POINT=${#2} COMP_WORDBREAKS=$' \t\n"'"'"'><=;|&(:'
_trackwright
printf '%s\n' "${COMPREPLY[@]}"
"""


def needs(shell: str) -> str:
    """The shell's program; the test is skipped where it is not installed."""
    program = shutil.which(shell)
    if program is None:
        pytest.skip(f"{shell} is not installed")
    return program


def bash_offers(script: Path, line: str) -> list[str]:
    """What readline is given for the word at the end of a line."""
    call = [needs("bash"), "--norc", "-c", _BASH, "bash", str(script), line]
    done = subprocess.run(call, capture_output=True, text=True, check=True, cwd=script.parent)
    assert done.stderr == ""
    return done.stdout.split()


def fish_offers(script: Path, line: str) -> list[str]:
    """The words that fish offers, without what it says about them."""
    call = [needs("fish"), "--no-config", "-c", 'source $argv[1]; complete -C "$argv[2]"']
    environment = {**os.environ, "HOME": str(script.parent), "XDG_CONFIG_HOME": str(script.parent)}
    done = subprocess.run(
        [*call, str(script), line],
        capture_output=True,
        text=True,
        check=True,
        cwd=script.parent,
        env=environment,
    )
    assert done.stderr == ""
    return [found.partition("\t")[0] for found in done.stdout.splitlines()]


class Terminal:
    """A shell at a terminal, typed at by keys."""

    def __init__(self, program: list[str], folder: Path) -> None:
        self._child, self._screen = pty.fork()
        if self._child == 0:
            os.chdir(folder)
            os.environ.update(TERM="xterm", PS1="READY> ", HOME=str(folder), COLUMNS="400")
            os.execv(program[0], program)
        self.read_to("READY> ")

    def typed(self, keys: str, wanted: str) -> str:
        """What the terminal shows up to the wanted text, after these keys."""
        os.write(self._screen, keys.encode())
        return self.read_to(wanted)

    def read_to(self, wanted: str) -> str:
        seen, end = b"", time.monotonic() + WAIT_S
        while wanted not in (shown := _ESCAPES.sub(b"", seen).decode(errors="replace")):
            ready, _, _ = select.select([self._screen], [], [], max(0.0, end - time.monotonic()))
            assert ready, f"{wanted!r} did not appear: {shown!r}"
            seen += os.read(self._screen, 10_000)
        return shown

    def close(self) -> None:
        os.close(self._screen)
        os.waitpid(self._child, 0)
