import { plainWords } from './plain-letters.ts';
import { ANYWHERE, HEADS, PAIRS, REAL_NAMES, TAILS, WHOLE } from './rude-words.ts';

/** The most characters of a text that are checked. Longer text is not a name. */
const LOOKED_AT = 300;

/** Whether a name, as it was written, is rude. The words are in rude-words.ts. */
export function isRudeName(text: string): boolean {
  const looked = text.slice(0, LOOKED_AT);
  const apart = looked.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return areRude(plainWords(looked)) || (apart !== looked && areRude(plainWords(apart)));
}

function areRude(words: readonly string[]): boolean {
  return words.some(isRudeWord) || hasRudePair(words) || isTornWord(words);
}

const words = (list: string): string[] => list.trim().split(/\s+/);

const heads = new Set(words(HEADS));
const tails = new Set(words(TAILS));
const realNames = new Set(words(REAL_NAMES));
const anywhere = new RegExp(words(ANYWHERE).join('|'));

/** Every rude whole word: the listed ones with their endings, and each head with each tail. */
const whole = new Set([
  ...words(WHOLE).flatMap((word) => ['', 's', 'es', 'z'].map((ending) => word + ending)),
  ...[...heads].flatMap((head) =>
    [...tails].flatMap((tail) => [head + tail, `${head}s${tail}`, `${head}${tail}s`]),
  ),
]);

/** Rude pairs: for each first word, the words that may follow it. */
const pairs = new Map<string, string[][]>();
for (const line of PAIRS.trim().split('\n')) {
  const [first = '', ...others] = words(line);
  pairs.set(first, [...(pairs.get(first) ?? []), others]);
}

function isRudeWord(word: string): boolean {
  if (word.length < 3 || realNames.has(word)) return false;
  if (word.includes('*')) return isRudeWithGaps(word);
  if (isListed(word)) return true;
  const single = word.replace(/(.)\1+/g, '$1');
  if (single === word || !/(.)\1\1/.test(word) || realNames.has(single)) return false;
  // fuuuck and shiiit are found with single letters, asssshole only with its double s.
  return isListed(single) || isListed(word.replace(/(.)\1\1+/g, '$1$1'));
}

function isListed(word: string): boolean {
  return whole.has(word) || anywhere.test(word) || (isVForU(word) && isListed(word.replaceAll('v', 'u')));
}

/** fvck, cvnt. */
function isVForU(word: string): boolean {
  return word.includes('v') && !/[aeiou]/.test(word);
}

const strongest = [
  'fuck',
  'fucker',
  'fucking',
  'fucked',
  'fucks',
  'shit',
  'cunt',
  'cunts',
  'wanker',
  'wankers',
  'bollocks',
  'bastard',
];
const masked = [
  ...strongest,
  'arsehole',
  'asshole',
  'twat',
  'bitch',
  'whore',
  'slut',
  'shite',
  'wank',
  'dickhead',
  'piss',
  'arse',
];

/** f**k, sh*t: every asterisk stands for an omitted letter. */
function isRudeWithGaps(word: string): boolean {
  const trimmed = word.replace(/^\*+|(?<!\*)\*+$/g, '');
  if (!trimmed.includes('*')) return isRudeWord(trimmed);
  const pattern = new RegExp(`^${trimmed.replaceAll('*', '.')}$`);
  return masked.some((rude) => pattern.test(rude));
}

function hasRudePair(all: readonly string[]): boolean {
  return all.some((word, at) => {
    const next = all[at + 1];
    if (next === undefined) return false;
    if (heads.has(word) && tails.has(next) && !isBornePair(word, next)) return true;
    return (pairs.get(word) ?? []).some((others) => others.every((other, by) => all[at + 1 + by] === other));
  });
}

/** Whether a pair that looks rude may be a real forename and surname: Willy Head, but not Dick Cheese. */
function isBornePair(head: string, tail: string): boolean {
  return (
    (head === 'willy' || head === 'dick') &&
    (tail === 'head' || tail === 'lover' || tail === 'brain' || tail === 'weed')
  );
}

/**
 * Whether two neighbouring words are a rude word torn in two: Fu Ck, Sh It, F Uck. One half cannot be a name,
 * because it has no vowel or only one letter.
 */
function isTornWord(all: readonly string[]): boolean {
  return all.some((word, at) => {
    const next = all[at + 1];
    if (next === undefined || word.length + next.length > 8) return false;
    const isPiece = (part: string) => part.length > 1 && !/[aeiouy]/.test(part);
    if (!(isPiece(word) || isPiece(next) || word.length === 1)) return false;
    const whole = word + next;
    // S Hit and W Anker may be people; F Uck and C Unt cannot be.
    if (word.length === 1 && !isPiece(next))
      return whole === 'fuck' || whole === 'cunt' || whole === 'fucker';
    return strongest.includes(whole);
  });
}
