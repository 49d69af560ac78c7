import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { concludeEntry } from '../../../operators/audit.ts';
import { Refusal } from '../../../refusal.ts';
import { describeError } from '../../errors/error-handler.ts';
import type { Service } from '../../service.ts';
import { absoluteFolder, changeFile, type FileNews, type FileOrder } from './file-change.ts';
import { readReferenceData } from './read-reference-data.ts';

/** How often an unfinished answer sends an empty line, so that proxies keep the connection. */
const BEAT_SECONDS = 15;

const Folder = Type.String({ minLength: 1, maxLength: 4096 });

const Checked = Type.Object(
  {
    folder: Folder,
    /** The share of its addresses that a postcode area may lose. */
    fallShare: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
    allowInvented: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

const GoBack = Type.Object({ folder: Folder }, { additionalProperties: false });

/**
 * The routes of the page Reference data. A check reads every byte of an address file, which takes a minute for
 * a large one. So the route answers with lines of JSON during the check: {@link FileNews}. The check is
 * finished even if the browser goes away.
 */
export function referenceDataRoutes(server: FastifyInstance, service: Service): void {
  server.get('/console/api/reference-data', async () => readReferenceData(service));

  const change = changer(service);
  const config = { concludesAudit: true };
  for (const kind of ['check', 'use'] as const) {
    server.post<{ Body: Static<typeof Checked> }>(
      `/console/api/address-file/${kind}`,
      { schema: { body: Checked }, config },
      async (request, reply) => {
        const folder = absoluteFolder(request.body.folder);
        return change(request, reply, { ...request.body, kind, folder });
      },
    );
  }
  server.post<{ Body: Static<typeof GoBack> }>(
    '/console/api/address-file/go-back',
    { schema: { body: GoBack }, config },
    async (request, reply) =>
      change(request, reply, { kind: 'go-back', folder: absoluteFolder(request.body.folder) }),
  );
}

/** Carries out one order at a time. */
function changer(service: Service) {
  let isBusy = false;
  return async (request: FastifyRequest, reply: FastifyReply, order: FileOrder): Promise<FastifyReply> => {
    if (isBusy) throw new Refusal('wrong-state', 'Another address file is being checked. Wait for its end.');
    isBusy = true;
    const lines = new PassThrough();
    const tell = (news: FileNews) => void lines.write(`${JSON.stringify(news)}\n`);
    const beat = setInterval(() => lines.write('\n'), BEAT_SECONDS * 1000).unref();
    let status = 200;
    void changeFile(service, order, (news) => {
      if ('refused' in news) status = 400;
      tell(news);
    })
      .catch((error: Error) => {
        status = 500;
        request.log.error({ instance: request.id, error: describeError(error) }, 'address file');
        tell({ refused: 'The service failed. Its log says why.' });
      })
      .finally(async () => {
        isBusy = false;
        clearInterval(beat);
        const { auditEntry } = request;
        if (auditEntry !== undefined)
          await concludeEntry(service.database.kysely, auditEntry, status).catch(() => undefined);
        lines.end();
      });
    return reply.type('application/x-ndjson').header('x-accel-buffering', 'no').send(lines);
  };
}
