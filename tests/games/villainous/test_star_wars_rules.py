"""The rules of Star Wars Villainous that the other box has not: set-up, a turn, actions."""

import re
from itertools import permutations

import pytest

from skulduggery.engine.decision import Refused
from skulduggery.games import game
from skulduggery.games.villainous.star_wars import GAME, targets
from skulduggery.games.villainous.star_wars.boba_fett import DECK
from skulduggery.games.villainous.zones import AMBITION
from tests.games.villainous.sectors import bane, boba, dealt, on, rival, sister, table, with_

JABBA = "jabba-the-hutt"
FETT = "boba-fett"
PAIR = ["x-wing", with_("slave-i", engaged="x-wing")]
PLACES = ["jabbas-palace", "mos-espa", "cloud-city", "tython"]


# Set-up.


@pytest.mark.rule("SW-1")
def test_two_or_three_different_villains_sit_down() -> None:
    assert (GAME.least, GAME.most) == (2, 3)
    assert set(GAME.villains) == {FETT, "cad-bane", "seventh-sister"}
    for villains in permutations(GAME.villains, 2):
        assert GAME.setup(villains=villains).villains == villains
    assert sorted(GAME.setup(3).villains) == sorted(GAME.villains)


@pytest.mark.rule("SW-1")
@pytest.mark.parametrize(
    ("villains", "said"),
    [
        ([FETT], "2 to 3 players"),
        ([FETT, FETT], f"{FETT} sits there twice"),
        ([FETT, "cad-bane", "seventh-sister", "nobody"], "'nobody' is not one of"),
        ([FETT, "nobody", "cad-bane"], "'nobody' is not one of"),
        ([FETT, 7], "'7' is not one of"),
        ([FETT, ["cad-bane"]], "is not one of"),
    ],
)
def test_other_tables_are_refused_with_a_clear_error(villains: list[str], said: str) -> None:
    with pytest.raises(Refused, match=re.escape(said)) as refused:
        GAME.setup(villains=villains)
    assert refused.value.code == "bad-players"
    with pytest.raises(Refused, match="2 to 3 players"):
        GAME.setup(4)


@pytest.mark.rule("SW-1")
@pytest.mark.parametrize(
    ("box", "stranger", "other"),
    [
        ("star-wars-villainous", "maleficent", "disney-villainous"),
        ("disney-villainous", FETT, "star-wars-villainous"),
    ],
)
def test_the_two_boxes_do_not_meet_at_one_table(box: str, stranger: str, other: str) -> None:
    villains = [game(box).villains[0], stranger]
    said = f"{stranger} is in the box of {other}, and the boxes do not meet at one table"
    with pytest.raises(Refused, match=said):
        game(box).setup(villains=villains)


@pytest.mark.rule("SW-2")
def test_the_pawn_starts_on_the_portrait_and_may_go_anywhere() -> None:
    t = dealt()
    assert t.pawn() == "portrait"
    assert t.options == [f"move-pawn {place}" for place in PLACES]
    t = table(boba(space=["slave-i"]), rival(), phase="move")
    assert t.pawn() == "portrait"
    assert "move-pawn slave-i" in t.options


@pytest.mark.rule("SW-2", "SW-3")
@pytest.mark.parametrize("villain", GAME.villains)
def test_a_sector_has_four_open_locations_and_deep_space_at_its_end(villain: str) -> None:
    others = [other for other in GAME.villains if other != villain]
    t = dealt(villain, others[0])
    assert len(t.seat(0)["realm"]) == 4
    assert t.seat(0)["deep_space"] == {"top": [], "bottom": []}
    assert t.state.cast.place_name(0, 4) == "deep-space"  # the places count from left to right
    assert t.seat(0)["pawn"] == "portrait"
    assert t.options == [f"move-pawn {place}" for place in t.seat(0)["realm"]]  # none is locked
    assert len(t.hand()) == 4
    assert len(t.deck()) == 26
    assert len(set(t.deck(1))) > 10  # nothing says which come next: they have no order
    assert t.state.pile(0, 0).top == t.state.pile(0, 1).top == ()


@pytest.mark.rule("SW-3")
def test_hands_credits_and_ambition_at_the_start() -> None:
    t = dealt(FETT, FETT, FETT, first=1)
    assert [t.credits(seat) for seat in range(3)] == [2, 0, 1]
    assert [len(t.hand(seat)) for seat in range(3)] == [4, 4, 4]
    # Who begins has gained the first Ambition of the game already.
    assert [t.ambition(seat) for seat in range(3)] == [0, 1, 0]
    assert [len(t.fate(seat)) for seat in range(3)] == [15, 15, 15]


@pytest.mark.rule("SW-4")
def test_credits_never_run_out_but_there_are_ten_targets() -> None:
    t = table(boba(pawn="mos-espa", credits=1000, ambition=1000), rival())
    t.do("gain 3")
    assert t.credits() == 1003
    heroes = ["han-solo", "luke-skywalker", "chewbacca"]
    laid = [with_(hero, targets=2) for hero in heroes]
    t = table(boba(targets=4, tython=laid, mos_espa=["r2-d2"]), rival())
    assert targets.supply(t.state, 0) == 0
    assert not targets.may_take(t.state, t.number("r2-d2"))
    with pytest.raises(Refused, match="10 Target tokens"):
        table(boba(targets=5, tython=laid), rival())


@pytest.mark.rule("SW-5")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nobody_here_begins_with_anything_special(seat: int) -> None:
    entry = dealt(*GAME.villains).seat(seat)
    assert (entry["kept"], entry["under"], entry["targets"]) == ([], [], 0)
    assert entry["deep_space"] == {"top": [], "bottom": []}
    assert all(sides == {"top": [], "bottom": []} for sides in entry["realm"].values())


# A turn.


@pytest.mark.rule("SW-10")
def test_each_turn_begins_with_one_ambition() -> None:
    t = table(boba(pawn="tython", ambition=2), rival(ambition=1))
    t.do("end-turn")
    assert (t.turn, t.ambition(0), t.ambition(1)) == (1, 2, 2)


@pytest.mark.rule("SW-11")
def test_the_pawn_goes_to_another_location_or_onto_a_ship() -> None:
    space = [*PAIR, "hounds-tooth"]
    t = table(boba(pawn="hounds-tooth", space=space), rival(), phase="move")
    assert t.options == [f"move-pawn {place}" for place in [*PLACES, "slave-i"]]
    assert t.why_not_to("hounds-tooth") == "same-location.SW-11"


@pytest.mark.rule("SW-12")
@pytest.mark.parametrize("order", list(permutations(["gain 1", "vanquish r2-d2"])))
def test_a_ships_symbols_once_each_in_any_order(order: tuple[str, str]) -> None:
    t = table(boba(pawn="slave-i", space=["slave-i"], tython=["greedo", "r2-d2"]), rival())
    t.do(*order)
    assert t.options == ["end-turn"]
    assert table(boba(pawn="slave-i", space=["slave-i"]), rival()).can("end-turn")  # none need be


@pytest.mark.rule("SW-12")
def test_each_symbol_once_and_for_the_whole_sector() -> None:
    t = table(boba(pawn="mos-espa", tython=["lando-calrissian", "bossk"]), rival())
    t.do("vanquish lando-calrissian", "gain 3")
    assert not t.can("gain 3")
    assert t.can("end-turn")


@pytest.mark.rule("SW-13")
def test_a_hero_covers_the_top_half_but_ships_and_restrictions_cover_none() -> None:
    t = table(boba(pawn="mos-espa", mos_espa=["r2-d2"]), rival())
    assert not t.can("gain 3")
    assert t.can("fate 1")
    t = table(boba(pawn="mos-espa", under=["sarlacc-pit"], space=["x-wing"]), rival())
    assert t.can("gain 3")


@pytest.mark.rule("SW-13")
def test_the_upper_half_is_free_once_the_last_hero_has_gone() -> None:
    heroes = ["r2-d2", "lando-calrissian"]
    bounty = on(JABBA, "bounty-fugitive")
    for there, free in ((heroes, False), (heroes[:1], True)):
        t = table(
            boba(pawn="mos-espa", ambition=1, mos_espa=there, tython=[bounty], credits=0), rival()
        )
        assert not t.can("gain 3")
        t.do("hunt bounty-fugitive")
        t.do(*[text for text in t.options if text == "choose r2-d2"], "choose tython")
        assert t.can("gain 3") is free


@pytest.mark.rule("SW-14", "SW-44")
def test_the_hand_is_filled_to_its_limit_and_never_emptied() -> None:
    t = table(boba(pawn="tython", hand=["bossk"], space=["x-wing"]), rival())
    t.do("end-turn")
    assert len(t.hand()) == 3
    hand = ["bossk", "dengar", "greedo", "zuckuss", "ig-88"]
    t = table(boba(pawn="tython", hand=hand), rival())
    t.do("end-turn")
    assert t.hand() == sorted(hand)


# Actions.


@pytest.mark.rule("SW-20")
def test_gaining_credits() -> None:
    t = table(boba(pawn="cloud-city"), rival())
    t.do("gain 2")
    assert (t.credits(), t.ambition()) == (2, 0)
    assert t.told("gain") == ["?"]


@pytest.mark.rule("SW-21", "SW-22")
def test_each_currency_pays_its_own_cards_with_its_own_symbol() -> None:
    hand = ["bossk", "as-you-wish", "bounty-fugitive"]
    t = table(boba(pawn="jabbas-palace", credits=9, ambition=0, hand=hand), rival())
    assert t.starting("play") == ["play bossk"]
    assert t.why_not("as-you-wish") == "cost.SW-21"
    t = table(boba(pawn="jabbas-palace", credits=2, ambition=9, hand=hand), rival())
    assert t.starting("play") == ["play as-you-wish"]
    # Mos Espa has no symbol for Ambition.
    t = table(boba(pawn="mos-espa", credits=9, ambition=9, hand=hand), rival())
    assert t.why_not("as-you-wish") == "no-symbol.SW-12"


@pytest.mark.rule("SW-21")
def test_a_card_that_costs_nothing_still_needs_the_symbol() -> None:
    laid = {"hand": ["bounty-fugitive"], "mos_espa": [JABBA]}
    assert table(boba(pawn="tython", **laid), rival()).can("play bounty-fugitive")
    t = table(boba(pawn="tython", used=["bottom-1"], **laid), rival())
    assert t.why_not("bounty-fugitive") == "no-symbol.SW-12"


@pytest.mark.rule("SW-22")
def test_a_card_for_no_ambition_still_needs_the_symbol() -> None:
    laid = {"pawn": "malachor", "hand": ["nowhere-to-run"], "garel": ["stormtroopers"]}
    assert table(sister(**laid), boba()).can("play nowhere-to-run")
    t = table(sister(used=["top-2"], **laid), boba())
    assert t.why_not("nowhere-to-run") == "no-symbol.SW-12"


@pytest.mark.rule("SW-22")
def test_each_use_of_an_ambition_ability_takes_a_symbol() -> None:
    both = {"pawn": "malachor", "ambition": 5, "garel": ["id9-seeker-droids", "imperial-informant"]}
    t = table(sister(fate=["ghost", "phantom", "rescued"], **both), boba())
    t.do("activate id9-seeker-droids")
    while t.prompt == "choose-order":
        t.do(t.options[0])
    assert t.why_not("id9-seeker-droids") == "no-symbol.SW-12"
    assert t.state.notes(0)["seats"][0]["open"] == ["top-1", "bottom-1", "bottom-2"]


@pytest.mark.rule("SW-22")
def test_one_ambition_symbol_plays_a_card_or_uses_an_ability() -> None:
    laid = {"ambition": 5, "hand": ["as-you-wish"], "tython": ["zuckuss"]}
    t = table(boba(pawn="cloud-city", **laid), rival())
    assert t.starting("play", "activate") == ["play as-you-wish", "activate zuckuss"]
    t.do("play as-you-wish")
    t.do(t.options[0])
    assert t.starting("activate") == []
    # An Activate symbol is another one; this box's boards have it for Cad Bane.
    t = table(boba(pawn="mos-espa", **laid), rival())
    assert t.why_not("zuckuss") == "no-symbol.SW-12"


@pytest.mark.rule("SW-23")
def test_a_move_leads_to_any_other_location_with_all_that_is_attached() -> None:
    contact = on(JABBA, "bounty-fugitive")
    t = table(boba(pawn="tython", jabbas_palace=[contact, "greedo"], space=["slave-i"]), rival())
    assert t.starting("move") == [f"move {JABBA}", "move greedo"]
    t.do(f"move {JABBA}")
    assert t.options == ["choose mos-espa", "choose cloud-city", "choose tython"]
    t.do("choose tython")
    assert t.lies_at("tython") == [JABBA, "bounty-fugitive"]


@pytest.mark.rule("SW-23", "SW-45")
def test_one_symbol_either_moves_or_maneuvers() -> None:
    t = table(boba(pawn="tython", mos_espa=["greedo"], space=PAIR), rival())
    assert t.starting("m") == ["move greedo", "maneuver slave-i"]
    t.do("move greedo", "choose cloud-city")
    assert t.starting("m") == []
    assert t.credits() == 0  # moving is not playing


@pytest.mark.rule("SW-23")
def test_no_symbol_moves_heroes() -> None:
    t = table(boba(pawn="tython", tython=["r2-d2"], mos_espa=["greedo"]), rival())
    assert t.why_not("r2-d2") == "strength.SW-25"
    assert not any("r2-d2" in text for text in t.options)


@pytest.mark.rule("SW-24")
def test_an_activate_symbol_uses_a_card_that_has_one_for_its_credits() -> None:
    laid = {"pawn": "coruscant", "bora_vio": ["robonino", "embo", "padme-amidala"]}
    t = table(bane(credits=1, ambition=9, **laid), boba())
    assert t.starting("activate") == ["activate robonino"]  # Embo has nothing to activate
    t.do("activate robonino")
    assert (t.credits(), t.ambition()) == (0, 9)
    t = table(bane(credits=0, ambition=9, **laid), boba())
    assert t.why_not("robonino") == "cost.SW-21"


@pytest.mark.rule("SW-24")
def test_activate_and_ambition_are_different_symbols() -> None:
    assert [symbol for symbol in GAME.box.symbol_names if "activate" in symbol] == [
        "activate",
        "play-activate-ambition",
    ]
    card = next(card for card in DECK if card.id == "zuckuss")
    assert (card.activate_cost, card.activate_currency) == (1, AMBITION)


@pytest.mark.rule("SW-25")
def test_two_of_three_allies_suffice_against_five() -> None:
    t = table(
        boba(
            pawn="mos-espa",
            tython=["bossk", "greedo", "zuckuss", {"card": "chewbacca", "strength": 1}],
        ),
        rival(),
    )
    t.do("vanquish chewbacca", "choose greedo")  # Bossk in any case
    assert t.fate_discard() == ["chewbacca"]
    assert sorted(t.discard()) == ["bossk", "greedo"]
    assert t.where("zuckuss") == "tython"


@pytest.mark.rule("SW-25", "SW-43")
def test_a_vanquish_also_removes_an_engaged_pair() -> None:
    t = table(boba(pawn="mos-espa", space=PAIR), rival())
    t.do("vanquish x-wing")
    assert (t.discard(), t.fate_discard()) == (["slave-i"], ["x-wing"])
    assert t.state.notes(0)["seats"][0]["open"] == ["top-1", "bottom-1", "bottom-2"]


@pytest.mark.rule("SW-26")
def test_a_hero_of_strength_0_needs_an_ally_who_stays() -> None:
    weak = {"card": "lando-calrissian", "strength": -2}
    t = table(boba(pawn="mos-espa", mos_espa=[weak]), rival())
    assert t.why_not("lando-calrissian") == "strength.SW-25"
    assert not t.can("gain 3")  # he still covers
    t = table(boba(pawn="cloud-city", mos_espa=[weak, "greedo"]), rival())
    t.do("vanquish lando-calrissian")
    assert t.where("greedo") == "mos-espa"
    assert t.fate_discard() == ["lando-calrissian"]


@pytest.mark.rule("SW-26")
def test_whoever_helps_against_a_hero_of_strength_0_stays_with_all_abilities_used() -> None:
    weak = {"card": "r2-d2", "strength": -1}
    t = table(boba(pawn="mos-espa", tython=["bossk", "greedo", weak]), rival())
    t.do("vanquish r2-d2", "choose bossk")
    while t.prompt == "choose-allies":
        t.do("choose greedo" if t.can("choose greedo") else "done")
    assert sorted(t.lies_at("tython")) == ["bossk", "greedo"]
    assert t.credits() == 1  # Bossk was used
    # Fennec Shand may be the one Ally that is needed, from anywhere.
    t = table(boba(pawn="mos-espa", cloud_city=["fennec-shand"], tython=[weak]), rival())
    t.do("vanquish r2-d2")
    assert (t.where("fennec-shand"), t.fate_discard()) == ("cloud-city", ["r2-d2"])


@pytest.mark.rule("SW-26")
def test_an_ally_of_strength_0_helps_and_is_discarded() -> None:
    weak = {"card": "greedo", "strength": -1}
    hero = "r2-d2"
    t = table(boba(pawn="mos-espa", tython=[weak, "zuckuss", hero]), rival())
    t.do("vanquish r2-d2", "choose greedo")
    assert sorted(t.discard()) == ["greedo", "zuckuss"]


@pytest.mark.rule("SW-27")
def test_the_chosen_fate_card_is_played_before_the_other_is_discarded() -> None:
    t = table(boba(pawn="mos-espa"), rival(fate=["rescue-mission", "han-solo"]))
    t.do("fate 1")
    # Han Solo does not lie in the discard pile, so nobody can be rescued: he has to be played.
    assert t.prompt == "choose-where"
    t.do("choose tython")
    assert t.fate_discard(1) == ["rescue-mission"]


@pytest.mark.rule("SW-27")
def test_without_a_playable_card_one_is_chosen_all_the_same() -> None:
    t = table(boba(pawn="mos-espa"), rival(fate=["rescue-mission", "scoundrels-luck", "han-solo"]))
    t.do("fate 1")
    assert t.options == ["choose rescue-mission", "choose scoundrels-luck"]
    t.do("choose scoundrels-luck")
    assert t.fate_discard(1) == ["scoundrels-luck", "rescue-mission"]
    assert t.fate(1)[0] == "han-solo"
    assert t.told("reveal") == []


@pytest.mark.rule("SW-27", "SW-45")
def test_a_fate_action_may_make_ships_engage_instead() -> None:
    space = ["x-wing", "slave-i"]
    t = table(boba(pawn="mos-espa"), rival(pawn="slave-i", space=space))
    assert t.starting("fate", "engage") == ["fate 1", "engage 1"]
    t.do("engage 1")
    assert t.engaged("slave-i", 1) == "x-wing"
    assert t.starting("fate", "engage") == []
    assert t.fate_discard(1) == []
    # Engaged ones are no use for it, and one's own are out of reach.
    t = table(boba(pawn="mos-espa", space=space), rival(space=PAIR))
    assert t.starting("engage") == []


@pytest.mark.rule("SW-27")
def test_whoever_uses_fate_says_which_ships_engage() -> None:
    space = ["x-wing", "millennium-falcon", "slave-i", "hounds-tooth"]
    t = table(boba(pawn="mos-espa"), rival(space=space))
    t.do("engage 1")
    assert (t.actor, t.options) == (0, ["choose slave-i", "choose hounds-tooth"])
    t.do("choose hounds-tooth")
    assert t.options == ["choose x-wing", "choose millennium-falcon"]
    t.do("choose x-wing")
    assert (t.engaged("hounds-tooth", 1), t.limit(1)) == ("x-wing", 3)
    assert t.why_not_to("tython") == "not-now.SW-11"  # the turn goes on
    assert t.starting("fate", "engage") == []


@pytest.mark.rule("SW-27")
def test_the_last_fate_cards_are_shuffled_anew_and_one_alone_is_played() -> None:
    t = table(
        boba(pawn="mos-espa"),
        rival(fate=["x-wing"], fate_discard=["sarlacc-pit"], rest="box"),
    )
    t.do("fate 1", "choose sarlacc-pit")
    assert (t.under(1), t.fate_discard(1), t.fate(1)) == (["sarlacc-pit"], ["x-wing"], [])
    t = table(boba(pawn="mos-espa"), rival(fate=["sarlacc-pit"], rest="box"))
    t.do("fate 1")
    assert (t.under(1), t.fate_discard(1)) == (["sarlacc-pit"], [])


@pytest.mark.rule("SW-28")
def test_discarding_any_number_without_drawing() -> None:
    t = table(boba(pawn="tython", hand=["bossk", "greedo", "dengar"]), rival())
    t.do("discard", "choose bossk", "choose greedo")
    assert (t.hand(), sorted(t.discard())) == (["dengar"], ["bossk", "greedo"])


@pytest.mark.rule("SW-29")
def test_a_fate_card_played_on_oneself_is_like_an_opponents() -> None:
    t = table(
        boba(
            pawn="tython",
            credits=4,
            fate=["lando-calrissian"],
            tython=[on(JABBA, "bounty-rebel-operative")],
        ),
        rival(hand=["no-disintegrations"]),
    )
    t.do("hunt bounty-rebel-operative", "choose tython")
    assert t.credits() == 0  # two for the Hunt, two for Lando
    assert t.starting("move") == []  # he covers Tython's top half
    assert t.actor == 0  # it was no Fate action
