import { TextCache } from '../../text/text-cache.ts';
import { inCapitals, titleCaseWord } from './word.ts';
import { NAMES, SMALL_BETWEEN_HYPHENS, SMALL_WELSH_WORDS, SMALL_WORDS, WELSH_ARTICLES } from './words.ts';

/**
 * A name, organisation or address line in title case: `NEWCASTLE UPON TYNE` becomes `Newcastle upon Tyne`,
 * `MCDONALD'S` `McDonald's`, `PO BOX 12` `PO Box 12`. In a text without lower case, the case of every word is
 * decided anew. In any other text, words in capitals (`IKEA`) or with a capital inside (`TfL`) stay. Spaces
 * and punctuation stay as they are.
 */
export function titleCase(text: string): string {
  if (text === '') return text;
  const known = recent.get(text);
  if (known !== undefined) return known;
  const cased = inCase(text);
  if (text.length <= LONGEST_KEPT) recent.set(text, cased);
  return cased;
}

/** Towns and streets come again and again. A hit takes 0.1 µs, computing the text 1 to 2 µs. */
const recent = new TextCache<string>(2 ** 13);
const LONGEST_KEPT = 100;

function inCase(text: string): string {
  const shouted = text === text.toUpperCase();
  const pieces = text
    .split(/(\s+)/)
    .map((piece) => (shouted ? shoutedPiece(piece) : readPiece(piece, false)));
  const last = pieces.findLastIndex(({ hasLetter }) => hasLetter);
  let cased = '';
  let isInside = false;
  for (const [at, piece] of pieces.entries()) {
    cased += isInside && at !== last ? piece.inside : piece.outside;
    isInside = !piece.ends && (isInside || piece.begins);
  }
  return cased;
}

/** A word between spaces with its punctuation, or the spaces themselves. */
interface Piece {
  /** In title case. */
  readonly outside: string;
  /** The same inside a name, where `of` and `upon` are in lower case. */
  readonly inside: string;
  readonly hasLetter: boolean;
  /** Whether a name begins here: it consists of letters. */
  readonly begins: boolean;
  /** Whether a phrase ends after it. */
  readonly ends: boolean;
}

const shoutedPieces = new TextCache<Piece>(2 ** 13);

/** Words repeat even where names do not: ROAD, THE and the like. */
function shoutedPiece(text: string): Piece {
  let piece = shoutedPieces.get(text);
  if (piece === undefined) {
    piece = readPiece(text, true);
    if (text.length <= LONGEST_KEPT) shoutedPieces.set(text, piece);
  }
  return piece;
}

/** The most characters of punctuation after a word. The bound keeps the time linear on odd text. */
const PUNCTUATION_AFTER = 8;

function readPiece(piece: string, shouted: boolean): Piece {
  const hasLetter = /\p{L}/u.test(piece);
  const [begins, ends] = [hasLetter && !/[0-9]/.test(piece), /[,;:(&]$/.test(piece)];
  const start = piece.search(/[\p{L}\p{N}]/u);
  if (start < 0) return { outside: piece, inside: piece, hasLetter, begins, ends };
  const [after = ''] = /[^\p{L}\p{N}]*$/u.exec(piece.slice(-PUNCTUATION_AFTER)) ?? [];
  const before = piece.slice(0, start);
  const core = piece.slice(start, piece.length - after.length);
  const lower = core.toLowerCase();
  const outside = before + (NAMES.get(lower) ?? caseHyphenated(core, shouted)) + after;
  const isSmall = before === '' && (SMALL_WORDS.has(lower) || SMALL_WELSH_WORDS.has(lower));
  return { outside, inside: isSmall ? lower + after : outside, hasLetter, begins, ends };
}

/**
 * A word with hyphens. Small words between hyphens are in lower case, as in `Stoke-on-Trent`, and so is a
 * word after a Welsh article.
 */
function caseHyphenated(core: string, shouted: boolean): string {
  const parts = core.split('-');
  return parts
    .map((part, at) => {
      const lower = part.toLowerCase();
      if (at > 0 && at < parts.length - 1 && SMALL_BETWEEN_HYPHENS.has(lower)) return lower;
      if (WELSH_ARTICLES.has(parts[at - 1]?.toLowerCase() ?? '')) return lower;
      if (at === 1 && parts[0]?.toLowerCase() === 'co') return lower;
      return caseJoined(part, shouted);
    })
    .join('-');
}

/**
 * A word with other signs inside: `c/o`, `M&S`, `J.R.`. Each side is a word; sides of one or two letters are
 * initials.
 */
function caseJoined(part: string, shouted: boolean): string {
  const whole = part.toLowerCase();
  if (whole === 'c/o' || whole === 't/a') return whole;
  const sides = part.split(/([/&.+])/);
  if (sides.length === 1) return titleCaseWord(part, shouted);
  return sides
    .map((side, at) => {
      if (at % 2 === 1) return side;
      const initials = sides[at + 1] === '&' || sides[at - 1] === '&' || side.length === 1;
      return initials && side.length <= 2 ? inCapitals(side) : titleCaseWord(side, shouted);
    })
    .join('');
}
