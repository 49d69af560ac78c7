import type { Database } from '../database/connection.ts';
import { readBlocks } from '../datasets/blocks.ts';
import { contentsOf } from '../datasets/contents.ts';
import type { Value } from '../records/column.ts';
import { Refusal } from '../refusal.ts';

/**
 * The most cases of an output that can be reviewed. Deduplication has the same limit, so it never writes
 * more. An output of addresses may have more. Then only the first cases are listed, and the next run has the
 * others.
 */
export const MOST_REVIEW_CASES = 10_000;

/** The part of a case that is needed to order the cases and to see which are settled. */
export interface CaseEntry {
  /** The row in the output, from 0. */
  readonly row: number;
  /** The keys of the two records. For an address, `first` is its key and `second` is empty. */
  readonly first: string;
  readonly second: string;
  readonly firstGroup: string;
  readonly secondGroup: string;
  /** The number of records in the groups. */
  readonly firstRecords: number;
  readonly secondRecords: number;
}

/** The cases of an output, the most uncertain first. The position in this list is the number of a case. */
export interface CaseList {
  readonly kind: 'pair' | 'address';
  readonly cases: readonly CaseEntry[];
  /** How many cases the output has. */
  readonly all: number;
}

interface Row {
  readonly entry: CaseEntry;
  /** Cases with a higher certainty come later in the list. */
  readonly certainty: number;
}

type Cells = (column: string) => readonly Value[];

const KINDS = {
  pair: {
    columns: ['key_1', 'key_2', 'unique_id_1', 'unique_id_2', 'records_1', 'records_2', 'percent', 'score'],
    read(cells: Cells, at: number, row: number): Row {
      const text = (column: string) => String(cells(column)[at] ?? '');
      const number = (column: string) => Number(cells(column)[at] ?? 0);
      // Among pairs with the same percentage, the pair nearer to the threshold is less certain.
      const certainty = Math.abs(number('percent') - 50) + Math.min(0.5, Math.abs(number('score')) / 100);
      return {
        certainty,
        entry: {
          row,
          first: text('key_1'),
          second: text('key_2'),
          firstGroup: text('unique_id_1'),
          secondGroup: text('unique_id_2'),
          firstRecords: number('records_1'),
          secondRecords: number('records_2'),
        },
      };
    },
  },
  address: {
    columns: ['key', 'candidates'],
    read(cells: Cells, at: number, row: number): Row {
      const first = String(cells('key')[at] ?? '');
      const [best] = JSON.parse(String(cells('candidates')[at] ?? '[]')) as { score: number }[];
      return {
        // Even the best candidate did not reach the level. The higher its score, the less certain the case.
        certainty: -(best?.score ?? 0),
        entry: {
          row,
          first,
          second: '',
          firstGroup: first,
          secondGroup: '',
          firstRecords: 1,
          secondRecords: 0,
        },
      };
    },
  },
} as const;

/**
 * Reads the cases of an output.
 *
 * @throws Refusal `not-found` if the dataset was removed; `wrong-state` if the workflow leaves out columns
 * that a review needs
 */
export async function readCaseList(database: Database, datasetId: number): Promise<CaseList> {
  const contents = (await contentsOf(database.kysely, [datasetId])).get(datasetId);
  if (contents === undefined) throw new Refusal('not-found', 'The output with these cases was removed.');
  const names = contents.columns.map(({ name }) => name);
  const kind = names.includes('key') ? 'address' : 'pair';
  const missing = KINDS[kind].columns.find((column) => !names.includes(column));
  if (missing !== undefined)
    throw new Refusal(
      'wrong-state',
      `The output has no column ${missing}, which review needs. Add it to the columns of that output in the workflow, or delete their list to keep all.`,
    );
  const rows: Row[] = [];
  for await (const { firstRow, recordCount, cells } of blocksOf(database, datasetId, names)) {
    for (let at = 0; at < recordCount && rows.length < MOST_REVIEW_CASES; at++)
      rows.push(KINDS[kind].read(cells, at, firstRow + at));
    if (rows.length === MOST_REVIEW_CASES) break;
  }
  rows.sort((a, b) => a.certainty - b.certainty || a.entry.row - b.entry.row);
  return { kind, cases: rows.map(({ entry }) => entry), all: contents.recordCount };
}

/** Reads all columns of some rows of an output, by row. */
export async function readRows(
  database: Database,
  datasetId: number,
  rows: readonly number[],
): Promise<Map<number, Record<string, Value>>> {
  const found = new Map<number, Record<string, Value>>();
  const wanted = new Set(rows);
  const columns = (await contentsOf(database.kysely, [datasetId])).get(datasetId)?.columns ?? [];
  const names = columns.map(({ name }) => name);
  for await (const { firstRow, recordCount, cells } of blocksOf(database, datasetId, names)) {
    for (let at = 0; at < recordCount; at++) {
      if (!wanted.has(firstRow + at)) continue;
      found.set(
        firstRow + at,
        Object.fromEntries(names.map((name) => [name, cells(name)[at] ?? null] as const)),
      );
    }
    if (found.size === wanted.size) break;
  }
  return found;
}

async function* blocksOf(
  database: Database,
  datasetId: number,
  names: readonly string[],
): AsyncGenerator<{ firstRow: number; recordCount: number; cells: Cells }> {
  let firstRow = 0;
  for (let from = 0; ; ) {
    const [stored] = await readBlocks(database, datasetId, from, 2 ** 31 - 1, 1);
    if (stored === undefined) return;
    const { block, recordCount, blockNumber } = stored;
    yield { firstRow, recordCount, cells: (column) => block.values(names.indexOf(column)) };
    firstRow += recordCount;
    from = blockNumber + 1;
  }
}
