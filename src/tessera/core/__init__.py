"""The engine: what every game stands on. It needs nothing but the standard library.

`mypyc_attr` tells the compiler that a class may have interpreted subclasses. This package file is
never compiled, so the stand-in below serves the compiled and the interpreted engine alike. `i64` is
an int that the compiler keeps in a machine word; interpreted it is an int like any other.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_):
        """Stands in for the compiler's own, which is read when compiling and not when running."""
        return lambda kind: kind
