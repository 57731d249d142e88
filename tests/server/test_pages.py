"""The client's files: one page for every address, told the way back; a strict policy."""

from pathlib import Path

import pytest

from skulduggery.server.catalogue import code_of
from skulduggery.server.pages import POLICY, Pages
from tests.server.helpers import Server

PAGE = '<!doctype html><html><head><base href="./"><script src="assets/a-1.js"></script>'


@pytest.fixture
def pages(tmp_path: Path) -> Pages:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "assets" / "a-1.js").write_text("let a = 1;" * 100)
    (tmp_path / "icon.svg").write_text("<svg/>")
    return Pages(tmp_path)


@pytest.mark.parametrize(
    ("path", "base"),
    [("", "./"), ("t/abc", "../"), ("replay/abc", "../"), ("rules/x/y", "../../"), ("t", "./")],
)
def test_the_page_finds_back_to_the_root_from_everywhere(
    pages: Pages, path: str, base: str
) -> None:
    found = pages.find(path)
    assert found is not None
    assert found.content.decode() == PAGE.replace("./", base, 1)
    assert found.kind == "text/html"
    assert found.cache == "no-cache"


def test_files_with_a_digest_in_their_name_are_kept(pages: Pages) -> None:
    script = pages.find("assets/a-1.js")
    assert script is not None
    assert "immutable" in script.cache
    assert script.kind == "text/javascript"
    assert script.packed is not None
    assert len(script.packed) < len(script.content)
    icon = pages.find("icon.svg")
    assert icon is not None
    assert icon.cache == "no-cache"


@pytest.mark.parametrize("path", ["assets/b.js", "../secret.txt", "x.map", "assets/../../x.py"])
def test_no_other_files(pages: Pages, path: str) -> None:
    assert pages.find(path) is None


def test_the_policy_allows_no_foreign_and_no_inline_script() -> None:
    rules = dict(rule.split(" ", 1) for rule in POLICY.split("; "))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == "'self'"
    assert rules["style-src-elem"] == "'self'"
    assert rules["connect-src"] == "'self'"
    assert rules["frame-ancestors"] == "'none'"
    assert "unsafe-eval" not in POLICY
    assert "http" not in POLICY


@pytest.mark.parametrize("path", ["/", "/t/abc", "/api/health", "/api/nothing", "/x.js"])
def test_every_answer_brings_the_policy(server: Server, path: str) -> None:
    headers = server.client.get(path).headers
    assert headers["content-security-policy"] == POLICY
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_the_page_is_packed_and_asked_for_again(server: Server) -> None:
    page = server.client.get("/", headers={"accept-encoding": "gzip"})
    assert page.headers["content-encoding"] == "gzip"
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    plain = server.client.get("/", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == page.text
    again = server.client.get("/", headers={"if-none-match": page.headers["etag"]})
    assert again.status_code == 304


def test_what_the_api_says_is_not_stored(server: Server) -> None:
    assert server.client.get("/api/health").headers["cache-control"] == "no-store"


def test_it_works_under_a_path_of_a_proxy(server: Server) -> None:
    """A proxy takes its prefix off; the page finds the way back by itself."""
    page = server.client.get("/t/abc", headers={"host": "games.example"}).text
    assert '<base href="../">' in page
    assert "games.example" not in page
    assert "testserver" not in page


def test_whoever_asks_for_the_head_gets_the_head(server: Server) -> None:
    for path in ("/", "/t/abc", "/icon.svg"):
        whole, head = server.client.get(path), server.client.head(path)
        assert head.status_code == whole.status_code == 200
        assert head.headers["content-type"] == whole.headers["content-type"]
        assert head.headers["etag"] == whole.headers["etag"]
        assert not head.content
    assert server.client.head("/nothing.js").status_code == 404


def test_a_link_becomes_a_picture_for_phones(server: Server) -> None:
    address = "http://192.168.1.7:8313/t/abcdefgh#Dv3bb234ZwVeDfs2v35bEw"
    answer = server.client.post("/api/codes", json={"address": address})
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.headers["cache-control"] == "no-store"
    assert answer.content == code_of(address) != code_of(address + "x")
    assert answer.text.startswith("<svg")
    assert "192.168" not in answer.text
    for bad in ("", "x" * 501):
        assert server.refused("POST", "codes", {"address": bad})[0] == 400
