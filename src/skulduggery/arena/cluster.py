"""The same tasks on many machines: Ray carries them there and back.

An actor of Ray's is what a process of our crew is: it holds a worker, gets a task at a time, and is
given the next one when it is done. Where Ray comes from: the extra `cluster`.
"""

import os
import signal
from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib.util import find_spec
from typing import Any

from skulduggery.arena.crew import Done, Lost, Task, Worker
from skulduggery.arena.entering import bad

MISSING = "--ray: Ray is not installed here; pip install 'skulduggery[cluster]'"


def check() -> None:
    if find_spec("ray") is None:
        raise bad(MISSING)


class _Far(Worker[Any, Any]):
    """A worker on the other machine; what goes wrong there comes back as text."""

    def __init__(self, worker: Worker[Any, Any]) -> None:
        self.worker = worker

    def work(self, task: Any) -> Any:
        return self.worker.work(task)

    def leave(self) -> None:
        self.worker.leave()


def work_through_ray(
    worker: Worker[Task, Done], tasks: Iterable[Task], jobs: int | None
) -> Iterator[Done]:
    """What comes of the tasks, as it comes; `jobs`: None for one a processor of the cluster."""
    ray = _joined()
    try:
        # More actors than processors would wait for one for ever.
        there = max(1, int(ray.cluster_resources().get("CPU", 1)))
        count = there if jobs is None else min(jobs, there)
        far = ray.remote(num_cpus=1)(_Far)
        held = ray.put(worker)
        yield from _work_through(ray, [far.remote(held) for _ in range(count)], tasks)
    finally:
        ray.shutdown()


def _joined() -> Any:
    """Ray: the cluster that RAY_ADDRESS names, or one of its own on this machine."""
    # Nothing is told to anybody.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    # A cluster that is there already has its dashboard, or has none.
    own: dict[str, Any] = {} if os.environ.get("RAY_ADDRESS") else {"include_dashboard": False}
    before = signal.getsignal(signal.SIGTERM)
    try:
        ray.init(log_to_driver=False, logging_level="ERROR", **own)
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        raise Lost(f"Ray cannot be reached: {error}") from None
    finally:
        # Ray takes `kill` for a fault of its own.
        signal.signal(signal.SIGTERM, before)
    return ray


def _work_through(ray: Any, actors: list[Any], tasks: Iterable[Any]) -> Iterator[Any]:
    left = iter(tasks)
    busy: dict[Any, Any] = {}
    try:
        for actor in actors:
            for task in left:
                busy[actor.work.remote(task)] = actor
                break
        while busy:
            ready, _ = ray.wait(list(busy), num_returns=1)
            for done in ready:
                actor = busy.pop(done)
                try:
                    came = ray.get(done)
                except Exception as error:
                    # Ray wraps what went wrong there in classes made for the occasion.
                    raise Lost(f"a machine of the cluster failed: {error}") from None
                for task in left:
                    busy[actor.work.remote(task)] = actor
                    break
                yield came
        ray.get([actor.leave.remote() for actor in actors])
    finally:
        for actor in actors:
            with suppress(Exception):
                ray.kill(actor)
