import { isDefiniteArticle } from '../../address/normal-form/small-words.ts';
import { JOINT, type Token } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import { slips } from '../../text/slips.ts';
import type { PreparedStreet } from '../prepared/prepared-postcode.ts';
import { PLACE_OF_LINE, type TypedText } from '../typed/typed-text.ts';
import type { Compared } from './door-fit.ts';
import { isMet, MARK } from './name-fit.ts';

/*
 * The typed words that no element of a door accounts for: another building, a part of it, another household, another place.
 */

/** Whether a building was named that nothing accounts for. */
export function hasBuildingLeft(typed: TypedText, marks: Uint8Array, taken: Uint8Array): boolean {
  const { tokens, solid } = typed;
  return solid.some(
    (at) =>
      marks[at] === MARK.free &&
      taken[at] === 0 &&
      tokens[at]!.word.is(KIND.building) &&
      !isOfFirm(typed, marks, at),
  );
}

/** Whether a word is one of a firm's name: the Castle of `Castle & Sons`, the Park of `Park Road Electrical`. */
function isOfFirm({ tokens, segments, segmentOf }: TypedText, marks: Uint8Array, at: number): boolean {
  const { to } = segments[segmentOf[at]!]!;
  for (let next = at + 1; next < to && marks[next] === MARK.free; next++) {
    const { word } = tokens[next]!;
    if (word.is(KIND.trade | KIND.legal) && !word.is(KIND.building)) return true;
  }
  return false;
}

/** Words that, alone between commas or before a number, are a part of a building. */
const PARTS_ALONE = new Set('ANNEXE REAR MAISONETTE STUDIO BEDSIT SHOP OUTBUILDING'.split(' '));

/** Those of them that are homes, whatever word stands before them. */
const HOMES = new Set('ANNEXE MAISONETTE BEDSIT'.split(' '));

/** Whether a part of a building was written that nothing accounts for. */
export function hasPartLeft(
  { tokens, solid, segments, segmentOf }: TypedText,
  marks: Uint8Array,
  taken: Uint8Array,
): boolean {
  return solid.some((at) => {
    if (marks[at] !== MARK.free || taken[at] === 1) return false;
    const { word } = tokens[at]!;
    const { from, to, place, isPerson } = segments[segmentOf[at]!]!;
    if (place !== PLACE_OF_LINE.line) return false;
    // `G/F`, `C/R`: what the letters mean is unknown, but they mean a part.
    const stroke = tokens[at + 1];
    const isStroke = stroke?.joint === JOINT.slash && stroke.word.is(KIND.letter);
    if (at === from && word.is(KIND.letter) && isStroke && !isPerson) return true;
    if (!PARTS_ALONE.has(word.text)) return false;
    if (word.text === 'REAR' && tokens[at + 1]?.word.written === 'OF') return true;
    // `Granny Annexe`; but `Copy Shop` and `Yoga Studio` are firms.
    const isBegun = HOMES.has(word.text) || solid.every((other) => other < from || other >= at);
    const next = solid.find((other) => other > at && other < to);
    return isBegun && (next === undefined || marks[next] !== MARK.free || tokens[next]!.word.is(KIND.number));
  });
}

/** Words that name a second household of a farm or a large house. */
const HOUSEHOLDS = new Set(
  (
    'HAYLOFT LOFT BYRE BOTHY GRANARY STABLE DAIRY OUTHOUSE COACHHOUSE CARAVAN TRAILER HUT STEADING SHIPPON SHIPPEN LINHAY COWSHED CARTSHED SHED PIGGERY ' +
    'BREWHOUSE BAKEHOUSE DOVECOTE YURT CHALET WING YSGUBOR BEUDY STABL STABLAU BWTHYN LLOFFT LLAETHDY CARTWS'
  ).split(' '),
);

/** Words for whoever lives there: `The Smith Family` is no house. */
const INHABITANTS = new Set(
  'FAMILY HOUSEHOLD OCCUPIERS OCCUPANT OCCUPANTS RESIDENTS HOUSEHOLDERS OWNER OWNERS TENANT TENANTS MANAGER SECRETARY'.split(
    ' ',
  ),
);

/**
 * Whether a name is followed by another one that nothing accounts for, and many farms have a house of that name; or the house is in a place
 * that was not written, `Lodge 2, North Grange, Penzance` for Lodge 2 of another place in Penzance.
 */
export function isOfUnknown(
  { tokens, segments, segmentOf }: TypedText,
  { name, street, taken, door }: Compared,
): boolean {
  const isHousehold = door.name!.words.every(({ text }) => HOUSEHOLDS.has(text));
  const isUnplaced =
    street.main.outcome === 'none' && street.smallest.outcome === 'missing' && isMet(street.town);
  if (!isUnplaced && !isHousehold) return false;
  const next = segments[segmentOf[name.found!.to - 1]! + 1];
  if (next === undefined || next.place !== PLACE_OF_LINE.line || next.isAside) return false;
  for (let at = next.from; at < next.to; at++)
    if (street.marks[at] !== MARK.free || taken[at] === 1 || tokens[at]!.word.is(KIND.trade)) return false;
  return isHousehold || !isLikePlace(tokens.slice(next.from, next.to), street.street);
}

/** Whether words may be the damaged name of the place that a street is in. */
function isLikePlace(words: readonly Token[], { locality, doubleLocality }: PreparedStreet): boolean {
  const written = words.map(({ word }) => word.text).join('');
  return [...doubleLocality, ...locality].some(
    ({ joinedWhole }) => slips(written, joinedWhole, MOST_SLIPS_OF_PLACE) <= MOST_SLIPS_OF_PLACE,
  );
}

const MOST_SLIPS_OF_PLACE = 3;

/**
 * Whether another household was written that nothing accounts for: free words at the beginning of a part of the address that begin with an
 * article, `The Hayloft`, or that are known to name one. `The Occupier` and `The Copy Shop` are none.
 */
export function hasHouseholdLeft({ tokens, segments }: TypedText, { street, taken }: Compared): boolean {
  const { marks, main, dependent, locality, doubleLocality, town } = street;
  const ends = [main, dependent, locality, doubleLocality, town].flatMap(({ found }) => found?.to ?? []);
  const last = ends.length === 0 ? tokens.length : Math.max(...ends);
  return segments.some(({ from, to, place, isPerson, isAside }) => {
    // What follows all streets and places is another place: `Guilsfield, Y Trallwng`.
    if (place !== PLACE_OF_LINE.line || isPerson || isAside || from >= last) return false;
    let end = from;
    while (end < to && marks[end] === MARK.free && taken[end] === 0) end++;
    const words = tokens.slice(from, end).map(({ word }) => word);
    if (words.some((word) => word.is(KIND.trade | KIND.legal | KIND.title) || INHABITANTS.has(word.text)))
      return false;
    const isNamed = words.length > 1 && isDefiniteArticle(words[0]!);
    return isNamed || words.some(({ text }) => HOUSEHOLDS.has(text));
  });
}

/** How many typed words nothing accounts for; persons and organisations apart. */
export function wordsLeft(
  { solid, segments, segmentOf }: TypedText,
  marks: Uint8Array,
  taken: Uint8Array,
): number {
  let left = 0;
  for (const at of solid) {
    if (marks[at] !== MARK.free || taken[at] === 1) continue;
    const { isPerson, place } = segments[segmentOf[at]!]!;
    if (!isPerson && place !== PLACE_OF_LINE.organisation) left++;
  }
  return left;
}
