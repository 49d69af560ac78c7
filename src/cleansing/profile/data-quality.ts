import Type from 'typebox';
import { itemAt } from '../../present.ts';
import type { Value } from '../../records/column.ts';
import { type AllFindings, type Answers, defineDatasetStep, type EmitBlock } from '../dataset-step.ts';
import type { AppendedColumn, Need } from '../step.ts';
import { ColumnProfile } from './column-profile.ts';
import type { ColumnSummary } from './column-summary.ts';
import type { ColumnReport } from './report.ts';

/** The most columns of a step. A workflow may have several such steps. */
const COLUMNS = 30;

const NEEDS: readonly Need[] = Array.from({ length: COLUMNS }, (_, at) => ({
  name: `column_${at + 1}`,
  type: 'text' as const,
  required: at === 0,
  description: at === 0 ? 'A column to report on.' : 'Another column to report on.',
}));

const column = (name: string, type: AppendedColumn['type'], description: string): AppendedColumn => ({
  name,
  type,
  description,
});

/** The report has a record for each column. */
const REPORT: readonly AppendedColumn[] = [
  column('column_name', 'text', 'The column.'),
  column(
    'holds',
    'text',
    'The kind of most of its values: email, postcode, date, telephone, boolean, integer, decimal, text, empty.',
  ),
  column('records', 'integer', 'The number of records.'),
  column('filled', 'integer', 'The number of records in which it is not blank.'),
  column('fill_rate', 'decimal', 'The share of records in which it is not blank, 0 to 1.'),
  column('different_values', 'integer', 'The number of different values.'),
  column(
    'is_estimate',
    'boolean',
    'Whether different_values is an estimate, with a standard error of 0.8 %.',
  ),
  column('invalid', 'integer', 'The number of values of another kind than the column holds.'),
  column('least_length', 'integer', 'The length of the shortest value, in characters.'),
  column('most_length', 'integer', 'The length of the longest value, in characters.'),
  column(
    'top_values',
    'text',
    'The most frequent values with their counts, as JSON. They are masked if they may identify people.',
  ),
  column(
    'patterns',
    'text',
    'The most frequent patterns (A is a capital, a a small letter, 9 a digit) with their counts, as JSON.',
  ),
  column('details', 'text', 'Everything known about the column, as JSON.'),
];

/**
 * Profiles columns: how many values are filled, how many are different, and of what kind they are. The
 * results are statistics of the job and a report with a record for each column.
 */
export const dataQuality = defineDatasetStep({
  kind: 'dataset',
  name: 'data-quality',
  description:
    'Reports on the quality of columns: how full they are, how many different values and which patterns they have, what kind of values they hold and which values do not fit. Use it before and after other steps to see their effect.',
  reference: 'none',
  needs: NEEDS,
  options: Type.Object(
    {
      showValues: Type.Boolean({
        default: false,
        description:
          'Whether to show the frequent values of columns that may identify people. Otherwise they are masked.',
      }),
    },
    { additionalProperties: false },
  ),
  statistics: {
    columns: 'Columns reported on',
    'COLUMN.filled': 'For each column, by name: records in which it is not blank',
    'COLUMN.different': 'For each column: different values, estimated if there are many',
    'COLUMN.invalid': 'For each column: values of another kind than it holds',
  },
  appends: () => [],
  gives: () => REPORT,
  prepare: ({ options: { showValues }, mapped, columnNames }) => {
    const needs = NEEDS.map(({ name }) => name).filter((need) => mapped.has(need));
    const names = needs.map((need) => columnNames?.get(need) ?? need);
    return {
      emit: (block) => summarise(block, needs, names),
      resolve: () => undefined,
      combine: (found, answers) => report(found, answers, names, showValues),
      apply: (block, answers) => (row) => {
        const data = answers.of(row);
        if (data === undefined) return;
        for (const values of JSON.parse(Buffer.from(data).toString()) as Value[][]) block.give(values);
      },
    };
  },
});

/**
 * Profiles the columns of a block. The profiles are noted when the last record is read, distributed over the
 * last records of the block.
 */
function summarise(
  block: EmitBlock,
  needs: readonly string[],
  names: readonly string[],
): (row: number) => void {
  const columns = needs.map((need) => block.input(need));
  const profiles = names.map((name) => new ColumnProfile(name));
  const live = Array.from({ length: block.recordCount }, (_, row) => row).filter((row) => block.isLive(row));
  const last = live.at(-1);
  return (row) => {
    for (const [at, profile] of profiles.entries()) profile.add(columns[at]?.[row] ?? null);
    if (row !== last) return;
    const rows = live.slice(-profiles.length);
    for (const [at, noted] of rows.entries()) {
      const own = [...profiles.entries()].filter(([which]) => which % rows.length === at);
      block.note(
        noted,
        Buffer.from(JSON.stringify(own.map(([which, profile]) => [which, profile.summary()]))),
      );
    }
  };
}

/**
 * Merges the profiles of all blocks. The first records with notes get the records of the report as their
 * answers.
 */
async function report(
  found: AllFindings,
  answers: Answers,
  names: readonly string[],
  showValues: boolean,
): Promise<void> {
  const profiles = names.map((name) => new ColumnProfile(name));
  const noted: number[] = [];
  for await (const { count, record, start, bytes } of found.notes()) {
    for (let at = 0; at < count; at++) {
      const text = Buffer.from(
        bytes.buffer,
        bytes.byteOffset + start[at]!,
        start[at + 1]! - start[at]!,
      ).toString();
      for (const [which, summary] of JSON.parse(text) as [number, ColumnSummary][]) {
        itemAt(profiles, which).mergeSummary(summary);
      }
      if (noted.length < names.length) noted.push(record[at]!);
    }
  }
  const reports = profiles.map((profile) => profile.report(profile.name, showValues));
  answers.count('columns', reports.length);
  for (const { name, filled, distinct, invalid } of reports) {
    answers.count(`${name}.filled`, filled);
    answers.count(`${name}.different`, distinct.count);
    answers.count(`${name}.invalid`, invalid);
  }
  for (const [at, record] of noted.entries()) {
    // If there are fewer records than reports, the last record gets the remaining reports, so that the
    // columns stay in order.
    const own = at === noted.length - 1 ? reports.slice(at) : reports.slice(at, at + 1);
    await answers.answer(record, Buffer.from(JSON.stringify(own.map(valuesOf))));
  }
}

function valuesOf(column: ColumnReport): Value[] {
  const { distinct, lengths } = column;
  return [
    column.name,
    column.kind,
    column.records,
    column.filled,
    String(column.fillRate),
    distinct.count,
    !distinct.isExact,
    column.invalid,
    lengths?.least ?? null,
    lengths?.most ?? null,
    JSON.stringify(column.topValues.top),
    JSON.stringify(column.patterns.top),
    JSON.stringify(column),
  ];
}
