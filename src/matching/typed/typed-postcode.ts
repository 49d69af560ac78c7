import { labelsOf } from '../../address/normal-form/labels/read-labels.ts';
import { JOINT, type Token, tokenAt, wordAt } from '../../address/normal-form/tokens.ts';
import { compactPostcode, readCompact } from '../../address/postcode.ts';
import { isPostcodeArea } from '../../address/postcode-areas.ts';
import { repairPostcode } from '../../address/postcode-repair.ts';
import { halvesOfPostcode } from './parted-postcode.ts';

/** The postcode of a typed address, as far as it can be read. */
export interface TypedPostcode {
  /** The letters and digits of the text that was meant as a postcode. Empty if there was none. */
  readonly written: string;
  /**
   * The postcode in compact form, `CH24NE`, if it can be read as typed or in exactly one way. Otherwise
   * empty.
   */
  readonly compact: string;
  /** The outward code, `CH2`, if it can be read. */
  readonly outward: string;
}

const NONE: TypedPostcode = { written: '', compact: '', outward: '' };

/** The position of a postcode among the words: from token `from` up to, but not including, token `to`. */
interface Place {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * Finds the postcode of a typed address, and returns the words of the address without it. The postcode may
 * stand in a field of its own (`apart`) or among the words.
 */
export function findPostcode(
  tokens: readonly Token[],
  apart: string,
): { postcode: TypedPostcode; tokens: readonly Token[]; kept?: readonly number[] } {
  const given = apart.trim() === '' ? NONE : postcodeIn(apart);
  const place = wholeAmong(tokens) ?? brokenAmong(tokens) ?? cutAmong(tokens) ?? spelledAmong(tokens);
  if (place === undefined) {
    if (given !== NONE) return { postcode: given, tokens };
    const halves = halvesOfPostcode(tokens);
    if (halves !== undefined) {
      const kept = tokens.map((_, at) => at).filter((at) => !halves.taken.includes(at));
      return { postcode: postcodeIn(halves.text), tokens: kept.map((at) => tokenAt(tokens, at)), kept };
    }
    const { postcode, words } = beginningAmong(tokens);
    if (postcode === NONE || isPartOfLabel(tokens)) return { postcode, tokens };
    return { postcode, ...without(tokens, tokens.length - words, tokens.length) };
  }
  const among = postcodeIn(place.text);
  const isGiven = given.compact !== '' || (given !== NONE && among.compact === '');
  return { postcode: isGiven ? given : among, ...without(tokens, place.from, place.to) };
}

/** The tokens outside a range, and their numbers. */
function without(
  tokens: readonly Token[],
  from: number,
  to: number,
): { tokens: readonly Token[]; kept: readonly number[] } {
  const kept: number[] = [];
  for (let at = 0; at < tokens.length; at++) if (at < from || at >= to) kept.push(at);
  return { tokens: kept.map((at) => tokenAt(tokens, at)), kept };
}

/** Whether the last token belongs to the one before it, as in `Unit B2`. */
function isPartOfLabel(tokens: readonly Token[]): boolean {
  const last = labelsOf(tokens).at(-1);
  return last !== undefined && last.to === tokens.length && last.to - last.from > 1;
}

function postcodeIn(labelled: string): TypedPostcode {
  const text = labelled.replace(LABEL, '');
  if (WELL_WRITTEN.test(text)) {
    const compact = text.replace(' ', '');
    const read = readCompact(compact);
    if (read !== undefined)
      return { written: compact, compact: read.outward + read.inward, outward: read.outward };
  }
  const written = text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 10);
  const read = repairPostcode(text) ?? repairPostcode(written);
  if (read !== undefined) return { written, compact: read.outward + read.inward, outward: read.outward };
  const outward = /^[A-Z]{1,2}\d[A-Z\d]?/.exec(text.trim().toUpperCase().split(/\s+/)[0] ?? '')?.[0] ?? '';
  const isApart = /\S\s+\S/.test(text.trim()) || outward.length === written.length;
  return { written, compact: '', outward: isApart ? outward : '' };
}

/** The label of a field before a postcode: `PC:`, `P/code`. */
const LABEL = /^ {0,2}(?:p\.?\/?c\.?|p\/?code|post ?code) ?[:=. ] ?(?=[a-z]{1,2}\d)/i;

/** The form in which most postcodes are written. */
const WELL_WRITTEN = /^[A-Z0-9]{2,4} ?[0-9][A-Z]{2}$/;

/**
 * The most words that one postcode may be split into. `RM14 0FL` is read as four: RM (room), 14, 0 and FL
 * (flat).
 */
const MOST_WORDS = 4;

/**
 * Finds a whole postcode, written as one word or several. If there are several postcodes, the last one
 * counts.
 */
function wholeAmong(tokens: readonly Token[]): Place | undefined {
  for (let end = tokens.length; end > 0; end--) {
    if (!endsAsInward(wordAt(tokens, end - 1).written)) continue;
    let text = '';
    for (let from = end - 1; from >= Math.max(0, end - MOST_WORDS); from--) {
      text = wordAt(tokens, from).written + text;
      if (text.length > 8) break;
      if (text.length < 5 || !isPartedRight(tokens, from, end)) continue;
      const compact = compactPostcode(text);
      const read = compact === undefined ? undefined : readCompact(compact);
      if (read !== undefined && isPostcodeArea(read.area)) return { from, to: end, text };
    }
  }
  return undefined;
}

/**
 * Whether three or more words are split where a postcode is, as in `CH2 4 NE` and `C H2 4NE`. So
 * `Flat B, 19 St Johns Hill` contains no postcode, and neither does `G/1, 5 St Johns Hill`.
 */
function isPartedRight(tokens: readonly Token[], from: number, end: number): boolean {
  if (end - from < 3) return true;
  for (let at = from + 1; at < end; at++) if (tokenAt(tokens, at).joint === JOINT.slash) return false;
  const last = wordAt(tokens, end - 1).written.length;
  return last === INWARD_LENGTH || last + wordAt(tokens, end - 2).written.length === INWARD_LENGTH;
}

const INWARD_LENGTH = 3;
const MOST_CHARACTERS = 8;

/**
 * Finds text at the end of the address that stands where a postcode should, but is not a postcode as typed.
 * Its characters may be apart (`B A 2 1 A P`), it may have letters instead of digits (`BDL 1AN`), or a
 * character may be missing.
 */
function brokenAmong(tokens: readonly Token[]): Place | undefined {
  const to = tokens.length;
  let from = to;
  let text = '';
  while (from > 0 && wordAt(tokens, from - 1).written.length === 1 && text.length < MOST_CHARACTERS) {
    from--;
    text = wordAt(tokens, from).written + text;
    if (tokenAt(tokens, from).joint >= JOINT.comma) break;
  }
  if (text.length >= 5 && /\d/.test(text) && /[A-Z]/.test(text)) return { from, to, text };
  const inward = tokens[to - 1]?.word.written ?? '';
  const outward = tokens[to - 2]?.word.written ?? '';
  if (
    to >= 2 &&
    // `(gate code 1234)`
    outward !== 'CODE' &&
    tokenAt(tokens, to - 1).joint < JOINT.comma &&
    INWARD.test(inward) &&
    OUTWARD.test(outward)
  ) {
    const isAlone = tokenAt(tokens, to - 2).joint >= JOINT.comma;
    const isMixed =
      (/\d/.test(outward) && /[A-Z]/.test(outward)) ||
      (/[LIOSZ]/.test(outward) && outward.length <= 4 && /\d/.test(inward));
    // `M5V 2T6` is a Canadian postcode.
    if (/^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(outward + inward)) return undefined;
    if (isAlone || isMixed) return { from: to - 2, to, text: outward + inward };
  }
  const isOne = tokens[to - 1]?.joint === JOINT.line || tokens[to - 1]?.joint === JOINT.comma;
  return isOne && ONE_WORD.test(inward) ? { from: to - 1, to, text: inward } : undefined;
}

/** Finds a postcode with its characters apart that is a part of the address by itself: `…, S A 4 1 7 G H, Wales`. */
function spelledAmong(tokens: readonly Token[]): Place | undefined {
  for (let from = tokens.length - SHORTEST_POSTCODE; from >= 0; from--) {
    if (from > 0 && tokenAt(tokens, from).joint < JOINT.comma) continue;
    let to = from;
    let text = '';
    do text += wordAt(tokens, to++).written;
    while (to < tokens.length && tokenAt(tokens, to).joint < JOINT.comma && text.length < MOST_CHARACTERS);
    const isApart =
      to - from === text.length && (to === tokens.length || tokenAt(tokens, to).joint >= JOINT.comma);
    if (isApart && WHOLE.test(text)) return { from, to, text };
  }
  return undefined;
}

/** In characters. */
const SHORTEST_POSTCODE = 5;
const WHOLE = /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/;

/**
 * Finds a postcode that was cut short and is a part of the address by itself: the `PH81 1` of `Fort Murdoch, PH81 1,
 * ring twice`.
 */
function cutAmong(tokens: readonly Token[]): Place | undefined {
  for (let at = tokens.length - 2; at > 0; at--) {
    if (tokenAt(tokens, at).joint < JOINT.comma) continue;
    const { outward, to } = outwardAt(tokens, at);
    const inward = tokens[to];
    const after = tokens[to + 1];
    if (inward === undefined || inward.joint >= JOINT.comma) continue;
    if (after !== undefined && after.joint < JOINT.comma) continue;
    if (!isDistrict(outward) || !/^\d[A-Z]?$/.test(inward.word.written)) continue;
    return { from: at, to: to + 1, text: `${outward} ${inward.word.written}` };
  }
  return undefined;
}

/** Whether a word may be the outward code of a postcode: CH2, E17. */
function isDistrict(written: string): boolean {
  const area = /^([A-Z]{1,2})\d[A-Z\d]?$/.exec(written)?.[1];
  return area !== undefined && isPostcodeArea(area);
}

/** The word at an index, and the one behind it if the two were written as one: PH81, which may be penthouse 81. */
function outwardAt(tokens: readonly Token[], at: number): { outward: string; to: number } {
  const { word, end } = tokenAt(tokens, at);
  const next = tokens[at + 1];
  return next?.start === end
    ? { outward: word.written + next.word.written, to: at + 2 }
    : { outward: word.written, to: at + 1 };
}

const INWARD = /^(?:[0-9OILSZBGQT][A-Z0-9]{2}|[0-9][A-Z]|[A-Z]{2}|[0-9][A-Z0-9]{3})$/;
const OUTWARD = /^(?=.*[0-9OILSZBGT])[A-Z0-9]{1,4}$/;
const ONE_WORD = /^(?=.*[A-Z])[A-Z0-9]{1,4}[0-9OILSZ][A-Z0-9]{2}$(?<=\d.*)/;

/** Whether a word may end a postcode: it ends with two letters, and any character before them is a digit. */
function endsAsInward(written: string): boolean {
  const { length } = written;
  if (length < 2 || length > MOST_CHARACTERS) return false;
  if (written.charCodeAt(length - 1) < LETTER_A || written.charCodeAt(length - 2) < LETTER_A) return false;
  return length === 2 || written.charCodeAt(length - 3) < LETTER_A;
}

/** Words contain only capitals and digits, and the codes of digits are lower than those of letters. */
const LETTER_A = 65;

/**
 * Finds the beginning of a postcode that stands alone at the end: `Larkenbridge CH2`, `London E17`, `Croydon CR0 3`.
 *
 * @returns the postcode and the number of its words
 */
function beginningAmong(tokens: readonly Token[]): { postcode: TypedPostcode; words: number } {
  const last = tokens.at(-1);
  const isSector = last !== undefined && last.joint < JOINT.comma && /^\d$/.test(last.word.written);
  const words = isSector ? 2 : 1;
  const outward = tokens.at(-words)?.word.written ?? '';
  if (!isDistrict(outward)) return { postcode: NONE, words: 0 };
  const written = isSector ? outward + last.word.written : outward;
  return { postcode: { written, compact: '', outward }, words };
}
