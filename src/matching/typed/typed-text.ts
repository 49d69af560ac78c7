import type { Label } from '../../address/normal-form/label.ts';
import { labelsOf } from '../../address/normal-form/labels/read-labels.ts';
import { isSmall } from '../../address/normal-form/small-words.ts';
import {
  addTokens,
  JOINT,
  type Token,
  tokenAt,
  wordAt,
  wordsBetween,
} from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import { present } from '../../present.ts';
import { fill } from '../fill.ts';
import type { TypedAddress } from '../match.ts';
import { isAside } from './aside.ts';
import { type ForeignSign, foreignSign } from './foreign-sign.ts';
import { isPerson } from './person.ts';
import { isPlainLine } from './plain-line.ts';
import { type Segment, segmentAt } from './segment.ts';
import { tidied } from './tidied.ts';
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
  for (const line of typed.lines) {
    const before = all.length;
    add(line, PLACE_OF_LINE.line);
    if (line === '' || isPlainLine(line, all, before)) continue;
    texts.pop();
    all.length = before;
    places.length = before;
    add(tidied(line), PLACE_OF_LINE.line);
  }
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
  if (segment.to - to < 2 || !wordAt(tokens, segment.to - 1).is(KIND.legal)) return false;
  return wordsBetween(tokens, to, segment.to).every(
    (word) => !word.is(KIND.number | KIND.descriptor | KIND.part | KIND.building),
  );
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
      fill(segmentOf, segments.length, from, at);
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
