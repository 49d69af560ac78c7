import type { Database } from '../database/connection.ts';
import { readFile } from '../files/chunks.ts';
import { type LocalFile, openTable } from '../formats/open-table.ts';
import { peek } from '../formats/peek.ts';
import { spool } from '../formats/spool.ts';
import type { TablePlace } from '../formats/table-options.ts';
import type { TableReader } from '../formats/table-reader.ts';
import { unpacked } from '../formats/unpack.ts';
import { HEAD_BYTES, type LookableFile } from '../planning/look.ts';

/** A version of a file in a client's file area. */
export interface StoredVersion {
  readonly id: number;
  /** In bytes. */
  readonly size: number;
}

/**
 * A file of the file area that is read several times. A format that is not read from the first byte to the
 * last is copied to a temporary file once.
 */
export class StoredTable implements LookableFile {
  readonly #database: Database;
  readonly #file: StoredVersion;
  #copy: Promise<LocalFile> | undefined;

  constructor(database: Database, file: StoredVersion) {
    this.#database = database;
    this.#file = file;
  }

  async head(): Promise<Buffer> {
    const { head, rest } = await peek(this.#bytes(), HEAD_BYTES);
    await rest.return(undefined);
    return head;
  }

  open(place: TablePlace): Promise<TableReader> {
    const file = async (bytes: AsyncGenerator<Uint8Array>) => {
      if (this.#copy === undefined) this.#copy = spool(bytes);
      else await bytes.return(undefined);
      const { path } = await this.#copy;
      return { path, release: async () => undefined };
    };
    return openTable({ stream: this.#bytes(), file }, { types: {}, names: new Map(), ...place });
  }

  /** Removes the temporary file. */
  async close(): Promise<void> {
    await (await this.#copy?.catch(() => undefined))?.release();
  }

  #bytes(): AsyncGenerator<Uint8Array> {
    const { id, size } = this.#file;
    return unpacked(readFile(this.#database, id, 0, size), () => undefined);
  }
}
