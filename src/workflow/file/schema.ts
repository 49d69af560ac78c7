import Type, { type Static, type TSchema } from 'typebox';
import type { Catalogue } from '../../cleansing/catalogue.ts';
import type { CatalogueStep } from '../../cleansing/dataset-step.ts';
import { COLUMN_TYPES, NAME_LENGTH, NAME_PATTERN } from '../../records/column.ts';
import { CSV_ENCODINGS } from '../../records/csv-encoding.ts';
import { plainSchema } from '../option.ts';

/** The longest workflow file, in characters. */
export const WORKFLOW_LENGTH = 128 * 1024;

/** The rule for names of workflows, inputs, parameters and outputs, which clients use in requests. */
export const LABEL_PATTERN = '^[A-Za-z][A-Za-z0-9_-]{0,99}$';

/** The rule for a step's id, the prefix of its statistics. */
export const ID_PATTERN = '^[a-z][a-z0-9_-]{0,99}$';

/** An absolute path in the client's file area without empty, `.` or `..` parts. */
export const PATH_PATTERN = '^(/(?!\\.{1,2}(/|$))[^/\\\\\\u0000-\\u001f]+)+$';

/** Each rule in words, for messages. */
export const RULES: Readonly<Record<string, string>> = {
  [LABEL_PATTERN]: 'a letter, then up to 99 letters, digits, _ or -',
  [ID_PATTERN]: 'a-z first, then up to 99 of a-z, 0-9, _ or -',
  [NAME_PATTERN]: `a-z first, then only a-z, 0-9 or _, at most ${NAME_LENGTH} characters`,
  [PATH_PATTERN]: 'it starts with / and no part of it is ".", ".." or empty',
};

const closed = { additionalProperties: false };

const Label = Type.String({ pattern: LABEL_PATTERN });
const ColumnName = Type.String({ pattern: NAME_PATTERN, maxLength: NAME_LENGTH });
const ColumnTypeName = Type.Unsafe<(typeof COLUMN_TYPES)[number]>({ enum: [...COLUMN_TYPES] });
const Kind = (description: string) =>
  Type.Unsafe<'dataset' | 'file'>({ enum: ['dataset', 'file'], default: 'dataset', description });
const Description = (description: string) => Type.String({ maxLength: 2000, description });

/** A mapping whose keys follow a rule. The values are checked even if a key breaks the rule. */
function named<T extends TSchema>(keys: TSchema, values: T, more: object) {
  return Type.Unsafe<Record<string, Static<T>>>({
    type: 'object',
    propertyNames: keys,
    additionalProperties: values,
    ...more,
  });
}

const Scalar = (description: string) =>
  Type.Unsafe<string | number | boolean>({ type: ['string', 'number', 'boolean'], description });

const ColumnDetails = Type.Object(
  { type: ColumnTypeName, description: Type.Optional(Description('What the column holds.')) },
  { ...closed, title: '{ type: …, description: … }' },
);

const Input = Type.Object(
  {
    kind: Type.Optional(
      Kind(
        'dataset (default): a dataset named in inputDatasets; file: the file named in inputFilename, in any format that Fettle reads.',
      ),
    ),
    description: Type.Optional(Description('What the client sends here.')),
    columns: Type.Optional(
      named(ColumnName, Type.Union([ColumnTypeName, ColumnDetails]), {
        maxProperties: 1000,
        description: 'The required columns with their types. All other columns are carried through.',
      }),
    ),
    sheet: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 255,
        description: 'For a file: the sheet of a workbook. Default: the first sheet that is not hidden.',
      }),
    ),
    rowsAbove: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: 1000,
        description: 'For a file: how many rows of a CSV file are above its header. Default: 0.',
      }),
    ),
    header: Type.Optional(
      Type.Boolean({
        description:
          'For a file: whether its first row has the column names. Default: true. Otherwise the columns are called column_1, column_2 and so on.',
      }),
    ),
    encoding: Type.Optional(
      Type.Unsafe<(typeof CSV_ENCODINGS)[number]>({
        type: 'string',
        enum: [...CSV_ENCODINGS],
        description: 'For a file: the encoding of a CSV file. Default: detected.',
      }),
    ),
  },
  closed,
);

const ParameterDetails = Type.Object(
  {
    type: ColumnTypeName,
    description: Type.Optional(Description('What the parameter decides.')),
    required: Type.Optional(
      Type.Boolean({
        description: 'Whether a job must give it. Default: true, unless there is a default value.',
      }),
    ),
    default: Type.Optional(Scalar('The value if a job does not give one.')),
    minimum: Type.Optional(Type.Number({ description: 'The least value (integer, decimal).' })),
    maximum: Type.Optional(Type.Number({ description: 'The greatest value (integer, decimal).' })),
    enum: Type.Optional(
      Type.Array(Scalar('A value.'), { minItems: 1, maxItems: 1000, description: 'The permitted values.' }),
    ),
    pattern: Type.Optional(
      Type.String({
        maxLength: 1000,
        description: 'A regular expression that the whole text must match (text).',
      }),
    ),
    maxLength: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 1000, description: 'The most characters (text).' }),
    ),
  },
  closed,
);

const Reference = Type.Object(
  { parameter: Type.String({ pattern: LABEL_PATTERN, description: 'The parameter that gives the value.' }) },
  { ...closed, title: 'a parameter ({ parameter: NAME })' },
);

const NeedColumns = (description: string) =>
  named(Type.String(), Type.Union([ColumnName, Type.Null()]), { description });

const StepReference = Type.Union([
  Type.String({ pattern: LABEL_PATTERN, description: 'The input.' }),
  Type.Object(
    {
      input: Type.String({ pattern: LABEL_PATTERN, description: 'The input.' }),
      columns: Type.Optional(
        NeedColumns(
          'Need: column of the reference. A need that is not listed uses the column of the same name.',
        ),
      ),
    },
    { ...closed, title: 'the name of an input, or { input: …, columns: … }' },
  ),
]);

const StepEntry = Type.Object(
  {
    step: Type.String({ description: 'The step, by its name in the catalogue.' }),
    id: Type.Optional(
      Type.String({
        pattern: ID_PATTERN,
        description: 'The prefix of its statistics. Default: the name of the step.',
      }),
    ),
    input: Type.Optional(
      Type.String({
        pattern: LABEL_PATTERN,
        description: 'The input whose records it cleanses. Optional with a single input.',
      }),
    ),
    columns: Type.Optional(
      NeedColumns(
        'Need: column. A need that is not listed uses the column of the same name, if there is one; null leaves the need unmapped.',
      ),
    ),
    reference: Type.Optional({
      ...StepReference,
      description:
        'Another input to compare with, for steps that take one: its name, or { input: …, columns: … }.',
    }),
    options: Type.Optional(named(Type.String(), Type.Unknown(), { description: 'Option: value.' })),
    rename: Type.Optional(
      named(Type.String(), ColumnName, { description: 'Appended column: its name in this workflow.' }),
    ),
  },
  closed,
);

const OutputColumnEntry = Type.Union([
  Type.Unsafe<string>({ type: 'string', pattern: `${NAME_PATTERN}|^\\*$`, maxLength: NAME_LENGTH }),
  named(ColumnName, ColumnName, {
    title: 'name: new_name',
    minProperties: 1,
    maxProperties: 1,
  }),
]);

const Output = Type.Object(
  {
    input: Type.Optional(
      Type.String({
        pattern: LABEL_PATTERN,
        description: 'The input whose records it holds. Optional with a single input.',
      }),
    ),
    step: Type.Optional(
      Type.String({
        pattern: ID_PATTERN,
        description:
          'The id of a step. The output then holds the second output of that step instead of the records of an input.',
      }),
    ),
    kind: Type.Optional(
      Kind(
        'dataset (default): an output dataset; file: a file in the file area of the client, in the format of its name.',
      ),
    ),
    description: Type.Optional(Description('What the client gets here.')),
    path: Type.Optional(
      Type.String({
        pattern: PATH_PATTERN,
        maxLength: 500,
        description: 'The path of the file; {job} stands for the name of the job.',
      }),
    ),
    columns: Type.Optional(
      Type.Array(OutputColumnEntry, {
        minItems: 1,
        maxItems: 2000,
        description: 'The columns, in order: a name, name: new_name, or "*" for all others.',
      }),
    ),
  },
  closed,
);

const WorkflowFile = Type.Object(
  {
    name: Type.String({ pattern: LABEL_PATTERN, description: 'The name that a job gives as workflowName.' }),
    description: Description('What the workflow is for, in a sentence.'),
    inputs: named(Label, Input, {
      minProperties: 1,
      maxProperties: 20,
      description: 'The inputs of a job, by name.',
    }),
    parameters: Type.Optional(
      named(Label, ParameterDetails, {
        maxProperties: 100,
        description: 'The values that a client sets for each job, by name.',
      }),
    ),
    steps: Type.Optional(Type.Array(StepEntry, { maxItems: 100, description: 'The steps, in order.' })),
    outputs: named(Label, Output, {
      minProperties: 1,
      maxProperties: 20,
      description: 'The outputs of a job, by name. Rejects is always there and is not declared.',
    }),
  },
  closed,
);

/** A workflow file as YAML gives it, once it satisfies {@link workflowSchema}. */
export type WorkflowFile = Static<typeof WorkflowFile>;

/**
 * The JSON Schema of workflow files, with the needs and options of every step in the catalogue.
 * `fettle workflow check` validates with it and editors use it for completion, so the two never disagree.
 */
export function workflowSchema(catalogue: Catalogue) {
  const entry = {
    ...StepEntry,
    properties: {
      ...StepEntry.properties,
      step: { ...StepEntry.properties.step, enum: catalogue.map(({ name }) => name) },
    },
    allOf: catalogue.map((step) => ({
      if: { required: ['step'], properties: { step: { const: step.name } } },
      // biome-ignore lint/suspicious/noThenProperty: JSON Schema's keyword
      then: { description: step.description, properties: stepProperties(step) },
    })),
  };
  const { properties } = WorkflowFile;
  return {
    ...WorkflowFile,
    properties: { ...properties, steps: { ...properties.steps, items: entry } },
  };
}

/** The needs and options of one step, in place of the open mappings that every entry may have. */
function stepProperties(step: CatalogueStep): Record<string, TSchema> {
  const needs = step.needs.map(({ name, type, required, description }) => [
    name,
    {
      ...Type.Union([ColumnName, Type.Null()]),
      description: `${description} (${type}, ${required ? 'required' : 'optional'})`,
    },
  ]);
  const options = Object.entries(step.options.properties).map(([name, schema]) => {
    const { description, default: preset, ...form } = plainSchema(schema);
    return [name, { description, default: preset, anyOf: [form, Reference] }];
  });
  return {
    columns: { type: 'object', properties: Object.fromEntries(needs), ...closed },
    options: { type: 'object', properties: Object.fromEntries(options), ...closed },
  };
}
