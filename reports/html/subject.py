"""What a report is about: a circuit, what its checks found, its playtest, and races to watch."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, TypeAlias, get_args

from trackwright.model.circuit import Circuit
from trackwright.model.text.messages import Message
from trackwright.model.text.translation import IN_ENGLISH, Translator
from trackwright.reports.circuit.facts import Summary, summary_of
from trackwright.reports.playtest import PlaytestReport
from trackwright.simulator.playtest.results import Result
from trackwright.simulator.playtest.statistics import Figure, figures_of
from trackwright.simulator.race.replays import Replay
from trackwright.simulator.story.places import PlaceWords
from trackwright.validators.report import Report

Theme: TypeAlias = Literal["auto", "light", "dark", "contrast"]
THEMES: tuple[Theme, ...] = get_args(Theme)


@dataclass(frozen=True)
class Look:
    """In which language and colours a report is; `auto`: those that its reader prefers."""

    language: str = "en"
    say: Translator = field(default=IN_ENGLISH, compare=False)
    theme: Theme = "auto"
    is_public: bool = False
    """Without what only single players know of a race: hands, and cards that they laid aside."""


@dataclass(frozen=True)
class ReportRace:
    """A race to be watched, and what it stands for."""

    title: Message
    about: Message
    replay: Replay


@dataclass(frozen=True)
class Subject:
    """Everything that a report shows."""

    circuit: Circuit
    track: str
    """The id or file name of the circuit."""
    checks: Report
    playtest: PlaytestReport | None = None
    before: Result | None = None
    """What the playtest is compared with."""
    races: Sequence[ReportRace] = ()
    notes: Sequence[str] = ()
    """What is missing, and why."""

    @cached_property
    def summary(self) -> Summary:
        return summary_of(self.circuit)

    @cached_property
    def places(self) -> PlaceWords:
        return PlaceWords(self.circuit)

    @cached_property
    def figures(self) -> dict[str, Figure]:
        """Those of the playtest, if there is one."""
        return figures_of(self.playtest.result) if self.playtest else {}
