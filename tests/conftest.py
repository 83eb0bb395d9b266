"""What all tests share: how much is asked, in which order, circuits that everybody knows."""

import faulthandler
import os
from collections.abc import Generator, Iterator, Sequence
from random import Random

import pytest
from hypothesis import HealthCheck, settings

from tests import amounts, builders
from trackwright.model.circuit import Circuit
from trackwright.model.layout.kit import Kit

HANG_S = 600.0
"""The slowest test takes a minute, in a soak perhaps an hour: a part of one (what it sets up,
itself, what it tidies away) that takes so long waits for something that never comes."""
SOAK_HANG_S = 6 * 3600.0
_stderr = pytest.StashKey[int]()
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
_SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
settings.register_profile(  # the same cases every time
    "usual", deadline=None, max_examples=15, derandomize=True, suppress_health_check=_SLOW_IS_FINE
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
    config.stash[_stderr] = os.dup(2)  # before output is captured
    settings.load_profile("soak" if is_soak else "usual")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests with random cases are part of a soak."""
    for item in items:
        if item.get_closest_marker("hypothesis"):
            item.add_marker(pytest.mark.soak)
    if (seed := config.getoption("shuffle")) is not None:
        items[:] = shuffled(items, seed)


def shuffled(items: Sequence[pytest.Item], seed: int) -> list[pytest.Item]:
    """In a random order; those of a module stay together, for they share what is made for it."""
    random, modules = Random(seed), dict[str, list[pytest.Item]]()
    for item in items:
        modules.setdefault(item.nodeid.partition("::")[0], []).append(item)
    in_order = list(modules.values())
    random.shuffle(in_order)
    for module in in_order:
        random.shuffle(module)
    return [item for module in in_order for item in module]


def in_time(item: pytest.Item) -> Generator[None, object, object]:
    """A test that hangs, for example in a dialog that nobody answers, ends its process, which shows
    where each thread was; pytest-xdist names the test, and goes on with a new process."""
    seconds = SOAK_HANG_S if item.config.getoption("soak") else HANG_S
    faulthandler.dump_traceback_later(seconds, exit=True, file=item.config.stash[_stderr])
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


pytest_runtest_setup = pytest_runtest_call = pytest_runtest_teardown = pytest.hookimpl(
    wrapper=True
)(in_time)


@pytest.fixture(autouse=True)
def patient() -> Iterator[None]:
    """On a busy machine any command may take long: no test shall see a line more for that."""
    with pytest.MonkeyPatch.context() as patch:  # the tests' own one ends before their fixtures
        patch.setattr("trackwright.cli.shared.progress.PATIENCE_S", 3600.0)
        yield


@pytest.fixture(scope="session")
def kit() -> Kit:
    return builders.KIT


@pytest.fixture(scope="session")
def april() -> Circuit:
    """April Raceway: 35 pieces, 75 positions, closes exactly."""
    return builders.circuit_of(builders.APRIL)
