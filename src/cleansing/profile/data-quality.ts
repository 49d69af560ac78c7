import Type from 'typebox';
import type { Value } from '../../records/column.ts';
import { type AllFindings, type Answers, defineDatasetStep, type EmitBlock } from '../dataset-step.ts';
import type { AppendedColumn, Need } from '../step.ts';
import { ColumnProfile, type ColumnSummary } from './column-profile.ts';
import type { ColumnReport } from './report.ts';

/** The most columns of one step; a workflow may have several. */
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

/** The report: a record for each column. */
const REPORT: readonly AppendedColumn[] = [
  column('column_name', 'text', 'The column.'),
  column(
    'holds',
    'text',
    'What most of its values are: email, postcode, date, telephone, boolean, integer, decimal, text, empty.',
  ),
  column('records', 'integer', 'How many records there are.'),
  column('filled', 'integer', 'In how many it is not blank.'),
  column('fill_rate', 'decimal', 'The same as a share, 0 to 1.'),
  column('different_values', 'integer', 'How many different values it has.'),
  column('is_estimate', 'boolean', 'Whether that is an estimate, with a standard error of 0.8 %.'),
  column('invalid', 'integer', 'Values that are not what the column holds.'),
  column('least_length', 'integer', 'Characters of the shortest value.'),
  column('most_length', 'integer', 'Characters of the longest value.'),
  column(
    'top_values',
    'text',
    'The most frequent values with their counts, as JSON; masked where they may tell who somebody is.',
  ),
  column(
    'patterns',
    'text',
    'The most frequent patterns (A a capital, a a small letter, 9 a digit) with their counts, as JSON.',
  ),
  column('details', 'text', 'Everything that is known of the column, as JSON.'),
];

/** Says what is in columns: how full, how varied, of what kind; as statistics of the job and as a report of a record a column. */
export const dataQuality = defineDatasetStep({
  kind: 'dataset',
  name: 'data-quality',
  description:
    'Reports on the quality of columns: how full they are, how many different values and which patterns they have, what they hold and what does not fit. Used twice, before and after other steps, it shows what these achieved.',
  reference: 'none',
  needs: NEEDS,
  options: Type.Object(
    {
      showValues: Type.Boolean({
        default: false,
        description:
          'Whether frequent values are shown also of columns that may tell who somebody is. Otherwise these are masked.',
      }),
    },
    { additionalProperties: false },
  ),
  statistics: {
    columns: 'Columns reported on',
    'COLUMN.filled': 'For each column, by its name: records in which it is not blank',
    'COLUMN.different': 'For each column: different values, estimated where there are many',
    'COLUMN.invalid': 'For each column: values that are not what it holds',
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

/** Profiles the columns of a block. At its last record the profiles are noted, spread over the last records. */
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
    for (const [at, profile] of profiles.entries()) profile.add(columns[at]![row]!);
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

/** Puts the profiles of all blocks together, and answers the first records with the report. */
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
        profiles[which]!.mergeSummary(summary);
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
    // The last of a few records has what is left, so that the columns stay in order.
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
