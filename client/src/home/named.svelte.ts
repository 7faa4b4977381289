/** Something only a person with a name can do: a stranger is asked for one first. */
import { Refusal } from "../net/http";
import type { Problem } from "../net/protocol";
import { session } from "../session.svelte";

export class NamedAction {
  isAsking = $state(false);
  isBusy = $state(false);
  problem = $state.raw<Problem | null>(null);

  constructor(private readonly action: () => Promise<void>) {}

  start = async (): Promise<void> => {
    if (!session.person) {
      this.isAsking = true;
      return;
    }
    await this.run();
  };

  run = async (): Promise<void> => {
    if (this.isBusy) return;
    this.isBusy = true;
    this.problem = null;
    try {
      await this.action();
      this.isAsking = false;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error.problem;
    } finally {
      this.isBusy = false;
    }
  };
}
