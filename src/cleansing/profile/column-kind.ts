import { type ColumnKind, KINDS, type Kind } from './value-kind.ts';

/**
 * A kind becomes the column's kind if this share of its values has the kind. If the column's name suggests
 * the kind, half of the values are enough.
 */
const KIND_SHARE = 0.8;
const NAMED_KIND_SHARE = 0.5;

/**
 * Returns the kind of a column.
 *
 * @param counts how many values are of each of the {@link KINDS}
 * @param filled how many values are not empty
 * @param distinct how many different values there are
 */
export function columnKind(
  name: string,
  counts: ArrayLike<number>,
  filled: number,
  distinct: number,
): ColumnKind {
  if (filled === 0) return 'empty';
  const named = KINDS.find((kind) => NAMED[kind]?.test(name));
  if (named !== undefined && counts[KINDS.indexOf(named)]! >= filled * NAMED_KIND_SHARE) return named;
  const found = KINDS.find((kind, at) => {
    // 0 and 1 may be counts. Only a column with at most two different values is yes or no.
    if (kind === 'boolean' && distinct > 2) return false;
    return counts[at]! >= filled * KIND_SHARE;
  });
  return found ?? 'text';
}

/** Column names that suggest what the column holds. */
const NAMED: Partial<Record<Kind, RegExp>> = {
  email: /(?:^|_)e?_?mails?(?:_|$)/,
  postcode: /(?:^|_)(?:postcode|post_code|zip)(?:_|$)/,
  telephone: /(?:^|_)(?:tel|telephone|phone|mobile|fax)(?:_|\d|$)/,
  date: /(?:^|_)(?:dob|date|birth|updated|created)(?:_|$)/,
};
