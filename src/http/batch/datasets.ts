import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { storeBlock } from '../../datasets/blocks.ts';
import type { Dataset } from '../../datasets/dataset.ts';
import { pageText } from '../../datasets/page.ts';
import { PieceMemory } from '../../datasets/piece-memory.ts';
import { ReadingRoom } from '../../datasets/reading-room.ts';
import {
  completeDataset,
  createDataset,
  DATASETS_PER_PAGE,
  findDataset,
  listDatasets,
  refuseUnlessOpen,
  removeDataset,
} from '../../datasets/store.ts';
import { RECORDS_PER_BLOCK } from '../../records/block.ts';
import { COLUMN_TYPES, typeNumber, typeOfNumber } from '../../records/column.ts';
import { invalidField, Refusal } from '../../refusal.ts';
import { GrowingBody } from '../growing-body.ts';
import type { Service } from '../service.ts';
import { CONTENT_TYPES, preferredFormat } from './accept.ts';
import { beginText, untilClosed } from './begin-text.ts';
import { BlockOfRecords, type NumberedBlock, packRecords } from './block-body.ts';
import { LargeBlocks } from './large-blocks.ts';
import { mapping } from './mapping.ts';
import { DatasetName, PageNumber, refusals } from './schemas.ts';

const Columns = mapping(Type.Integer({ minimum: 0, maximum: COLUMN_TYPES.length - 1 }), {
  description:
    'Column name → type: 0 text, 1 integer, 2 decimal, 3 date or date-time (ISO 8601), 4 boolean. The order given is kept.',
  examples: [{ firstname: 0, priority: 1 }],
});

const DatasetItem = Type.Object(
  {
    name: DatasetName,
    input: Type.Boolean({ description: 'true: supplied by the client; false: made by a job.' }),
    completed: Type.Boolean({ description: 'Whether all of its data is there.' }),
    recordCount: Type.Integer({ description: 'Records that are stored.' }),
    location: Type.String({ description: 'The address of the dataset.' }),
  },
  { title: 'DatasetItem', description: 'A dataset in a list.' },
);

const DatasetRecord = Type.Object(
  {
    name: DatasetName,
    columns: Columns,
    input: Type.Boolean({ description: 'true: supplied by the client; false: made by a job.' }),
    recordCount: Type.Integer({ description: 'Records that are stored.' }),
    completed: Type.Boolean({ description: 'Whether all of its data is there.' }),
  },
  { title: 'Dataset', description: 'The dataset.' },
);

const NewDataset = Type.Object(
  {
    name: Type.String({
      description: 'Unique among the client’s datasets. First character a-z, then a-z, 0-9 or _.',
    }),
    columns: Columns,
  },
  {
    additionalProperties: false,
    title: 'NewDataset',
    examples: [{ name: 'contacts_1', columns: { firstname: 0, priority: 1 } }],
  },
);

const Completion = Type.Object(
  {
    recordCount: Type.Optional(
      Type.Integer({ minimum: 0, description: 'When sent, must equal what is stored.' }),
    ),
    completed: Type.Literal(true),
  },
  {
    additionalProperties: false,
    title: 'Completion',
    examples: [{ recordCount: 2500, completed: true }],
  },
);

const Page = Type.Object({
  start: Type.Integer({
    minimum: 1,
    maximum: Number.MAX_SAFE_INTEGER,
    default: 1,
    description: 'The number of the first record, from 1.',
  }),
  count: Type.Integer({
    minimum: 1,
    maximum: RECORDS_PER_BLOCK,
    default: RECORDS_PER_BLOCK,
    description: 'How many records; fewer come where the dataset ends.',
  }),
});

const Named = Type.Object({ name: Type.String({ description: 'The name of the dataset.' }) });

/** The dataset routes of the batch interface (contract 3). */
export async function datasetRoutes(
  server: FastifyInstance,
  { service }: { service: Service },
): Promise<void> {
  const { database, settings } = service;
  const location = ({ name }: Dataset) => `${service.publicUrl()}/Dataset/${name}`;
  const tags = ['Datasets'];
  const room = new ReadingRoom();
  const { limits } = settings;
  const largeBlocks = new LargeBlocks(server, limits);

  server.get<{ Querystring: { page: number; input: boolean; output: boolean } }>(
    '/Dataset',
    {
      schema: {
        tags,
        operationId: 'listDatasets',
        summary: `List datasets, ${DATASETS_PER_PAGE} a page, by name`,
        description: '`X-Total-Count` says how many there are in all.',
        querystring: Type.Object(
          {
            page: PageNumber,
            input: Type.Boolean({ default: true, description: 'Whether to list input datasets.' }),
            output: Type.Boolean({ default: true, description: 'Whether to list output datasets.' }),
          },
          { additionalProperties: false },
        ),
        response: {
          200: Type.Array(DatasetItem, { description: 'A page of datasets.' }),
          ...refusals(400, 401, 403),
        },
      },
    },
    async (request, reply) => {
      const { page, input, output } = request.query;
      const { datasets, total } = await listDatasets(request.scope, page, { input, output });
      reply.header('x-total-count', total);
      return datasets.map((dataset) => ({ ...dataset, location: location(dataset) }));
    },
  );

  server.post<{ Body: Static<typeof NewDataset> }>(
    '/Dataset',
    {
      schema: {
        tags,
        operationId: 'createDataset',
        summary: 'Create a dataset',
        description: 'It is incomplete until you mark it complete.',
        body: NewDataset,
        response: { 201: DatasetRecord, ...refusals(400, 401, 403, 413, 415) },
      },
    },
    async (request, reply) => {
      const columns = Object.entries(request.body.columns).map(([name, type]) => ({
        name,
        type: typeOfNumber(type)!,
      }));
      if (columns.length === 0) throw invalidField('columns', 'must name at least one column');
      if (columns.length > settings.limits.columns) {
        throw invalidField('columns', `must not name more than ${settings.limits.columns} columns`);
      }
      const dataset = await createDataset(request.scope, request.body.name, columns);
      return reply.code(201).header('location', location(dataset)).send(recordOf(dataset));
    },
  );

  server.get<{ Params: Static<typeof Named> }>(
    '/Dataset/:name',
    {
      schema: {
        tags,
        operationId: 'readDataset',
        summary: 'Read a dataset',
        params: Named,
        response: { 200: DatasetRecord, ...refusals(401, 403, 404) },
      },
    },
    async (request) => recordOf(await findDataset(request.scope, request.params.name)),
  );

  server.put<{ Params: Static<typeof Named>; Body: Static<typeof Completion> }>(
    '/Dataset/:name',
    {
      schema: {
        tags,
        operationId: 'completeDataset',
        summary: 'Mark an input dataset complete',
        description: 'A complete dataset takes no more data, and jobs can use it.',
        params: Named,
        body: Completion,
        response: { 200: DatasetRecord, ...refusals(400, 401, 403, 404, 413, 415) },
      },
    },
    async (request) =>
      recordOf(await completeDataset(request.scope, request.params.name, request.body.recordCount)),
  );

  server.delete<{ Params: Static<typeof Named> }>(
    '/Dataset/:name',
    {
      schema: {
        tags,
        operationId: 'removeDataset',
        summary: 'Remove a dataset',
        description: 'Refused with 400 while a queued or running job uses it.',
        params: Named,
        response: { 204: Type.Null({ description: 'Removed.' }), ...refusals(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      await removeDataset(request.scope, request.params.name);
      return reply.code(204).send();
    },
  );

  server.patch<{ Params: Static<typeof Named>; Body: Static<typeof BlockOfRecords> | GrowingBody }>(
    '/Dataset/:name/data',
    {
      config: { bodyOfData: true },
      schema: {
        tags,
        operationId: 'storeBlock',
        summary: 'Add a block of up to 1,000 records',
        description:
          'When the answer comes, the block is stored for good. Where none comes, send it again. One wrong value, and nothing of ' +
          'the block is stored. Records are ordered by block number, then by their place in the block.',
        params: Named,
        body: BlockOfRecords,
        response: {
          200: Type.Object(
            {
              blockNumber: Type.Integer(),
              recordCount: Type.Integer({ description: 'Records of this block.' }),
              dataset: Type.Object({
                name: DatasetName,
                recordCount: Type.Integer({ description: 'Records that the dataset now has.' }),
              }),
            },
            { title: 'StoredBlock', description: 'Stored.' },
          ),
          ...refusals(400, 401, 403, 404, 413, 415, 503),
        },
      },
    },
    async (request) => {
      const dataset = await findDataset(request.scope, request.params.name);
      refuseUnlessOpen(dataset);
      const { body, bodyText, bodyHold } = request;
      const store = async ({ blockNumber, ...block }: NumberedBlock) => {
        const recordCount = await storeBlock(database, dataset, blockNumber, block);
        return { blockNumber, recordCount: block.recordCount, dataset: { name: dataset.name, recordCount } };
      };
      if (!(body instanceof GrowingBody)) return store(packRecords(body, bodyText, dataset.columns, limits));
      return bodyHold!.during(async () => store(await largeBlocks.pack(body, dataset.columns)));
    },
  );

  server.get<{ Params: Static<typeof Named>; Querystring: Static<typeof Page> }>(
    '/Dataset/:name/data',
    {
      schema: {
        tags,
        operationId: 'downloadRecords',
        summary: 'Download up to 1,000 records of an output dataset',
        description:
          'The dataset must be complete. The records come as JSON, or as `text/csv` or `application/x-ndjson` if `Accept` asks for it.',
        params: Named,
        querystring: Type.Object(Page.properties, { additionalProperties: false }),
        response: {
          200: {
            description: 'A page of records.',
            content: {
              'application/json': {
                schema: Type.Object({
                  start: Type.Integer(),
                  count: Type.Integer({ description: 'Records in this page.' }),
                  recordCount: Type.Integer({ description: 'Records of the dataset.' }),
                  records: Type.Array(Type.Record(Type.String(), Type.Unknown())),
                }),
              },
              'text/csv': { schema: Type.String() },
              'application/x-ndjson': { schema: Type.String() },
            },
          },
          ...refusals(400, 401, 403, 404, 503),
        },
      },
    },
    async (request, reply) => {
      const dataset = await findDataset(request.scope, request.params.name);
      if (dataset.input)
        throw new Refusal('wrong-state', 'This is an input dataset: only output datasets are downloaded.');
      if (!dataset.completed)
        throw new Refusal('wrong-state', 'This dataset is incomplete: its job has not finished.');
      const { start, count } = request.query;
      const end = Math.min(start + count - 1, dataset.recordCount);
      const format = preferredFormat(request.headers.accept);
      const waiting = untilClosed(reply);
      const memory = new PieceMemory(() => reply.raw.writableLength === 0);
      reply.raw.once('close', () => memory.free());
      const reader = { room, memory, name: String(request.scope.clientId), signal: waiting.signal };
      const pieces = pageText(database, format, { dataset, start, end }, reader);
      // Before anything is sent: an error so far has an answer of its own.
      const text = await beginText(pieces, waiting);
      return reply.type(CONTENT_TYPES[format]).header('vary', 'accept').send(text);
    },
  );
}

function recordOf({ name, columns, input, recordCount, completed }: Dataset): Static<typeof DatasetRecord> {
  return {
    name,
    columns: Object.fromEntries(columns.map((column) => [column.name, typeNumber(column.type)])),
    input,
    recordCount,
    completed,
  };
}
