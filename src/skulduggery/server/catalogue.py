"""What is the same for every table: the games, their words and rules, and the codex."""

import hashlib
import io
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from skulduggery import __version__
from skulduggery.bots import levels, usual_level
from skulduggery.bots.judge import has_judge
from skulduggery.engine.decision import Refused
from skulduggery.games import SHELF, game
from skulduggery.server import wire
from skulduggery.words import LANGUAGES, Words, words

if TYPE_CHECKING:
    from skulduggery.games.villainous.box import Box
    from skulduggery.games.villainous.cards import Card


def language(asked: str) -> str:
    if asked not in LANGUAGES:
        raise Refused("unknown-language", f"language {asked[:20]!r}: {', '.join(LANGUAGES)}")
    return asked


def games(share: str | None) -> wire.Games:
    return wire.Games(
        games=[_on_offer(name) for name in SHELF],
        words={name: digest_of(word_text(name)) for name in LANGUAGES},
        share=share,
        version=__version__,
    )


@cache
def _on_offer(name: str) -> wire.GameOnOffer:
    chosen = game(name)
    return wire.GameOnOffer(
        id=chosen.id,
        players=(chosen.least, chosen.most),
        villains=list(chosen.villains),
        beginner=chosen.beginner or None,
        options={option.name: option.to_json() for option in chosen.options},
        levels=list(levels(name)),
        level=usual_level(name),
        rules=chosen.rules_version,
        out_of_turn=chosen.out_of_turn,
        judged=has_judge(name),
    )


def digest_of(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()[:16]


@cache
def word_text(name: str) -> bytes:
    """All Fluent files of a language as one."""
    folder = files("skulduggery.words") / language(name)
    found = sorted(
        (entry for entry in folder.iterdir() if entry.name.endswith(".ftl")),
        key=lambda entry: entry.name,
    )
    return "\n".join(entry.read_text("utf-8") for entry in found).encode()


@cache
def rules_text(game_id: str, name: str) -> bytes:
    return words(language(name)).rules(game(game_id).id).encode()


@cache
def guide_text(villain: str, name: str) -> bytes:
    """The guide to a villain, where somebody has written one."""
    found = words(language(name)).guide(villain)
    if not found:
        raise Refused("not-found", f"there is no guide to {villain[:40]!r}")
    return found.encode()


@cache
def codex(game_id: str, name: str) -> wire.Codex:
    from skulduggery.games.villainous.table import VillainousGame

    said = words(language(name))
    chosen = game(game_id)
    cards: list[wire.CodexEntry] = []
    # An objective is that of Villainous; elsewhere the same villain has none.
    told = "objective" if isinstance(chosen, VillainousGame) else "text"
    villains = [
        _entry(said, "villain", one, {}, "villain", f"villain-{one}-{told}")
        for one in chosen.villains
    ]
    if isinstance(chosen, VillainousGame):
        for villain in chosen.box.villains:
            entry = next(one for one in villains if one.id == villain.id)
            entry.fields["guide"] = said.has_guide(villain.id)
            entry.fields["locations"] = [
                {
                    "id": place.id,
                    "name": said.name("location", place.id),
                    "top": [chosen.box.symbol_name(symbol) for symbol in place.top],
                    "bottom": [chosen.box.symbol_name(symbol) for symbol in place.bottom],
                    "locked": place.locked,
                }
                for place in villain.locations
            ]
            for card in villain.deck + villain.fate:
                cards.append(_printed(said, card, villain.id, chosen.box))
    elif game_id == "disney-villains-card-game":
        cards = _cards_of_villains(said)
    elif game_id == "little-devils":
        from skulduggery.games.little_devils.cards import DEVILS, LAST

        for number in range(1, LAST + 1):
            fields = {"devils": DEVILS[number]}
            cards.append(_entry(said, "card", str(number), fields, "number"))
    return wire.Codex(game=game_id, lang=name, villains=villains, cards=cards)


def code_of(address: str) -> bytes:
    """A link as a QR code, drawn dark on light whatever the page looks like."""
    import segno

    out = io.BytesIO()
    try:
        segno.make(address, micro=False).save(
            out, kind="svg", border=2, light="#fff", xmldecl=False
        )
    except ValueError:
        raise Refused("bad-request", "address: too long for a code") from None
    return out.getvalue()


def _cards_of_villains(said: Words) -> list[wire.CodexEntry]:
    from skulduggery.games.villains_cards.cards import KIND_OF_CARD as SHIFT
    from skulduggery.games.villains_cards.cards import NAMES, NUMBERS, VALUE, VILLAINS, deck_of

    out: list[wire.CodexEntry] = []
    for kind, card in enumerate(NAMES):
        decks = {
            villain: sum(one >> SHIFT == kind for one in deck_of(origin, True))
            for origin, villain in enumerate(VILLAINS)
        }
        fields: dict[str, Any] = {
            "copies": sum(decks.values()),
            "decks": {villain: count for villain, count in decks.items() if count},
        }
        if kind < NUMBERS:
            fields["value"] = VALUE[kind]
            fields["colour"] = card.partition("-")[0]
        own = f"card-{card}-text-in-disney-villains-card-game"
        text = own if said.has(own) else None
        type = "number" if kind < NUMBERS else "special"
        out.append(_entry(said, "card", card, fields, type, text))
    return out


def _printed(said: Words, card: "Card", villain: str, box: "Box") -> wire.CodexEntry:
    fields: dict[str, Any] = {
        "villain": villain,
        "copies": card.copies,
        "cost": card.printed_cost(),
        "currency": box.currencies[card.currency],
        "strength": card.strength,
        "fate": card.fate,
    }
    if card.bonus:
        fields["bonus"] = card.bonus
    if card.activate is not None:
        fields["activate_cost"] = card.activate_cost
        fields["activate_currency"] = box.currencies[card.activate_currency]
    fields.update(box.printed(card))
    return _entry(said, "card", card.id, fields, card.type_name())


def _entry(
    said: Words, what: str, id: str, fields: dict[str, Any], kind: str, text: str | None = None
) -> wire.CodexEntry:
    return wire.CodexEntry(
        id=id,
        name=said.name(what, id),
        text=_said(said, text or f"{what}-{id}-text"),
        kind=kind,
        fields=fields,
        rulings=_rulings(said, f"{what}-{id}-ruling"),
    )


def _rulings(said: Words, key: str) -> list[str]:
    out: list[str] = []
    while (text := _said(said, f"{key}-{len(out) + 1}")) is not None:
        out.append(text)
    return out


def _said(said: Words, key: str) -> str | None:
    return said.say(key) if said.has(key) or words("en").has(key) else None
