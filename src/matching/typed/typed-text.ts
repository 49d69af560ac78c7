import type { Label } from '../../address/normal-form/label.ts';
import { labelsOf } from '../../address/normal-form/labels/read-labels.ts';
import { isSmall } from '../../address/normal-form/small-words.ts';
import { addTokens, JOINT, type Token, tokenAt, wordAt } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import type { Word } from '../../address/normal-form/word.ts';
import { present } from '../../present.ts';
import type { TypedAddress } from '../match.ts';
import { type ForeignSign, foreignSign } from './foreign-sign.ts';
import { isRequest } from './requests.ts';
import { type Segment, segmentAt } from './segment.ts';
import { isTelephone, tidied } from './tidied.ts';
import { findPostcode, type TypedPostcode } from './typed-postcode.ts';

/** The field of the typed address that a text comes from. */
export const PLACE_OF_LINE = {
  organisation: 0,
  line: 1,
  locality: 2,
  town: 3,
  county: 4,
  postcode: 5,
} as const;

/** A typed address as a row of words, interpreted as far as possible without knowing any address. */
export interface TypedText {
  readonly texts: readonly string[];
  readonly tokens: readonly Token[];
  /** The numbers of the tokens that are not small words such as THE, OF and AND. */
  readonly solid: readonly number[];
  readonly segments: readonly Segment[];
  /** For each token, the number of the segment that contains it. */
  readonly segmentOf: Uint8Array;
  readonly labels: readonly Label[];
  readonly postcode: TypedPostcode;
  readonly foreign: ForeignSign | undefined;
}

/** Words that begin an instruction to the postman. */
const INSTRUCTIONS = new Set(
  'LEAVE PLEASE RING DELIVER KNOCK CALL BUZZ BUZZER PRESS SAFE INTERCOM SIGN INSTRUCTIONS CODE TEL TELEPHONE PHONE MOBILE FAX EMAIL DELIVERY USE ASK BEWARE SIGNATURE'.split(
    ' ',
  ),
);

/** Reads a typed address: splits it into words and parts, and finds its numbers and its postcode. */
export function readTyped(typed: TypedAddress): TypedText {
  const texts: string[] = [];
  const all: Token[] = [];
  const places: number[] = [];
  const add = (text: string | undefined, place: number): void => {
    if (text === undefined || text === '') return;
    addTokens(text, texts.length, all);
    texts.push(text);
    while (places.length < all.length) places.push(place);
  };
  add(typed.organisation, PLACE_OF_LINE.organisation);
  for (const line of typed.lines) add(tidied(line), PLACE_OF_LINE.line);
  add(typed.locality, PLACE_OF_LINE.locality);
  add(typed.town, PLACE_OF_LINE.town);
  add(typed.county, PLACE_OF_LINE.county);
  const { postcode, tokens, kept } = findPostcode(all, typed.postcode ?? '');
  const segmentOf = new Uint8Array(tokens.length);
  const segments = segmentsOf(
    tokens,
    texts,
    kept === undefined ? places : kept.map((at) => present(places[at], 'the place of a word')),
    segmentOf,
  );
  const solid: number[] = [];
  for (let at = 0; at < tokens.length; at++) if (!isSmall(wordAt(tokens, at))) solid.push(at);
  const labels = labelsOf(tokens).filter(
    (label) =>
      !segmentAt({ segments, segmentOf }, label.from).isAside &&
      !isOfCompany(label, tokens, segments, segmentOf),
  );
  return {
    texts,
    tokens,
    solid,
    segments,
    segmentOf,
    labels,
    postcode,
    foreign: foreignSign(segments, tokens, postcode),
  };
}

/**
 * Whether a number begins the name of a company, which is a part of the address: `24-7 Locksmiths Ltd, Rose
 * Cottage`. `12 High Street Acme Ltd` and `Unit 4 Acme Ltd` begin with numbers of premises.
 */
function isOfCompany(
  { kind, from, to }: Label,
  tokens: readonly Token[],
  segments: readonly Segment[],
  segmentOf: Uint8Array,
): boolean {
  const segment = segmentAt({ segments, segmentOf }, from);
  if (kind !== '' || from !== segment.from || segments.length === 1) return false;
  const rest = tokens.slice(to, segment.to).map(({ word }) => word);
  const isNamed = rest.length > 1 && rest.at(-1)?.is(KIND.legal) === true;
  return isNamed && rest.every((word) => !word.is(KIND.number | KIND.descriptor | KIND.part | KIND.building));
}

function segmentsOf(
  tokens: readonly Token[],
  texts: readonly string[],
  places: readonly number[],
  segmentOf: Uint8Array,
): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  for (let at = 1; at <= tokens.length; at++) {
    const token = tokens[at];
    if (token !== undefined && token.joint < JOINT.comma && token.line === tokenAt(tokens, at - 1).line)
      continue;
    if (from < at) {
      segmentOf.fill(segments.length, from, at);
      segments.push({
        from,
        to: at,
        place: present(places[from], 'the place of a word'),
        isAside: isAside(tokens, from, at, texts),
        isPerson: isPerson(tokens, from),
      });
    }
    from = at;
  }
  return segments;
}

/**
 * Whether a part of the address is a name with initials: `T. Adeyemi`, `J R Pritchard`. Y does not count as
 * an initial, because it is the article in `Y Graig`.
 */
function isInitialled(tokens: readonly Token[], from: number): boolean {
  const isOfPart = (at: number) => {
    const token = tokens[at];
    return token !== undefined && token.joint < JOINT.comma && token.line === tokenAt(tokens, from).line;
  };
  const isInitial = (at: number) => {
    const word = wordAt(tokens, at);
    return word.is(KIND.letter) && word.written.length === 1 && word.written !== 'Y';
  };
  let at = from;
  while (isInitial(at) && isOfPart(at + 1)) at++;
  // These are not names with initials: `A/12`, `E Wing`, `S Lodge`.
  const isName = at > from && !isInitial(at) && !wordAt(tokens, at).is(~KIND.common);
  return isName && tokenAt(tokens, at).joint !== JOINT.slash && !isOfPart(at + 1);
}

const CARE = new Set(['CAREOF', 'CO', 'FAO', 'ATTN', 'ATTENTION', 'ATT']);

/** Whether a part begins like `c/- Mrs Hill`, in which the hyphen stands for the O. */
function isCareOf(tokens: readonly Token[], from: number): boolean {
  const care = tokenAt(tokens, from);
  const next = tokens[from + 1];
  return care.word.written === 'C' && next?.joint === JOINT.slash && next.start > care.end + 1;
}

/** Words for whoever lives in a house. */
const INHABITANTS = new Set(['OCCUPIER', 'HOUSEHOLDER', 'RESIDENT', 'HOMEOWNER', 'OCCUPANT']);

/** Whether two words are addressed to whoever lives there: `The Occupier`, `Current Resident`. */
function isUnnamed({ written }: Word, next: Word | undefined): boolean {
  const isBegun = written === 'THE' || written === 'CURRENT' || written === 'PRESENT';
  return isBegun && next !== undefined && INHABITANTS.has(next.text);
}

function isPerson(tokens: readonly Token[], from: number): boolean {
  const word = wordAt(tokens, from);
  const next = tokens[from + 1]?.word;
  const isOff =
    (word.is(KIND.title) && !word.is(KIND.descriptor)) ||
    (word.is(KIND.letter) && next?.is(KIND.title) === true);
  return (
    isOff ||
    isUnnamed(word, next) ||
    CARE.has(word.written) ||
    isCareOf(tokens, from) ||
    isInitialled(tokens, from) ||
    (word.written === 'CARE' && next?.written === 'OF') ||
    (word.written === 'DR' && next !== undefined)
  );
}

/** Words that say how a place lies to another: `2nd house after the bridge`, `at end of track`. */
const WAYS = new Set(['AFTER', 'PAST', 'BEFORE', 'UNTIL']);

/** Words that begin the way to a house, before THE or OF. */
const LEADING = new Set(['UP', 'DOWN', 'BY', 'END', 'TOP', 'ROUND']);

/** Words that tell an entrance from others. */
const SEEN = new Set('SIDE REAR FRONT BACK BLUE GREEN RED BLACK WHITE YELLOW BROWN'.split(' '));

const ENTRANCES = new Set(['ENTRANCE', 'GATE', 'DOOR']);

/** Whether a part of the address says how to find the house, rather than what it is called. */
function isDirection(tokens: readonly Token[], from: number, to: number): boolean {
  const word = wordAt(tokens, from);
  const next = tokens[from + 1]?.word;
  if (word.is(KIND.beside)) return !isNearName(tokens, from, to) && !isBesideHouse(tokens, from);
  if (word.written === 'NEXT') return next?.written === 'TO' || next?.written === 'DOOR';
  // The address itself comes first.
  if (from === 0) return false;
  // `up the bank on the left`, `end of the lane`, `by the church`
  if (LEADING.has(word.written) && (next?.written === 'THE' || next?.written === 'OF')) return true;
  // `rear entrance`, `side gate`, `blue door`
  if (to === from + 2 && SEEN.has(word.written) && ENTRANCES.has(next?.written ?? '')) return true;
  if (word.written === 'AT' || word.written === 'ON')
    return tokens.slice(from + 1, to).some((one) => one.word.written === 'OF');
  return tokens.slice(from, to).some((one) => WAYS.has(one.word.written));
}

/** Whether a number follows ADJACENT, and no house is named before: `Corner Café, Adj 14 Union Road`. */
function isBesideHouse(tokens: readonly Token[], from: number): boolean {
  const { word } = tokenAt(tokens, from);
  if (word.text !== 'ADJACENT' && word.text !== 'ADJOINING') return false;
  const next = tokens[from + 1]?.word.written === 'TO' ? from + 2 : from + 1;
  const isNumbered = tokens[next]?.word.is(KIND.number) === true;
  return isNumbered && !tokens.slice(0, from).some(({ word: one }) => one.is(KIND.number | KIND.building));
}

/**
 * Whether the whole address begins with NEAR as part of a name: `Near Sawrey`, `Near Cote, Grassington`.
 * `Near the church` says where a house is.
 */
function isNearName(tokens: readonly Token[], from: number, to: number): boolean {
  const next = tokens[from + 1];
  if (from > 0 || tokenAt(tokens, from).word.written !== 'NEAR' || next === undefined || to === tokens.length)
    return false;
  return to > from + 1 && !next.word.is(KIND.small | KIND.number);
}

function isAside(tokens: readonly Token[], from: number, to: number, texts: readonly string[]): boolean {
  const word = wordAt(tokens, from);
  // `Nr 157 Oak Grove` is number 157.
  if (word.written === 'NR' && tokens[from + 1]?.word.is(KIND.number) === true) return false;
  // `Above, 14 High Street` is the flat above the shop.
  if (word.text === 'ABOVE' && (from + 1 === to || tokens[from + 1]?.word.is(KIND.number) === true))
    return false;
  if (isDirection(tokens, from, to)) return true;
  if ((word.written === 'DOOR' || word.written === 'GATE') && tokens[from + 1]?.word.written === 'CODE')
    return true;
  const { line, start, end } = tokenAt(tokens, from);
  const text = present(texts[line], 'the line of a word');
  if (text[start - 1] === '(' && text[tokenAt(tokens, to - 1).end] === ')') {
    return !tokens.slice(from, to).some(({ word: one }) => one.is(KIND.number | KIND.stair | KIND.part));
  }
  // A plus sign is read as AND.
  if (
    /^(?:[TM]|MOB|0\d+|44|AND)$/.test(word.written) &&
    isTelephone(text.slice(start, tokenAt(tokens, to - 1).end))
  )
    return true;
  const next = tokens[from + 1];
  if (
    from > 0 &&
    next !== undefined &&
    from + 1 < to &&
    isRequest(word.written, next.word.written, tokens[from + 2]?.word.written)
  )
    return true;
  if (!INSTRUCTIONS.has(word.written)) return false;
  // `mobile home, the limes` is a home; `mobile 07700 900123` is a telephone number.
  if (word.written === 'MOBILE' && tokens[from + 1]?.word.written === 'HOME') return false;
  // Names can begin with `Safe` or `Call` as well. An instruction continues in small letters.
  const after = text.slice(end).trimStart();
  return /^[a-z:0-9(+]/.test(after) || word.written === 'TEL' || word.written === 'PLEASE';
}

/** Returns the text between two tokens as it was typed. */
export function typedBetween({ texts, tokens }: TypedText, from: number, to: number): string {
  let text = '';
  for (let at = from; at < to; ) {
    let end = at;
    const { line, start } = tokenAt(tokens, at);
    while (end + 1 < to && tokenAt(tokens, end + 1).line === line) end++;
    const piece = present(texts[line], 'the line of a word').slice(start, tokenAt(tokens, end).end);
    text += text === '' ? piece : `, ${piece}`;
    at = end + 1;
  }
  return text;
}
