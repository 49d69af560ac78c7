import { readFileSync } from 'node:fs';
import type { List } from '../row.ts';

/** An address that somebody wrote by hand, and what it means. */
export interface HandTyped {
  readonly half: string;
  /** The habit: `email subject in front`. */
  readonly kind: string;
  readonly typed: string;
  /** The postcode field. Empty if the postcode is in the text or missing. */
  readonly postcode: string;
  /** The UPRN of the row that is meant. Empty if the list does not have the address. */
  readonly meant: string;
}

/** A list, and addresses that an author wrote for it one by one. */
export interface HandTable {
  readonly list: Pick<List, 'name' | 'header' | 'rows'>;
  readonly typed: readonly HandTyped[];
}

/** Reads `NAME/list.tsv` and `NAME/typed.tsv` of this folder. @throws Error if an address means no row of the list */
export function readHandTable(name: string): HandTable {
  const listed = linesOf(name, 'list.tsv');
  const uprns = new Map(listed.map(([row = ''], at) => [row, String(at + 1)]));
  const rows = listed.map(([row = '', address = '', postcode = '']) => ({
    ...NO_ELEMENTS,
    postcode,
    uprn: uprns.get(row)!,
    columns: [address, postcode],
  }));
  const typed = linesOf(name, 'typed.tsv').map(
    ([half = '', kind = '', text = '', postcode = '', means = '']) => {
      const meant = means === 'none' ? '' : uprns.get(means);
      if (meant === undefined) throw new Error(`${name}/typed.tsv: the list has no row ${means}: ${text}`);
      return { half, kind, typed: text.replaceAll('\\n', '\n'), postcode, meant };
    },
  );
  return { list: { name: `hand-${name}`, header: ['uprn', 'address', 'postcode'], rows }, typed };
}

/** The list is read as it stands, so its rows are not divided. */
const NO_ELEMENTS = {
  organisation: '',
  flat: '',
  building: '',
  number: '',
  street: '',
  locality: '',
  town: '',
  county: '',
  borough: '',
  isOdd: false,
};

function linesOf(name: string, file: string): string[][] {
  const text = readFileSync(new URL(`./${name}/${file}`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'));
}
