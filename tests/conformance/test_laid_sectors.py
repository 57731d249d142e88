"""Star Wars Villainous from tables that play seldom comes to: everything lies anywhere it may lie.

Bounties half done, ships engaged, Restrictions under pawns, tokens, captured Heroes, empty decks.
From each of them the game is played on at random, and some of the laws are held against it.
"""

from random import Random
from typing import Any

from skulduggery import games
from skulduggery.engine.chance import Chance
from skulduggery.games.villainous.cards import Card
from skulduggery.games.villainous.star_wars.box import BOX
from skulduggery.games.villainous.star_wars.contracts import Contract, Hunt
from tests.conformance.cards import SHOES

TABLES = 120
GAME = games.game("star-wars-villainous")
VILLAINS = {villain.id: villain for villain in BOX.villains}


class Sector:
    """A sector in which every card lies somewhere, at random."""

    def __init__(self, villain: str, luck: Random) -> None:
        self.villain = VILLAINS[villain]
        self.luck = luck
        self.places = [location.id for location in self.villain.locations]
        self.realm: dict[str, dict[str, list[Any]]] = {
            place: {"top": [], "bottom": []} for place in self.places
        }
        self.space: dict[str, list[Any]] = {"top": [], "bottom": []}
        self.piles: dict[str, list[str]] = {
            zone: []
            for zone in ("hand", "deck", "discard", "fate", "fate_discard", "under", "kept")
        }
        self.contacts: list[tuple[dict[str, Any], int]] = []
        for card in self.villain.deck + self.villain.fate:
            for _ in range(card.copies):
                self.lay(card)

    def lay(self, card: Card) -> None:
        piles = ["fate", "fate_discard"] if card.fate else ["deck", "discard", "hand"]
        if "jedi" in card.tags and len(self.piles["kept"]) < 2:
            piles.append("kept")
        zone = self.luck.choice(["play", "play", "nowhere", *piles])
        if zone in self.piles:
            self.piles[zone].append(card.id)
        elif zone == "play":
            self.play(card)

    def play(self, card: Card) -> None:
        kind = card.type_name()
        entry: dict[str, Any] = {"card": card.id}
        half = "top" if card.fate else "bottom"
        if kind in ("hero", "ally"):
            entry["strength"] = self.luck.choice((-3, -1, 0, 0, 2))
            if kind == "hero" and self.villain.id == "cad-bane":
                entry["targets"] = self.luck.choice((0, 0, 1))
        if kind in ("hero", "ally", "contact"):
            self.realm[self.luck.choice(self.places)][half].append(entry)
        if isinstance(card.special, Contract):
            self.contacts.append((entry, card.special.room))
            entry["attached"] = []
        elif isinstance(card.special, Hunt):
            self.attach(card.id, [clause.id for clause in card.special.clauses])
        elif kind == "ship":
            self.space[half].append(entry)
        elif kind == "restriction":
            self.piles["under"].append(card.id)

    def attach(self, bounty: str, clauses: list[str]) -> None:
        free = [contact for contact, room in self.contacts if len(contact["attached"]) < room]
        if free:
            done = self.luck.sample(clauses, self.luck.randrange(len(clauses)))
            self.luck.choice(free)["attached"].append({"card": bounty, "done": done})
        elif len(self.piles["kept"]) < 3:
            self.piles["kept"].append(bounty)

    def seat(self) -> dict[str, Any]:
        heroes = [ship["card"] for ship in self.space["top"]]
        for ally in self.space["bottom"]:
            if heroes and self.luck.random() < 0.5:
                ally["engaged"] = heroes.pop()
        ships = [ship["card"] for ship in self.space["bottom"]]
        return {
            **self.piles,
            "realm": self.realm,
            "deep_space": self.space,
            "pawn": self.luck.choice(["portrait", *self.places, *ships * 2]),
            "credits": self.luck.randrange(8),
            "ambition": self.luck.randrange(8),
            "rest": self.luck.choice(("box", "deck")),
        }


def test_from_whatever_lies_there_the_game_goes_on() -> None:
    asked: set[str] = set()
    for seed in range(TABLES):
        luck = Random(seed)
        villains = luck.sample(sorted(VILLAINS), luck.choice((2, 3)))
        position = {
            "villains": villains,
            "turn": luck.randrange(len(villains)),
            "phase": luck.choice(("start", "move", "act")),
            "seats": [Sector(villain, luck).seat() for villain in villains],
        }
        setup = GAME.setup(villains=villains, options={"limit_rounds": 3})
        state = GAME.lay(position, setup, Chance(seed))
        shoe = SHOES[GAME.id]
        cards = sorted(card for card, _ in shoe.places(state))
        while (decision := state.decision()) is not None:
            asked.add(decision.prompt)
            texts = [option.text for option in decision.options]
            assert texts, (seed, decision.prompt)
            assert len(set(texts)) == len(texts), (seed, texts)
            if luck.random() < 0.1:
                seat = luck.randrange(len(villains))
                imagined = state.imagine(seat, Chance(luck.randrange(1 << 30)))
                assert imagined.view(seat) == state.view(seat), seed
                assert imagined.notes(seat) == state.notes(seat), seed
            state.play(luck.choice(state.legal()))
        assert sorted(card for card, _ in shoe.places(state)) == cards, seed
    assert {"choose-ship", "choose-bounty", "choose-joining", "choose-found", "may"} < asked
