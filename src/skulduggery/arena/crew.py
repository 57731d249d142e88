"""Many tasks, done by processes beside each other.

Each process is told what to do over a pipe of its own, so nothing is shared: no memory, no locks.
It works where the system gives no shared memory, and a process that dies is noticed at once.
"""

import signal
import sys
import traceback
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any, Generic, TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")

LEAVE_TIME = 3.0
"""Seconds in which a process may end when it is told to."""


class Worker(Generic[Task, Done]):
    """What a process does. It is sent there once, so it holds plain values only."""

    def work(self, task: Task) -> Done:
        raise NotImplementedError

    def leave(self) -> None:
        """The last task is done, or nobody wants any more."""


class Lost(Exception):
    """A process ended in the middle of its work, or its work failed there."""


def work_through(
    worker: Worker[Task, Done], tasks: Iterable[Task], jobs: int, name: str
) -> Iterator[Done]:
    """What comes of the tasks, as it comes. A task is asked for when somebody is free to do it."""
    crew = None if jobs == 1 else _hire(worker, jobs, name)
    if crew is not None:
        yield from crew.work_through(tasks)
        return
    try:
        for task in tasks:
            yield worker.work(task)
    finally:
        worker.leave()


def _hire(worker: Worker[Task, Done], jobs: int, name: str) -> "_Crew[Task, Done] | None":
    """Processes; None where the system gives us none."""
    crew: _Crew[Task, Done] = _Crew()
    try:
        crew.hire(worker, jobs)
    except (ImportError, OSError) as error:
        crew.dismiss()
        print(
            f"skulduggery {name}: no more processes can be had here ({error}); one plays",
            file=sys.stderr,
        )
        return None
    return crew


class _Crew(Generic[Task, Done]):
    def __init__(self) -> None:
        self.members: list[tuple[Any, Any]] = []
        """Each process with our end of its pipe."""

    def hire(self, worker: Worker[Task, Done], jobs: int) -> None:
        from multiprocessing import get_context

        context = get_context("spawn")
        for _ in range(jobs):
            ours, theirs = context.Pipe()
            process = context.Process(target=_be, args=(theirs, worker), daemon=True)
            process.start()
            theirs.close()
            self.members.append((process, ours))

    def work_through(self, tasks: Iterable[Task]) -> Iterator[Done]:
        from multiprocessing.connection import wait

        left = iter(tasks)
        busy: set[Any] = set()
        done = False
        try:
            for _, pipe in self.members:
                for task in left:
                    pipe.send(task)
                    busy.add(pipe)
                    break
            while busy:
                ready: list[Any] = wait(list(busy))
                for pipe in ready:
                    busy.discard(pipe)
                    came = _received(pipe)
                    # The process is given its next task before anybody looks at what came.
                    for task in left:
                        pipe.send(task)
                        busy.add(pipe)
                        break
                    yield came
            done = True
        finally:
            self.dismiss(0 if done else signal.SIGTERM)

    def dismiss(self, how: int = 0) -> None:
        """A process ends when its pipe is closed; one that is in the middle is told to stop."""
        for process, pipe in self.members:
            pipe.close()
            if how and process.is_alive():
                process.terminate()
        for process, _ in self.members:
            process.join(LEAVE_TIME if how else None)
            if process.is_alive():
                process.kill()
                process.join()
        self.members.clear()


def _received(pipe: Any) -> Any:
    try:
        fine, came = pipe.recv()
    except (EOFError, OSError):
        raise Lost("a process that played has ended by itself; was there memory enough?") from None
    if not fine:
        raise Lost(f"a process failed:\n{came}")
    return came


def _be(pipe: Any, worker: Worker[Any, Any]) -> None:
    """The life of a process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit())
    try:
        # A pipe that is closed means that nobody wants any more.
        with suppress(EOFError, OSError):
            while True:
                pipe.send(_done(worker, pipe.recv()))
    finally:
        worker.leave()


def _done(worker: Worker[Any, Any], task: Any) -> tuple[bool, Any]:
    try:
        return True, worker.work(task)
    except Exception:
        return False, traceback.format_exc()
