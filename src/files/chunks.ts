import type { Database } from '../database/connection.ts';
import { copyOut } from '../database/copy-out.ts';
import { faultPointAsync } from '../faults.ts';

/**
 * Bytes of a chunk; the last chunk of a part is shorter. Each chunk is one row and one commit. From 256 KiB
 * to 2 MiB, writing was about equally fast on a disk that syncs in 0.25 ms. On a disk that takes 10 ms, half
 * a megabyte a commit is some 45 MB/s. The size is just under a power of two, so that a row with its framing
 * fits the buffer in which `pg` assembles a message. At 512 KiB that buffer doubled once more for each chunk,
 * and a download cost 7 s of processor time a GB instead of 4.5.
 */
export const CHUNK_BYTES = 508 * 1024;

/**
 * The range of bytes that one query covers. The query returns at most this many bytes of each chunk in it.
 */
const READ_BYTES = CHUNK_BYTES;

/**
 * A reader announces this often that it is still reading. Each announcement counts for {@link HOLD_SECONDS}.
 */
const HOLD_MILLISECONDS = 20_000;
export const HOLD_SECONDS = 60;

/**
 * Stores the next chunk of an upload. When this returns true, the chunk is on disk.
 *
 * @param start how many bytes are stored already
 * @returns false if nothing was stored: the upload is over, or has another number of bytes
 */
export async function storeChunk(
  database: Database,
  fileId: number,
  start: number,
  bytes: Buffer,
): Promise<boolean> {
  await faultPointAsync('file.store-chunk');
  const { rowCount } = await database.pool.query({
    name: 'store-chunk',
    text: `with upload as (
        update file set size = size + length($3::bytea), updated_at = now()
        where id = $1 and state = 'uploading' and size = $2 returning id
      )
      insert into file_chunk (file_id, number, start_byte, bytes) select id, $2, $2, $3 from upload`,
    values: [fileId, start, bytes],
  });
  return rowCount === 1;
}

/**
 * Reads the bytes of a version from `from` up to, but not including, `to`, in pieces of at most
 * {@link CHUNK_BYTES}. It fetches the next piece while the reader handles the last one. It holds no
 * connection in between, so a slow reader blocks nobody. A replaced version is kept for as long as it is
 * being read.
 *
 * @throws Error if the version is gone
 */
export async function* readFile(
  database: Database,
  fileId: number,
  from: number,
  to: number,
): AsyncGenerator<Buffer, void, undefined> {
  const hold = setInterval(() => void holdFile(database, fileId).catch(() => undefined), HOLD_MILLISECONDS);
  hold.unref();
  let next = readChunks(database, fileId, from, to);
  try {
    for (let at = from; at < to; ) {
      const chunks = await next;
      at = chunks.end;
      if (at < to) {
        next = readChunks(database, fileId, at, to);
        // Whoever awaits it sees its failure. Until then, this keeps an early failure from counting as
        // unhandled.
        next.catch(() => undefined);
      }
      yield* chunks.bytes;
    }
  } finally {
    clearInterval(hold);
    await next.catch(() => undefined);
  }
}

/** The stored bytes from `from` on, as many as one statement returns, cut off at `to`. */
async function readChunks(
  { pool }: Database,
  fileId: number,
  from: number,
  to: number,
): Promise<{ bytes: Buffer[]; end: number }> {
  if (from >= to) return { bytes: [], end: from };
  // A chunk written by a job holds everything that one of its blocks became, so only a part of it is read.
  const rows = await copyOut(pool)`select greatest(start_byte, ${from}),
        substring(bytes from greatest(${from} - start_byte, 0)::integer + 1 for ${READ_BYTES})
      from file_chunk where file_id = ${fileId}
      and start_byte < ${Math.min(to, from + READ_BYTES)}
      and start_byte >= (select max(start_byte) from file_chunk where file_id = ${fileId} and start_byte <= ${from})
      order by start_byte`;
  let end = from;
  const pieces: Buffer[] = [];
  for (const [start, bytes] of rows) {
    if (!start || !bytes) break;
    const offset = end - Number(start.readBigInt64BE());
    if (offset < 0 || offset >= bytes.length) break;
    const piece = bytes.subarray(offset, Math.min(bytes.length, offset + to - end));
    pieces.push(piece);
    end += piece.length;
  }
  if (end === from) throw new Error(`Byte ${from} of file version ${fileId} is gone.`);
  return { bytes: pieces, end };
}

async function holdFile({ pool }: Database, fileId: number): Promise<void> {
  await pool.query({
    name: 'hold-file',
    text: `update file set read_until = now() + interval '${HOLD_SECONDS} seconds' where id = $1`,
    values: [fileId],
  });
}
