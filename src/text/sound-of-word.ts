/** The length at which codes are cut. Longer ones would not separate more words. */
const LONGEST = 8;

/**
 * The sound of each letter, after pairs of letters have been read. Vowels and letters that are hardly heard
 * have an empty sound.
 */
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
 * The sound of a word as a short code of capitals. Spellings of the same sound mostly have the same code:
 * `Leicester` and `Lester`, `Wright` and `Rite`, `Phillip` and `Filip`. A first vowel counts (as `A`), later
 * vowels do not. B and P, D and T, M and N have the same sound.
 *
 * @param word in capitals; anything but letters is skipped
 */
export function soundOfWord(word: string): string {
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
