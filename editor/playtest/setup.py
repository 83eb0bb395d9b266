"""The set-up of races: rules and their options, seats, bots, laps, races, seed."""

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Annotated

from annotated_types import Ge, Le
from pydantic import TypeAdapter
from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from trackwright.editor.app.translation import later, sentence, t, translated
from trackwright.editor.dialogs.options import OptionsDialog
from trackwright.editor.dialogs.running import show
from trackwright.editor.playtest.racer import Wish
from trackwright.editor.widgets.combo_box import NarrowComboBox
from trackwright.editor.widgets.wheel import pass_wheel
from trackwright.model.files.track_files import validated
from trackwright.model.layout.kit import STRICT_CONFIG
from trackwright.model.layout.track import Track
from trackwright.model.text.strict_json import parse_json_object
from trackwright.simulator.game.games import game_named
from trackwright.simulator.game.rulesets import (
    BadOption,
    Ruleset,
    all_rulesets,
    default_ruleset,
    usual_laps,
)
from trackwright.simulator.story.sentences import called
from trackwright.simulator.table.lineup import DEFAULT_TEAM, MOST_LAPS, seats_for
from trackwright.simulator.table.states import MOST_PLAYERS

ALIKE, IN_TURN, EACH = later("all the same"), later("two alternating"), later("one per seat")
USUAL_RACES = 200
MOST_RACES = 1_000_000
LARGEST_SEED = 2**31 - 1
NARROW = 62
"""Width in pixels that a number field may shrink to."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What is stored between sessions."""

    __pydantic_config__ = STRICT_CONFIG

    rules: str
    how: str
    bots: tuple[str, ...]
    seats: Annotated[int, Ge(1), Le(MOST_PLAYERS)]
    races: Annotated[int, Ge(1), Le(MOST_RACES)]
    seed: Annotated[int, Ge(0), Le(LARGEST_SEED)]
    options: dict[str, dict[str, str]]
    paired: bool = False


KEPT_FORM = TypeAdapter(Kept)


class Brief(QLabel):
    """A discreet line, elided if too long; its tool tip has the whole text."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setForegroundRole(QPalette.ColorRole.PlaceholderText)

    def say(self, words: str, tip: str = "") -> None:
        self.setText(words)
        self.setToolTip(tip or words)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        shown = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, self.width()
        )
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter, shown)


class SetupForm(QWidget):
    """The fields; `wish` is their value."""

    changed = Signal()
    rules_chosen = Signal(str)

    def __init__(self, once: bool = False, has_dice: bool = False) -> None:
        """`once`: for a single race, so there is no number of races. `has_dice`: dice can be
        paired, as results will be compared."""
        super().__init__()
        self._once, self._has_dice = once, has_dice
        self.options: dict[str, dict[str, str]] = {}
        """By ruleset: the options that differ from the default."""
        self.rules = _combo(t("Rules"), t("Rules of the races"))
        for ruleset in all_rulesets().values():
            self.rules.addItem(ruleset.id)
            tip = translated(ruleset.about)
            self.rules.setItemData(self.rules.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)
        self.about = QLabel(wordWrap=True)
        self.about.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.options_said = Brief()
        self.choose_options = QPushButton(t("Change ..."))
        self.choose_options.setToolTip(t("House rulings and other options of these rules"))
        self.seats = _spin(t("Seats"), t("Number of seats"), 1, 1)
        self.seats_said = QLabel()
        self.bots_how = _combo(
            t("Choice of bots"), t("One bot for all seats, two alternating, or one per seat")
        )
        for how in (ALIKE, IN_TURN, EACH):
            self.bots_how.addItem(t(how), how)
        self.laps = _spin(t("Laps"), t("Laps per race"), 0, MOST_LAPS)
        self.races = _spin(t("Races"), t("Number of races"), 1, MOST_RACES, USUAL_RACES)
        self.races.setGroupSeparatorShown(True)
        self.seed = _spin(t("Seed"), t("The same seed gives the same races"), 0, LARGEST_SEED, 1)
        self.laps.setMinimumWidth(0)
        self.paired = QCheckBox(t("Paired dice"))
        self.paired.setToolTip(
            t(
                "To compare two circuits: each player has dice of its own in each round, so that "
                "both are raced with the same luck and differ by less chance"
            )
        )
        self._bots = QWidget()
        self._bots_grid = QGridLayout(self._bots)
        self._bots_grid.setContentsMargins(0, 0, 0, 0)
        self._bots_grid.setSpacing(4)
        self.bots: list[QComboBox] = []
        self._laps_of_circuit = 1
        self._game = self._kit = ""
        self._lay_out()
        self._connect()
        self._show_rules()

    def _lay_out(self) -> None:
        options = QHBoxLayout()
        options.addWidget(self.options_said, 1)
        options.addWidget(self.choose_options)
        form = QFormLayout(self)
        form.setContentsMargins(6, 6, 6, 6)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(t("Rules"), self.rules)
        form.addRow("", self.about)
        form.addRow(t("Options"), options)
        form.addRow(t("Bots"), self.bots_how)
        form.addRow("", self._bots)
        others = [QLabel(t("Laps")), QLabel(t("Seed"))]
        for label in others:
            label.setMinimumWidth(max(each.sizeHint().width() for each in others))
        form.addRow(self.seats_said, _row(self.seats, others[0], self.laps))
        if self._once:
            form.addRow(t("Seed"), self.seed)
            self.races.setParent(self)  # hidden, but still owned
            self.races.hide()
        else:
            form.addRow(t("Races"), _row(self.races, others[1], self.seed))
        form.addRow("", self.paired)

    def add_row(self, words: str, field: QWidget) -> None:
        """Add a row at the bottom."""
        form = self.layout()
        assert isinstance(form, QFormLayout)
        form.addRow(words, field)

    def _connect(self) -> None:
        self.rules.currentIndexChanged.connect(self._rules_changed)
        self.choose_options.clicked.connect(self.open_options)
        self.bots_how.currentIndexChanged.connect(self._bots_changed)
        self.seats.valueChanged.connect(self._bots_changed)
        for field in (self.laps, self.races, self.seed):
            field.valueChanged.connect(lambda _: self.changed.emit())
        self.paired.toggled.connect(lambda _: self.changed.emit())

    # --- values

    @property
    def ruleset(self) -> Ruleset:
        return all_rulesets()[self.rules.currentText()]

    @property
    def wish(self) -> Wish:
        return Wish(
            rules=self.ruleset.id,
            bots=tuple(bot.currentText() for bot in self.bots),
            seats=self.seats.value(),
            laps=(self.laps.value() or None) if self.ruleset.laps is None else None,
            races=self.races.value(),
            seed=self.seed.value(),
            options=tuple(sorted(self.options.get(self.ruleset.id, {}).items())),
            paired=self._can_pair and self.paired.isChecked(),
        )

    @property
    def _can_pair(self) -> bool:
        """Can the dice of this game be paired here?"""
        return self._has_dice and game_named(self.ruleset.game).paired_dice

    def use_track(self, track: Track) -> None:
        """Show the number of laps of the circuit; switch to the rules of its game if necessary."""
        self._laps_of_circuit = track.laps
        if track.kit != self._kit:
            self._kit = track.kit
            if self.ruleset.game != track.kit:
                self.use_rules_for(track)
        self._show_laps()

    def use_rules_for(self, track: Track) -> None:
        """Choose the rules for the circuit's game and level, if there are any."""
        if ruleset := default_ruleset(track.kit, track.level):
            self.rules.setCurrentText(ruleset.id)

    # --- the rules

    def _rules_changed(self) -> None:
        self._show_rules()
        self.rules_chosen.emit(self.ruleset.id)
        self.changed.emit()

    def _show_rules(self) -> None:
        ruleset = self.ruleset
        self.about.setText(translated(ruleset.about))
        self._show_seats()
        self._show_laps()
        self._show_options()
        self._show_bots()
        form = self.layout()
        assert isinstance(form, QFormLayout)
        form.setRowVisible(self.paired, self._can_pair)

    def _show_seats(self) -> None:
        """The default number after a change of game; otherwise the number stays."""
        ruleset = self.ruleset
        with QSignalBlocker(self.seats):
            self.seats.setRange(*ruleset.seats)
            if ruleset.game != self._game:
                self.seats.setValue(ruleset.default_seats)
        self._game = ruleset.game
        self.seats_said.setText(sentence(translated(f"{game_named(ruleset.game).player_word}s")))

    def _show_laps(self) -> None:
        """0 stands for the number of the circuit, or of the rules."""
        always = self.ruleset.laps
        words = t("always {laps}", laps=always)
        if always is None:
            usual = usual_laps(self.ruleset, self._kit, self._laps_of_circuit)
            words = t("usual ({laps})", laps=usual)
            if usual == self._laps_of_circuit:
                words = t("circuit's ({laps})", laps=usual)
        with QSignalBlocker(self.laps):
            self.laps.setSpecialValueText(words)
            self.laps.setEnabled(always is None)
            if always is not None:
                self.laps.setValue(0)

    def _show_options(self) -> None:
        chosen = self.options.get(self.ruleset.id, {})
        said = ", ".join(f"{name} = {translated(value)}" for name, value in chosen.items())
        about = [_about(self.ruleset, name, value) for name, value in chosen.items()]
        self.options_said.say(said or t("all defaults"), "\n".join(about))

    def open_options(self) -> OptionsDialog:
        """Let the user choose house rulings."""
        ruleset = self.ruleset
        dialog = OptionsDialog(ruleset, self.options.get(ruleset.id, {}), self)
        dialog.accepted.connect(lambda: self.set_options(ruleset, dialog.chosen))
        show(dialog)
        return dialog

    def set_options(self, ruleset: Ruleset, chosen: Mapping[str, object]) -> None:
        """Store options that differ from the default; ignore those that the rules do not know."""
        kept = {}
        for name, value in chosen.items():
            with suppress(BadOption):
                option = ruleset.option(name)
                reading = option.read(value)
                if reading != option.default_reading:
                    kept[option.name] = str(reading)
        self.options[ruleset.id] = kept
        self._show_options()
        self.changed.emit()

    # --- the bots

    def _bots_changed(self) -> None:
        self._show_bots()
        self.changed.emit()

    def _show_bots(self) -> None:
        """As many fields as there are choices; existing ones keep their bot."""
        labels = self._bot_labels()
        names = [bot.currentText() for bot in self.bots]
        while self._bots_grid.count():
            item = self._bots_grid.takeAt(0)
            if item is not None and (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.bots = []
        for i, label in enumerate(labels):
            self._add_bot(i, label, names[i] if i < len(names) else names[-1] if names else "")

    def _bot_labels(self) -> list[str]:
        how, count = self.bots_how.currentData(), self.seats.value()
        if how == EACH:
            seats = seats_for(self.ruleset, (self.ruleset.bots[0].name,), count, DEFAULT_TEAM)
            return [translated(called(seat.name)) for seat in seats]
        if how == IN_TURN:
            return [f"{(count + 1) // 2} ×", f"{count // 2} ×"]
        return [f"{count} ×"]

    def _add_bot(self, i: int, label: str, chosen: str) -> None:
        field = _bot_field(self.ruleset, chosen, t("Bot of {seat}", seat=label))
        field.currentIndexChanged.connect(lambda _: self.changed.emit())
        self.bots.append(field)
        self._bots_grid.addWidget(QLabel(label), i, 0)
        self._bots_grid.addWidget(field, i, 1)
        self._bots_grid.setColumnStretch(1, 1)

    # --- stored between sessions

    def as_text(self) -> str:
        return json.dumps(
            {
                "rules": self.ruleset.id,
                "how": self.bots_how.currentData(),
                "bots": [bot.currentText() for bot in self.bots],
                "seats": self.seats.value(),
                "races": self.races.value(),
                "seed": self.seed.value(),
                "options": self.options,
                "paired": self.paired.isChecked(),
            }
        )

    def use_text(self, text: str) -> None:
        """Restore a stored set-up, or raise an InputError; ignores what the rules no longer
        know."""
        document = parse_json_object(text.encode(), "playtest")
        kept = validated(KEPT_FORM, document, "playtest", {"": Kept})
        for id, options in kept.options.items():
            if id in all_rulesets():
                self.set_options(all_rulesets()[id], options)
        self.rules.setCurrentText(kept.rules)
        self.seats.setValue(kept.seats)
        self.bots_how.setCurrentIndex(max(0, self.bots_how.findData(kept.how)))
        for field, name in zip(self.bots, kept.bots, strict=False):
            field.setCurrentText(name)
        self.races.setValue(kept.races)
        self.seed.setValue(kept.seed)
        self.paired.setChecked(kept.paired)


def _about(ruleset: Ruleset, name: str, value: str) -> str:
    option = ruleset.option(name)
    rule = f" ({option.rule})" if option.rule else ""
    words = t(
        "{value} instead of {usual}",
        value=translated(value),
        usual=translated(str(option.default_reading)),
    )
    return f"{translated(option.about)}: {words}{rule}"


def _bot_field(ruleset: Ruleset, chosen: str, name: str) -> QComboBox:
    """Selects the default bot if the chosen one does not play under these rules."""
    field = _combo(name, t("Choice of bots"))
    for i, bot in enumerate(ruleset.bots):
        field.addItem(bot.name)
        field.setItemData(i, translated(bot.about), Qt.ItemDataRole.ToolTipRole)
    is_there = chosen in (bot.name for bot in ruleset.bots)
    field.setCurrentText(chosen if is_there else ruleset.default_bot)
    return field


def _row(first: QWidget, label: QLabel, second: QWidget) -> QHBoxLayout:
    """Two number fields side by side."""
    row = QHBoxLayout()
    row.addWidget(first, 1)
    row.addWidget(label)
    row.addWidget(second, 1)
    return row


def _combo(name: str, tip: str) -> QComboBox:
    field = NarrowComboBox()
    pass_wheel(field)
    field.setAccessibleName(name)
    field.setToolTip(tip)
    return field


def _spin(name: str, tip: str, least: int, most: int, value: int | None = None) -> QSpinBox:
    field = QSpinBox(minimum=least, maximum=most)
    pass_wheel(field)
    field.setValue(least if value is None else value)
    field.setAccessibleName(name)
    field.setToolTip(tip)
    field.setKeyboardTracking(False)
    field.setMinimumWidth(NARROW)
    return field
