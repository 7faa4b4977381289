/** Checks in the browser that nobody touched the shuffles of a finished game; see docs/records.md.
 *
 * Browsers have the needed functions only on pages that came over https or from this machine.
 */
export interface Verdict {
  commitment: string;
  secret: string;
  /** How many outcomes the secret gives as they are recorded. */
  checked: number;
  /** What does not fit, if anything. */
  fault: "damaged" | "unsealed" | "secret" | "outcome" | "insecure" | null;
}

const encoder = new TextEncoder();

/** Verify the text of a record. `promised` is the commitment that was shown during the game. */
export async function verify(record: string, promised?: string): Promise<Verdict> {
  const commitment = field(record, "commitment");
  const secret = field(record, "secret");
  const verdict: Verdict = { commitment, secret, checked: 0, fault: null };
  if (!globalThis.crypto.subtle) return { ...verdict, fault: "insecure" };
  if (!(await sealFits(record))) return { ...verdict, fault: "damaged" };
  if (!commitment || !secret) return { ...verdict, fault: "unsealed" };
  const bytes = fromHex(secret);
  if ((await sha256(bytes)) !== commitment || (promised && promised !== commitment)) {
    return { ...verdict, fault: "secret" };
  }
  const key = await crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const all = outcomes(record);
  const known = countBefore(record);
  for (let number = known; number < all.length; number += 1) {
    const { value, below } = all[number]!;
    if ((await outcome(key, number, below)) !== value) return { ...verdict, fault: "outcome" };
    verdict.checked += 1;
  }
  return verdict;
}

/** Outcome number `index`, asked for a number below `below`. */
async function outcome(key: CryptoKey, index: number, below: number): Promise<number> {
  const modulus = BigInt(below);
  const limit = 2n ** 64n - (2n ** 64n % modulus);
  for (let attempt = 0; ; attempt += 1) {
    const digest = await crypto.subtle.sign("HMAC", key, encoder.encode(`${index}:${attempt}`));
    const number = new DataView(digest).getBigUint64(0);
    if (number < limit) return Number(number % modulus);
  }
}

function outcomes(record: string): { value: number; below: number }[] {
  const told = record.slice(record.indexOf("\nsetup:"));
  return [...told.matchAll(/ (\d+)\/(\d+)/g)].map(([, value, below]) => ({
    value: Number(value),
    below: Number(below),
  }));
}

/** How many outcomes are those of another game, which this one goes on with. */
function countBefore(record: string): number {
  const continued = field(record, "continued");
  if (!continued) return 0;
  const lines = record.slice(record.indexOf("\nsetup:") + 1).split("\n");
  return outcomes("\n" + lines.slice(0, Number(continued) + 1).join("\n")).length;
}

async function sealFits(record: string): Promise<boolean> {
  const start = record.lastIndexOf("seal: ");
  const seal = record.slice(start + "seal: ".length).trimEnd();
  return start >= 0 && (await sha256(encoder.encode(record.slice(0, start)))).slice(0, 16) === seal;
}

function field(record: string, name: string): string {
  return new RegExp(`^${name}: (.*)$`, "m").exec(record)?.[1] ?? "";
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
