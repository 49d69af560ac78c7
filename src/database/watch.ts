import type { Listener } from './listener.ts';

/** How often to look without a notification: notifications can be missed, and a new day brings none. */
const POLL_MILLISECONDS = 3000;

/**
 * Calls `look` on every notification (NOTIFY) and every few seconds, so that a lost connection costs seconds
 * at most. Looks run one after another: with two at once, the older result could overwrite the newer.
 */
export class Watch {
  readonly #look: () => Promise<void>;
  readonly #pollMilliseconds: number;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #isClosed = false;

  /** @param look errors that it throws are ignored, because the next look follows soon */
  constructor(look: () => Promise<void>, pollMilliseconds = POLL_MILLISECONDS) {
    this.#look = look;
    this.#pollMilliseconds = pollMilliseconds;
  }

  /**
   * Looks for the first time (with `first`, if given) and watches from then on.
   *
   * @throws whatever the first look throws
   */
  async start(listener: Listener, channel: string, first = this.#look): Promise<void> {
    await listener.hear(channel, () => void this.look());
    this.#looking = first();
    await this.#looking;
    this.#poll();
  }

  /** Looks now, after any look under way. */
  look(): Promise<void> {
    this.#looking = this.#looking
      .then(() => (this.#isClosed ? undefined : this.#look()))
      .catch(() => undefined);
    return this.#looking;
  }

  /** Stops looking. Resolves when the last look has ended. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#looking.catch(() => undefined);
  }

  #poll(): void {
    this.#timer = setTimeout(async () => {
      await this.look();
      if (!this.#isClosed) this.#poll();
    }, this.#pollMilliseconds).unref();
  }
}
