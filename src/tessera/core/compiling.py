"""What the compiler is told. Interpreted, it means nothing."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_):
        """Stands in for the compiler's own, so that the engine needs no other package."""
        return lambda kind: kind
