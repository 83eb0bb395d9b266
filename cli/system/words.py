"""The names that can be completed: circuits, rulesets, bots, options, checks, pieces, papers."""

from collections.abc import Iterable, Mapping

Words = Mapping[str, str]
"""Word -> what it means; empty if the word says it."""
PERSON = "human"
OF_RULESETS = ("bots", "options")
"""The lists that depend on the ruleset."""


def word_lists() -> dict[str, Words]:
    """Name of a list -> its words. Kits in `TRACKWRIGHT_KITS` are among them."""
    from trackwright.model.files.library import kit, kit_files, shipped_tracks
    from trackwright.reports.paper.papers import PAPERS
    from trackwright.simulator.game.rulesets import all_rulesets
    from trackwright.validators.catalogue import all_checks

    by_ruleset = ruleset_lists()
    return {
        "tracks": _plain(shipped_tracks()),
        "kits": _plain(kit_files()),
        "rulesets": {ruleset.id: ruleset.about for ruleset in all_rulesets().values()},
        "checks": {check.code: check.name for check in all_checks()},
        "pieces": _plain(sorted({code for id in kit_files() for code in kit(id).codes})),
        "papers": _plain(sorted(paper.name for paper in PAPERS.values())),
        **{name: _joined(by_ruleset[name].values()) for name in OF_RULESETS},
    }


def ruleset_lists() -> dict[str, dict[str, Words]]:
    """Name of a list -> ruleset -> its words. An option is a word for each of its values,
    `name=value`, or `name=` if it is a number."""
    from trackwright.simulator.game.rulesets import all_rulesets

    rulesets = all_rulesets().values()
    bots: dict[str, Words] = {
        r.id: {**{bot.name: bot.about for bot in r.bots}, PERSON: "a person"} for r in rulesets
    }
    options: dict[str, Words] = {
        ruleset.id: {
            f"{option.name}={reading}": option.about
            for option in ruleset.options
            for reading in option.readings or ("",)
        }
        for ruleset in rulesets
    }
    return {"bots": bots, "options": options}


def _plain(words: Iterable[str]) -> Words:
    return dict.fromkeys(words, "")


def _joined(lists: Iterable[Words]) -> Words:
    return {word: about for words in lists for word, about in words.items()}
