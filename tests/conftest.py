"""What all tests share: hypothesis profiles and the circuits that everybody knows."""

import os

import pytest
from hypothesis import HealthCheck, settings

from model.circuit import Circuit
from model.layout.kit import Kit
from tests import builders

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
_SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
settings.register_profile(
    "quick", deadline=None, max_examples=30, suppress_health_check=_SLOW_IS_FINE
)
settings.register_profile(
    "ci", deadline=None, max_examples=300, suppress_health_check=_SLOW_IS_FINE, print_blob=True
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


@pytest.fixture(scope="session")
def kit() -> Kit:
    return builders.KIT


@pytest.fixture(scope="session")
def april() -> Circuit:
    """April Raceway: 35 pieces, 75 positions, closes exactly."""
    return builders.circuit_of(builders.APRIL)
