import { openTable } from '../../formats/open-table.ts';
import type { TablePlace } from '../../formats/table-options.ts';
import type { TableReader } from '../../formats/table-reader.ts';
import { TableUnreadable } from '../../formats/table-unreadable.ts';
import type { ColumnType } from '../../records/column.ts';
import { CsvUnreadable } from '../../records/csv-reader.ts';
import { MissingColumns, repeatedColumns, UnknownColumn } from '../../records/header.ts';
import { closest } from '../../workflow/closest.ts';
import type { WorkflowInput } from '../../workflow/workflow.ts';
import { inputName, openBytes } from './input-bytes.ts';

/** A table that a command reads. */
export interface Input {
  readonly name: string;
  readonly path: string;
  readonly reader: TableReader;
  /** Bytes of the file (0 if unknown), and how many have been read. */
  readonly size: number;
  bytesRead(): number;
}

/** The rules for the columns of a file. */
export interface ColumnRules {
  /** Maps columns of the workflow to columns of the file, by name or heading. */
  readonly map?: Readonly<Record<string, string>>;
  /** What needs a column, for messages: `` step `email-validation` ``. */
  readonly neededBy?: (column: string) => string | undefined;
  /** Whether to print no notes about the file, because another reading of it prints them. */
  readonly isQuiet?: boolean;
  /** Whether the command has the option `--map`. */
  readonly hasMap?: boolean;
}

/** An input without rules, which accepts any table. */
export function anyColumns(name: string): WorkflowInput {
  return { name, kind: 'file', description: '', columns: [] };
}

/**
 * Opens the file of an input, or standard input (`-`). Gzip and zstd are unpacked.
 *
 * @throws Error that names the file
 */
export async function openInput(
  { name, columns }: WorkflowInput,
  path: string,
  rules: ColumnRules = {},
  place: TablePlace = {},
): Promise<Input> {
  const bytes = await openBytes(path);
  const types: Record<string, ColumnType> = Object.fromEntries(
    columns.map((column) => [column.name, column.type]),
  );
  const names = new Map(Object.entries(rules.map ?? {}).map(([column, from]) => [from, column]));
  const reader = await openTable(bytes, { types, names, ...place }).catch((error: Error) => {
    throw explained(error, path, rules);
  });
  try {
    if (rules.isQuiet !== true)
      sayRepeated(reader, path, new Set(columns.map((column) => column.name)), rules);
  } catch (error) {
    await reader.close();
    throw error;
  }
  if (reader.note !== undefined && rules.isQuiet !== true)
    process.stderr.write(`${inputName(path)} ${reader.note}.\n`);
  const { size } = bytes;
  const bytesRead = () => (reader.share === undefined ? bytes.bytesRead() : reader.share() * size);
  return { name, path, reader, size, bytesRead };
}

function explained(error: Error, path: string, { neededBy, hasMap }: ColumnRules): Error {
  const isOfFile =
    error instanceof CsvUnreadable ||
    error instanceof TableUnreadable ||
    error instanceof MissingColumns ||
    error instanceof UnknownColumn;
  if (!isOfFile) return error;
  let message = error.message;
  if (error instanceof MissingColumns) {
    const { missing, found } = error;
    const needed = missing.map((column) => {
      const by = neededBy?.(column);
      return by === undefined ? `\`${column}\`` : `\`${column}\` (needed by ${by})`;
    });
    const have = found.columns.map(({ name }) => name);
    const free = new Set(have);
    const maps = missing.map((column) => {
      const meant = likely(column, [...free]);
      // Suggest a column of the file for one missing column only.
      if (meant !== undefined) free.delete(meant);
      return `--map ${column}=${meant ?? 'COLUMN'}`;
    });
    message =
      `The file has no column ${needed.join(', ')}. Its columns are ${have.map((name) => `\`${name}\``).join(', ')}.` +
      (hasMap ? ` Map ${missing.length === 1 ? 'it' : 'them'} with \`${maps.join(' ')}\`.` : '');
  }
  const named = message.startsWith('The file ')
    ? `${inputName(path)} ${message.slice('The file '.length)}`
    : `${inputName(path)}: ${message}`;
  return new Error(named);
}

/**
 * The column that was most likely meant: one with a similar spelling, or one whose name contains the other
 * name.
 */
function likely(column: string, have: readonly string[]): string | undefined {
  const words = new Set(column.split('_'));
  const shares = have.filter((name) => name.split('_').some((word) => words.has(word)));
  // `e_mail_address` is meant by `email`.
  const plain = (name: string) => name.replaceAll('_', '');
  const contains = have.filter(
    (name) => plain(name).includes(plain(column)) || plain(column).includes(plain(name)),
  );
  return closest(column, have) ?? contains[0] ?? shares[0];
}

/**
 * Reports that several columns have the same heading. The first keeps the name; the others get numbers.
 *
 * @throws Error if a workflow needs the column, because it is unclear which of these columns is meant
 */
function sayRepeated(
  { layout: { header } }: TableReader,
  path: string,
  needed: ReadonlySet<string>,
  { map = {}, neededBy, hasMap }: ColumnRules,
): void {
  for (const [name, columns] of repeatedColumns(header)) {
    const here = columns.map((column) => `\`${column}\``).join(', ');
    const said = `${inputName(path)} has ${columns.length} columns headed \`${name}\`, called ${here} here`;
    if (hasMap && needed.has(name) && !Object.hasOwn(map, name)) {
      const by = neededBy?.(name) ?? 'the workflow';
      const maps = columns.map((column) => `\`--map ${name}=${column}\``);
      throw new Error(`${said}. Choose the one for ${by} with ${maps.join(' or ')}.`);
    }
    process.stderr.write(`${said}.\n`);
  }
}
