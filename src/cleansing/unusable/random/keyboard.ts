import { present } from '../../../present.ts';

/**
 * The letters of a British keyboard in the order in which a finger runs over them: along the rows and down
 * the columns.
 */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const COLUMNS = ['qaz', 'wsx', 'edc', 'rfv', 'tgb', 'yhn', 'ujm'];
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

const RUNS = [...ROWS, ...COLUMNS, ALPHABET].flatMap((run) => [run, [...run].reverse().join('')]);

/** Fewer letters in a row do not count as a run. */
const SHORTEST_RUN = 3;

/** Names that happen to be runs. */
const NAMES_IN_A_ROW = new Set([
  'rew',
  'tre',
  'trew',
  'wert',
  'wer',
  'fed',
  'def',
  'hij',
  'opo',
  'nop',
  'stu',
]);

/**
 * Whether a word, in lower case, consists only of runs over the keyboard or the alphabet: asdf, qweasd, lkjh,
 * abcd, asdasd.
 */
export function isKeyboardRun(word: string): boolean {
  if (word.length < SHORTEST_RUN || NAMES_IN_A_ROW.has(word)) return false;
  for (let at = 0; at < word.length; ) {
    const length = runAt(word, at);
    if (length < SHORTEST_RUN) return false;
    at += length;
  }
  return true;
}

/** The number of letters from `at` on that form a run. */
function runAt(word: string, at: number): number {
  let longest = 0;
  const letter = present(word[at], 'a letter of the word');
  for (const run of RUNS) {
    const start = run.indexOf(letter);
    if (start === -1) continue;
    let length = 1;
    while (at + length < word.length && run[start + length] === word[at + length]) length++;
    longest = Math.max(longest, length);
  }
  return longest;
}
