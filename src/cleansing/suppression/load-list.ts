import { itemAt } from '../../present.ts';
import { openCsv } from '../../records/csv-reader.ts';
import { LIST_MEANINGS, type ListKind } from '../../suppression/list-kind.ts';
import { type ListFacts, ListWriter } from '../../suppression/list-writer.ts';
import type { ListManifest } from '../../suppression/manifest.ts';
import { fieldOf, LIST_REQUIREMENTS, type ListField } from './list-layout.ts';
import { ListRowReader } from './read-list-row.ts';

/** How to load a list. */
export type ListToLoad = Pick<
  ListFacts,
  'list' | 'kind' | 'effective' | 'licence' | 'invented' | 'loadedAt' | 'loadedFrom'
> & {
  /** The folder to create. */
  readonly folder: string;
  /** The secret for the digests of the keys. */
  readonly secret: Uint8Array;
  /** The share of rows that may be bad: 0.01 is one in a hundred. */
  readonly badRowShare: number;
};

export interface LoadEvents {
  /** Called for each row that cannot be used, with the number of its first line in the file. */
  badRow(line: number, reason: string): void;
  /** Called with the number of rows read so far. */
  progress?(rows: number): void;
}

/** The file cannot be loaded; the message says why. */
export class ListRefused extends Error {
  override readonly name = 'ListRefused';
}

/** The most sources of a list. A column with more different values does not hold sources. */
const MOST_SOURCES = 1000;

/** After this many rows, a file with too many bad rows is not read further. */
const EARLY = 10_000;

/**
 * Loads a list from a CSV file. Usable rows go into a new folder; the others are reported one by one.
 *
 * @throws ListRefused if the file is not a list of this kind, too many rows are bad, or none is good. Leaves
 * nothing behind then.
 */
export async function loadList(
  stream: AsyncIterable<Uint8Array>,
  { folder, secret, badRowShare, ...facts }: ListToLoad,
  events: LoadEvents,
): Promise<ListManifest> {
  const reader = await openCsv(stream);
  const { columns } = reader.layout.header;
  const positions = fieldPositions(
    facts.kind,
    columns.map(({ name }) => name),
  );
  const writer = await ListWriter.create(folder, secret);
  const rowReader = new ListRowReader(facts.kind, facts.list);
  const sources = new Map<string, number>();
  let rows = 0;
  let badRows = 0;
  const bad = (line: number, reason: string) => {
    badRows++;
    events.badRow(line, reason);
  };
  try {
    for await (const { block, lines, rejects } of reader) {
      for (const { line, column, reason } of rejects)
        bad(line, column === undefined ? reason : `${column} ${reason}`);
      const values = new Map([...positions].map(([field, at]) => [field, block.values(at)]));
      for (let row = 0; row < block.recordCount; row++) {
        const field = (name: ListField) => {
          const value = values.get(name)?.[row];
          return typeof value === 'string' ? value.trim() : '';
        };
        const read = rowReader.read(field);
        if ('reason' in read) {
          bad(itemAt(lines, row), read.reason);
          continue;
        }
        writer.add(read.keys, read.stored);
        rows++;
        sources.set(read.source, (sources.get(read.source) ?? 0) + 1);
        if (sources.size > MOST_SOURCES) {
          throw new ListRefused(
            `The column of sources has more than ${MOST_SOURCES} different ones. Nothing was loaded.`,
          );
        }
      }
      events.progress?.(rows + badRows);
      if (rows + badRows >= EARLY) refuseBad(rows, badRows, Math.max(0.5, badRowShare));
    }
    refuseBad(rows, badRows, badRowShare);
    if (rows === 0) throw new ListRefused('The file has no rows.');
    return await writer.finish({ ...facts, rows, badRows, sources: Object.fromEntries([...sources].sort()) });
  } catch (error) {
    await writer.abandon();
    throw error;
  }
}

/** The index of each field among the columns. @throws ListRefused if a required column is missing */
function fieldPositions(kind: ListKind, columns: readonly string[]): Map<ListField, number> {
  const positions = new Map<ListField, number>();
  for (const [at, column] of columns.entries()) {
    const field = fieldOf(column);
    if (field !== undefined && !positions.has(field)) positions.set(field, at);
  }
  const lacking = LIST_REQUIREMENTS[kind].filter((group) => !group.some((field) => positions.has(field)));
  if (lacking.length === 0) return positions;
  const wanted = lacking.map((group) => group.join(' or ')).join(', and ');
  throw new ListRefused(
    `A file of kind ${kind} (${LIST_MEANINGS[kind]}) must have a column ${wanted}. Its columns are ${columns.join(', ')}.`,
  );
}

function refuseBad(rows: number, badRows: number, share: number): void {
  const all = rows + badRows;
  if (badRows <= share * all) return;
  const percent = ((100 * badRows) / all).toFixed(1);
  throw new ListRefused(
    `${badRows} of ${all} rows are bad (${percent} %); at most ${100 * share} % may be. Nothing was loaded.`,
  );
}
