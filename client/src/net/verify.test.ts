import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

import { describe, expect, test } from "vitest";

import { verify } from "./verify";

const FOLDER = resolve(__dirname, "../../../tests/records/duel");

function record(name: string): string {
  return readFileSync(resolve(FOLDER, name), "utf-8");
}

/** A record with something else in it, sealed anew: only the secret can find it out. */
async function forged(text: string, from: string, to: string): Promise<string> {
  const body = text.replace(from, to).replace(/seal: .*\n$/, "");
  expect(body).not.toBe(text.replace(/seal: .*\n$/, ""));
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${body}seal: ${hex.slice(0, 16)}\n`;
}

describe("a real record", () => {
  test.each(readdirSync(FOLDER).filter((name) => name.endsWith(".record")))("%s", async (name) => {
    const verdict = await verify(record(name));
    expect(verdict.fault).toBeNull();
    expect(verdict.checked).toBeGreaterThan(30);
  });

  test("has as many outcomes as the documentation counts", async () => {
    expect((await verify(record("military.record"))).checked).toBe(73);
  });
});

describe("a changed record", () => {
  const military = record("military.record");

  test("does not fit its seal", async () => {
    expect((await verify(military.replace("0/2", "1/2"))).fault).toBe("damaged");
  });

  test("shows an outcome that the secret does not give", async () => {
    const verdict = await verify(await forged(military, "setup: | 0/2 8/10", "setup: | 0/2 7/10"));
    expect(verdict).toMatchObject({ fault: "outcome", checked: 1 });
  });

  test("shows a secret that does not fit", async () => {
    const other = await forged(military, "secret: 00", "secret: 01");
    expect((await verify(other)).fault).toBe("secret");
  });

  test("shows a commitment that is not the one of the table", async () => {
    expect((await verify(military, "another")).fault).toBe("secret");
  });

  test("without a secret has nothing to compare", async () => {
    const bare = await forged(military, /^secret: .*\n/m.exec(military)![0], "");
    expect((await verify(bare)).fault).toBe("unsealed");
  });
});

describe("a record that goes on with another game", () => {
  const military = record("military.record");
  const changed = "setup: | 0/2 7/10";

  test("is checked from there on, with the numbers going on", async () => {
    const other = await forged(military, "setup: | 0/2 8/10", `continued: 2\n${changed}`);
    const verdict = await verify(other);
    expect(verdict.fault).toBeNull();
    expect(verdict.checked).toBe(73 - 10);
  });

  test("is checked where its own part begins", async () => {
    const last = /^2 discard:port \| 0\/11$/m.exec(military)![0];
    const copied = await forged(military, "setup:", "continued: 2\nsetup:");
    expect((await verify(await forged(copied, last, last.replace("0/11", "1/11")))).fault).toBe("outcome");
  });
});
