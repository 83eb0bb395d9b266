"""The command line: one module per command in `cli/commands`, each a thin layer over the model."""
