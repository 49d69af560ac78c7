import type { TypedAddress } from '../match.ts';

/*
 * Behind the terraces of northern towns lie streets that are called after them. A house there is `7 Back Elm Street` in
 * one list and `Back 7 Elm Street` in another. People also write `Bk 7 Elm Street` and `7 Elm Street Back`.
 */

const BACK = '\\(?(?:back|bck|bk)\\b\\.?\\)?';
const NUMBER = '(\\d{1,4}[a-z]?)';
const NAME = '(\\p{L}[^,;|\\n\\d]{2,40}?)';
const BEGIN = '(?<=^|[,;|\\n] ?)';
const END = '(?=\\s*(?:[,;|\\n]|$))';

/** The house with the word before its number, behind it, and behind its street. */
const FORMS = [
  new RegExp(`${BEGIN}${BACK},? ${NUMBER},? (?!of\\b)${NAME}${END}`, 'iu'),
  new RegExp(`${BEGIN}${NUMBER},? ${BACK},? (?!of\\b)${NAME}${END}`, 'iu'),
  new RegExp(`${BEGIN}${NUMBER},? ${NAME},? ${BACK}${END}`, 'iu'),
];

/** Returns the address with the word of a back street before and behind the number. Empty if none was written. */
export function backStreetReadings(typed: TypedAddress): TypedAddress[] {
  for (const form of FORMS) {
    if (!typed.lines.some((line) => form.test(line))) continue;
    return ['$1 Back $2', 'Back $1 $2']
      .map((written) => ({ ...typed, lines: typed.lines.map((line) => line.replace(form, written)) }))
      .filter(({ lines }) => lines.some((line, at) => line !== typed.lines[at]));
  }
  return [];
}
