"""How a sector is drawn: Deep Space, both currencies, Bounties with what is still to be done."""

from typing import Any

import pytest

from skulduggery.terminal.draw import drawing
from skulduggery.terminal.draw.scene import Scene
from skulduggery.terminal.table import Row, Text
from skulduggery.words import words
from tests.games.villainous.sectors import boba, on, rival, table, with_

T = table(
    boba(
        pawn="slave-i",
        credits=3,
        ambition=2,
        hand=["bossk", "as-you-wish"],
        kept=["bounty-chewbacca"],
        under=["sarlacc-pit"],
        tython=[
            on("jabba-the-hutt", with_("bounty-luke-skywalker", done=["defeat-luke"])),
            with_("han-solo", targets=1),
        ],
        space=["x-wing", with_("slave-i", engaged="x-wing"), "hounds-tooth"],
    ),
    rival(pawn="mos-espa"),
)


def drawn(language: str) -> tuple[str, str]:
    """What the screen shows, and what plain lines say."""
    made = drawing("star-wars-villainous")
    scene = Scene(T.view(0), ["Anna", "Bruno"], words(language), 0, T.decision, columns=170)
    shown: list[str] = []
    said: list[Any] = []
    for piece in [*made.table(scene), *made.hand(scene), *made.brief(scene)]:
        if isinstance(piece, Row):
            for box in piece.boxes:
                shown += [box.title, *[line.text for line in box.lines]]
        elif isinstance(piece, Text):
            shown += [line.text for line in piece.lines]
            said += list(piece.said)
    return "\n".join(shown), "\n".join(str(one) for one in said)


def test_the_sector_shows_ships_bounties_and_both_currencies() -> None:
    shown, said = drawn("en")
    for line in (
        "3 Credits · 2 Ambition",
        "Deep Space",
        "▼ Slave I · engaged by X-wing",
        "♟ (Vanq) (Play) (+1)",
        "  Move Ambit Disc",
        "× Luke Skywalker is defeated.",
        "· Pay 2 Ambition.",
        "▲ Han Solo 3 · 1 Target token",
        "Bossk (Ally, 3 Credits, Strength 4)",
        "As You Wish (Effect, 1 Ambition)",
        "Sarlacc Pit",
        "Bounty: Chewbacca",
    ):
        assert line in shown, line
    assert "Slave I (pawn here, Vanquish, Play a Card, Gain 1 Credit, engaged by X-wing)" in said


@pytest.mark.parametrize("language", ["fr", "it"])
def test_it_is_drawn_in_every_language(language: str) -> None:
    shown, said = drawn(language)
    assert "Slave I" in shown
    assert "{" not in shown + said


def test_its_cards_can_be_read_and_asked_about() -> None:
    made = drawing("star-wars-villainous")
    scene = Scene(T.view(0), ["Anna", "Bruno"], words("en"), 0, T.decision)
    readable = dict(made.readable(scene))
    assert {"slave-i", "x-wing", "sarlacc-pit", "bounty-chewbacca"} < set(readable)
    assert ("card", "hounds-tooth", "Hound’s Tooth") in made.askable(scene)
    option = T.decision.options[0]
    assert made.label(option, "x", scene)
