/**
 * Bytes of memory that holders share: never more than `limit` in all, and never more than `share` for one holder, so that
 * one alone leaves room for the others.
 */
export class Budget {
  readonly limit: number;
  readonly share: number;
  readonly #held = new Map<string, number>();
  readonly #waiting = new Set<Waiting>();
  #taken = 0;

  constructor(limit: number, share = limit) {
    this.limit = limit;
    this.share = Math.min(share, limit);
  }

  /** Bytes that are taken now, by everybody. */
  get taken(): number {
    return this.#taken;
  }

  /** Takes these bytes for the holder, at once or not at all. */
  tryTake(holder: string, bytes: number): boolean {
    const held = this.#held.get(holder) ?? 0;
    if (held + bytes > this.share || this.#taken + bytes > this.limit) return false;
    this.#held.set(holder, held + bytes);
    this.#taken += bytes;
    return true;
  }

  /**
   * Takes these bytes for the holder as soon as there is room. Who came first is served first, but for holders that have used up their
   * share. More than a share is cut to a share, since it would wait for ever.
   *
   * @returns the bytes taken, to be given back
   * @throws the reason of the signal, when it is aborted first
   */
  async take(holder: string, bytes: number, signal: AbortSignal): Promise<number> {
    signal.throwIfAborted();
    const wanted = Math.min(bytes, this.share);
    if (!this.#isAhead(holder) && this.tryTake(holder, wanted)) return wanted;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting: Waiting = { holder, bytes: wanted, go: resolve };
    const leave = () => {
      this.#waiting.delete(waiting);
      reject(signal.reason);
    };
    this.#waiting.add(waiting);
    signal.addEventListener('abort', leave, { once: true });
    await promise.finally(() => signal.removeEventListener('abort', leave));
    return wanted;
  }

  /** Gives bytes back. */
  give(holder: string, bytes: number): void {
    const held = (this.#held.get(holder) ?? 0) - bytes;
    if (held > 0) this.#held.set(holder, held);
    else this.#held.delete(holder);
    this.#taken -= bytes;
    this.#serve();
  }

  /** Whether somebody waits who is to be served before this holder. */
  #isAhead(holder: string): boolean {
    for (const { holder: other, bytes } of this.#waiting) {
      if (other === holder || (this.#held.get(other) ?? 0) + bytes <= this.share) return true;
    }
    return false;
  }

  #serve(): void {
    for (const waiting of this.#waiting) {
      const { holder, bytes, go } = waiting;
      if (this.tryTake(holder, bytes)) {
        this.#waiting.delete(waiting);
        go();
      } else if ((this.#held.get(holder) ?? 0) + bytes <= this.share) {
        // There is no room for it yet. Smaller ones behind it must wait, or it would never come.
        return;
      }
    }
  }
}

interface Waiting {
  readonly holder: string;
  readonly bytes: number;
  readonly go: () => void;
}
