"""What many races of bots say about a circuit, and how that differs from another result."""

import os
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from trackwright.api.given import file_at, made_here
from trackwright.api.plain import Figure, columns_of, plain
from trackwright.model.files.output_checks import PLAYTEST_RESULT, check_output
from trackwright.model.files.track_files import save_bytes
from trackwright.reports import playtest as reports
from trackwright.simulator.playtest import comparing
from trackwright.simulator.playtest.results import Result
from trackwright.simulator.playtest.statistics import figures_of
from trackwright.simulator.playtest.verdict import verdict_of

if TYPE_CHECKING:
    from trackwright.model.circuit import Circuit as Built


class Playtest:
    """The result of a playtest. `print(playtest)` gives the report of the command line.

    Made by `Circuit.playtest` and `load_playtest`.
    """

    def __init__(self, result: Result) -> None:
        self._result = result
        self._report = reports.PlaytestReport(result, result.races)

    @property
    def races(self) -> int:
        """How many races were raced."""
        return self._result.races

    @property
    def track(self) -> str:
        """The name of the circuit."""
        return self._result.head.track

    @property
    def rules(self) -> str:
        return self._result.head.ruleset

    @property
    def figures(self) -> dict[str, Figure]:
        """Name -> figure, with its interval and what people call it; docs/metrics.md explains
        each."""
        found: dict[str, Figure] = plain(
            {
                name: {**reports.figure_json(figure), "words": figure.words}
                for name, figure in figures_of(self._result).items()
            }
        )
        return found

    def columns(self) -> dict[str, list[Any]]:
        """The figures as a list for each column: figure, value, low, high, sort, words."""
        return columns_of({"figure": name, **figure} for name, figure in self.figures.items())

    @property
    def verdict(self) -> list[dict[str, str]]:
        """What the figures say: sentences, each with its topic and its tone (good, note or
        warning)."""
        found: list[dict[str, str]] = plain([vars(one) for one in verdict_of(self._result)])
        return found

    def heat(self) -> dict[str, list[Any]]:
        """What happened on each space in all races, as a list for each column."""
        found: dict[str, list[Any]] = plain(reports.heat_columns(self._result))
        return found

    def compare(self, other: "Playtest") -> "Comparison":
        """What is different here from another result, and whether that is more than chance."""
        before = made_here("other", other, Playtest)
        return Comparison(comparing.compare(self._result, before._result), before.track)

    def as_dict(self) -> dict[str, Any]:
        """All there is to say, as `trackwright playtest --json` prints it."""
        found: dict[str, Any] = plain(reports.json_of(self._report))
        return found

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the result to a file, for `load_playtest` and `playtest --against`."""
        file = file_at("path", path)
        check_output(file, PLAYTEST_RESULT)
        save_bytes(reports.result_file(self._report), file)

    def _report_on(
        self, circuit: "Built", against: "Playtest | None" = None
    ) -> reports.PlaytestReport:
        """For a page about this circuit; an error if another one was raced."""
        from trackwright.reports.html.making import reject_other

        reject_other(self._result, "playtest", circuit)
        if against is None:
            return self._report
        comparison = comparing.compare(self._result, against._result)
        return replace(self._report, comparison=comparison, against=against.track)

    def __str__(self) -> str:
        return reports.text_of(self._report).rstrip()

    def __repr__(self) -> str:
        return f"<Playtest of {self.track!r}: {self.races:,} races under {self.rules}>"


class Comparison:
    """Two results side by side. Made by `Playtest.compare`; `print(comparison)` is a table."""

    def __init__(self, comparison: comparing.Comparison, against: str) -> None:
        self._comparison = comparison
        self._against = against

    @property
    def notes(self) -> list[str]:
        """What was not alike: circuits, rules, bots, seeds."""
        found: list[str] = plain(self._comparison.notes)
        return found

    @property
    def figures(self) -> dict[str, dict[str, Any]]:
        """Name -> the figure `now` and `before`, the `change`, and whether it `differs`: yes,
        perhaps (by this figure alone), no, or - if nobody can say."""
        found: dict[str, dict[str, Any]] = self.as_dict()["figures"]
        return found

    def columns(self) -> dict[str, list[Any]]:
        """The figures as a list for each column; low and high are those of the change."""
        return columns_of(
            {
                "figure": name,
                "now": row["now"]["value"],
                "before": row["before"]["value"],
                "change": row["change"]["value"],
                "low": row["change"]["low"],
                "high": row["change"]["high"],
                "differs": row["differs"],
            }
            for name, row in self.figures.items()
        )

    def as_dict(self) -> dict[str, Any]:
        """All there is to say, as `trackwright playtest --against --json` prints it."""
        found: dict[str, Any] = plain(reports.comparison_json(self._comparison, self._against))
        return found

    def __str__(self) -> str:
        return reports.comparison_text(self._comparison, self._against)

    def __repr__(self) -> str:
        now, before = self._comparison.now.track, self._comparison.before.track
        return f"<Comparison of {now!r} with {before!r}>"
