import type { EmailComment } from './comments.ts';
import { isFreeDomain } from './mail-providers.ts';

/** An address made from a field that is not one, and what was wrong with the field. */
export interface MendedAddress {
  readonly address: string;
  readonly comments: readonly EmailComment[];
}

/**
 * Undoes what people and programs do to addresses: names and brackets around them, several in a field,
 * spaces, commas instead of dots, `(at)`. It never guesses at letters. Returns possible addresses, the
 * likeliest first. Check each of them like any other address.
 */
export function mendAddress(field: string): MendedAddress[] {
  const whole = mendWith(field, []);
  const firstWord = /^\S+(?=\s)/.exec(field)?.[0];
  if (firstWord === undefined || !/^\S[^@]*@./s.test(firstWord)) return [whole];
  return [whole, mendWith(firstWord, ['TextAround'])];
}

function mendWith(text: string, before: readonly EmailComment[]): MendedAddress {
  let address = text;
  const comments = new Set(before);
  for (const [comment, mend] of MENDS) {
    const mended = mend(address);
    if (mended !== address) comments.add(comment);
    address = mended;
  }
  return { address, comments: [...comments] };
}

const MENDS: readonly [EmailComment, (text: string) => string][] = [
  ['FullWidthCharacters', halveWidth],
  ['SpacesInside', (text) => text.replace(INVISIBLE, '')],
  ['TextAround', takeOutOfText],
  ['SeveralAddresses', takeFirst],
  ['PunctuationAround', stripPunctuation],
  ['AtSignMistyped', mendAtSign],
  ['SpacesInside', closeUp],
  ['PunctuationAround', stripPunctuation],
  ['DotsMistyped', mendDots],
];

/** Zero-width and other formatting characters, and control characters other than white space. */
const INVISIBLE = /[[\p{Cc}\p{Cf}]--[\t\n\v\f\r]]/gv;

/**
 * Replaces full-width forms by ASCII, from which they have a constant distance (U+FF01 is `!`). The
 * ideographic full stops count as dots (IDNA).
 */
function halveWidth(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u3002\uff61]/g, '.');
}

/**
 * Takes the address out of a longer text: `Ann Smith <ann@example.com>`, `mailto:ann@example.com?subject=x`,
 * `Work: ann@example.com`, `(Ann) ann@…`.
 */
function takeOutOfText(text: string): string {
  const bracketed = /<([^<>@]*@[^<>@]*)>/.exec(text)?.[1];
  return withoutOwner(bracketed ?? text)
    .replace(
      /^\s*(?:mailto\s*:|e-?mail(?:\s+address)?(?:\s*[:=]|\s+(?=\S+@))|(?:work|home|personal|business|office|old|new)\s+(?=\S+@)|https?:\/\/)\s*/i,
      '',
    )
    .replace(/^[^@]*[:)–-]\s+(?=[^\s@]+@)/, '')
    .replace(/^([^?@]+@[^?@]+)\?.*$/s, '$1');
}

/**
 * Removes the owner's name in front of the address if the address repeats it: Jane Brown jbrown@example.com.
 * In john smith@example.com the words may belong together.
 */
function withoutOwner(text: string): string {
  const at = text.indexOf('@');
  let from = at;
  while (from > 0 && LOCAL_CHARACTER.test(text.charAt(from - 1))) from--;
  if (from <= 0 || from === at || !/[\s/;,|(]/.test(text.charAt(from - 1))) return text;
  const names = text
    .slice(0, from)
    .toLowerCase()
    .split(/[\s/;,|(]+/)
    .filter(Boolean);
  const own = text.slice(from, at).toLowerCase();
  const isRepeated = names.some((name) => name.length > 2 && own.includes(name));
  const isWhole = names.length > 1 || own.length >= names.join('').length;
  return isRepeated && isWhole ? text.slice(from) : text;
}

/** What stands before the @ in nearly all addresses. */
const LOCAL_CHARACTER = /[\w.+'-]/;

/** Enough of an address to recognise where the next one begins. */
const WHOLE = /^[^@]+@[^@][^@.]*\.[^@]+$/;

function takeFirst(text: string): string {
  const parts = text.split(/[\s,;|/]+/).filter((part) => part.includes('@'));
  const whole = parts.filter((part) => WHOLE.test(part));
  const [first, ...others] = whole;
  return first !== undefined && parts.length > 1 && others.length > 0 ? first : text;
}

/**
 * Removes the quotes, brackets and stops with which no address begins or ends. A leading plus or hyphen
 * stays, because it may belong to the address.
 */
function stripPunctuation(text: string): string {
  if (/^"[^"]*"@/.test(text)) return text;
  const end = text.includes('@[')
    ? /(?<![^\p{L}\p{N}\]])[^\p{L}\p{N}\]]+$/u
    : /(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/u;
  return text.replace(/^[\s"'‘’“”`<>()[\]{},;:]+/, '').replace(end, '');
}

function mendAtSign(text: string): string {
  const mended = text
    .replace(/(?<!\s)\s*[([{<]\s*(?:at|@)\s*[)\]}>]\s*/i, '@')
    .replace(/(?<!\s)\s*[([{<]\s*(?:dot|\.)\s*[)\]}>]\s*/gi, '.')
    .replace(/@[\s@]*@/, '@');
  const at = mended.indexOf('@');
  // ann@example dot com
  if (at !== -1) return mended.slice(0, at) + mended.slice(at).replace(/\sdot\s/gi, '.');
  const signed = mendOtherSign(mended);
  if (signed !== mended) return signed;
  const spelt = /^\S+(?: dot \S+)* at \S+(?: dot \S+)*$/i.test(mended)
    ? mended.replace(/ at /i, '@').replace(/ dot /gi, '.')
    : mended;
  return spelt.includes('@') ? spelt : mendShiftedAtSign(spelt);
}

/** Replaces another character by @, only before an unmistakable domain: john#gmail.com, john!gmail.com. */
function mendOtherSign(text: string): string {
  const [, before, domain] = /^([^\s#!$£%^*~|=]+)[#!$£%^*~|=]([^\s#!$£%^*~|=]+)$/.exec(text) ?? [];
  return domain !== undefined && isFreeDomain(domain.toLowerCase()) ? `${before}@${domain}` : text;
}

/**
 * Replaces `"` by @, only before an unmistakable domain. British keyboards have @ where American ones have
 * `"`.
 */
function mendShiftedAtSign(text: string): string {
  const [localPart, domain, ...rest] = text.split('"');
  if (domain === undefined || rest.length > 0 || !isFreeDomain(domain.toLowerCase())) return text;
  return `${localPart}@${domain}`;
}

/**
 * Removes white space around `@` and dots and in the domain. It stays between words before the @, because a
 * dot, an underscore or nothing may belong there. The exception is a name that was torn into two parts of at
 * most three letters, as in `jo hn@…`.
 */
function closeUp(text: string): string {
  if (!/\s/.test(text)) return text;
  const closed = text.replace(/(?<!\s)\s*([@.,])\s*/g, '$1');
  const at = closed.lastIndexOf('@');
  if (at === -1) return closed;
  const localPart = closed.slice(0, at).replace(TORN, '$1$2');
  return `${localPart}@${closed.slice(at + 1).replace(/\s+/g, '')}`;
}

/** Two short parts of a word, and nothing else before the @. */
const TORN = /^([A-Za-z]{1,3})\s([a-z]{1,3})$/;

function mendDots(text: string): string {
  const at = text.lastIndexOf('@');
  if (at === -1 || text.startsWith('"')) return text;
  const localPart = singleDots(text.slice(0, at));
  const domain = singleDots(text.slice(at + 1).replace(/[:;]/g, '.'));
  return `${localPart}@${domain}`;
}

function singleDots(text: string): string {
  return text
    .replaceAll(',', '.')
    .replace(/\.{2,}/g, '.')
    .replace(/^\.|\.$/g, '');
}
