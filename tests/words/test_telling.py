"""Events, questions, options and reasons, told to somebody."""

from typing import Any

import pytest

from skulduggery.engine.decision import Decision, Option
from skulduggery.words import LANGUAGES, words
from skulduggery.words.telling import Teller

NAMES = ("Anna", "Bruno", "Ugo")
LITTLE_DEVILS = "little-devils"
CARD_GAME = "disney-villains-card-game"
VILLAINOUS = "disney-villainous"


def teller(language: str, game: str, reader: int | None = 0, edition: str = "current") -> Teller:
    return Teller(words(language), game, NAMES, reader, edition)


def event(kind: str, seat: int | None = None, **fields: Any) -> dict[str, Any]:
    out: dict[str, Any] = {"event": kind}
    if seat is not None:
        out["seat"] = seat
    if "origin" in fields:
        out["from"] = fields.pop("origin")
    return out | fields


def pile(seat: int, side: str | None = None) -> dict[str, Any]:
    return {"seat": seat, "zone": "pile"} | ({"side": side} if side else {})


# You and the others.


def test_the_reader_is_you() -> None:
    taken = event("trick", 0, amount=7, to={"seat": 0, "zone": "taken"})
    assert teller("en", LITTLE_DEVILS, 0).event(taken) == "You take the trick with 7 devils."
    assert teller("en", LITTLE_DEVILS, 1).event(taken) == "Anna takes the trick with 7 devils."
    assert teller("en", LITTLE_DEVILS, None).event(taken) == "Anna takes the trick with 7 devils."


def test_the_reader_is_you_also_where_another_acts() -> None:
    gift = event("play", 1, card="red-5", origin={"seat": 1, "zone": "hand"}, to=pile(0, "villain"))
    told = [teller("en", CARD_GAME, reader).event(gift) for reader in (0, 1, 2, None)]
    assert told == [
        "Bruno plays Red 5 onto your pile.",
        "You play Red 5 onto Anna’s pile.",
        "Bruno plays Red 5 onto Anna’s pile.",
        "Bruno plays Red 5 onto Anna’s pile.",
    ]
    own = event("play", 1, card="red-5", origin={"seat": 1, "zone": "hand"}, to=pile(1, "villain"))
    assert teller("fr", CARD_GAME, 1).event(own) == "Vous jouez 5 rouge sur votre propre pile."
    assert teller("it", CARD_GAME, 0).event(own) == "Bruno gioca 5 rosso sulla propria pila."


def test_a_number_of_devils_takes_its_plural() -> None:
    say = teller("it", LITTLE_DEVILS, 1)
    told = [say.event(event("trick", 0, amount=amount)) for amount in (0, 1, 2)]
    assert told == [
        "Anna fa la presa, senza diavoletti.",
        "Anna fa la presa con 1 diavoletto.",
        "Anna fa la presa con 2 diavoletti.",
    ]


def test_a_sentence_begins_with_a_capital() -> None:
    passed = event("move", 0, origin=pile(0), to=pile(1, "villain"))
    assert teller("en", CARD_GAME, 2).event(passed) == "A card goes from Anna’s pile to Bruno’s."


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "You play Aye, Aye, Sir!"),
        ("fr", "Vous jouez Pas de quartier\u00a0!"),
        ("it", "Giochi Signore, signorsì, signore!"),
    ],
)
def test_a_name_that_ends_with_its_own_mark_takes_no_full_stop(language: str, told: str) -> None:
    played = event("play", 0, card="aye-aye-sir", to={"seat": 0, "zone": "realm"})
    assert teller(language, VILLAINOUS).event(played) == told


# What nobody told stays untold.


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_without_its_card_is_told_without_it(language: str) -> None:
    to = {"seat": 1, "zone": "hand"}
    hidden = teller(language, VILLAINOUS).event(event("draw", 1, to=to))
    assert (
        hidden
        == {
            "en": "Bruno draws a card.",
            "fr": "Bruno pioche une carte.",
            "it": "Bruno pesca una carta.",
        }[language]
    )


def test_cards_dealt_in_a_row_are_told_at_once() -> None:
    hand = [{"seat": seat, "zone": "hand"} for seat in (0, 1)]
    dealt = [event("deal", 0, card=card, to=hand[0]) for card in ("3", "7", "12")]
    dealt += [event("deal", 1, to=hand[1])] * 3
    assert teller("en", LITTLE_DEVILS).story(dealt) == [
        "You are dealt 3, 7 and 12.",
        "Bruno is dealt 3 cards.",
    ]


def test_known_and_hidden_cards_in_a_row_stand_side_by_side() -> None:
    to = {"seat": 1, "zone": "hand"}
    drawn = [event("draw", 1, to=to), event("draw", 1, card="raven", to=to)]
    assert teller("fr", VILLAINOUS).story(drawn) == ["Bruno pioche Diablo et une carte."]


def test_a_hero_on_a_pile_is_not_named_to_who_does_not_know_it() -> None:
    laid = event("play", 1, origin={"seat": 1, "zone": "hand"}, to=pile(1, "hero"))
    assert teller("en", CARD_GAME).event(laid) == "Bruno lays a card face down, as a Hero."
    assert (
        teller("en", CARD_GAME, 1).event(laid | {"card": "red-5"})
        == "You lay Red 5 face down on your pile, as a Hero."
    )


# Places.


def test_a_place_of_a_realm_has_its_own_preposition() -> None:
    to = {"seat": 1, "zone": "realm", "location": "the-jail", "side": "top"}
    arrived = event("play", 1, card="skippy", to=to)
    told = [teller(language, VILLAINOUS).event(arrived) for language in LANGUAGES]
    assert told[:2] == [
        "Played into Bruno’s realm, in The Jail: Skippy.",
        "Arrivée chez Bruno, en Prison\u00a0: Bobby.",
    ]


def test_a_place_without_a_preposition_of_its_own_takes_the_usual_one() -> None:
    place = {"location": "nowhere-known"}
    assert teller("en", VILLAINOUS).place(place, "at") == "at Nowhere known"
    assert teller("fr", VILLAINOUS).place(place, "to") == "vers le lieu Nowhere known"


def test_a_message_of_its_own_comes_before_the_general_one() -> None:
    """Power is gained in Disney Villainous; a bare number elsewhere."""
    gained = event("gain", 0, amount=1)
    assert teller("fr", VILLAINOUS).event(gained) == "Vous recevez 1 jeton Pouvoir."
    assert teller("fr", "some-other-game").event(gained) == "Vous gagnez 1."


@pytest.mark.rule("DV-26")
def test_who_takes_the_fate_token_takes_no_card() -> None:
    taken = event("take", 1, to={"seat": 1, "zone": "fate-token"})
    told = [teller(language, VILLAINOUS, 0).event(taken) for language in LANGUAGES]
    assert told == [
        "Bruno takes the Fate token.",
        "Bruno prend le jeton Fatalité.",
        "Bruno prende il Segnalino Fato.",
    ]
    assert teller("en", VILLAINOUS, 1).event(taken) == "You take the Fate token."


# Questions, options, reasons.


def test_a_question_names_the_card_that_asks() -> None:
    decision = Decision(0, "choose-hero", (), "dragon-form")
    assert teller("en", VILLAINOUS).question(decision) == "Dragon Form – Which Hero?"
    bare = Decision(0, "choose-hero", ())
    assert teller("en", VILLAINOUS).question(bare) == "Which Hero?"


def test_an_option_is_told_from_its_fields() -> None:
    say = teller("en", VILLAINOUS)
    options = [
        Option(0, "gain 3", amount=3),
        Option(1, "move-pawn the-jail", location="the-jail"),
        Option(2, "fate 1", seat=1),
        Option(3, "vanquish aurora", card="aurora"),
        Option(4, "choose the-forest", location="the-forest"),
        Option(5, "choose yes"),
        Option(6, "done"),
    ]
    assert [say.option(option) for option in options] == [
        "Gain 3 Power",
        "Move to The Jail",
        "Fate against Bruno",
        "Vanquish Aurora",
        "The Forest",
        "Yes",
        "Done",
    ]


def test_the_own_pile_is_told_from_a_neighbours() -> None:
    options = [Option(n, f"play red-5 {n}", card="red-5", to=n) for n in (0, 1)]
    told = [teller("en", CARD_GAME).option(option) for option in options]
    assert told == ["Red 5 onto your own pile", "Red 5 onto Bruno’s pile"]


def view(*guards: tuple[int, str]) -> dict[str, Any]:
    realm: dict[str, Any] = {name: {"top": [], "bottom": []} for _, name in guards}
    for copy, name in guards:
        realm[name]["top"].append({"card": "guards", "copy": copy})
    return {"seats": [{"pawn": "the-jail"}, {"pawn": "the-forest", "realm": realm}]}


def test_cards_of_one_name_are_told_apart_by_where_they_lie() -> None:
    option = Option(0, "choose guards#2", card="guards", copy=2)
    say = teller("en", VILLAINOUS)
    apart = view((1, "forbidden-mountains"), (2, "the-forest"))
    assert say.option(option, apart) == "Guards (in The Forest)"
    together = view((1, "the-forest"), (2, "the-forest"))
    assert say.option(option, together) == "Guards (in The Forest, no. 2)"
    assert say.option(option) == "Guards (no. 2)"


def test_a_card_guard_that_lies_as_a_wicket_is_called_so() -> None:
    guard, wicket = [
        Option(n, f"activate card-guard-club#{n}", card="card-guard-club", copy=n) for n in (1, 2)
    ]
    lying = [{"card": "card-guard-club", "copy": n} for n in (1, 2)]
    lying[1]["wicket"] = True
    seen = {"seats": [{"pawn": "courtyard", "realm": {"courtyard": {"top": [], "bottom": lying}}}]}
    say = teller("en", VILLAINOUS)
    assert say.option(guard, seen) == "Activate Card Guard: Club (in the Courtyard)"
    assert say.option(wicket, seen) == "Activate Wicket (Card Guard: Club) (in the Courtyard)"


def test_not_moving_the_pawn_is_called_staying() -> None:
    options = [
        Option(n, f"move-pawn {name}", location=name)
        for n, name in enumerate(["the-jail", "nottingham"])
    ]
    told = [teller("en", VILLAINOUS).option(option, view()) for option in options]
    assert told == ["Stay where you are (The Jail)", "Move to Nottingham"]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "You hold a card higher than the one led, and must play one of those. [LD-7]"),
        (
            "fr",
            "Vous avez une carte plus forte que la carte d’entame et devez en jouer une. [LD-7]",
        ),
        ("it", "Hai una carta più alta di quella d’apertura e devi giocarne una. [LD-7]"),
    ],
)
def test_a_reason_comes_with_its_rule(language: str, told: str) -> None:
    assert teller(language, LITTLE_DEVILS).reason("higher.LD-7") == told


# Names.


def test_a_card_text_follows_the_edition() -> None:
    current = teller("en", VILLAINOUS).card_text("fauna")
    french = teller("en", VILLAINOUS, edition="french").card_text("fauna")
    assert "Dreamless Sleep" in current
    assert "Dreamless Sleep" not in french
    assert teller("en", LITTLE_DEVILS).card_text("22") == ""


def test_a_card_that_lies_as_a_hero_is_said_to() -> None:
    assert teller("it", CARD_GAME).card("hero:red-5") == "Eroe (5 rosso)"


def test_a_symbol_has_its_number() -> None:
    say = teller("fr", VILLAINOUS)
    assert say.symbol("gain-power-1") == "Gagner 1 jeton Pouvoir"
    assert say.symbol("play-card") == "Jouer une carte"
