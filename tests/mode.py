"""Whether the engine under test is compiled."""

from skulduggery.engine import chance

COMPILED = not (chance.__file__ or "").endswith(".py")
