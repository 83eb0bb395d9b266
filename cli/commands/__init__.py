"""One module per command, found by looking into this folder."""
