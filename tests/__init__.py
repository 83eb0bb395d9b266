"""The tests; they mirror the packages. Tracks and kits are made in `builders` and `strategies`."""
