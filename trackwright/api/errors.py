"""What is raised where something cannot be done; each says it in words for people."""

from trackwright.model.text.errors import EditRefused, InputError, TrackwrightError

__all__ = ["EditRefused", "InputError", "TrackwrightError"]
