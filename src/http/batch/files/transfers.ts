import { addAbortSignal, type Stream } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Budget } from '../../../budget.ts';
import { Refusal } from '../../../refusal.ts';

/**
 * The most uploads and downloads of files at a time: of all clients, and of one client. Each has two chunks
 * of half a megabyte in memory.
 */
export const TRANSFERS = 48;
export const TRANSFERS_OF_CLIENT = 12;

/**
 * How long a transfer waits for another one to end, and how long a refused client should wait before it
 * retries.
 */
const WAIT_MILLISECONDS = 5000;
const RETRY_SECONDS = 5;

/**
 * How long transfers under way may take to end when the service stops. Uploads that are cut off can be
 * continued later.
 */
const LAST_MILLISECONDS = 5000;

/** The uploads and downloads of files that are under way. */
export class Transfers {
  readonly #room = new Budget(TRANSFERS, TRANSFERS_OF_CLIENT);
  readonly #stopping = new AbortController();

  /** @param server the server whose transfers are cut off some seconds after it begins to close */
  constructor(server: FastifyInstance) {
    server.addHook('preClose', async () => {
      setTimeout(() => this.#stopping.abort(), LAST_MILLISECONDS).unref();
    });
  }

  /**
   * Begins a transfer, which lasts until its answer is sent or its connection breaks.
   *
   * @throws Refusal `unavailable` if too many transfers are under way
   */
  async begin(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const holder = String(request.scope.clientId);
    await this.#room.take(holder, 1, AbortSignal.timeout(WAIT_MILLISECONDS)).catch((cause) => {
      const detail = 'Too many uploads and downloads of files are under way.';
      throw new Refusal('unavailable', detail, { retryAfter: RETRY_SECONDS, cause });
    });
    if (reply.raw.destroyed) this.#room.give(holder, 1);
    else reply.raw.once('close', () => this.#room.give(holder, 1));
  }

  /** Destroys the stream when the service stops and the transfer has not ended in time. */
  cutOffWhenStopping<Bytes extends Stream>(bytes: Bytes): Bytes {
    return addAbortSignal(this.#stopping.signal, bytes);
  }
}
