"""Rulesets, their options and their bots as JSON for programs."""

from typing import Any

from trackwright.simulator.game.rulesets import Bot, Option, Ruleset, all_rulesets, find_ruleset


def ruleset_json(ruleset: Ruleset) -> dict[str, Any]:
    """What can be raced by it, with which options and bots."""
    least, most = ruleset.seats
    return {
        "id": ruleset.id,
        "about": ruleset.about,
        "game": ruleset.game,
        "ruleset_version": ruleset.version,
        "seats": {"least": least, "most": most, "usual": ruleset.default_seats},
        "laps": ruleset.laps,
        "options": [_option_json(option) for option in ruleset.options],
        "bots": [bot.name for bot in ruleset.bots],
    }


def _option_json(option: Option) -> dict[str, Any]:
    found: dict[str, Any] = {
        "name": option.name,
        "about": option.about,
        "default": option.default_reading,
    }
    if option.readings:
        found["readings"] = list(option.readings)
    else:
        found |= {"least": option.least, "most": option.most}
    return {**found, "rule": option.rule or None}


def bots_of(rules: str | None = None) -> list[tuple[str, Bot]]:
    """Game and bot, each once a game; of one ruleset, if it is named."""
    rulesets = list(all_rulesets().values()) if rules is None else [find_ruleset(rules)]
    found = {(r.game, bot.name): (r.game, bot) for r in rulesets for bot in r.bots}
    return list(found.values())


def bot_json(game: str, bot: Bot) -> dict[str, Any]:
    return {"name": bot.name, "game": game, "about": bot.about}
