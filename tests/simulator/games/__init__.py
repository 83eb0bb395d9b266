"""Games made up for tests."""
