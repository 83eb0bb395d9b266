"""SVG documents as PNG images, drawn by resvg: here, or each by a process of its own.

While resvg draws, no other thread of Python runs: a window would freeze for seconds. So whoever
wants to hear of progress lets processes draw; they are killed if the work is cancelled.
"""

import json
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from tempfile import TemporaryFile
from typing import Any

from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message
from trackwright.model.text.progress import Progress, reject_cancelled

CSS_DPI = 96.0
"""Without it, resvg ignores sizes in mm."""
POLL_S = 0.05
"""How often progress is reported while a document is drawn."""
PROGRAM = """
import json, sys, resvg_py
svg = sys.stdin.buffer.read().decode()
image = resvg_py.svg_to_bytes(svg_string=svg, **json.loads(sys.argv[1]))
sys.stdout.buffer.write(bytes(image))
"""
NO_CONSOLE = getattr(subprocess, "CREATE_NO_WINDOW", 0)


@dataclass(frozen=True, slots=True)
class Document:
    """SVG, and how many pixels wide its image is; None: as it says itself."""

    svg: str
    width_px: int | None = None

    def options(self, fonts: list[str]) -> dict[str, Any]:
        """How resvg draws it."""
        return {
            "width": self.width_px,
            "dpi": CSS_DPI,
            "skip_system_fonts": True,
            "font_files": fonts,
        }


def rasterized(
    documents: Iterable[Document], count: int, fonts: list[str], progress: Progress | None
) -> Iterator[bytes]:
    """The images of so many documents, one after the other."""
    import resvg_py

    for done, document in enumerate(documents):
        options = document.options(fonts)
        if progress is None:
            yield bytes(resvg_py.svg_to_bytes(svg_string=document.svg, **options))
        else:
            reject_cancelled(progress, done, count)
            yield _drawn_elsewhere(document.svg, options, progress, done, count)


def _drawn_elsewhere(
    svg: str, options: dict[str, Any], progress: Progress, done: int, count: int
) -> bytes:
    """Drawn by another process. Raises Cancelled."""
    with TemporaryFile() as given:
        given.write(svg.encode())
        given.seek(0)
        command = [sys.executable, "-c", PROGRAM, json.dumps(options)]
        with subprocess.Popen(
            command, stdin=given, stdout=subprocess.PIPE, creationflags=NO_CONSOLE
        ) as process:
            try:
                while (image := _output_of(process)) is None:
                    reject_cancelled(progress, done, count)
            except BaseException:
                process.kill()
                raise
    if process.returncode:
        raise TrackwrightError(
            Message(
                "the process that draws the picture has failed ({code}), perhaps for lack of "
                "memory: choose a smaller width, or SVG",
                code=process.returncode,
            )
        )
    return image


def _output_of(process: subprocess.Popen[bytes]) -> bytes | None:
    """All of it; None as long as there is more to come."""
    try:
        return process.communicate(timeout=POLL_S)[0]
    except subprocess.TimeoutExpired:
        return None
