"""What a table leaves to the memory of those who sit there (LD-16, VC-19)."""

from typing import Any

from skulduggery.engine.events import Event


def remembered_from(view: dict[str, Any], chunks: list[list[Event]], players: int) -> int:
    """The first chunk that a log may still show beside `view`.

    `chunks` holds what came of the deal, then of each answer.
    """
    options = view["options_of_table"]
    if view["waiting"] is None or options.get("open_memory", True):
        return 0
    kind, kept = ("trick", 1) if "trick" in view else ("turn", players)
    ends = [n for n, chunk in enumerate(chunks) if any([one.kind == kind for one in chunk])]
    return ends[-kept - 1] + 1 if len(ends) > kept else 0
