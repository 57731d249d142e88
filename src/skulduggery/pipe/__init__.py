"""The table over a pipe: one JSON object in a line, one JSON object out."""
