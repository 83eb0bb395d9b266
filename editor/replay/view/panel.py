"""The race of a replay in words and numbers: standings with dials, events and, if a person plays,
the choices."""

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.app.actions import tip_with_keys
from trackwright.editor.app.translation import later, plain, t, translated
from trackwright.editor.replay.view.cards import CardTable
from trackwright.editor.replay.view.choices import NUMBER_KEYS, ChoiceList
from trackwright.editor.replay.view.console import Console
from trackwright.editor.replay.view.dice import (
    DIE_PX,
    dice_width,
    dice_words,
    draw_dice,
)
from trackwright.editor.replay.view.events import EventList, EventModel, moment_tip, said_in_words
from trackwright.editor.replay.view.standings import Standings
from trackwright.simulator.race.reasons import can_explain
from trackwright.simulator.race.replays import Replay
from trackwright.simulator.story.game_parts import rules_of
from trackwright.simulator.story.glyphs import Glyph, glyphs_of
from trackwright.simulator.story.places import PlaceWords
from trackwright.simulator.story.show import Moment, Option, Question, Throw

PANEL_PX, LEAST_PX, MARGIN_PX = 350, 38, 6
NOTHING = later("No race is open.")


class DiceStrip(QWidget):
    """Dice in a row."""

    def __init__(self) -> None:
        super().__init__()
        self._glyphs: tuple[Glyph, ...] = ()
        self.setFixedHeight(round(DIE_PX) + 2)

    def show_throw(self, throw: Throw | None) -> None:
        self._glyphs = glyphs_of(throw) if throw else ()
        words = dice_words(throw) if throw else ""
        self.setToolTip(words)
        self.setAccessibleName(words)
        self.setVisible(bool(self._glyphs))
        self.setFixedWidth(round(dice_width(self._glyphs)) + 4 if self._glyphs else 0)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(1, 1)
        draw_dice(painter, self._glyphs)
        painter.end()


class ReplayPanel(QWidget):
    """Shows the replay; emits the user's wishes as signals."""

    race_wanted = Signal()
    """Run a race, since none is open."""
    replay_wanted = Signal()
    """Open a replay, since none is."""
    player_wanted = Signal(int)
    option_pointed = Signal(object)
    """An `Option` to show on the circuit, or None."""
    option_chosen = Signal(object)
    sharing_wanted = Signal(object)
    """A `Sharing` to be done in a dialog."""
    undone = Signal()
    handed_over = Signal()
    saved = Signal()
    sought = Signal(int)
    asked_why = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.replay: Replay | None = None
        self.places: PlaceWords | None = None
        """Says where spaces are on the circuit of the race."""
        self.question: Question | None = None
        self.moment: Moment | None = None
        self.title = QLabel(t(NOTHING))
        self.title.setWordWrap(True)
        self.note = QLabel()
        self.note.setWordWrap(True)
        self.standings = Standings()
        self.cards = CardTable()
        self.console = Console()
        self.turn = QLabel()
        self.turn.setWordWrap(True)
        self.dice = DiceStrip()
        self.options = ChoiceList()
        self.events = EventList()
        self.model = EventModel()
        self._make_lists()
        self._make_buttons()
        self._lay_out()
        self.clear()

    def _make_lists(self) -> None:
        self.options.currentItemChanged.connect(lambda *_: self.option_pointed.emit(self.option))
        self.options.itemActivated.connect(lambda _: self.choose())
        self.cards.card_clicked.connect(self._choose_card)
        self.events.setModel(self.model)
        self.events.setAccessibleName(t("Events"))
        self.events.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.events.selectionModel().currentChanged.connect(
            lambda index, _: self.sought.emit(index.row())
        )
        self.standings.itemSelectionChanged.connect(self._row_chosen)

    def _make_buttons(self) -> None:
        self.take = QPushButton(t("Play this seat"))
        self.take.clicked.connect(self._want_player)
        self.back = QPushButton(t("Take back"))
        tip_with_keys(self.back, t("Take back your last decision"), "edit.undo")
        self.back.clicked.connect(self.undone)
        self.over = QPushButton(t("Hand over"))
        self.over.setToolTip(t("Let bots finish the race for you"))
        self.over.clicked.connect(self.handed_over)
        self.why = QToolButton()
        self.why.setText(t("Why?"))
        tip = t("What else the bot could have done, and how it rated each choice")
        tip_with_keys(self.why, tip, "race.why")
        self.why.clicked.connect(self.asked_why)
        self.keep = QPushButton(t("Save replay ..."))
        tip_with_keys(
            self.keep, t("Save the race in a small file that can be replayed"), "race.save"
        )
        self.keep.clicked.connect(self.saved)
        self.once = QPushButton(plain("Race &once ..."))
        tip = t("Run and watch one race on this circuit, with bots or with you")
        tip_with_keys(self.once, tip, "race.once")
        self.once.clicked.connect(self.race_wanted)
        self.open = QPushButton(plain("Open re&play ..."))
        tip_with_keys(self.open, t("Open a saved race"), "file.replay")
        self.open.clicked.connect(self.replay_wanted)

    def _lay_out(self) -> None:
        turn = QHBoxLayout()
        turn.addWidget(self.dice, 0, Qt.AlignmentFlag.AlignTop)
        turn.addWidget(self.turn, 1)
        turn.addWidget(self.why, 0, Qt.AlignmentFlag.AlignTop)
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self.splitter.setChildrenCollapsible(False)
        table = QWidget()
        upper = QVBoxLayout(table)
        upper.setContentsMargins(0, 0, 0, 0)
        upper.addWidget(self.standings, 1)
        upper.addWidget(self.cards)
        upper.addWidget(self.console)
        for widget in (table, self.options, self.events):
            self.splitter.addWidget(widget)
        for part in (self.options, self.events):
            part.setMinimumHeight(LEAST_PX)
        for at, stretch in enumerate((0, 1, 1)):
            self.splitter.setStretchFactor(at, stretch)
        buttons = QGridLayout()
        for at, button in enumerate((self.take, self.back, self.over, self.keep)):
            buttons.addWidget(button, at // 2, at % 2)
        box = QVBoxLayout(self)
        box.setContentsMargins(MARGIN_PX, MARGIN_PX, MARGIN_PX, MARGIN_PX)
        for widget in (self.title, self.note, self.once, self.open):
            box.addWidget(widget)
        box.addLayout(turn)
        box.addWidget(self.splitter, 1)
        box.addLayout(buttons)
        box.addStretch(0)
        self.setMinimumWidth(PANEL_PX)

    # --- display

    def clear(self) -> None:
        self.replay = self.moment = self.places = None
        self.title.setText(t(NOTHING))
        self.say("")
        self.model.load((), {})
        self.turn.clear()
        self.dice.show_throw(None)
        self.standings.end()
        self.cards.hide()
        self.console.hide()
        self.ask(None)

    def say(self, words: str) -> None:
        """Show a line that stays: current work, or something to know about this replay."""
        self.note.setText(words)
        self.note.setVisible(bool(words))
        self._lay_out_anew()

    def begin(self, replay: Replay, title: str) -> None:
        """Another race, or another version of it."""
        self.replay, self.moment = replay, None
        self.places = PlaceWords(replay.race.circuit)
        self.title.setText(title)
        self._show_parts()
        self._lay_out_anew()  # the parts have their heights now
        self.standings.begin(replay)
        self.cards.begin(replay)
        self.console.begin(replay)
        self.setMinimumWidth(max(PANEL_PX, self.standings.minimumWidth() + 2 * MARGIN_PX))
        with QSignalBlocker(self.events.selectionModel()):
            rules = rules_of(replay.race.setup.game)
            self.model.load(replay.show.moments, rules, self.places)
        room = self.splitter.height()
        below = [one for one in (self.cards, self.console) if not one.isHidden()]
        cards = sum(one.minimumHeight() + MARGIN_PX for one in below)
        order = min(self.standings.full_height + cards, room - 3 * LEAST_PX if cards else room // 2)
        self.splitter.setSizes([order, (room - order) * 3 // 5, (room - order) * 2 // 5])
        self._show_buttons()

    def show_moment(self, index: int, moment: Moment) -> None:
        self.moment = moment
        self.standings.show_moment(moment)
        self._show_cards()
        self.turn.setText(self.model.words_of(moment))
        self.turn.setToolTip(moment_tip(moment, self.model.rules))
        self.dice.show_throw(moment.throws[0] if len(moment.throws) == 1 else None)
        with QSignalBlocker(self.events.selectionModel()):
            self.events.setCurrentIndex(self.model.index(index))
        self._follow()
        self._show_buttons()
        self._lay_out_anew()

    def _show_cards(self) -> None:
        """Show the cards of the selected player, otherwise of a person, otherwise of the player
        whose turn it is; if it is nobody's turn, keep those shown."""
        replay, moment = self.replay, self.moment
        if replay is None or moment is None:
            return
        people = [one for one in range(len(replay.show.players)) if replay.is_person(one)]
        players = [self.standings.player, *people, moment.player]
        player = next((player for player in players if player is not None), None)
        if player is not None:
            self.cards.show_player(replay, moment, player)
            self.console.show_player(replay, moment, player)

    def _lay_out_anew(self) -> None:
        """Lay out now: Qt does not do so by itself for changes made while the panel was hidden."""
        layout = self.layout()
        if layout is not None:
            layout.activate()

    def _follow(self) -> None:
        """Keep the current event visible."""
        self.events.viewport().update()
        self.events.scrollTo(self.events.currentIndex())

    def ask(self, question: Question | None) -> None:
        """Offer the person's choices; None hides them."""
        self.question = question
        with QSignalBlocker(self.options):
            self.options.ask(question, self.places)
        self.cards.choices = frozenset(filter(None, (o.card for o in self.options.listed.values())))
        self.options.setVisible(question is not None)
        if question is not None:
            asked = said_in_words(question.words, self.places)
            self.turn.setText(t("Your turn. {question}", question=asked))
            self.turn.setToolTip(translated(question.words))
            self.dice.show_throw(question.throw)
            self.options.setCurrentRow(0)
        QTimer.singleShot(0, self, self._follow)
        self._show_buttons()

    def _row_chosen(self) -> None:
        self._show_cards()
        self._show_buttons()

    def _show_parts(self) -> None:
        """Those of a race, or what to do while there is none."""
        is_open = self.replay is not None
        for part in (self.splitter, self.why, self.take, self.back, self.over, self.keep):
            part.setVisible(is_open)
        for button in (self.once, self.open):
            button.setVisible(not is_open)

    def _show_buttons(self) -> None:
        self._show_parts()
        replay, player = self.replay, self.standings.player
        self.keep.setEnabled(replay is not None)
        self.back.setEnabled(replay is not None and replay.can_undo)
        self.why.setEnabled(self.can_show_why)
        self.over.setEnabled(replay is not None and replay.show.question is not None)
        name = ""
        if replay is not None and player is not None and replay.can_take(player):
            name = replay.show.players[player]
        self.take.setEnabled(bool(name))
        self.take.setToolTip(
            t("Play as {name} from here on; bots play the others", name=name)
            if name
            else t("First choose above who you want to be")
        )

    @property
    def can_show_why(self) -> bool:
        """Is the current decision one of a bot that weighs its choices?"""
        at = self.events.currentIndex().row()
        return self.replay is not None and at >= 0 and can_explain(self.replay, at)

    # --- wishes

    @property
    def option(self) -> Option | None:
        """The selected option of the list."""
        return self.options.option

    def options_at(self, space: str) -> list[int]:
        """The options that end there, cheapest first."""
        return [i for i, option in self.options.listed.items() if option.end == space]

    def point_at(self, number: int) -> None:
        """Select the option of this number."""
        self.options.select(number)
        self.option_pointed.emit(self.option)

    def move_choice(self, by: int) -> bool:
        if self.question is None:
            return False
        self.options.setCurrentRow(
            min(max(self.options.currentRow() + by, 0), self.options.count() - 1)
        )
        return True

    def choose_number(self, number: int) -> bool:
        """By number key."""
        if self.question is None or not 1 <= number <= min(self.options.count(), NUMBER_KEYS):
            return False
        self.options.setCurrentRow(number - 1)
        return self.choose()

    def _choose_card(self, card: str) -> None:
        """A click on a card in hand decides."""
        numbers = [i for i, option in self.options.listed.items() if option.card == card]
        if numbers:
            self.point_at(numbers[0])
            self.choose()

    def choose(self) -> bool:
        """Decide; or show what the entry stands for."""
        if self.options.opens_dialog and self.question is not None:
            self.sharing_wanted.emit(self.question.sharing)
        elif self.option is not None:
            self.option_chosen.emit(self.option)
        elif not self.options.unfold():
            return False
        return True

    def _want_player(self) -> None:
        if self.standings.player is not None:
            self.player_wanted.emit(self.standings.player)
