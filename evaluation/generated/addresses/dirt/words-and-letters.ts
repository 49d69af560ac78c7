import type { Random } from '../../../../src/address-file/sample/random.ts';
import type { Draft } from './draft.ts';
import { NAMES } from './draft.ts';
import type { DirtKind } from './kind.ts';
import { changeWord } from './words.ts';

/** Beginnings of the second half of a compound. */
const SECOND_HALF =
  /(?<=^.{3,})(?:bridge|borough|chester|combe|ford|garth|hampton|haven|market|minster|mouth|stead|stoke|worth|field|hurst|thorpe|well|berry|smith|glove|nut|thorn|wood|land|shire|gate|side|more|bush|ton|ham|ley|den)$/i;

function split(word: string, random: Random): string | undefined {
  if (word.length < 7) return undefined;
  const half = SECOND_HALF.exec(word);
  const at = half !== null && !random.onceIn(4) ? half.index : 3 + random.below(word.length - 5);
  return `${word.slice(0, at)} ${word.slice(at)}`;
}

/** Removes the space between two words of letters. */
function join(draft: Draft, random: Random): boolean {
  const places = NAMES.flatMap((part) =>
    [...draft[part].matchAll(/(?<=\p{L}{2}) (?=\p{L}{2})/gu)].map(({ index }) => ({ part, index })),
  );
  if (places.length === 0) return false;
  const { part, index } = random.pick(places);
  const text = draft[part];
  draft[part] = text.slice(0, index) + text.slice(index + 1).replace(/^./, (letter) => letter.toLowerCase());
  return true;
}

const CASES: readonly ((text: string) => string)[] = [
  (text) => text.toUpperCase(),
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => text.toLowerCase(),
  (text) =>
    text.replace(/\p{L}/gu, (letter) =>
      letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
    ),
];

const MARKS: readonly ((text: string) => string)[] = [
  (text) => `${text},`,
  (text) => `${text}.`,
  (text) => text.replaceAll(' ', '  '),
  (text) => ` ${text} `,
  (text) => text.replace(/(?<=\p{L}) (?=\p{L})/gu, '-'),
  (text) => text.replaceAll("'", '’'),
  (text) => text.replaceAll("'", ''),
  (text) => text.replaceAll("'", ' '),
  (text) => text.replace(/ /g, '\u00a0'),
  (text) => `"${text}"`,
  (text) => text.replace(/,/g, ';'),
  (text) => text.replace(/^(\d+[A-Z]?) (?=\p{L})/u, '$1, '),
  (text) => text.replace(/^(\d+[A-Z]?) (?=\p{L})/u, '$1. '),
  (text) => `${text}\t`,
];

export const WORDS_AND_LETTERS: readonly DirtKind[] = [
  { name: 'split word', weight: 3, write: (draft, random) => changeWord(draft, random, split) },
  { name: 'joined words', weight: 3, write: join },
  {
    name: 'case',
    weight: 8,
    write: (draft, random) => {
      if (draft.restyle !== undefined) return false;
      draft.restyle = random.pick(CASES);
      return true;
    },
  },
  {
    name: 'punctuation',
    weight: 6,
    write: (draft, random) => {
      if (draft.restyle !== undefined) return false;
      draft.restyle = random.pick(MARKS);
      return true;
    },
  },
];
