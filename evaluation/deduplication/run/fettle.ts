import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { START } from '../../../harness/runtime.ts';
import type { EvaluationSet } from '../sets/evaluation-set.ts';
import { readRows, type SetFiles } from './files.ts';
import { type Grouping, pairKey } from './grouping.ts';

/** The options of the step, the same for every set. No option is set for one set alone. */
export const OPTIONS = { marriedNames: true };

/** Runs the step as users do: with `fettle run` and a workflow, on the file of the set. */
export function runFettle(set: EvaluationSet, { folder, records }: SetFiles, options: object): Grouping {
  const workflow = join(folder, 'workflow.yaml');
  const [people, review] = [join(folder, 'fettle.csv'), join(folder, 'fettle-review.csv')];
  for (const file of [people, review]) rmSync(file, { force: true });
  writeFileSync(workflow, stringify(workflowOf(set, { ...OPTIONS, reviewList: true, ...options })));
  const outputs = ['--output', `People=${people}`, '--output', `Review=${review}`];
  const started = performance.now();
  const { status, stderr, error } = spawnSync(
    process.execPath,
    [START, 'run', workflow, '--input', `People=${records}`, ...outputs, '--quiet'],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`fettle run failed on ${records}: ${error?.message ?? stderr}`);
  const seconds = (performance.now() - started) / 1000;
  const answers = new Map(readRows(people).map((row) => [row['record_id']!, row]));
  const listed = readRows(review);
  return {
    groups: set.rows.map((row) => answers.get(row['record_id']!)!['unique_id']!),
    review: new Set(listed.map((row) => pairKey(row['record_1']!, row['record_2']!))),
    seconds,
    said: {
      groupPercents: set.rows.map((row) => Number(answers.get(row['record_id']!)!['group_percent'])),
      reviewed: listed.map((row) => ({
        one: row['record_1']!,
        other: row['record_2']!,
        percent: Number(row['percent']),
      })),
    },
  };
}

function workflowOf({ columns, mapping }: EvaluationSet, options: object): object {
  return {
    name: 'Evaluation',
    description: 'A set of the evaluation.',
    inputs: { People: { columns: Object.fromEntries(columns.map((column) => [column, 'text'])) } },
    steps: [{ step: 'deduplication', columns: mapping, options }],
    outputs: { People: {}, Review: { step: 'deduplication' } },
  };
}
