import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../database/connection.ts';
import type { Dataset } from '../../../datasets/dataset.ts';
import { pageText } from '../../../datasets/page.ts';
import { PieceMemory } from '../../../datasets/piece-memory.ts';
import { ReadingRoom } from '../../../datasets/reading-room.ts';
import { findDataset } from '../../../datasets/store.ts';
import { Refusal } from '../../../refusal.ts';
import type { Service } from '../../service.ts';
import { CONTENT_TYPES, preferredFormat } from './accept.ts';
import { beginText, untilClosed } from './begin-text.ts';
import { type AtDataset, downloadRecordsSchema, type PageParameters } from './schemas.ts';

/** `GET /Dataset/{name}/data`: a page of an output dataset, as JSON, CSV or NDJSON. */
export function downloadRoute(server: FastifyInstance, { database }: Service): void {
  const room = new ReadingRoom();
  server.get<AtDataset & { Querystring: PageParameters }>(
    '/Dataset/:name/data',
    { schema: downloadRecordsSchema },
    async (request, reply) => {
      const dataset = await findDataset(request.scope, request.params.name);
      refuseUnlessDownloadable(dataset);
      return sendPage(dataset, { request, reply, database, room });
    },
  );
}

/** A request for a page of records, and what it takes to answer it. */
interface PageRequest {
  readonly request: FastifyRequest<{ Querystring: PageParameters }>;
  readonly reply: FastifyReply;
  readonly database: Database;
  /** Shared by all requests of a route, so that one client cannot take all of its places. */
  readonly room: ReadingRoom;
}

/** Answers with a page of a complete dataset of the request's client, in the format that it prefers. */
export async function sendPage(
  dataset: Dataset,
  { request, reply, database, room }: PageRequest,
): Promise<FastifyReply> {
  const { start, count } = request.query;
  const end = Math.min(start + count - 1, dataset.recordCount);
  const format = preferredFormat(request.headers.accept);
  const waiting = untilClosed(reply);
  const memory = new PieceMemory(() => reply.raw.writableLength === 0);
  reply.raw.once('close', () => memory.free());
  const reader = { room, memory, name: String(request.scope.clientId), signal: waiting.signal };
  const pieces = pageText(database, format, { dataset, start, end }, reader);
  // Nothing has been sent yet, so an error up to here can still be answered.
  const text = await beginText(pieces, waiting);
  return reply.type(CONTENT_TYPES[format]).header('vary', 'accept').send(text);
}

function refuseUnlessDownloadable({ input, completed }: Dataset): void {
  if (input) {
    throw new Refusal('wrong-state', 'This is an input dataset. Only output datasets can be downloaded.');
  }
  if (!completed) throw new Refusal('wrong-state', 'This dataset is incomplete: its job has not finished.');
}
