"""What the tests need of the machine itself: a browser, PostgreSQL and Redis.

What is missing is installed from Debian's packages where we may; a browser can also come from Playwright.
Only Python's own library may be used here.
"""

import os
import shutil
import subprocess
from pathlib import Path

from scripts.environment import program, say

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge")


def set_up_machine() -> dict[str, str]:
    """Find or install them; answers the environment variables that tell the tests where they are."""
    missing = [package for package, found in NEEDED.items() if not found()]
    if missing and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        say(f"Installing {', '.join(missing)} from Debian's packages…")
        apt_get("update")
        apt_get("install", "--yes", "--no-install-recommends", *missing)
    if not browser():
        say("Fetching a browser for the tests…")
        subprocess.run([program("python"), "-m", "playwright", "install", "chromium"], check=False)
    found = {"TESSERA_BROWSER": browser(), "TESSERA_POSTGRES": postgres(), "TESSERA_REDIS_SERVER": redis()}
    return {name: path for name, path in found.items() if path}


def lacking() -> list[str]:
    """What the tests have to do without, in words."""
    found = {"a browser (chromium)": browser(), "PostgreSQL": postgres(), "Redis": redis()}
    return [name for name, path in found.items() if not path]


def browser() -> str:
    """The path of a browser of the Chromium family, or ""."""
    for name in BROWSERS:
        path = shutil.which(name)
        if path:
            return path
    caches = (Path.home() / ".cache" / "ms-playwright", Path.home() / "Library" / "Caches" / "ms-playwright")
    fetched = [
        path
        for cache in caches
        for path in cache.glob("chromium-*/chrome-*/*")
        if path.stem.lower() == "chrome"
    ]
    return str(fetched[-1]) if fetched else ""


def postgres() -> str:
    """The folder of PostgreSQL's programs, or ""."""
    path = shutil.which("initdb")
    if path:
        return str(Path(path).resolve().parent)
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return str(folders[-1].parent) if folders else ""


def redis() -> str:
    """The path of redis-server, or ""."""
    return shutil.which("redis-server") or ""


NEEDED = {"chromium": browser, "postgresql": postgres, "redis-server": redis}


def apt_get(*words: str) -> None:
    """Run apt-get without questions; a failure shows up in what is lacking afterwards."""
    subprocess.run(
        ["apt-get", "--quiet", *words],
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        stdout=subprocess.DEVNULL,
        check=False,
    )
