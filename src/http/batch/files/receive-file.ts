import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredFile } from '../../../files/file.ts';
import { FileWriter, UploadOvertaken } from '../../../files/file-writer.ts';
import { beginUpload, findUpload, finishUpload, giveUpUpload } from '../../../files/upload.ts';
import { invalidField, Refusal } from '../../../refusal.ts';
import type { Service } from '../../service.ts';
import { readContentRange, type SentRange } from './byte-range.ts';

type Part = Extract<SentRange, { kind: 'part' }>;

/** An upload of which nothing is stored yet. */
export interface NotBegun extends Omit<StoredFile, 'id' | 'updatedAt'> {
  readonly id: null;
  readonly updatedAt: null;
}

/** The state of an upload after a request. */
export interface Received {
  readonly file: StoredFile | NotBegun;
  /** Whether the request made the first file at this path. */
  readonly isNew: boolean;
}

/**
 * Receives one request of an upload: a whole file (without `Content-Range`), a part of a file, or a question
 * about how much is stored.
 *
 * A whole file, or a part from byte 0, begins a new upload. Any other part continues the upload of the same
 * total size. Such a part may begin before the end of the stored bytes, for example when a client repeats it
 * after a lost answer. The stored bytes are then skipped. If the connection breaks, everything that arrived
 * is kept and the client continues with parts. This also holds for a whole file that had a Content-Length.
 *
 * Only the two chunks of a {@link FileWriter} are in memory.
 *
 * @throws Refusal if the request cannot be accepted. If a part does not fit the upload, the answer has
 * `Content-Range: bytes *`/`STORED`.
 */
export async function receiveFile(
  { database, settings }: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<Received> {
  const body = request.body as Readable;
  const { scope } = request;
  const limit = settings.limits.fileBytes;
  const length = declaredLength(request);
  const range = sentRange(request, length);
  if ((range?.total ?? length ?? 0) > limit) throw tooLarge(limit);

  if (range?.kind === 'question') {
    await refuseBytes(body);
    const upload = await findUpload(scope, path, range.total);
    if (upload === undefined) return { file: notBegun(path, range.total), isNew: false };
    // Its last byte was stored, but the process that received it ended at that moment.
    if (upload.size < range.total) return { file: upload, isNew: false };
    return finishUpload(scope, upload).catch(async (error) => {
      throw error instanceof UploadOvertaken ? await overtaken(request, reply, path, range) : error;
    });
  }

  const begins = range === undefined || range.first === 0;
  const upload = begins
    ? await beginUpload(scope, path, range?.total ?? length)
    : await uploadToGoOnWith(request, reply, path, range);
  const writer = new FileWriter(database, upload.id, upload.size);
  try {
    await receive(body, writer, {
      skip: upload.size - (range?.first ?? 0),
      length: range === undefined ? undefined : range.last - range.first + 1,
      limit,
    });
    if (range !== undefined && writer.stored < range.total) {
      return { file: { ...upload, size: writer.stored, updatedAt: new Date() }, isNew: false };
    }
    return await finishUpload(scope, upload);
  } catch (error) {
    if (upload.totalSize === null) await giveUpUpload(scope, upload).catch(() => undefined);
    if (error instanceof UploadOvertaken) throw await overtaken(request, reply, path, range);
    if (body.errored === error && !(error instanceof Refusal)) {
      throw new Refusal('invalid-request', 'The connection broke before the end of the body.');
    }
    throw error;
  }
}

/**
 * Hands the bytes of a body to the writer, except for the first `skip`. Whatever ends the body, everything
 * that arrived is stored.
 */
async function receive(
  body: Readable,
  writer: FileWriter,
  { skip, length, limit }: { skip: number; length: number | undefined; limit: number },
): Promise<void> {
  let received = 0;
  try {
    // The body must survive the end of this loop: its connection still carries the answer.
    for await (const bytes of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      const start = Math.max(skip - received, 0);
      const end = Math.min(bytes.length, (length ?? limit) - received);
      received += bytes.length;
      if (end > start) await writer.add(bytes.subarray(start, end));
      if (end < bytes.length) throw length === undefined ? tooLarge(limit) : tooLong(length);
    }
  } catch (error) {
    await writer.flush().catch(() => undefined);
    throw error;
  }
  await writer.flush();
  if (length !== undefined && received < length) {
    throw invalidField(
      'Content-Range',
      `announces ${length} bytes, but the body had only ${received}, which are stored`,
    );
  }
}

/**
 * The upload that a part continues.
 *
 * @throws Refusal `range-not-satisfiable` if the part does not fit
 */
async function uploadToGoOnWith(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  { first, total }: Part,
): Promise<StoredFile> {
  const upload = await findUpload(request.scope, path, total);
  if (upload !== undefined && first <= upload.size) return upload;
  const detail =
    upload === undefined
      ? `No upload of ${total} bytes is under way for this path: send it from byte 0.`
      : `${upload.size} bytes are stored: continue at byte ${upload.size}.`;
  throw doesNotFit(reply, upload?.size ?? 0, detail);
}

async function overtaken(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  range: SentRange | undefined,
): Promise<Refusal> {
  if (range === undefined) {
    return new Refusal('wrong-state', 'Another upload to this path has begun, or this one was removed.');
  }
  const stored = (await findUpload(request.scope, path, range.total))?.size ?? 0;
  return doesNotFit(reply, stored, `Another request has continued this upload: ${stored} bytes are stored.`);
}

function doesNotFit(reply: FastifyReply, stored: number, detail: string): Refusal {
  reply.header('content-range', `bytes */${stored}`);
  return new Refusal('range-not-satisfiable', detail, { errors: { 'Content-Range': [detail] } });
}

function sentRange(request: FastifyRequest, length: number | null): SentRange | undefined {
  const header = request.headers['content-range'];
  if (header === undefined) return undefined;
  const range = readContentRange(header);
  if (isPacked(request))
    throw invalidField('Content-Encoding', 'is not allowed with Content-Range: send parts unpacked');
  const wanted = range.kind === 'question' ? 0 : range.last - range.first + 1;
  if (length !== null && length !== wanted) {
    throw invalidField('Content-Range', `announces ${wanted} bytes, but Content-Length announces ${length}`);
  }
  return range;
}

function isPacked({ headers }: FastifyRequest): boolean {
  return !/^\s*(identity\s*)?$/i.test(headers['content-encoding'] ?? '');
}

/** The size of the file or part in bytes, or null if it is known only when the body ends. */
function declaredLength(request: FastifyRequest): number | null {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (isPacked(request) || coding !== undefined) return null;
  return Number(length ?? 0);
}

async function refuseBytes(body: Readable): Promise<void> {
  for await (const bytes of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    if (bytes.length > 0)
      throw invalidField('Content-Range', 'asks how much is stored, so the body must be empty');
  }
}

function notBegun(path: string, totalSize: number): NotBegun {
  return { id: null, path, size: 0, totalSize, completed: false, updatedAt: null };
}

function tooLarge(limit: number): Refusal {
  const message = `must not have more than ${limit} bytes (FETTLE_MAX_FILE_BYTES)`;
  return new Refusal('too-large', `A file ${message}.`, { errors: { body: [message] } });
}

function tooLong(length: number): Refusal {
  return invalidField('Content-Range', `announces ${length} bytes, but the body has more`);
}
