/** Longer codes tell no more. */
const LONGEST = 8;

/** Letters by their sound, after the groups of two have been read; vowels and what is hardly heard are 0. */
const SOUNDS = new Map(
  Object.entries({
    B: 'P',
    P: 'P',
    F: 'F',
    V: 'F',
    C: 'K',
    K: 'K',
    Q: 'K',
    G: 'K',
    J: 'J',
    D: 'T',
    T: 'T',
    L: 'L',
    M: 'M',
    N: 'M',
    R: 'R',
    S: 'S',
    Z: 'S',
    X: 'S',
  }).map(([letter, sound]) => [letter.charCodeAt(0), sound]),
);

const A = 65;
const C = 67;
const E = 69;
const G = 71;
const H = 72;
const I = 73;
const K = 75;
const N = 78;
const P = 80;
const W = 87;
const Y = 89;

/**
 * How a word sounds, in a few capitals: what is spelled as it is heard (`Leicester`, `Lester`; `Wright`, `Rite`; `Phillip`, `Filip`)
 * has mostly the same. The first sound counts even as a vowel (`A`); later vowels do not; B and P, D and T, M and N are not told apart.
 *
 * @param word capitals; anything but letters is passed over
 */
export function soundOf(word: string): string {
  let sound = '';
  let last = '';
  for (let at = 0; at < word.length && sound.length < LONGEST; at++) {
    const letter = word.charCodeAt(at);
    const next = word.charCodeAt(at + 1);
    let heard = SOUNDS.get(letter) ?? '';
    if (
      at === 0 &&
      ((letter === K && next === N) || (letter === G && next === N) || (letter === W && next === 82))
    )
      continue;
    if (letter === P && next === H) heard = 'F';
    else if (letter === G && next === H) heard = '';
    else if (letter === C && (next === E || next === I || next === Y)) heard = 'S';
    else if (letter === C && next === H) heard = 'J';
    else if (letter === C && next === K) heard = '';
    if (at === 0 && heard === '')
      heard = letter === W ? 'W' : letter === H ? 'H' : letter >= A && letter <= 90 ? 'A' : '';
    if (heard !== '' && heard !== last) sound += heard;
    last = heard;
  }
  return sound;
}
