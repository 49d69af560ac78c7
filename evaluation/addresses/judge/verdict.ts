import { buildingKey, type List, type Row, streetKey } from '../row.ts';
import type { TypedRow } from '../typed/typed-rows.ts';
import type { Answer } from './answer.ts';

/**
 * - `right`: the row that is meant; if the text does not distinguish the rows of a building, that building.
 * - `less`: true, but a row could have been named; or no answer.
 * - `guess`: one of several rows that fit the text equally well.
 * - `flat`, `number`: another address of the same building, or another building of the same street.
 * - `elsewhere`: an address in another street.
 */
export type Verdict = 'right' | 'less' | 'guess' | 'flat' | 'number' | 'elsewhere';

export interface Judged {
  readonly typed: TypedRow;
  readonly answer: Answer;
  readonly verdict: Verdict;
  /** Whether the answer was a street other than the one that is meant. */
  readonly isFalseStreet: boolean;
}

/** Judges the answers to typed addresses, in order. */
export function judge(list: List, typed: readonly TypedRow[], answers: readonly Answer[]): Judged[] {
  const rows = new Map(list.rows.map((row) => [row.uprn, row]));
  return typed.map((one, at) => {
    const answer = answers[at]!;
    const named = rows.get(answer.uprn);
    return {
      typed: one,
      answer,
      verdict: verdictOf(one, answer, named, rows.get(one.meant)),
      isFalseStreet:
        answer.level === 'street' && named !== undefined && isOtherStreet(one, named, rows.get(one.meant)),
    };
  });
}

function verdictOf(
  { truth }: TypedRow,
  { level, uprn }: Answer,
  named: Row | undefined,
  meant: Row | undefined,
): Verdict {
  if (level === 'none' || level === 'street' || named === undefined) return 'less';
  if (truth.uprns.includes(uprn) && level === 'row') return 'right';
  const isBuilding = truth.building !== '' && truth.building === buildingKey(named);
  if (level === 'building' && isBuilding) return truth.level === 'row' ? 'less' : 'right';
  if (isBuilding) return truth.level === 'building' ? 'guess' : 'flat';
  if (level === 'row' && named === meant) return 'guess';
  const street = truth.street !== '' ? truth.street : meant === undefined ? '' : streetKey(meant);
  return street === streetKey(named) ? 'number' : 'elsewhere';
}

function isOtherStreet({ truth }: TypedRow, named: Row, meant: Row | undefined): boolean {
  const street = truth.street !== '' ? truth.street : meant === undefined ? '' : streetKey(meant);
  return street.split('|')[0] !== streetKey(named).split('|')[0];
}
