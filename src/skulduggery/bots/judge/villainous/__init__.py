"""Villainous judged: `table` for the game, a module for each villain (see `aim`)."""
