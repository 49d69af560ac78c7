/** What became of a value, each with its text for people. */
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

/** How many of the values that were checked can be used, 0 to 1. */
export interface Usable {
  /** Values that were checked. */
  readonly values: number;
  readonly before: number;
  readonly after: number;
}

/**
 * The score of a field. Before, the values count that were right; a placeholder was a value that nobody can
 * use. Afterwards the mended ones count, too, and a placeholder is no value any more. Empty values and those
 * that were not checked do not count. Undefined if nothing was checked.
 */
export function usable(counts: OutcomeCounts): Usable | undefined {
  const fine = counts.right + counts.form;
  const left = fine + counts.mended + counts.wrong;
  const values = left + counts.emptied;
  if (values === 0) return undefined;
  return { values, before: fine / values, after: left === 0 ? 1 : (fine + counts.mended) / left };
}

/** The score of several fields: the mean of theirs, each with the weight of its values. */
export function usableOfAll(fields: readonly Usable[]): Usable | undefined {
  const values = fields.reduce((sum, field) => sum + field.values, 0);
  if (values === 0) return undefined;
  const mean = (of: (field: Usable) => number) =>
    fields.reduce((sum, field) => sum + of(field) * field.values, 0) / values;
  return { values, before: mean(({ before }) => before), after: mean(({ after }) => after) };
}
