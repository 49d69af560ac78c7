/** What {@link isStorable} asks of a text, in words for refusals. */
export const STORABLE_RULE = 'must hold no NUL character and no half of a surrogate pair';

/**
 * Whether a text may reach a query. PostgreSQL's `text` holds no NUL (SQLSTATE 22021), and half of a surrogate pair has no UTF-8
 * form: it would arrive as U+FFFD, so another text would be stored or looked for.
 */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
