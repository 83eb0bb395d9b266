"""What the circuit is: the figures that everybody asks for, and its whole card."""

from collections.abc import Iterator

from trackwright.model.text.messages import Message, counted, joined
from trackwright.model.text.sections import Fact, FactTable, Note, Part, Section, cell_text
from trackwright.model.text.units import CENTIMETRES
from trackwright.reports.circuit.card import card_of
from trackwright.reports.html.markup import Html, element
from trackwright.reports.html.subject import Look, Subject


def key_facts(subject: Subject, look: Look) -> Html:
    """The few figures on top."""
    found = [
        element("div", element("dt", look.say(name)), element("dd", look.say(value)))
        for name, value in _key_facts(subject)
    ]
    return element("dl", *found, class_="key")


def _key_facts(subject: Subject) -> Iterator[tuple[Message, Message]]:
    summary = subject.summary
    yield Message("positions"), Message("{n}", n=summary.positions)
    if summary.course_length is not None:
        yield Message("steps to the finish"), Message("{n}", n=summary.course_length)
    elif summary.lap_length is not None:
        yield Message("laps"), Message("{n}", n=summary.laps)
        yield Message("spaces per lap"), Message("{n}", n=summary.lap_length)
    if summary.corners:
        yield Message("corners"), Message("{n}", n=len(summary.corners))
    width, height = (CENTIMETRES.rounded(10 * side) for side in summary.outline_cm)
    size = Message("{width:g} × {height:g} cm", width=width, height=height)
    yield Message("on the table"), size
    yield Message("pieces"), Message("{n}", n=sum(summary.pieces.values()))
    yield Message("needed"), counted(summary.boxes_needed, "box", "boxes")


def card(subject: Subject, look: Look) -> Html:
    """All figures of the circuit."""
    sections = card_of(subject.circuit, subject.summary).sections()
    return element("div", *(_section(section, look) for section in sections), class_="cards")


def _section(section: Section, look: Look) -> Html:
    facts = [part for part in section.parts if isinstance(part, Fact)]
    rows = [
        element(
            "tr",
            element("th", look.say(f.name), scope="row"),
            element("td", cell_text(f.value, look.say)),
        )
        for f in facts
    ]
    table = element("table", element("tbody", *rows), class_="facts") if rows else None
    others = [_part(part, look) for part in section.parts if not isinstance(part, Fact)]
    return element("section", element("h3", look.say(section.title)), table, *others)


def _row(head: Html, value: str) -> Html:
    return element("tr", head, element("td", value))


def _part(part: Part, look: Look) -> Html:
    if isinstance(part, FactTable):
        return _table(part, look)
    assert isinstance(part, Note)
    return element("p", look.say(part.text))


def _table(part: FactTable, look: Look) -> Html:
    head = element("tr", *(element("th", look.say(one), scope="col") for one in part.heads))
    rows = [
        element("tr", *(element("td", cell_text(cell, look.say)) for cell in row))
        for row in part.rows
    ]
    table = element("table", element("thead", head), element("tbody", *rows))
    return element("div", table, class_="wide")


def subtitle(subject: Subject) -> Message:
    """The kit, and what it was raced under."""
    parts = [Message("{kit}", kit=subject.circuit.kit.name)]
    if subject.playtest is not None:
        parts.append(Message("{rules}", rules=subject.playtest.result.head.ruleset))
    return joined(parts, " · ")
