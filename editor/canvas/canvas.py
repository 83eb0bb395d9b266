"""The canvas: the view with its rulers, and notices above them."""

from PySide6.QtWidgets import QGridLayout, QWidget

from trackwright.editor.canvas.heat import HeatLegend
from trackwright.editor.canvas.rulers import THICK_PX, Ruler
from trackwright.editor.canvas.scene import Scene
from trackwright.editor.canvas.view import View
from trackwright.editor.widgets.hint_line import HintLine
from trackwright.editor.widgets.notice import Notice
from trackwright.model.text.units import Unit
from trackwright.reports.charts.heat_map import HeatMap


class Canvas(QWidget):
    """The central widget of the window."""

    def __init__(self, scene: Scene) -> None:
        super().__init__()
        self.scene = scene
        self.view = View(self.scene)
        self.rulers = (Ruler(self.view, upright=False), Ruler(self.view, upright=True))
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        corner = QWidget()
        corner.setFixedSize(THICK_PX, THICK_PX)
        self.notice = Notice()
        grid.addWidget(self.notice, 0, 0, 1, 2)
        grid.addWidget(corner, 1, 0)
        grid.addWidget(self.rulers[0], 1, 1)
        grid.addWidget(self.rulers[1], 2, 0)
        grid.addWidget(self.view, 2, 1)
        self.hint = HintLine(self.view)
        self.scene.guided.connect(self.hint.say)
        self.view.moved.connect(self._look)
        self.legend = HeatLegend(self)
        grid.addWidget(self.legend, 3, 0, 1, 2)

    def show_heat(self, heat: HeatMap | None) -> None:
        self.scene.show_heat(heat)
        self.legend.show_heat(heat, self.scene.palette_used)
        self._grid.activate()  # now: the table must not be painted at two sizes

    def _look(self) -> None:
        """Another part of the table is visible."""
        view = self.view
        if view.scene() is None:
            return  # the window closes
        self.hint.fit()
        self.scene.look(view.mapToScene(view.viewport().rect()).boundingRect(), view.zoom)

    def use_unit(self, unit: Unit) -> None:
        """Rulers and grid."""
        for ruler in self.rulers:
            ruler.use_unit(unit)
        self.scene.unit = unit
        self.scene.update()

    def board_moved(self) -> None:
        """Let the rulers start at the board's lower left corner."""
        rect = self.scene.table_rect()
        self.rulers[0].origin, self.rulers[1].origin = rect.left(), rect.bottom()
        for ruler in self.rulers:
            ruler.update()
