import { Command } from 'commander';
import { CATALOGUE } from '../../cleansing/catalogue.ts';
import { describePair, explainPair } from '../../cleansing/deduplication/explain.ts';
import { systemClock } from '../../clock.ts';
import { present } from '../../present.ts';
import { MAP_OPTION, mapsOfInputs, whatNeeds } from '../column-map.ts';
import { openInput } from '../files/input.ts';
import { ADDRESS_FILE_OPTION, STRICT_OPTION } from '../local-address-file.ts';
import { freezeLocally } from '../local-references.ts';
import { pair, print, printJson } from '../print.ts';
import { wholeNumber } from '../whole-number.ts';
import { readWorkflowFile } from '../workflow-file.ts';
import { findPair } from './find-pair.ts';
import { ModelLearner } from './model-learner.ts';
import { chainToDeduplication, deduplicationOf } from './planned-deduplication.ts';
import { recordsAsCompared } from './records-as-compared.ts';

interface Options {
  readonly workflow: string;
  readonly step?: string;
  readonly map: Record<string, string>;
  readonly param: Record<string, string>;
  readonly records?: number;
  readonly addressFile?: string;
  readonly strict?: boolean;
  readonly json?: boolean;
}

/** `fettle explain-pair`: explains why a workflow regards two records of a file as duplicates, or why not. */
export function explainPairCommand(): Command {
  return new Command('explain-pair')
    .description('explain why two records of a CSV file are duplicates, or why not')
    .argument('<file>', 'the CSV file, plain or gzip, or - for standard input')
    .argument(
      '<record>',
      'a record as duplicate_ids names it: its record_id, or its place in the file from 1',
    )
    .argument('<other>', 'the other record')
    .requiredOption('--workflow <file>', 'the workflow file (YAML) with the deduplication step')
    .option('--step <id>', 'the id of the deduplication step, if the workflow has several')
    .option(...MAP_OPTION, pair, {})
    .option('--param <name=value>', 'a parameter of the workflow; once for each', pair, {})
    .option(
      '--records <number>',
      'how many records the run has (default: those of the file)',
      wholeNumber('--records', 2),
    )
    .option(...ADDRESS_FILE_OPTION)
    .option(...STRICT_OPTION)
    .option('--json', 'print JSON')
    .action(async (file: string, one: string, other: string, options: Options) => {
      const checked = await readWorkflowFile(options.workflow);
      if (checked === undefined) return;
      const { workflow } = checked;
      const step = deduplicationOf(workflow, options.step);
      const inputOfStep = workflow.inputs.find(({ name }) => name === step.input);
      const input = await openInput(present(inputOfStep, `the input ${step.input}`), file, {
        map: present(mapsOfInputs(workflow, options.map).get(step.input), `the input ${step.input}`),
        neededBy: (column) => whatNeeds(workflow, step.input, column),
        hasMap: true,
      });
      const { columns } = input.reader.layout.header;
      const way = chainToDeduplication(workflow, step, columns, options.param);
      const references = await freezeLocally([way.before], CATALOGUE, options);
      const run = { now: systemClock.now(), references };
      // Part of a run does not show what the whole run learned.
      const isWhole = options.records === undefined && way.rule.weights === 'learned';
      const learner = isWhole ? await ModelLearner.prepare(way, run) : undefined;
      const found = await findPair(input.reader, way.recordId, [one, other], (block) =>
        learner === undefined ? Promise.resolve() : learner.see(block),
      );
      const records = await recordsAsCompared(way, found, run);
      const total = options.records ?? found.total;
      const known = learner?.model() ?? total;
      const explained = explainPair(records.fields(0), records.fields(1), way.rule, known);
      if (options.json === true) return printJson({ ...explained, records: total });
      print(`${one}: ${records.text(0)}`, `${other}: ${records.text(1)}`, describePair(explained));
    });
}
