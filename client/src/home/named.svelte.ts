/** Something only a person with a name can do: a stranger is asked for one first. */
import { Attempt } from "../net/attempt.svelte";
import { session } from "../session.svelte";

export class NamedAction extends Attempt {
  isAsking = $state(false);

  constructor(private readonly action: () => Promise<void>) {
    super();
  }

  start = async (): Promise<void> => {
    if (session.person) await this.run();
    else this.isAsking = true;
  };

  run = (): Promise<void> =>
    this.make(async () => {
      await this.action();
      this.isAsking = false;
    });
}
