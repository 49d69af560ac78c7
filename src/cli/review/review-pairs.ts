import { csvRows, type TextRow } from './csv-rows.ts';

/** The most pairs of a session. Later pairs come in the next session, once these are decided. */
export const MOST_REVIEW_PAIRS = 100_000;

/** A pair that the step `deduplication` left to a person. */
export interface ReviewPair {
  readonly records: readonly [string, string];
  /** The probability that the two are one person, 0 to 100. */
  readonly percent: string;
  readonly reason: string;
  /** The contents of each record: its values, separated by ` | `. */
  readonly contents: readonly [string, string];
}

/** The pairs of a session, in the order of the file. */
export interface ReviewPairs {
  readonly pairs: readonly ReviewPair[];
  /** Pairs of the file that were decided before. */
  readonly decided: number;
  /** Pairs beyond {@link MOST_REVIEW_PAIRS}. */
  readonly later: number;
}

/** Reads the undecided pairs of a review list. */
export async function readReviewPairs(
  path: string,
  isDecided: (one: string, other: string) => boolean,
): Promise<ReviewPairs> {
  const pairs: ReviewPair[] = [];
  let [decided, later] = [0, 0];
  const needed = ['record_1', 'record_2', 'percent', 'reason', 'content_1', 'content_2'];
  for await (const row of csvRows(path, needed, 'a review list of `deduplication`')) {
    const {
      record_1 = '',
      record_2 = '',
      percent = '',
      reason = '',
      content_1 = '',
      content_2 = '',
    } = row as Record<string, string>;
    const records = [record_1, record_2] as const;
    if (isDecided(...records)) decided++;
    else if (pairs.length >= MOST_REVIEW_PAIRS) later++;
    else {
      pairs.push({ records, percent, reason, contents: [content_1, content_2] });
    }
  }
  return { pairs, decided, later };
}

/**
 * Reads the records of these pairs from the deduplicated file, so that they can be shown column by column.
 *
 * @param idColumn the column that the workflow maps to record_id; undefined if records are named by their
 * place, from 1
 */
export async function readRecords(
  path: string,
  pairs: readonly ReviewPair[],
  idColumn: string | undefined,
): Promise<ReadonlyMap<string, TextRow>> {
  const wanted = new Set(pairs.flatMap(({ records }) => records));
  const found = new Map<string, TextRow>();
  let place = 0;
  for await (const row of csvRows(path, idColumn === undefined ? [] : [idColumn], '`--record-id`')) {
    place++;
    const id = (idColumn === undefined ? '' : row[idColumn]) || String(place);
    if (wanted.has(id) && !found.has(id)) found.set(id, row);
  }
  const missing = [...wanted].find((id) => !found.has(id));
  if (missing === undefined) return found;
  const how =
    idColumn === undefined
      ? 'Records are named by their place in the file. If they have ids, name the column with `--record-id`.'
      : '';
  throw new Error(`\`${path}\` has no record ${missing}, which the review list names. ${how}`.trim());
}
