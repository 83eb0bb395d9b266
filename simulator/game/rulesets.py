"""The rulesets of all games, each with its options."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

from trackwright.model.text.errors import TrackwrightError, did_you_mean
from trackwright.model.text.messages import Message
from trackwright.simulator.game.games import all_games

USUAL_BOT = "careful"
Reading: TypeAlias = str | int


class BadOption(TrackwrightError):
    """An option that a ruleset does not have, or a value that it does not take."""


@dataclass(frozen=True)
class Option:
    """A house ruling or a choice of how to play: the first reading is the default.

    `readings` are words, or whole numbers from `least` to `most`; `wordings` is the rulebook's text
    for each of the words, separated by `;`. Any part of it that only one of them has is accepted.
    `field` of a race's rules holds what was chosen: the number, or of a word its number, which is
    its place among the readings if `numbers` do not say otherwise.
    """

    name: str
    about: str
    readings: tuple[str, ...] = ()
    rule: str = ""
    default: int = 0
    least: int = 0
    most: int = 0
    wordings: tuple[str, ...] = ()
    field: str = ""
    numbers: tuple[int, ...] = ()

    def number(self, reading: Reading) -> int:
        """How the rules know it."""
        if not self.readings:
            return int(reading)
        at = self.readings.index(str(reading))
        return self.numbers[at] if self.numbers else at

    @property
    def default_reading(self) -> Reading:
        return self.readings[0] if self.readings else self.default

    def read(self, text: object) -> Reading:
        """Parses a typed value; BadOption lists the accepted ones."""
        if self.readings:
            word = {True: "yes", False: "no"}.get(text, text) if isinstance(text, bool) else text
            wanted = _hyphened(word)
            if wanted in self.readings:
                return wanted
            if len(meant := self._worded(wanted)) == 1:
                return meant[0]
            known = did_you_mean(wanted, self.readings)
            raise BadOption(
                Message(
                    "option {name}: {word!r} is not a value {known}",
                    name=self.name,
                    word=word,
                    known=known,
                )
            )
        number = _whole(text)
        if number is None or not self.least <= number <= self.most:
            raise BadOption(
                Message(
                    "option {name}: expected {least} to {most}, found {found!r}",
                    name=self.name,
                    least=self.least,
                    most=self.most,
                    found=text,
                )
            )
        return number

    def _worded(self, wanted: str) -> list[str]:
        """The readings whose wordings contain this."""
        return [
            reading
            for reading, wordings in zip(self.readings, self.wordings, strict=False)
            if wanted
            and any(
                f"-{wanted}-" in f"-{_hyphened(w)}-" for w in f"{reading};{wordings}".split(";")
            )
        ]

    def has(self, text: object) -> bool:
        """Is this one of its values?"""
        try:
            self.read(text)
        except BadOption:
            return False
        return True

    def is_called(self, wanted: str) -> bool:
        """Matches its name or its rule: MGP-H-24 and H-24 are the same."""
        if wanted.replace("-", "_").lower() == self.name:
            return True
        return bool(self.rule) and wanted.upper() in (self.rule, self.rule.partition("-")[2])

    @property
    def takes(self) -> str:
        """The accepted values, for help."""
        return "|".join(self.readings) if self.readings else f"{self.least}..{self.most}"


def _hyphened(words: object) -> str:
    """One form for words separated by spaces, commas, underscores or hyphens."""
    return re.sub(r"[\s_,/-]+", "-", str(words).strip().lower())


def _whole(text: object) -> int | None:
    if isinstance(text, bool):
        return None
    try:
        return int(str(text))
    except ValueError:
        return None


@dataclass(frozen=True)
class Bot:
    """A bot that plays by rules of thumb: its name, its number in the rules, and what it does."""

    name: str
    number: int
    about: str
    weighs: bool = False
    """Does it weigh its choices, so that it can give reasons for them?"""
    imagines: bool = False
    """Does it compare its choices in `roll_outs` simulated rollouts?"""


@dataclass(frozen=True)
class Ruleset:
    """What can be raced: a level of a game."""

    id: str
    about: str
    game: str
    version: int
    seats: tuple[int, int]
    options: tuple[Option, ...]
    bots: tuple[Bot, ...]
    level: int = 0
    default_seats: int = 6
    laps: int | None = None
    """If the number of laps is fixed; otherwise the circuit decides."""
    guest_laps: int | None = None
    """The usual laps on circuits of other games, whose own number is meant for those."""
    field: int = 0
    """If a fixed number starts: seats left over go to `filler`."""
    filler: Bot | None = None
    """What the rules do with a seat that nobody takes; it never makes decisions."""

    def option(self, name: str) -> Option:
        """The option with this name, or with the id of the rule that it is about."""
        wanted = name.strip()
        for option in self.options:
            if option.is_called(wanted):
                return option
        known = [option.name for option in self.options]
        hint = did_you_mean(wanted, known)
        raise BadOption(
            Message("{rules} has no option {name!r} {known}", rules=self.id, name=name, known=hint)
        )

    def settings(self, given: Mapping[str, Any]) -> "Settings":
        """All options with their values: the given ones, otherwise the defaults."""
        found = {option.name: option.default_reading for option in self.options}
        for name, value in given.items():
            self.option(name)
            option, reading = chosen(self.options, name, value)
            found[option.name] = reading
        return Settings(self, found)

    @property
    def default_bot(self) -> str:
        """The default player: "careful", if there is one."""
        names = [bot.name for bot in self.bots]
        return USUAL_BOT if USUAL_BOT in names else names[-1]

    def bot(self, name: str) -> Bot:
        """The bot of this name, or the filler."""
        if self.filler is not None and name == self.filler.name:
            return self.filler
        for bot in self.bots:
            if bot.name == name:
                return bot
        known = [bot.name for bot in self.bots]
        raise BadOption(f"{self.id} has no bot named {name!r} {did_you_mean(name, known)}")


class Settings(Mapping[str, Reading]):
    """The options of a ruleset with their values. What only other rulesets of its game have is not
    there; a name or reading that none has is an error: whoever asks for it has misspelt it."""

    def __init__(self, ruleset: Ruleset, values: Mapping[str, Reading]) -> None:
        self._ruleset, self._values = ruleset, dict(values)

    def __getitem__(self, name: str) -> Reading:
        if name not in self._values:
            self._known(name)
        return self._values[name]

    def __contains__(self, name: object) -> bool:
        return bool(self._known(str(name))) and name in self._values

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __repr__(self) -> str:
        return f"Settings({self._ruleset.id}, {self._values})"

    def reads(self, name: str, reading: str) -> bool:
        """Is it raced by this reading of the option? Not where there is no such option."""
        if not any(reading in option.readings for option in self._known(name)):
            raise BadOption(f"option {name} has no reading {reading!r}")
        return self._values.get(name) == reading

    def but(self, values: Mapping[str, Reading]) -> "Settings":
        """The same with other values."""
        return Settings(self._ruleset, {**self._values, **values})

    def _known(self, name: str) -> list[Option]:
        """The options of this name that the game's rulesets have."""
        game = self._ruleset.game
        others = [one for one in all_rulesets().values() if one.game == game]
        found = [o for one in (self._ruleset, *others) for o in one.options if o.name == name]
        if not found:
            raise BadOption(f"no ruleset of {game} has an option {name!r}")
        return found


def chosen(options: Iterable[Option], name: str, value: object) -> tuple[Option, Reading]:
    """The option of this name or rule, and the reading that the value stands for. A rule may have
    several options: then the one with such a reading; if none has it, BadOption lists them."""
    called = [option for option in options if option.is_called(name.strip())]
    if len(called) == 1:
        return called[0], called[0].read(value)
    fitting = [(option, option.read(value)) for option in called if option.has(value)]
    if len(fitting) == 1:
        return fitting[0]
    known = ", ".join(f"{option.name} ({option.takes})" for option in called)
    if fitting:
        raise BadOption(f"option {name}: {value!r} fits several options; use one of: {known}")
    raise BadOption(f"option {name}: {value!r:.60} is not a value of any of its options: {known}")


@cache
def all_rulesets() -> dict[str, Ruleset]:
    """Id -> ruleset, in the order of the games' folders."""
    return {ruleset.id: ruleset for game in all_games().values() for ruleset in game.rulesets}


@cache
def unraced_rulesets() -> tuple[str, ...]:
    """Rulesets that only checks, budgets and the referee know so far."""
    games = [game for game in all_games().values() if game.has("rulesets")]
    known = (id for game in games for id in game.part("rulesets").RULESETS)
    return tuple(id for id in known if id not in all_rulesets())


def usual_laps(ruleset: Ruleset, kit: str, laps: int) -> int:
    """Over how many laps a circuit of a kit is raced if nobody says; `laps` is its own number."""
    is_guest = kit not in all_games()[ruleset.game].called
    return ruleset.laps or (ruleset.guest_laps if is_guest else None) or laps


def default_ruleset(kit: str, level: str | None) -> Ruleset | None:
    """The default ruleset of a circuit: its kit's game at its level, otherwise the game's fullest
    level; None if there is none."""
    own = [one for one in all_rulesets().values() if kit in all_games()[one.game].called]
    of_level = [ruleset for ruleset in own if level and ruleset.id.endswith(f"-{level}")]
    found = of_level or own
    return found[-1] if found else None


def find_ruleset(id: str) -> Ruleset:
    """The ruleset with this id."""
    rulesets = all_rulesets()
    if id in unraced_rulesets():
        raise TrackwrightError(
            Message(
                "{id} cannot be raced yet; `check --rules {id}` says what a circuit lacks", id=id
            )
        )
    if id not in rulesets:
        known = did_you_mean(id, rulesets)
        raise TrackwrightError(Message("no ruleset named {id!r} {known}", id=id, known=known))
    return rulesets[id]
