"""Maleficent's cards, one after another: what each does, and what players have asked about it."""

from typing import Any

import pytest

from tests.games.villainous.tables import CURSES, Played, maleficent, on, prince_john, table

MOUNTAINS = "forbidden-mountains"
COTTAGE = "briar-roses-cottage"
FOREST = "the-forest"
CASTLE = "king-stefans-castle"
HERE_OR_THERE = [f"choose {place}" for place in (MOUNTAINS, COTTAGE, FOREST, CASTLE)]


def fate(*cards: str, **described: Any) -> Played:
    """Prince John turns over Maleficent's next fate cards and takes the first of the two."""
    about = {name: described.pop(name) for name in ("edition", "seed") if name in described}
    after = [*cards, "guards"] if len(cards) == 1 else [*cards]
    john = prince_john(pawn="sherwood-forest")
    t = table(maleficent(fate=after, **described), john, turn=1, **about).do("fate 0")
    return t.do(f"choose {cards[0]}") if t.prompt == "choose-fate" else t


def acting(**mine: Any) -> Played:
    """Maleficent's turn, after the move."""
    return table(maleficent(**mine), prince_john())


def starting(**described: Any) -> Played:
    """Maleficent's turn, from its very start."""
    edition = described.pop("edition", "current")
    return table(maleficent(**described), prince_john(), phase="start", edition=edition)


# Allies.


@pytest.mark.card("maleficent/cackling-goon")
def test_a_cackling_goon_is_stronger_by_one_for_each_hero_beside_it() -> None:
    t = acting(
        the_forest=["cackling-goon", "aurora", "guards"],
        king_stefans_castle=["merryweather"],
    )
    assert t.strength("cackling-goon") == 3
    assert acting(the_forest=["cackling-goon"]).strength("cackling-goon") == 1


@pytest.mark.card("maleficent/cackling-goon")
def test_the_growth_of_a_cackling_goon_counts_in_a_vanquish() -> None:
    t = acting(pawn=CASTLE, the_forest=["cackling-goon", "fauna"])
    t.do("vanquish fauna")
    assert t.at(FOREST) == []
    assert t.discard() == ["cackling-goon"]


@pytest.mark.card("maleficent/sinister-goon")
@pytest.mark.parametrize(
    ("curses", "strength"), [([], 3), (["green-fire"], 4), (["green-fire", "dreamless-sleep"], 4)]
)
def test_a_sinister_goon_is_stronger_by_one_beside_curses(curses: list[str], strength: int) -> None:
    assert acting(the_forest=["sinister-goon", *curses]).strength("sinister-goon") == strength


@pytest.mark.card("maleficent/sinister-goon")
def test_a_curse_elsewhere_does_not_help_a_sinister_goon() -> None:
    t = acting(the_forest=["sinister-goon"], king_stefans_castle=["green-fire"])
    assert t.strength("sinister-goon") == 3


@pytest.mark.card("maleficent/savage-goon")
def test_a_savage_goon_is_just_strong() -> None:
    t = acting(power=3, pawn=COTTAGE, hand=["savage-goon"], the_forest=["guards", "green-fire"])
    t.do("play savage-goon", f"choose {FOREST}")
    assert t.strength("savage-goon") == 4
    assert t.power() == 0


@pytest.mark.card("maleficent/raven")
@pytest.mark.rule("DV-6")
def test_the_raven_may_act_elsewhere_before_the_pawn_moves() -> None:
    t = starting(the_forest=["raven"])
    assert t.options == [f"choose {MOUNTAINS}", f"choose {COTTAGE}", f"choose {CASTLE}", "pass"]
    t.do(f"choose {COTTAGE}", "gain 2")
    assert (t.where("raven"), t.power(), t.prompt) == (COTTAGE, 2, "move-pawn")


@pytest.mark.card("maleficent/raven")
def test_the_raven_need_not_move_and_then_does_nothing() -> None:
    t = starting(the_forest=["raven"]).do("pass")
    assert t.where("raven") == FOREST
    assert t.prompt == "move-pawn"


@pytest.mark.card("maleficent/raven")
def test_the_raven_takes_one_action_only() -> None:
    t = starting(the_forest=["raven"], power=2, hand=["staff", "spinning-wheel"])
    t.do(f"choose {COTTAGE}", "play staff", f"choose {CASTLE}")
    assert t.prompt == "move-pawn"


@pytest.mark.card("maleficent/raven")
def test_the_raven_never_fates() -> None:
    t = starting(the_forest=["raven"]).do(f"choose {CASTLE}")
    assert t.options == ["gain 1", "pass"]


@pytest.mark.card("maleficent/raven")
@pytest.mark.rule("DV-9")
def test_the_raven_cannot_use_what_a_hero_covers() -> None:
    t = starting(the_forest=["raven"], hand=["vanish"], briar_roses_cottage=["aurora"])
    t.do(f"choose {COTTAGE}")
    assert t.options == ["play vanish", "discard", "pass"]


@pytest.mark.card("maleficent/raven")
def test_the_raven_may_vanquish_and_be_used_in_it() -> None:
    t = starting(the_forest=["raven"], king_stefans_castle=["fauna", "cackling-goon"])
    t.do(f"choose {CASTLE}", "vanquish fauna", "done")
    assert t.where("fauna") == "fate_discard"
    t = starting(the_forest=["raven"], king_stefans_castle=["fauna", "dreamless-sleep"])
    t.do(f"choose {CASTLE}", "vanquish fauna", "choose raven")
    assert t.where("raven") == "discard"


@pytest.mark.card("maleficent/raven")
def test_what_the_raven_plays_is_paid() -> None:
    t = starting(power=1, the_forest=["raven"], hand=["staff", "dragon-form"])
    t.do(f"choose {COTTAGE}")
    assert not t.can("play dragon-form")
    t.do("play staff", f"choose {FOREST}")
    assert t.power() == 0


@pytest.mark.card("maleficent/raven")
def test_the_raven_is_moved_not_played_and_is_not_maleficent() -> None:
    t = starting(the_forest=["raven"], briar_roses_cottage=["green-fire", "dreamless-sleep"])
    t.do(f"choose {COTTAGE}", "pass")
    assert t.at(COTTAGE) == ["green-fire", "dreamless-sleep", "raven"]


@pytest.mark.card("maleficent/raven/when")
def test_the_raven_acts_after_the_check_for_victory() -> None:
    t = starting(**{**CURSES, "the_forest": ["forest-of-thorns", "raven"]})
    assert t.over
    assert t.winners == (0,)


@pytest.mark.card("maleficent/raven/when")
def test_an_objective_that_the_raven_completes_waits_for_the_next_turn() -> None:
    realm = {**CURSES, "the_forest": ["raven"]}
    t = starting(power=3, hand=["green-fire"], **realm)
    t.do(f"choose {COTTAGE}", "play green-fire", f"choose {FOREST}")
    assert not t.over


@pytest.mark.card("maleficent/raven/when")
@pytest.mark.rule("DV-8b")
def test_maleficent_may_repeat_the_action_that_the_raven_did() -> None:
    t = starting(the_forest=["raven"])
    t.do(f"choose {COTTAGE}", "gain 2", f"move-pawn {COTTAGE}", "gain 2")
    assert t.power() == 4


@pytest.mark.card("maleficent/raven/when", "maleficent/vanish")
def test_with_vanish_the_raven_acts_before_her_actions() -> None:
    t = starting(pawn=COTTAGE, the_forest=["raven"], discard=["vanish"], lasting=["vanish"])
    t.do(f"choose {COTTAGE}", "gain 2", f"move-pawn {COTTAGE}", "gain 2")
    assert t.power() == 4


@pytest.mark.card("maleficent/raven")
@pytest.mark.rule("DV-55")
def test_the_raven_neither_enters_nor_leaves_a_locked_location() -> None:
    t = starting(the_forest=["raven"], locked=[CASTLE])
    assert t.options == [f"choose {MOUNTAINS}", f"choose {COTTAGE}", "pass"]
    assert starting(the_forest=["raven"], locked=[FOREST]).prompt == "move-pawn"


@pytest.mark.card("maleficent/raven")
def test_the_raven_is_not_asked_in_the_turn_of_another() -> None:
    t = table(maleficent(the_forest=["raven"]), prince_john(), turn=1, phase="start")
    assert t.actor == 1


@pytest.mark.card("maleficent/raven/french")
@pytest.mark.rule("DV-62")
def test_the_french_raven_goes_to_another_location() -> None:
    t = starting(edition="french", the_forest=["raven"])
    assert t.options == [f"choose {MOUNTAINS}", f"choose {COTTAGE}", f"choose {CASTLE}", "pass"]
    t.do(f"choose {CASTLE}")
    assert t.options == ["gain 1", "pass"]


# Curses.


@pytest.mark.card("maleficent/forest-of-thorns")
def test_only_a_strong_hero_can_be_played_into_the_forest_of_thorns() -> None:
    thorns = {"the_forest": ["forest-of-thorns"], "king_stefans_castle": ["forest-of-thorns"]}
    assert fate("flora", **thorns).options == [f"choose {MOUNTAINS}", f"choose {COTTAGE}"]
    assert fate("merryweather", **thorns).options == HERE_OR_THERE


@pytest.mark.card("maleficent/forest-of-thorns")
def test_a_hero_played_into_thorns_clears_them_all() -> None:
    t = fate("merryweather", the_forest=["forest-of-thorns", "forest-of-thorns"])
    t.do(f"choose {FOREST}")
    assert t.at(FOREST) == ["merryweather"]
    assert t.discard() == ["forest-of-thorns", "forest-of-thorns"]


@pytest.mark.card("maleficent/forest-of-thorns")
def test_thorns_elsewhere_stay_and_an_ally_does_not_clear_them() -> None:
    t = fate("merryweather", the_forest=["forest-of-thorns"]).do(f"choose {CASTLE}")
    assert t.at(FOREST) == ["forest-of-thorns"]
    t = acting(power=1, pawn=COTTAGE, hand=["cackling-goon"], the_forest=["forest-of-thorns"])
    t.do("play cackling-goon", f"choose {FOREST}")
    assert t.at(FOREST) == ["forest-of-thorns", "cackling-goon"]


@pytest.mark.card("maleficent/green-fire")
def test_no_hero_can_be_played_into_green_fire() -> None:
    t = fate("prince-phillip", the_forest=["green-fire"], king_stefans_castle=["green-fire"])
    assert t.options == [f"choose {MOUNTAINS}", f"choose {COTTAGE}"]


@pytest.mark.card("maleficent/green-fire")
@pytest.mark.rule("DV-25")
def test_with_green_fire_everywhere_no_hero_can_be_played() -> None:
    fire = {"forbidden_mountains": ["green-fire"], "briar_roses_cottage": ["green-fire"]}
    t = fate("aurora", "flora", the_forest=["green-fire"], locked=[CASTLE], **fire)
    assert (t.fate_discard(), t.prompt) == (["aurora", "flora"], "choose-action")


@pytest.mark.card("maleficent/green-fire")
def test_maleficent_puts_green_fire_out_by_coming() -> None:
    fires = ["green-fire", "green-fire", "dreamless-sleep"]
    t = table(maleficent(the_forest=fires), prince_john(), phase="move")
    t.do(f"move-pawn {FOREST}")
    assert t.at(FOREST) == ["dreamless-sleep"]
    assert t.discard() == ["green-fire", "green-fire"]


@pytest.mark.card("maleficent/green-fire")
def test_green_fire_is_safe_where_she_stands_and_where_she_leaves() -> None:
    t = acting(power=3, pawn=FOREST, hand=["green-fire"])
    t.do("play green-fire", f"choose {FOREST}")
    assert t.at(FOREST) == ["green-fire"]
    t = table(maleficent(pawn=FOREST, the_forest=["green-fire"]), prince_john(), phase="move")
    assert t.do(f"move-pawn {CASTLE}").at(FOREST) == ["green-fire"]


@pytest.mark.card("maleficent/green-fire", "maleficent/vanish")
def test_staying_with_vanish_does_not_put_green_fire_out() -> None:
    mine = maleficent(pawn=FOREST, the_forest=["green-fire"], lasting=["vanish"])
    t = table(mine, prince_john(), phase="move").do(f"move-pawn {FOREST}")
    assert t.at(FOREST) == ["green-fire"]


@pytest.mark.card("maleficent/green-fire", "maleficent/forest-of-thorns")
@pytest.mark.rule("DV-47")
def test_curses_may_be_moved_to_heroes() -> None:
    t = acting(pawn=MOUNTAINS, briar_roses_cottage=["green-fire"], the_forest=["fauna"])
    t.do("move green-fire", f"choose {FOREST}")
    assert t.at(FOREST) == ["fauna", "green-fire"]
    t = acting(pawn=MOUNTAINS, briar_roses_cottage=["forest-of-thorns"], the_forest=["fauna"])
    t.do("move forest-of-thorns", f"choose {FOREST}")
    assert t.at(FOREST) == ["fauna", "forest-of-thorns"]


@pytest.mark.card("maleficent/dreamless-sleep")
def test_dreamless_sleep_weakens_the_heroes_there_by_two_each() -> None:
    t = acting(the_forest=["dreamless-sleep", "aurora", "fauna"], king_stefans_castle=["flora"])
    assert (t.strength("aurora"), t.strength("fauna"), t.strength("flora")) == (2, 0, 3)
    t = acting(the_forest=["dreamless-sleep", "dreamless-sleep", "aurora", "fauna"])
    assert (t.strength("aurora"), t.strength("fauna")) == (0, 0)


@pytest.mark.card("maleficent/dreamless-sleep")
def test_an_ally_played_there_ends_every_dreamless_sleep() -> None:
    sleep = ["dreamless-sleep", "dreamless-sleep"]
    t = acting(power=1, pawn=COTTAGE, hand=["cackling-goon"], the_forest=sleep)
    t.do("play cackling-goon", f"choose {FOREST}")
    assert t.at(FOREST) == ["cackling-goon"]
    assert t.discard() == sleep


@pytest.mark.card("maleficent/dreamless-sleep")
@pytest.mark.rule("DV-47")
def test_an_ally_moved_there_lets_them_sleep_and_so_does_an_item() -> None:
    t = acting(pawn=MOUNTAINS, briar_roses_cottage=["raven"], the_forest=["dreamless-sleep"])
    t.do("move raven", f"choose {FOREST}")
    assert t.at(FOREST) == ["dreamless-sleep", "raven"]
    t = acting(power=1, pawn=COTTAGE, hand=["staff"], the_forest=["dreamless-sleep"])
    t.do("play staff", f"choose {FOREST}")
    assert t.at(FOREST) == ["dreamless-sleep", "staff"]


# Effects.


@pytest.mark.card("maleficent/dragon-form")
def test_dragon_form_defeats_a_hero_of_three_or_less_anywhere() -> None:
    heroes = {"the_forest": ["flora"], "king_stefans_castle": ["aurora", "fauna"]}
    t = acting(power=3, pawn=COTTAGE, hand=["dragon-form"], **heroes).do("play dragon-form")
    assert t.options == ["choose flora", "choose fauna"]
    t.do("choose fauna")
    assert (t.where("fauna"), t.power()) == ("fate_discard", 0)
    assert t.told("defeat") == ["fauna"]


@pytest.mark.card("maleficent/dragon-form")
@pytest.mark.rule("DV-22")
def test_dragon_form_needs_such_a_hero() -> None:
    t = acting(power=3, pawn=COTTAGE, hand=["dragon-form"], the_forest=["aurora"])
    assert not t.can("play dragon-form")
    assert t.why_not("dragon-form") == "nothing-to-choose.DV-22"


@pytest.mark.card("maleficent/dragon-form")
@pytest.mark.rule("DV-41")
def test_dragon_form_looks_at_the_strength_of_the_moment() -> None:
    sleep = ["prince-phillip", "dreamless-sleep"]
    t = acting(power=3, pawn=COTTAGE, hand=["dragon-form"], the_forest=sleep)
    assert t.do("play dragon-form").where("prince-phillip") == "fate_discard"
    sword = [on("fauna", "sword-of-truth")]
    t = acting(power=3, pawn=COTTAGE, hand=["dragon-form"], the_forest=sword)
    assert not t.can("play dragon-form")


@pytest.mark.card("maleficent/dragon-form")
def test_dragon_form_pays_three_for_a_fate_before_her_next_turn() -> None:
    t = acting(power=3, pawn=COTTAGE, hand=["dragon-form"], the_forest=["flora"])
    t.do("play dragon-form", "end-turn", "move-pawn nottingham", "fate 0")
    assert t.power() == 3


@pytest.mark.card("maleficent/dragon-form")
def test_dragon_form_ends_when_her_next_turn_begins() -> None:
    t = table(maleficent(pawn=COTTAGE, lasting=["dragon-form"]), prince_john(), turn=1)
    t.do("end-turn", f"move-pawn {FOREST}", "end-turn", "move-pawn nottingham", "fate 0")
    assert t.power() == 0


@pytest.mark.card("maleficent/dragon-form/several")
def test_several_dragon_forms_pay_each_and_each_fate_pays() -> None:
    mine = maleficent(fate=["guards", "guards", "flora", "fauna"], lasting=["dragon-form"] * 2)
    t = table(mine, prince_john(pawn="sherwood-forest"), turn=1)
    t.do("fate 0", f"choose {FOREST}")
    assert t.power() == 6
    t.another_fate(by=1, target=0).do("choose flora", f"choose {FOREST}")
    assert t.power() == 12


@pytest.mark.card("maleficent/dragon-form")
@pytest.mark.rule("DV-51b")
def test_a_fate_card_played_by_other_means_does_not_pay() -> None:
    mine = maleficent(lasting=["dragon-form"])
    t = table(mine, prince_john(), turn=1).play_by_a_card("guards", by=1)
    assert t.do(f"choose {FOREST}").power() == 0


@pytest.mark.card("maleficent/vanish")
def test_after_vanish_she_may_stay_and_act_there_again() -> None:
    t = acting(pawn=FOREST, hand=["vanish"]).do("play vanish", "gain 3", "end-turn")
    t.do("move-pawn nottingham", "end-turn")
    assert t.can(f"move-pawn {FOREST}")
    t.do(f"move-pawn {FOREST}", "gain 3")
    assert t.power() == 6


@pytest.mark.card("maleficent/vanish")
def test_after_vanish_she_may_move_all_the_same() -> None:
    mine = maleficent(pawn=FOREST, lasting=["vanish"])
    t = table(mine, prince_john(), phase="move").do(f"move-pawn {CASTLE}")
    assert t.pawn() == CASTLE


@pytest.mark.card("maleficent/vanish")
def test_vanish_holds_for_one_turn() -> None:
    mine = maleficent(pawn=FOREST, lasting=["vanish"], hand=["malice"] * 2 + ["tyranny"] * 2)
    t = table(mine, prince_john(), phase="move").do(f"move-pawn {FOREST}", "end-turn")
    t.do("move-pawn nottingham", "end-turn")
    assert t.prompt == "move-pawn"
    assert not t.can(f"move-pawn {FOREST}")


@pytest.mark.card("maleficent/vanish")
def test_vanish_is_over_once_she_has_stayed_or_moved() -> None:
    mine = maleficent(pawn=FOREST, lasting=["vanish"])
    for place in (FOREST, CASTLE):
        t = table(mine, prince_john(), phase="move")
        assert t.view(1)["seats"][0]["lasting"] == ["vanish"]
        t.do(f"move-pawn {place}")
        assert t.view(1)["seats"][0]["lasting"] == []


@pytest.mark.card("maleficent/vanish", "maleficent/dragon-form")
@pytest.mark.parametrize("lasting", [["vanish", "dragon-form"], ["dragon-form", "vanish"]])
def test_dragon_form_and_vanish_each_end_in_their_time(lasting: list[str]) -> None:
    t = starting(pawn=FOREST, lasting=lasting)
    assert t.view(1)["seats"][0]["lasting"] == ["vanish"]
    assert t.can(f"move-pawn {FOREST}")
    t = acting(pawn=FOREST, lasting=lasting).do("end-turn")
    assert t.view(1)["seats"][0]["lasting"] == lasting


@pytest.mark.card("maleficent/vanish")
def test_a_second_vanish_in_a_vanished_turn_holds_for_the_next() -> None:
    mine = maleficent(pawn=FOREST, lasting=["vanish"], hand=["vanish"])
    t = table(mine, prince_john(), phase="move")
    t.do(f"move-pawn {FOREST}", "play vanish", "end-turn", "move-pawn nottingham", "end-turn")
    assert t.can(f"move-pawn {FOREST}")


# Items.


@pytest.mark.card("maleficent/spinning-wheel")
def test_the_spinning_wheel_pays_the_strength_of_the_defeated_less_one() -> None:
    here = ["spinning-wheel", "aurora", "savage-goon"]
    t = acting(pawn=CASTLE, the_forest=here).do("vanquish aurora")
    assert t.power() == 3


@pytest.mark.card("maleficent/spinning-wheel")
def test_the_spinning_wheel_counts_what_the_hero_carried() -> None:
    here = ["spinning-wheel", on("fauna", "sword-of-truth"), "savage-goon"]
    t = acting(pawn=CASTLE, the_forest=here).do("vanquish fauna")
    assert t.power() == 3


@pytest.mark.card("maleficent/spinning-wheel/sleep")
def test_the_spinning_wheel_counts_the_strength_that_sleep_has_left() -> None:
    here = ["spinning-wheel", "aurora", "savage-goon", "dreamless-sleep"]
    assert acting(pawn=CASTLE, the_forest=here).do("vanquish aurora").power() == 1
    here = ["spinning-wheel", "fauna", "dreamless-sleep"]
    assert acting(pawn=CASTLE, the_forest=here).do("vanquish fauna").power() == 0


@pytest.mark.card("maleficent/spinning-wheel", "maleficent/dragon-form")
@pytest.mark.rule("DV-51a")
def test_the_spinning_wheel_turns_for_dragon_form_but_not_elsewhere() -> None:
    t = acting(power=3, pawn=COTTAGE, hand=["dragon-form"], the_forest=["spinning-wheel", "flora"])
    assert t.do("play dragon-form").power() == 2
    away = {"the_forest": ["spinning-wheel"], "king_stefans_castle": ["flora"]}
    t = acting(power=3, pawn=COTTAGE, hand=["dragon-form"], **away)
    assert t.do("play dragon-form").power() == 0


@pytest.mark.card("maleficent/staff")
def test_beside_the_staff_effects_and_curses_cost_one_less_wherever_they_go() -> None:
    mine = {"pawn": FOREST, "the_forest": ["staff"], "king_stefans_castle": ["fauna"]}
    t = acting(power=2, hand=["dragon-form"], **mine).do("play dragon-form")
    assert t.power() == 0
    t = acting(power=1, hand=["forest-of-thorns"], **mine)
    t.do("play forest-of-thorns", f"choose {COTTAGE}")
    assert t.power() == 0


@pytest.mark.card("maleficent/staff")
def test_the_staff_helps_neither_allies_nor_items_nor_from_afar() -> None:
    cards = ["sinister-goon", "spinning-wheel", "forest-of-thorns"]
    t = acting(power=1, hand=cards, pawn=FOREST, the_forest=["staff"])
    assert (t.can("play sinister-goon"), t.can("play forest-of-thorns")) == (False, True)
    assert t.do("play spinning-wheel", f"choose {FOREST}").power() == 0
    t = acting(power=1, hand=cards, pawn=FOREST, briar_roses_cottage=["staff"])
    assert not t.can("play forest-of-thorns")


@pytest.mark.card("maleficent/staff/below-zero")
def test_the_staff_never_makes_a_card_pay() -> None:
    t = acting(power=1, pawn=FOREST, hand=["vanish"], the_forest=["staff"])
    assert t.do("play vanish").power() == 1


# Conditions.


def beaten(hero: str, *allies: str, hand: list[str], **mine: Any) -> Played:
    """Prince John vanquishes a Hero; Maleficent holds these cards."""
    john = prince_john(pawn="nottingham", nottingham=[hero, *allies])
    t = table(maleficent(hand=hand, **mine), john, turn=1).do(f"vanquish {hero}")
    while t.prompt == "choose-allies":
        t.do(t.options[0])
    return t


@pytest.mark.card("maleficent/malice")
def test_malice_answers_the_defeat_of_a_hero_of_four() -> None:
    heroes = {"the_forest": ["aurora", "prince-phillip"], "king_stefans_castle": ["fauna"]}
    t = beaten("robin-hood", "rhino-guards", "nutsy", hand=["malice"], **heroes)
    assert (t.actor, t.options) == (0, ["play malice", "pass"])
    t.do("play malice")
    assert t.options == ["choose aurora", "choose fauna"]
    t.do("choose aurora")
    assert (t.where("aurora"), t.discard(), t.actor) == ("fate_discard", ["malice"], 1)


@pytest.mark.card("maleficent/malice")
def test_malice_does_not_answer_the_defeat_of_a_weaker_hero() -> None:
    t = beaten("friar-tuck", "rhino-guards", hand=["malice"], the_forest=["aurora"])
    assert t.actor == 1


@pytest.mark.card("maleficent/malice")
@pytest.mark.rule("DV-45")
def test_malice_asks_for_the_strength_that_the_hero_had() -> None:
    john = prince_john(pawn="nottingham", nottingham=["friar-tuck", "rhino-guards"],
                       the_jail=["alan-a-dale"])  # fmt: skip
    t = table(maleficent(hand=["malice"], the_forest=["aurora"]), john, turn=1)
    t.do("vanquish friar-tuck")
    assert t.options == ["play malice", "pass"]


@pytest.mark.card("maleficent/malice")
@pytest.mark.rule("DV-22", "DV-41")
def test_malice_needs_a_hero_of_four_or_less() -> None:
    strong = ["prince-phillip", on("flora", "sword-of-truth")]
    t = beaten("little-john", "rhino-guards", "nutsy", hand=["malice"], the_forest=strong)
    assert t.actor == 1
    slept = ["prince-phillip", "dreamless-sleep"]
    t = beaten("little-john", "rhino-guards", "nutsy", hand=["malice"], the_forest=slept)
    assert t.do("play malice").where("prince-phillip") == "fate_discard"


@pytest.mark.card("maleficent/malice", "maleficent/guards")
def test_malice_is_no_vanquish_so_guards_do_not_matter() -> None:
    t = beaten("little-john", "rhino-guards", "nutsy", hand=["malice"], the_forest=["guards"])
    assert t.do("play malice").at(FOREST) == []


@pytest.mark.card("maleficent/malice", "maleficent/spinning-wheel")
def test_the_spinning_wheel_turns_for_malice() -> None:
    here = ["spinning-wheel", "aurora"]
    t = beaten("little-john", "rhino-guards", "nutsy", hand=["malice"], the_forest=here)
    assert t.do("play malice").power() == 3


@pytest.mark.card("maleficent/tyranny")
def test_tyranny_draws_three_and_discards_any_three() -> None:
    allies = ["rhino-guards", "nutsy", "trigger"]
    mine = maleficent(hand=["tyranny", "staff"], deck=["raven", "vanish", "green-fire"])
    t = table(mine, prince_john(nottingham=allies), turn=1, phase="move")
    t.do("move-pawn the-jail", "play tyranny")
    assert t.hand() == ["green-fire", "raven", "staff", "vanish"]
    t.do("choose green-fire")  # raven left out: green-fire, vanish and staff are left
    assert t.hand() == ["raven"]
    assert sorted(t.discard()) == ["green-fire", "staff", "tyranny", "vanish"]


@pytest.mark.card("maleficent/tyranny")
def test_tyranny_needs_three_allies() -> None:
    john = prince_john(nottingham=["rhino-guards"], the_jail=["nutsy", "warrant"])
    t = table(maleficent(hand=["tyranny"]), john, turn=1, phase="move")
    assert t.do("move-pawn the-jail").actor == 1


@pytest.mark.card("maleficent/tyranny")
@pytest.mark.rule("DV-22")
def test_tyranny_takes_what_is_left() -> None:
    allies = ["rhino-guards", "nutsy", "trigger"]
    mine = maleficent(hand=["tyranny"], deck=["raven"], rest="box")
    t = table(mine, prince_john(nottingham=allies), turn=1, phase="move")
    t.do("move-pawn the-jail", "play tyranny")
    assert (t.hand(), t.discard()) == ([], ["raven", "tyranny"])
    mine = maleficent(hand=["tyranny"], deck=[], rest="box")
    t = table(mine, prince_john(nottingham=allies), turn=1, phase="move")
    assert t.do("move-pawn the-jail").actor == 1


# Heroes.


@pytest.mark.card("maleficent/guards")
def test_guards_fall_to_two_allies_only_however_strong() -> None:
    assert not acting(pawn=CASTLE, the_forest=["guards", "savage-goon"]).can("vanquish guards")
    t = acting(pawn=CASTLE, the_forest=["guards", "savage-goon", "raven"]).do("vanquish guards")
    assert t.at(FOREST) == []
    assert sorted(t.discard()) == ["raven", "savage-goon"]


@pytest.mark.card("maleficent/guards")
def test_against_guards_a_third_ally_may_be_used_and_one_is_not_enough() -> None:
    here = ["guards", "savage-goon", "sinister-goon", "raven"]
    t = acting(pawn=CASTLE, the_forest=here).do("vanquish guards", "choose sinister-goon")
    assert not t.can("done")
    t.do("choose savage-goon")
    assert t.options == ["choose raven", "done"]


@pytest.mark.card("maleficent/guards/strength-zero")
@pytest.mark.rule("DV-30")
def test_guards_of_no_strength_still_ask_for_two() -> None:
    sleep = ["guards", "dreamless-sleep", "dreamless-sleep"]
    assert not acting(pawn=CASTLE, the_forest=[*sleep, "raven"]).can("vanquish guards")
    assert acting(pawn=CASTLE, the_forest=[*sleep, "raven", "cackling-goon"]).can("vanquish guards")


@pytest.mark.card("maleficent/guards", "maleficent/dragon-form")
def test_dragon_form_ignores_what_guards_ask_for() -> None:
    t = acting(power=3, pawn=COTTAGE, hand=["dragon-form"], the_forest=["guards"])
    assert t.do("play dragon-form").at(FOREST) == []


@pytest.mark.card("maleficent/aurora")
def test_aurora_brings_the_next_hero_along() -> None:
    t = fate("aurora", "guards", "flora").do(f"choose {FOREST}")
    assert (t.actor, t.told("reveal")[-1], t.options) == (1, "flora", HERE_OR_THERE)
    t.do(f"choose {CASTLE}")
    assert (t.at(FOREST), t.at(CASTLE)) == (["aurora"], ["flora"])


@pytest.mark.card("maleficent/aurora")
def test_the_hero_that_aurora_brings_does_what_he_does_when_played() -> None:
    t = fate("aurora", "guards", "prince-phillip", king_stefans_castle=["raven", "savage-goon"])
    t.do(f"choose {FOREST}", f"choose {CASTLE}", "choose yes")
    assert t.at(CASTLE) == ["prince-phillip"]


@pytest.mark.card("maleficent/aurora")
@pytest.mark.rule("DV-48")
def test_anything_else_that_aurora_finds_goes_back_on_top_and_all_know_it() -> None:
    t = fate("aurora", "guards", "sword-of-truth").do(f"choose {FOREST}")
    assert t.told("reveal", None)[-1] == "sword-of-truth"
    for reader in (0, 1, None):
        assert t.view(reader)["seats"][0]["fate"] == ["sword-of-truth"] + [None] * 12
    assert t.actor == 1


@pytest.mark.card("maleficent/aurora")
@pytest.mark.rule("DV-53")
def test_a_hero_that_cannot_be_played_goes_back_on_top() -> None:
    fires = {"forbidden_mountains": ["green-fire"], "briar_roses_cottage": ["green-fire"]}
    t = fate("aurora", "guards", "fauna", the_forest=["green-fire"],
             king_stefans_castle=["forest-of-thorns"], **fires)  # fmt: skip
    assert t.at(CASTLE) == ["aurora"]
    assert t.view(0)["seats"][0]["fate"][0] == "fauna"
    assert t.discard() == ["forest-of-thorns"]


@pytest.mark.card("maleficent/aurora")
def test_aurora_turns_over_the_reshuffled_discard_pile() -> None:
    t = fate("aurora", "guards", fate_discard=["flora"], rest="box", seed=1)
    t.do(f"choose {FOREST}")
    assert t.told("shuffle") == ["?"]
    t.do(f"choose {FOREST}")
    assert sorted(t.at(FOREST) + t.fate()) == ["aurora", "flora", "guards"]


@pytest.mark.card("maleficent/fauna")
def test_fauna_may_end_one_dreamless_sleep_at_her_location() -> None:
    sleep = {"the_forest": ["dreamless-sleep", "dreamless-sleep"]}
    t = fate("fauna", **sleep).do(f"choose {FOREST}")
    assert (t.actor, t.options) == (1, ["choose dreamless-sleep", "pass"])
    t.do("choose dreamless-sleep")
    assert t.at(FOREST) == ["fauna", "dreamless-sleep"]
    assert fate("fauna", **sleep).do(f"choose {FOREST}", "pass").discard() == []


@pytest.mark.card("maleficent/fauna")
def test_fauna_does_not_reach_another_location() -> None:
    t = fate("fauna", the_forest=["dreamless-sleep"]).do(f"choose {CASTLE}")
    assert t.prompt == "choose-action"


@pytest.mark.card("maleficent/fauna/french")
@pytest.mark.rule("DV-62")
def test_the_french_fauna_must_discard_a_curse() -> None:
    t = fate("fauna", edition="french", the_forest=["dreamless-sleep"]).do(f"choose {FOREST}")
    assert t.at(FOREST) == ["fauna"]
    assert t.prompt == "choose-action"


@pytest.mark.card("maleficent/flora")
def test_flora_opens_the_hand_for_as_long_as_she_is_there() -> None:
    t = fate("flora", hand=["raven", "malice"], deck=["vanish", "staff"]).do(f"choose {FOREST}")
    assert sorted(t.told("reveal", 1)) == ["malice", "raven"]
    assert sorted(t.view(1)["seats"][0]["hand"]) == ["malice", "raven"]
    t.do("end-turn", f"move-pawn {COTTAGE}", "end-turn")
    for reader in (1, None):
        assert sorted(t.view(reader)["seats"][0]["hand"]) == ["malice", "raven", "staff", "vanish"]


@pytest.mark.card("maleficent/flora")
@pytest.mark.rule("DV-50a")
def test_what_flora_showed_stays_known_and_what_is_drawn_later_is_hidden() -> None:
    mine = maleficent(pawn=CASTLE, hand=["raven"], deck=["staff", "vanish", "vanish", "vanish"],
                      the_forest=["flora", "savage-goon"])  # fmt: skip
    t = table(mine, prince_john()).do("vanquish flora", "end-turn")
    assert sorted(t.view(1)["seats"][0]["hand"], key=str) == [None, None, None, "raven"]


@pytest.mark.card("maleficent/king-hubert")
def test_king_hubert_may_bring_an_ally_from_either_side() -> None:
    beside = {"forbidden_mountains": ["raven"], "the_forest": ["savage-goon", "cackling-goon"]}
    t = fate("king-hubert", **beside, briar_roses_cottage=["dreamless-sleep"])
    t.do(f"choose {COTTAGE}", "choose raven", "choose savage-goon")
    assert t.at(COTTAGE) == ["king-hubert", "dreamless-sleep", "raven", "savage-goon"]
    assert t.at(FOREST) == ["cackling-goon"]
    t = fate("king-hubert", **beside).do(f"choose {COTTAGE}", "pass", "pass")
    assert t.at(COTTAGE) == ["king-hubert"]


@pytest.mark.card("maleficent/king-hubert")
def test_king_hubert_calls_neighbours_only_and_one_from_each() -> None:
    here = {"forbidden_mountains": ["raven"], "the_forest": ["savage-goon"]}
    t = fate("king-hubert", **here).do(f"choose {CASTLE}")
    assert t.options == ["choose savage-goon", "pass"]
    assert t.do("choose savage-goon").prompt == "choose-action"


@pytest.mark.card("maleficent/king-stefan")
def test_king_stefan_may_send_maleficent_away() -> None:
    t = fate("king-stefan", pawn=COTTAGE, the_forest=["green-fire"]).do(f"choose {CASTLE}")
    t.do(f"choose {FOREST}")
    assert (t.pawn(), t.at(FOREST), t.discard()) == (FOREST, [], ["green-fire"])
    t.do("end-turn")
    assert not t.can(f"move-pawn {FOREST}")
    assert t.can(f"move-pawn {COTTAGE}")


@pytest.mark.card("maleficent/king-stefan")
def test_king_stefan_may_leave_her_where_she_is() -> None:
    t = fate("king-stefan", pawn=COTTAGE).do(f"choose {CASTLE}", "pass")
    assert t.pawn() == COTTAGE


@pytest.mark.card("maleficent/king-stefan")
@pytest.mark.rule("DV-55")
def test_king_stefan_sends_nobody_to_a_locked_location() -> None:
    t = fate("king-stefan", pawn=COTTAGE, locked=[FOREST]).do(f"choose {CASTLE}")
    assert not t.can(f"choose {FOREST}")


@pytest.mark.card("maleficent/king-stefan/in-mid-turn")
@pytest.mark.rule("DV-8b")
def test_moved_in_mid_turn_she_goes_on_with_the_new_location() -> None:
    t = acting(pawn=FOREST, hand=["vanish"]).do("gain 3").play_by_a_card("king-stefan", by=1)
    t.do(f"choose {MOUNTAINS}", f"choose {COTTAGE}")
    assert t.options == ["gain 2", "play vanish", "discard", "end-turn"]
    t.play_by_a_card("guards", by=1).do(f"choose {COTTAGE}")
    assert t.options == ["play vanish", "discard", "end-turn"]


@pytest.mark.card("maleficent/king-stefan/in-mid-turn")
@pytest.mark.rule("DV-8b")
def test_sent_back_she_does_not_use_a_symbol_twice() -> None:
    used = ["the-forest:bottom-1"]
    t = acting(pawn=COTTAGE, used=used).play_by_a_card("king-stefan", by=1)
    t.do(f"choose {MOUNTAINS}", f"choose {FOREST}")
    assert t.options == ["end-turn"]


@pytest.mark.card("maleficent/merryweather")
def test_no_curse_can_be_played_to_merryweather() -> None:
    t = acting(power=3, pawn=COTTAGE, hand=["green-fire"], the_forest=["merryweather"])
    t.do("play green-fire")
    assert t.options == [f"choose {place}" for place in (MOUNTAINS, COTTAGE, CASTLE)]


@pytest.mark.card("maleficent/merryweather")
def test_merryweather_minds_curses_only() -> None:
    t = acting(power=1, pawn=COTTAGE, hand=["staff"], the_forest=["merryweather"])
    assert t.do("play staff").options == HERE_OR_THERE


@pytest.mark.card("maleficent/merryweather/moving")
def test_a_curse_may_be_moved_to_merryweather() -> None:
    t = acting(pawn=MOUNTAINS, king_stefans_castle=["green-fire"], the_forest=["merryweather"])
    t.do("move green-fire")
    assert t.at(FOREST) == ["merryweather", "green-fire"]


@pytest.mark.card("maleficent/prince-phillip")
def test_prince_phillip_may_drive_out_all_allies_or_none() -> None:
    here = {"the_forest": ["raven", "savage-goon", "staff"]}
    t = fate("prince-phillip", **here).do(f"choose {FOREST}")
    assert (t.actor, t.options) == (1, ["choose yes", "pass"])
    t.do("choose yes")
    assert t.at(FOREST) == ["prince-phillip", "staff"]
    t = fate("prince-phillip", **here).do(f"choose {FOREST}", "pass")
    assert t.at(FOREST) == ["prince-phillip", "raven", "savage-goon", "staff"]


@pytest.mark.card("maleficent/prince-phillip")
def test_prince_phillip_finds_nobody_elsewhere() -> None:
    t = fate("prince-phillip", the_forest=["raven"]).do(f"choose {CASTLE}")
    assert t.prompt == "choose-action"
    assert t.at(FOREST) == ["raven"]


# Other fate cards.


@pytest.mark.card("maleficent/sword-of-truth")
def test_the_sword_of_truth_makes_its_hero_stronger_by_two() -> None:
    t = fate("sword-of-truth", the_forest=["flora"], king_stefans_castle=["aurora"])
    assert (t.actor, t.options) == (1, ["choose flora", "choose aurora"])
    t.do("choose aurora")
    assert (t.strength("aurora"), t.strength("flora")) == (6, 3)
    assert t.attached("aurora") == ["sword-of-truth"]


@pytest.mark.card("maleficent/sword-of-truth")
@pytest.mark.rule("DV-43")
def test_the_sword_of_truth_goes_to_a_hero_without_an_item_only() -> None:
    armed = on("flora", "sword-of-truth")
    t = fate("sword-of-truth", the_forest=[armed], king_stefans_castle=["aurora"])
    assert t.attached("aurora") == ["sword-of-truth"]
    t = fate("sword-of-truth", "fauna", the_forest=[armed]).do(f"choose {CASTLE}")
    assert t.fate_discard() == ["sword-of-truth"]
    assert t.at(CASTLE) == ["fauna"]


@pytest.mark.card("maleficent/sword-of-truth")
@pytest.mark.rule("DV-21")
def test_a_curse_costs_two_more_at_each_sword_of_truth() -> None:
    armed: dict[str, Any] = {
        "the_forest": [on("flora", "sword-of-truth")],
        "king_stefans_castle": ["fauna"],
    }
    t = acting(power=3, pawn=COTTAGE, hand=["forest-of-thorns"], **armed)
    t.do("play forest-of-thorns")
    assert not t.can(f"choose {FOREST}")
    assert t.do(f"choose {CASTLE}").power() == 1
    armed["the_forest"].append(on("guards", "sword-of-truth"))
    t = acting(power=6, pawn=COTTAGE, hand=["forest-of-thorns"], **armed)
    assert t.do("play forest-of-thorns", f"choose {FOREST}").power() == 0


@pytest.mark.card("maleficent/sword-of-truth", "maleficent/staff")
def test_the_sword_of_truth_and_the_staff_are_added_up() -> None:
    here = [on("flora", "sword-of-truth"), "staff"]
    t = acting(power=3, pawn=FOREST, hand=["forest-of-thorns"], the_forest=here)
    assert t.do("play forest-of-thorns", f"choose {FOREST}").power() == 0


@pytest.mark.card("maleficent/sword-of-truth")
def test_the_sword_of_truth_minds_curses_only() -> None:
    t = acting(power=1, pawn=COTTAGE, hand=["staff"], the_forest=[on("flora", "sword-of-truth")])
    assert t.do("play staff", f"choose {FOREST}").power() == 0


@pytest.mark.card("maleficent/sword-of-truth")
@pytest.mark.rule("DV-52")
def test_the_sword_of_truth_leaves_with_its_hero() -> None:
    here = [on("fauna", "sword-of-truth"), "savage-goon"]
    t = acting(pawn=CASTLE, the_forest=here).do("vanquish fauna")
    assert sorted(t.fate_discard()) == ["fauna", "sword-of-truth"]


@pytest.mark.card("maleficent/once-upon-a-dream")
def test_once_upon_a_dream_ends_a_curse_beside_a_hero() -> None:
    t = fate("once-upon-a-dream", the_forest=["guards", "green-fire", "dreamless-sleep"],
             king_stefans_castle=["forest-of-thorns"])  # fmt: skip
    assert (t.actor, t.options) == (1, ["choose green-fire", "choose dreamless-sleep"])
    t.do("choose dreamless-sleep")
    assert t.at(FOREST) == ["guards", "green-fire"]
    assert "once-upon-a-dream" in t.fate_discard()


@pytest.mark.card("maleficent/once-upon-a-dream")
@pytest.mark.rule("DV-25")
def test_once_upon_a_dream_cannot_be_played_without_such_a_curse() -> None:
    t = fate("once-upon-a-dream", "fauna", the_forest=["green-fire"],
             king_stefans_castle=["aurora"]).do(f"choose {CASTLE}")  # fmt: skip
    assert t.at(FOREST) == ["green-fire"]
    assert t.fate_discard() == ["once-upon-a-dream"]
