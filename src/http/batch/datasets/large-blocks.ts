import type { FastifyInstance } from 'fastify';
import { bundled } from '../../../bundled.ts';
import type { Column } from '../../../records/column.ts';
import { Refusal } from '../../../refusal.ts';
import type { Limits } from '../../../settings.ts';
import { ThreadPool } from '../../../thread-pool.ts';
import type { GrowingBody } from '../../bodies/growing-body.ts';
import { dataBounds } from '../../bodies/read-bodies.ts';
import { describeError } from '../../errors/error-handler.ts';
import { InvalidFields } from '../../server/validation.ts';
import type { NumberedBlock } from './block-body.ts';
import type { LargeBody, PackedOrRefused } from './block-thread.ts';

/** Threads that pack large blocks. They start with the first large block. Each takes some 20 MB. */
const THREADS = 2;

/** A thread that has been idle for this long ends. */
const IDLE_MILLISECONDS = 60_000;

/**
 * Packs large bodies on other threads, from the received bytes to the stored form. The thread that answers
 * requests neither allocates nor reads anything large. When it did, a body of 30 MB held up all other
 * requests for 0.17 s, and far longer on a busy machine.
 */
export class LargeBlocks {
  readonly #threads: ThreadPool<LargeBody, PackedOrRefused>;
  readonly #limits: Limits;

  constructor(server: FastifyInstance, limits: Limits) {
    this.#limits = limits;
    this.#threads = new ThreadPool({
      filename: bundled(new URL('./block-thread.ts', import.meta.url)),
      minThreads: 0,
      maxThreads: THREADS,
      idleTimeout: IDLE_MILLISECONDS,
    });
    // Threads that end are replaced. Without a listener, the error of a thread that ends would end the
    // process.
    this.#threads.on('error', (error: Error) =>
      server.log.error({ error: describeError(error) }, 'large block'),
    );
    server.addHook('onClose', () => this.#threads.destroy());
  }

  /**
   * Makes a block of a body. Do not use the body afterwards.
   *
   * @throws Refusal, InvalidFields for the same mistakes as in a small body
   */
  async pack(body: GrowingBody, columns: readonly Column[]): Promise<NumberedBlock> {
    const { memory, length } = body;
    const bounds = dataBounds(this.#limits.columns);
    const { valueCharacters } = this.#limits;
    const made = await this.#threads.run(
      { memory, length, columns, bounds, limits: { valueCharacters } },
      { transferList: [memory] },
    );
    if ('refusal' in made)
      throw new Refusal(made.refusal, made.detail, made.errors && { errors: made.errors });
    if ('invalid' in made) throw new InvalidFields(made.detail, made.invalid);
    return { ...made, payload: Buffer.from(made.payload.buffer) };
  }
}
