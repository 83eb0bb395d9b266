"""Where file dialogs begin."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths

from trackwright.editor.app.settings import Settings


def first_folder(path: Path | None, settings: Settings) -> Path:
    """Beside the circuit; without a file of its own, in the folder last used, else in Documents."""
    if path is not None:
        return path.parent
    used = (recent.parent for recent in settings.recent)
    documents = QStandardPaths.StandardLocation.DocumentsLocation
    offered = (*used, Path(QStandardPaths.writableLocation(documents)))
    return next((folder for folder in offered if folder.is_dir()), Path.home())
