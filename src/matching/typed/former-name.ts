/*
 * Parts what a house was called before from its name of today: `Jerome Tower (formerly Kumars Depot), Mill Road`.
 */

/** Words that begin a former name. */
const FORMER: ReadonlySet<string> = new Set(['FORMERLY', 'PREVIOUSLY']);

/** Words that begin a former name in brackets. A house may be called The Former School. */
const FORMER_IN_BRACKETS: ReadonlySet<string> = new Set([...FORMER, 'FORMER', 'PREV', 'EX', 'WAS', 'FKA']);

const IN_BRACKETS = / ?(\((?:formerly|previously|former|prev|ex|was|fka)\b[^()]{1,60}\)),? ?/gi;

/** Without brackets, it ends at a comma. */
const PLAIN = /(?<=[\p{L}\d]) (?=(?:formerly|previously) \p{L})/giu;

/** Whether a part of an address that begins with this word is a former name. */
export function beginsFormerName(written: string, isInBracket: boolean): boolean {
  return (isInBracket ? FORMER_IN_BRACKETS : FORMER).has(written);
}

/** Writes commas around a former name. */
export function withFormerNameApart(text: string): string {
  return text.replace(IN_BRACKETS, ', $1, ').replace(PLAIN, ', ');
}
