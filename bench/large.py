"""How the window copes with large circuits: how long each edit blocks its events.

    .venv/bin/python -m bench.large [--json] [--pieces 1000 10000] [--only NAME ...]
                                    [--rules R] [--panels]

On a serpentine that closes, with rated corners, hills and notes, offscreen. For every action: the
longest time in which the window did not handle events until everything was shown (`stall_ms`), how
much of that its own thread worked (`worked_ms`: less if the machine is busy with other things), and
how long until board, signs and problems were up to date (`surveyed_s`). `open`: from the file, the
longest stall and the time until it can be edited and until it is surveyed. `growth_mb`: how much
the program grew since before the file was opened. The actions follow one another in one window, and
garbage is collected as in the editor.
"""

import argparse
import json
import os
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QMessageBox

from bench.frames import LEFT, SIZE, TICK_MS, Mouse
from bench.serpentine import serpentine
from bench.ticker import ticking, wait_until
from trackwright.editor.app.garbage import collected_here, set_aside_what_is_loaded
from trackwright.editor.app.settings import Settings
from trackwright.editor.start import application, end_at_once, new_desk
from trackwright.editor.window.window import Window
from trackwright.model.edit.markers import marker_edits
from trackwright.model.files.track_files import save_track
from trackwright.model.layout.track import Marker

PIECES = (1000, 10_000)
QUIET_S = 0.05
"""Nothing may be under way for this long before an edit counts as shown."""
MB = 1 << 20

Work = Callable[[Window], object]


# --- watching -----------------------------------------------------------------------------------


def settle(window: Window) -> None:
    """Wait until everything is surveyed and drawn."""
    quiet_since = time.perf_counter()

    def is_quiet() -> bool:
        nonlocal quiet_since
        if window.surveyor.busy or window.closing.busy or window.canvas.scene.is_busy:
            quiet_since = time.perf_counter()
        return time.perf_counter() - quiet_since > QUIET_S

    wait_until(is_quiet)


def figures_of(window: Window, work: Work) -> dict[str, float]:
    """What this costs the window."""
    with ticking(TICK_MS) as ticker:
        begun = time.perf_counter()
        work(window)
        done = time.perf_counter()
        settle(window)
        surveyed = time.perf_counter() - QUIET_S
    return {
        "stall_ms": round(max(ticker.late_ms), 1),
        "worked_ms": round(max(ticker.worked_ms), 1),
        "call_ms": round(1000 * (done - begun), 1),
        "surveyed_s": round(surveyed - begun, 2),
    }


# --- actions ------------------------------------------------------------------------------------


def trigger(id: str) -> Work:
    return lambda window: window.actions_by_id[id].trigger()


def _middle(window: Window) -> int:
    """A straight in the middle of the circuit."""
    pieces = window.bridge.track.runs[0].pieces
    return next(p.id for p in pieces[len(pieces) // 2 :] if p.piece[0] == "L")


def _some(window: Window, count: int = 10) -> list[int]:
    pieces = window.bridge.track.runs[0].pieces
    return [piece.id for piece in pieces[len(pieces) // 2 :][:count]]


def select_one(window: Window) -> None:
    window.bridge.select([_middle(window)])


def select_some(window: Window) -> None:
    window.bridge.select(_some(window))


def select_none(window: Window) -> None:
    window.bridge.select(())


def build_in_the_middle(window: Window) -> None:
    window.bridge.build_at(_middle(window))


def close_up_view(window: Window) -> None:
    """As near as for laying pieces: some metres of the table, to build there."""
    build_in_the_middle(window)
    spot = window.bridge.table.spots[len(window.bridge.table.spots) // 2].place
    window.canvas.view.look_at(spot.real, -spot.imag, 0.6)


def drag(window: Window) -> None:
    """A piece is dragged with its whole fragment, in steps, and let go."""
    mouse, begin = Mouse(window), _on_the_table(window)
    mouse.press(begin)
    for away in range(12, 72, 12):
        mouse.move(begin + QPoint(away, away), LEFT)
    mouse.release(begin + QPoint(60, 60))


def hold(window: Window) -> None:
    """A piece from the box is moved over the table."""
    window.pick_up("R2L")
    hover(window)
    window.cancel()


def hover(window: Window) -> None:
    mouse, begin = Mouse(window), _on_the_table(window)
    for away in range(0, 84, 7):
        mouse.move(begin + QPoint(away, away))


def _on_the_table(window: Window) -> QPoint:
    """Where a piece in the middle of the circuit is on screen."""
    spots = window.bridge.table.spots
    return Mouse(window).at(spots[len(spots) // 2].at(0.5))


def band(window: Window) -> None:
    """A rubber band over the whole table."""
    bridge = window.bridge
    bridge.select(bridge.table.pieces_in_rectangle(complex(-1e6, -1e6), complex(1e6, 1e6)))


def mark_all(window: Window) -> None:
    """The corners of everything selected, as the inspector does it."""
    window.inspector.pieces.difficulty.picked.emit(3)


def mark_one(window: Window) -> None:
    window.bridge.do(*marker_edits(Marker(on=1, text="here"), [_middle(window)]))


def zoom(window: Window) -> None:
    for _ in range(3):
        window.canvas.view.zoom_by(1.25)
        QApplication.processEvents()
    window.canvas.view.fit()


WORKS: Mapping[str, tuple[Work | None, Work]] = {
    # name: what goes before, and what is measured
    "hover": (None, hover),
    "select_one": (None, select_one),
    "select_all": (None, trigger("edit.all")),
    "select_none": (None, select_none),
    "band": (None, band),
    "select_alike": (select_one, trigger("edit.alike")),
    "select_fragment": (select_one, trigger("edit.fragment")),
    "select_corner": (select_one, trigger("edit.corner")),
    "select_next": (select_one, trigger("edit.next")),
    "lay": (build_in_the_middle, lambda w: w.builder.lay("L1")),
    "undo_lay": (None, trigger("edit.undo")),
    "redo_lay": (None, trigger("edit.redo")),
    "take_back": (None, trigger("lay.back")),
    "undo_take_back": (None, trigger("edit.undo")),
    "delete": (select_some, trigger("edit.delete")),
    "undo_delete": (None, trigger("edit.undo")),
    "close_up": (select_some, trigger("edit.close_up")),
    "undo_close_up": (None, trigger("edit.undo")),
    "copy": (select_some, trigger("edit.copy")),
    "paste": (None, trigger("edit.paste")),
    "undo_paste": (None, trigger("edit.undo")),
    "duplicate_all": (trigger("edit.all"), trigger("edit.duplicate")),
    "undo_duplicate": (None, trigger("edit.undo")),
    "mirror_one": (lambda w: w.bridge.select(_bends(w)[:1]), lambda w: w.mirror()),
    "mirror_all_pieces": (trigger("edit.all"), lambda w: w.mirror()),
    "undo_mirror_all_pieces": (None, trigger("edit.undo")),
    "mirror": (select_none, trigger("circuit.mirror")),
    "undo_mirror": (None, trigger("edit.undo")),
    "redo_mirror": (None, trigger("edit.redo")),
    "reverse": (None, trigger("circuit.reverse")),
    "undo_reverse": (None, trigger("edit.undo")),
    "turn": (select_one, lambda w: w.turn(1)),
    "undo_turn": (None, trigger("edit.undo")),
    "nudge": (select_one, lambda w: w.builder.nudge(10 + 0j)),
    "mark_one": (select_one, mark_one),
    "undo_mark": (None, trigger("edit.undo")),
    "cycle_difficulty": (lambda w: w.bridge.select(_bends(w)[:1]), trigger("mark.difficulty")),
    "mark_all": (trigger("edit.all"), mark_all),
    "undo_mark_all": (None, trigger("edit.undo")),
    "set_line_all": (trigger("edit.all"), trigger("mark.line")),
    "undo_line_all": (None, trigger("edit.undo")),
    "laps": (select_none, lambda w: w.inspector.circuit.laps.setValue(9)),
    "cut_all": (trigger("edit.all"), trigger("edit.cut")),
    "undo_cut_all": (None, trigger("edit.undo")),
    "zoom": (None, zoom),
    "hold": (select_none, hold),
    "drag": (select_none, drag),
    "undo_drag": (None, trigger("edit.undo")),
    "drag_some": (select_some, drag),
    "undo_drag_some": (None, trigger("edit.undo")),
    "close_view_lay": (close_up_view, lambda w: w.builder.lay("L1")),
    "close_view_mirror": (select_none, trigger("circuit.mirror")),
    "close_view_undo": (None, trigger("edit.undo")),
    "close_view_hold": (None, hold),
    "theme": (None, lambda w: w.use_theme("dark")),
}


def _bends(window: Window) -> list[int]:
    pieces = window.bridge.track.runs[0].pieces
    return [p.id for p in pieces[len(pieces) // 2 :] if p.piece[0] == "R"]


# --- measuring ----------------------------------------------------------------------------------


def resident_mb() -> float:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / MB


def opened(window: Window, file: Path) -> dict[str, float]:
    with ticking(TICK_MS) as ticker:
        begun = time.perf_counter()
        window.files.open(str(file))
        wait_until(lambda: bool(window.bridge.track.runs))
        there = time.perf_counter()
        settle(window)
        surveyed = time.perf_counter() - QUIET_S
    return {
        "stall_ms": round(max(ticker.late_ms), 1),
        "worked_ms": round(max(ticker.worked_ms), 1),
        "shown_s": round(there - begun, 2),
        "surveyed_s": round(surveyed - begun, 2),
    }


def show_all_panels(window: Window) -> None:
    """Each in a window of its own, so that all are visible; Design and What if work."""
    for name, dock in window.docks.items():
        window.show_panel(name)
        dock.setFloating(True)
    window.design.start()
    window.whatif.begin()


def measured(
    pieces: int, only: list[str], rules: str | None = None, panels: bool = False
) -> dict[str, Any]:
    application()
    with collected_here(), tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "large.json"
        save_track(serpentine(pieces), file)
        desk = new_desk(Settings(Path(folder) / "settings"))
        window = desk.open_window()
        window.files.ask_unsaved = lambda: QMessageBox.StandardButton.Discard
        window.resize(*SIZE)
        window.surveyor.rules = rules
        settle(window)
        set_aside_what_is_loaded()
        before = resident_mb()
        try:
            found: dict[str, Any] = {"open": opened(window, file)}
            found["open"]["growth_mb"] = round(resident_mb() - before, 1)
            if panels:
                found["show_all_panels"] = figures_of(window, show_all_panels)
            for name, (prepare, work) in WORKS.items():
                if only and name not in only:
                    continue
                if prepare is not None:
                    prepare(window)
                    settle(window)
                found[name] = figures_of(window, work)
            found["growth_mb"] = round(resident_mb() - before, 1)
        finally:
            desk.quit()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--pieces", nargs="+", type=int, default=PIECES, metavar="N")
    parser.add_argument("--only", nargs="+", default=[], metavar="NAME", choices=WORKS)
    parser.add_argument("--rules", metavar="R", help="also check it for races under this ruleset")
    parser.add_argument("--panels", action="store_true", help="with all panels open, and at work")
    arguments = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    given = arguments.only, arguments.rules, arguments.panels
    figures = {str(count): measured(count, *given) for count in arguments.pieces}
    if arguments.json:
        print(json.dumps({"version": 1, "pieces": figures}, indent=2))
    else:
        for count, found in figures.items():
            print(f"{count} pieces")
            for name, value in found.items():
                print(f"  {name:24}{value}")
    end_at_once(0)


if __name__ == "__main__":
    main()
