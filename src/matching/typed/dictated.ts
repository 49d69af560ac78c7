/*
 * Numbers and letters as people spell them on the telephone: `double 5`, `B for Bravo`, `two slash one`.
 */

/** A doubled digit with the digits around it. Digits behind FLAT and the like number another thing. */
const DOUBLED =
  /(?:(?<!\b(?:flat|flt|apartment|apt|unit|room) )\b(\d{1,2}) )?\b(double|triple|treble) (\d)\b(?: (\d{1,2}))?\b/gi;

const ZERO = 'zero|nought|oh';
const ONES = 'one|two|three|four|five|six|seven|eight|nine';
const TEENS = 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';

const VALUES = new Map<string, number>([
  ...ZERO.split('|').map((word) => [word, 0] as const),
  ...`${ONES}|${TEENS}`.split('|').map((word, at) => [word, at + 1] as const),
  ...TENS.split('|').map((word, at) => [word, 10 * at + 20] as const),
]);

/** A number below 1,000 in digits, or below 100 in words. */
const NUMBER = `\\d{1,3}|(?:${TENS})(?:[ -](?:${ONES}))?|${ZERO}|${TEENS}|${ONES}`;

/** `28 stroke 1`, `two dash four`, `twelve to fourteen`, `one F three` */
const JOINED = new RegExp(`\\b(${NUMBER}) (stroke|slash|dash|hyphen|to|f) (${NUMBER})\\b`, 'gi');

/** A number of two words behind the name of a firm: `Fern & Fold Laundry Thirty four Calder Lane`. */
const WITHIN = new RegExp(`(?<=[a-z] )(?:${TENS})[ -](?:${ONES})\\b(?= [a-z])`, 'gi');

/** A number that was dictated digit by digit, at the beginning of a part: `two three Juno Crescent`. */
const DIGITS = new RegExp(
  `(?<=(?:^|[,;|\\n]) ?)(?:${ONES})(?: (?:${ZERO}|${ONES})){1,3}(?= (?!(?:${ZERO}|${TENS}|${TEENS}|stroke|slash|dash|hyphen|to|f)\\b)\\p{L})`,
  'giu',
);

/** The same for a flat: `flat one five, Teal Court`. */
const DIGITS_OF_FLAT = new RegExp(
  `(?<=\\b(?:flat|flt|apartment|apt|unit|room) )(?:${ONES})(?: (?:${ZERO}|${ONES})){1,2}(?=\\s*(?:[,~\\n]|$))`,
  'gi',
);

/** `one hundred and fifty` */
const HUNDREDS = new RegExp(`\\b(${ONES}|a) hundred(?:(?: and)? (${NUMBER}))?\\b`, 'gi');

/** A number in words: before a spelled letter, between NO and COTTAGE, or behind COTTAGE that begins a part. */
const BESIDE = new RegExp(
  `\\b(?:${NUMBER}) (?=[a-h] for [a-h])|(?<=\\bn(?:o|umber)\\.? )(?:${NUMBER})(?= cott)|(?<=(?:^|[,(\\t\\n|]) ?cottage )(?:${NUMBER})\\b`,
  'gi',
);

/** Words for letters, of which each begins with its letter, as alternatives of a regular expression. */
export const LETTER_WORDS =
  'alpha|alfa|apple|bravo|charlie|delta|dog|echo|egg|foxtrot|freddie|golf|george|hotel|harry';

/**
 * A spelled letter: `12 B for Bravo`. Without FOR, the word begins the name of a street if TREE or only one more
 * word follows it: `73A Apple Close`.
 */
const LETTER = new RegExp(
  `(?<=\\d ?|\\b(?:flat|flt|apartment|apt|unit|room) )([a-h])(?: for (?:${LETTER_WORDS})\\b| (?:${LETTER_WORDS})\\b(?! [a-z]+ *(?:[,|~\\t\\n]|$)| tree\\b))`,
  'gi',
);

/** A floor and a door on it have one digit each. */
const MOST_ON_STAIR = 9;

/** Whether a text may have something to write out. */
export function mayBeDictated(text: string): boolean {
  return /\b(?:double|triple|treble) \d| hundred\b|\b(?:one|two|three|four|five|six|seven|eight|nine) (?:one|two|three|four|five|six|seven|eight|nine|zero|nought|oh)[ ,~]|ty[ -](?:one|two|three|four|five|six|seven|eight|nine)\b| (?:stroke|slash|dash|hyphen|to|f) |\b(?:no|no\.|number|cottage) [efnost]|[\d ][a-h](?: for)? [a-h]/i.test(
    text,
  );
}

/** Writes spelled numbers and letters out: `1 double 5` is 155, `12 B for Bravo` is 12B, `two slash one` is 2/1. */
export function writtenOut(text: string): string {
  return text
    .replace(HUNDREDS, (_, hundreds: string, rest = '') =>
      String(100 * (numberIn(hundreds) || 1) + numberIn(rest)),
    )
    .replace(DIGITS, inDigits)
    .replace(DIGITS_OF_FLAT, inDigits)
    .replace(
      DOUBLED,
      (_, before = '', times: string, digit: string, after = '') =>
        `${before}${digit.repeat(times.toLowerCase() === 'double' ? 2 : 3)}${after}`,
    )
    .replace(JOINED, joined)
    .replace(WITHIN, (number: string) => String(numberIn(number)))
    .replace(BESIDE, (number: string) => String(numberIn(number.trimEnd())))
    .replace(LETTER, (spelled: string, letter: string) => {
      const word = spelled.slice(spelled.lastIndexOf(' ') + 1);
      return word[0]?.toLowerCase() === letter.toLowerCase() ? letter : spelled;
    });
}

/** A number in words, which may be the name of something: `Four Oaks`. */
const WORDS = new RegExp(`\\b(?:(?:${TENS})(?:[ -](?:${ONES}))?|${TEENS}|${ONES})\\b`, 'gi');

/** Writes all numbers in words as digits. */
export function withNumbersInDigits(text: string): string {
  return text.replace(WORDS, (number) => String(numberIn(number)));
}

/** A whole text that is a number in words, `twenty two`. */
const WHOLE = new RegExp(`^(?:(?:${TENS})(?:[ -](?:${ONES}))?|${TEENS}|${ONES}})$`, 'i');

/** The number that a text spells in words. Undefined if the text spells none. */
export function numberInWords(text: string): number | undefined {
  const plain = text.trim();
  const digits = writtenOut(plain);
  if (/^\d{1,3}$/.test(digits)) return Number(digits);
  return WHOLE.test(plain) ? numberIn(plain) : undefined;
}

function inDigits(digits: string): string {
  return digits.split(' ').map(numberIn).join('');
}

function joined(spelled: string, one: string, sign: string, other: string): string {
  const [first, last] = [numberIn(one), numberIn(other)];
  switch (sign.toLowerCase()) {
    case 'stroke':
    case 'slash':
      return `${first}/${last}`;
    case 'f':
      return first <= MOST_ON_STAIR && last <= MOST_ON_STAIR ? `${first}F${last}` : spelled;
    default:
      // `One to One Fitness` is a firm.
      return last > first ? `${first}-${last}` : spelled;
  }
}

function numberIn(number: string): number {
  if (/^\d/.test(number)) return Number(number);
  const words = number.toLowerCase().split(/[ -]/);
  return words.reduce((sum, word) => sum + (VALUES.get(word) ?? 0), 0);
}
