"""A race that was raced."""

import os
from functools import cached_property
from typing import TYPE_CHECKING, Any

from trackwright.api.given import file_at, whole
from trackwright.api.plain import columns_of, plain, text_of
from trackwright.reports.race import RaceReport, heading, lines_of, outcome, race_json, record
from trackwright.reports.reasons import why_json
from trackwright.simulator.race.records import record_text, save_record
from trackwright.simulator.story.game_parts import happenings_of, sentences_of

if TYPE_CHECKING:
    from trackwright.model.circuit import Circuit as Built
    from trackwright.simulator.race.replays import Replay


class Race:
    """A race: who came where, what happened, and a record of it. `print(race)` shows all of it.

    Made by `Circuit.race` and `load_race`.
    """

    def __init__(self, report: RaceReport) -> None:
        self._report = report
        self._happenings = happenings_of(report.table)

    @cached_property
    def _document(self) -> dict[str, Any]:
        return race_json(self._report, self._happenings)

    def as_dict(self) -> dict[str, Any]:
        """All there is to say, as `trackwright race --json` prints it."""
        found: dict[str, Any] = plain(self._document)
        return found

    @property
    def status(self) -> str:
        """over; capped, if it was stopped at the round limit; broken-off, if people left it."""
        return self._report.status

    @property
    def rounds(self) -> int:
        """How many rounds it took."""
        return int(self._report.table.race.round)

    @property
    def seed(self) -> int:
        return self._report.seed

    @property
    def classification(self) -> list[dict[str, Any]]:
        """Who came where, best first; empty for a race that was stopped."""
        result = self._document["result"] or {}
        found: list[dict[str, Any]] = plain(result.get("classification", []))
        return found

    def columns(self) -> dict[str, list[Any]]:
        """The classification as a list for each column."""
        return columns_of(self.classification)

    @property
    def events(self) -> list[dict[str, Any]]:
        """What happened, with the ids of the rules that it follows from."""
        found: list[dict[str, Any]] = plain(self._document["events"])
        return found

    @property
    def account(self) -> list[str]:
        """The same in sentences, under a heading for each round."""
        sentences = sentences_of(self._report.table.game, self._happenings, self._report.laps)
        return [text_of([line]) for line in sentences]

    def why(self, round: int) -> list[dict[str, Any]]:
        """Why the bots did what they did in a round: their best choices, and the worth of each."""
        found: list[dict[str, Any]] = plain(why_json(self._report, whole("round", round)))
        return found

    @property
    def record(self) -> str:
        """The record of the race, as `save` writes it: a text that replays it (see `load_race`)."""
        return record_text(record(self._report))

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file."""
        save_record(record(self._report), file_at("path", path))

    def _replay_on(self, circuit: "Built") -> "Replay":
        """To be watched in a page about this circuit; an error if another one was raced."""
        from trackwright.simulator.race.replays import replay_of

        return replay_of(record(self._report), circuit)

    def __str__(self) -> str:
        return text_of([*lines_of(self._report, self._happenings), *outcome(self._report)])

    def __repr__(self) -> str:
        what, *_ = heading(self._report)
        rules = self._report.table.setup.ruleset.id
        return f"<Race {text_of([what])!r} under {rules}, seed {self.seed}>"
