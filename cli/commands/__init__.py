"""One module per command, discovered by scanning this folder."""
