import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { Refusal } from '../../refusal.ts';

/** How long an answer may wait to begin, for memory or for the database, and how soon to try again then, in seconds. */
const WAIT_SECONDS = 20;
const RETRY_SECONDS = 5;

/** To be aborted with a reason; it is, when the connection is gone. */
export function untilClosed({ raw }: FastifyReply): AbortController {
  const controller = new AbortController();
  raw.once('close', () => controller.abort(new Error('The client has gone.')));
  return controller;
}

/**
 * What to send of a text that comes in pieces: the whole where that is one piece, else a stream. Resolves when the first two pieces are
 * there or the end, so that an error until then has an answer of its own. An error after that breaks the connection: the client must
 * not take what came for the whole.
 *
 * @param waiting what the pieces wait by: aborted where the first does not come in time
 */
export async function beginText(
  pieces: AsyncGenerator<Buffer, void, undefined>,
  waiting: AbortController,
): Promise<Buffer | Readable> {
  const detail = 'Too many downloads are under way.';
  const tooLate = () => waiting.abort(new Refusal('unavailable', detail, { retryAfter: RETRY_SECONDS }));
  const timer = setTimeout(tooLate, WAIT_SECONDS * 1000);
  try {
    const first = await pieces.next();
    const second = first.done ? first : await pieces.next();
    if (first.done) return Buffer.alloc(0);
    if (second.done) return first.value;
    return Readable.from(follow([first.value, second.value], pieces), { objectMode: false });
  } finally {
    clearTimeout(timer);
  }
}

async function* follow(
  begun: readonly Buffer[],
  pieces: AsyncGenerator<Buffer, void, undefined>,
): AsyncGenerator<Buffer, void, undefined> {
  try {
    yield* begun;
    yield* pieces;
  } finally {
    await pieces.return();
  }
}
