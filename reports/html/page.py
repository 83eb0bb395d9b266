"""The report as one HTML file: sections in order, style, script, and data.

It must not grow beyond MOST_BYTES: races that do not fit are left out, and the page says so.
"""

import base64
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from trackwright.model.files.track_files import track_text
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message, joined
from trackwright.model.text.plain_text import encodable
from trackwright.reports.html import facts, heat, playtest, problems
from trackwright.reports.html.colours import theme_rules
from trackwright.reports.html.markup import Html, element
from trackwright.reports.html.plan import Plan
from trackwright.reports.html.races import Races
from trackwright.reports.html.subject import Look, ReportRace, Subject
from trackwright.simulator.game.rulesets import find_ruleset
from trackwright.simulator.playtest.results import Head
from trackwright.simulator.playtest.statistics import slug
from trackwright.simulator.story.sentences import called

MOST_BYTES = 1_000_000
PARTS = Path(__file__).resolve().parents[2] / "resources" / "report"
GENERATOR = "Trackwright report"
POLICY = (
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'; "
    "base-uri 'none'; form-action 'none'"
)


@dataclass(frozen=True)
class ReportPage:
    """The file, and the races that it has room for."""

    data: bytes
    races: tuple[ReportRace, ...]


def report_page(subject: Subject, look: Look) -> ReportPage:
    """The same subject gives the same bytes. Races that do not fit are left out."""
    plan = Plan(subject)
    whole = _with_races(subject, plan, subject.races, look)
    if len(whole.data) < MOST_BYTES:
        return whole
    found = _with_races(subject, plan, (), look)
    if len(found.data) >= MOST_BYTES:
        raise TrackwrightError(
            Message(
                "{track}: the report would be larger than {n} MB; the circuit has {spaces} spaces",
                track=subject.circuit.track.name,
                n=MOST_BYTES // 1_000_000,
                spaces=subject.summary.spaces,
            )
        )
    for race in subject.races:
        more = _with_races(subject, plan, (*found.races, race), look)
        found = more if len(more.data) < MOST_BYTES else found
    return found


def _with_races(
    subject: Subject, plan: Plan, races: Sequence[ReportRace], look: Look
) -> ReportPage:
    return ReportPage(_page(subject, plan, races, look).encode(), tuple(races))


def _page(subject: Subject, plan: Plan, races: Sequence[ReportRace], look: Look) -> str:
    shown = Races(races, plan, look) if races else None
    sections = list(_sections(subject, plan, shown, look))
    body = element(
        "body",
        _header(subject, look, sections),
        element("main", *(section for _, _, section in sections)),
        _footer(subject, look),
        *_scripts(shown),
    )
    html = element(
        "html", _head(subject, plan, look), body, lang=look.language, data_theme=look.theme
    )
    return encodable(f"<!doctype html>\n{html}\n")


def _head(subject: Subject, plan: Plan, look: Look) -> Html:
    style = theme_rules(look.theme) + (PARTS / "style.css").read_text("utf-8")
    style += heat.heat_rules(plan.events)
    return element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="generator", content=GENERATOR),
        element("meta", http_equiv="Content-Security-Policy", content=POLICY),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("meta", name="color-scheme", content="light dark"),
        element("title", _title(subject, look)),
        element("style", Html(style)),
    )


def _title(subject: Subject, look: Look) -> str:
    return look.say(Message("{track}: circuit report", track=subject.circuit.track.name))


Section = tuple[str, str, Html]
"""Id, headline, and the whole of it."""


def _header(subject: Subject, look: Look, sections: list[Section]) -> Html:
    links = [element("a", title, href=f"#{id}") for id, title, _ in sections]
    theme = element(
        "button", "◐", type="button", id="theme", hidden=True,
        title=look.say(Message("Light or dark")), aria_label=look.say(Message("Light or dark")),
    )  # fmt: skip
    return element(
        "header",
        element("div", class_="kerb"),
        element("p", look.say(Message("Circuit report")), class_="over"),
        element("h1", subject.circuit.track.name),
        element("p", look.say(facts.subtitle(subject)), class_="sub"),
        facts.key_facts(subject, look),
        element("nav", *links, theme, aria_label=look.say(Message("Contents"))),
    )


def _sections(subject: Subject, plan: Plan, races: Races | None, look: Look) -> Iterator[Section]:
    say, tested = look.say, subject.playtest
    if tested is not None:
        yield _section("verdict", say(Message("Verdict")), playtest.verdict(tested, look))
    yield _section("plan", say(Message("Plan")), *_plan(subject, plan, look))
    if subject.races:
        yield _section("races", say(Message("Races to watch")), *_races(subject, races, look))
    if tested is not None:
        drawn = playtest.charts(tested.result, subject.before, look)
        yield _section("charts", say(Message("Charts")), drawn)
        tables = (*playtest.who_wins(subject, look), playtest.figures(subject, look))
        yield _section("figures", say(Message("Figures")), *tables)
        if tested.comparison is not None:
            compared = playtest.comparison(subject, look)
            yield _section("comparison", say(Message("Comparison")), compared)
    yield _section("problems", say(Message("Checks")), problems.problems(subject, look))
    yield _section("circuit", say(Message("The circuit")), *_circuit(subject, look))
    yield _section("made", say(Message("How this was made")), _made(subject, look))


def _section(id: str, title: str, *parts: Html | None) -> Section:
    return id, title, element("section", element("h2", title), *parts, id=id)


def _plan(subject: Subject, plan: Plan, look: Look) -> Iterator[Html]:
    yield heat.plan_section(plan, look)
    for note in subject.notes:
        yield element("p", look.say(note), class_="notice")
    if subject.playtest is not None and plan.events:
        summary = element("summary", look.say(Message("Where most happens")))
        table = heat.hot_table(subject.playtest.result, plan.events, look)
        yield element(
            "details", summary, element("div", table, class_="wide"), class_="open-on-paper"
        )


def _races(subject: Subject, races: Races | None, look: Look) -> Iterator[Html]:
    for race in left_out(subject, races.races if races is not None else ()):
        yield element("p", look.say(too_long(race)), class_="notice")
    if races is not None:
        hint = Message(
            "Replays need scripts, which this viewer does not run; the stories below need none."
        )
        yield element("noscript", element("p", look.say(hint), class_="notice"))
        yield races.section()


def left_out(subject: Subject, shown: Sequence[ReportRace]) -> list[ReportRace]:
    """The races that the page has no room for."""
    return [race for race in subject.races if not any(race is one for one in shown)]


def too_long(race: ReportRace) -> Message:
    return Message("{race}. It is too long for this page.", race=race.about)


def _circuit(subject: Subject, look: Look) -> Iterator[Html]:
    track = subject.circuit.track
    for note in track.notes:
        yield element("p", note, class_="note")
    text = track_text(track).encode()
    name = f"{slug(track.name).replace('_', '-')}.json"
    words = Message("Download the circuit ({file})", file=name)
    data = base64.b64encode(text).decode()
    yield element(
        "p",
        element(
            "a",
            look.say(words),
            href=f"data:application/json;base64,{data}",
            download=name,
            class_="button",
        ),
    )
    yield facts.card(subject, look)


def _made(subject: Subject, look: Look) -> Html:
    rows = [
        element("tr", element("th", look.say(name), scope="row"), element("td", look.say(value)))
        for name, value in _origin(subject)
    ]
    return element("table", element("tbody", *rows), class_="facts")


def _origin(subject: Subject) -> Iterator[tuple[Message, Message]]:
    from importlib.metadata import version

    yield Message("program"), Message("Trackwright {version}", version=version("trackwright"))
    yield Message("circuit"), Message("{hash}", hash=subject.circuit.hash)
    if subject.playtest is None:
        return
    result = subject.playtest.result
    yield from _raced(result.head)
    yield Message("races"), Message("{n:,}", n=result.races)


def _raced(head: Head) -> Iterator[tuple[Message, Message]]:
    """Enough to run the same races again."""
    from importlib.metadata import version

    rules = Message("{rules}, version {n}", rules=head.ruleset, n=head.ruleset_version)
    yield Message("rules"), rules
    seats = ((called(seat.name), seat.player) for seat in head.seats)
    players = (Message("{name} ({bot})", name=name, bot=bot) for name, bot in seats)
    yield Message("players"), joined(players)
    yield Message("laps"), Message("{n}", n=head.laps)
    yield Message("seed"), Message("{n}", n=head.seed)
    usual = {one.name: one.default_reading for one in find_ruleset(head.ruleset).options}
    changed = {name: value for name, value in head.options.items() if value != usual.get(name)}
    if changed:
        yield Message("options"), joined(f"{name}={value}" for name, value in changed.items())
    for name, number in head.programs.items():
        if (name, number) != ("trackwright", version("trackwright")):
            yield Message("{name}", name=name), Message("{version}", version=number)


def _footer(subject: Subject, look: Look) -> Html:
    words = Message(
        "Made with Trackwright. The whole report is in this file: it loads nothing from elsewhere."
    )
    return element("footer", element("p", look.say(words)), element("div", class_="kerb"))


def _scripts(races: Races | None) -> Iterator[Html]:
    if races is not None:
        yield element("script", races.json(), type="application/json", id="race-data")
    yield element("script", Html((PARTS / "replay.js").read_text("utf-8")))
