"""The browser has an emblem for whatever the codex names, and a palette for each villain."""

import json
from pathlib import Path
from typing import Any

import pytest

from skulduggery.games.villainous.cards import TYPE_NAMES
from skulduggery.server.catalogue import codex

ART = Path(__file__).resolve().parents[2] / "web" / "src" / "art"
SHEETS = {
    "disney-villainous": ("emblems", "emblems-villainous"),
    "star-wars-villainous": ("emblems", "emblems-villainous", "emblems-star-wars"),
}


def drawn(game: str) -> set[str]:
    return {
        name
        for sheet in SHEETS[game]
        for name in json.loads((ART / f"{sheet}.json").read_text("utf-8"))
    }


def symbols(fields: dict[str, Any]) -> set[str]:
    """The symbols of a board or a ship that are no amounts."""
    found = list(fields.get("symbols", []))
    for place in fields.get("locations", []):
        found += place["top"] + place["bottom"]
    return {name for name in found if not name.startswith("gain-")}


@pytest.mark.parametrize("game", SHEETS)
def test_everything_that_is_named_is_drawn(game: str) -> None:
    told = codex(game, "en")
    wanted = {f"card-{card.id}" for card in told.cards} | {game}
    wanted |= {f"type-{card.kind}" for card in told.cards}
    for villain in told.villains:
        wanted |= {villain.id}
        wanted |= {f"location-{place['id']}" for place in villain.fields["locations"]}
    for entry in told.villains + told.cards:
        wanted |= {f"symbol-{name}" for name in symbols(entry.fields)}
    assert wanted - drawn(game) == set()
    assert {card.kind for card in told.cards} <= set(TYPE_NAMES)


@pytest.mark.parametrize("game", SHEETS)
def test_every_villain_has_a_palette(game: str) -> None:
    palette = (ART / "palette.ts").read_text("utf-8")
    for villain in codex(game, "en").villains:
        assert f'emblem: "{villain.id}"' in palette
