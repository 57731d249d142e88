"""After the end: the scores, another game, the record, a link to a moment of the replay."""

from pathlib import Path

from tests.browser import hands
from tests.browser.conftest import Opener
from tests.browser.site import BOT, DEVILS, ME, OPEN, VILLAINS, Site
from tests.browser.test_pages import keep


def test_the_scores_are_those_of_the_rulebook(site: Site, open_page: Opener) -> None:
    page = open_page()
    for game in (DEVILS, VILLAINS):
        table, key = site.played(game, ME, BOT, BOT)
        result = site.ask(f"tables/{table}/view", key=key)["result"]
        keep(page, site, {table: key})
        page.goto(f"{site.url}t/{table}")
        end = page.locator(hands.END)
        end.wait_for()
        found = page.evaluate(
            """() => [...document.querySelectorAll('.end .total [aria-hidden], .end .points')]
                .map((one) => Number(one.textContent.match(/\\d+/)[0]))"""
        )
        best_first = sorted(result["scores"], reverse=game == VILLAINS)
        assert found == best_first
        assert page.get_by_role("button", name="Again").is_visible()
    # What a Hero cancels is struck, and nothing else.
    shown = page.evaluate(
        """() => [...document.querySelectorAll('.end ol > li')].map((one) => {
            const cards = [...one.querySelectorAll('.mini')];
            const heroes = cards.filter((card) => card.matches('.hero')).length;
            const values = (rule) => cards
                .filter((card) => card.matches(rule) && card.querySelector('b'))
                .map((card) => Number(card.querySelector('b').textContent));
            return [heroes, values('.struck'), values(':not(.struck):not(.hero)'),
                Number(one.querySelector('.points').textContent.match(/\\d+/)[0])];
        })"""
    )
    for heroes, struck, counted, points in shown:
        cancelled = {6} if heroes > 6 else set()
        cancelled |= {heroes % 6 or 6} if heroes else set()
        assert set(struck) <= cancelled
        assert not set(counted) & cancelled
        assert sum(counted) == points


def test_again_with_the_seats_moved_on(site: Site, open_page: Opener) -> None:
    made = site.lay(DEVILS, ME, OPEN, BOT, first=0)
    anna, bruno = open_page(), open_page()
    anna.goto(f"{site.url}t/{made['table']}#{made['keys'][0]}")
    bruno.goto(f"{site.url}t/{made['table']}#{made['invites'][1]}")
    bruno.get_by_role("textbox").fill("Bruno")
    bruno.get_by_role("textbox").press("Enter")
    bruno.locator('[data-zone="hand"] button').first.wait_for()
    for _ in range(400):
        if hands.over(anna) and hands.over(bruno):
            break
        for page in (anna, bruno):
            if hands.asked(page):
                hands.decide(page)
        anna.wait_for_timeout(20)
    anna.get_by_role("button", name="Again").click()
    anna.wait_for_url(lambda url: made["table"] not in url)
    bruno.get_by_role("button", name="Sit down there").click()
    bruno.wait_for_url(anna.url)
    for page in (anna, bruno):
        page.locator('[data-zone="hand"] button').first.wait_for()
        assert page.locator('[data-zone="hand"] button').count() == 9
    table = anna.url.rpartition("/")[2]
    key = anna.evaluate("t => JSON.parse(localStorage['skulduggery.keys'])[t][0]", table)
    seen = site.ask(f"tables/{table}/view", key=key)
    assert [one["name"] for one in seen["seats"]] == [None, "Anna", "Bruno"]
    assert seen["you"] == 1


def test_the_record_is_saved_and_a_moment_is_shown_to_others(
    site: Site, open_page: Opener, tmp_path: Path
) -> None:
    page = open_page(permissions=["clipboard-read", "clipboard-write"])
    page.goto(site.url)
    page.get_by_role("button", name="Play", exact=True).first.click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    key = page.evaluate("t => JSON.parse(localStorage['skulduggery.keys'])[t][0]", table)
    while not (seen := site.ask(f"tables/{table}/view", key=key))["over"]:
        if seen["decision"]:
            body = {"decision": seen["decision"]["number"], "option": 0}
            site.ask(f"tables/{table}/answer", body, key)
        page.wait_for_timeout(30)
    page.locator(hands.END).wait_for()
    with page.expect_download() as told:
        page.get_by_role("button", name="Save the record").click()
    file = tmp_path / "game.txt"
    told.value.save_as(file)
    assert file.read_text().startswith("skulduggery")
    page.locator(hands.END).get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/*")
    page.get_by_role("button", name="A move on").click()
    page.get_by_role("button", name="Link to this moment").click()
    page.get_by_text("The link is copied").wait_for()
    link = page.evaluate("navigator.clipboard.readText()")
    assert f"/replay/{table}#1" in link
    friend = open_page()
    friend.goto(link)
    at = friend.locator("section.bar output")
    at.wait_for()
    assert at.inner_text().startswith("1 of ")
    assert "." not in friend.url.rpartition("#")[2]
