/** What somebody sees, whole: a view names actions by their numbers, and the game tells once what they are. */
import type { Action, Decision, Line, Problem, Sum, Text, View as SentView } from "./protocol";

/** Something a seat may want to do now. It may, unless there is a problem. */
export interface Option extends Action {
  action: number;
  problem?: Problem;
  /** What it would cost or bring. */
  lines?: Line[];
}

export interface Question {
  prompt: Text;
  /** First what can be done, then what cannot. */
  options: Option[];
}

export type View = Omit<SentView, "decision"> & { decision?: Question | null };

export function seen(view: SentView, actions: readonly Action[]): View {
  const { decision, ...rest } = view;
  return decision ? { ...rest, decision: question(decision, actions) } : rest;
}

function question(decision: Decision, actions: readonly Action[]): Question {
  const { prompt, others = [], problems = [], why = [], sums = [] } = decision;
  const linesOf = (sum: Sum) => sum.lines.map((place) => decision.lines![place]!);
  const lines = new Map(sums.flatMap((sum) => sum.actions.map((action) => [action, linesOf(sum)] as const)));
  const option = (action: number, problem?: Problem): Option => ({
    action,
    ...(actions[action] ?? { notation: String(action), name: { key: String(action) } }),
    ...(problem && { problem }),
    ...(lines.has(action) && { lines: lines.get(action)! }),
  });
  return {
    prompt,
    options: [
      ...decision.actions.map((action) => option(action)),
      ...others.map((action, number) => option(action, problems[why[number]!])),
    ],
  };
}
