/** Requests that may be refused: one at a time, and why the last one was. */
import { Refusal } from "./http";
import type { Problem } from "./protocol";

export class Attempt {
  isBusy = $state(false);
  problem = $state.raw<Problem | null>(null);

  async make(action: () => Promise<unknown>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.problem = null;
    try {
      await action();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error.problem;
    } finally {
      this.isBusy = false;
    }
  }
}
