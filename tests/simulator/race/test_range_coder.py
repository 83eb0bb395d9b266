"""What is squeezed comes out again, and is small where it repeats itself."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulator.race.range_coder import EndOfBytes, Squeezed, squeeze

items = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 255)), max_size=300)


@given(items)
def test_every_byte_comes_out_again(given_items: list[tuple[int, int]]) -> None:
    reader = Squeezed(squeeze(given_items))
    assert [reader.read(sort) for sort, _ in given_items] == [byte for _, byte in given_items]


@pytest.mark.parametrize("byte", [0, 1, 127, 255])
def test_what_repeats_itself_takes_little(byte: int) -> None:
    assert len(squeeze([(0, byte)] * 2000)) < 30


@given(st.binary(max_size=60))
def test_any_bytes_can_be_read_and_come_to_an_end(data: bytes) -> None:
    reader = Squeezed(data)
    with pytest.raises(EndOfBytes):
        _read_on(reader)


def _read_on(reader: Squeezed) -> None:
    for _ in range(10**6):
        reader.read(0)
