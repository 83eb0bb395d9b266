"""What a circuit that was found for some wishes lacks of others."""

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

import numpy as np

from trackwright.design.looks.road import Points, road_of
from trackwright.design.looks.scoring import Looks, weighed
from trackwright.design.looks.shapes import angle_to, normalised, spectrum_of, unlike_each
from trackwright.design.play import gates_of, rules_of, surely, title_of
from trackwright.design.search.archive import Proposal
from trackwright.design.search.finishing import on_board, turned_to
from trackwright.design.search.problem import likeness_of, outline_as_driven
from trackwright.design.wishes import Wishes, turn_of
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.track import Track
from trackwright.model.layout.zeta import FULL_TURN
from trackwright.model.text.messages import Message

SPANS = {
    "positions": Message("{n} positions"),
    "corners": Message("{n} corners"),
    "hairpins": Message("{n} hairpins"),
    "longest": Message("longest straight {n}"),
}


def unmet(one: Proposal, found_for: Wishes, wishes: Wishes) -> Iterator[Message]:
    """What it lacks, in words; nothing if it might have been found for these wishes. Both wishes
    can be met."""
    if one.circuit.kit.id != wishes.kit:
        yield Message("of another kit: {kit}", kit=one.circuit.kit.id)
        return
    yield from _of_the_race(one, found_for, wishes)
    yield from _of_the_pieces(one, wishes)
    yield from _of_the_lap(one, found_for, wishes)
    yield from _of_other_circuits(one, found_for, wishes)
    yield from _of_the_looks(one, wishes)
    yield from _of_the_play(one, found_for, wishes)


def looks_now(one: Proposal, wishes: Wishes) -> Looks:
    """Its looks by the weights of these wishes."""
    return weighed(one.circuit.kit, one.looks.features, wishes.looks)


def on_wished_board(one: Proposal, wishes: Wishes) -> Track:
    """The circuit on the board that is wished for now."""
    circuit = one.circuit
    if circuit.track.board_cm == wishes.board_cm:
        return circuit.track
    return on_board(replace(circuit.track, board_cm=wishes.board_cm), circuit.kit)


def turned_alike(one: Proposal, wishes: Wishes) -> Track:
    """For pictures that are to be compared: the start straight goes to the right; with an outline,
    the circuit lies as that does."""
    if not wishes.outline:
        return turned_to(one.circuit.track, 0)
    turn = angle_to(one.shape, outline_as_driven(wishes))
    return turned_to(one.circuit.track, round(turn / math.tau * FULL_TURN))


def _of_the_race(one: Proposal, found_for: Wishes, wishes: Wishes) -> Iterator[Message]:
    track = one.circuit.track
    if track.level != wishes.level:
        level = Message(track.level) if track.level else Message("none")
        yield Message("of another level: {level}", level=level)
    if found_for.laps != wishes.laps:
        yield Message("{n} laps", n=track.laps)
    rules = rules_of(wishes)
    if rules is not None and rules != rules_of(found_for):
        yield Message("not checked for {rules}", rules=rules)


def _of_the_pieces(one: Proposal, wishes: Wishes) -> Iterator[Message]:
    kit = one.circuit.kit
    used = Counter(kit.stock_code(code) for code in one.codes)
    for kind, count in used.items():
        if kind in kit.stock and count > kit.stock[kind] * wishes.boxes:
            yield Message("{n} {kind}, more than the boxes have", n=count, kind=kind)
    codes = {*one.codes, *(kit.codes[code].kind.code for code in one.codes)}
    for code in wishes.avoid:
        if code in codes:
            yield Message("has {kind}, which is to be avoided", kind=code)
    of_kind = Counter(kit.codes[code].kind.code for code in one.codes)
    for kind, least in wishes.use.items():
        if max(used[kind], of_kind[kind]) < least:
            yield Message("fewer than {n} {kind}", n=least, kind=kind)


def _of_the_lap(one: Proposal, found_for: Wishes, wishes: Wishes) -> Iterator[Message]:
    facts = one.facts
    spans = {name: getattr(wishes, name) for name in SPANS} | {"positions": wishes.length}
    for name, span in spans.items():
        value = getattr(facts, name)
        if span is not None and not span[0] <= value <= span[1]:
            yield SPANS[name].with_parts(n=value)
    if wishes.board_cm is not None:
        size, board = sorted((facts.width_mm, facts.height_mm)), sorted(wishes.board_cm)
        if any(side > 10 * room for side, room in zip(size, board, strict=True)):
            width, height = facts.size_cm
            yield Message("{width} x {height} cm are beyond the board", width=width, height=height)
    if found_for.grass_mm < wishes.grass_mm:
        yield Message("found for {mm} mm of grass", mm=f"{found_for.grass_mm:g}")
    if turn_of(one.circuit.kit, one.codes) * (1 if wishes.side == "L" else -1) < 0:
        yield Message("driven the other way round")
    likeness = likeness_of(one.shape, wishes)
    if likeness is not None and likeness > wishes.likeness:
        yield Message("not like the outline")


def _of_other_circuits(one: Proposal, found_for: Wishes, wishes: Wishes) -> Iterator[Message]:
    kept, keep = ((w.origin, w.keep) for w in (found_for, wishes))
    if wishes.keep and kept != keep:
        yield Message("without the pieces to keep")
    if wishes.not_like:
        spectra = _spectra(one.circuit.kit, wishes.not_like)
        if unlike_each(one.shape, spectra).min() < wishes.least_difference:
            yield Message("like a circuit that is not wanted")


@lru_cache(maxsize=4)
def _spectra(kit: Kit, rows: tuple[tuple[str, ...], ...]) -> Points:
    """What shapes are compared by."""
    return np.stack([spectrum_of(normalised(road_of(kit, row))) for row in rows])


def _of_the_looks(one: Proposal, wishes: Wishes) -> Iterator[Message]:
    score = looks_now(one, wishes).score
    if score > wishes.most_looks:
        yield Message("looks {score}", score=f"{score:.1f}")


def _of_the_play(one: Proposal, found_for: Wishes, wishes: Wishes) -> Iterator[Message]:
    if not wishes.play or rules_of(wishes) != rules_of(found_for):
        return
    missing: Sequence[str] = [g.figure for g in gates_of(wishes) if g.figure not in one.figures]
    if missing or found_for.laps != wishes.laps:
        yield Message("not raced yet")
        return
    for gate in gates_of(wishes):
        figure = one.figures[gate.figure]
        if not surely(gate, figure.estimate):
            name = title_of(gate.figure, one.figures)
            yield Message("{name} {value}", name=name, value=figure.text)
