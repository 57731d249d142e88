"""How far a run has come."""

import sys
from typing import Any


class Progress:
    """A bar on standard error, where that is a terminal."""

    def __init__(self, games: int, before: int = 0) -> None:
        self.games = games
        self.before = before
        self.bar: Any = None

    def __enter__(self) -> "Progress":
        if sys.stderr.isatty():
            from rich import progress
            from rich.console import Console

            self.bar = progress.Progress(
                progress.TextColumn("{task.completed:,} of {task.total:,} games"),
                progress.BarColumn(),
                progress.TaskProgressColumn(),
                progress.TimeRemainingColumn(),
                console=Console(stderr=True),
                transient=True,
            )
            self.bar.start()
            self.bar.add_task("games", total=self.games, completed=self.before)
        return self

    def show(self, done: int) -> None:
        if self.bar is not None:
            self.bar.update(0, completed=done)

    def __exit__(self, *_: object) -> None:
        if self.bar is not None:
            self.bar.stop()
