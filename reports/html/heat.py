"""The section with the plan: what happened where, to be chosen without any script."""

from collections.abc import Iterator, Sequence

from trackwright.model.text.messages import Message
from trackwright.reports.html.markup import Html, element
from trackwright.reports.html.plan import MOST_SPACES, Event, Plan
from trackwright.reports.html.subject import Look
from trackwright.simulator.playtest.results import Result
from trackwright.simulator.playtest.statistics import Heat, by_position, formatted_number
from trackwright.simulator.playtest.verdict import place_words

HOTTEST = 3
"""Places that the table names for each event."""


def plan_section(plan: Plan, look: Look) -> Html:
    """The plan; with a playtest a choice of events, their legends, and a table."""
    events = plan.events if len(plan.areas) <= MOST_SPACES else ()
    return element(
        "figure",
        *_choices(events, look),
        plan.svg(look),
        *(_legend(event, look) for event in events),
        element("p", id="spot", aria_live="polite") if events else None,
        class_="heatbox",
    )


def _choices(events: Sequence[Event], look: Look) -> Iterator[Html]:
    if not events:
        return
    plain = ("none", Message("Plan only"))
    for number, (key, name) in enumerate((*((e.key, e.name) for e in events), plain)):
        yield element("input", type="radio", name="heat", id=f"heat-{key}", checked=number == 0)
        yield element("label", look.say(name), for_=f"heat-{key}")


def _legend(event: Event, look: Look) -> Html:
    heat = event.heat
    colours = ",".join(f"var(--{event.colour(step)})" for step in heat.steps)
    return element(
        "figcaption",
        element("span", look.say(heat.title), class_="what"),
        element("span", look.say(heat.value_words(heat.least))),
        element("span", class_="ramp", style=f"background:linear-gradient(90deg,{colours})"),
        element("span", look.say(heat.value_words(heat.top))),
        id=f"legend-{event.key}",
    )


def heat_rules(events: Sequence[Event]) -> str:
    """The style that shows the chosen event and its legend."""
    rules = []
    for event in events:
        chosen = f"#heat-{event.key}:checked~"
        rules.append(f"{chosen}.plan .heat path{{fill:var(--{event.key},var(--k-asphalt))}}")
        rules.append(f"{chosen}#legend-{event.key}{{display:flex}}")
    return "".join(rules)


def hot_table(result: Result, events: Sequence[Event], look: Look) -> Html:
    """The hottest positions, for those who do not see colours."""
    spots = by_position(result)
    heads = (Message("event"), Message("per race"), Message("where most"))
    rows = [_row(result, spots, event, look) for event in events if event.table]
    head = element("tr", *(element("th", look.say(one), scope="col") for one in heads))
    return element("table", element("thead", head), element("tbody", *rows), class_="hot")


def _mean(result: Result, count: int) -> Message:
    return formatted_number(count / result.races)


def _row(result: Result, spots: Sequence[Heat], event: Event, look: Look) -> Html:
    name = event.table
    total = _mean(result, sum(spot.counts[name] for spot in spots))
    hottest = sorted(spots, key=lambda spot: -spot.counts[name])[:HOTTEST]
    said = [
        Message("{place}: {n}", place=place_words(result, spot), n=_mean(result, spot.counts[name]))
        for spot in hottest
        if spot.counts[name]
    ]
    return element(
        "tr",
        element("th", look.say(event.name), scope="row"),
        element("td", look.say(total), class_="number"),
        element("td", *(element("div", look.say(one)) for one in said)),
    )
