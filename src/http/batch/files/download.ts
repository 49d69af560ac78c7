import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from '../../../files/chunks.ts';
import { findFile, type StoredFile } from '../../../files/file.ts';
import { filePath } from '../../../files/path.ts';
import { Refusal } from '../../../refusal.ts';
import type { Service } from '../../service.ts';
import { readRange, type WantedRange } from './byte-range.ts';
import { entityTag, namesVersion, setFileHeaders } from './file-headers.ts';
import { type AtPath, describeFileSchema, downloadFileSchema } from './schemas.ts';
import type { Transfers } from './transfers.ts';

/** `HEAD /File/{path}`: the headers of a download. */
export function describeRoute(server: FastifyInstance): void {
  server.head<AtPath>('/File/*', { schema: describeFileSchema }, async (request, reply) => {
    const file = await findFile(request.scope, filePath(request.params['*']));
    return setFileHeaders(reply, file).header('content-length', String(file.size)).send();
  });
}

/** `GET /File/{path}`: a file, or one range of its bytes. */
export function downloadRoute(server: FastifyInstance, { database }: Service, transfers: Transfers): void {
  server.get<AtPath>(
    '/File/*',
    { exposeHeadRoute: false, schema: downloadFileSchema },
    async (request, reply) => {
      const file = await findFile(request.scope, filePath(request.params['*']));
      const { 'if-none-match': ifNoneMatch } = request.headers;
      if (ifNoneMatch !== undefined && namesVersion(ifNoneMatch, file)) {
        return reply.code(304).header('etag', entityTag(file)).send();
      }
      const range = rangeOf(request, reply, file);
      const { from, to } = range ?? { from: 0, to: file.size };
      await transfers.begin(request, reply);
      setFileHeaders(reply, file).header('content-length', String(to - from));
      if (range !== undefined) {
        reply.code(206).header('content-range', `bytes ${from}-${to - 1}/${file.size}`);
      }
      const bytes = Readable.from(readFile(database, file.id, from, to));
      return reply.send(transfers.cutOffWhenStopping(bytes));
    },
  );
}

/**
 * The range that a request asks for, or undefined for the whole file.
 *
 * @throws Refusal `range-not-satisfiable` if the range lies outside the file
 */
function rangeOf(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
): WantedRange | undefined {
  const { range: header, 'if-range': ifRange } = headers;
  const isOfVersion = ifRange === undefined || String(ifRange).trim() === entityTag(file);
  const range = isOfVersion ? readRange(header, file.size) : undefined;
  if (range !== 'unsatisfiable') return range;
  reply.header('content-range', `bytes */${file.size}`);
  const detail = `The file has ${file.size} bytes.`;
  throw new Refusal('range-not-satisfiable', detail, { errors: { Range: [detail] } });
}
