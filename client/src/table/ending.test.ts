import { beforeAll, describe, expect, it } from "vitest";

import { position } from "../games/testing";
import type { Table, View } from "../net/protocol";
import { learn, switchTo } from "../text/text.svelte";
import { endingKind, endingName } from "./ending";

const NAMES = ["Эней", "Марк"];
const view = position("duel", "base-over") as unknown as View;
const table = (result: Partial<Table["result"]>): Table =>
  ({
    game: "duel",
    seats: [{}, {}],
    result: { scores: [1, 0], places: [1, 2], ...result },
  }) as unknown as Table;

describe("how a game ended", () => {
  beforeAll(async () => {
    await switchTo("ru");
    await learn(["duel"]);
  });

  it("is two sentences in Russian, not a colon after a colon", () => {
    expect(endingName(table({ ending: "military" }), view, NAMES)).toBe(
      "Победа: Эней. Военное превосходство",
    );
    expect(endingName(table({ ending: "resigned", resigned: 1 }), view, NAMES)).toBe(
      "Победа: Эней. Марк: сдача",
    );
  });

  it("is told in words even if nobody knows who gave up", () => {
    expect(endingKind(table({ ending: "resigned" }), NAMES)).toBe("Соперник сдался");
  });
});
