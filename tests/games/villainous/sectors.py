"""A table of Star Wars Villainous for tests, laid as a person would lay it.

    t = table(boba(credits=3, hand=["bossk"], mos_espa=["han-solo"], space=["x-wing"]), rival())
    t.do("play bossk", "choose mos-espa")

A location is a keyword (`mos_espa=`), Deep Space is `space=`; cards of the fate deck go to the
upper side, all others to the lower. Seat 0 is on turn, in the action phase, unless told otherwise.
"""

import json
from pathlib import Path
from typing import Any

from skulduggery.engine.game import Setup
from skulduggery.engine.record import Table
from skulduggery.games.villainous.star_wars import GAME
from skulduggery.games.villainous.zones import TARGET_MARKS
from tests.games.villainous.tables import Laid, Played, names

FACTS: dict[str, Any] = {
    file.stem: json.loads(file.read_text("utf-8"))
    for file in sorted(
        (Path(__file__).parents[2] / "facts" / "star-wars-villainous").glob("*.json")
    )
}
UPPER = {card["id"] for facts in FACTS.values() for card in facts["fate_deck"]}
SEATED = (
    *("credits", "ambition", "targets", "pawn", "hand", "deck", "discard", "fate"),
    *("fate_discard", "used", "lasting", "rest", "kept", "under"),
)
"""The fields of a seat that are no locations."""


class Seat:
    """A villain with what lies before them."""

    def __init__(self, villain: str, described: dict[str, Any]) -> None:
        self.villain = villain
        self.entry: dict[str, Any] = {"realm": {}}
        for name, value in described.items():
            if name in SEATED:
                self.entry[name] = value
                continue
            halves: dict[str, list[Laid]] = {"top": [], "bottom": []}
            for card in value:
                id = card if isinstance(card, str) else card["card"]
                halves["top" if id in UPPER else "bottom"].append(card)
            if name == "space":
                self.entry["deep_space"] = halves
            else:
                self.entry["realm"][name.replace("_", "-")] = halves


def boba(**described: Any) -> Seat:
    return Seat("boba-fett", described)


def bane(**described: Any) -> Seat:
    return Seat("cad-bane", described)


def sister(**described: Any) -> Seat:
    return Seat("seventh-sister", described)


def rival(**described: Any) -> Seat:
    """Somebody at the other side of the table."""
    return Seat("boba-fett", described)


def on(bearer: str, *cards: Laid, **more: Any) -> dict[str, Any]:
    """A card with what is attached to it; `done=`, `engaged=`, `strength=`, `targets=` on it."""
    return {"card": bearer, "attached": list(cards), **more}


def with_(card: str, **more: Any) -> dict[str, Any]:
    return {"card": card, **more}


class Sectors(Played):
    """A table with short words for what a test of this box looks at."""

    def credits(self, seat: int = 0) -> int:
        return int(self.seat(seat)["credits"])

    def ambition(self, seat: int = 0) -> int:
        return int(self.seat(seat)["ambition"])

    def targets(self, seat: int = 0) -> int:
        """The Target tokens that are collected."""
        return int(self.seat(seat)["targets"])

    def targets_on(self, hero: str) -> int:
        return self.state.mark(self.number(hero), TARGET_MARKS)

    def kept(self, seat: int = 0) -> list[str]:
        return list(self.seat(seat)["kept"])

    def under(self, seat: int = 0) -> list[str]:
        return names(self.seat(seat)["under"])

    def in_space(self, seat: int = 0) -> list[str]:
        lying = self.seat(seat)["deep_space"]
        return names(lying["top"] + lying["bottom"])

    def engaged(self, ally: str, seat: int = 0) -> str | None:
        """The Hero ship with which an Ally ship is engaged."""
        for ship in self.seat(seat)["deep_space"]["bottom"]:
            if isinstance(ship, dict) and ship["card"] == ally and "engaged" in ship:
                return str(ship["engaged"])
        return None

    def done(self, bounty: str, seat: int = 0) -> list[str]:
        """The requirements of a Bounty that are met."""
        for location in self.seat(seat)["realm"].values():
            for contact in location["bottom"]:
                for one in contact.get("attached", []) if isinstance(contact, dict) else []:
                    if isinstance(one, dict) and one["card"] == bounty:
                        return list(one.get("done", []))
        return []

    def lies_at(self, location: str, seat: int = 0) -> list[str]:
        halves = self.seat(seat)["realm"][location]
        return names(halves["top"] + halves["bottom"])

    def where(self, card: str, seat: int = 0) -> str:
        """The one place of a card of a seat of which there is one."""
        entry = self.seat(seat)
        found = [spot for spot in entry["realm"] if card in self.lies_at(spot, seat)]
        found += [zone for zone in ("hand", "discard", "fate_discard") if card in entry[zone]]
        found += ["kept"] * (card in entry["kept"]) + ["space"] * (card in self.in_space(seat))
        found += ["under"] * (card in self.under(seat))
        found += ["deck"] * (card in self.deck(seat)) + ["fate"] * (card in self.fate(seat))
        assert len(found) == 1, f"{card} lies in {found}"
        return str(found[0])

    def starting(self, *verbs: str) -> list[str]:
        """The options that begin with one of these."""
        return [text for text in self.options if text.startswith(verbs)]

    def limit(self, seat: int = 0) -> int:
        return self.state.box.hand_limit(self.state, seat)


def table(*seats: Seat, seed: int = 0, **about: Any) -> Sectors:
    """A laid table. `turn`, `phase` and whatever else a position holds go by their names."""
    laid = {
        "villains": [seat.villain for seat in seats],
        "seats": [seat.entry for seat in seats],
        **about,
    }
    setup = seated(*[seat.villain for seat in seats], first=about.get("first", 0))
    return Sectors(Table(GAME, setup, seed, laid))


def dealt(*villains: str, seed: int = 0, first: int = 0) -> Sectors:
    """A game from its beginning."""
    setup = seated(*(villains or ("boba-fett", "boba-fett")), first=first)
    return Sectors(Table(GAME, setup, seed))


def seated(*villains: str, first: int) -> Setup:
    return Setup(len(villains), villains, {"limit_rounds": None, "first": first})
