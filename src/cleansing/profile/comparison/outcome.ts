/** The possible outcomes for a value, each with its text for people. */
export const OUTCOME_TEXTS = {
  right: 'right already',
  form: 'only written differently',
  mended: 'mended',
  emptied: 'a placeholder, emptied',
  wrong: 'still wrong',
  unchecked: 'not checked',
  blank: 'empty',
} as const;

export type Outcome = keyof typeof OUTCOME_TEXTS;

export const OUTCOMES = Object.keys(OUTCOME_TEXTS) as readonly Outcome[];

export type OutcomeCounts = Readonly<Record<Outcome, number>>;

/** The share of the checked values that can be used, from 0 to 1, before and after. */
export interface Usable {
  /** Values that were checked. */
  readonly values: number;
  readonly before: number;
  readonly after: number;
}

/**
 * The score of a field: the share of its checked values that can be used. Before, these are the values that
 * were right, and a placeholder counts as a value that nobody can use. Afterwards, mended values can be used
 * as well, and a placeholder is no longer a value. Empty and unchecked values never count. Undefined if
 * nothing was checked.
 */
export function usable(counts: OutcomeCounts): Usable | undefined {
  const fine = counts.right + counts.form;
  const left = fine + counts.mended + counts.wrong;
  const values = left + counts.emptied;
  if (values === 0) return undefined;
  return { values, before: fine / values, after: left === 0 ? 1 : (fine + counts.mended) / left };
}

/** The score of several fields: the mean of their scores, weighted by the number of their values. */
export function usableOfAll(fields: readonly Usable[]): Usable | undefined {
  const values = fields.reduce((sum, field) => sum + field.values, 0);
  if (values === 0) return undefined;
  const mean = (of: (field: Usable) => number) =>
    fields.reduce((sum, field) => sum + of(field) * field.values, 0) / values;
  return { values, before: mean(({ before }) => before), after: mean(({ after }) => after) };
}
