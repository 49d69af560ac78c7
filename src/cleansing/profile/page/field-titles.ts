import type { FieldReport } from '../comparison/comparison-report.ts';
import { distinctTitles } from './plots.ts';

const KIND_TITLES: Readonly<Partial<Record<FieldReport['kind'], string>>> = {
  name: 'Names',
  address: 'Addresses',
};

/**
 * The titles of fields on the page. Names and addresses consist of many columns, so their titles are fixed.
 * The other fields have the label of their column.
 */
export function fieldTitles(fields: readonly FieldReport[]): string[] {
  return distinctTitles(fields.map(({ kind, label }) => KIND_TITLES[kind] ?? label));
}
