"""How a deck list is written: one constructor for each type of card."""

from __future__ import annotations

from skulduggery.games.villainous.cards import (
    ALLY,
    AT_ONCE,
    CONDITION,
    CURSE,
    EFFECT,
    HERO,
    ITEM,
    NOWHERE,
    ON_ALLY,
    ON_HERO,
    Card,
    Lasting,
    Requirement,
    Test,
    When,
)
from skulduggery.games.villainous.texts import Step, Text

Steps = list[Step]


def _text(steps: Steps | None) -> Text | None:
    return None if steps is None else Text(tuple(steps))


def _card(
    id: str,
    type: int,
    copies: int,
    cost: int = 0,
    strength: int = 0,
    fate: bool = False,
    text: Steps | None = None,
    when: list[When] | None = None,
    lasting: list[Lasting] | None = None,
    attach: int = NOWHERE,
    bearer: list[Test] | None = None,
    bonus: int = 0,
    activate: Steps | None = None,
    activate_cost: int = 0,
    any_time: Steps | None = None,
    requirement: Requirement | None = None,
    until: int = AT_ONCE,
    tags: tuple[str, ...] = (),
    french: Card | None = None,
) -> Card:
    return Card(
        id,
        type,
        copies,
        cost,
        strength,
        fate,
        _text(text),
        tuple(when or []),
        tuple(lasting or []),
        attach,
        tuple(bearer or []),
        bonus,
        _text(activate),
        activate_cost,
        _text(any_time),
        requirement,
        until,
        tags,
        french,
    )


def Ally(
    id: str,
    cost: int,
    strength: int,
    copies: int = 1,
    when_played: Steps | None = None,
    when: list[When] | None = None,
    while_in_play: list[Lasting] | None = None,
    activate: Steps | None = None,
    activate_cost: int = 0,
    any_time: Steps | None = None,
    tags: tuple[str, ...] = (),
    french: Card | None = None,
) -> Card:
    return _card(
        id,
        ALLY,
        copies,
        cost,
        strength,
        text=when_played,
        when=when,
        lasting=while_in_play,
        activate=activate,
        activate_cost=activate_cost,
        any_time=any_time,
        tags=tags,
        french=french,
    )


def Item(
    id: str,
    cost: int,
    copies: int = 1,
    on_an_ally: bool = False,
    on_a_hero: list[Test] | None = None,
    bonus: int = 0,
    when_played: Steps | None = None,
    when: list[When] | None = None,
    while_in_play: list[Lasting] | None = None,
    activate: Steps | None = None,
    activate_cost: int = 0,
    any_time: Steps | None = None,
    tags: tuple[str, ...] = (),
    french: Card | None = None,
) -> Card:
    """`on_a_hero`: onto which Heroes it goes. `tags`: the family to which it belongs."""
    attach = ON_ALLY if on_an_ally else NOWHERE
    return _card(
        id,
        ITEM,
        copies,
        cost,
        text=when_played,
        when=when,
        lasting=while_in_play,
        attach=attach if on_a_hero is None else ON_HERO,
        bearer=on_a_hero,
        bonus=bonus,
        activate=activate,
        activate_cost=activate_cost,
        any_time=any_time,
        tags=tags,
        french=french,
    )


def Curse(
    id: str,
    cost: int,
    copies: int = 1,
    when: list[When] | None = None,
    while_in_play: list[Lasting] | None = None,
) -> Card:
    return _card(id, CURSE, copies, cost, when=when, lasting=while_in_play)


def Effect(
    id: str,
    cost: int,
    text: Steps,
    copies: int = 1,
    until: int = AT_ONCE,
    then_when: list[When] | None = None,
    then_while: list[Lasting] | None = None,
    aimed_at: list[Test] | None = None,
    french: Card | None = None,
) -> Card:
    """`until`, `then_when` and `then_while` say what goes on after it was carried out;
    `aimed_at`: it is aimed at such a Hero before it is paid, who is `IT` from then on."""
    return _card(
        id,
        EFFECT,
        copies,
        cost,
        text=text,
        when=then_when,
        lasting=then_while,
        attach=NOWHERE if aimed_at is None else ON_HERO,
        bearer=aimed_at,
        until=until,
        french=french,
    )


def Condition(
    id: str, when: Requirement, text: Steps, copies: int = 2, french: Card | None = None
) -> Card:
    return _card(id, CONDITION, copies, text=text, requirement=when, french=french)


def Hero(
    id: str,
    strength: int,
    copies: int = 1,
    when_played: Steps | None = None,
    when: list[When] | None = None,
    while_in_play: list[Lasting] | None = None,
    tags: tuple[str, ...] = (),
    french: Card | None = None,
) -> Card:
    return _card(
        id,
        HERO,
        copies,
        strength=strength,
        fate=True,
        text=when_played,
        when=when,
        lasting=while_in_play,
        tags=tags,
        french=french,
    )


def HeroItem(
    id: str,
    copies: int = 1,
    onto: list[Test] | None = None,
    bonus: int = 0,
    when: list[When] | None = None,
    while_in_play: list[Lasting] | None = None,
    any_time: Steps | None = None,
) -> Card:
    return _card(
        id,
        ITEM,
        copies,
        fate=True,
        when=when,
        lasting=while_in_play,
        attach=ON_HERO,
        bearer=onto,
        bonus=bonus,
        any_time=any_time,
    )


def FateEffect(id: str, text: Steps, copies: int = 1, french: Card | None = None) -> Card:
    return _card(id, EFFECT, copies, fate=True, text=text, french=french)
