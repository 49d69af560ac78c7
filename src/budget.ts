/**
 * A memory budget in bytes, shared by several holders. All holders together never have more than `limit`. No
 * holder has more than `share`, so that a single holder cannot take everything.
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

  /** Bytes taken now by all holders together. */
  get taken(): number {
    return this.#taken;
  }

  /** Takes the bytes for the holder if they are free now. Returns whether it did. */
  tryTake(holder: string, bytes: number): boolean {
    const held = this.#held.get(holder) ?? 0;
    if (held + bytes > this.share || this.#taken + bytes > this.limit) return false;
    this.#held.set(holder, held + bytes);
    this.#taken += bytes;
    return true;
  }

  /**
   * Takes the bytes for the holder as soon as they are free. Holders are served in order of arrival, except
   * that a holder that has used up its share is passed over until it gives bytes back. A request for more
   * than a share is cut to one share: it could never be met in full.
   *
   * @returns the bytes taken, which the caller must give back
   * @throws the signal's reason, if the signal is aborted first
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

  /** Gives bytes back and serves those who wait. */
  give(holder: string, bytes: number): void {
    const held = (this.#held.get(holder) ?? 0) - bytes;
    if (held > 0) this.#held.set(holder, held);
    else this.#held.delete(holder);
    this.#taken -= bytes;
    this.#serve();
  }

  /** Whether a waiting holder must be served before this one. */
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
        // There is no room for this holder yet. Smaller requests behind it must wait, or it would wait for
        // ever.
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
