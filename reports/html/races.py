"""Races to watch: a replay that a script fills, and every race as a story that needs none."""

from collections.abc import Mapping, Sequence
from typing import Any

from trackwright.model.text.messages import Message
from trackwright.reports.html.markup import Html, element, json_in_html
from trackwright.reports.html.plan import ROAD, Plan
from trackwright.reports.html.race_data import Numbers, RaceData, places_json
from trackwright.reports.html.subject import Look, ReportRace
from trackwright.reports.runner_shapes import PathStep, body_steps, sign_steps
from trackwright.simulator.story.game_parts import rules_of
from trackwright.simulator.story.sentences import called
from trackwright.simulator.story.show import Moment, Show, gap_words

WORDS = {
    "play": Message("Play"),
    "pause": Message("Pause"),
    "lap": Message("Lap"),
    "moment": Message("moment"),
    "copied": Message("Link copied"),
    "who": Message("Who"),
    "behind": Message("Behind"),
}
"""What the script says."""
BUTTONS = (
    ("first", "M4 4v12M16 4L7 10l9 6z", Message("To the start (Home)")),
    ("round-back", "M10 4l-7 6 7 6zM18 4l-7 6 7 6z", Message("Previous round (Shift + ←)")),
    ("back", "M14 4L5 10l9 6z", Message("One moment back (←)")),
    ("play", "M5 3l12 7-12 7z", Message("Play or pause (space bar)")),
    ("on", "M6 4l9 6-9 6z", Message("One moment forward (→)")),
    ("round-on", "M10 4l7 6-7 6zM2 4l7 6-7 6z", Message("Next round (Shift + →)")),
    ("last", "M16 4v12M4 4l9 6-9 6z", Message("To the end (End)")),
)
"""Name, icon as a path on 20 by 20, and tip. Not all fonts have letters for them."""
SPEEDS = (0.5, 1, 2, 4, 8)


class Races:
    """The races of a report as elements and data."""

    def __init__(self, races: Sequence[ReportRace], plan: Plan, look: Look) -> None:
        self.plan, self.look = plan, look
        self.spaces, self.poses = Numbers(), Numbers()
        self.races = list(races)
        self.data = [
            RaceData(race.replay, look, self.spaces, self.poses).as_json() for race in races
        ]
        self.stories = [self._story(i, race) for i, race in enumerate(races, 1)]

    def section(self) -> Html:
        """The replay, and the stories below it."""
        stories = element("div", *self.stories, class_="stories")
        return element("div", self._replay(), stories)

    def _replay(self) -> Html:
        say = self.look.say
        tabs = [
            element("button", say(race.title), type="button", data_race=i, title=say(race.about))
            for i, race in enumerate(self.races, 1)
        ]
        parts = (
            element("div", *tabs, class_="tabs", role="group", aria_label=say(Message("Races"))),
            element("p", class_="about"),
            element("div", self._stage(), self._side(), class_="stage"),
        )
        return element(
            "div",
            *parts,
            id="replay",
            hidden=True,
            role="region",
            aria_label=say(Message("Replay")),
        )

    def _stage(self) -> Html:
        title = element(
            "title", self.look.say(Message("The circuit with the pieces of the race on it."))
        )
        uses = [element("use", href=f"#{id}") for id in (ROAD, f"{ROAD}-signs")]
        pieces = element("g", id="pieces")
        board = element(
            "svg",
            title,
            *uses,
            element("g", id="trail"),
            pieces,
            viewBox=self.plan.view_box,
            class_="plan",
            role="img",
        )
        words = element("p", id="words", aria_live="polite")
        dice = element("p", id="dice")
        now = element("div", words, dice, class_="now")
        return element("div", board, now, self._controls(), class_="board")

    def _side(self) -> Html:
        caption = element("caption", self.look.say(Message("Standings")))
        table = element("table", caption, element("thead"), element("tbody"), id="standings")
        return element("div", table, element("div", id="hands"), class_="side")

    def _controls(self) -> Html:
        say = self.look.say
        buttons = [_button(name, path, say(tip)) for name, path, tip in BUTTONS]
        speeds = [
            element("option", f"{speed:g}×", value=f"{speed:g}", selected=speed == 1)
            for speed in SPEEDS
        ]
        speed = element("select", *speeds, id="speed", aria_label=say(Message("Speed")))
        slider = element(
            "input", type="range", id="moment", min=1, value=1, aria_label=say(Message("Moment"))
        )
        link = element(
            "button", say(Message("Copy link")), type="button", data_do="link",
            title=say(Message("Copy a link to this moment")),
        )  # fmt: skip
        count = element("span", id="count")
        keys = say(
            Message("Keys: ← → moment, Shift + ← → round, space bar plays, + − speed, 1 2 3 race")
        )
        return element(
            "div",
            element("div", slider, count, class_="slide"),
            element("div", *buttons, speed, link, class_="row"),
            element("p", say(keys), class_="help"),
            class_="controls",
        )

    # --- stories

    def _story(self, number: int, race: ReportRace) -> Html:
        """The classification, and every moment in a line: the replay takes its words from here."""
        say, replay = self.look.say, race.replay
        lines = [self._line(moment) for moment in replay.show.moments]
        story = element(
            "details",
            element("summary", say(Message("The race moment by moment"))),
            element("ol", *lines, id=f"story-{number}", class_="story"),
        )
        return element(
            "article",
            element("h3", say(race.title)),
            element("p", say(race.about)),
            element("div", _outcome(replay.show, self.look), class_="wide"),
            story,
            class_="race",
        )

    def _line(self, moment: Moment) -> Html:
        words = self.look.say(self.plan.subject.places.in_words(moment.words))
        if moment.begins_round:
            return element("li", words, class_="round")
        rules = " ".join(rule.partition("-")[2] for rule in moment.rules)
        return element("li", words, *((" ", element("i", rules)) if rules else ()))

    # --- data

    def _rules(self) -> Mapping[str, str]:
        """Rule -> what it says in a line; of those that the races followed."""
        found: dict[str, str] = {}
        for race in self.races:
            rules = rules_of(race.replay.race.setup.game)
            used = {id for moment in race.replay.show.moments for id in moment.rules}
            found |= {id: rules[id] for id in sorted(used) if id in rules}
        return {id.partition("-")[2]: self.look.say(words) for id, words in found.items()}

    def json(self) -> Html:
        """Everything that the script reads."""
        games = {race.replay.race.setup.game.id: race.replay.race.setup.game for race in self.races}
        rules = {id: words for game in games.values() for id, words in rules_of(game).items()}
        used = sorted(
            {
                id
                for race in self.races
                for moment in race.replay.show.moments
                for id in moment.rules
            }
        )
        return json_in_html(
            {
                "spaces": places_json(self.spaces, self.plan.places),
                "poses": [_pose_json(pose) for pose in self.poses],
                "races": self.data,
                "about": [self.look.say(race.about) for race in self.races],
                "rules": {
                    id.partition("-")[2]: self.look.say(rules[id]) for id in used if id in rules
                },
                "words": {key: self.look.say(words) for key, words in WORDS.items()},
            }
        )


def _button(name: str, path: str, tip: str) -> Html:
    icon = element("svg", element("path", d=path), viewBox="0 0 20 20", aria_hidden="true")
    return element("button", icon, type="button", data_do=name, title=tip, aria_label=tip)


def _outcome(show: Show, look: Look) -> Html:
    """How it ended: runners from first to last, and the players, where they are others."""
    say, last = look.say, show.moments[-1]
    heads = [Message("place"), Message("who"), *(gauge.head for gauge in show.gauges)]
    head = element("tr", *(element("th", say(one), scope="col") for one in heads))
    rows = []
    for i, runner in enumerate(last.order):
        shown = last.runners[runner]
        where, name = say(gap_words(shown, i == 0)), say(called(show.runners[runner]))
        cells = (where, name, *map(str, shown.gauges))
        rows.append(element("tr", *(element("td", cell) for cell in cells)))
    if not show.is_one_each:
        rows += [
            element("tr", element("td", say(held.score)), element("td", say(called(name))))
            for held, name in zip(last.players, show.players, strict=True)
        ]
    return element("table", element("thead", head), element("tbody", *rows))


def _pose_json(pose: str) -> Mapping[str, Any]:
    return {"name": pose, "body": _path(body_steps(pose)) + "z", "signs": _path(sign_steps(pose))}


def _path(steps: Sequence[PathStep] | Any) -> str:
    return "".join(f"{kind}{' '.join(f'{n:g}' for n in points)}" for kind, points in steps)
