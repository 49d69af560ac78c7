import { nameCase } from './letter-case.ts';

/** Words of organisations that stay in capitals. */
const CAPITALS = new Set(
  `uk usa eu gb nhs bbc itv llp llc lp cic cio cc fc rfc afc cfc tv it hgv mot diy pvc upvc rc bp gp ymca ywca kfc
  bmw vw hr rspca rspb nspcc dvla hmrc raf rn ii iii iv vi vii viii ict pe ce ae aa rac`.split(/\s+/),
);

/** Words that are written in lower case inside an organisation's name. */
const SMALL = new Set('a and at by de du for from in la le of on or s t the to upon with'.split(' '));

/** Words without a vowel that are not abbreviations in capitals. */
const SPELT: Readonly<Record<string, string>> = {
  plc: 'plc',
  ltd: 'Ltd',
  st: 'St',
  mr: 'Mr',
  mrs: 'Mrs',
  ms: 'Ms',
  dr: 'Dr',
  drs: 'Drs',
  messrs: 'Messrs',
  pty: 'Pty',
  ctr: 'Ctr',
  mt: 'Mt',
  jr: 'Jr',
  snr: 'Snr',
  nr: 'nr',
};

const WORDS = /[\p{L}\p{M}](?:[\p{L}\p{M}]|['’-](?=\p{L}))*/gu;
const VOWELS = /[aeiouy]/i;

/**
 * The name of an organisation or office in mixed case: SMITH & SONS LTD becomes Smith & Sons Ltd. Text with
 * both capitals and lower case stays.
 */
export function repairedText(text: string): string {
  const upper = text.toUpperCase();
  if (text !== upper && text !== text.toLowerCase()) return text;
  return text.replace(WORDS, (word, at: number) => {
    const lower = word.toLowerCase();
    if (ORDINAL.test(lower) && DIGIT.test(text[at - 1] ?? '')) return lower;
    if (word.length > 1 && isOfSite(text, at, at + word.length)) return word;
    const spelt = SPELT[lower];
    if (spelt !== undefined) return spelt;
    if (CAPITALS.has(lower) || word.length === 1) return aloneOrSmall(text, word, at);
    if (SMALL.has(lower)) return at === 0 ? nameCase(word, 'lower', 'lower', 'surname') : lower;
    if (word.length <= 4 && !VOWELS.test(word)) return word.toUpperCase();
    return nameCase(word, text === upper ? 'upper' : 'lower', 'upper', 'surname');
  });
}

const ORDINAL = /^(?:st|nd|rd|th)$/;
const DIGIT = /\d/;
const LETTER = /\p{L}/u;

/** Whether a full stop joins the word to the next: example.co.uk. */
function isOfSite(text: string, start: number, end: number): boolean {
  const joins = (stop: number, beside: number) => text[stop] === '.' && LETTER.test(text[beside] ?? '');
  return joins(start - 1, start - 2) || joins(end, end + 1);
}

/**
 * Writes a word in capitals, or in lower case if it is a single letter beside a slash or after an apostrophe,
 * as in t/a and 's.
 */
function aloneOrSmall(text: string, word: string, at: number): string {
  const isSmall = word.length === 1 && (text[at + 1] === '/' || text[at - 1] === '/' || text[at - 1] === "'");
  return isSmall ? word.toLowerCase() : word.toUpperCase();
}
