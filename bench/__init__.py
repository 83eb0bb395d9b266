"""Benchmarks: each module is a command, prints JSON with --json, and reports ratios of one run."""
