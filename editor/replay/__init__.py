"""What the replays of a window are made of."""
