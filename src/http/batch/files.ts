import { addAbortSignal, Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { Budget } from '../../budget.ts';
import { readFile } from '../../files/chunks.ts';
import { FILES_PER_PAGE, findFile, listFiles, type StoredFile } from '../../files/file.ts';
import { filePath, PATH_RULE, pathPrefix } from '../../files/path.ts';
import { removeFile, removeUnread, UPLOAD_DAYS } from '../../files/removal.ts';
import { Refusal } from '../../refusal.ts';
import type { Service } from '../service.ts';
import { readRange } from './byte-range.ts';
import { type NotBegun, receiveFile } from './receive-file.ts';
import { PageNumber, refusals } from './schemas.ts';

/**
 * Uploads and downloads of files under way, in all and of one client. Each has two chunks of half a megabyte
 * in memory.
 */
export const TRANSFERS = 48;
export const TRANSFERS_OF_CLIENT = 12;

/** How long one waits for another to end, and how soon to try again then. */
const WAIT_MILLISECONDS = 5000;
const RETRY_SECONDS = 5;

/** How often versions that nobody reads any more are removed. */
const REMOVAL_MILLISECONDS = 60_000;

/**
 * When the service stops, transfers under way have this long to end. An upload that is cut off is gone on
 * with later.
 */
const LAST_MILLISECONDS = 5000;

const FileRecord = Type.Object(
  {
    path: Type.String({ description: 'Begins with `/`.' }),
    size: Type.Integer({ description: 'Bytes stored so far. An upload continues at this byte.' }),
    totalSize: Type.Union([Type.Integer(), Type.Null()], {
      description: 'Bytes of the whole file; null if the upload did not announce it.',
    }),
    completed: Type.Boolean({ description: 'Whether the file is whole and current.' }),
    updatedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description: 'null if nothing has been stored yet.',
    }),
    location: Type.String({ description: 'The address of the file.' }),
  },
  { title: 'File', description: 'The file.' },
);

const FilePath = Type.Object({
  '*': Type.String({ description: `The path, with or without a \`/\` in front. It ${PATH_RULE}.` }),
});

type AtPath = { Params: Static<typeof FilePath> };

/** The file routes of the batch interface (contract 4). */
export async function fileRoutes(server: FastifyInstance, { service }: { service: Service }): Promise<void> {
  const { database, settings } = service;
  const tags = ['Files'];
  const transfers = new AbortController();
  const room = new Budget(TRANSFERS, TRANSFERS_OF_CLIENT);
  const begin = async (request: FastifyRequest, reply: FastifyReply) => {
    const holder = String(request.scope.clientId);
    await room.take(holder, 1, AbortSignal.timeout(WAIT_MILLISECONDS)).catch((cause) => {
      const detail = 'Too many uploads and downloads of files are under way.';
      throw new Refusal('unavailable', detail, { retryAfter: RETRY_SECONDS, cause });
    });
    if (reply.raw.destroyed) room.give(holder, 1);
    else reply.raw.once('close', () => room.give(holder, 1));
  };

  const locationOf = (path: string) =>
    `${service.publicUrl()}/File${path.split('/').map(encodeURIComponent).join('/')}`;
  const recordOf = ({ path, size, totalSize, completed, updatedAt }: StoredFile | NotBegun) => ({
    ...{ path, size, totalSize, completed },
    updatedAt: updatedAt?.toISOString() ?? null,
    location: locationOf(path),
  });

  removeUnreadFiles(server, service);
  server.addHook('preClose', async () => {
    setTimeout(() => transfers.abort(), LAST_MILLISECONDS).unref();
  });
  // Bodies of any type come as they are, to be read by the route.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, payload, done) => {
    // It may fail before the route reads it, which then meets the failure; unheard, it would end the process.
    payload.on('error', () => undefined);
    done(null, payload);
  });
  server.addHook('onRequest', async ({ raw, headers }) => {
    headers['content-type'] ??= 'application/octet-stream';
    // In place of a limit on the whole, which may take hours: neither side may fall silent.
    raw.socket.setTimeout(settings.limits.requestSeconds * 1000);
  });

  server.get<{ Querystring: { page: number; prefix: string; completed: boolean } }>(
    '/File',
    {
      schema: {
        tags,
        operationId: 'listFiles',
        summary: `List files, ${FILES_PER_PAGE} a page, by path`,
        description: '`X-Total-Count` says how many there are in all.',
        querystring: Type.Object(
          {
            page: PageNumber,
            prefix: Type.String({ default: '', description: 'Only paths that begin with this text.' }),
            completed: Type.Boolean({
              default: true,
              description: '`false` lists unfinished uploads instead.',
            }),
          },
          { additionalProperties: false },
        ),
        response: {
          200: Type.Array(FileRecord, { description: 'A page of files.' }),
          ...refusals(400, 401, 403),
        },
      },
    },
    async (request, reply) => {
      const { page, prefix, completed } = request.query;
      const { files, total } = await listFiles(request.scope, page, {
        prefix: pathPrefix(prefix),
        completed,
      });
      reply.header('x-total-count', total);
      return files.map(recordOf);
    },
  );

  server.put<AtPath>(
    '/File/*',
    {
      // Larger than `bodyBytes`: what comes is bounded where it is received, in bytes and in silence, not in
      // time.
      config: { bodyOfData: true },
      bodyLimit: Math.max(settings.limits.fileBytes, settings.limits.bodyBytes + 1),
      schema: {
        tags,
        operationId: 'uploadFile',
        summary: 'Upload a file, whole or in parts',
        description: UPLOAD_DESCRIPTION,
        params: FilePath,
        headers: Type.Object({
          'content-range': Type.Optional(
            Type.String({ description: '`bytes FIRST-LAST/TOTAL`, or `bytes */TOTAL` to ask.' }),
          ),
        }),
        response: {
          200: Type.Object(FileRecord.properties, {
            description: 'The file was replaced, or a part of it was stored.',
          }),
          201: Type.Object(FileRecord.properties, { description: 'Created.' }),
          ...refusals(400, 401, 403, 413, 415, 416, 503),
        },
      },
    },
    async (request, reply) => {
      const path = filePath(request.params['*']);
      await begin(request, reply);
      addAbortSignal(transfers.signal, request.raw);
      const { file, isNew } = await receiveFile(service, request, reply, path);
      if (file.id !== null) reply.header('etag', entityTag(file));
      return reply
        .code(isNew ? 201 : 200)
        .header('location', locationOf(path))
        .send(recordOf(file));
    },
  );

  server.head<AtPath>(
    '/File/*',
    {
      schema: {
        tags,
        operationId: 'describeFile',
        summary: 'Size and version of a file',
        params: FilePath,
        response: { 200: { description: 'The headers of a download.', type: 'null' } },
      },
    },
    async (request, reply) => {
      const file = await findFile(request.scope, filePath(request.params['*']));
      return describeFile(reply, file).header('content-length', String(file.size)).send();
    },
  );

  server.get<AtPath>(
    '/File/*',
    {
      exposeHeadRoute: false,
      schema: {
        tags,
        operationId: 'downloadFile',
        summary: 'Download a file, or one range of its bytes',
        params: FilePath,
        headers: Type.Object({
          range: Type.Optional(
            Type.String({ description: '`bytes=FIRST-LAST`, `bytes=FIRST-` or `bytes=-COUNT`.' }),
          ),
          'if-range': Type.Optional(
            Type.String({ description: 'The ETag of the version that the range belongs to.' }),
          ),
          'if-none-match': Type.Optional(
            Type.String({
              description:
                'The ETag of the copy that you have. The answer is 304 if the file has not changed.',
            }),
          ),
        }),
        response: {
          200: {
            description: 'The file; a name that ends in `.csv` comes as `text/csv`.',
            content: FileBytes,
          },
          206: { description: 'The range.', content: FileBytes },
          304: Type.Null({ description: 'The file is the one of `If-None-Match`.' }),
          ...refusals(400, 401, 403, 404, 416, 503),
        },
      },
    },
    async (request, reply) => {
      const file = await findFile(request.scope, filePath(request.params['*']));
      const { range: header, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers;
      if (ifNoneMatch !== undefined && namesVersion(ifNoneMatch, file)) {
        return reply.code(304).header('etag', entityTag(file)).send();
      }
      const isOfVersion = ifRange === undefined || String(ifRange).trim() === entityTag(file);
      const range = isOfVersion ? readRange(header, file.size) : undefined;
      if (range === 'unsatisfiable') throw outside(reply, file);
      const { from, to } = range ?? { from: 0, to: file.size };
      await begin(request, reply);
      describeFile(reply, file);
      if (range !== undefined) {
        reply.code(206).header('content-range', `bytes ${from}-${to - 1}/${file.size}`);
      }
      reply.header('content-length', String(to - from));
      const bytes = Readable.from(readFile(database, file.id, from, to));
      return reply.send(addAbortSignal(transfers.signal, bytes));
    },
  );

  server.delete<AtPath>(
    '/File/*',
    {
      schema: {
        tags,
        operationId: 'removeFile',
        summary: 'Remove a file',
        description: 'This also ends an unfinished upload to its path.',
        params: FilePath,
        response: { 204: Type.Null({ description: 'Removed.' }), ...refusals(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      await removeFile(request.scope, filePath(request.params['*']));
      return reply.code(204).send();
    },
  );
}

const Bytes = Type.String({ format: 'binary' });
const FileBytes = { 'application/octet-stream': { schema: Bytes }, 'text/csv': { schema: Bytes } };

const UPLOAD_DESCRIPTION = `The body is the file, byte for byte, of any Content-Type. The path's file is \
replaced at once when the last byte is stored; until then it stays what it was, and running jobs keep the version they began with. \
\`Content-Encoding: gzip\` is undone, for a whole file.

**In parts**: send \`Content-Range: bytes FIRST-LAST/TOTAL\` (positions from 0, both included). A part from byte 0 begins the \
upload; each further one begins where the one before ended, or earlier, as when it is sent again: what is stored is passed over. One that \
leaves a gap is refused with 416 and \`Content-Range: bytes */STORED\`: go on at byte STORED. The part that stores the last byte completes \
the file.

**After a broken connection** all that arrived is kept, of a whole file too if it had a Content-Length. Ask with \
\`Content-Range: bytes */TOTAL\` and an empty body; \`size\` in the answer is the byte to go on at. Every answer to a part has the \
\`ETag\` that the file will have: if the answer to the last part was lost, HEAD shows whether the file is there.

**Two uploads of one path at once**: the one that began last wins; the other is refused at its next bytes, with 400, or 416 for a part. An upload \
that nothing is added to for ${UPLOAD_DAYS} days is removed.`;

/** Headers of a download. The bytes are the client's own: no browser is to take them for a page. */
function describeFile(reply: FastifyReply, file: StoredFile): FastifyReply {
  const name = file.path.slice(file.path.lastIndexOf('/') + 1);
  const plain = name.replace(/[^\x20-\x7e]|%/g, '_');
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return reply
    .type(/\.csv$/i.test(name) ? 'text/csv' : 'application/octet-stream')
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${exact}`)
    .header('accept-ranges', 'bytes')
    .header('etag', entityTag(file))
    .header('last-modified', file.updatedAt.toUTCString())
    .header('cache-control', 'private, no-cache')
    .header('x-content-type-options', 'nosniff');
}

/**
 * The version, for If-Range and for finding out whether an upload became the file. A version's bytes never
 * change.
 */
function entityTag({ id }: StoredFile): string {
  return `"${id.toString(36)}"`;
}

/** RFC 9110 section 13.1.2: `*`, or a list of tags that are compared weakly. */
function namesVersion(header: string, file: StoredFile): boolean {
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(entityTag(file));
}

function outside(reply: FastifyReply, { size }: StoredFile): Refusal {
  reply.header('content-range', `bytes */${size}`);
  const detail = `The file has ${size} bytes.`;
  return new Refusal('range-not-satisfiable', detail, { errors: { Range: [detail] } });
}

/** Removes versions that nobody reads any more, once a minute while the server runs. */
function removeUnreadFiles(server: FastifyInstance, { database }: Service): void {
  let timer: NodeJS.Timeout | undefined;
  let isRemoving = false;
  const remove = async () => {
    if (isRemoving) return;
    isRemoving = true;
    await removeUnread(database.kysely).catch((error: Error) =>
      server.log.warn({ error: error.name }, 'replaced files could not be removed'),
    );
    isRemoving = false;
  };
  server.addHook('onReady', async () => {
    timer = setInterval(() => void remove(), REMOVAL_MILLISECONDS).unref();
  });
  server.addHook('onClose', async () => clearInterval(timer));
}
