import { expect, it } from "vitest";

import type { Entry, Event } from "../../net/protocol";
import { lastHappening, type Happening } from "./happenings";

function entry(sequence: number, ...events: [string, NonNullable<Event["values"]>][]): Entry {
  const told = events.map(([kind, values]) => ({ kind, values, text: { key: `clash.log.${kind}` } }));
  return { sequence, kind: "act", seat: 0, at: 0, events: told };
}
const kindsOf = ({ told }: Happening) => told.map(({ event }) => event.kind);
const drawn = entry(
  1,
  ["advanced", { seat: 1, advance: "myths" }],
  ["event", { seat: 1, event: "famine_1_3" }],
  ["gained", { seat: 1, goods: "food", amount: 1 }],
);

it("tells who drew the last event, and what it did until the next turn", () => {
  const moved = entry(
    2,
    ["barbarians_moved", { start: "C3", cell: "C4" }],
    ["turn", { seat: 0, age: 1, round: 2 }],
  );
  const found = lastHappening([drawn, moved, entry(3, ["founded", { seat: 0, cell: "D5" }])])!;
  expect([found.drawn, found.isPast]).toEqual([{ seat: 1, card: "famine_1_3" }, true]);
  expect(kindsOf(found)).toEqual(["gained", "barbarians_moved"]);
});

it("goes on as long as no turn has begun", () => {
  expect(lastHappening([drawn])!.isPast).toBe(false);
  expect(lastHappening([entry(1, ["founded", { seat: 0, cell: "D5" }])])).toBeNull();
});

it("tells the status phase in the same way, to its end", () => {
  const phase = entry(1, ["status", { age: 1 }], ["claimed", { seat: 1 }], ["advanced", { seat: 0 }]);
  const cards = entry(2, ["drew_action", { seat: 0 }], ["drawn_action", { seat: 0 }]);
  expect(lastHappening([phase])).toMatchObject({ drawn: null, isPast: false });
  const found = lastHappening([phase, cards, entry(3, ["turn", { seat: 0 }], ["moved", { seat: 0 }])])!;
  expect(kindsOf(found)).toEqual(["claimed", "advanced", "drew_action"]);
  expect(found.isPast).toBe(true);
});

it("tells an event in the status phase as an event", () => {
  const phase = entry(
    1,
    ["status", { age: 1 }],
    ["advanced", { seat: 0 }],
    ["event", { seat: 0, event: "e" }],
  );
  expect(lastHappening([phase])!.drawn?.card).toBe("e");
  const cards = entry(2, ["gained", { seat: 1 }], ["drew_objective", { seat: 1 }], ["razed", { seat: 1 }]);
  expect(kindsOf(lastHappening([phase, cards])!)).toEqual(["gained"]);
  const own = entry(
    1,
    ["turn", { seat: 0 }],
    ["event", { seat: 0, event: "e" }],
    ["drew_objective", { seat: 0 }],
  );
  expect(lastHappening([own, entry(2, ["gained", { seat: 1 }])])!.isPast).toBe(false);
});
