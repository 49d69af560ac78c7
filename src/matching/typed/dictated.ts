import { cardinalValue } from '../../address/normal-form/numbers.ts';

/*
 * Numbers and letters as people spell them on the telephone: `double 5`, `B for Bravo`.
 */

/** A doubled digit with the digits around it. Digits behind FLAT and the like number another thing. */
const DOUBLED =
  /(?:(?<!\b(?:flat|flt|apartment|apt|unit|room) )\b(\d{1,2}) )?\b(double|triple|treble) (\d)\b(?: (\d{1,2}))?\b/gi;

/** Words for letters, of which each begins with its letter. */
const LETTER =
  /(?<=\d ?|\b(?:flat|flt|apartment|apt|unit|room) )([a-h])(?: for)? (?:alpha|alfa|apple|bravo|charlie|delta|dog|echo|egg|foxtrot|freddie|golf|george|hotel|harry)\b/gi;

const ONES = 'one|two|three|four|five|six|seven|eight|nine';

/** A number in words, below 100. */
const CARDINAL = `(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:${ONES}))?|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|${ONES}`;

/** A number in words: before a spelled letter, between NO and COTTAGE, or behind COTTAGE that begins a part. */
const IN_WORDS = new RegExp(
  `\\b(?:${CARDINAL})(?= [a-h] for [a-h])|(?<=\\bn(?:o|umber)\\.? )(?:${CARDINAL})(?= cott)|(?<=(?:^|[,(\\t\\n|]) ?cottage )(?:${CARDINAL})\\b`,
  'gi',
);

/** `28 stroke 1` */
const STROKE = /(\d) s(?:troke|lash) (?=\d)/i;

/** Whether a text may have something to write out. */
export function mayBeDictated(text: string): boolean {
  return /\b(?:double|triple|treble) \d|\d s(?:troke|lash) \d|[\d ][a-h](?: for)? [a-h]|\b(?:no|no\.|number|cottage) [efnost]/i.test(
    text,
  );
}

/**
 * Writes spelled numbers and letters out: `1 double 5` is 155, `12 B for Bravo` is 12B, `no two cottage` is
 * no 2 cottage.
 */
export function writtenOut(text: string): string {
  return text
    .replace(IN_WORDS, (words) => `${cardinalOf(words)}`)
    .replace(
      DOUBLED,
      (_, before = '', times: string, digit: string, after = '') =>
        `${before}${digit.repeat(times.toLowerCase() === 'double' ? 2 : 3)}${after}`,
    )
    .replace(LETTER, (spelled: string, letter: string) => {
      const word = spelled.slice(spelled.lastIndexOf(' ') + 1);
      return word[0]?.toLowerCase() === letter.toLowerCase() ? letter : spelled;
    })
    .replace(STROKE, '$1/');
}

/** The value of a number of one word or two. */
function cardinalOf(words: string): number {
  return words
    .toUpperCase()
    .split(/[ -]/)
    .reduce((sum, word) => sum + (cardinalValue(word) ?? 0), 0);
}
