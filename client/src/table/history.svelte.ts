/** Looking back: which position is shown, if not the present one. */
import { Refusal } from "../net/http";
import type { Position } from "../net/protocol";

export class History {
  /** The number of moves whose position is shown; `null`: the present. */
  at = $state<number | null>(null);
  position = $state.raw<Position | null>(null);
  isLoading = $state(false);

  constructor(
    private readonly load: (move: number) => Promise<Position>,
    /** How many moves there are now. */
    readonly total: () => number,
  ) {}

  get isBack(): boolean {
    return this.at !== null;
  }

  /** What the slider shows. */
  get move(): number {
    return this.at ?? this.total();
  }

  async show(move: number): Promise<void> {
    const wanted = Math.max(0, Math.min(move, this.total()));
    this.at = wanted;
    this.isLoading = true;
    try {
      const position = await this.load(wanted);
      if (this.at === wanted) this.position = position;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (this.at === wanted) this.present();
    } finally {
      if (this.at === wanted) this.isLoading = false;
    }
  }

  /** One step on; from the last one into the present. */
  step(by: number): void {
    const wanted = this.move + by;
    if (by > 0 && wanted >= this.total()) this.present();
    else void this.show(wanted);
  }

  present(): void {
    this.at = null;
    this.position = null;
    this.isLoading = false;
  }
}
