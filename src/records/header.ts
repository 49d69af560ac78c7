import { itemAt } from '../present.ts';
import { type Column, type ColumnType, NAME_LENGTH } from './column.ts';

/** The header row of a file: the names that its columns have in Fettle, and their labels in the file. */
export interface Header {
  readonly columns: readonly Column[];
  /** The header as it is in the file, one label per column, so that it can be written back. */
  readonly labels: readonly string[];
}

/** The file lacks required columns. */
export class MissingColumns extends Error {
  override readonly name = 'MissingColumns';
  readonly missing: readonly string[];
  readonly found: Header;

  constructor(missing: readonly string[], found: Header) {
    const have = found.columns.map(({ name }, at) => {
      const label = found.labels[at] ?? '';
      return label === name ? `\`${name}\`` : `\`${name}\` (“${label}”)`;
    });
    super(
      `The file has no column ${missing.map((name) => `\`${name}\``).join(', ')}. Its columns are ${have.join(', ')}.`,
    );
    this.missing = missing;
    this.found = found;
  }
}

/** An option names a column that the file does not have. */
export class UnknownColumn extends Error {
  override readonly name = 'UnknownColumn';

  constructor(column: string, columns: readonly string[]) {
    super(
      `The file has no column \`${column}\`. Its columns are ${columns.map((name) => `\`${name}\``).join(', ')}.`,
    );
  }
}

/**
 * Makes column names from a header row (docs/operators/workflows.md). A name is in lower case, without
 * accents. Every run of other characters becomes one `_`, and none is left at either end. A name that would
 * begin with a digit gets `c_` in front. A label without letters or digits becomes `column_3`, by its
 * position. A repeated name gets the first free ending of `_2`, `_3` and so on.
 *
 * @param types types of columns, by name; all others are text
 * @param renamed new names for columns, by the name or label that they have otherwise
 * @throws UnknownColumn if a column to be renamed does not exist
 */
export function headerOf(
  labels: readonly string[],
  types: Readonly<Record<string, ColumnType>>,
  renamed: ReadonlyMap<string, string> = new Map(),
): Header {
  const columns = renameColumns(namesOf(labels.map(plainName)), labels, renamed).map((name) => ({
    name,
    type: (Object.hasOwn(types, name) ? types[name] : undefined) ?? ('text' as const),
  }));
  return { columns, labels };
}

function namesOf(plain: readonly string[]): string[] {
  // A column keeps a name that no other label produces. In `a, a, a_2` the third column is a_2, so the second
  // becomes a_3.
  const taken = new Set(plain);
  const used = new Set<string>();
  return plain.map((wanted) => {
    const name = used.has(wanted) ? freeName(wanted, taken) : wanted;
    taken.add(name);
    used.add(name);
    return name;
  });
}

function renameColumns(
  names: readonly string[],
  labels: readonly string[],
  renamed: ReadonlyMap<string, string>,
): string[] {
  const result: (string | undefined)[] = names.map(() => undefined);
  for (const [from, to] of renamed) {
    const at = placeOfColumn(names, labels, from);
    if (at < 0) throw new UnknownColumn(from, names);
    result[at] = to;
  }
  // A column that already has one of the new names gets another name.
  const taken = new Set([...renamed.values(), ...names]);
  return names.map((name, at) => {
    if (result[at] !== undefined) return result[at];
    if (![...renamed.values()].includes(name)) return name;
    const free = freeName(name, taken);
    taken.add(free);
    return free;
  });
}

/**
 * Finds the column that a person means: the column of that name, else the one with that label, else the only
 * one whose label gives the same name. So `E-MAIL` means the column headed `E-mail`.
 *
 * @returns the index of the column, or -1
 */
export function placeOfColumn(names: readonly string[], labels: readonly string[], meant: string): number {
  if (names.includes(meant)) return names.indexOf(meant);
  if (labels.includes(meant)) return labels.indexOf(meant);
  const plain = plainName(meant, -1);
  const [place = -1, ...others] = [...labels.keys()].filter(
    (at) => plainName(itemAt(labels, at), at) === plain,
  );
  return others.length === 0 ? place : -1;
}

/** Groups of columns whose headings give the same name, by that name: `email` → `email`, `email_2`. */
export function repeatedColumns({ labels, columns }: Header): ReadonlyMap<string, readonly string[]> {
  const plain = labels.map(plainName);
  const groups = Map.groupBy(columns.keys(), (at) => itemAt(plain, at));
  return new Map(
    [...groups]
      .filter(([, places]) => places.length > 1)
      .map(([name, places]) => [name, places.map((at) => itemAt(columns, at).name)]),
  );
}

/** @throws MissingColumns if the header lacks one of the `required` columns */
export function requireColumns(header: Header, required: readonly string[]): void {
  const names = new Set(header.columns.map(({ name }) => name));
  const missing = required.filter((name) => !names.has(name));
  if (missing.length > 0) throw new MissingColumns(missing, header);
}

function plainName(label: string, at: number): string {
  const name = label
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, NAME_LENGTH)
    .replace(/^_|_$/g, '');
  if (name === '') return `column_${at + 1}`;
  return /^[a-z]/.test(name) ? name : `c_${name.slice(0, NAME_LENGTH - 2)}`;
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number++) {
    const suffix = `_${number}`;
    const name = wanted.slice(0, NAME_LENGTH - suffix.length) + suffix;
    if (!taken.has(name)) return name;
  }
}
