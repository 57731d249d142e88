"""Star Wars Villainous in the browser: sectors, ships, Bounties, Restrictions."""

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.browser import hands
from tests.browser.conftest import Opener
from tests.browser.site import BOT, ME, SECTORS, Json, Site
from tests.games.villainous.sectors import Sectors, bane, boba, on, sister, table, with_

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

WIDE, PHONE = (1024, 768), (360, 740)
SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
BOBA: Json = {**ME, "villain": "boba-fett"}


def against(villain: str) -> Json:
    return {**BOT, "villain": villain}


def sit(site: Site, page: "Page", laid: Sectors) -> None:
    """Go on with a laid table, as its first seat."""
    made, key = site.loaded(laid.table)
    page.goto(f"{site.url}t/{made}#{key}")
    page.locator("section.main .space").wait_for()
    # What is printed on the cards comes beside the table.
    page.locator("section.main .symbol").first.wait_for()


def own(page: "Page") -> "Locator":
    return page.locator("section.main")


def amount(page: "Page", what: str) -> int:
    """How much the large sector's villain has of it."""
    told = own(page).locator(f".stores [aria-label$='{what}']").get_attribute("aria-label")
    assert told is not None
    return int(told.split()[0])


@SIZES
def test_a_whole_game_by_clicking(site: Site, open_page: Opener, size: tuple[int, int]) -> None:
    made = site.lay(SECTORS, BOBA, against("seventh-sister"), limit_rounds=4)
    address = f"{site.url}t/{made['table']}#{made['keys'][0]}"
    told = hands.to_the_end(open_page(*size), address, Random(size[0]))
    assert "Anna" in told
    assert "Seventh Sister" in told


def test_a_whole_game_of_three(site: Site, open_page: Opener) -> None:
    hunter: Json = {**ME, "villain": "cad-bane"}
    others = (against("boba-fett"), against("seventh-sister"))
    made = site.lay(SECTORS, hunter, *others, limit_rounds=4, first=0)
    page = open_page(*WIDE)
    page.goto(f"{site.url}t/{made['table']}#{made['keys'][0]}")
    own(page).wait_for()
    assert page.locator("section.others .panel-of").count() == 2
    assert page.locator("section.others .space").count() == 2
    assert hands.roam(page, Random(7)) >= 8
    page.locator(hands.END).wait_for()


def test_a_stretch_with_keys_only(site: Site, open_page: Opener) -> None:
    made = site.lay(SECTORS, BOBA, against("cad-bane"), limit_rounds=40)
    page = open_page(*WIDE)
    page.goto(f"{site.url}t/{made['table']}#{made['keys'][0]}")
    assert hands.roam(page, Random(3), keys=True, most=12) == 12


@SIZES
def test_the_pawn_goes_from_the_portrait_onto_a_ship(
    site: Site, open_page: Opener, size: tuple[int, int]
) -> None:
    laid = table(
        boba(pawn="portrait", space=["slave-i"], under=["sarlacc-pit"]), sister(), phase="move"
    )
    page = open_page(*size)
    sit(site, page, laid)
    assert own(page).locator(".portrait .figure").count() == 1
    own(page).get_by_role("button", name="Under the pawn: Sarlacc Pit").wait_for()
    own(page).locator(".ship-place button.here.lit").click()
    own(page).locator(".ship-place .figure").wait_for()
    # Its arrival ability draws two cards, and a Vehicle gets rid of this Restriction.
    page.wait_for_function("document.querySelectorAll('[data-zone=hand] button').length === 2")
    own(page).get_by_role("button", name="Under the pawn").wait_for(state="detached")
    assert own(page).locator(".ship-place [data-symbol]").count() >= 1


@SIZES
def test_a_ship_is_engaged_and_taken_out_of_it(
    site: Site, open_page: Opener, size: tuple[int, int]
) -> None:
    laid = table(
        boba(credits=3, pawn="tython", hand=["slave-i"], space=["x-wing"], cloud_city=["bossk"]),
        sister(),
    )
    page = open_page(*size)
    sit(site, page, laid)
    if size == WIDE:
        page.get_by_text("hand limit 3").wait_for()
    page.locator('[data-zone="hand"]').get_by_role("button", name="Slave I").click()
    own(page).get_by_role("button", name="X-wing").click()
    pair = own(page).get_by_role("group", name="Slave I, engaged by X-wing")
    pair.wait_for()
    assert pair.locator(".symbol.covered").count() == 3
    # Maneuver: the other use of the symbol that moves.
    own(page).locator('[data-symbol="move-maneuver"]').click()
    own(page).locator(".ship-place button.here.lit").click()
    pair.wait_for(state="detached")
    assert own(page).locator(".ship-place .symbol.covered").count() == 0


def test_fate_makes_the_ships_of_another_engage(site: Site, open_page: Opener) -> None:
    laid = table(
        boba(pawn="mos-espa"),
        sister(space=["tie-advanced-v1", "imperial-star-destroyer", "ghost"]),
    )
    page = open_page(*WIDE)
    sit(site, page, laid)
    page.locator("section.others button.choose").click()
    page.get_by_role("button", name="make Vehicles engage").click()
    # The sector of whom it is about is the large one now.
    own(page).get_by_role("button", name="TIE Advanced v1").click()
    found = page.get_by_role("group", name="TIE Advanced v1, engaged by Ghost")
    found.first.wait_for()


@SIZES
def test_a_bounty_is_ticked_off_paid_for_and_completed(
    site: Site, open_page: Opener, size: tuple[int, int]
) -> None:
    bounty = "bounty-luke-skywalker"
    laid = table(
        boba(
            credits=4,
            ambition=3,
            pawn="jabbas-palace",
            jabbas_palace=[on("jabba-the-hutt", with_(bounty, done=["defeat-luke"]))],
        ),
        sister(),
    )
    page = open_page(*size)
    sit(site, page, laid)
    strip = own(page).locator(".bounty", has=page.locator("i.met"))
    strip.wait_for()
    assert "met: Luke Skywalker is defeated." in str(strip.get_attribute("aria-label"))
    assert "to do: Pay 2 Ambition." in str(strip.get_attribute("aria-label"))
    assert strip.locator("i.met").count() == 1
    pays = page.locator(".plain").get_by_role("button", name="Pay for Bounty: Luke Skywalker")
    pays.get_by_label("2 Ambition").wait_for()
    pays.click()
    kept = own(page).get_by_role("group", name="Beside the portrait of")
    kept.get_by_label("Bounty: Luke Skywalker").wait_for()
    assert own(page).locator(".bounty").count() == 0
    # The reward of its Contact: 3 Credits.
    assert (amount(page, "Credits"), amount(page, "Ambition")) == (7, 1)


def test_a_hunt_says_what_it_costs_now_and_why_it_cannot_be(site: Site, open_page: Opener) -> None:
    laid = table(
        boba(
            ambition=2,
            pawn="jabbas-palace",
            jabbas_palace=[on("jabba-the-hutt", "bounty-han-solo")],
            space=["x-wing"],
        ),
        sister(),
    )
    page = open_page(*WIDE)
    sit(site, page, laid)
    hunt = page.locator(".plain").get_by_role("button", name="Hunt: Bounty: Han Solo")
    hunt.get_by_label("2 Ambition").wait_for()
    strip = own(page).locator(".bounty")
    strip.hover()  # once it lies still
    box = strip.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 30, box["y"] + 6, steps=3)
    page.locator("aside.zoom").get_by_text("Hunt 2 Ambition: printed 1, +1 X-wing").wait_for()
    hunt.click()
    own(page).locator("section.location").first.wait_for()
    own(page).locator("button.here.lit").nth(1).click()
    own(page).get_by_role("button", name="Han Solo").first.wait_for()
    assert amount(page, "Ambition") == 0
    own(page).locator(".bounty").click()
    page.get_by_text("Its Hunt has been used in this turn.").wait_for()


@SIZES
def test_a_restriction_is_paid_off(site: Site, open_page: Opener, size: tuple[int, int]) -> None:
    laid = table(boba(credits=4, pawn="mos-espa", under=["sarlacc-pit"]), sister())
    page = open_page(*size)
    sit(site, page, laid)
    assert own(page).locator(".location .under").count() == 1
    page.locator(".plain").get_by_role("button", name="Get rid of Sarlacc Pit").click()
    own(page).locator(".under").first.wait_for(state="detached")
    assert amount(page, "Credit") == 1


def test_the_fourth_bounty_ends_the_game(site: Site, open_page: Opener) -> None:
    done = ["bounty-chewbacca", "bounty-han-solo", "bounty-fugitive"]
    leia = with_("bounty-princess-leia", done=["defeat-leia"])
    laid = table(
        boba(pawn="tython", kept=done, cloud_city=[on("bib-fortuna", leia)]),
        sister(kept=["kanan-jarrus"]),
        phase="move",
    )
    page = open_page(*WIDE)
    sit(site, page, laid)
    own(page).locator("section.location button.here.lit").first.click()
    end = page.locator(hands.END)
    end.wait_for()
    assert "You win" in end.inner_text()
    assert "Completed Bounties: 4 of 4" in end.inner_text()
    page.get_by_role("link", name="Replay").click()
    page.locator("section.bar output").wait_for()
    page.locator("section.main .space").wait_for()


def test_target_tokens_and_strength_tokens_lie_on_cards(site: Site, open_page: Opener) -> None:
    hero = with_("hunter", targets=2, strength=-1)
    page = open_page(*WIDE)
    sit(site, page, table(bane(targets=1, pawn="coruscant", the_box=[hero]), sister()))
    lying = own(page).locator(".lying", has=page.get_by_role("button", name="Hunter"))
    assert lying.locator(".targets svg").count() == 2
    assert lying.locator(".token").inner_text() == "−1"
    assert amount(page, "Target token") == 1


def test_home_and_codex_say_that_the_decks_are_reconstructed(site: Site, open_page: Opener) -> None:
    page = open_page(*WIDE)
    page.goto(site.url)
    box = page.locator("article", has_text="Star Wars Villainous")
    assert "The decks are a reconstruction" in box.inner_text()
    page.goto(f"{site.url}codex/{SECTORS}")
    page.get_by_text("The decks are a reconstruction").first.wait_for()
    page.get_by_role("textbox").fill("Slave I")
    card = page.locator(".cards > li", has_text="Slave I").first
    card.get_by_label("Play a Card").wait_for()
    assert "Cost 3 Credits" in card.inner_text()
    page.goto(f"{site.url}guide/boba-fett")
    page.get_by_role("heading", name="Boba Fett").wait_for()
