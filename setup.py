"""Compiles the rules with mypyc when SKULDUGGERY_COMPILE=1; everything else is in pyproject.toml.

A plain install needs no compiler. A compiled wheel: SKULDUGGERY_COMPILE=1 pip wheel --no-deps .
"""

import os
import sys
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).resolve().parent
COMPILE = os.environ.get("SKULDUGGERY_COMPILE", "") not in ("", "0")
BUILD = os.environ.get("SKULDUGGERY_BUILD", "build/mypyc")


def extensions() -> list[object]:
    sys.path.insert(0, str(ROOT))
    from tools.fast import extensions

    return extensions(BUILD)


# What pip asks first needs no compiling: what it must fetch, and what the wheel will say of itself.
building = COMPILE and not {"egg_info", "dist_info"}.issuperset(sys.argv[1:2])
setup(
    ext_modules=extensions() if building else [],
    setup_requires=["mypy>=1.18"] if COMPILE else [],
)
