import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { BodyHold } from './body-hold.ts';
import { GrowingBody } from './growing-body.ts';

/**
 * Bodies up to this size are not counted against the budget: a look-up, a job or a token is taken however many large bodies are
 * under way.
 */
export const UNCOUNTED_BODY_BYTES = 16 * 1024;

/** A body beyond that must arrive at this pace, averaged over all of its time but the grace. */
export const BODY_BYTES_PER_SECOND = 8 * 1024;
export const BODY_GRACE_SECONDS = 10;

/** How often the pace is looked at, in milliseconds. */
const LOOK_MILLISECONDS = 1000;

/**
 * Reads a body of at most {@link UNCOUNTED_BODY_BYTES}, whose length is known, and hands it to `use`.
 *
 * @throws whatever ends the payload before its end
 */
export async function collectSmallBody<Used>(
  payload: NodeJS.ReadableStream,
  use: (body: Buffer) => Used,
): Promise<Used> {
  const pieces: Buffer[] = [];
  await arrival(payload, (bytes) => pieces.push(bytes));
  return use(Buffer.concat(pieces));
}

/**
 * Reads a body into memory, counted by `hold`, and hands it to `use`. The memory is freed when `use` returns, unless `hold` keeps the body.
 *
 * @throws Refusal `unavailable` where the budget is used up; `request-timeout` where a counted body comes slower than
 *   {@link BODY_BYTES_PER_SECOND}, on the wire; whatever ends the payload before its end
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
    });
    return use(body);
  } catch (error) {
    // Else the rest of it would still be unpacked, for nobody. The connection is to carry the answer.
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

/** Resolves at the end of the payload. `take` may end it by an error. */
function arrival(payload: NodeJS.ReadableStream, take: (bytes: Buffer) => unknown): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const leave = () => {
    payload.off('data', onData).off('end', onEnd).off('error', onError);
    // What comes now is nobody's, and must not end the process.
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
