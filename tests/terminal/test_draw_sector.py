"""How a sector is drawn: Deep Space, both currencies, Bounties with what is still to be done."""

from typing import Any

import pytest

from skulduggery.terminal.draw import drawing
from skulduggery.terminal.draw.scene import Scene
from skulduggery.terminal.table import Row, Text
from skulduggery.words import words
from tests.games.villainous.sectors import Sectors, bane, boba, on, rival, table, with_

EVAL = ["moralo-eval"]
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
            with_("han-solo", targets=1, strength=1),
        ],
        space=["x-wing", with_("slave-i", engaged="x-wing"), "hounds-tooth"],
    ),
    rival(pawn="mos-espa"),
)


def drawn(language: str, t: Sectors = T, columns: int = 170) -> tuple[str, str]:
    """What the screen shows, and what plain lines say."""
    made = drawing("star-wars-villainous")
    names, notes = ["Anna", "Bruno"], t.state.notes(0)
    scene = Scene(t.view(0), names, words(language), 0, t.decision, columns=columns, notes=notes)
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
        "♟ (Vanq Play +1)",
        "  Move Ambit Disc",
        " + Bounty: Luke Skywalker",
        "  × Luke Skywalker is",
        "  · Pay 2 Ambition.",
        "▲ Han Solo 4",
        " · tokens +1",
        " · 1 Target token",
        "▲ X-wing · engaged",
        "Bossk (Ally, 3 Credits, Strength 4)",
        "As You Wish (Effect, 1 Ambition)",
        "under the pawn: Sarlacc Pit",
        "beside the portrait: Bounty: Chewbacca",
    ):
        assert line in shown, line
    for line in (
        "Your Sector: 3 Credits, 2 Ambition, under the pawn: Sarlacc Pit",
        "Sector of Bruno: 0 Credits",
        "Slave I (pawn here, Vanquish (covered), Play a Card (covered), Gain 1 Credit (covered), "
        "engaged by X-wing)",
        "Bounty: Luke Skywalker (Luke Skywalker is defeated (met), Pay 2 Ambition)",
        "Han Solo (Strength 4, tokens +1, 1 Target token)",
    ):
        assert line in said, line


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
    about = made.about("slave-i", scene)
    assert about.startswith(
        "Slave I (Vehicle, 3 Credits, Vanquish, Play a Card, Gain 1 Credit): When"
    )


def test_a_small_screen_has_deep_space_as_a_line_below_four_boxes() -> None:
    shown, _ = drawn("en", columns=80)
    line = next(line for line in shown.splitlines() if line.startswith("  Deep Space:"))
    assert line == (
        "  Deep Space: ▲ X-wing · engaged ▼ Slave I · engaged by X-wing"
        " [♟ (Vanq Play +1)] ▼ Hound’s Tooth [Move Ambit Disc]"
    )
    # A Bounty is told whole all the same.
    told = " ".join(shown.split())
    assert "+ Bounty: Luke Skywalker × Luke Skywalker is defeated. · Pay 2 Ambition." in told


def test_the_pawn_on_the_portrait_and_a_lower_hand_limit_are_told() -> None:
    t = table(boba(space=["x-wing"]), rival(space=["x-wing", with_("slave-i", engaged="x-wing")]))
    shown, said = drawn("en", t)
    assert said.count("pawn on the portrait") == shown.count("pawn on the portrait") == 2
    assert said.count("Hand 0 (limit 3)") == shown.count("Hand 0 (limit 3)") == 1
    assert "Hand 0 (limit 4)" not in said


@pytest.mark.parametrize(
    ("more", "price"),
    [({}, "1 Credit"), ({"space": ["twilight"]}, "2 Credits"), ({"the_box": EVAL}, "0 Credits")],
)
def test_what_an_ability_costs_is_that_of_now(more: dict[str, Any], price: str) -> None:
    droid = {"bora_vio": ["robonino", "padme-amidala"], "pawn": "coruscant", "credits": 5}
    t = table(bane(**droid, **more), boba())
    made = drawing("star-wars-villainous")
    names, notes = ["Anna", "Bruno"], t.state.notes(0)
    scene = Scene(t.view(0), names, words("en"), 0, t.decision, columns=80, notes=notes)
    (option,) = [option for option in t.decision.options if option.verb == "activate"]
    assert made.label(option, "Activate Robonino", scene) == f"Activate Robonino ({price})"


def test_what_hunts_payments_and_restrictions_cost_stands_beside_them() -> None:
    contact = on("jabba-the-hutt", "bounty-luke-skywalker", "bounty-chewbacca")
    stores = {"credits": 9, "ambition": 9, "tython": [contact], "space": ["x-wing"]}
    for under, told in (
        (
            [],
            {
                "hunt bounty-luke-skywalker": "3 Ambition",  # 1 of it for the X-wing
                "hunt bounty-chewbacca": "2 Credits",
                "pay bounty-luke-skywalker": "2 Ambition",
            },
        ),
        (["sarlacc-pit"], {"lift sarlacc-pit": "3 Credits"}),
    ):
        t = table(boba(under=under, **stores), rival())
        made = drawing("star-wars-villainous")
        names, notes = ["Anna", "Bruno"], t.state.notes(0)
        scene = Scene(t.view(0), names, words("en"), 0, t.decision, columns=80, notes=notes)
        options = {option.text: option for option in t.decision.options}
        for text, price in told.items():
            assert made.label(options[text], "It", scene) == f"It ({price})"
