/** What the tests of all guides have in common: positions of a game, and what is said about them. */
import { position } from "../games/testing";
import type { Entry } from "../net/protocol";
import type { View } from "../net/seen";
import type { Guide } from "./guide";

export function lessons<Board>(game: string, tipsFor: Guide["tipsFor"]) {
  const fixture = (name: string): View => position(game, name);
  return {
    fixture,
    ids: (view: View, last: Entry | null = null): string[] => tipsFor(view, last).map(({ id }) => id),
    args: (view: View, id: string): Record<string, unknown> =>
      tipsFor(view, null).find((tip) => tip.id === id)!.args,
    /** A fixture with something changed. */
    changed(name: string, change: (board: Board, view: View) => void): View {
      const view = fixture(name);
      change(view.board as Board, view);
      return view;
    },
    /** A move that brought something. */
    told(kind: string, values: Record<string, number | string>): Entry {
      const events = [{ kind, text: { key: `${game}.log.${kind}` }, values }];
      return { sequence: 1, kind: "act", seat: 0, at: 0, events };
    },
  };
}
