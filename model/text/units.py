"""Units for lengths: centimetres or inches. The model itself uses mm."""

from dataclasses import dataclass

from trackwright.model.text.messages import Message


@dataclass(frozen=True)
class Unit:
    """A unit of length, with the step sizes of its ruler and its grid."""

    id: str
    name: str
    symbol: str
    mm: float
    steps: tuple[float, ...]
    grid: tuple[float, float]
    """Spacing of fine and coarse grid lines, in this unit."""
    decimals: int

    def of_mm(self, mm: float) -> float:
        return mm / self.mm

    def size(self, width_mm: float, height_mm: float) -> Message:
        return Message(
            "{width:.{places}f} × {height:.{places}f} {unit}",
            width=self.of_mm(width_mm),
            height=self.of_mm(height_mm),
            places=self.decimals - 1,
            unit=self.symbol,
        )

    def gap(self, mm: float) -> Message:
        """A short length, precise enough for a gap between pieces: in mm, or decimal inches."""
        if self.mm == 10:
            return Message("{mm:.1f} mm", mm=mm)
        return Message("{n:.2f} {unit}", n=self.of_mm(mm), unit=self.symbol)

    def gap_figure(self, mm: float) -> float:
        """The same as a number without its unit."""
        return round(mm, 1) if self.mm == 10 else self.rounded(mm)

    def area(self, mm2: float) -> Message:
        """A small area."""
        if self.mm == 10:
            return Message("{n:g} mm²", n=mm2)
        return Message("{n:g} {unit}²", n=round(mm2 / self.mm**2, 2), unit=self.symbol)

    def rounded(self, mm: float) -> float:
        return round(self.of_mm(mm), 2)


CENTIMETRES = Unit(
    "cm", "Centimetres", "cm", 10.0, (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000), (2, 10), 1
)
INCHES = Unit("in", "Inches", "in", 25.4, (0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500), (1, 5), 2)
UNITS = {unit.id: unit for unit in (CENTIMETRES, INCHES)}
