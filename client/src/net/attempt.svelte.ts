/** Requests that may be refused, and why the last one was. */
import { Refusal } from "./http";
import type { Problem } from "./protocol";

export class Attempt {
  isBusy = $state(false);
  problem = $state.raw<Problem | null>(null);

  /** Nothing is begun while another one is under way. */
  async make(action: () => Promise<unknown>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    await this.beside(action).finally(() => (this.isBusy = false));
  }

  /** Whatever else is under way. */
  beside = async (action: () => Promise<unknown>): Promise<void> => {
    this.problem = null;
    try {
      await action();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error.problem;
    }
  };
}
