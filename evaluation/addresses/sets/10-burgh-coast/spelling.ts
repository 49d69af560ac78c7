import type { Lots } from './lots.ts';
import { WORDS } from './words.ts';

/** All words of the lists. A slip that makes another of them is no slip. */
const KNOWN = new Set(
  JSON.stringify(WORDS)
    .toLowerCase()
    .match(/\p{L}+/gu),
);

/** Words that say what a part of an address is. Slips are made in names. */
const PLAIN =
  /^(?:flat|floor|main|door|ground|first|second|third|room|block|caravan|chalet|pitch|apartment|basement|attic|lower|house|court|north|south|east|west)$/i;

/** Changes one long word of a text. Returns the same text if no word suits. */
function inWord(text: string, lots: Lots, change: (word: string) => string): string {
  const words = text.split(/(?<=[ ,])|(?=,)/);
  const long = words.flatMap((word, at) =>
    /^\p{L}{5,}[ ,]?$/u.test(word) && !PLAIN.test(word.trim()) ? [at] : [],
  );
  if (long.length === 0) return text;
  const at = lots.pick(long);
  const word = words[at] ?? '';
  const changed = change(word);
  if (KNOWN.has(changed.trim().toLowerCase())) return text;
  words[at] = changed;
  return words.join('');
}

/** A key missed, hit twice, or hit before the one that it follows. */
export const mistyped = (text: string, lots: Lots) =>
  inWord(text, lots, (word) => {
    const at = lots.number(1, word.trim().length - 2);
    const [head, one, next, tail] = [
      word.slice(0, at),
      word.charAt(at),
      word.charAt(at + 1),
      word.slice(at + 2),
    ];
    return head + lots.pick([next, one + one + next, next + one, one]) + tail;
  });

/** What a telephone turns words into. */
const HEARD: readonly (readonly [RegExp, string])[] = [
  [/augh/, 'or'],
  [/ough/, 'uff'],
  [/ph/, 'f'],
  [/kn/, 'n'],
  [/wh/, 'w'],
  [/ck/, 'k'],
  [/c(?=[ei])/, 's'],
  [/qu/, 'kw'],
  [/ea/, 'ee'],
  [/ei/, 'ie'],
  [/ar(?=\w)/, 'a'],
  [/m(?=b)/, 'n'],
  [/b(?=\w)/, 'p'],
  [/d(?=\w)/, 't'],
  [/v(?=\w)/, 'f'],
  [/oa/, 'ow'],
];
export const heard = (text: string, lots: Lots) =>
  inWord(text, lots, (word) => {
    const fitting = HEARD.filter(([sound]) => sound.test(word));
    if (fitting.length === 0) return word;
    const [sound, spelt] = lots.pick(fitting);
    return word.replace(sound, spelt);
  });

/** What a scanner reads for a letter within a word. Digits stay as they are. */
const READ: readonly (readonly [RegExp, string])[] = [
  [/rn/, 'm'],
  [/m/, 'rn'],
  [/(?<=\p{L})l/u, '1'],
  [/(?<=\p{L})i/u, 'l'],
  [/(?<=\p{L})o/u, '0'],
  [/(?<=\p{L})s(?=\p{L})/u, '5'],
  [/e(?=\p{L})/u, 'c'],
  [/cl/, 'd'],
  [/h/, 'b'],
  [/vv|w/, 'vv'],
];
export const scanned = (text: string, lots: Lots) =>
  inWord(text, lots, (word) => {
    const fitting = READ.filter(([shape]) => shape.test(word));
    if (fitting.length === 0) return word;
    const [shape, read] = lots.pick(fitting);
    return word.replace(shape, read);
  });

/** Common words in short forms. One clerk writes all of them in one way. */
export function shortened(text: string, lots: Lots): string {
  const which = lots.pick([0, 0, 0, 1, 1, 2]);
  return text.replace(/\p{L}+/gu, (word, at: number) => {
    // The first word of a name is part of the name itself: `Court` in `Court Lane`.
    const short = at === 0 ? undefined : WORDS.short[word];
    return short?.[which] ?? word;
  });
}
