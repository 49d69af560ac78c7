import { isKeyboardRun } from './keyboard.ts';
import { isLearnedName, surprise } from './letter-statistics.ts';
import { isStandIn } from './stand-ins.ts';

/**
 * Thresholds in bits of surprise per letter. They were tested with 15,000 British surnames and forenames that
 * the statistics were not learned from: none reaches 5.6, and 1 in 1,000 reaches 4.95. Of random letters, 62
 * % reach the first threshold and 87 % the second.
 */
const SURELY_RANDOM = 5.6;
const RANDOM_TOGETHER = 4.95;

/** Names with fewer letters than this are too short to judge. */
const FEWEST_LETTERS = 6;

const VOWEL = /[aeiouy]/;
const LETTERS = /^[a-z]+$/;

/**
 * Whether a name is not a real name: random letters, runs over the keyboard, one letter repeated, or a test
 * entry.
 *
 * @param words the words of the name without titles and suffixes, in lower case without accents; words in
 * non-Latin scripts count as names
 */
export function isRandomName(words: readonly string[]): boolean {
  if (words.length === 0) return false;
  if (isStandIn(words)) return true;
  if (words.every((word) => /^\d+$/.test(word))) return true;
  const judged = words.filter((word) => LETTERS.test(word) && word.length > 1);
  if (judged.length === 0 || judged.length < words.filter((word) => !/^[a-z\d]/.test(word)).length)
    return false;
  if (judged.some(isSurelyRandom)) return true;
  if (
    judged.length === words.filter((word) => word.length > 1).length &&
    judged.every(isRandomBesideOthers)
  ) {
    return true;
  }
  return isRandomTogether(judged);
}

/** Whether the word alone shows that nobody has this name. */
function isSurelyRandom(word: string): boolean {
  if (isLearnedName(word) || word.length < 3) return false;
  if (isRepetition(word)) return true;
  if (word.length < 4) return false;
  if (isKeyboardRun(word)) return true;
  if (word.length < 5) return false;
  return surprise(word) > SURELY_RANDOM || (!VOWEL.test(word) && surprise(word) > RANDOM_TOGETHER);
}

/**
 * Whether the word is random unless a proper name is beside it. Such a short word may then be initials, or a
 * name in another language: Asd, Xyz, Fgh.
 */
function isRandomBesideOthers(word: string): boolean {
  if (isLearnedName(word)) return false;
  return isKeyboardRun(word) || (word.length > 2 && !VOWEL.test(word) && surprise(word) > RANDOM_TOGETHER);
}

/** Whether the word repeats letters: Xxxx, Aaaargh, hahaha, hjhj; but not III, Jingjing or Lulu. */
function isRepetition(word: string): boolean {
  if (word === 'iii') return false;
  if (/^(.)\1\1+$/.test(word) || /(.)\1\1\1/.test(word)) return true;
  const unit = /^(.{2,20}?)\1+$/.exec(word)?.[1];
  if (unit === undefined) return false;
  return word.length / unit.length > 2 || !VOWEL.test(unit) || isKeyboardRun(unit);
}

function isRandomTogether(words: readonly string[]): boolean {
  let letters = 0;
  let bits = 0;
  for (const word of words) {
    if (isLearnedName(word)) return false;
    letters += word.length;
    bits += surprise(word) * word.length;
  }
  return letters >= FEWEST_LETTERS && bits / letters > RANDOM_TOGETHER;
}
