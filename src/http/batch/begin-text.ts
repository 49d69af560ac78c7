import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { Refusal } from '../../refusal.ts';

/**
 * How long an answer may wait for memory or the database before it begins, and when to try again after that,
 * in seconds.
 */
const WAIT_SECONDS = 20;
const RETRY_SECONDS = 5;

/**
 * A controller that is aborted when the connection closes. Others may abort it with a reason of their own.
 */
export function untilClosed({ raw }: FastifyReply): AbortController {
  const controller = new AbortController();
  raw.once('close', () => controller.abort(new Error('The client has gone.')));
  return controller;
}

/**
 * Prepares a text that arrives in pieces for sending: as one buffer if it is a single piece, otherwise as a
 * stream. Resolves when the first two pieces, or the end, have arrived. So an error up to then can still be
 * answered. A later error breaks the connection, because the client must not take a part for the whole.
 *
 * @param waiting the controller whose signal the pieces wait by; aborted if the first piece takes too long
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
