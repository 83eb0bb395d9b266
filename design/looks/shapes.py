"""How much the shapes of two laps differ."""

import numpy as np
import numpy.typing as npt

from trackwright.design.looks.road import Points, evenly

Floats = npt.NDArray[np.float64]
POINTS = 64


def normalised(points: Points, count: int = POINTS) -> Points:
    """Points evenly along a lap, without its place and its size."""
    even = evenly(points, count)
    centred = even - even.mean()
    size = float(np.sqrt((np.abs(centred) ** 2).sum()))
    found: Points = centred / size if size else centred
    return found


def unlike(one: Points, other: Points) -> float:
    """From 0, the same shape, to 1: 1 - the greatest squared correlation over all beginnings,
    turnings, sizes, mirror images and both directions. Both are `normalised`."""
    return float(unlike_each(one, spectrum_of(other)[None])[0])


def spectrum_of(shape: Points) -> Points:
    """What a shape is compared by."""
    spectrum: Points = np.conj(np.fft.fft(shape))
    return spectrum


def unlike_each(shape: Points, spectra: Points) -> Floats:
    """How unlike a shape is to each of several, given by their spectra, one a row."""
    ways = np.fft.fft(np.stack([shape, np.conj(shape), shape[::-1], np.conj(shape[::-1])]))
    products = np.fft.ifft(ways[:, None, :] * spectra[None, :, :])
    best = (np.abs(products) ** 2).max(axis=(0, 2))
    found: Floats = np.maximum(0.0, 1.0 - best)
    return found


def angle_to(one: Points, outline: Points) -> float:
    """By how much a lap has to be turned to lie as an outline does."""
    product = np.fft.ifft(np.fft.fft(one) * np.conj(np.fft.fft(outline)))
    return -float(np.angle(product[np.abs(product).argmax()]))


def like_outline(one: Points, outline: Points) -> float:
    """How far a lap is from an outline, driven in the same direction, not mirrored: from 0 to 1."""
    product = np.fft.fft(one) * np.conj(np.fft.fft(outline))
    return max(0.0, 1.0 - float((np.abs(np.fft.ifft(product)) ** 2).max()))
