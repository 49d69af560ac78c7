import type { ProfileReport } from '../../cleansing/profile/report.ts';
import { count, print } from '../print.ts';
import { printTable } from '../print-table.ts';

/** Prints a report for people: a table of the columns of each file, and the outcomes for the values. */
export function summarise({ table, after, comparison }: ProfileReport): void {
  for (const one of after === undefined ? [table] : [table, after]) {
    printTable(
      ['Column', 'Holds', 'Filled', 'Different', 'Of another kind'],
      one.columns.map(({ label, kind, fillRate, distinct, invalid }) => [
        label,
        kind,
        `${(fillRate * 100).toFixed(1)} %`,
        `${distinct.isExact ? '' : '~'}${count(distinct.count)}`,
        count(invalid),
      ]),
    );
    const rows = one.rejected === 1 ? 'row' : 'rows';
    print(`${one.source}: ${count(one.records)} records, ${count(one.rejected)} ${rows} rejected.`);
  }
  if (after === undefined) return;
  if (comparison === undefined) {
    print('The records of the two files could not be paired.');
    return;
  }
  const fields = comparison.fields.filter(({ usable }) => usable !== undefined);
  if (fields.length === 0) return;
  printTable(
    ['Field', 'Right already', 'Mended', 'Still wrong', 'Empty'],
    fields.map(({ label, counts }) => [
      label,
      count(counts.right + counts.form),
      count(counts.mended),
      count(counts.wrong),
      count(counts.blank + counts.emptied),
    ]),
  );
}
