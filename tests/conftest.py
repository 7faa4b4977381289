"""What all tests share: the toy game can be imported by its name."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "core"))
