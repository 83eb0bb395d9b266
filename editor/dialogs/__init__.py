"""The windows that ask."""
