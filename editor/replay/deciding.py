"""A person plays: takes a seat, decides, takes back. Each makes another version of the race, in a
thread. Also shows how a bot reached its decision."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from trackwright.editor.app.translation import later, t
from trackwright.editor.dialogs.running import asked
from trackwright.editor.dialogs.running import show as show_dialog
from trackwright.editor.dialogs.sharing import SharingDialog
from trackwright.editor.dialogs.why import WhyDialog
from trackwright.editor.replay.task_queue import Task
from trackwright.editor.replay.view.events import said_in_words
from trackwright.editor.replay.view.stage import Stage
from trackwright.simulator.race.reasons import Reasons, can_explain, reasons_for
from trackwright.simulator.race.replays import Replay
from trackwright.simulator.story.places import PlaceWords
from trackwright.simulator.story.show import Option, Sharing

if TYPE_CHECKING:
    from trackwright.editor.replay.replaying import Replaying, Surroundings

HINT = later(
    "Space: play · ← →: step · Page Down: next round · to play yourself, choose a seat in the panel"
)
WAITING = later("Space: pause · End: on to your turn · + -: faster or slower")


class Deciding(QObject):
    """Decisions in the current race, by list, key or a click on the circuit."""

    def __init__(self, races: "Replaying", around: "Surroundings") -> None:
        super().__init__(races)
        self._races, self._around, self._panel = races, around, races.panel
        self._panel.player_wanted.connect(self.take_player)
        self._panel.option_pointed.connect(self._point_at)
        self._panel.option_chosen.connect(self.choose)
        self._panel.sharing_wanted.connect(self.share)
        self._panel.options.unfolded.connect(self._show_listed)
        self._panel.undone.connect(self.undo)
        self._panel.handed_over.connect(self.hand_over)
        self._panel.asked_why.connect(self.show_why)

    def watch(self, stage: Stage) -> None:
        stage.option_pointed.connect(self._point_at_space)
        stage.option_chosen.connect(self._choose_space)

    @property
    def _replay(self) -> Replay | None:
        return self._races.replay

    # --- asking

    def ask(self) -> None:
        """Let the person choose once everything before has been shown."""
        question = self._races.question
        if self._races.stage is None or (question is None and self._panel.question is None):
            return
        options = question.options if question else ()
        self._races.stage.show_options([option for option in options if not option.fold])
        self._panel.ask(question)
        self.hint_at_keys()
        if question is not None and question.throw is not None:
            self._races.stage.show_throw(question.throw)

    def hint_at_keys(self) -> None:
        if self.hint:
            self._around.bridge.message.emit(self.hint)

    @property
    def hint(self) -> str:
        """Which keys there are; nothing if it is the circuit that has them now."""
        if self._races.shown is None or self._replay is None:
            return ""
        is_asked = self._replay.show.question is not None
        if not is_asked:
            return t(HINT)
        return t(WAITING if self._races.question is None else self._panel.options.hint)

    # --- deciding

    def take_player(self, player: int) -> None:
        """A person decides for this player from the current moment on."""
        replay, index, say = self._replay, self._races.player.index, self._races.tasks.say
        if replay is not None:
            self._go_on(t("Racing to your turn ..."), partial(replay.take, player, index, say))

    def choose(self, option: Option) -> None:
        replay = self._replay
        if replay is not None and self._races.question is not None:
            self._go_on(t("Racing on ..."), partial(replay.decide, option, self._races.tasks.say))

    def share(self, sharing: Sharing) -> None:
        """Ask in a dialog how much of each kind."""
        dialog = SharingDialog(sharing, self._races.window)
        with asked(dialog) as is_accepted:
            if is_accepted:
                self.choose(sharing.option(dialog.counts))

    def hand_over(self) -> None:
        replay = self._replay
        if replay is not None:
            self._go_on(t("Racing on ..."), partial(replay.hand_over, self._races.tasks.say))

    def undo(self) -> bool:
        """Take back the last decision; the race stops where it was made."""
        replay = self._replay
        if replay is not None and replay.can_undo:
            work = partial(replay.undo, self._races.tasks.say)
            self._go_on(t("Taking back ..."), work, back=True)
        return True

    def _go_on(self, words: str, work: Callable[[], Replay], back: bool = False) -> None:
        """Continue the race of this page, whichever page is current by then."""
        races, page = self._races, self._races.page

        def done(replay: Replay) -> None:
            if page is races.page:
                self._show(replay, back)
            elif page is not None:
                page.replay = replay

        races.hold_keys()
        races.tasks.run(Task(words, work, done, t("Cannot continue the race")))

    def _show(self, replay: Replay, back: bool) -> None:
        """Play the result."""
        player = self._races.player
        self._races.load(replay, len(replay.show.moments) if back else player.index)
        self._races.show_note()
        if player.index < player.last:
            player.play()

    # --- pointing

    def _show_listed(self) -> None:
        """More options are listed now: show where they end."""
        if self._races.stage is not None:
            self._races.stage.show_options(tuple(self._panel.options.listed.values()))

    def _point_at(self, option: Option | None) -> None:
        if self._races.stage is not None:
            self._races.stage.point_at(option)

    def _point_at_space(self, space: str | None) -> None:
        """The mouse is over a space: show its cheapest option, and the cost of all of them."""
        stage, question = self._races.stage, self._panel.question
        found = self._panel.options_at(space) if space is not None else []
        if stage is None or space is None or not found or question is None:
            return
        self._panel.point_at(found[0])
        words = (said_in_words(question.options[i].words, self._panel.places) for i in found)
        stage.show_at(space, "\n".join(words))

    def _choose_space(self, space: str) -> None:
        """A click takes the option pointed at, if it ends there; otherwise the cheapest that
        does."""
        found = self._panel.options_at(space)
        if found:
            if self._panel.options.number not in found:
                self._panel.point_at(found[0])
            self._panel.choose()

    # --- asking a bot

    def show_why(self) -> None:
        """Run the race up to the current decision, and show how the bot rated its choices."""
        races, replay, at = self._races, self._replay, self._races.player.index
        if replay is None or not can_explain(replay, at):
            return
        words = replay.show.moments[at].words

        def show(found: list[Reasons]) -> None:
            races.show_note()
            places = PlaceWords(replay.race.circuit)
            show_dialog(WhyDialog(words, found[0], places, races.window))

        races.player.pause()
        why = partial(reasons_for, replay, [at])
        task = Task(t("Repeating the decision ..."), why, show, t("Cannot explain the decision"))
        races.tasks.run(task)
