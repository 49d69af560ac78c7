import type { FastifyInstance } from 'fastify';
import { filePath } from '../../../files/path.ts';
import type { Service } from '../../service.ts';
import { entityTag } from './file-headers.ts';
import { locationOf, recordOf } from './file-record.ts';
import { receiveFile } from './receive-file.ts';
import { type AtPath, uploadFileSchema } from './schemas.ts';
import type { Transfers } from './transfers.ts';

/** `PUT /File/{path}`: receives a file, or a part of one. */
export function uploadRoute(server: FastifyInstance, service: Service, transfers: Transfers): void {
  const { limits } = service.settings;
  server.put<AtPath>(
    '/File/*',
    {
      config: { bodyOfData: true },
      // Higher than `bodyBytes`, because receiveFile limits the bytes and the socket's timeout limits the
      // silence.
      bodyLimit: Math.max(limits.fileBytes, limits.bodyBytes + 1),
      schema: uploadFileSchema,
    },
    async (request, reply) => {
      const path = filePath(request.params['*']);
      await transfers.begin(request, reply);
      transfers.cutOffWhenStopping(request.raw);
      const { file, isNew } = await receiveFile(service, request, reply, path);
      if (file.id !== null) reply.header('etag', entityTag(file));
      return reply
        .code(isNew ? 201 : 200)
        .header('location', locationOf(service, path))
        .send(recordOf(service, file));
    },
  );
}
