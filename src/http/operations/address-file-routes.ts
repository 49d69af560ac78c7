import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { MANIFEST_FILE } from '../../address-file/folder/manifest.ts';
import { Budget } from '../../budget.ts';
import { Refusal } from '../../refusal.ts';
import { readRange } from '../batch/files/byte-range.ts';
import type { Service } from '../service.ts';
import { mayRead } from './may-read.ts';

/** How many files may be sent to other hosts at a time, and how many seconds a refused host should wait. */
export const SENT_FILES = 8;
const RETRY_SECONDS = 5;

/**
 * `GET /address-file/{name}`: the files of the address file in use, for `fettle address-file fetch` on other
 * hosts. A host can ask for a part of a file, so that it can continue a transfer.
 */
export function addressFileRoutes(server: FastifyInstance, { settings, addressFile }: Service): void {
  const room = new Budget(SENT_FILES);
  server.get<{ Params: { name: string } }>(
    '/address-file/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      mayRead(request, {
        what: 'The files of the address file are',
        setting: 'FETTLE_ADDRESS_FILE_TOKEN',
        token: settings.addressFileToken,
      });
      const file = addressFile.ifAny;
      if (file === undefined)
        throw new Refusal('unavailable', 'This host has no address file.', { retryAfter: RETRY_SECONDS });
      const { name } = request.params;
      if (name !== MANIFEST_FILE && !Object.hasOwn(file.manifest.files, name))
        throw new Refusal('not-found', `The address file has no file ${JSON.stringify(name)}.`);
      const path = join(file.folder, name);
      const { size } = await stat(path);
      const range = readRange(request.headers.range, size);
      if (range === 'unsatisfiable') {
        reply.header('content-range', `bytes */${size}`);
        throw new Refusal('range-not-satisfiable', `The file has ${size} bytes.`);
      }
      if (!room.tryTake('', 1))
        throw new Refusal(
          'unavailable',
          `${SENT_FILES} files of the address file are being sent already. Try again in ${RETRY_SECONDS} seconds.`,
          {
            retryAfter: RETRY_SECONDS,
          },
        );
      if (reply.raw.destroyed) room.give('', 1);
      else reply.raw.once('close', () => room.give('', 1));
      const { from, to } = range ?? { from: 0, to: size };
      if (range !== undefined) reply.code(206).header('content-range', `bytes ${from}-${to - 1}/${size}`);
      return reply
        .type('application/octet-stream')
        .header('content-length', String(to - from))
        .header('accept-ranges', 'bytes')
        .send(createReadStream(path, { start: from, end: to - 1 }));
    },
  );
}
