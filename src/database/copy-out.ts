import type pg from 'pg';

/** `PGCOPY\n`, a byte with the high bit set, `\r\n\0`, the flags, and the length of an empty extension. */
const HEADER_BYTES = 19;

/** A row as COPY sends it. An integer field is its big-endian bytes. */
export type CopiedRow = readonly (Buffer | null)[];

/**
 * Reads rows of bytes through `COPY … (FORMAT binary)`: every field comes exactly as the server stores it.
 * Use it as a template tag. COPY takes no parameters, so only whole numbers may be inserted:
 *
 *     const rows = await copyOut(pool)`select bytes from file_chunk where file_id = ${id}`;
 *
 * The ordinary ways cost more or are wrong. `pg` 8.23 converts every field to a string as UTF-8, even with
 * `binary: true`, which destroys bytes. As text, a `bytea` is two hexadecimal digits a byte: 5.5 s of
 * processor time a GB, against 2 s this way.
 */
export function copyOut(pool: pg.Pool) {
  return async (select: TemplateStringsArray, ...numbers: number[]): Promise<CopiedRow[]> => {
    const wrong = numbers.find((number) => !Number.isSafeInteger(number));
    if (wrong !== undefined) throw new RangeError(`${wrong} is not a whole number.`);
    const copy = new CopyOut(`copy (${String.raw(select, ...numbers)}) to stdout (format binary)`);
    const client = await pool.connect();
    try {
      client.query(copy);
      const rows = await copy.rows;
      client.release();
      return rows;
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
  };
}

/** A custom statement for `pg`, which calls it with each message of the server's answer. */
class CopyOut implements pg.Submittable {
  readonly rows: Promise<CopiedRow[]>;
  readonly #text: string;
  readonly #rows: CopiedRow[] = [];
  readonly #settle: { resolve: (rows: CopiedRow[]) => void; reject: (error: Error) => void };
  #isFirst = true;

  constructor(text: string) {
    this.#text = text;
    const { promise, resolve, reject } = Promise.withResolvers<CopiedRow[]>();
    this.rows = promise;
    this.#settle = { resolve, reject };
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#text);
  }

  /** One message is one row. The header precedes the first row, and a field count of -1 follows the last. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    // `pg` reuses the buffer that holds the message.
    const bytes = Buffer.from(chunk);
    let at = this.#isFirst ? HEADER_BYTES : 0;
    this.#isFirst = false;
    if (at === bytes.length) return;
    const count = bytes.readInt16BE(at);
    if (count < 0) return;
    at += 2;
    const row: (Buffer | null)[] = [];
    for (let field = 0; field < count; field++) {
      const length = bytes.readInt32BE(at);
      at += 4;
      row.push(length < 0 ? null : bytes.subarray(at, at + length));
      at += Math.max(length, 0);
    }
    this.#rows.push(row);
  }

  handleReadyForQuery(): void {
    this.#settle.resolve(this.#rows);
  }

  handleError(error: Error): void {
    this.#settle.reject(error);
  }

  handleCommandComplete(): void {}
  handleRowDescription(): void {}
  handleDataRow(): void {}
}
