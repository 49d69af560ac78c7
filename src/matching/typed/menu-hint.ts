/*
 * Removes the hints of menus in which nothing was chosen. Forms send them as if they were a county or town.
 */

/** The hint of a menu in which nothing was chosen: `Please select`, `-- Select county --`, `Choose...`. */
const HINT =
  /(?<=^|[,\n]) ?-* ?(?:please (?:select|choose)|(?:select|choose)(?= ?(?:\.\.|…|--)| an? | your | county| country| town| city| region| state))(?: (?:an? |your )?[a-z]{3,9})? ?(?:\.{2,4}|…|-+)? ?(?=[,\n]|$)/gi;

const SIGN = /\b(?:select|choose)\b/i;

/** Whether a line may have the hint of a menu. */
export function mayHaveHint(line: string): boolean {
  return SIGN.test(line);
}

/** Removes hints of menus. */
export function withoutHints(line: string): string {
  return line.replace(HINT, '');
}
