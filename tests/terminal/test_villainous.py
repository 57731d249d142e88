"""What the terminal shows of Villainous: what holds just now, how far everybody has come."""

from typing import Any

import pytest

from skulduggery.engine.record import Table
from skulduggery.games import game
from skulduggery.terminal.draw.scene import Scene
from skulduggery.terminal.draw.villainous import DRAWING
from skulduggery.terminal.table import Piece, Row, Text
from skulduggery.words import words
from skulduggery.words.telling import Teller

VILLAINOUS = game("disney-villainous")
SAID = words("en")


def laid(villains: list[str], *seats: dict[str, Any], **more: Any) -> Table:
    rest: list[dict[str, Any]] = [{} for _ in villains[len(seats) :]]
    position = {"villains": villains, "seats": [*seats, *rest], **more}
    setup = VILLAINOUS.setup(villains=villains, seed=1)
    return Table(VILLAINOUS, setup, 1, position)


def scene(table: Table, seat: int = 0, columns: int = 80, small: bool = False) -> Scene:
    state = table.state
    names = [SAID.name("villain", villain) for villain in table.setup.villains]
    decision = state.decision()
    view, notes = state.shown(seat), state.notes(seat)
    out = Scene(view, names, SAID, seat, decision, columns=columns, notes=notes)
    assert decision is not None
    teller = Teller(SAID, VILLAINOUS.id, names, seat)
    labels = [(option, teller.option(option, view)) for option in decision.options]
    out.labels = [DRAWING.label(option, label, out) for option, label in labels]
    out.small = small
    return out


def said(pieces: list[Piece]) -> str:
    return "\n".join(line for piece in pieces for line in piece.said)


def drawn(pieces: list[Piece]) -> str:
    """The lines as they stand on a screen, boxes one after the other."""
    lines: list[str] = []
    for piece in pieces:
        if isinstance(piece, Row):
            for box in piece.boxes:
                lines += [box.title, *[line.text for line in box.lines]]
        elif isinstance(piece, Text):
            lines += [line.text for line in piece.lines]
    return "\n".join(lines)


def forest(*bottom: object, top: tuple[object, ...] = ()) -> dict[str, Any]:
    return {"realm": {"the-forest": {"bottom": list(bottom), "top": list(top)}}}


def test_a_strength_is_that_of_now_and_its_reasons_can_be_read() -> None:
    table = laid(["maleficent", "prince-john"], forest("sinister-goon", "forest-of-thorns"))
    shown = scene(table, columns=120)
    assert "Sinister Goon (Strength 4)" in said(DRAWING.table(shown))
    assert "▼ Sinister Goon 4" in drawn(DRAWING.table(shown))
    about = DRAWING.about("sinister-goon", shown)
    assert "Strength 3)" in about
    assert "Strength 4 (printed 3, Sinister Goon +1)" in about


def test_progress_stands_with_every_realm() -> None:
    curse = forest("forest-of-thorns")
    table = laid(["maleficent", "prince-john"], curse, {"power": 7})
    text = said(DRAWING.table(scene(table)))
    assert "Cursed locations: 1 of 4" in text
    assert "Power: 7 of 20" in text
    assert "1/4 Cursed locations" in drawn(DRAWING.table(scene(table)))


def test_a_cost_is_that_of_now() -> None:
    realm = {"the-forest": {"bottom": [], "top": ["king-hubert"]}}
    mine = {"power": 9, "pawn": "the-forest", "hand": ["cackling-goon"], "realm": realm}
    shown = scene(laid(["maleficent", "prince-john"], mine))
    assert any(label.startswith("Play Cackling Goon (Cost 1)") for label in shown.labels)


def test_fate_shows_the_cards_that_were_turned_over() -> None:
    table = laid(
        ["maleficent", "prince-john"],
        {"pawn": "forbidden-mountains"},
        {"fate": ["friar-tuck", "little-john"]},
    )
    table.answer("fate 1")
    shown = scene(table)
    assert shown.decision is not None
    assert shown.decision.prompt == "choose-fate"
    told = said(DRAWING.asked(shown))
    assert "Friar Tuck (Hero, Strength 3)" in told
    assert "Little John (Hero, Strength 5)" in told
    assert "Laid aside: Friar Tuck, Little John" in said(DRAWING.table(shown))


def test_several_picks_are_added_up() -> None:
    table = laid(
        ["maleficent", "prince-john"],
        {"pawn": "king-stefans-castle"}
        | {
            "realm": {
                "king-stefans-castle": {
                    "bottom": ["savage-goon", "sinister-goon"],
                    "top": ["aurora"],
                }
            }
        },
    )
    table.answer("vanquish aurora")
    assert "Chosen so far: – (0 of 4)" in said(DRAWING.asked(scene(table)))
    shown = scene(table)
    assert any(label.endswith("(Strength 4)") for label in shown.labels)


QUEEN = ["queen-of-hearts", "maleficent"]


def test_wickets_and_heroes_of_other_sizes_say_so() -> None:
    mine = {
        "realm": {
            "courtyard": {"bottom": [{"card": "card-guard-heart", "wicket": True}], "top": []},
            "tulgey-wood": {
                "bottom": [],
                "top": [{"card": "caterpillar", "size": "small", "covers": ["top-2"]}],
            },
        }
    }
    shown = scene(laid(QUEEN, mine))
    text = said(DRAWING.table(shown))
    assert "Card Guard: Heart (Strength 3, Wicket)" in text
    assert (
        "Tulgey Wood: upper side: Fate, Play a Card (covered); Caterpillar (Strength 2, shrunken"
        in text
    )
    boxes = drawn(DRAWING.table(shown))
    assert "▼ Card Guard:… 3\n  · Wicket" in boxes
    assert "Fate (Play)" in boxes
    assert "▲ Caterpillar 2\n  · shrunken" in boxes


def test_an_enlarged_hero_covers_a_symbol_next_door() -> None:
    hero = {"card": "alice", "size": "large", "covers": ["top-1", "top-2", "tulgey-wood:top-1"]}
    mine = {"realm": {"hedge-maze": {"bottom": [], "top": [hero]}}}
    text = said(DRAWING.table(scene(laid(QUEEN, mine))))
    assert "Hedge Maze: upper side (covered)" in text
    assert "Tulgey Wood: upper side: Fate (covered), Play a Card." in text


@pytest.mark.parametrize("columns", [80, 120])
def test_realms_of_others_in_short_leave_out_bare_places_only(columns: int) -> None:
    castle = {"king-stefans-castle": {"top": ["aurora"], "bottom": ["savage-goon"]}}
    other = {"pawn": "the-forest", "realm": castle, "power": 3}
    villains = [*QUEEN[:1], "maleficent", *[v for v in VILLAINOUS.villains if v not in QUEEN]]
    table = laid(villains, {}, other)
    small = scene(table, columns=columns, small=True)
    text = drawn(DRAWING.table(small))
    assert "Maleficent · 3 Power · Hand 0 · 0/4 Cursed locations" in text
    assert "♟ The Forest" in text
    assert "King Stefan’s Castle ▲ Aurora 4 ▼ Savage Goon 4" in text
    assert "Briar Rose" not in text
    assert "Hedge Maze" in text  # the own realm is whole
    whole = scene(table, columns=columns)
    assert said(DRAWING.table(small)) == said(DRAWING.table(whole))  # plain lines leave out nothing
    for piece in DRAWING.table(whole):
        if isinstance(piece, Row):
            assert sum(box.width for box in piece.boxes) <= columns
            for box in piece.boxes:
                assert all(len(line.text) <= box.width - 4 for line in box.lines)


@pytest.mark.rule("DV-8a")
def test_symbols_that_cards_add_stand_behind_the_printed_ones() -> None:
    there = {"skull-rock": {"top": [], "bottom": ["cannon", "hooks-case"]}}
    hook = {"pawn": "skull-rock", "realm": there, "used": ["hooks-case#1"]}
    pieces = DRAWING.table(scene(laid(["captain-hook", "maleficent"], hook)))
    assert "\n| Vanq ×+1\n" in drawn(pieces)
    assert "Fate, Discard, + Vanquish, + Gain 1 Power (used); Cannon" in said(pieces)
