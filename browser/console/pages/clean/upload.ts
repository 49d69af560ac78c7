import { ApiError, ask, ofClient } from '../../api.ts';
import { bytes } from '../../words.ts';
import { RowCount } from './row-count.ts';

/** The bytes of one request. After a lost connection at most this much is sent again. */
const PART_BYTES = 8 * 1024 * 1024;

/** How long to wait before the next try after a lost connection, in milliseconds: 1 s, 2 s, … 15 s. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 15_000;

export interface UploadProgress {
  /** Bytes that the service has stored. */
  readonly stored: number;
  /** The number of rows in these bytes, including the header. Undefined if the file is not text. */
  readonly rows?: number | undefined;
  /** Why the upload waits. Undefined while it goes on. */
  readonly waits?: string;
}

/**
 * Sends a file in parts. If the connection is lost, the service is not ready or the session ends, waits and
 * then goes on behind the last byte that was stored.
 *
 * @returns the path of the file in the file area
 * @throws ApiError if the service refuses the file
 */
export async function upload(
  client: string,
  file: File,
  report: (progress: UploadProgress) => void,
  signal: AbortSignal,
): Promise<string> {
  const path = `clean/${crypto.randomUUID().slice(0, 8)}/${pathName(file.name)}`;
  const address = ofClient(client, 'File', ...path.split('/'));
  if (file.size === 0) throw new ApiError(400, `${file.name} is empty. Choose another file.`);
  const rows = new RowCount();
  let stored = 0;
  let pause = FIRST_PAUSE;
  let isCertain = true;
  while (stored < file.size) {
    try {
      if (!isCertain) stored = await storedBytes(address, file.size, signal);
      isCertain = true;
      if (stored >= file.size) break;
      const end = Math.min(stored + PART_BYTES, file.size);
      // The part itself is sent from the disk. The page holds a copy only while it counts the rows.
      const part = file.slice(stored, end);
      rows.add(new Uint8Array(await part.arrayBuffer()), stored);
      await ask(address, {
        method: 'PUT',
        bytes: part,
        headers: { 'content-range': `bytes ${stored}-${end - 1}/${file.size}` },
        signal,
      });
      stored = end;
      pause = FIRST_PAUSE;
      report({ stored, rows: rows.count });
    } catch (error) {
      if (signal.aborted || !(error instanceof ApiError) || !mayGoOn(error)) throw readable(error, file);
      report({ stored, rows: rows.count, waits: whyItWaits(error) });
      await new Promise((resolve) => setTimeout(resolve, pause));
      pause = Math.min(2 * pause, LONGEST_PAUSE);
      isCertain = false;
    }
  }
  return `/${path}`;
}

/** How many bytes are stored. An upload of which nothing arrived is unknown to the service. */
async function storedBytes(address: string, total: number, signal: AbortSignal): Promise<number> {
  try {
    const answer = await ask(address, {
      method: 'PUT',
      bytes: new Blob(),
      headers: { 'content-range': `bytes */${total}` },
      signal,
    });
    return ((await answer.json()) as { size: number }).size;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 416)) return 0;
    throw error;
  }
}

/** Whether the same request may succeed later: no connection, a busy service, a session that ended. */
function mayGoOn({ status }: ApiError): boolean {
  return status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;
}

function whyItWaits({ status }: ApiError): string {
  if (status === 401) return 'Sign in again, and the upload goes on.';
  if (status === 0) return 'The connection is lost. The upload goes on by itself when it is back.';
  return 'The service is busy. The upload goes on by itself.';
}

/** Says what is wrong with the file: it is too large, or it has changed on the disk since it was chosen. */
function readable(error: unknown, file: File): unknown {
  if (error instanceof DOMException && error.name === 'NotReadableError')
    return new ApiError(400, `${file.name} was changed or removed while it was read. Choose it again.`);
  if (error instanceof ApiError && error.status === 413)
    return new ApiError(413, `${file.name} has ${bytes(file.size)}, more than the limit. ${error.message}`);
  return error;
}

/** A file name without the characters that paths of the file area may not have. */
function pathName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu, '_')
    .slice(-200);
  return /^\.*$/.test(plain) ? 'file' : plain;
}
