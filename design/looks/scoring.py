"""How good a circuit looks: how far what can be seen of it is from shipped circuits.

Each part is a squared deviation, in spreads of the shipped circuits, counted on the bad side only.
Shipped circuits of MotoGrandPrix score 1 to 12; up to 3 would pass for one of them, above 15 are
snail shells and zigzags. Every part is visible and can be weighed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from trackwright.design.looks.features import features_of
from trackwright.model.layout.kit import Kit
from trackwright.model.text.messages import Message


@dataclass(frozen=True)
class Norm:
    """Mean and spread of a feature among shipped circuits, and on which side it is bad."""

    mean: float
    spread: float
    bad: Literal["more", "less"]

    def penalty(self, value: float) -> float:
        over = value - self.mean if self.bad == "more" else self.mean - value
        return max(0.0, over / self.spread) ** 2


NAMES = {
    "corners": Message("corners per 100 positions"),
    "s_bends": Message("corners right behind another"),
    "side_changes": Message("side changes per corner"),
    "gentle": Message("corners of 45° or less"),
    "straight": Message("straight positions"),
    "variety": Message("variety of straights, bits"),
    "crowded": Message("road beside other road"),
    "full": Message("share of its hull"),
}
_MOTOGRANDPRIX = {
    "corners": Norm(10.9, 2.05, "more"),
    "s_bends": Norm(0.11, 0.11, "more"),
    "side_changes": Norm(0.51, 0.19, "more"),
    "gentle": Norm(0.40, 0.09, "more"),
    "straight": Norm(0.49, 0.09, "less"),
    "variety": Norm(2.05, 0.52, "less"),
    "crowded": Norm(0.17, 0.11, "more"),
    "full": Norm(0.70, 0.09, "less"),
}
_AUSGEBREMST = {
    "corners": Norm(24.2, 2.84, "more"),
    "s_bends": Norm(0.34, 0.18, "more"),
    "side_changes": Norm(0.53, 0.14, "more"),
    "gentle": Norm(0.0, 0.15, "more"),
    "straight": Norm(0.55, 0.05, "less"),
    "variety": Norm(1.50, 0.28, "less"),
    "crowded": Norm(0.13, 0.07, "more"),
    "full": Norm(0.91, 0.05, "less"),
}
_MOPEDS = _AUSGEBREMST | {
    "corners": Norm(25.0, 11.8, "more"),
    "variety": Norm(0.5, 0.71, "less"),
    "straight": Norm(0.58, 0.12, "less"),
    "full": Norm(0.91, 0.10, "less"),
}
"""A lap of a dozen spaces has four corners, and hardly two straights that differ; one corner
inwards is a large part of it."""
_STREET = {
    "corners": Norm(8.86, 1.75, "more"),
    "s_bends": Norm(0.04, 0.10, "more"),
    "side_changes": Norm(0.56, 0.20, "more"),
    "gentle": Norm(0.08, 0.20, "more"),
    "straight": Norm(0.73, 0.10, "less"),
    "variety": Norm(2.28, 0.34, "less"),
    "crowded": Norm(0.05, 0.08, "more"),
    "full": Norm(0.45, 0.38, "less"),
}
NORMS: Mapping[str, Mapping[str, Norm]] = {
    "motograndprix": _MOTOGRANDPRIX,
    "ausgebremst": _AUSGEBREMST,
    "mopeds": _MOPEDS,
    "street": _STREET,
    "racing-rules": _STREET,
}
"""By kit. Too few circuits of mopeds and of the dice game are shipped: most of their norms are
those of the game with pieces like theirs. The spread of a feature that hardly varies is a least
one."""


@dataclass(frozen=True)
class Looks:
    """The score of a circuit, and the features that it comes from."""

    features: Mapping[str, float]
    parts: Mapping[str, float]
    """What each feature adds to the score."""

    @property
    def score(self) -> float:
        """0 is best."""
        return sum(self.parts.values())

    @property
    def worst(self) -> Message | None:
        """What is most unusual about it, if anything is."""
        name = max(self.parts, key=lambda part: self.parts[part])
        return NAMES[name] if self.parts[name] > 1 else None

    def as_json(self) -> dict[str, object]:
        return {
            "score": round(self.score, 2),
            "parts": {name: round(value, 2) for name, value in self.parts.items()},
            "features": {name: round(value, 3) for name, value in self.features.items()},
        }


def norms_of(kit: Kit) -> Mapping[str, Norm]:
    """The norms for circuits of a kit; of a kit without any, those of MotoGrandPrix."""
    return NORMS.get(kit.id, _MOTOGRANDPRIX)


def looks_of(
    kit: Kit, codes: Sequence[str], closed: bool = True, weights: Mapping[str, float] | None = None
) -> Looks:
    """The looks of a row of pieces; parts without a weight count once."""
    return weighed(kit, features_of(kit, codes, closed), weights or {})


def weighed(kit: Kit, features: Mapping[str, float], weights: Mapping[str, float]) -> Looks:
    """The looks that come from these features."""
    norms = norms_of(kit)
    parts = {
        name: weights.get(name, 1.0) * norms[name].penalty(value)
        for name, value in features.items()
    }
    return Looks(features, parts)
