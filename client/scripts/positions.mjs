/** Makes the positions that tests and the gallery show, with the Python of the project: see
 * `scripts/make_fixtures.py`. The tests run it before they begin; `npm run gallery` does, too. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { argv, env } from "node:process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const OWN = resolve(ROOT, ".venv/bin/python");

export function setup() {
  const python = env.TESSERA_PYTHON ?? (existsSync(OWN) ? OWN : "python3");
  execFileSync(python, [resolve(ROOT, "scripts/make_fixtures.py"), resolve(ROOT, "build/positions")], {
    env: { ...env, PYTHONPATH: resolve(ROOT, "src") },
    stdio: "inherit",
  });
}

if (argv[1] === fileURLToPath(import.meta.url)) setup();
