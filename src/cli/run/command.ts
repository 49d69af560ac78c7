import { Command } from 'commander';
import { MAP_OPTION } from '../column-map.ts';
import { FORCE_OPTION } from '../files/outputs.ts';
import { formatOption } from '../format-option.ts';
import { ADDRESS_FILE_OPTION, STRICT_RUN_OPTION } from '../local-address-file.ts';
import { THREADS_OPTION } from '../options.ts';
import { pair } from '../print.ts';
import { wholeNumber } from '../whole-number.ts';
import { readWorkflowFile } from '../workflow-file.ts';
import type { RunOptions } from './run-options.ts';
import { runWorkflow } from './run-workflow.ts';

/**
 * `fettle run`: runs a workflow over files on this machine, with the service's engine but without the
 * service.
 */
export function runCommand(): Command {
  return new Command('run')
    .description('run a workflow over files (CSV, Excel, Parquet, JSON), without a server')
    .argument('<workflow>', 'the workflow file (YAML)')
    .requiredOption(
      '--input <name=file>',
      'the file of an input, or - for standard input; once for each input',
      pair,
      {},
    )
    .requiredOption(
      '--output <name=file>',
      'the file to write an output to, or - for standard output; once for each output you want',
      pair,
      {},
    )
    .option(
      '--sheet <name>',
      'the sheet of an Excel workbook to read (default: the first); INPUT=NAME for one of several inputs',
    )
    .option(
      '--no-header',
      'the first row of each input is a record; columns are called column_1, column_2 and so on',
    )
    .option(
      '--rows-above <number>',
      'rows above the header of a CSV file, such as a title',
      wholeNumber('--rows-above', 0, 30),
    )
    .addOption(formatOption())
    .option(...MAP_OPTION, pair, {})
    .option('--param <name=value>', 'a parameter of the workflow; once for each parameter', pair, {})
    .option(
      '--rejects <file>',
      'the file for rejected rows, written only if there are any (default: next to the first output)',
    )
    .option(...FORCE_OPTION)
    .option(...THREADS_OPTION)
    .option(...ADDRESS_FILE_OPTION)
    .option(...STRICT_RUN_OPTION)
    .option('--quiet', 'print no progress and no summary')
    .action(async (file: string, options: RunOptions) => {
      const checked = await readWorkflowFile(file);
      if (checked !== undefined) await runWorkflow(checked, [{ said: file, path: file }], options);
    });
}
