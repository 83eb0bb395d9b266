"""What can be chosen for a virtual table."""

from dataclasses import dataclass

from trackwright.model.text.translation import IN_ENGLISH, Translator


@dataclass(frozen=True)
class TableOptions:
    """The rules (by default those of the circuit's game and level), the number of players (by
    default the usual one), and the language of all that is written."""

    rules: str | None = None
    players: int | None = None
    say: Translator = IN_ENGLISH
    base_url: str | None = None
    """Where the pictures of a Tabletop Simulator save will be."""
