import { Command } from 'commander';
import { describePair, explainPair } from '../../cleansing/deduplication/explain.ts';
import { systemClock } from '../../clock.ts';
import { ADDRESS_FILE_OPTION } from '../local-address-file.ts';
import { freezeLocally } from '../local-references.ts';
import { pair, print, printJson } from '../print.ts';
import { openInput } from '../run/input.ts';
import { readWorkflowFile } from '../workflow-file.ts';
import { findPair } from './find-pair.ts';
import { chainToDeduplication, deduplicationOf } from './planned-deduplication.ts';
import { recordsAsCompared } from './records-as-compared.ts';

interface Options {
  readonly workflow: string;
  readonly step?: string;
  readonly param: Record<string, string>;
  readonly records?: string;
  readonly addressFile?: string;
  readonly json?: boolean;
}

/** `fettle explain-pair`: why two records of a file are duplicates to a workflow, or are not. */
export function explainPairCommand(): Command {
  return new Command('explain-pair')
    .description('say why two records of a CSV file are duplicates, or are not')
    .argument('<file>', 'the CSV file (may be .gz)')
    .argument(
      '<record>',
      'a record as duplicate_ids names it: its record_id, or its place in the file from 1',
    )
    .argument('<other>', 'the other record')
    .requiredOption('--workflow <file>', 'the workflow file (YAML) whose step deduplication is asked')
    .option('--step <id>', 'the id of the step, where there are several')
    .option('--param <name=value>', 'a parameter of the workflow', pair, {})
    .option('--records <number>', 'the records of the run: those of the file unless said')
    .option(...ADDRESS_FILE_OPTION)
    .option('--json', 'print JSON')
    .action(async (file: string, one: string, other: string, options: Options) => {
      const checked = await readWorkflowFile(options.workflow);
      if (checked === undefined) return;
      const { workflow } = checked;
      const step = deduplicationOf(workflow, options.step);
      const input = await openInput(workflow.inputs.find(({ name }) => name === step.input)!, file);
      const { columns } = input.reader.layout.header;
      const way = chainToDeduplication(workflow, step, columns, options.param);
      const references = await freezeLocally([way.before], options.addressFile);
      const found = await findPair(input.reader, way.recordId, [one, other]);
      const records = await recordsAsCompared(way, found, { now: systemClock.now(), references });
      const total = countOf(options.records) ?? found.total;
      const explained = explainPair(records.fields(0), records.fields(1), way.rule, total);
      if (options.json === true) return printJson({ ...explained, records: total });
      print(`${one}: ${records.text(0)}`, `${other}: ${records.text(1)}`, describePair(explained));
    });
}

function countOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 2) throw new Error('--records must be a whole number from 2.');
  return count;
}
