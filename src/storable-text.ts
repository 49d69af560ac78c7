/** The rule that {@link isStorable} checks, worded for refusals. */
export const STORABLE_RULE = 'must not contain a NUL character or half of a surrogate pair';

/**
 * Whether a text may be sent to the database. PostgreSQL's `text` cannot hold NUL (SQLSTATE 22021). Half of a
 * surrogate pair has no UTF-8 form: it would arrive as U+FFFD, and the database would store or look for a
 * different text.
 */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
