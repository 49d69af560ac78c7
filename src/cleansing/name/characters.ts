/** The kinds of characters in names. */
export const ODD = 0;
export const LETTER = 1;
export const DIGIT = 2;
export const SPACE = 3;
export const HYPHEN = 4;
export const APOSTROPHE = 5;
export const STOP = 6;
export const COMMA = 7;
export const AND = 8;
export const SLASH = 9;
export const OPEN = 10;
export const CLOSE = 11;
export const QUOTE = 12;
export const INVISIBLE = 13;
const UNSEEN = 255;

const CHARACTERS: readonly (readonly [kind: number, characters: string])[] = [
  [
    SPACE,
    '\t\n\v\f\r \u0085\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000:',
  ],
  [HYPHEN, '-\u2010\u2011\u2012\u2013\u2014\u2015\u2212'],
  [APOSTROPHE, "'\u2019\u2018\u02bc\u02b9\u2032`\u00b4\u201b"],
  [STOP, '.\u00b7'],
  [COMMA, ',;\uff0c'],
  [AND, '&+'],
  [SLASH, '/\\'],
  [OPEN, '([{'],
  [CLOSE, ')]}'],
  [QUOTE, '"\u201c\u201d\u201e\u00ab\u00bb'],
  [INVISIBLE, '\u00ad\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\ufeff\ufe0f'],
];

/**
 * The kind of each UTF-16 code unit. An entry is filled in when its character first occurs, so no character
 * is tested twice. The table takes 64 KB.
 */
const KINDS = new Uint8Array(0x10000).fill(UNSEEN);
for (const [kind, characters] of CHARACTERS) {
  for (let at = 0; at < characters.length; at++) KINDS[characters.charCodeAt(at)] = kind;
}

/**
 * The kind of the character at a position of a text. The two halves of a letter beyond the BMP count
 * separately.
 */
export function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  const kind = KINDS[code]!;
  if (kind !== UNSEEN) return kind;
  if (code >= 0xd800 && code <= 0xdfff) return surrogateKind(text, at, code);
  const character = text.charAt(at);
  const found = LETTERS.test(character) ? LETTER : DIGITS.test(character) ? DIGIT : ODD;
  KINDS[code] = found;
  return found;
}

const LETTERS = /[\p{L}\p{M}]/u;
const DIGITS = /\p{Nd}/u;

function surrogateKind(text: string, at: number, code: number): number {
  const start = code >= 0xdc00 && at > 0 ? at - 1 : at;
  return LETTERS.test(String.fromCodePoint(text.codePointAt(start) ?? code)) ? LETTER : ODD;
}
