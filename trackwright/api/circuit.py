"""A circuit: its figures, problems, closings, budget and picture, its races and playtests."""

import json
import os
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from pydantic import TypeAdapter

from trackwright.api.given import (
    file_at,
    ignoring_answers,
    listed,
    made_here,
    mapping,
    number_or_none,
    one_of,
    options_in,
    span_or_none,
    text,
    text_or_none,
    texts,
    whole,
    whole_or_none,
    within,
    words_in,
)
from trackwright.api.plain import Problem, Progress, Way, Words, plain
from trackwright.model.circuit import Circuit as Built
from trackwright.model.edit.edits import (
    AddMarker,
    Edit,
    Insert,
    Place,
    Remove,
    Replace,
    SetTrackValue,
    apply_all,
)
from trackwright.model.files.track_files import (
    MAX_FILE_BYTES,
    save_track,
    track_text,
    validated,
)
from trackwright.model.layout.track import Marker, Run
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.strict_json import parse_json

if TYPE_CHECKING:
    from trackwright.api.playtest import Playtest
    from trackwright.api.race import Race
    from trackwright.model.closing.search import CloseOptions
    from trackwright.reports.closing import Closed, Open
    from trackwright.reports.problems.outcome import Filters
    from trackwright.simulator.table.table import Setup
    from trackwright.simulator.table.table import Way as WayRound

NOTEBOOK_WIDTH, WIDEST = 800, 20_000
"""Pixels."""
LARGEST_SEED = 2**63 - 1
USUAL_DICE, PAIRED_DICE = DICE = "usual", "paired"
MARKERS: TypeAdapter[Marker] = TypeAdapter(Marker)


class Circuit:
    """A circuit as it is laid. It never changes: what edits it gives another one.

    Made by `load`, `make` and `parse`. Two are equal if their files would be.
    """

    def __init__(self, built: Built, source: str | None = None) -> None:
        self._built = built
        self._source = source or built.track.name

    # --- what it is ---

    @property
    def name(self) -> str:
        return self._built.track.name

    @property
    def kit(self) -> str:
        """The id of the kit that it is laid from."""
        return self._built.kit.id

    @property
    def level(self) -> str | None:
        return self._built.track.level

    @property
    def laps(self) -> int:
        return self._built.track.laps

    @property
    def pieces(self) -> dict[int, str]:
        """Id -> code of every piece, in driving order."""
        return {piece.id: piece.piece for piece in self._built.track.pieces()}

    @property
    def hash(self) -> str:
        """Changes when play changes, and only then."""
        return self._built.hash

    @property
    def json(self) -> str:
        """The text of its file (see `parse`)."""
        return track_text(self._built.track)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write it to a track file, all at once; the file that was there is saved as `.bak`."""
        from trackwright.model.files.output_checks import TRACK, check_output

        file = file_at("path", path)
        check_output(file, TRACK)
        save_track(self._built.track, file)

    def figures(self) -> dict[str, Any]:
        """Length, laps, board, pieces, corners, gaps, hash ..., as `trackwright info --json` prints
        them."""
        from trackwright.reports.circuit.facts import summary_of

        found: dict[str, Any] = plain(summary_of(self._built).as_json())
        return found

    def spaces(self) -> dict[str, list[Any]]:
        """Every space with its attributes and its place in mm, as a list for each column."""
        from trackwright.reports.export import space_columns

        found: dict[str, list[Any]] = plain(space_columns(self._built))
        return found

    # --- editing ---

    def with_pieces(self, pieces: str | Iterable[str], after: int | None = None) -> "Circuit":
        """The same with more pieces after the one with this id; if none is named, after the last
        one of the first row."""
        codes = codes_in(pieces)
        runs = self._built.track.runs
        if not runs:
            return self._edited(Place(codes))
        return self._edited(Insert(codes, _behind(runs[0], after)))

    def with_piece(self, id: int, code: str) -> "Circuit":
        """The same with another piece in the place of this one; what follows moves along."""
        return self._edited(Replace(whole("id", id), text("code", code)))

    def without(self, *ids: int, close_up: bool = False) -> "Circuit":
        """The same without these pieces. There is a gap then, unless the rest is to close up."""
        return self._edited(Remove(tuple(whole("id", id) for id in ids), close_up))

    def with_marker(self, on: int, at: int = 0, **value: Any) -> "Circuit":
        """The same with a marker: `with_marker(2, difficulty=3)`. See docs/file-format.md."""
        given = json.dumps(plain({"on": on, "at": at, **value})).encode()
        document = parse_json(given, "the marker")
        return self._edited(AddMarker(validated(MARKERS, document, "the marker", {"": Marker})))

    def with_figures(self, **figures: Any) -> "Circuit":
        """The same with another name, number, level, laps, boxes, board_cm, assumed or notes."""
        given: dict[str, Any] = plain(figures)
        return self._edited(*(SetTrackValue(name, _figure(name, given[name])) for name in given))

    def _edited(self, *edits: Edit) -> "Circuit":
        track, kit = self._built.track, self._built.kit
        return Circuit(Built(apply_all(edits, track, kit), kit))

    # --- checking ---

    def check(
        self,
        rules: str | None = None,
        *,
        only: Words = (),
        ignore: Words = (),
        severity: str = "note",
    ) -> dict[str, Any]:
        """The report of all checks, with what was approved and what could not be checked, as
        `trackwright check --json` prints it for a track.

        `rules` asks as well whether it can be raced under this ruleset; `only` and `ignore` are
        codes, names or families of checks; `severity` is the least that is reported.
        """
        filters = _filters(rules, only, ignore, severity)
        report = filters.narrowed(filters.checker().check(self._built))
        found: dict[str, Any] = plain(report.as_json())
        return found

    def problems(
        self,
        rules: str | None = None,
        *,
        only: Words = (),
        ignore: Words = (),
        severity: str = "note",
    ) -> list[Problem]:
        """What is wrong, without what was approved; see `check`."""
        report = self.check(rules, only=only, ignore=ignore, severity=severity)
        return [problem for problem in report["findings"] if problem["waived"] is None]

    def fixed(
        self,
        rules: str | None = None,
        *,
        unsafe: bool = False,
        only: Words = (),
        ignore: Words = (),
        severity: str = "note",
    ) -> "Circuit":
        """The same with the fixes of its problems; `unsafe`: also those that change its shape."""
        from trackwright.validators.fixing import apply_fixes

        filters = _filters(rules, only, ignore, severity)
        mended = apply_fixes(self._built, filters.checker(), unsafe=unsafe, wanted=filters.wants)
        return Circuit(mended.circuit)

    # --- closing ---

    def closings(
        self,
        *,
        limit: int = 10,
        max_pieces: int = 8,
        positions: tuple[int, int] | None = None,
        avoid: Words = (),
        unlimited: bool = False,
        take_back: int = 0,
        after: int | None = None,
        progress: Progress | None = None,
    ) -> list[Way]:
        """The ways to close it exactly with the pieces that are left, best first; none if it is
        closed.

        `positions` are the fewest and the most of the whole lap, `avoid` codes of pieces not to
        use, `unlimited` is as if the boxes were never empty, `take_back` is how many pieces may be
        taken away first, `after` names the piece before the gap, if there are several gaps.
        `progress` is called with the number of pieces looked at, and the most there will be.
        """
        from trackwright.model.closing.search import CloseOptions
        from trackwright.reports.closing import closing_json

        wishes = CloseOptions(
            whole("max_pieces", max_pieces),
            whole("limit", limit),
            unlimited,
            span_or_none("positions", positions),
            frozenset(words_in("avoid", avoid)),
        )
        behind = whole_or_none("after", after)
        ways = self._ways(wishes, behind, within("take_back", take_back, 0, 1000), progress)
        found: list[Way] = plain([closing_json(closing) for closing in ways.closings])
        return found

    def closed(self, way: Way | None = None) -> "Circuit":
        """The same closed in this way, or in the best one; if there is none a TrackwrightError says
        how near one comes."""
        from trackwright.model.closing.search import CloseOptions, edits_of
        from trackwright.reports.closing import Closed

        if way is not None:
            return self._edited(*edits_of(*_way(way)))
        ways = self._ways(CloseOptions(limit=1), None, 0, None)
        if isinstance(ways, Closed):
            return self
        if not ways.closings:
            raise TrackwrightError("; ".join(line.strip() for line in ways.text()))
        return self._edited(*ways.closings[0].edits)

    def _ways(
        self, wishes: "CloseOptions", after: int | None, take_back: int, progress: Progress | None
    ) -> "Open | Closed":
        from trackwright.reports.closing import ways_to_close

        report = ignoring_answers(progress)
        return ways_to_close(self._built, wishes, after, take_back, lambda what, of: report)

    # --- playing ---

    def budget(
        self,
        rules: str | None = None,
        *,
        laps: int | None = None,
        detours: int | None = None,
        chance: float | None = None,
    ) -> dict[str, Any]:
        """Whether the cards or dials of a game last, as `trackwright budget --json` prints it; of
        the circuit's own game, if no ruleset is named."""
        from trackwright.simulator.game.budgets import BudgetQuestion, budget_of

        numbers = whole_or_none("laps", laps), whole_or_none("detours", detours)
        question = BudgetQuestion(*numbers, number_or_none("chance", chance))
        budget = budget_of(self._built, text_or_none("rules", rules), question)
        found: dict[str, Any] = plain(budget.figures)
        return found

    def race(
        self,
        rules: str,
        *,
        bots: Words | None = None,
        seats: int | None = None,
        team_size: int | None = None,
        laps: int | None = None,
        options: Mapping[str, str | int | bool] | None = None,
        seed: int = 1,
        number: int = 0,
    ) -> "Race":
        """One race of bots; the same seed and number give the same race.

        `bots` take the seats in turn, repeated as needed. Whatever is left out is as the rules and
        the circuit say (see `rulesets` and `bots`).
        """
        from trackwright.api.race import Race
        from trackwright.reports.race import report_of, run, table_for

        seed = within("seed", seed, 0, LARGEST_SEED)
        number = within("number", number, 0, LARGEST_SEED)
        setup, way = self._lineup(rules, bots, seats, team_size, laps, options)
        report = report_of(self._built, table_for(setup, way), self._source, seed, number)
        run(report)
        return Race(report)

    def playtest(
        self,
        rules: str,
        *,
        races: int,
        bots: Words | None = None,
        seats: int | None = None,
        team_size: int | None = None,
        laps: int | None = None,
        options: Mapping[str, str | int | bool] | None = None,
        seed: int = 1,
        dice: str = USUAL_DICE,
        jobs: int | None = None,
        progress: Progress | None = None,
    ) -> "Playtest":
        """Many races of bots, on all cores or `jobs` of them; the same seed gives the same result.

        Set up as `race` is. `dice` are usual or paired: with paired dice each player has dice of
        its own in each round, so that two circuits are raced with the same luck. `progress` is
        called with the number of races done and the number of all. An interrupt ends it with no
        result.
        """
        from trackwright.api.playtest import Playtest
        from trackwright.simulator.playtest.results import result_of
        from trackwright.simulator.playtest.running import Batch, playtest

        seed = within("seed", seed, 0, LARGEST_SEED)
        races, jobs = whole("races", races), whole_or_none("jobs", jobs)
        setup, way = self._lineup(rules, bots, seats, team_size, laps, options)
        if one_of("dice", dice, DICE) == PAIRED_DICE:
            setup = setup.with_paired_dice()
        batch = Batch(setup, way, seed, races)
        counts = playtest(batch, jobs=jobs, progress=ignoring_answers(progress))
        return Playtest(result_of(self._built, batch, counts))

    def _lineup(
        self,
        rules: str,
        bots: Words | None,
        seats: int | None,
        team_size: int | None,
        laps: int | None,
        options: Mapping[str, str | int | bool] | None,
    ) -> "tuple[Setup, WayRound]":
        from trackwright.simulator.table.lineup import lineup

        setup, way = lineup(
            self._built,
            text("rules", rules),
            bots=None if bots is None else words_in("bots", bots),
            seats=whole_or_none("seats", seats),
            team_size=whole_or_none("team_size", team_size),
            laps=whole_or_none("laps", laps),
            options=options_in(options),
        )
        if setup.people:
            raise TrackwrightError(f"bots: {', '.join(setup.people)}: a person cannot play here")
        return setup, way

    # --- pictures ---

    def svg(self, *, width: int | None = None, names: bool = False, plain: bool = False) -> str:
        """The picture as SVG, in true size or so many pixels wide; with the names of the pieces, or
        plain, without title, legend and scale bar."""
        from trackwright.model.picture.picture import PictureOptions, picture_of
        from trackwright.model.picture.svg import svg_text

        width = None if width is None else within("width", width, 1, WIDEST)
        options = PictureOptions(furniture=not plain, piece_names=names)
        return svg_text(picture_of(self._built, options), width)

    def export(
        self,
        path: str | os.PathLike[str],
        *,
        names: bool = False,
        plain: bool = False,
        width: int | None = None,
        pictures: bool = False,
        rules: str | None = None,
        players: int | None = None,
        language: str = "en",
    ) -> None:
        """Write it in the format that the suffix selects, one of those of the command `export`.
        `names`, `plain`, `width` and `pictures` are for pictures: `width` is that of a png in
        pixels, `pictures` includes the pictures to trace. `rules`, `players` and `language` are
        for virtual tables."""
        from trackwright.model.files.output_checks import check_output
        from trackwright.model.picture.picture import PictureOptions
        from trackwright.model.text.translation import language_codes, translator
        from trackwright.reports.export import ExportOptions, form_for, write_export
        from trackwright.reports.tables.options import TableOptions

        file = file_at("path", path)
        check_output(file, form_for(file).kind)
        width = None if width is None else within("width", width, 1, WIDEST)
        picture = PictureOptions(furniture=not plain, piece_names=names)
        say = translator(one_of("language", language, language_codes()))
        table = TableOptions(text_or_none("rules", rules), whole_or_none("players", players), say)
        options = ExportOptions(picture, width, pictures=pictures, table=table)
        write_export(self._built, file, options)

    def report(
        self,
        path: str | os.PathLike[str],
        playtest: "Playtest | None" = None,
        *,
        against: "Playtest | None" = None,
        races: "Sequence[Race]" = (),
        language: str = "en",
        theme: str = "auto",
        public: bool = False,
    ) -> None:
        """Write the page of the command `report`: one HTML file about the circuit and a playtest of
        it, compared with the one `against`, with three of its races to watch, or with these.
        `theme` is auto, light, dark or contrast; a `public` page has no cards in hand."""
        from trackwright.api.playtest import Playtest
        from trackwright.api.race import Race
        from trackwright.model.files.output_checks import REPORT, check_output
        from trackwright.model.files.track_files import save_bytes
        from trackwright.model.text.translation import language_codes, translator
        from trackwright.reports.html.making import MOST_RACES, subject_of
        from trackwright.reports.html.page import report_page
        from trackwright.reports.html.subject import THEMES, Look

        file = file_at("path", path)
        check_output(file, REPORT)
        say = translator(one_of("language", language, language_codes()))
        chosen = THEMES[THEMES.index(one_of("theme", theme, THEMES))]
        watched = [made_here("races", race, Race) for race in listed("races", races)]
        if len(watched) > MOST_RACES:
            raise TrackwrightError(f"races: {len(watched)} given; there is room for {MOST_RACES}")
        for name, result in (("playtest", playtest), ("against", against)):
            if result is not None:
                made_here(name, result, Playtest)
        tested = None if playtest is None else playtest._report_on(self._built, against)
        before = None if against is None or tested is None else against._result
        replays = [race._replay_on(self._built) for race in watched]
        subject = subject_of(self._built, self._source, tested, None, before, replays)
        look = Look(language, say, chosen, public)
        save_bytes(report_page(subject, look).data, file)

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        _, _, picture = self.svg(width=NOTEBOOK_WIDTH).partition("\n")  # without <?xml ... ?>
        return picture

    # --- as a value ---

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Circuit):
            return NotImplemented
        return self._built.track == other._built.track

    def __hash__(self) -> int:
        return hash(self._built.track)

    def __repr__(self) -> str:
        laps = f"{self.laps} lap{'s' * (self.laps != 1)}"
        return f"<Circuit {self.name!r}: {self._built.positions} positions, {laps}>"


def codes_in(pieces: str | Iterable[str]) -> tuple[str, ...]:
    """The codes of a list, or of a text with spaces between them."""
    if isinstance(pieces, str):
        return texts("pieces", text("pieces", pieces, MAX_FILE_BYTES).split())
    return texts("pieces", pieces)


def _figure(name: str, value: Any) -> Any:
    if isinstance(value, str):
        return text(name, value)
    return tuple(value) if isinstance(value, list) else value


def _behind(run: Run, after: int | None) -> int:
    return run.pieces[-1].id if after is None else whole("after", after)


def _way(way: Way) -> tuple[tuple[str, ...], int, list[int]]:
    """What there is to lay, behind which piece, and what is taken away before."""
    given = mapping("way", way)
    if missing := [name for name in ("codes", "behind", "removed") if name not in given]:
        raise TrackwrightError(f"way: {missing[0]} is missing; `closings` gives ways")
    removed = [whole("removed", id) for id in listed("removed", given["removed"])]
    return texts("codes", given["codes"]), whole("behind", given["behind"]), removed


def _filters(rules: str | None, only: Words, ignore: Words, severity: str) -> "Filters":
    from trackwright.reports.problems.outcome import Filters
    from trackwright.validators.finding import Severity

    least = Severity(one_of("severity", severity, [one.value for one in Severity]))
    asked = text_or_none("rules", rules)
    return Filters(asked, words_in("only", only), words_in("ignore", ignore), least)
