import Type from 'typebox';
import { PATH_BYTES } from '../../../files/path.ts';
import { STEP_GROUPS, type StepGroup, TIDY } from '../../../planning/cleansing-plan.ts';
import type { ColumnKind } from '../../../recognition/column-kind.ts';
import { SAID } from '../../../recognition/recognise.ts';
import { CSV_ENCODINGS } from '../../../records/csv-encoding.ts';
import { COLUMNS_OF_TRIAL, TRIED_RECORDS } from '../../../trial/sample.ts';

const closed = { additionalProperties: false };

const Kind = Type.Unsafe<ColumnKind | 'nothing'>({ type: 'string', enum: [...Object.keys(SAID), 'nothing'] });
const Part = Type.Unsafe<StepGroup | typeof TIDY>({ type: 'string', enum: [...STEP_GROUPS, TIDY] });
const Options = Type.Unsafe<Record<string, unknown>>({ type: 'object', maxProperties: 100 });

const Choices = Type.Object(
  {
    place: Type.Optional(
      Type.Object(
        {
          sheet: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
          rowsAbove: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
          isHeaderless: Type.Optional(Type.Boolean()),
          encoding: Type.Optional(
            Type.Unsafe<(typeof CSV_ENCODINGS)[number]>({ type: 'string', enum: [...CSV_ENCODINGS] }),
          ),
        },
        closed,
      ),
    ),
    columns: Type.Optional(
      Type.Unsafe<Record<string, ColumnKind | 'nothing'>>({
        type: 'object',
        maxProperties: COLUMNS_OF_TRIAL,
        additionalProperties: Kind,
      }),
    ),
    leaveOut: Type.Optional(Type.Array(Part, { maxItems: 10 })),
    country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    testData: Type.Optional(Type.Boolean()),
    /** Step id → option → value. The trial checks them against the steps. */
    options: Type.Optional(
      Type.Unsafe<Record<string, Record<string, unknown>>>({
        type: 'object',
        maxProperties: COLUMNS_OF_TRIAL,
        additionalProperties: Options,
      }),
    ),
  },
  closed,
);

const tried = {
  /** The path of the file in the file area. */
  file: Type.String({ maxLength: PATH_BYTES }),
  choices: Choices,
};

export const OfClient = Type.Object({ client: Type.String({ maxLength: 64 }) });

export const OfJob = Type.Object({ ...OfClient.properties, name: Type.String({ maxLength: 200 }) });

export const Tried = Type.Object(tried, closed);

export const AskedWhy = Type.Object(
  {
    ...tried,
    row: Type.Integer({ minimum: 0, maximum: TRIED_RECORDS - 1 }),
    column: Type.Integer({ minimum: 0, maximum: COLUMNS_OF_TRIAL - 1 }),
  },
  closed,
);

export const NamedWorkflow = Type.Object({ ...tried, name: Type.String({ maxLength: 100 }) }, closed);

/** The formats in which a cleaned file can be downloaded. */
const FORMATS = ['csv', 'xlsx', 'parquet'] as const;

export const Download = Type.Object(
  { format: Type.Unsafe<(typeof FORMATS)[number]>({ type: 'string', enum: [...FORMATS] }) },
  closed,
);
