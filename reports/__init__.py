"""Output for readers, made from results: `check` as text, JSON, SARIF and GitHub commands."""
