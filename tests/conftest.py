"""What all tests share: how much is asked, in which order, circuits that everybody knows."""

import os
from random import Random

import pytest
from hypothesis import HealthCheck, settings

from model.circuit import Circuit
from model.kit import Kit
from tests import amounts, builders

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
_SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
settings.register_profile(  # the same cases every time
    "usual", deadline=None, max_examples=20, derandomize=True, suppress_health_check=_SLOW_IS_FINE
)
settings.register_profile(  # others every time
    "soak", deadline=None, max_examples=300, print_blob=True, suppress_health_check=_SLOW_IS_FINE
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--soak", action="store_true", help="ask all random cases; -m soak: only those tests"
    )
    parser.addoption("--shuffle", type=int, metavar="SEED", help="run tests in a random order")


def pytest_configure(config: pytest.Config) -> None:
    is_soak = config.getoption("soak")
    amounts.set_soak(is_soak)
    settings.load_profile("soak" if is_soak else "usual")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests with random cases are part of a soak. In a random order those of a module stay
    together, for they share what is made for the module."""
    for item in items:
        if item.get_closest_marker("hypothesis"):
            item.add_marker(pytest.mark.soak)
    if (seed := config.getoption("shuffle")) is not None:
        random = Random(seed)
        by_module: dict[str, list[pytest.Item]] = {}
        for item in items:
            by_module.setdefault(item.nodeid.partition("::")[0], []).append(item)
        modules = list(by_module.values())
        random.shuffle(modules)
        for module in modules:
            random.shuffle(module)
        items[:] = [item for module in modules for item in module]


@pytest.fixture(scope="session")
def kit() -> Kit:
    return builders.KIT


@pytest.fixture(scope="session")
def april() -> Circuit:
    """April Raceway: 35 pieces, 75 positions, closes exactly."""
    return builders.circuit_of(builders.APRIL)
