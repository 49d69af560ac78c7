import { Block } from '../../../records/block.ts';
import type { Column } from '../../../records/column.ts';
import { CsvWriter } from '../../../records/csv-writer.ts';
import type { listDecisions } from '../../../reviews/decisions.ts';

const COLUMNS: readonly Column[] = [
  'workflow',
  'step',
  'record_1',
  'record_2',
  'decision',
  'decided_by',
  'decided_at',
].map((name) => ({ name, type: 'text' }));

/** Returns decisions as a CSV file, which `fettle run` reads as a reference. */
export function decisionsCsv(decisions: Awaited<ReturnType<typeof listDecisions>>): string {
  const columns = [
    decisions.map(({ workflow }) => workflow),
    decisions.map(({ step }) => step),
    // A reference of decisions names records by their own ids.
    decisions.map(({ first }) => first.replace(/^id:/, '')),
    decisions.map(({ second }) => second.replace(/^id:/, '')),
    decisions.map(({ decision }) => decision),
    decisions.map(({ operator }) => operator),
    decisions.map(({ decidedAt }) => decidedAt.toISOString()),
  ];
  const writer = new CsvWriter(COLUMNS);
  return writer.header() + writer.rows(Block.of(decisions.length, columns));
}
