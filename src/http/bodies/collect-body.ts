import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { freeMemory } from '../../free-memory.ts';
import { itemAt } from '../../present.ts';
import { Refusal } from '../../refusal.ts';
import type { BodyHold } from './body-hold.ts';
import { GrowingBody } from './growing-body.ts';

/**
 * Bodies up to this size do not count against the budget. Look-ups, jobs and token requests therefore succeed
 * even if large bodies fill the budget.
 */
export const UNCOUNTED_BODY_BYTES = 16 * 1024;

/** Larger bodies must arrive at this average pace, not counting the first {@link BODY_GRACE_SECONDS}. */
export const BODY_BYTES_PER_SECOND = 8 * 1024;
export const BODY_GRACE_SECONDS = 10;

/** How often to check the pace, in milliseconds. */
const LOOK_MILLISECONDS = 1000;

/**
 * Reads a body of known length of at most {@link UNCOUNTED_BODY_BYTES} and hands it to `done`, or the error that
 * ends the payload early. It calls back, because promises and the removal of listeners would take as long as
 * reading and parsing the body.
 */
export function collectSmallBody(
  payload: NodeJS.ReadableStream,
  done: (error: Error | null, body: Buffer) => void,
): void {
  const pieces: Buffer[] = [];
  let isOver = false;
  const end = (error: Error | null) => {
    if (isOver) return;
    isOver = true;
    done(error, pieces.length === 1 ? itemAt(pieces, 0) : Buffer.concat(pieces));
  };
  payload
    .on('data', (bytes: Buffer) => pieces.push(bytes))
    .on('end', () => end(null))
    .on('error', end);
}

/**
 * Reads a body into memory that `hold` counts and hands it to `use`. The memory is freed when `use` returns,
 * unless `hold` keeps it.
 *
 * @throws Refusal `unavailable` if the budget is used up, or `request-timeout` if a counted body arrives
 * slower than {@link BODY_BYTES_PER_SECOND}
 * @throws the error that ends the payload early
 */
export async function collectBody<Used>(
  { raw }: FastifyRequest,
  payload: NodeJS.ReadableStream,
  { limit, tooLarge, hold }: { limit: number; tooLarge: () => Refusal; hold: BodyHold },
  use: (body: GrowingBody) => Used,
): Promise<Used> {
  const { socket } = raw;
  const body = new GrowingBody(limit);
  const [began, readBefore] = [performance.now(), socket.bytesRead];
  const pace = setInterval(() => {
    const seconds = (performance.now() - began) / 1000 - BODY_GRACE_SECONDS;
    const isSlow = socket.bytesRead - readBefore < seconds * BODY_BYTES_PER_SECOND;
    if (isSlow && body.length > UNCOUNTED_BODY_BYTES) payload.emit('error', slowBody());
  }, LOOK_MILLISECONDS).unref();
  try {
    await arrival(payload, (bytes) => {
      const length = body.length + bytes.length;
      if (length > limit) throw tooLarge();
      if (length > UNCOUNTED_BODY_BYTES) hold.growTo(length);
      body.add(bytes);
      // The parser of HTTP made these bytes for this body alone. Pieces of an unpacked body share memory.
      if (payload === raw) freeMemory(bytes);
    });
    return use(body);
  } catch (error) {
    // Stop unpacking the rest, which is not needed. The connection stays open for the answer.
    if (payload !== raw && payload instanceof Readable) payload.destroy();
    throw error;
  } finally {
    clearInterval(pace);
    if (!hold.keeps(body)) body.free();
  }
}

function slowBody(): Refusal {
  return new Refusal(
    'request-timeout',
    `A body of more than ${UNCOUNTED_BODY_BYTES} bytes must arrive at ${BODY_BYTES_PER_SECOND} bytes a second or faster.`,
  );
}

/** Resolves at the end of the payload. `take` may end it early by throwing. */
function arrival(payload: NodeJS.ReadableStream, take: (bytes: Buffer) => unknown): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const leave = () => {
    payload.off('data', onData).off('end', onEnd).off('error', onError);
    // A later error is ignored. Without a listener, it would end the process.
    payload.on('error', () => undefined);
  };
  const onEnd = () => {
    leave();
    resolve();
  };
  const onError = (error: unknown) => {
    leave();
    reject(error);
  };
  const onData = (bytes: Buffer) => {
    try {
      take(bytes);
    } catch (error) {
      onError(error);
    }
  };
  payload.on('data', onData).on('end', onEnd).on('error', onError);
  return promise;
}
