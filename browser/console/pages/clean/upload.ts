import { ApiError, ask, ofClient } from '../../api.ts';

/** The bytes of one request. After a lost connection at most this much is sent again. */
const PART_BYTES = 8 * 1024 * 1024;

/** How long to wait before the next try after a lost connection, in milliseconds: 1 s, 2 s, … 15 s. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 15_000;

export interface UploadProgress {
  /** Bytes that the service has stored. */
  readonly stored: number;
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
  let stored = 0;
  let pause = FIRST_PAUSE;
  let isCertain = true;
  while (stored < file.size) {
    try {
      if (!isCertain) stored = await storedBytes(address, file.size, signal);
      isCertain = true;
      if (stored >= file.size) break;
      const end = Math.min(stored + PART_BYTES, file.size);
      await ask(address, {
        method: 'PUT',
        bytes: file.slice(stored, end),
        headers: { 'content-range': `bytes ${stored}-${end - 1}/${file.size}` },
        signal,
      });
      stored = end;
      pause = FIRST_PAUSE;
      report({ stored });
    } catch (error) {
      if (signal.aborted || !(error instanceof ApiError) || !mayGoOn(error)) throw readable(error, file);
      report({ stored, waits: whyItWaits(error) });
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

/** A browser refuses to read a file that has changed on the disk. */
function readable(error: unknown, { name }: File): unknown {
  if (error instanceof DOMException && error.name === 'NotReadableError')
    return new ApiError(400, `${name} was changed or removed while it was read. Choose it again.`);
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
