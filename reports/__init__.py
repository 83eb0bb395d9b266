"""The outcome of `check` in its formats: text for people, JSON, SARIF and GitHub's commands."""
