"""Reads, without running anything, which tests carry `pytest.mark.rule` or `pytest.mark.card`."""

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"


class Mark:
    """One id that a test claims to prove."""

    def __init__(self, id: str, path: str, line: int, test: str) -> None:
        self.id = id
        self.path = path
        self.line = line
        self.test = test


class _Reader(ast.NodeVisitor):
    def __init__(self, name: str, path: str) -> None:
        self.name = name
        self.path = path
        self.inside: list[str] = []
        self.found: list[Mark] = []

    def _named(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> None:
        self.inside.append(node.name)
        self.generic_visit(node)
        self.inside.pop()

    visit_FunctionDef = _named
    visit_AsyncFunctionDef = _named
    visit_ClassDef = _named

    def visit_Call(self, node: ast.Call) -> None:
        if ast.unparse(node.func) == f"pytest.mark.{self.name}":
            for argument in node.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    raise SystemExit(
                        f"{self.path}:{node.lineno}: pytest.mark.{self.name} takes ids written out"
                    )
                test = "::".join(self.inside) or "every test of the file"
                self.found.append(Mark(argument.value, self.path, node.lineno, test))
        self.generic_visit(node)


def marks(name: str, tests: Path = TESTS) -> list[Mark]:
    """Every `pytest.mark.<name>` below a folder of tests, in order."""
    out: list[Mark] = []
    for path in sorted(tests.rglob("*.py")):
        shown = path.relative_to(tests.parent).as_posix()
        reader = _Reader(name, shown)
        reader.visit(ast.parse(path.read_text(encoding="utf-8"), shown))
        out.extend(reader.found)
    return out
