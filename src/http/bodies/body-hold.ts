import type { ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Budget } from '../../budget.ts';
import { Refusal } from '../../refusal.ts';
import type { GrowingBody } from './growing-body.ts';

/** Seconds after which a client should try again. Most bodies arrive and are answered in less. */
const RETRY_SECONDS = 1;

/**
 * All requests without a token of the batch interface share one holder, so they cannot take what its clients
 * need.
 */
const UNKNOWN = 'unknown';

/**
 * The part of the process's memory budget that one request's body has taken. It is given back when the
 * request is answered or aborted.
 */
export class BodyHold {
  readonly #budget: Budget;
  readonly #holder: string;
  readonly #response: ServerResponse;
  #bytes = 0;
  #kept: GrowingBody | undefined;
  #isWorkedOn = false;

  constructor(budget: Budget, request: FastifyRequest, response: ServerResponse) {
    this.#budget = budget;
    this.#holder = request.scope === undefined ? UNKNOWN : `client ${request.scope.clientId}`;
    this.#response = response;
  }

  /**
   * Takes more of the budget, up to `bytes` in all.
   *
   * @throws Refusal `unavailable` if the budget has no room
   */
  growTo(bytes: number): void {
    if (this.#response.destroyed) return;
    if (!this.#budget.tryTake(this.#holder, bytes - this.#bytes)) {
      const detail = 'Too many large bodies are under way. Nothing of this request was stored.';
      throw new Refusal('unavailable', detail, { retryAfter: RETRY_SECONDS });
    }
    if (this.#bytes === 0) this.#response.once('close', () => this.#isWorkedOn || this.#release());
    this.#bytes = bytes;
  }

  /** Keeps the memory of the body for as long as its part of the budget. */
  keep(body: GrowingBody): void {
    this.#kept = body;
  }

  keeps(body: GrowingBody): boolean {
    return this.#kept === body;
  }

  /**
   * Keeps the part of the budget until `work` has ended, even if the client disconnects earlier. Otherwise a
   * client that repeatedly sends and disconnects would fill the memory with bodies that are not counted.
   */
  async during<Made>(work: () => Promise<Made>): Promise<Made> {
    this.#isWorkedOn = true;
    try {
      return await work();
    } finally {
      this.#isWorkedOn = false;
      if (this.#response.closed) this.#release();
    }
  }

  #release(): void {
    this.#kept?.free();
    this.#budget.give(this.#holder, this.#bytes);
    this.#bytes = 0;
  }
}
