import { KIND, meaningOfWord } from './vocabulary.ts';
import { isDigit, isLetter } from './word-units.ts';

/* Digits and letters that run together: `14A` is one word, `FLAT2` and `14HIGH` are two. */

/** The index at which digits and letters that run together are divided; 0 if they mean one thing. */
export function divisionOf(written: string): number {
  if (written.length < 3) return 0;
  if (written.length <= 6 && isPartWithLetter(written)) return written.length - 1;
  const startsWithDigit = isDigit(written.charCodeAt(0));
  let change = 1;
  while (change < written.length && isDigit(written.charCodeAt(change)) === startsWithDigit) change++;
  if (change === written.length) return 0;
  if (startsWithDigit) {
    const letters = written.slice(change);
    if (letters === 'FL') return change;
    // `5outh` and `1ane` are misread words, not a digit run together with a word.
    if (change === 1 && !/\d/.test(letters) && (meaningOfWord(letters)?.kinds ?? 0) === 0) return 0;
    return letters.length >= 3 && !/^F\d|\d/.test(letters) ? change : 0;
  }
  const letters = written.slice(0, change);
  const isPart = ((meaningOfWord(letters)?.kinds ?? 0) & (KIND.part | KIND.floor)) !== 0;
  return (isPart && change >= 2) || letters === 'NO' || letters === 'BFPO' || letters === 'BOX' ? change : 0;
}

/** Whether a word has the length and first letter that {@link isPartWithLetter} requires. */
export function mayBePartWithLetter(text: string, start: number, size: number): boolean {
  if (size < 4 || size > 5) return false;
  const first = text[start];
  return first === 'F' || first === 'U' || first === 'A';
}

/** Whether a word is a part and its letter: `UNITJ`, `FLATA`. */
function isPartWithLetter(written: string): boolean {
  const part = written.slice(0, -1);
  if (part !== 'FLAT' && part !== 'UNIT' && part !== 'FLT' && part !== 'APT') return false;
  return isLetter(written.charCodeAt(part.length)) && meaningOfWord(written) === undefined;
}
