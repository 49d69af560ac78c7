import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Pieces } from '../../../datasets/page.ts';
import { Refusal } from '../../../refusal.ts';

/**
 * How long an answer may wait for memory or the database before it begins, and how long a refused client
 * should wait before it retries. Both are in seconds.
 */
const WAIT_SECONDS = 20;
const RETRY_SECONDS = 5;

/**
 * A controller that is aborted when the connection closes. Other code may abort it with its own reason.
 */
export function untilClosed({ raw }: FastifyReply): AbortController {
  const controller = new AbortController();
  raw.once('close', () => controller.abort(new Error('The client has gone.')));
  return controller;
}

/**
 * Prepares a text that arrives in pieces for sending: as one buffer if it is a single piece, otherwise as a
 * stream. Resolves when the first piece, or the whole text, has arrived. An error until then can still be
 * answered. A later error breaks the connection, because the client must not take a part for the whole.
 *
 * @param waiting the controller whose signal stops the pieces. It is aborted if the first piece takes too
 * long.
 */
export async function beginText(pieces: Pieces, waiting: AbortController): Promise<Buffer | Readable> {
  const detail = 'Too many downloads are under way.';
  const tooLate = () => waiting.abort(new Refusal('unavailable', detail, { retryAfter: RETRY_SECONDS }));
  const timer = setTimeout(tooLate, WAIT_SECONDS * 1000);
  try {
    const first = await pieces.next();
    return first.done ? first.value : new TextInPieces(first.value, pieces);
  } finally {
    clearTimeout(timer);
  }
}

/** Asks for a piece only once the previous piece has been handed on. */
class TextInPieces extends Readable {
  #first: Buffer | undefined;
  readonly #pieces: Pieces;

  constructor(first: Buffer, pieces: Pieces) {
    super({ highWaterMark: 0 });
    this.#first = first;
    this.#pieces = pieces;
  }

  override _read(): void {
    if (this.#first === undefined) {
      void this.#pushNext();
      return;
    }
    this.push(this.#first);
    this.#first = undefined;
  }

  async #pushNext(): Promise<void> {
    try {
      const { value, done } = await this.#pieces.next();
      if (value.length > 0) this.push(value);
      if (done) this.push(null);
    } catch (error) {
      this.destroy(error as Error);
    }
  }

  override _destroy(error: Error | null, callback: (error: Error | null) => void): void {
    this.#pieces.return(Buffer.alloc(0)).then(
      () => callback(error),
      (failure: Error) => callback(error ?? failure),
    );
  }
}
