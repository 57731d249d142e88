"""The same games over Ray: with calls like Ray's, and with Ray itself where it is installed."""

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from skulduggery.__main__ import main
from skulduggery.arena import cluster
from tests.arena.fake_ray import FakeRay

SMALL = (
    "arena", "little-devils", "--option", "rounds=1", "--seed", "1", "--games", "100",
    "--bots", "rules-of-thumb,3xrandom", "--json",
)  # fmt: skip


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    fake = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", fake)
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    return fake


def figures(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main([*SMALL, *words]) == 0
    told = json.loads(capsys.readouterr().out)
    told.pop("speed")
    assert isinstance(told, dict)
    return told


def test_the_same_games_come_back(
    capsys: pytest.CaptureFixture[str], ray: FakeRay, tmp_path: Path
) -> None:
    here = figures(capsys, "--jobs", "1")
    path = tmp_path / "run"
    assert figures(capsys, "--ray", "--file", str(path)) == here
    assert (len(ray.actors), ray.tasks) == (3, 5)
    assert ray.killed == ray.actors
    assert ray.settings is None
    assert not ray.deaf
    assert figures(capsys, "--file", str(path)) == here


@pytest.mark.parametrize(("jobs", "actors"), [(2, 2), (9, 3)])
def test_no_more_actors_than_processors(
    capsys: pytest.CaptureFixture[str], ray: FakeRay, jobs: int, actors: int
) -> None:
    figures(capsys, "--ray", "--jobs", str(jobs))
    assert len(ray.actors) == actors


def test_a_cluster_that_is_there_is_joined_as_it_is(
    capsys: pytest.CaptureFixture[str], ray: FakeRay, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[dict[str, Any]] = []
    monkeypatch.setattr(ray, "init", lambda **settings: seen.append(settings))
    figures(capsys, "--ray")
    monkeypatch.setenv("RAY_ADDRESS", "ray://elsewhere:10001")
    figures(capsys, "--ray")
    assert ["include_dashboard" in settings for settings in seen] == [True, False]


def test_a_failure_over_there_is_told(
    capsys: pytest.CaptureFixture[str], ray: FakeRay, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: Any) -> None:
        raise ZeroDivisionError("a fault")

    monkeypatch.setattr("skulduggery.arena.playing.play_game", fails)
    assert main([*SMALL, "--ray"]) == 1
    assert "a machine of the cluster failed: a fault" in capsys.readouterr().err
    assert ray.killed == ray.actors

    def away(**_: Any) -> None:
        raise ConnectionError("nobody there")

    monkeypatch.setattr(ray, "init", away)
    assert main([*SMALL, "--ray"]) == 1
    assert "Ray cannot be reached: nobody there" in capsys.readouterr().err


def test_without_ray_it_is_told_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    assert main([*SMALL, "--ray"]) == 2
    err = capsys.readouterr().err
    assert "skulduggery[cluster]" in err
    assert err.count("\n") == 1


@pytest.mark.skipif(
    find_spec("ray") is None, reason="Ray is not installed; the extra `cluster` brings it"
)
def test_ray_itself_plays_them(capsys: pytest.CaptureFixture[str]) -> None:
    here = figures(capsys, "--jobs", "1")
    done = subprocess.run(
        [sys.executable, "-m", "skulduggery", *SMALL, "--ray", "--jobs", "2"],
        capture_output=True, text=True, timeout=240, check=False,
        env={**os.environ, "RAY_ADDRESS": ""},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    told.pop("speed")
    assert told == here
