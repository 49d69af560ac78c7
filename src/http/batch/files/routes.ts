import type { FastifyInstance } from 'fastify';
import { listFiles } from '../../../files/file.ts';
import { filePath, pathPrefix } from '../../../files/path.ts';
import { removeFile } from '../../../files/removal.ts';
import type { Service } from '../../service.ts';
import { describeRoute, downloadRoute } from './download.ts';
import { recordOf } from './file-record.ts';
import { removeUnreadFiles } from './remove-unread-files.ts';
import { type AtPath, type ListParameters, listFilesSchema, removeFileSchema } from './schemas.ts';
import { Transfers } from './transfers.ts';
import { uploadRoute } from './upload.ts';

/** The file routes of the batch interface. */
export async function fileRoutes(server: FastifyInstance, { service }: { service: Service }): Promise<void> {
  const transfers = new Transfers(server);
  removeUnreadFiles(server, service);
  leaveBodiesUnread(server);
  limitSilence(server, service.settings.limits.requestSeconds);
  listRoute(server, service);
  uploadRoute(server, service, transfers);
  describeRoute(server);
  downloadRoute(server, service, transfers);
  removeRoute(server);
}

/** Leaves bodies of any type to the routes, which read them byte for byte. */
function leaveBodiesUnread(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, payload, done) => {
    // The body may fail before the route reads it and sees the failure. Without a listener, that would end
    // the process.
    payload.on('error', () => undefined);
    done(null, payload);
  });
  server.addHook('onRequest', async ({ headers }) => {
    headers['content-type'] ??= 'application/octet-stream';
  });
}

/**
 * Limits how long either side may be silent. The transfer as a whole has no time limit and may take hours.
 */
function limitSilence(server: FastifyInstance, seconds: number): void {
  server.addHook('onRequest', async ({ raw }) => {
    raw.socket.setTimeout(seconds * 1000);
  });
}

function listRoute(server: FastifyInstance, service: Service): void {
  server.get<{ Querystring: ListParameters }>(
    '/File',
    { schema: listFilesSchema },
    async (request, reply) => {
      const { page, prefix, completed } = request.query;
      const selection = { prefix: pathPrefix(prefix), completed };
      const { files, total } = await listFiles(request.scope, page, selection);
      reply.header('x-total-count', total);
      return files.map((file) => recordOf(service, file));
    },
  );
}

function removeRoute(server: FastifyInstance): void {
  server.delete<AtPath>('/File/*', { schema: removeFileSchema }, async (request, reply) => {
    await removeFile(request.scope, filePath(request.params['*']));
    return reply.code(204).send();
  });
}
