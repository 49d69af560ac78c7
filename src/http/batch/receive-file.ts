import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredFile } from '../../files/file.ts';
import { FileWriter, UploadOvertaken } from '../../files/file-writer.ts';
import { beginUpload, findUpload, finishUpload, giveUpUpload } from '../../files/upload.ts';
import { invalidField, Refusal } from '../../refusal.ts';
import type { Service } from '../service.ts';
import { readContentRange, type SentRange } from './byte-range.ts';

type Part = Extract<SentRange, { kind: 'part' }>;

/** An upload of which nothing is stored. */
export interface NotBegun extends Omit<StoredFile, 'id' | 'updatedAt'> {
  readonly id: null;
  readonly updatedAt: null;
}

/** Where an upload stands after a request. */
export interface Received {
  readonly file: StoredFile | NotBegun;
  /** Whether the request made a file where there was none. */
  readonly isNew: boolean;
}

/**
 * Receives one request of an upload: a whole file (no `Content-Range`), a part of one, or the question how much is
 * stored.
 *
 * A whole file, and a part that begins at byte 0, begins the upload anew; any other part goes on with the upload of
 * the same total that is under way. Such a part may begin before the end of what is stored, as one does that is sent
 * again because its answer got lost: what is stored already is passed over. When the connection breaks, all that
 * came is kept, and the upload is gone on with by parts; this holds for a whole file too, if it said its length.
 *
 * Nothing of it is in memory but what {@link FileWriter} holds.
 *
 * @throws Refusal; where the part does not fit the upload the answer has `Content-Range: bytes *`/`STORED`
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
    // Its last byte was stored, but what received it ended in that moment.
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

/** Hands the bytes of a body to the writer, but for the first `skip`. Whatever ends it, what came is stored. */
async function receive(
  body: Readable,
  writer: FileWriter,
  { skip, length, limit }: { skip: number; length: number | undefined; limit: number },
): Promise<void> {
  let received = 0;
  try {
    // Not to be destroyed when this loop is left: the connection has to carry the answer still.
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
      `says ${length} bytes, but the body has ${received}; they are stored`,
    );
  }
}

/** The upload that a part goes on with. @throws Refusal `range-not-satisfiable` where the part does not fit. */
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
      ? `No upload of ${total} bytes is under way for this path: begin at byte 0.`
      : `${upload.size} bytes are stored: go on at byte ${upload.size}.`;
  throw doesNotFit(reply, upload?.size ?? 0, detail);
}

async function overtaken(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  range: SentRange | undefined,
): Promise<Refusal> {
  if (range === undefined) {
    return new Refusal('wrong-state', 'Another upload of this path has begun, or it was removed.');
  }
  const stored = (await findUpload(request.scope, path, range.total))?.size ?? 0;
  return doesNotFit(reply, stored, `Another request has moved this upload on: ${stored} bytes are stored.`);
}

function doesNotFit(reply: FastifyReply, stored: number, detail: string): Refusal {
  reply.header('content-range', `bytes */${stored}`);
  return new Refusal('range-not-satisfiable', detail, { errors: { 'Content-Range': [detail] } });
}

function sentRange(request: FastifyRequest, length: number | null): SentRange | undefined {
  const header = request.headers['content-range'];
  if (header === undefined) return undefined;
  const range = readContentRange(header);
  if (isPacked(request)) throw invalidField('Content-Encoding', 'must be left out of a part');
  const wanted = range.kind === 'question' ? 0 : range.last - range.first + 1;
  if (length !== null && length !== wanted) {
    throw invalidField('Content-Range', `says ${wanted} bytes, but Content-Length ${length}`);
  }
  return range;
}

function isPacked({ headers }: FastifyRequest): boolean {
  return !/^\s*(identity\s*)?$/i.test(headers['content-encoding'] ?? '');
}

/** How many bytes the file or part will have; null where that shows only at its end. */
function declaredLength(request: FastifyRequest): number | null {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (isPacked(request) || coding !== undefined) return null;
  return Number(length ?? 0);
}

async function refuseBytes(body: Readable): Promise<void> {
  for await (const bytes of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    if (bytes.length > 0) throw invalidField('Content-Range', 'asks a question: the body must be empty');
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
  return invalidField('Content-Range', `says ${length} bytes, but the body has more`);
}
