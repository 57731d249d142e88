"""The calls of Ray that the arena makes, done at once and in this process."""

import signal
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any


class Ref:
    """What will have come of a call."""

    def __init__(self, value: Any = None, error: Exception | None = None) -> None:
        self.value = value
        self.error = error


class Method:
    def __init__(self, call: Any) -> None:
        self.call = call

    def remote(self, *given: Any) -> Ref:
        try:
            return Ref(self.call(*given))
        except Exception as error:
            return Ref(error=error)


class Actor:
    def __init__(self, made: Any) -> None:
        self.made = made

    def __getattr__(self, name: str) -> Method:
        return Method(getattr(self.made, name))


class FakeRay(ModuleType):
    def __init__(self, processors: int = 3) -> None:
        super().__init__("ray")
        self.__spec__ = ModuleSpec("ray", None)
        self.processors = processors
        self.actors: list[Actor] = []
        self.killed: list[Actor] = []
        self.settings: dict[str, Any] | None = None
        self.tasks = 0
        self.deaf = False

    def init(self, **settings: Any) -> None:
        assert self.settings is None
        self.settings = settings
        # Ray takes signals to itself, too.
        signal.signal(signal.SIGTERM, signal.SIG_IGN)

    def shutdown(self) -> None:
        self.settings = None

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": float(self.processors), "memory": 1.0}

    def put(self, value: Any) -> Ref:
        return Ref(value)

    def remote(self, **settings: Any) -> Any:
        assert settings == {"num_cpus": 1}

        def of(kind: Any) -> Any:
            class Maker:
                @staticmethod
                def remote(*given: Any) -> Actor:
                    made = Actor(kind(*[one.value for one in given]))
                    self.actors.append(made)
                    return made

            return Maker

        return of

    def wait(self, refs: list[Ref], num_returns: int) -> tuple[list[Ref], list[Ref]]:
        """The last one first: nothing says that work is done in the order it was given."""
        self.tasks += num_returns
        self.deaf = self.deaf or signal.getsignal(signal.SIGTERM) == signal.SIG_IGN
        return refs[-num_returns:], refs[:-num_returns]

    def get(self, asked: Any) -> Any:
        if isinstance(asked, list):
            return [self.get(one) for one in asked]
        if asked.error is not None:
            raise asked.error
        return asked.value

    def kill(self, actor: Actor) -> None:
        self.killed.append(actor)
