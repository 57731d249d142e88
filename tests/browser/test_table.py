"""What a table does for whoever sits there: says why not, shows cards close up, keeps the rules at
hand, lets cards be dragged."""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser import hands
from tests.browser.conftest import Opener
from tests.browser.site import BOT, DEVILS, ME, OPEN, VILLAINS, Site

if TYPE_CHECKING:
    from playwright.sync_api import Page

WIDE, PHONE = (1024, 768), (360, 740)
FIVE_DEVILS = ("15", "25", "35")
IN_HAND = '[data-zone="hand"] button'


CORNERS = """() => [...document.querySelectorAll('[data-zone="hand"] button')].filter(one => {
    const box = one.querySelector('.face').getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width * 0.42, box.y + box.height * 0.2);
    return hit && one.contains(hit);
}).length"""
"""How many cards of the hand show their number."""


def open_table(site: Site, open_page: Opener, game: str, size: tuple[int, int] = WIDE) -> "Page":
    made = site.lay(game, ME, BOT, BOT, BOT, first=0)
    page = open_page(*size, has_touch=size == PHONE)
    page.goto(f"{site.url}t/{made['table']}#{made['keys'][0]}")
    assert hands.wait_for_turn(page)
    # Fanned out, once the page knows how wide it is.
    page.wait_for_function(f"n => ({CORNERS})() === n", arg=page.locator(IN_HAND).count())
    return page


def test_touching_a_card_that_may_not_be_led_says_why(site: Site, open_page: Opener) -> None:
    card = None
    while card is None:
        page = open_table(site, open_page, DEVILS)
        held = page.locator(IN_HAND)
        faces = held.evaluate_all("all => all.map(one => one.dataset.face)")
        card = next((face for face in faces if face in FIVE_DEVILS), None)
    assert page.locator(f'{IN_HAND}[data-face="{card}"].lit').count() == 0
    assert hands.click_on(page, f'{IN_HAND}[data-face="{card}"]')
    reason = page.locator(".reason")
    reason.wait_for()
    assert "LD-5" in reason.inner_text()
    assert held.count() == 9
    english = reason.inner_text()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("fr")
    page.wait_for_function(
        "said => { const now = document.querySelector('.reason').textContent;"
        " return now !== said && now.includes('LD-5'); }",
        arg=english,
    )


def test_a_card_is_dragged_to_the_trick(site: Site, open_page: Opener) -> None:
    page = open_table(site, open_page, DEVILS)
    spot = page.evaluate(hands.SPOT, hands.LEGAL)
    felt = page.locator(".felt").bounding_box()
    assert felt is not None
    page.mouse.move(*spot)
    page.mouse.down()
    page.mouse.move(spot[0], spot[1] - 60, steps=4)
    page.mouse.move(felt["x"] + felt["width"] / 2, felt["y"] + felt["height"] / 2, steps=8)
    page.mouse.up()
    page.wait_for_function(
        "() => document.querySelectorAll('[data-zone=hand] button').length === 8"
    )


def test_a_card_that_is_dropped_beside_goes_back_to_the_hand(site: Site, open_page: Opener) -> None:
    page = open_table(site, open_page, DEVILS)
    spot = page.evaluate(hands.SPOT, hands.LEGAL)
    page.mouse.move(*spot)
    page.mouse.down()
    page.mouse.move(spot[0] + 60, spot[1] + 4, steps=4)
    page.mouse.up()
    page.wait_for_timeout(300)
    assert page.locator(IN_HAND).count() == 9
    assert page.locator("[data-chosen]").count() == 0


def test_a_card_is_seen_close_up_by_pointer_keyboard_and_finger(
    site: Site, open_page: Opener
) -> None:
    page = open_table(site, open_page, VILLAINS)
    zoom = page.locator("aside.zoom")
    x, y = page.evaluate(hands.SPOT, IN_HAND)
    page.mouse.move(x - 4, y)
    page.mouse.move(x, y, steps=3)
    zoom.wait_for()
    assert zoom.locator("strong").inner_text()
    assert zoom.locator("p").inner_text()
    page.mouse.move(5, 5)
    zoom.wait_for(state="detached")
    page.keyboard.press("ArrowDown")
    zoom.wait_for()
    page.keyboard.press("Escape")
    zoom.wait_for(state="detached")
    phone = open_table(site, open_page, VILLAINS, PHONE)
    x, y = phone.evaluate(hands.SPOT, IN_HAND)
    touch = phone.context.new_cdp_session(phone)
    point = [{"x": x, "y": y}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point})
    phone.locator("aside.zoom").wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    # It was looked at, not played.
    phone.wait_for_timeout(200)
    assert phone.locator(IN_HAND).count() == 4
    assert phone.locator("aside.zoom").is_visible()


def test_the_rules_are_one_key_away(site: Site, open_page: Opener) -> None:
    page = open_table(site, open_page, DEVILS)
    page.keyboard.press("r")
    sheet = page.get_by_role("dialog", name="Rules")
    sheet.get_by_role("heading", name="Who takes the trick").wait_for()
    assert "LD-9" in sheet.inner_text()
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Help").get_by_role("button", name="Rules").click()
    sheet.get_by_role("heading", name="Who takes the trick").wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    page.get_by_role("complementary", name="What has happened").wait_for()
    assert hands.asked(page)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_every_number_of_a_full_hand_can_be_read(
    site: Site, open_page: Opener, size: tuple[int, int]
) -> None:
    page = open_table(site, open_page, DEVILS, size)
    assert page.locator(IN_HAND).count() == 9
    assert page.evaluate(CORNERS) == 9


def test_a_table_is_laid_with_friends_and_bots(site: Site, open_page: Opener) -> None:
    page = open_page()
    page.goto(site.url)
    page.get_by_role("button", name="Lay the table").first.click()
    sheet = page.get_by_role("dialog", name="Little Devils")
    sheet.get_by_label("Name of the player at seat 1?").fill("Anna")
    sheet.get_by_label("Who plays seat 2?").select_option("open")
    sheet.get_by_role("button", name="Remove seat 4").click()
    sheet.get_by_label("Rounds").fill("1")
    sheet.get_by_role("button", name="Play").click()
    page.wait_for_url("**/t/*")
    page.get_by_text("One seat is still open").wait_for()
    link = page.get_by_label("Player 2", exact=True).input_value()
    # A code that leads a phone to this very computer would lead nowhere.
    assert page.get_by_text("These links work on this computer only.").is_visible()
    assert page.get_by_role("button", name="Code for a phone").count() == 0
    assert f"/t/{page.url.rpartition('/')[2]}#" in link
    page.goto(site.url)
    mine = page.locator(".tables li").first
    assert "Anna, Open seat, Mammon" in mine.inner_text()
    friend = open_page()
    friend.goto(link)
    friend.get_by_role("textbox").fill("Bruno")
    friend.get_by_role("button", name="Sit down").click()
    friend.locator(IN_HAND).first.wait_for()
    page.reload()
    assert "Anna, Bruno, Mammon" in page.locator(".tables li").first.inner_text()


def test_a_link_for_a_phone_is_shown_as_a_code(
    browser: object, open_page: Opener, tmp_path: Path
) -> None:
    site = Site(tmp_path, "--address", "http://192.0.2.7:8313/")
    try:
        page = open_page(*PHONE)
        page.goto(site.url)
        page.get_by_role("button", name="Lay the table").first.click()
        sheet = page.get_by_role("dialog", name="Little Devils")
        sheet.get_by_label("Who plays seat 2?").select_option("open")
        sheet.get_by_role("button", name="Play").click()
        page.wait_for_url("**/t/*")
        link = page.get_by_label("Player 2", exact=True).input_value()
        assert link.startswith("http://192.0.2.7:8313/t/")
        page.get_by_role("button", name="Code for a phone: Player 2").click()
        page.wait_for_function(
            "() => document.querySelector('img[alt=\"Code for a phone\"]')?.naturalWidth > 20"
        )
        page.get_by_role("button", name="Code for a phone: Player 2").click()
        page.get_by_role("img", name="Code for a phone").wait_for(state="detached")
    finally:
        site.stop()


def test_who_has_no_key_is_told_so(site: Site, open_page: Opener) -> None:
    made = site.lay(DEVILS, ME, OPEN, BOT)
    page = open_page()
    page.goto(f"{site.url}t/{made['table']}")
    page.get_by_role("heading", name="You have no seat at this table").wait_for()
    page.get_by_role("link", name="Home").click()
    page.get_by_role("button", name="Play", exact=True).first.wait_for()
