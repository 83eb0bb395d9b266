"""The rest of a race as a planner imagines it."""

from trackwright.games.mopeds.race.draft import choose_bet, drafting_player, finish_draft, keep_bet
from trackwright.games.mopeds.race.rounds import end_round, play_rounds
from trackwright.games.mopeds.state.layouts import Race


def play_imagined(race: Race, player: int, card: int) -> int:
    """The bet, the rest of the draft, and all rounds to come; why it stopped."""
    keep_bet(race, player, card)
    while race.halt == 0 and race.drafter < race.players:
        choose_bet(race, drafting_player(race))
    if race.halt == 0:
        finish_draft(race)
    if race.halt == 0:
        end_round(race)
    play_rounds(race)
    return race.halt
