import type { Value } from '../../../records/column.ts';
import type { Outcome } from './outcome.ts';

/** What a step did to a field of one record. */
export interface Judgement {
  readonly outcome: Outcome;
  /** The value as it was, and as it is now. */
  readonly before: string;
  readonly after: string;
  /** The codes of the mistakes that were mended or are left. */
  readonly reasons: readonly string[];
}

/** A record, as a judge reads it. */
export interface JudgedRecord {
  /** The value of a need of the step, in the original file (`before`) and in the cleansed file (`now`). */
  readonly before: (need: string) => string;
  readonly now: (need: string) => string;
  /** The value of a column that the step appended, by the step's own name; null if it has none. */
  readonly given: (name: string) => Value;
}

/** Judges the outcome of a field in a record. */
export type Judge = (record: JudgedRecord) => Judgement;

/**
 * The outcome for a value that can be used now.
 *
 * @param isSame whether two values differ only in how they are written
 */
export function outcomeOf(
  before: string,
  after: string,
  isSame: (one: string, other: string) => boolean,
): Outcome {
  if (before === after) return 'right';
  return isSame(before, after) ? 'form' : 'mended';
}

/** The codes of a comment column. */
export function codes(comment: Value): string[] {
  return typeof comment === 'string' && comment !== '' ? comment.split(';') : [];
}

export function textOf(value: Value): string {
  return value === null ? '' : String(value);
}
