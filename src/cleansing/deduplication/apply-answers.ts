import type { Value } from '../../records/column.ts';
import type { BlockAnswers } from '../dataset-step.ts';
import type { RecordFunction, StepBlock } from '../step.ts';
import { readAnswer } from './answer.ts';
import type { DeduplicationOptions } from './options.ts';
import { APPENDED } from './output-columns.ts';
import { RecordReader } from './record-reader.ts';
import { uniqueIdOf } from './unique-id.ts';

/** Writes the answer to each record of a block into the appended columns. */
export function applyAnswers(
  block: StepBlock,
  answers: BlockAnswers,
  options: DeduplicationOptions,
): RecordFunction {
  const reader = new RecordReader(block);
  const [ids, flags, duplicates, keeps, percents, groups, notes] = APPENDED.map(({ name }) =>
    block.output(name),
  ) as [Value[], Value[], Value[], Value[], Value[], Value[], Value[]];
  return (row) => {
    const data = answers.of(row);
    if (data === undefined) {
      ids[row] = uniqueIdOf(reader.fingerprint(row));
      keeps[row] = 1;
      return;
    }
    const answer = readAnswer(data);
    const { uniqueId, isDuplicate, isKept, duplicateIds, golden } = answer;
    if (answer.note !== '') notes[row] = answer.note;
    if (answer.review !== '') giveReview(block, answer.review);
    ids[row] = uniqueId;
    keeps[row] = isKept ? 1 : 0;
    if (isDuplicate) {
      flags[row] = 'Dup';
      duplicates[row] = duplicateIds;
      percents[row] = answer.percent;
      groups[row] = answer.groupPercent;
      block.count('duplicates');
    }
    if (golden !== '') giveGolden(block, uniqueId, golden);
    if (isKept) return;
    block.count('notKept');
    if (options.outputType === 'Suppress') block.drop(row);
  };
}

function giveGolden(block: StepBlock, uniqueId: string, golden: string): void {
  const { count, values, from } = JSON.parse(golden) as { count: number; values: string[]; from: string[] };
  block.give([uniqueId, count, ...[...values, ...from].map((value) => value || null)]);
}

function giveReview(block: StepBlock, review: string): void {
  for (const row of JSON.parse(review) as (string | number)[][]) {
    block.give(row.map((value) => (value === '' ? null : value)));
    block.count('review');
  }
}
