import type { AppendedColumn } from '../step.ts';
import type { Comparer } from './compare-records.ts';
import { encodeRecord } from './encode-record.ts';
import type { FileModel } from './file-model.ts';
import { EVIDENCE_NAMES } from './needs.ts';
import { readRecord } from './read-record.ts';
import { fieldsOfValues } from './record-reader.ts';

/**
 * The highest number of cases that a run leaves to people in the console. At 20 a minute, somebody needs more
 * than eight hours for them.
 */
export const MOST_CASES = 10_000;

/** The longest value of a case, in characters. */
const LONGEST_VALUE = 200;

/** What a case has in addition to a row of the review list. */
export const CASE_COLUMNS: readonly AppendedColumn[] = [
  {
    name: 'key_1',
    type: 'text',
    description: 'What decisions call the first record: its record_id, or an id made from its content.',
  },
  { name: 'key_2', type: 'text', description: 'What decisions call the second record.' },
  { name: 'records_1', type: 'integer', description: 'The number of records in the group of the first.' },
  { name: 'records_2', type: 'integer', description: 'The number of records in the group of the second.' },
  { name: 'fields_1', type: 'text', description: 'The values of the first record, as a JSON object.' },
  { name: 'fields_2', type: 'text', description: 'The values of the second record, as a JSON object.' },
  {
    name: 'evidence',
    type: 'text',
    description:
      'What agreed and what did not, as JSON: `findings`, each with its bits against strangers and against relatives, and `wanted`, the bits that a merge needs.',
  },
];

/** Returns the values of a record by need, as JSON, without the empty ones. */
export function caseFields(values: readonly string[]): string {
  const filled = EVIDENCE_NAMES.flatMap((need, at) => {
    const value = values[at] ?? '';
    return value === '' ? [] : [[need, value.slice(0, LONGEST_VALUE)] as const];
  });
  return JSON.stringify(Object.fromEntries(filled));
}

/** Returns the evidence for and against a pair, as JSON. Weights are rounded to a tenth of a bit. */
export function caseEvidence(
  one: readonly string[],
  other: readonly string[],
  comparer: Comparer,
  { priors }: FileModel,
): string {
  const read = (values: readonly string[]) =>
    comparer.decode(encodeRecord(readRecord(fieldsOfValues(values))));
  const { findings } = comparer.compare(read(one), read(other), true);
  const rounded = ({ stranger, family }: { stranger: number; family: number }) => ({
    stranger: Math.round(stranger * 10) / 10,
    family: Math.round(family * 10) / 10,
  });
  return JSON.stringify({
    findings: findings.map((finding) => ({
      evidence: finding.evidence,
      outcome: finding.outcome,
      ...rounded(finding),
    })),
    wanted: rounded(priors),
  });
}
