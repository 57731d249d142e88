"""What the rules of this box have of their own (SW-...)."""

from __future__ import annotations

from typing import Any

from skulduggery.engine.decision import Option
from skulduggery.games.villainous import actions, purse, realm
from skulduggery.games.villainous.box import Box
from skulduggery.games.villainous.cards import (
    ACTIVATE,
    AMBITION_SYMBOL,
    DISCARD,
    FATE,
    MOVE,
    PLAY,
    RESTRICTION,
    SHIP,
    VANQUISH,
    Card,
    Special,
)
from skulduggery.games.villainous.lay import Layer
from skulduggery.games.villainous.own_decks.lines import DeckFile, Path
from skulduggery.games.villainous.pick import card_option
from skulduggery.games.villainous.star_wars import (
    contracts,
    fate,
    notes,
    own,
    positions,
    ships,
    targets,
    why,
)
from skulduggery.games.villainous.state import Villainous
from skulduggery.games.villainous.texts import Text
from skulduggery.games.villainous.turn import RULE_TEXTS
from skulduggery.games.villainous.villain import Location, Villain
from skulduggery.games.villainous.zones import (
    AMBITION,
    DEEP_SPACE,
    PORTRAIT,
    POWER,
    SHIPS,
    TARGET_MARKS,
    TARGETS,
    UNDER,
)

# Kinds of options that the other box has not.
FORCE = 11
PAY = 22

SECTOR_TEXTS = (*RULE_TEXTS, fate.FATE_ACTION, *ships.SHIP_TEXTS)


class StarWarsBox(Box):
    powers: tuple[int, ...] = (0, 1, 2)
    starts_at: int = PORTRAIT
    kinds: tuple[int, ...] = (PLAY, AMBITION_SYMBOL, ACTIVATE, FATE, MOVE, VANQUISH, DISCARD)
    least_helpers: int = 1
    requirement_words: str = own.PATTERNS
    symbol_names: tuple[str, ...] = (
        "gain-credits",
        "play-card-credits",
        "activate",
        "fate",
        "move-maneuver",
        "move-hero",
        "vanquish",
        "discard",
        "play-activate-ambition",
    )
    stores: tuple[tuple[str, int], ...] = (
        ("credits", POWER),
        ("ambition", AMBITION),
        ("targets", TARGETS),
    )
    reasons: tuple[str, ...] = (
        "",
        "nothing-to-choose.SW-50",
        "cost.SW-21",
        "locked.SW-50",
        "forbidden-by-card.SW-31",
        "no-place.SW-23",
        "no-bearer.SW-35",
        "condition.SW-34",
        "no-symbol.SW-12",
        "not-your-turn.SW-11",
        "same-location.SW-11",
        "not-in-hand.SW-21",
        "strength.SW-25",
        "cannot-be-defeated.SW-31",
        "changes-nothing.SW-50",
        "fate-token.SW-50",
        "no-fate-cards.SW-27",
        "not-here.SW-24",
        "requirement.SW-34",
        "not-now.SW-11",
        "not-yet.SW-50",
        "not-engaged.SW-43",
        "pawn-aboard.SW-43",
        "once-a-turn.SW-35",
    )

    def __init__(self, id: str, villains: tuple[Villain, ...], rules: tuple[Text, ...]) -> None:
        super().__init__(id, villains, rules)
        table_keys = [key for key in self.table_keys if key != "fate_token"]
        self.table_keys = tuple(table_keys)
        seat_keys = [key for key in self.seat_keys if key not in ("power", "locked")]
        own = ("credits", "ambition", "targets", "deep_space", "under", "kept")
        self.seat_keys = (*seat_keys, *own)
        card_keys = [key for key in self.card_keys if key != "power"]
        self.card_keys = (*card_keys, "done", "targets", "engaged")

    # Decks of one's own.

    def special_fields(self, card: Card) -> dict[str, Any]:
        return own.special_fields(self, card)

    def own_special(
        self, file: DeckFile, path: Path, villain: Villain, card: Card, fields: dict[str, Any]
    ) -> Special | None:
        return own.own_special(file, path, self, villain, card, fields)

    # Places.

    def neighbours(self, place: int) -> list[int]:
        """All locations are a step away (SW-23); ships and Deep Space are next to nothing."""
        if not 0 <= place < self.places:
            return []
        return [near for near in range(self.places) if near != place]

    def location(self, s: Villainous, seat: int, place: int) -> Location | None:
        if place >= SHIPS:
            return ships.board_of(s, place)
        return super().location(s, seat, place) if place >= 0 else None

    def place_named(self, s: Villainous, seat: int, name: str) -> int:
        if name == "portrait":
            return PORTRAIT
        for ship in ships.ally_ships(s, seat):
            if s.cast.cards[ship].id == name:
                return SHIPS + ship
        return super().place_named(s, seat, name)

    def destinations(self, s: Villainous, seat: int) -> list[int]:
        """The four locations, and each of the own Ally ships (SW-11)."""
        out = list(range(self.places))
        for ship in ships.ally_ships(s, seat):
            out.append(SHIPS + ship)
        return out

    def places_of(self, s: Villainous, card: int) -> list[int]:
        """Ships lie in Deep Space. A Restriction goes under the pawn, wherever that is."""
        if s.cast.cards[card].type in (SHIP, RESTRICTION):
            return [DEEP_SPACE]
        return super().places_of(s, card)

    def zone_for(self, s: Villainous, card: int, place: int) -> int:
        if s.cast.cards[card].type == RESTRICTION:
            return UNDER
        return super().zone_for(s, card, place)

    def covered(self, s: Villainous, seat: int, place: int) -> int:
        if place >= SHIPS:
            return ships.covered(s, place)
        return super().covered(s, seat, place)

    def hand_limit(self, s: Villainous, seat: int) -> int:
        """One less for each Hero ship that is not engaged (SW-44)."""
        lower = len(ships.unengaged(s, ships.hero_ships(s, seat)))
        return max(super().hand_limit(s, seat) - lower, 0)

    # Cards.

    def laid(self, s: Villainous, you: int, card: int) -> None:
        if s.cast.cards[card].type == SHIP:
            ships.come(s, you, card)

    def cannot_leave(self, s: Villainous, card: int) -> bool:
        """The pawn's ship stays, and the one engaged with it (SW-43)."""
        return s.cast.cards[card].type == SHIP and ships.holds_the_pawn(s, card)

    def turn_begins(self, s: Villainous, seat: int) -> None:
        """Gain 1 Ambition (SW-10)."""
        purse.gain(s, seat, 1, AMBITION)

    def helpers_stay(self, s: Villainous, hero: int) -> bool:
        """Nobody is discarded for a Hero of strength 0 (SW-26)."""
        return realm.strength(s, hero) == 0

    def before_defeat(self, s: Villainous, seat: int, hero: int) -> None:
        """The Target tokens of a defeated Hero are collected (SW-4)."""
        targets.collect(s, hero, s.mark(hero, TARGET_MARKS))

    # What a turn offers.

    def options(self, s: Villainous, seat: int, kind: int, amount: int) -> list[int]:
        out: list[int] = []
        if kind == AMBITION_SYMBOL:
            played = super().options(s, seat, PLAY, 0)
            used = super().options(s, seat, ACTIVATE, 0)
            return [code for code in played + used if self.symbol_for(s, code) == kind]
        for code in super().options(s, seat, kind, amount):
            if self.symbol_for(s, code) == kind:
                out.append(code)
        if kind == FATE:
            for target in range(s.players):
                if target != seat and ships.may_be_forced(s, target):
                    out.append(FORCE * actions.VERB + target)
        elif kind == MOVE:
            for ship in ships.may_maneuver(s, seat):
                out.append(actions.MANEUVER * actions.VERB + ship)
        elif kind == VANQUISH:
            for ship in ships.vanquishable(s, seat):
                out.append(VANQUISH * actions.VERB + ship)
        return out

    def any_time(self, s: Villainous, seat: int) -> list[int]:
        out = super().any_time(s, seat)
        if not self.forbidden(s, seat, actions.HUNT):
            for bounty in contracts.may_hunt(s, seat):
                out.append(actions.HUNT * actions.VERB + bounty)
        for bounty in contracts.may_pay(s, seat):
            out.append(PAY * actions.VERB + bounty)
        return out

    def symbol_for(self, s: Villainous, code: int) -> int:
        kind = code // actions.VERB
        card = self.card_of(code)
        if kind == PLAY and s.cast.cards[card].currency == AMBITION:
            return AMBITION_SYMBOL
        if kind == ACTIVATE and s.cast.cards[card].activate_currency == AMBITION:
            return AMBITION_SYMBOL
        if kind == FORCE:
            return FATE
        return MOVE if kind == actions.MANEUVER else kind

    def start(self, s: Villainous, seat: int, code: int) -> None:
        kind = code // actions.VERB
        what = self.card_of(code)
        if kind == FORCE:
            s.push(ships.FORCE_TOGETHER, (seat, what, -1, -1, -1, -1, 0))
        elif kind == actions.MANEUVER:
            ships.maneuver(s, seat, what)
        elif kind == VANQUISH and s.cast.cards[what].type == SHIP:
            ships.remove_pair(s, what)
        elif kind == actions.HUNT:
            contracts.hunt(s, seat, what)
        elif kind == PAY:
            contracts.pay(s, seat, what)
        else:
            super().start(s, seat, code)

    def action_option(self, s: Villainous, code: int) -> Option:
        kind = code // actions.VERB
        what = self.card_of(code)
        if kind == FORCE:
            return Option(code, f"engage {what}", seat=what)
        if kind == actions.MANEUVER:
            return card_option(s, code, "maneuver", what)
        if kind == actions.HUNT:
            return card_option(s, code, "hunt", what)
        if kind == PAY:
            return card_option(s, code, "pay", what)
        if kind == actions.ANY_TIME and s.where(what) == UNDER:
            return card_option(s, code, "lift", what)
        return super().action_option(s, code)

    def start_fate(self, s: Villainous, you: int, target: int) -> None:
        fate.start_fate(s, you, target)

    def why_not_with(self, s: Villainous, seat: int, card: int) -> int:
        return why.why_not_with(s, seat, card)

    # How positions and views are written.

    def options_of_table(self, s: Villainous) -> dict[str, Any]:
        return {"limit_rounds": s.cast.limit_rounds or None, "first": s.first}

    def more_of_table(self, s: Villainous) -> dict[str, Any]:
        return {}

    def more_of_seat(self, s: Villainous, seat: int) -> dict[str, Any]:
        return positions.more_of_seat(s, seat)

    def more_of_card(self, s: Villainous, card: int) -> dict[str, Any]:
        return positions.more_of_card(s, card)

    def printed(self, card: Card) -> dict[str, Any]:
        return notes.printed(self, card)

    def more_notes(self, s: Villainous, seat: int) -> dict[str, Any]:
        return notes.of_seat(s, seat)

    def lay_card(self, layer: Layer, where: str, card: int, entry: dict[str, Any]) -> None:
        positions.lay_card(layer, where, card, entry)

    def lay_seat(self, layer: Layer, entry: dict[str, Any]) -> None:
        positions.lay_seat(layer, entry)
