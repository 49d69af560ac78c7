import type { Listener } from './listener.ts';

/** How often to look without an announcement: one may be missed, and days begin. */
const POLL_MILLISECONDS = 3000;

/**
 * Looks again whenever something is announced (NOTIFY), and every few seconds, so that a lost connection costs seconds and nothing else.
 * One look comes after the other: of two at once the older could win.
 */
export class Watch {
  readonly #look: () => Promise<void>;
  readonly #pollMilliseconds: number;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #isClosed = false;

  /** @param look what throws here is forgotten: it is done again */
  constructor(look: () => Promise<void>, pollMilliseconds = POLL_MILLISECONDS) {
    this.#look = look;
    this.#pollMilliseconds = pollMilliseconds;
  }

  /** Looks for the first time, by a way of its own where one is given, and watches from then on. @throws what the first look throws */
  async start(listener: Listener, channel: string, first = this.#look): Promise<void> {
    await listener.hear(channel, () => void this.look());
    this.#looking = first();
    await this.#looking;
    this.#poll();
  }

  /** Looks at once. */
  look(): Promise<void> {
    this.#looking = this.#looking
      .then(() => (this.#isClosed ? undefined : this.#look()))
      .catch(() => undefined);
    return this.#looking;
  }

  /** Looks no more. Resolves when the last look is done. */
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
