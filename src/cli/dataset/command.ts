import { Command } from 'commander';
import type { ClientScope } from '../../database/client-scope.ts';
import type { Dataset } from '../../datasets/dataset.ts';
import { findDataset, listDatasets, removeDataset } from '../../datasets/store.ts';
import type { Format } from '../../formats/table-style.ts';
import { COLUMN_TYPES, type ColumnType, typeNumber } from '../../records/column.ts';
import { readSettings } from '../../settings.ts';
import { asClient } from '../as-client.ts';
import { type Confirmed, confirm, YES_OPTION } from '../confirm.ts';
import { anyColumns, openInput } from '../files/input.ts';
import { inputName } from '../files/input-bytes.ts';
import { FORCE_OPTION, Outputs } from '../files/outputs.ts';
import { STANDARD } from '../files/target.ts';
import { formatOption, SHEET_OPTION } from '../format-option.ts';
import { count, pair, print, printJson, printNote } from '../print.ts';
import { printTable } from '../print-table.ts';
import { RunProgress } from '../run/progress.ts';
import { Rejects, rejectsBeside } from '../run/rejects.ts';
import { UsageError } from '../usage-error.ts';
import { exportDataset } from './export.ts';
import { importDataset } from './import.ts';

/**
 * `fettle dataset …`: moves a client's datasets from and to files. Works with or without a running service.
 */
export function datasetCommand(): Command {
  const dataset = new Command('dataset').description("list, import, export and remove a client's datasets");
  addList(dataset);
  addShow(dataset);
  addImport(dataset);
  addExport(dataset);
  addRemove(dataset);
  return dataset;
}

function addList(dataset: Command): void {
  dataset
    .command('list')
    .requiredOption('--client <name>', 'the client')
    .option('--json', 'print a JSON array')
    .description('list datasets by name')
    .action(async ({ client, json }: { client: string; json?: boolean }) => {
      const datasets = await asClient(client, allDatasets);
      if (json) return printJson(datasets.map(recordOf));
      printTable(
        ['Name', 'Kind', 'State', 'Records', 'Columns'],
        datasets.map((one) => [
          one.name,
          kindOf(one),
          stateOf(one),
          count(one.recordCount),
          String(one.columns.length),
        ]),
      );
    });
}

function addShow(dataset: Command): void {
  dataset
    .command('show')
    .argument('<name>', 'the dataset')
    .requiredOption('--client <name>', 'the client')
    .option('--json', 'print a JSON object, as the API returns it')
    .description('show a dataset and its columns')
    .action(async (name: string, { client, json }: { client: string; json?: boolean }) => {
      const found = await asClient(client, (scope) => findDataset(scope, name));
      if (json) return printJson(recordOf(found));
      print(`${found.name}: ${kindOf(found)}, ${stateOf(found)}, ${count(found.recordCount)} records`);
      printTable(
        ['Column', 'Type'],
        found.columns.map((column) => [column.name, `${column.type} (${typeNumber(column.type)})`]),
      );
    });
}

function addImport(dataset: Command): void {
  dataset
    .command('import')
    .argument('<name>', 'the name of the new dataset')
    .argument('<file>', 'a file with a header row (CSV, Excel, Parquet, JSON), or - for standard input')
    .requiredOption('--client <name>', 'the client')
    .option(...SHEET_OPTION)
    .option(
      '--type <column=type>',
      `the type of a column: ${COLUMN_TYPES.join(', ')} (default: text); may be repeated`,
      pair,
      {},
    )
    .option(
      '--rejects <file>',
      'the file for rows that cannot be read (default: beside the file, if there are any)',
    )
    .option(...FORCE_OPTION)
    .description('import a file as a complete input dataset')
    .action(importFile);
}

function addExport(dataset: Command): void {
  dataset
    .command('export')
    .argument('<name>', 'the dataset')
    .argument(
      '<file>',
      'the file to write (.csv, .tsv, .xlsx, .parquet, .ndjson, .json; .gz or .zst to compress), or - for standard output',
    )
    .requiredOption('--client <name>', 'the client')
    .addOption(formatOption())
    .option(...FORCE_OPTION)
    .description('write a complete dataset, input or output, to a file')
    .action(exportFile);
}

function addRemove(dataset: Command): void {
  dataset
    .command('remove')
    .argument('<name>', 'the dataset')
    .requiredOption('--client <name>', 'the client')
    .option(...YES_OPTION)
    .description('remove a dataset that no job uses')
    .action(async (name: string, options: { client: string } & Confirmed) => {
      await confirm(`remove the dataset ${name} of the client ${options.client}`, options);
      await asClient(options.client, (scope) => removeDataset(scope, name));
      print(`Removed ${name}.`);
    });
}

interface ImportOptions {
  readonly sheet?: string;
  readonly client: string;
  readonly type: Record<string, string>;
  readonly rejects?: string;
  readonly force?: boolean;
}

async function importFile(name: string, file: string, options: ImportOptions): Promise<void> {
  const columns = Object.entries(options.type).map(([column, typeName]) => ({
    name: column,
    type: columnType(column, typeName),
    description: '',
  }));
  const { limits } = readSettings();
  const rejectsPath = options.rejects ?? (file === STANDARD ? undefined : await rejectsBeside([file]));
  await using outputs = await Outputs.plan(
    rejectsPath === undefined ? [] : [{ said: `--rejects ${rejectsPath}`, path: rejectsPath }],
    [{ said: file, path: file }],
    options,
  );
  const input = await openInput({ ...anyColumns(name), columns }, file, {}, { sheet: options.sheet });
  const found = input.reader.layout.header.columns.length;
  const rejects = new Rejects(rejectsPath, outputs);
  const progress = new RunProgress([input], true);
  try {
    if (found > limits.columns)
      throw new Error(`${inputName(file)} has ${found} columns; the limit is ${limits.columns}.`);
    const { recordCount } = await asClient(options.client, (scope, database) =>
      importDataset(scope, database, name, input, {
        rejects,
        outputs,
        onRecords: (records) => progress.add(records),
      }),
    );
    progress.stop();
    print(`Imported ${count(recordCount)} records as ${name}.`);
    const rejected = rejects.summary();
    if (rejected !== undefined) (rejects.path === undefined ? printNote : print)(rejected);
  } finally {
    progress.stop();
    await input.reader.close();
  }
}

interface ExportOptions {
  readonly client: string;
  readonly format?: Format;
  readonly force?: boolean;
}

async function exportFile(name: string, file: string, options: ExportOptions): Promise<void> {
  await using outputs = await Outputs.plan([{ said: file, path: file }], [], options);
  const exported = await asClient(options.client, async (scope, database) => {
    const found = await findDataset(scope, name);
    if (!found.completed)
      throw new Error(`The dataset ${found.name} is incomplete. Only complete datasets can be exported.`);
    let written = 0;
    const progress = new RunProgress([{ size: found.recordCount, bytesRead: () => written }], true);
    try {
      await exportDataset(database, found, outputs, { path: file, format: options.format }, (records) => {
        written += records;
        progress.add(records);
      });
    } finally {
      progress.stop();
    }
    return found;
  });
  if (outputs.useStandardOutput) printNote(`Wrote ${count(exported.recordCount)} records.`);
  else print(`Wrote ${count(exported.recordCount)} records to ${file}.`);
}

function columnType(column: string, name: string): ColumnType {
  const type = COLUMN_TYPES.find((candidate) => candidate === name);
  if (type === undefined)
    throw new UsageError(`--type ${column} must be one of ${COLUMN_TYPES.join(', ')}, not ${name}.`);
  return type;
}

async function allDatasets(scope: ClientScope): Promise<Dataset[]> {
  const found: Dataset[] = [];
  for (let page = 1; ; page++) {
    const { datasets, total } = await listDatasets(scope, page, { input: true, output: true });
    found.push(...datasets);
    if (datasets.length === 0 || found.length >= total) return found;
  }
}

function kindOf({ input }: Dataset): string {
  return input ? 'input' : 'output';
}

function stateOf({ completed }: Dataset): string {
  return completed ? 'complete' : 'incomplete';
}

/** A dataset as the API shows it. */
function recordOf({ name, columns, input, recordCount, completed }: Dataset) {
  const types = Object.fromEntries(columns.map((column) => [column.name, typeNumber(column.type)]));
  return { name, columns: types, input, recordCount, completed };
}
