import { CATALOGUE, type Catalogue } from '../cleansing/catalogue.ts';
import { type ColumnType, typeNumber } from '../records/column.ts';
import { oneOf } from './closest.ts';
import { appendedBy, describedColumns } from './described-columns.ts';
import { code, page, table } from './markdown.ts';
import type { Parameter } from './parameter.ts';
import { REJECT_COLUMNS } from './rejects.ts';
import {
  ALL_OTHERS,
  type FilePlace,
  REJECTS,
  type Workflow,
  type WorkflowInput,
  type WorkflowOutput,
} from './workflow.ts';

/**
 * Describes what a client must send to run a workflow and what it gets back: inputs, parameters, requests,
 * all columns of all outputs, statistics. The text is Markdown that also reads well in a terminal.
 */
export function describeWorkflow(workflow: Workflow, catalogue: Catalogue = CATALOGUE): string {
  return page(
    `# Workflow ${workflow.name}`,
    workflow.description,
    '## What to send',
    ...workflow.inputs.flatMap((input) => describeInput(workflow, input, catalogue)),
    ...describeParameters(workflow.parameters),
    ...describeRequests(workflow),
    '## What comes back',
    ...workflow.outputs.flatMap((output) => describeOutput(workflow, output, catalogue)),
    `### Output ${REJECTS}`,
    'A dataset with the records that could not be read or cleansed, each with the reason. No record is dropped silently.',
    table(
      ['Column', typeHeading('dataset'), 'Description'],
      REJECT_COLUMNS.map(({ name, type, description }) => [name, typed('dataset', type), description]),
    ),
    ...describeStatistics(workflow, catalogue),
  );
}

function describePlace({ sheet, rowsAbove = 0, isHeaderless = false, encoding }: FilePlace = {}): string {
  const where = [
    ...(sheet === undefined ? [] : [`It is on the sheet ${sheet} of a workbook.`]),
    ...(rowsAbove === 0 ? [] : [`The first ${rowsAbove} rows of a CSV file are left out.`]),
    ...(encoding === undefined ? [] : [`A CSV file is read as ${encoding}.`]),
  ];
  const header = isHeaderless
    ? 'It has no header: its columns are called `column_1`, `column_2` and so on.'
    : 'The first row of a CSV or Excel file must hold the column names.';
  return [...where, header].join(' ');
}

function describeInput(workflow: Workflow, input: WorkflowInput, catalogue: Catalogue): string[] {
  const { name, kind, description, columns } = input;
  const how =
    kind === 'dataset'
      ? `A dataset, named in \`inputDatasets.${name}\`.`
      : `A file in your file area: CSV, Excel, Parquet or JSON. Give its path as \`inputFilename\`. ${describePlace(input.place)}`;
  const comparing = workflow.steps.filter(({ reference }) => reference?.input === name).map(({ id }) => id);
  return [
    `### Input ${name}`,
    [
      description,
      how,
      comparing.length > 0 && `The step ${comparing.join(', ')} compares with these records.`,
      columns.length === 0 ? 'No column is required.' : '',
    ]
      .filter(Boolean)
      .join(' '),
    columns.length === 0
      ? ''
      : table(
          ['Required column', typeHeading(kind), 'Description'],
          columns.map((column) => [column.name, typed(kind, column.type), column.description]),
        ),
    describeOthers(workflow, input, catalogue),
  ];
}

/** Tells what happens to columns beyond the required ones. */
function describeOthers(workflow: Workflow, { name }: WorkflowInput, catalogue: Catalogue): string {
  const outputs = workflow.outputs.filter(({ input, step }) => input === name && step === undefined);
  const carried = outputs.some(({ columns }) => columns?.every(({ from }) => from !== ALL_OTHERS) !== true);
  if (!carried) return 'You may add columns; no output holds them.';
  const appends = workflow.steps.some(
    (step) => step.input === name && appendedBy(workflow, step, catalogue).length > 0,
  );
  const meeting =
    ' If a step makes a column with the same name, yours keeps the name and the step’s column becomes `name_2`.';
  return `Columns that you add are carried through.${appends ? meeting : ''}`;
}

function describeParameters(parameters: readonly Parameter[]): string[] {
  if (parameters.length === 0) return ['### Parameters', 'None.'];
  return [
    '### Parameters',
    table(
      ['Parameter', 'Type', 'Required', 'Default', 'Permitted', 'Description'],
      parameters.map((parameter) => [
        parameter.name,
        parameter.type,
        parameter.required ? 'yes' : 'no',
        parameter.default === null ? '' : String(parameter.default),
        permittedValues(parameter),
        parameter.description,
      ]),
    ),
  ];
}

/** The values that a parameter permits, in words; empty if there is no rule. */
export function permittedValues({
  type,
  enum: values,
  minimum,
  maximum,
  pattern,
  maxLength,
}: Parameter): string {
  if (values !== undefined) return oneOf(values.map(String));
  return [
    type === 'boolean' && 'true or false',
    type === 'date' && 'ISO 8601',
    minimum !== undefined && maximum !== undefined && `from ${minimum} to ${maximum}`,
    minimum !== undefined && maximum === undefined && `from ${minimum}`,
    minimum === undefined && maximum !== undefined && `up to ${maximum}`,
    pattern !== undefined && `matches \`${pattern}\``,
    maxLength !== undefined && `at most ${maxLength} characters`,
  ]
    .filter(Boolean)
    .join(', ');
}

function describeRequests({ name, inputs, parameters }: Workflow): string[] {
  const parts = ['### Requests'];
  const inputDatasets: Record<string, string> = {};
  for (const input of inputs.filter(({ kind }) => kind === 'dataset')) {
    const dataset = `${input.name.toLowerCase().replaceAll('-', '_')}_1`;
    inputDatasets[input.name] = dataset;
    const columns = Object.fromEntries(input.columns.map((column) => [column.name, typeNumber(column.type)]));
    const record = Object.fromEntries(input.columns.map((column) => [column.name, EXAMPLES[column.type]]));
    parts.push(
      `\`POST /Dataset\` makes the dataset for ${input.name}, here with the required columns alone:`,
      json({ name: dataset, columns }),
      `\`PATCH /Dataset/${dataset}/data\` adds a block of up to 1,000 records; send as many as it takes:`,
      json({ blockNumber: 0, records: [record] }),
      `\`PUT /Dataset/${dataset}\` completes it:`,
      json({ completed: true }),
    );
  }
  const file = inputs.find(({ kind }) => kind === 'file');
  const given = parameters
    .filter((parameter) => parameter.required || parameter.default !== null)
    .map((parameter) => [parameter.name, exampleValue(parameter)]);
  parts.push(
    '`POST /Job` starts a job. Each job needs a name of its own. `GET /Job/{name}` shows its progress:',
    json({
      name: `${name} 1`,
      workflowName: name,
      ...(file && { inputFilename: `/in/${file.name.toLowerCase()}.csv` }),
      ...(Object.keys(inputDatasets).length > 0 && { inputDatasets }),
      ...(given.length > 0 && { parameters: Object.fromEntries(given) }),
    }),
  );
  return parts;
}

/** A value of each type, for examples. */
export const EXAMPLES: Readonly<Record<ColumnType, unknown>> = {
  text: '…',
  integer: 1,
  decimal: 1.5,
  date: '2026-01-31',
  boolean: true,
};

/** A value that a parameter permits, unless it has a pattern. */
export function exampleValue({ type, enum: values, default: preset, minimum, maximum }: Parameter): unknown {
  return preset ?? values?.[0] ?? minimum ?? maximum ?? EXAMPLES[type];
}

function describeOutput(workflow: Workflow, output: WorkflowOutput, catalogue: Catalogue): string[] {
  const { columns, carried } = describedColumns(workflow, output, catalogue);
  const how =
    output.kind === 'dataset'
      ? `A dataset; the job gives its name in \`outputDatasets.${output.name}\`.`
      : `A file in your file area at \`${output.path}\`; the job gives its path in \`outputFilenames.${output.name}\`.`;
  return [
    `### Output ${output.name}`,
    [output.description, how].filter(Boolean).join(' '),
    table(
      ['Column', typeHeading(output.kind), 'Made by', 'Description'],
      columns.map(({ name, type, madeBy, description }) => [
        name,
        typed(output.kind, type),
        madeBy,
        description,
      ]),
    ),
    carried === undefined ? '' : `Columns that you add come ${carried}.`,
  ];
}

function describeStatistics({ steps }: Workflow, catalogue: Catalogue): string[] {
  const rows = steps.flatMap(({ id, step: name }) => {
    const step = catalogue.find((candidate) => candidate.name === name);
    return Object.entries(step?.statistics ?? {}).map(([statistic, meaning]) => [
      `${id}.${statistic}`,
      meaning,
    ]);
  });
  if (rows.length === 0) return [];
  return [
    '### Statistics',
    'In the job’s `statistics`, beside the counts of records that every job has. Counts of 0 are left out.',
    table(['Statistic', 'What it counts'], rows),
  ];
}

/** In requests, each type of a dataset column is a number. Files have no such numbers. */
function typeHeading(kind: 'dataset' | 'file'): string {
  return kind === 'dataset' ? 'Type (number)' : 'Type';
}

function typed(kind: 'dataset' | 'file', type: ColumnType): string {
  return kind === 'dataset' ? `${type} (${typeNumber(type)})` : type;
}

function json(value: unknown): string {
  return code('json', JSON.stringify(value, null, 2));
}
