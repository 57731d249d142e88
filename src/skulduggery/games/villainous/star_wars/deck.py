"""How a deck list of this box is written: one constructor for each type of card."""

from __future__ import annotations

from skulduggery.games.villainous.cards import (
    ALLY,
    BOUNTY,
    CONTACT,
    EFFECT,
    NOWHERE,
    ON_CONTACT,
    RESTRICTION,
    SHIP,
    Card,
    Lasting,
    Special,
    Symbol,
    Test,
    When,
)
from skulduggery.games.villainous.star_wars.contracts import Clause, Contract, Hunt, has_room
from skulduggery.games.villainous.star_wars.ships import Symbols, when_pawn_arrives
from skulduggery.games.villainous.text.deck import Condition, FateEffect, Hero
from skulduggery.games.villainous.texts import Step, Text
from skulduggery.games.villainous.zones import AMBITION, POWER

__all__ = (
    "Ally",
    "Bounty",
    "Condition",
    "Contact",
    "Effect",
    "FateEffect",
    "Hero",
    "HeroShip",
    "Restriction",
    "Ship",
)

Steps = list[Step]
NOT_SO = -1
"""A price that is not in this currency."""


def _card(
    id: str,
    type: int,
    copies: int,
    credits: int,
    ambition: int,
    strength: int = 0,
    fate: bool = False,
    text: Steps | None = None,
    when: list[When] | None = None,
    lasting: list[Lasting] | None = None,
    attach: int = NOWHERE,
    bearer: tuple[Test, ...] = (),
    activate: Steps | None = None,
    activate_cost: int = 0,
    activate_currency: int = POWER,
    any_time: Steps | None = None,
    tags: tuple[str, ...] = (),
    special: Special | None = None,
) -> Card:
    return Card(
        id,
        type,
        copies,
        max(credits, ambition, 0),
        strength,
        fate,
        None if text is None else Text(tuple(text)),
        tuple(when or []),
        tuple(lasting or []),
        attach,
        bearer,
        0,
        None if activate is None else Text(tuple(activate)),
        activate_cost,
        None if any_time is None else Text(tuple(any_time)),
        None,
        0,
        tags,
        None,
        currency=AMBITION if ambition >= 0 else POWER,
        activate_currency=activate_currency,
        special=special,
    )


def Ally(
    id: str,
    strength: int,
    credits: int = NOT_SO,
    ambition: int = NOT_SO,
    copies: int = 1,
    when_played: Steps | None = None,
    when: list[When] | None = None,
    while_in_play: list[Lasting] | None = None,
    activate: Steps | None = None,
    activate_credits: int = 0,
    ability: Steps | None = None,
    ability_ambition: int = 0,
    tags: tuple[str, ...] = (),
) -> Card:
    """It costs Credits or Ambition. `activate` is an ability for an Activate symbol and Credits,
    `ability` one for an Ambition symbol and Ambition."""
    return _card(
        id,
        ALLY,
        copies,
        credits,
        ambition,
        strength,
        text=when_played,
        when=when,
        lasting=while_in_play,
        activate=activate if ability is None else ability,
        activate_cost=activate_credits if ability is None else ability_ambition,
        activate_currency=POWER if ability is None else AMBITION,
        tags=tags,
    )


def Effect(
    id: str,
    text: Steps,
    credits: int = NOT_SO,
    ambition: int = NOT_SO,
    copies: int = 1,
    tags: tuple[str, ...] = (),
) -> Card:
    return _card(id, EFFECT, copies, credits, ambition, text=text, tags=tags)


def Contact(
    id: str, room: int, reward: Steps, credits: int = NOT_SO, ambition: int = NOT_SO
) -> Card:
    """`room`: how many unfinished Bounties it holds."""
    contract = Contract(room, Text(tuple(reward)))
    return _card(id, CONTACT, 1, credits, ambition, special=contract)


def Bounty(
    id: str,
    hunt: Steps,
    requirements: list[Clause],
    hunt_credits: int = NOT_SO,
    hunt_ambition: int = NOT_SO,
    credits: int = NOT_SO,
    ambition: int = NOT_SO,
) -> Card:
    special = Hunt(
        Text(tuple(hunt)),
        max(hunt_credits, hunt_ambition, 0),
        AMBITION if hunt_ambition >= 0 else POWER,
        tuple(requirements),
    )
    return _card(
        id,
        BOUNTY,
        1,
        credits,
        ambition,
        when=list(special.moments(())),
        attach=ON_CONTACT,
        bearer=(has_room(),),
        special=special,
    )


def Ship(
    id: str,
    symbols: tuple[Symbol, ...],
    arrival: Steps,
    credits: int = NOT_SO,
    ambition: int = NOT_SO,
    while_in_play: list[Lasting] | None = None,
) -> Card:
    """An Ally ship. `arrival`: what happens when the pawn moves onto it."""
    return _card(
        id,
        SHIP,
        1,
        credits,
        ambition,
        when=[when_pawn_arrives(*arrival)],
        lasting=while_in_play,
        special=Symbols(id, symbols),
    )


def HeroShip(
    id: str,
    when_played: Steps | None = None,
    when: list[When] | None = None,
    while_in_play: list[Lasting] | None = None,
) -> Card:
    return _card(
        id, SHIP, 1, 0, NOT_SO, fate=True, text=when_played, when=when, lasting=while_in_play
    )


def Restriction(
    id: str,
    while_in_play: list[Lasting],
    any_time: Steps | None = None,
    when: list[When] | None = None,
) -> Card:
    """`any_time` and `when`: how its owner gets rid of it."""
    return _card(
        id,
        RESTRICTION,
        1,
        0,
        NOT_SO,
        fate=True,
        when=when,
        lasting=while_in_play,
        any_time=any_time,
    )
