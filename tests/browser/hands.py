"""Somebody who plays with a mouse, or with a keyboard only."""

import time
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

END = "section.end"
LIT = "[data-target]"
LEGAL = '[data-zone="hand"] button.lit'
LASTS = 90
MISSED = 1.5


def over(page: "Page") -> bool:
    return page.locator(END).is_visible()


def asked(page: "Page") -> bool:
    """Something can be chosen; not while an answer is on its way."""
    return page.title().startswith("●") and page.locator(f"{LEGAL}, {LIT}").count() > 0


def wait_for_turn(page: "Page", lasts: float = LASTS) -> bool:
    """False when the game is over instead."""
    end = time.monotonic() + lasts
    while not asked(page):
        if over(page):
            return False
        assert time.monotonic() < end, "nothing is asked"
        page.wait_for_timeout(20)
    return True


def question(page: "Page") -> str:
    """What tells one question from the next: the hand, and what is lit."""
    text: str = page.evaluate(
        """() => [...document.querySelectorAll('[data-zone="hand"] button, [data-target]')]
            .map((one) => one.getAttribute('aria-label') + one.className).join('|')
            + document.querySelector('.question')?.textContent + document.title"""
    )
    return text


SPOT = """selector => {
    for (const one of document.querySelectorAll(selector)) {
        if (one.disabled) continue;
        const box = one.getBoundingClientRect();
        for (const y of [0.25, 0.5, 0.75, 0.1, 0.9]) {
            for (const x of [0.5, 0.12, 0.3, 0.7, 0.88]) {
                const at = [box.x + box.width * x, box.y + box.height * y];
                const hit = document.elementFromPoint(...at);
                if (hit && one.contains(hit)) return at;
            }
        }
    }
    return null;
}"""
"""A point where the first of these can be hit: cards overlap."""


def click_on(page: "Page", selector: str) -> bool:
    spot = page.evaluate(SPOT, selector)
    if spot is None:
        return False
    page.mouse.click(*spot)
    return True


def click_once(page: "Page") -> None:
    """One decision with the mouse: a card, and the place where it goes if there are several."""
    if click_on(page, LIT):
        return
    if click_on(page, LEGAL):
        page.wait_for_timeout(30)
        click_on(page, LIT)


def key_once(page: "Page") -> None:
    """One decision with arrows and Enter."""
    if page.locator("div.plain [data-target], .direction[data-target]").count():
        page.keyboard.press("1")
        return
    lit_piles = page.locator(LIT).count()
    if lit_piles:
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        return
    page.keyboard.press("ArrowDown")
    for _ in range(20):
        if page.evaluate("document.activeElement.matches('.lit')"):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_timeout(30)
    if page.evaluate("document.activeElement.closest('[data-target]') !== null"):
        page.keyboard.press("Enter")


def decide(page: "Page", keys: bool = False) -> bool:
    """One decision; False when a card had moved away under the mouse: then once more."""
    before = question(page)
    (key_once if keys else click_once)(page)
    patience = time.monotonic() + MISSED
    while question(page) == before and not over(page) and time.monotonic() < patience:
        page.wait_for_timeout(15)
    return question(page) != before


def play(page: "Page", keys: bool = False, turns: int = 1000) -> int:
    """The whole game, or so many decisions of it; how many it took."""
    end, count = time.monotonic() + LASTS, 0
    while count < turns and wait_for_turn(page):
        assert time.monotonic() < end, "the game does not end"
        count += decide(page, keys)
    return count


SPOTS = """selector => [...document.querySelectorAll(selector)]
    .map((one) => (one.matches('button') ? one : one.querySelector('button')))
    .filter((one) => one && !one.disabled)
    .map((one) => {
        const box = one.getBoundingClientRect();
        for (const y of [0.25, 0.5, 0.75, 0.1, 0.9]) {
            for (const x of [0.5, 0.12, 0.3, 0.7, 0.88]) {
                const at = [box.x + box.width * x, box.y + box.height * y];
                const hit = document.elementFromPoint(...at);
                if (hit && one.contains(hit)) return at;
            }
        }
        return null;
    })
    .filter((at) => at !== null)"""
"""A point of each of these that can be hit."""


def click_anything(page: "Page", luck: Random) -> None:
    """One of all that is lit, whatever it is."""
    spots = page.evaluate(SPOTS, f"{LIT}, {LEGAL}")
    if spots:
        page.mouse.click(*luck.choice(spots))


def key_anything(page: "Page", luck: Random) -> None:
    """The same with keys only: to what is lit or to the hand, along it, Enter."""
    page.keyboard.press(luck.choice(("ArrowUp", "ArrowUp", "ArrowDown")))
    for _ in range(luck.randrange(6)):
        page.keyboard.press("ArrowRight")
    if page.evaluate("document.activeElement.closest('[data-target], .lit') !== null"):
        page.keyboard.press("Enter")


def roam(page: "Page", luck: Random, keys: bool = False, most: int = 100_000) -> int:
    """Play at random until the game is over, or until so many questions; how many were answered."""
    end, count = time.monotonic() + LASTS, 0
    while count < most and wait_for_turn(page):
        assert time.monotonic() < end, "the game does not end"
        before = question(page)
        (key_anything if keys else click_anything)(page, luck)
        page.wait_for_timeout(20)
        count += question(page) != before
    return count


def to_the_end(page: "Page", address: str, luck: Random) -> str:
    """A whole game, clicked through at random; what its end says. Nothing ever stands out beyond
    the screen."""
    page.goto(address)
    assert roam(page, luck) >= 8
    end = page.locator(END)
    end.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return end.inner_text()
