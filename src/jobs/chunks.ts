import type { Database } from '../database/connection.ts';
import { runSql } from '../database/connection.ts';
import { copyOut } from '../database/copy-out.ts';
import type { ChunkKind } from '../engine/dataset-step/chunk.ts';
import type { ChunkStore } from '../engine/task-port.ts';
import { present } from '../present.ts';

/** How many chunks are fetched at a time: some megabytes. */
const READ_AHEAD = 32;

/** The chunks of a comparison, stored with its working dataset. */
export class StoredChunks implements ChunkStore {
  readonly #database: Database;
  readonly #datasetId: number;

  constructor(database: Database, datasetId: number) {
    this.#database = database;
    this.#datasetId = datasetId;
  }

  async *read(kind: ChunkKind, bucket: number): AsyncGenerator<Buffer> {
    let next = this.#fetch(kind, bucket, -1);
    for (;;) {
      const chunks = await next;
      const last = chunks.at(-1);
      if (last === undefined) return;
      if (chunks.length === READ_AHEAD) {
        next = this.#fetch(kind, bucket, last.number);
        // Awaited in its turn. Until then a failure must not count as an unhandled rejection.
        next.catch(() => undefined);
      }
      for (const { payload } of chunks) yield payload;
      if (chunks.length < READ_AHEAD) return;
    }
  }

  async buckets(kind: ChunkKind): Promise<readonly number[]> {
    const rows = await runSql<{ bucket: number }>(
      this.#database.kysely,
      'select distinct bucket from working_chunk where dataset_id = $1 and kind = $2 order by 1',
      [this.#datasetId, kind],
    );
    return rows.map(({ bucket }) => bucket);
  }

  async remove(kind: ChunkKind, bucket: number): Promise<void> {
    await runSql(
      this.#database.kysely,
      'delete from working_chunk where dataset_id = $1 and kind = $2 and bucket = $3',
      [this.#datasetId, kind, bucket],
    );
  }

  async #fetch(
    kind: ChunkKind,
    bucket: number,
    after: number,
  ): Promise<{ number: number; payload: Buffer }[]> {
    const rows = await copyOut(this.#database.pool)`
      select number, payload from working_chunk
      where dataset_id = ${this.#datasetId} and kind = ${kind} and bucket = ${bucket} and number > ${after}
      order by number limit ${READ_AHEAD}`;
    return rows.map(([number, payload]) => ({
      number: Number(present(number, 'the number of a chunk').readBigInt64BE()),
      payload: present(payload, 'the content of a chunk'),
    }));
  }
}
