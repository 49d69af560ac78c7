import type { FieldReport } from '../comparison/comparison-report.ts';
import { distinctTitles } from './plots.ts';

const KIND_TITLES: Readonly<Partial<Record<FieldReport['kind'], string>>> = {
  name: 'Names',
  address: 'Addresses',
};

/** What fields are called on the page: names and addresses are many columns, the others have their own. */
export function fieldTitles(fields: readonly FieldReport[]): string[] {
  return distinctTitles(fields.map(({ kind, label }) => KIND_TITLES[kind] ?? label));
}
