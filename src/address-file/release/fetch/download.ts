import { createWriteStream, statSync, truncateSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Progress } from '../../folder/seal.ts';
import { FetchFailed } from './fetch-failed.ts';
import type { Source } from './source.ts';

/** How many requests in a row may bring no further byte of a file. */
const ATTEMPTS = 5;
const FIRST_WAIT_MILLISECONDS = 500;

/**
 * Downloads a file of known length. Continues an earlier download that was interrupted (RFC 9110 section 14).
 * Opens connections again that break.
 *
 * @param path the path at which the file is written. A file there may already hold the first bytes
 * @throws FetchFailed if the source refuses, or if several requests in a row bring no further byte
 */
export async function download(
  source: Source,
  name: string,
  path: string,
  bytes: number,
  progress?: Progress,
): Promise<void> {
  if (sizeOf(path) > bytes) truncateSync(path, 0);
  let attempt = 1;
  for (let have = sizeOf(path); have < bytes; have = sizeOf(path)) {
    try {
      await append(source, { name, path, bytes }, Math.max(0, have), progress);
    } catch (error) {
      if (error instanceof FetchFailed && !error.passes) throw error;
      attempt = sizeOf(path) > have ? 1 : attempt + 1;
      if (attempt > ATTEMPTS) throw FetchFailed.of(source.urlOf(name), error);
      await wait(FIRST_WAIT_MILLISECONDS * 2 ** (attempt - 1));
    }
  }
}

interface FetchedFile {
  /** Its name at the source. */
  readonly name: string;
  /** Where it is written. */
  readonly path: string;
  /** Its size when it is complete. */
  readonly bytes: number;
}

/** Asks for the bytes from `have` on, and appends them. */
async function append(
  source: Source,
  { name, path, bytes }: FetchedFile,
  have: number,
  progress: Progress | undefined,
): Promise<void> {
  const headers: Record<string, string> = have > 0 ? { range: `bytes=${have}-` } : {};
  const { response, isAlive } = await source.open(name, headers);
  // A server that does not support ranges sends the whole file.
  const isContinued = response.status === 206;
  if (isContinued && !response.headers.get('content-range')?.startsWith(`bytes ${have}-`))
    throw new FetchFailed(`${source.urlOf(name)} did not send the bytes that were asked for.`);
  let done = isContinued ? have : 0;
  async function* counted(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      isAlive();
      done += chunk.length;
      if (done > bytes)
        throw new FetchFailed(`${source.urlOf(name)} is longer than the manifest says: ${bytes} bytes.`);
      progress?.(done, bytes);
      yield chunk;
    }
  }
  const body = response.body ?? [];
  await pipeline(
    counted(body as AsyncIterable<Uint8Array>),
    createWriteStream(path, { flags: isContinued ? 'a' : 'w' }),
  );
  if (done < bytes)
    throw new FetchFailed(`${source.urlOf(name)} ended after ${done} of ${bytes} bytes.`, { passes: true });
}

/** The length of a file, or −1 if there is no file. */
function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? -1;
}
