const ONES = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const TEENS = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const DIGITS = ['oh', ...ONES.slice(1, 10)];

/** A number below 200 in words: `one hundred and four`. Undefined above that. */
export function inWords(number: number): string | undefined {
  if (!(number >= 1 && number < 200)) return undefined;
  if (number >= 100) return number === 100 ? 'one hundred' : `one hundred and ${inWords(number - 100)}`;
  if (number <= 12) return ONES[number];
  if (number < 20) return TEENS[number - 13];
  return [TENS[Math.floor(number / 10)], ONES[number % 10]].filter(Boolean).join(' ');
}

/** The digits of a number as people say them on the telephone: `one oh four`. */
export function inDigits(number: string): string {
  return [...number].map((digit) => DIGITS[Number(digit)]).join(' ');
}

const ALPHABET =
  `Alpha Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliet Kilo Lima Mike November Oscar Papa Quebec
  Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu`.split(/\s+/);

/** The word by which a letter is spelt: `Bravo`. */
export function spelt(letter: string): string {
  return ALPHABET[letter.toUpperCase().charCodeAt(0) - 65] ?? letter;
}

/** Groups of letters that sound alike on a bad line. */
const ALIKE = [
  ...[
    ['quay', 'key'],
    ['mouth', 'muth'],
    ['th', 'f'],
    ['ough', 'ow'],
    ['ph', 'f'],
    ['ck', 'k'],
    ['dge', 'ge'],
  ],
  ...[
    ['b', 'p'],
    ['m', 'n'],
    ['s', 'f'],
    ['d', 't'],
    ['p', 'b'],
    ['v', 'b'],
    ['wh', 'w'],
    ['n', 'm'],
  ],
] as const;

/** A word as it was heard. */
export function misheard(word: string): string {
  for (const [from, to] of ALIKE) {
    const at = word.toLowerCase().indexOf(from!, 1);
    if (at > 0) return word.slice(0, at) + to + word.slice(at + from!.length);
  }
  return word;
}
