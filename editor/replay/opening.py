"""Where replays come from and where they are saved; everything here runs in a thread."""

from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from trackwright.editor.app.translation import t
from trackwright.editor.playtest.racer import Wish
from trackwright.editor.replay.view.scenery import Scenery, scenery_of
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import load_circuit, shipped_tracks
from trackwright.model.picture.picture import Palette
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.plain_text import visible
from trackwright.simulator.compiler.cache import Report
from trackwright.simulator.playtest.running import Batch
from trackwright.simulator.race.records import note_of_version, read_record, save_record
from trackwright.simulator.race.replays import Race, Replay, replay_of, run


@dataclass(frozen=True)
class Opened:
    """A replay, its scenery, the title of its tab, and the file that it came from."""

    replay: Replay
    scenery: Scenery
    title: str
    note: str = ""
    file: Path | None = None

    @property
    def is_new(self) -> bool:
        """Was it run just now, for somebody who wants to see it?"""
        return self.file is None


@dataclass(frozen=True)
class Place:
    """Where a race takes place, and the colours to draw it with."""

    circuit: Circuit
    path: Path | None
    palette: Palette

    @property
    def name(self) -> str:
        """Its name in a replay file: the track's file, or the id of the shipped circuit."""
        circuit = self.circuit
        if self.path is not None:
            return self.path.name
        for id in shipped_tracks():
            with suppress(TrackwrightError):
                shipped = load_circuit(id)
                if shipped.track.name == circuit.track.name and shipped.hash == circuit.hash:
                    return id
        return f"{circuit.track.name}.json"


def race_of(batch: Batch, number: int, place: Place, say: Report) -> Opened:
    """A race of a playtest."""
    race = Race(place.circuit, place.name, batch.setup, batch.way, batch.seed, number)
    title = t("Race {number}", number=number)
    return Opened(run(race, say=say), scenery_of(place.circuit, place.palette), title)


def race_once(wish: Wish, seat: int | None, place: Place, say: Report) -> Opened:
    """A single race; a person plays this seat."""
    batch = replace(wish, races=1).batch(place.circuit)
    race = Race(place.circuit, place.name, batch.setup, batch.way, wish.seed)
    race = race if seat is None else race.with_person(seat)
    return Opened(run(race, say=say), scenery_of(place.circuit, place.palette), t("Race"))


def race_in(file: Path, open_circuit: Circuit, palette: Palette) -> Opened:
    """The race in a file, on the open circuit if that is the same, otherwise on its own."""
    from trackwright.simulator.race.record_circuit import circuit_of

    record = read_record(file)
    is_same = open_circuit.hash == record.graph_hash
    circuit = open_circuit if is_same else circuit_of(record, file, None)
    replay = replay_of(record, circuit)
    scenery = scenery_of(circuit, palette)
    return Opened(replay, scenery, file.stem, note_of_version(record), file.resolve())


def keep(replay: Replay, path: Path) -> Path:
    """Save the replay; returns its file."""
    save_record(replay.record(), path)
    return path.resolve()


def title_of(replay: Replay) -> str:
    race = replay.race
    parts = (visible(race.circuit.track.name), race.setup.ruleset.id, t("seed {n}", n=race.seed))
    return " · ".join((*parts, t("race {n}", n=race.number)))
