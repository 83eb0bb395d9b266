"""The kinds of files that are fuzzed: good examples of each, and what people do with such a file.

Everything goes through the real commands and the real window; a `Kind` says which, a `Bench` runs
them and collects their messages.
"""

import io
import json
import math
import os
import shutil
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache, cached_property
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from bench.lineups import circuits_for, options_for
from bench.mutating import Damage, damaged, damaged_bytes, damaged_text
from trackwright.cli.main import main
from trackwright.design.wishes import Wishes, wishes_like
from trackwright.model.files import library
from trackwright.model.files.track_files import save_track
from trackwright.model.layout.track import Track
from trackwright.model.text.errors import TrackwrightError
from trackwright.simulator.game.rulesets import all_rulesets

if TYPE_CHECKING:
    from trackwright.editor.window.desk import Desk
    from trackwright.editor.window.window import Window

CASES = library.ROOT / "tests" / "data"
RULES = tuple(all_rulesets())
UNRATED = {"unrated": 2}
"""Unrated corners do not matter."""
IDLE_S = 4.0
"""How long a window may be busy with a file."""


A_BURST = ("--bursts", "1", "--seconds", "1", "--count", "1", "--jobs", "1")
"""A search for circuits that is over at once."""
_AT = {"x_mm": 120.5, "y_mm": -40, "width_mm": 90, "height_mm": 30}
SCENERY: tuple[dict[str, Any], ...] = (
    {"id": 1, "kind": "title", **_AT, "text": "All there is", "degrees": 30.5},
    {"id": 2, "kind": "label", **_AT, "text": "Pits", "locked": True},
    {"id": 9, "kind": "trees", **_AT},
    {"id": 4, "kind": "picture", **_AT, "file": "maps/real.png", "opacity": 0.5},
)


def _race(rules: str) -> tuple[str, ...]:
    """Options of a short race."""
    laps = all_rulesets()[rules].laps or 1
    options = (f"--option={name}={value}" for name, value in options_for(rules, UNRATED).items())
    return ("--rules", rules, "--laps", str(laps), *options)


@cache
def _circuit(rules: str) -> str:
    """A short one."""
    (id,) = circuits_for(rules, 1)
    return id


class Bench:
    """Where a case runs: its own folder, and all messages to people."""

    def __init__(self, folder: Path, begin_command: Callable[[], None] = lambda: None) -> None:
        self.folder, self._begin_command = folder, begin_command
        self.said: list[str] = []
        self.codes: list[int] = []
        """Exit codes of the commands."""

    def command(self, *words: object) -> int:
        """Run `trackwright`; its exit code."""
        self._begin_command()
        arguments = [str(word) for word in words]
        before = sys.stdout, sys.stderr
        out, err = (io.TextIOWrapper(io.BytesIO(), "utf-8") for _ in range(2))
        sys.stdout, sys.stderr = out, err
        try:
            code = main(arguments)
        except SystemExit as stop:
            code = int(stop.code or 0)
        finally:
            sys.stdout, sys.stderr = before
            for stream in (out, err):
                stream.flush()
                self.said.append(stream.buffer.getvalue().decode())
        self.codes.append(code)
        return code


class Kind(ABC):
    """A kind of file."""

    name: str
    most_s = 5.0
    """Seconds of the processor that a command may take, or a case without commands."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        """A folder for the examples; it stays while cases run."""

    @cached_property
    @abstractmethod
    def examples(self) -> Sequence[Any]:
        """Good files, as documents."""

    def warm_up(self) -> None:
        """Make the examples, and use one, so that one-time work does not count for a case."""
        for number, example in enumerate(self.examples[:2]):
            folder = self.folder / f"warm-{number}"
            folder.mkdir()
            path = folder / "good.json"
            path.write_text(json.dumps(example))
            self.use(path, Bench(folder), Random(number))

    @cached_property
    def donors(self) -> list[Any]:
        """Other files, parts of which end up in this one."""
        circuit = library.TRACKS / "gp-ring.json"
        kit = library.KITS / "ausgebremst.json"
        return [*self.examples, *(json.loads(path.read_bytes()) for path in (circuit, kit))]

    def damage(self, random: Random) -> Damage:
        return damaged(random.choice(self.examples), self.donors, random)

    @abstractmethod
    def use(self, path: Path, bench: Bench, random: Random) -> None:
        """Use the file as a person would."""


def _documents(paths: Sequence[Path]) -> list[Any]:
    return [json.loads(path.read_bytes()) for path in paths]


class Tracks(Kind):
    """Circuits, by most commands that take one."""

    name = "track"

    @cached_property
    def examples(self) -> Sequence[Any]:
        """Shipped ones, and small ones that contain everything a track can have."""
        start = {"point": [1, 0, 2, 0, 0, -1, 0, 3], "heading": 3}
        rich = {
            "format": "trackwright-track",
            "version": 1,
            "name": "All there is",
            "kit": "motograndprix",
            "kit_revision": 1,
            "number": 7,
            "level": "standard",
            "laps": 2,
            "boxes": 2,
            "board_cm": [100, 80.5],
            "assumed": ["laps"],
            "notes": ["a note"],
            "frames": [{}, {"x_mm": 500.5, "y_mm": -200, "degrees": 30}],
            "runs": [
                {"pieces": ["START", "R2L", {"id": 40, "piece": "L4", "line": "R"}, *["R2L"] * 3]},
                {"frame": 1, "start": start, "pieces": ["L1", "R1R"]},
            ],
            "markers": [
                {"on": 40, "hill": "up"},
                {"on": 40, "at": 1, "lane": 0, "obstacle": True},
                {"on": 40, "at": 1, "lane": 1, "bonus": 2},
                {"on": 40, "at": 2, "lane": 1, "limit": 20},
                {"on": 40, "at": 2, "lane": 0, "barrier": 3},
                {"on": 40, "at": 3, "lane": 0, "colour": "red"},
                {"on": 40, "at": 3, "lane": 1, "symbol": "star"},
                {"on": 40, "at": 1, "indicator": 2},
                {"on": 40, "at": 2, "lane": 2, "group": 7},
                {"on": 40, "at": 3, "lane": 2, "block": True},
                {"on": 40, "text": "a word"},
                {"on": 2, "name": "Eau Rouge"},
                {"on": 40, "counts_as": "corner"},
            ],
            "waivers": [{"code": "GEO101", "reason": "not ready", "pieces": [40]}],
            "scenery": SCENERY,
        }
        oval = {**rich, "markers": [], "waivers": [], "board_cm": None, "level": None}
        bends = ["R2L"] * 4
        rated = [{"on": id, "difficulty": 1} for id in (2, 7)]
        oval |= {"runs": [{"pieces": ["START", *bends, "L4", *bends]}], "markers": rated}
        ids = ("fabulous-driving-park", "april-raceway", "bleifuss-drom", "grand-prix-of-japan")
        shipped = _documents([library.TRACKS / f"{id}.json" for id in ids])
        return [rich, oval, rich, oval, *shipped]

    def use(self, path: Path, bench: Bench, random: Random) -> None:
        if bench.command("info", path):
            return
        rules = random.choice(RULES)
        race = (path, *_race(rules))
        out, copied = path.parent, path.parent / "copy.json"
        shutil.copy(path, copied)
        bench.command("check", path, "--rules", rules, "-v")
        ways = (
            ("race", *race),
            ("race", *race, "--record", out / "race.json", "--json"),
            ("playtest", *race, "--races", "4", "--jobs", "1"),
            ("championship", *race, "--json"),
            ("export", path, out / "picture.svg", "--names"),
            ("export", path, out / "picture.png", "--width", "300"),
            ("export", path, out / "graph.graphml"),
            ("export", path, out / "built.json"),
            ("export", path, out / "spaces.csv"),
            ("budget", path),
            ("budget", path, "--rules", "moped-betting"),
            ("suggest-difficulty", path, "--out", out / "rated.json"),
            ("close", path, "--max-pieces", "4"),
            ("check", copied, "--fix", "--unsafe-fixes"),
            ("check", path, "--format", "sarif"),
            ("check", path, "--format", "json"),
            ("report", path, out / "page.html", "--rules", rules, "--races", "4", "--jobs", "1"),
            ("print", path, "--dry-run"),
            ("print", path, out / "sheets.pdf", "--as", "sheets"),
            ("print", path, out / "booklet.pdf", "--as", "pack", "--rules", rules),
            ("print", path, out / "cut.dxf", "--as", "cutter"),
            ("export", path, out / "page.pdf"),
            ("export", path, out / "table.vtt", "--rules", rules),
            ("export", path, out / "table.vmod", "--rules", rules),
            ("export", path, out / "table.zip", "--rules", rules),
            ("edit", path, "--remove", "2", "--max-pieces", "3"),
            ("what-if", *race, "--kinds", "hill", "--races", "4", "--jobs", "1"),
            ("design", "--from", path, *A_BURST),
            ("design", "--not-like", path, "--level", "basic", *A_BURST),
        )
        for words in random.sample(ways, 3):
            bench.command(*words)


class Pictures(Kind):
    """Pictures to trace, exported and shown."""

    name = "picture"

    @cached_property
    def examples(self) -> Sequence[Any]:
        """A PNG and a JPEG, as bytes."""
        from PySide6.QtGui import QColor, QImage

        image = QImage(60, 40, QImage.Format.Format_RGB32)
        image.fill(QColor("#406080"))
        found = []
        for name in ("example.png", "example.jpg"):
            file = self.folder / name
            assert image.save(str(file))
            found.append(file.read_bytes())
        return found

    def warm_up(self) -> None:
        assert self.examples
        self.use(self.folder / "example.png", Bench(self.folder), Random(0))

    def damage(self, random: Random) -> Damage:
        data, steps = random.choice(self.examples), []
        for _ in range(random.randint(1, 4)):
            data, step = damaged_bytes(data, random)
            steps.append(step)
        return Damage(data, tuple(steps))

    def use(self, path: Path, bench: Bench, random: Random) -> None:
        from trackwright.editor.canvas.scenery import decoded_picture

        scenery = [{**_AT, "id": 1, "kind": "picture", "file": path.name}]
        document = {"format": "trackwright-track", "version": 1, "name": "Traced"}
        document |= {"kit": "motograndprix", "scenery": scenery, "runs": [{"pieces": ["START"]}]}
        track = path.with_name("traced.json")
        track.write_text(json.dumps(document))
        for out in ("traced.svg", "traced.png"):
            bench.command("export", track, path.with_name(out), "--pictures")
        try:
            decoded_picture(str(path), lambda done, of: True)
        except TrackwrightError as refused:
            bench.said.append(str(refused))


class Kits(Kind):
    """The user's own kits, and tracks laid with their pieces."""

    name = "kit"

    @cached_property
    def examples(self) -> Sequence[Any]:
        """The shipped ones; and a short one, in which each damage weighs more."""
        found = _documents(sorted(library.KITS.glob("*.json"), reverse=True))
        for kit in found:
            kit["id"] = "trial"
        short = {**found[0], "pieces": found[0]["pieces"][:6]}
        return [short, short, short, *found]

    def use(self, path: Path, bench: Bench, random: Random) -> None:
        library._kit.cache_clear()
        os.environ[library.KITS_VARIABLE] = str(path.parent)
        path = path.rename(path.with_name("trial.json"))
        codes = ["START"]
        with suppress(TrackwrightError):
            codes = list(library.kit("trial").codes)
        track = path.parent / "folder" / "track.json"
        track.parent.mkdir()
        document = {"format": "trackwright-track", "version": 1, "name": "Trial", "kit": "trial"}
        for pieces in (codes[:1], random.choices(codes, k=6), random.choices(codes, k=6)):
            track.write_text(json.dumps({**document, "runs": [{"pieces": pieces}]}))
            if bench.command("info", track) == 0:
                bench.command("check", track, "--rules", random.choice(RULES))
                bench.command("export", track, track.with_name("picture.svg"))
                bench.command("close", track, "--max-pieces", "3", "--unlimited")


class Records(Kind):
    """Saved races, shown again."""

    name = "record"

    @cached_property
    def examples(self) -> Sequence[Any]:
        """Races under several rules, one of them unfinished."""
        bench, found = Bench(self.folder), []
        for rules in RULES:
            file = self.folder / f"{rules}.json"
            race = ("race", _circuit(rules), *_race(rules), "--record", file)
            assert bench.command(*race) == 0, bench.said
            found.append(json.loads(file.read_bytes()))
        left = {key: value for key, value in found[0].items() if key not in ("rounds", "places")}
        return [*found, left]

    def use(self, path: Path, bench: Bench, random: Random) -> None:
        if bench.command("replay", path):
            return
        bench.command("replay", path, "--round", random.choice(("0", "1", "99")), "--json")
        bench.command("replay", path, "--why", "1", *random.choice(((), ("--json",))))
        id = _circuit(random.choice(RULES))
        page = path.with_name("page.html")
        bench.command("report", id, page, "--replay", path, "--races", "2", "--jobs", "1")


class Results(Kind):
    """Saved playtests, compared with a new one."""

    name = "result"

    @cached_property
    def examples(self) -> Sequence[Any]:
        bench, found = Bench(self.folder), []
        for rules in RULES:
            file = self.folder / f"{rules}.json"
            race = ("playtest", _circuit(rules), *_race(rules), "--races", "20")
            assert bench.command(*race, "--save", file) == 0, bench.said
            found.append(json.loads(file.read_bytes()))
        return found

    def use(self, path: Path, bench: Bench, random: Random) -> None:
        rules = random.choice(RULES)
        race = (_circuit(rules), *_race(rules), "--races", "4")
        output = random.choice((("-v",), ("--json",), ("--save", path.with_name("now.json"))))
        bench.command("playtest", *race, "--against", path, *output)
        page = path.with_name("page.html")
        bench.command("report", race[0], page, "--result", path)
        booklet = ("--as", "pack", "--rules", rules, "--result", path)
        bench.command("print", race[0], path.with_name("booklet.pdf"), *booklet)


class Cases(Kind):
    """Situations that the referee is asked about."""

    name = "case"

    @cached_property
    def examples(self) -> Sequence[Any]:
        """Every case by itself, and some together."""
        files = [*CASES.glob("*_samples.json"), *CASES.glob("*_cases.json")]
        files += [CASES / "referee_validate.json"]
        cases = [case for file in sorted(files) for case in json.loads(file.read_bytes())]
        return [*([case] for case in cases), {"cases": cases[:3]}]

    def use(self, path: Path, bench: Bench, random: Random) -> None:
        bench.command("referee", path, *random.choice(((), ("--json",))))


class Wished(Kind):
    """Wishes for circuits: read, and looked for in a single burst."""

    name = "wishes"

    @cached_property
    def examples(self) -> Sequence[Any]:
        """One like a circuit, with most wishes; short ones; one with an outline."""
        full = wishes_like(library.load_track("april-raceway"))
        outline = tuple((math.cos(n * math.tau / 9), math.sin(n * math.tau / 9)) for n in range(9))
        made = (full, Wishes(level="basic"), Wishes(positions=(40, 60)), Wishes(outline=outline))
        return [json.loads(json.dumps(one.as_json())) for one in made]

    def use(self, path: Path, bench: Bench, random: Random) -> None:
        bench.command("design", "--wishes", path, *A_BURST, *random.choice(((), ("--json",))))


class Outlines(Kind):
    """Outlines that circuits are to follow, in every format."""

    name = "outline"

    @cached_property
    def examples(self) -> Sequence[Any]:
        """The shipped ones; and short ones, in which each damage weighs more."""
        points = [(math.cos(n * math.tau / 9), math.sin(n * math.tau / 9)) for n in range(9)]
        path = "M1 0A1 1 0 0 1 -1 0q0-.5.3-.8T-.2-1c.1-.1.2-.1.3 0S1-.6 1-.1H1V-.05L1 0Z"
        gpx = "".join(f'<trkpt lon="{x}" lat="{y}"><ele>5</ele></trkpt>' for x, y in points)
        lines = {"type": "GeometryCollection", "geometries": [{"coordinates": points}]}
        texts = (
            f'<?xml version="1.0"?><svg xmlns="x"><g><path d="{path}"/></g></svg>',
            f'<svg><polygon points="{" ".join(f"{x},{y}" for x, y in points)}"/></svg>',
            f"<gpx><trk><trkseg>{gpx}</trkseg></trk></gpx>",
            json.dumps({"features": [{"type": "Feature", "geometry": lines}]}),
            "\n".join(["name,lon,lat", *(f'"a",{x},{y}' for x, y in points)]),
        )
        shipped = sorted((library.ROOT / "docs" / "outlines").iterdir())
        return [text.encode() for text in texts] * 2 + [file.read_bytes() for file in shipped]

    def warm_up(self) -> None:
        for number, example in enumerate(self.examples):
            folder = self.folder / f"warm-{number}"
            folder.mkdir()
            (folder / "good").write_bytes(example)
            self.use(folder / "good", Bench(folder), Random(number))

    def damage(self, random: Random) -> Damage:
        data, steps = random.choice(self.examples), []
        for _ in range(random.randint(1, 4)):
            damaged_so = random.choice((damaged_text, damaged_text, damaged_bytes))
            data, step = damaged_so(data, random)
            steps.append(step)
        return Damage(data, tuple(steps))

    def use(self, path: Path, bench: Bench, random: Random) -> None:
        begins = path.read_bytes()[:100]
        signs = {b"<svg": ".svg", b"<gpx": ".gpx", b"{": ".geojson"}
        likely = next((signs[sign] for sign in signs if sign in begins), ".csv")
        suffixes = (*[likely] * 20, ".svg", ".gpx", ".geojson", ".json", ".csv")
        path = path.rename(path.with_suffix(random.choice(suffixes)))
        board = random.choice(((), ("--board", "90x70")))
        bench.command("design", "--like", path, "--level", "basic", *board, *A_BURST)


class Opened(Wished):
    """Wishes opened in the Design panel, and looked for."""

    name = "panel"

    @cached_property
    def window(self) -> "Window":
        """One for all cases."""
        from trackwright.editor.app.settings import Settings
        from trackwright.editor.start import new_desk

        desk = new_desk(Settings(self.folder / "settings"))
        window = desk.open_window(library.load_track("april-raceway"))
        window.show()
        window.begin_design()
        window.ordering.files.message.connect(self._said.append)
        return window

    @cached_property
    def _said(self) -> list[str]:
        return []

    def use(self, path: Path, bench: Bench, random: Random) -> None:
        from PySide6.QtWidgets import QApplication

        window = self.window
        self._said.clear()
        window.ordering.files.ask_file = lambda how: str(path)
        window.ordering.open_wishes()
        QApplication.processEvents()
        window.design.grab()
        if random.random() < 0.2:
            window.start_design()
            QApplication.processEvents()
            window.design.stop()
            end = time.monotonic() + IDLE_S
            while window.design.busy and time.monotonic() < end:
                QApplication.processEvents()
                time.sleep(0.002)
        bench.said += [*self._said, window.design.state.text(), window.design.advice.text()]
        window.design.clear()


class LastWishes(Wished):
    """The wishes of last time: a Design panel begins with them, and perhaps looks for them."""

    name = "last_wishes"

    @cached_property
    def window(self) -> "Window":
        """Whose circuit the panel is for."""
        from trackwright.editor.app.settings import Settings
        from trackwright.editor.start import new_desk

        desk = new_desk(Settings(self.folder / "settings"))
        return desk.open_window(library.load_track("april-raceway"))

    def use(self, path: Path, bench: Bench, random: Random) -> None:
        from PySide6.QtCore import QEvent
        from PySide6.QtWidgets import QApplication

        from trackwright.editor.app.storage import Storage
        from trackwright.editor.design.panel import DesignPanel

        storage = Storage(path.parent / "settings")
        file = storage.folder / "wishes" / "motograndprix.json"
        file.parent.mkdir(parents=True)
        path.replace(file)
        panel = DesignPanel(self.window.bridge, storage)
        panel.grab()
        bench.codes.append(0 if file.exists() else 2)
        if random.random() < 0.2:
            panel.start()
            QApplication.processEvents()
            panel.stop()
        bench.said += [*storage.troubles, panel.state.text(), panel.advice.text()]
        panel.shut_down()
        panel.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


class Verdicts(Results):
    """Results of playtests that the library shows beside their circuits."""

    name = "verdict"

    @cached_property
    def circuits(self) -> dict[str, Path]:
        """A file of its own for each circuit that was raced, by its hash."""
        circuits = {library.load_circuit(_circuit(rules)) for rules in RULES}
        folder = self.folder / "circuits"
        folder.mkdir()
        files = {circuit.hash: folder / f"{circuit.hash}.json" for circuit in circuits}
        for circuit in circuits:
            save_track(circuit.track, files[circuit.hash])
        return files

    def use(self, path: Path, bench: Bench, random: Random) -> None:
        from PySide6.QtCore import QSize

        from trackwright.editor.app.storage import Storage
        from trackwright.editor.library.entries import of_files
        from trackwright.editor.library.reading import Drawing, card_of
        from trackwright.editor.library.verdicts import KeptResults
        from trackwright.editor.library.words import card_words, full_words
        from trackwright.model.picture.picture import PRINT

        data = path.read_bytes()
        known = [hash for hash in self.circuits if hash.encode() in data]
        hash = random.choice(known or list(self.circuits))
        file = path.parent / "settings" / "raced" / f"{hash}.json"
        file.parent.mkdir(parents=True)
        path.replace(file)
        (entry,) = of_files([self.circuits[hash]])
        kept = KeptResults(Storage(path.parent / "settings"))
        card = card_of(entry, Drawing(PRINT, QSize(60, 40), 1.0), kept)
        assert card.line is not None, "the circuit is not shown"
        bench.codes.append(2 if card.raced is None else 0)
        bench.said += [card_words(entry, card), full_words(entry, card)]


# --- what the window saves -----------------------------------------------------------------------


class Kept(Kind):
    """A file in the folder of the settings: the editor starts with it, shows all, and ends."""

    file: str

    @cached_property
    def good(self) -> Path:
        """The folder as the editor itself leaves it, with a session, drafts and settings."""
        from trackwright.editor.app.settings import Settings
        from trackwright.editor.start import open_desk

        folder = self.folder / "settings"
        opened = self.folder / "opened.json"
        shutil.copy(library.TRACKS / "gp-ring.json", opened)
        desk = open_desk(Settings(folder), str(opened))
        window = desk.open_window(_changed(library.load_track("fabulous-driving-park")))
        window.bridge.document.set_file_content(None)
        window.recovery.write()
        draft = window.recovery.file.read_bytes()
        desk.preferences.theme = "dark"
        desk.preferences.draft_s = 5
        with_keys = [action for _, action, _ in window.commands.tables if action.keys]
        desk.preferences.put_keys(with_keys[0], ("F9",))
        desk.write_session()
        session = desk.session.file.read_bytes()
        _shut(desk)
        (folder / "session.json").write_bytes(session)
        (folder / "drafts" / "one.json").write_bytes(draft)
        return folder

    def use(self, path: Path, bench: Bench, random: Random) -> None:
        file = path.parent / "settings" / self.file
        file.parent.mkdir(parents=True)
        path.replace(file)
        _start(path.parent / "settings", bench)


class Sessions(Kept):
    """What was open."""

    name = "session"
    file = "session.json"

    @cached_property
    def examples(self) -> Sequence[Any]:
        """One window or two: with a file, or with a track that was never saved."""
        both = _documents([self.good / self.file])[0]
        return [{**both, "windows": [one]} for one in both["windows"]] * 2 + [both]


class Drafts(Kept):
    """What was left behind unsaved."""

    name = "draft"
    file = "drafts/one.json"

    @cached_property
    def examples(self) -> Sequence[Any]:
        return _documents([self.good / self.file])


class Preferences(Kept):
    """What was chosen; the keys are a document inside a text."""

    name = "settings"
    file = "settings.json"

    @cached_property
    def examples(self) -> Sequence[Any]:
        return _documents([self.good / self.file])


def _changed(track: Track) -> Track:
    from trackwright.model.edit.edits import SetTrackValue

    return SetTrackValue("name", "A draft").apply(track, library.kit(track.kit))


def _start(folder: Path, bench: Bench) -> None:
    """What a start of the editor does, including the answers to its questions."""
    from PySide6.QtWidgets import QApplication

    from trackwright.editor.app.settings import Settings
    from trackwright.editor.dialogs.preferences import PreferencesDialog
    from trackwright.editor.dialogs.recover import RecoverDialog
    from trackwright.editor.document.drafts import left_behind
    from trackwright.editor.start import bring_back, open_desk

    desk = open_desk(Settings(folder), None)
    try:
        assert desk.windows, "no window opened"
        drafts = left_behind(desk.settings.storage)
        if drafts:
            dialog = RecoverDialog(drafts, desk.windows[0].colours, desk.windows[0])
            dialog.grab()
            for draft in drafts:
                bring_back(desk, draft)
        window = desk.windows[0]
        _settle(desk)
        PreferencesDialog(desk.preferences, desk.menus, window).grab()
        window.commands.show_recent()
        for one in desk.windows:
            one.grab()
            bench.said += [one.windowTitle(), one.statusBar().currentMessage()]
        desk.write_session()
        QApplication.processEvents()
    finally:
        _shut(desk)


def _settle(desk: "Desk") -> None:
    """Wait until nothing is being computed any more."""
    from PySide6.QtWidgets import QApplication

    end = time.monotonic() + IDLE_S
    while time.monotonic() < end:
        QApplication.processEvents()
        if not any(window.surveyor.busy for window in desk.windows):
            return
        time.sleep(0.002)


def _shut(desk: "Desk") -> None:
    """Close all windows without asking."""
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QApplication, QMessageBox

    _settle(desk)
    discard = QMessageBox.StandardButton.Discard
    for window in desk.windows:
        window.files.ask_unsaved = window.replay.files.ask_unsaved = lambda: discard
    assert desk.quit(), "a window stays open"
    desk.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()


KINDS: dict[str, type[Kind]] = {
    kind.name: kind
    for kind in (
        *(Tracks, Pictures, Kits, Records, Results, Cases, Wished, Outlines, Opened),
        *(LastWishes, Verdicts, Sessions, Drafts, Preferences),
    )
}
"""Name -> kind of file."""
NEEDS_QT = frozenset({"picture", "panel", "last_wishes", "verdict", "session", "draft", "settings"})
