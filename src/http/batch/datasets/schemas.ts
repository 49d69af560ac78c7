import type { FastifySchema } from 'fastify';
import Type, { type Static } from 'typebox';
import { DATASETS_PER_PAGE } from '../../../datasets/store.ts';
import { RECORDS_PER_BLOCK } from '../../../records/block-size.ts';
import { COLUMN_TYPES } from '../../../records/column.ts';
import { mapping } from '../mapping.ts';
import { DatasetName, PageNumber, refusals } from '../schemas.ts';
import { BlockOfRecords } from './block-body.ts';

const tags = ['Datasets'];

const Columns = mapping(Type.Integer({ minimum: 0, maximum: COLUMN_TYPES.length - 1 }), {
  description:
    'Column name → type: 0 text, 1 integer, 2 decimal, 3 date or date-time (ISO 8601), 4 boolean. The order is kept.',
  examples: [{ firstname: 0, priority: 1 }],
});

const Input = Type.Boolean({ description: 'true: supplied by the client; false: made by a job.' });
const Completed = Type.Boolean({ description: 'Whether all of its data is stored.' });
const RecordCount = Type.Integer({ description: 'The number of stored records.' });

const DatasetItem = Type.Object(
  {
    name: DatasetName,
    input: Input,
    completed: Completed,
    recordCount: RecordCount,
    location: Type.String({ description: 'The URL of the dataset.' }),
  },
  { title: 'DatasetItem', description: 'A dataset in a list.' },
);

const DatasetRecord = Type.Object(
  { name: DatasetName, columns: Columns, input: Input, recordCount: RecordCount, completed: Completed },
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
      Type.Integer({ minimum: 0, description: 'If sent, it must equal the number of stored records.' }),
    ),
    completed: Type.Literal(true),
  },
  {
    additionalProperties: false,
    title: 'Completion',
    examples: [{ recordCount: 2500, completed: true }],
  },
);

const ListQuery = Type.Object(
  {
    page: PageNumber,
    input: Type.Boolean({ default: true, description: 'Whether to list input datasets.' }),
    output: Type.Boolean({ default: true, description: 'Whether to list output datasets.' }),
  },
  { additionalProperties: false },
);

export const PageQuery = Type.Object(
  {
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
      description: 'The number of records. The last page of a dataset may have fewer.',
    }),
  },
  { additionalProperties: false },
);

const Named = Type.Object({ name: Type.String({ description: 'The name of the dataset.' }) });

const StoredBlock = Type.Object(
  {
    blockNumber: Type.Integer(),
    recordCount: Type.Integer({ description: 'The number of records in this block.' }),
    dataset: Type.Object({
      name: DatasetName,
      recordCount: Type.Integer({ description: 'The number of records in the dataset now.' }),
    }),
  },
  { title: 'StoredBlock', description: 'Stored.' },
);

const PageOfRecords = {
  description: 'A page of records.',
  content: {
    'application/json': {
      schema: Type.Object({
        start: Type.Integer(),
        count: Type.Integer({ description: 'The number of records in this page.' }),
        recordCount: Type.Integer({ description: 'The number of records in the dataset.' }),
        records: Type.Array(Type.Record(Type.String(), Type.Unknown())),
      }),
    },
    'text/csv': { schema: Type.String() },
    'application/x-ndjson': { schema: Type.String() },
  },
};

export type DatasetBody = Static<typeof DatasetRecord>;
export type NewDatasetBody = Static<typeof NewDataset>;
export type CompletionBody = Static<typeof Completion>;
export type AtDataset = { Params: Static<typeof Named> };
export type ListParameters = Static<typeof ListQuery>;
export type PageParameters = Static<typeof PageQuery>;

export const listDatasetsSchema: FastifySchema = {
  tags,
  operationId: 'listDatasets',
  summary: `List datasets, ${DATASETS_PER_PAGE} a page, by name`,
  description: '`X-Total-Count` is the number of datasets on all pages.',
  querystring: ListQuery,
  response: {
    200: Type.Array(DatasetItem, { description: 'A page of datasets.' }),
    ...refusals(400, 401, 403),
  },
};

export const createDatasetSchema: FastifySchema = {
  tags,
  operationId: 'createDataset',
  summary: 'Create a dataset',
  description: 'It is incomplete until you mark it complete.',
  body: NewDataset,
  response: { 201: DatasetRecord, ...refusals(400, 401, 403, 413, 415) },
};

export const readDatasetSchema: FastifySchema = {
  tags,
  operationId: 'readDataset',
  summary: 'Read a dataset',
  params: Named,
  response: { 200: DatasetRecord, ...refusals(401, 403, 404) },
};

export const completeDatasetSchema: FastifySchema = {
  tags,
  operationId: 'completeDataset',
  summary: 'Mark an input dataset complete',
  description: 'A complete dataset accepts no more data, and jobs can use it.',
  params: Named,
  body: Completion,
  response: { 200: DatasetRecord, ...refusals(400, 401, 403, 404, 413, 415) },
};

export const removeDatasetSchema: FastifySchema = {
  tags,
  operationId: 'removeDataset',
  summary: 'Remove a dataset',
  description: 'The answer is 400 while a queued or running job uses it.',
  params: Named,
  response: { 204: Type.Null({ description: 'Removed.' }), ...refusals(400, 401, 403, 404) },
};

export const storeBlockSchema: FastifySchema = {
  tags,
  operationId: 'storeBlock',
  summary: 'Add a block of up to 1,000 records',
  description:
    'Once you have the answer, the block is on disk. If no answer comes, send the block again. If one value is wrong, nothing of ' +
    'the block is stored. Records are ordered by block number, then by their place in the block.',
  params: Named,
  body: BlockOfRecords,
  response: { 200: StoredBlock, ...refusals(400, 401, 403, 404, 413, 415, 503) },
};

export const downloadRecordsSchema: FastifySchema = {
  tags,
  operationId: 'downloadRecords',
  summary: 'Download up to 1,000 records of an output dataset',
  description:
    'The dataset must be complete. The records come as JSON, or as `text/csv` or `application/x-ndjson` if `Accept` asks for it.',
  params: Named,
  querystring: PageQuery,
  response: { 200: PageOfRecords, ...refusals(400, 401, 403, 404, 503) },
};
