import { readFileSync } from 'node:fs';
import { cleanseName } from '../../src/cleansing/name/cleanse-name.ts';

/** The columns for which a row of the table has expected values. */
export const FIELDS = [
  'title',
  'forename',
  'middle',
  'surname',
  'suffix',
  'gender',
  'salutation',
  'envelope_name',
  'name_type',
] as const;

/** The default options of the step. */
const DEFAULTS = { case: 'mixed', salutation: 'formal', defaultSalutation: 'Dear Sir or Madam' } as const;

/** A name of the table, with the values that are right in each column. */
export interface HardName {
  readonly kind: string;
  readonly culture: string;
  readonly name: string;
  readonly expected: readonly (readonly string[])[];
}

/** A cleansed name, with the columns in which the result is not one of the expected values. */
export interface ScoredName extends HardName {
  readonly wrong: readonly string[];
}

/**
 * Reads a table of names: tab-separated without quoting, `A | B` for two readings, `(empty)` for an empty
 * one.
 */
export function hardNames(file: string | URL): HardName[] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [kind, culture, name, ...cells] = line.split('\t');
    const expected = FIELDS.map((_, at) => (cells[at] ?? '').split(' | ').map(plain));
    return { kind: kind!, culture: culture!, name: name!, expected };
  });
}

/** Cleanses each name with the default options and compares every column. */
export function scored(names: readonly HardName[]): ScoredName[] {
  return names.map((row) => {
    const cleansed = cleanseName(row.name, DEFAULTS);
    const { title, forename, middle, surname, suffix, gender, salutation, envelopeName, type } = cleansed;
    const values = [title, forename, middle, surname, suffix, gender, salutation, envelopeName, type];
    const wrong = FIELDS.flatMap((field, at) => {
      const value = values[at]!;
      return row.expected[at]!.includes(plain(value)) ? [] : [`${field} ${JSON.stringify(value)}`];
    });
    return { ...row, wrong };
  });
}

/** The share of the names that are right in every column. */
export function share(names: readonly ScoredName[]): number {
  return names.filter(({ wrong }) => wrong.length === 0).length / names.length;
}

/** Makes the two kinds of apostrophe the same, and turns `(empty)` into an empty text. */
function plain(value: string): string {
  return value === '(empty)' ? '' : value.replaceAll('’', "'").trim();
}
