import { type Column, type ColumnType, NAME_LENGTH } from './column.ts';

/** The header row of a file: what its columns are called here, and what they were called there. */
export interface Header {
  readonly columns: readonly Column[];
  /** The header as it stands in the file, one label a column, so that it can be written back. */
  readonly labels: readonly string[];
}

/** The file lacks columns that it must have. */
export class MissingColumns extends Error {
  override readonly name = 'MissingColumns';
  readonly missing: readonly string[];
  readonly found: Header;

  constructor(missing: readonly string[], found: Header) {
    const have = found.columns.map(({ name }, at) => {
      const label = found.labels[at]!;
      return label === name ? `\`${name}\`` : `\`${name}\` (“${label}”)`;
    });
    super(
      `The file has no column ${missing.map((name) => `\`${name}\``).join(', ')}. Its columns are ${have.join(', ')}.`,
    );
    this.missing = missing;
    this.found = found;
  }
}

/** A column was named that the file does not have. */
export class UnknownColumn extends Error {
  override readonly name = 'UnknownColumn';

  constructor(column: string, columns: readonly string[]) {
    super(
      `The file has no column \`${column}\`. Its columns are ${columns.map((name) => `\`${name}\``).join(', ')}.`,
    );
  }
}

/**
 * Names the columns of a header row by the dataset-name rule (docs/operators/workflows.md): lower case,
 * accents taken off, every run of other characters one `_`, none at either end. A name that would begin with
 * a digit gets `c_` in front; a label with no letter or digit is `column_3`, by its place; a name used before
 * gets the first free one of `_2`, `_3`, …
 *
 * @param types The types of the columns that have one, by name. All others are text.
 * @param renamed What columns are called instead, by the name or the label that they have otherwise.
 * @throws UnknownColumn where one to be renamed is not there
 */
export function headerOf(
  labels: readonly string[],
  types: Readonly<Record<string, ColumnType>>,
  renamed: ReadonlyMap<string, string> = new Map(),
): Header {
  const columns = renameColumns(namesOf(labels.map(plainName)), labels, renamed).map((name) => ({
    name,
    type: Object.hasOwn(types, name) ? types[name]! : ('text' as const),
  }));
  return { columns, labels };
}

function namesOf(plain: readonly string[]): string[] {
  // A label that has its name to itself keeps it: `a, a, a_2` gives a, a_3, a_2, and a_2 is the column so
  // headed.
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
    const at = names.includes(from) ? names.indexOf(from) : labels.indexOf(from);
    if (at < 0) throw new UnknownColumn(from, names);
    result[at] = to;
  }
  // A column that has the name by itself gives it up.
  const taken = new Set([...renamed.values(), ...names]);
  return names.map((name, at) => {
    if (result[at] !== undefined) return result[at];
    if (![...renamed.values()].includes(name)) return name;
    const free = freeName(name, taken);
    taken.add(free);
    return free;
  });
}

/** Columns whose headings come to one name, by that name: `email` → `email`, `email_2`. */
export function repeatedColumns({ labels, columns }: Header): ReadonlyMap<string, readonly string[]> {
  const plain = labels.map(plainName);
  const groups = Map.groupBy(columns.keys(), (at) => plain[at]!);
  return new Map(
    [...groups]
      .filter(([, places]) => places.length > 1)
      .map(([name, places]) => [name, places.map((at) => columns[at]!.name)]),
  );
}

/** @throws MissingColumns where the header lacks one of the `required` columns. */
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
