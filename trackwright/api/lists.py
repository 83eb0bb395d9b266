"""What there is: shipped circuits, kits and their pieces, rulesets and bots."""

from typing import Any

from trackwright.api.given import text, text_or_none
from trackwright.api.plain import plain


def shipped() -> list[str]:
    """The ids of the circuits that come with Trackwright, for `load`."""
    from trackwright.model.files.library import shipped_tracks

    return list(shipped_tracks())


def kits() -> list[str]:
    """The ids of the kits that are installed, for `make`."""
    from trackwright.model.files.library import kit_files

    return list(kit_files())


def pieces(kit: str) -> list[str]:
    """The codes of a kit's pieces, each as it can be laid."""
    from trackwright.model.files import library

    return list(library.kit(text("kit", kit)).codes)


def rulesets() -> list[dict[str, Any]]:
    """The rulesets that can be raced, each with its seats, options and bots."""
    from trackwright.reports.rulesets import ruleset_json
    from trackwright.simulator.game.rulesets import all_rulesets

    found: list[dict[str, Any]] = plain([ruleset_json(one) for one in all_rulesets().values()])
    return found


def bots(rules: str | None = None) -> list[dict[str, str]]:
    """The bots of this ruleset, or of all games."""
    from trackwright.reports.rulesets import bot_json, bots_of

    found: list[dict[str, str]] = plain(
        [bot_json(*one) for one in bots_of(text_or_none("rules", rules))]
    )
    return found
