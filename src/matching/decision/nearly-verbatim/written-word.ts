import { JOINT, type Token, tokensOf } from '../../../address/normal-form/tokens.ts';
import { KIND } from '../../../address/normal-form/vocabulary.ts';
import { type Word, wordOf } from '../../../address/normal-form/word.ts';

/** A word of a typed text or of a name in the file. A number and the letter behind it are one word: `14 A`. */
export interface WrittenWord {
  readonly word: Word;
  /** What is compared. Words that may be the same have the same key. */
  readonly key: string;
  /** Whether it is a number or a letter, such as 14, 14A and B. */
  readonly isMark: boolean;
  /** The key of the word for a part of a building that stands before a mark (FLAT), or an empty text. */
  readonly label: string;
  /** The number of commas and line ends before it. */
  readonly part: number;
}

export function writtenWords(tokens: readonly Token[]): WrittenWord[] {
  const words: WrittenWord[] = [];
  let part = 0;
  for (const { word, joint } of tokens) {
    if (joint >= JOINT.comma) part++;
    const before = words.at(-1);
    if (before !== undefined && isLetterOfNumber(word, joint, before)) {
      words[words.length - 1] = { ...before, key: before.key + word.written };
      continue;
    }
    if (before !== undefined && isNumberOfLetter(word, joint, before)) {
      words[words.length - 1] = { ...before, word, key: before.key + word.key };
      continue;
    }
    const isMark = /\d/.test(word.key) || word.key.length === 1;
    if (isMark) nameCaravan(words);
    words.push({ word, key: word.key, isMark, label: isMark ? labelOf(words.at(-1)) : '', part });
  }
  return words;
}

function labelOf(before: WrittenWord | undefined): string {
  return before !== undefined && !before.isMark && isLabel(before) ? before.key : '';
}

/** Whether a word may stand before the number of a part of a building or of a pitch. */
export function isLabel({ word }: WrittenWord): boolean {
  return word.is(KIND.part) || PITCHES.has(word.text);
}

/** Whether a word is for a pitch of a park, or for what stands on one. */
export function isPitch({ word }: WrittenWord): boolean {
  return PITCHES.has(word.text);
}

const PITCHES = new Set('LODGE CABIN HUT CHALET CARAVAN POD PITCH PLOT'.split(' '));

/** Words for a caravan, or for a pitch of one, before its number: `Static Caravan`, `Mobile Home`, `Van`. */
const CARAVAN = /(?:^| )(?:(?:STATIC|MOBILE|PARK) (?:CARAVAN|HOME|VAN)|STATIC|VAN)$/;

/** Writes `Caravan` for the words at the end if they mean one. */
function nameCaravan(words: WrittenWord[]): void {
  const [before, last] = [words.at(-2), words.at(-1)];
  if (last === undefined) return;
  const found = CARAVAN.exec(`${before?.part === last.part ? before.key : ''} ${last.key}`)?.[0].trim();
  if (found === undefined) return;
  words.length -= found.split(' ').length;
  const word = wordOf('CARAVAN');
  words.push({ ...last, word, key: word.key });
}

function isLetterOfNumber(word: Word, joint: number, { key }: WrittenWord): boolean {
  return word.is(KIND.letter) && word.written.length === 1 && joint < JOINT.slash && /^\d+$/.test(key);
}

/** Whether a number stands behind a letter and a stroke or hyphen: `G/1`, `B-1`. */
function isNumberOfLetter(word: Word, joint: number, before: WrittenWord): boolean {
  const isJoined = joint === JOINT.slash || joint === JOINT.hyphen;
  return isJoined && /^[A-Z]$/.test(before.key) && /^\d+$/.test(word.key);
}

/** The words of a name in the file. */
export function wordsOfName(name: string): readonly WrittenWord[] {
  if (name === '') return NO_WORDS;
  return writtenWords(tokensOf(name));
}

const NO_WORDS: readonly WrittenWord[] = [];

/** Whether a word stands in the names of parks for caravans and says what they are. */
export function isOfParks({ word }: WrittenWord): boolean {
  return OF_PARKS.has(word.text);
}

const OF_PARKS = new Set(
  'PARK PARC SITE TOURING HOLIDAY HOLIDAYS HOMES HOME STATIC CARAVAN CARAVANS LEISURE RESIDENTIAL COUNTRY'.split(
    ' ',
  ),
);
