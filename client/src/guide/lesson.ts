/** What was told at a table, in order, kept in this browser. A new table begins a new lesson. */
import type { Tip } from "./guide";

export interface Lesson {
  table: string;
  told: Tip[];
  /** Which of them is shown. */
  at: number;
  /** When the last one was told: a moment of the game brings one tip, however often it is shown. */
  moment: string;
  isFolded: boolean;
}

const KEY = "tessera.guide";

export function begun(table: string): Lesson {
  return { table, told: [], at: -1, moment: "", isFolded: false };
}

/** The lesson at a table as far as it came. */
export function load(table: string): Lesson {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Lesson> | null;
    if (stored?.table === table && Array.isArray(stored.told)) return { ...begun(table), ...stored };
  } catch {
    // Nothing is kept here, or something else is: begin anew.
  }
  return begun(table);
}

export function save(lesson: Lesson): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(lesson));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

/** The first tip that was not told yet. */
export function waiting(lesson: Lesson, tips: readonly Tip[]): Tip | undefined {
  return tips.find((tip) => !lesson.told.some(({ id }) => id === tip.id));
}

/** A new moment of the game brings the next tip, if there is one. */
export function meet(lesson: Lesson, moment: string, tips: readonly Tip[]): Lesson {
  return lesson.moment === moment ? lesson : { ...goOn(lesson, tips), moment };
}

/** The next tip is told, if there is one. */
export function goOn(lesson: Lesson, tips: readonly Tip[]): Lesson {
  const next = waiting(lesson, tips);
  if (!next) return lesson;
  return { ...lesson, told: [...lesson.told, next], at: lesson.told.length };
}

export function back(lesson: Lesson): Lesson {
  return { ...lesson, at: Math.max(0, lesson.at - 1) };
}

/** One tip on: among those told, or the next that waits. */
export function forth(lesson: Lesson, tips: readonly Tip[]): Lesson {
  return lesson.at < lesson.told.length - 1 ? { ...lesson, at: lesson.at + 1 } : goOn(lesson, tips);
}

export function canGoForth(lesson: Lesson, tips: readonly Tip[]): boolean {
  return lesson.at < lesson.told.length - 1 || waiting(lesson, tips) !== undefined;
}
