"""TODO: say what this package holds."""
