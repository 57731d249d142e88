"""Whole games in the browser: with the mouse, with the keyboard only, and on a phone."""

import pytest

from tests.browser import hands
from tests.browser.conftest import Opener
from tests.browser.site import BOT, DEVILS, ME, VILLAINS, Site

WIDE, PHONE = (1024, 768), (360, 740)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("how", ["mouse", "keys"])
@pytest.mark.parametrize("game", [DEVILS, VILLAINS])
def test_a_whole_game(
    site: Site, open_page: Opener, game: str, how: str, size: tuple[int, int]
) -> None:
    made = site.lay(game, ME, BOT, BOT, BOT)
    page = open_page(*size)
    page.goto(f"{site.url}t/{made['table']}#{made['keys'][0]}")
    assert hands.play(page, keys=how == "keys") >= 9
    end = page.locator(hands.END)
    assert end.get_by_role("heading").inner_text()
    assert "Anna" in end.inner_text()
    # The key was taken out of the address.
    assert "#" not in page.url


def test_one_click_at_home_lays_a_table(site: Site, open_page: Opener) -> None:
    page = open_page()
    page.goto(site.url)
    page.get_by_role("button", name="Play", exact=True).first.click()
    page.wait_for_url("**/t/*")
    assert hands.wait_for_turn(page)
    before = page.locator('[data-zone="hand"] button').count()
    hands.click_once(page)
    page.wait_for_function(
        "n => document.querySelectorAll('[data-zone=\"hand\"] button').length < n", arg=before
    )
    page.goto(site.url)
    page.locator(".tables li").get_by_role("link", name="Little Devils").wait_for()


def test_on_a_phone_nothing_is_wider_than_the_screen(site: Site, open_page: Opener) -> None:
    page = open_page(*PHONE)
    table, key = site.played(VILLAINS, ME, BOT, BOT, BOT, BOT, BOT)
    page.goto(f"{site.url}t/{table}#{key}")
    page.locator(hands.END).wait_for()
    for place in (f"t/{table}", f"replay/{table}#9", f"rules/{DEVILS}", f"codex/{VILLAINS}", ""):
        page.goto(site.url + place)
        page.locator("main > *").first.wait_for()
        page.wait_for_timeout(300)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], place
