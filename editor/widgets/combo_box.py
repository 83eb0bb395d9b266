"""A combo box that may be narrower than its rows."""

from PySide6.QtWidgets import QComboBox

MARGIN_PX = 12


class NarrowComboBox(QComboBox):
    """Takes little room itself; the list that it opens shows every row whole."""

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumContentsLength(8)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)

    def showPopup(self) -> None:  # noqa: N802
        view = self.view()
        view.setMinimumWidth(view.sizeHintForColumn(self.modelColumn()) + MARGIN_PX)
        super().showPopup()
