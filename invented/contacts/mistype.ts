import type { Dice } from '../dice.ts';

/** For each letter, the keys beside it on an English keyboard. */
const BESIDE: Readonly<Record<string, string>> = {
  a: 'qsz',
  e: 'wrd',
  i: 'uok',
  l: 'kp',
  m: 'nk',
  n: 'bm',
  o: 'ipl',
  r: 'etf',
  s: 'adw',
  t: 'ryg',
};

/**
 * Makes one typing error in a word of five letters or more: two letters are swapped, or a letter is left out,
 * doubled or replaced by the key beside it. Numbers stay as they are.
 */
export function mistype(text: string, dice: Dice): string {
  const words = text.split(' ');
  const long = words.flatMap((word, at) => (/^\p{L}{5,}$/u.test(word) ? [at] : []));
  if (long.length === 0) return text;
  const at = dice.pick(long);
  const word = words[at]!;
  const letter = dice.whole(1, word.length - 2);
  const [before, after] = [word.slice(0, letter), word.slice(letter + 1)];
  words[at] = dice.weighted<() => string>([
    [3, () => before + word[letter + 1]! + word[letter]! + word.slice(letter + 2)],
    [3, () => before + after],
    [2, () => before + word[letter]! + word[letter]! + after],
    [3, () => before + dice.pick((BESIDE[word[letter]!] ?? 'x').split('')) + after],
  ])();
  return words.join(' ');
}

/**
 * Makes one typing error in a postcode: its last two letters are swapped, or the last letter is replaced. The
 * result may be a real postcode of another street.
 */
export function mistypePostcode(postcode: string, dice: Dice): string {
  if (postcode === '') return postcode;
  const [first, second] = [postcode.slice(0, -2), postcode.slice(-2)];
  if (dice.chance(0.5)) return `${first}${second[1]}${second[0]}`;
  return `${first}${second[0]}${dice.pick('ABDEFGHJLNPQRSTUWXYZ'.split(''))}`;
}
