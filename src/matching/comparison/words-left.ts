import { endOfThing } from '../../address/normal-form/labels/outside.ts';
import { JOINT, wordAt } from '../../address/normal-form/tokens.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import { type Segment, segmentAt } from '../typed/segment.ts';
import { PLACE_OF_LINE, type TypedText } from '../typed/typed-text.ts';
import { isMet, MARK } from './name-fit.ts';
import { isSaidTwice } from './said-twice.ts';
import type { StreetFit } from './street-fit.ts';

/*
 * Finds typed words that no element of a door accounts for: another building, a part of a building, any words.
 */

/** Whether the text names a building that nothing accounts for. */
export function hasBuildingLeft(typed: TypedText, street: StreetFit, taken: Uint8Array): boolean {
  const { marks } = street;
  const { tokens, solid } = typed;
  return solid.some(
    (at) =>
      marks[at] === MARK.free &&
      taken[at] === 0 &&
      wordAt(tokens, at).is(KIND.building) &&
      !isPersonAlone(segmentAt(typed, at), marks, taken) &&
      !isUnknownTown(typed, street, taken, segmentAt(typed, at)) &&
      !isOfFirm(typed, marks, at) &&
      !isSaidTwice(typed, marks, taken, segmentAt(typed, at)),
  );
}

/** Whether a part of the address is a person and nothing else: `Mrs Rose Barn`. */
function isPersonAlone({ from, to, isPerson }: Segment, marks: Uint8Array, taken: Uint8Array): boolean {
  if (!isPerson) return false;
  for (let at = from; at < to; at++) if (marks[at] !== MARK.free || taken[at] === 1) return false;
  return true;
}

/**
 * Whether a part of the address stands where the town does: no town was found, the part comes last, and the words
 * before it are a street or a place. Craven Arms is a town, although its name ends like that of an inn.
 */
function isUnknownTown(
  { segments }: TypedText,
  { marks, town }: StreetFit,
  taken: Uint8Array,
  { from, to }: Segment,
): boolean {
  if (isMet(town) || segments.findLast(({ isAside }) => !isAside)?.to !== to || from === 0) return false;
  for (let at = from; at < to; at++) if (marks[at] !== MARK.free || taken[at] === 1) return false;
  return marks[from - 1] === MARK.street || marks[from - 1] === MARK.place;
}

/**
 * Whether a word belongs to a firm's name: the Castle of `Castle & Sons`, the Park of `Park Road Electrical`.
 */
function isOfFirm(typed: TypedText, marks: Uint8Array, at: number): boolean {
  const { tokens } = typed;
  const { to } = segmentAt(typed, at);
  for (let next = at + 1; next < to && marks[next] === MARK.free; next++) {
    const word = wordAt(tokens, next);
    if (word.is(KIND.trade | KIND.legal) && !word.is(KIND.building)) return true;
  }
  return false;
}

/** Words that mean a part of a building if they stand alone between commas or before a number. */
const PARTS_ALONE = new Set('ANNEXE REAR MAISONETTE PENTHOUSE STUDIO BEDSIT SHOP OUTBUILDING'.split(' '));

/** The words of {@link PARTS_ALONE} that mean a home, whatever word stands before them. */
const HOMES = new Set('ANNEXE MAISONETTE PENTHOUSE BEDSIT'.split(' '));

/** Caretakers have a home at the school, block or hall that they look after. */
const CARETAKER = 'CARETAKER';

/** Letters that end in that of a flat or floor, as in BF and UGFL. HR and IT are departments. */
const CODE = /^(?:[B-DF-HJ-NP-TV-XZ]{1,3}F[LT]?|F{1,2}\d{1,3})$/;

/** Whether the text names a part of a building that nothing accounts for. */
export function hasPartLeft(typed: TypedText, marks: Uint8Array, taken: Uint8Array): boolean {
  const { tokens, solid, labels } = typed;
  return solid.some((at) => {
    if (marks[at] !== MARK.free || taken[at] === 1) return false;
    const word = wordAt(tokens, at);
    const { from, to, place, isPerson } = segmentAt(typed, at);
    if (place !== PLACE_OF_LINE.line) return false;
    // In `G/F` and `C/R`, the meaning of the letters is unknown, but they mean a part. Before a name they may mean
    // anything: `u/c Dr Fell`.
    const stroke = tokens[at + 1];
    const isStroke = stroke?.joint === JOINT.slash && stroke.word.is(KIND.letter);
    const isBeforeName =
      at + 2 < to && marks[at + 2] === MARK.free && taken[at + 2] === 0 && wordAt(tokens, at + 2).kinds === 0;
    if (at === from && word.is(KIND.letter) && isStroke && !isPerson && !isBeforeName) return true;
    if ((word.text === 'REAR' || word.text === 'BACK') && tokens[at + 1]?.word.written === 'OF') return true;
    // In `Flat at Top`, the words beside the flat say which one it is.
    if (
      word.is(KIND.level | KIND.side) &&
      labels.some((label) => label.kind === 'flat' && label.from >= from && label.to <= to)
    )
      return true;
    // In `BF 14 High Street`, the meaning of the letters is unknown, but they mean a part.
    const after = tokens[at + 1];
    const isApart = after === undefined || at + 1 === to || after.word.is(KIND.number);
    if (at === from && !isPerson && isApart && word.kinds === 0 && CODE.test(word.written)) return true;
    // `Caretakers House, Elm Road School` is not the school.
    if (word.text.startsWith(CARETAKER) && !isPerson) return true;
    // `Lamp Post, 7 High Street`
    if (at === from && isThingAlone(typed, at, to)) return true;
    // `The Stable Block, 7 High Street`
    if (word.text === 'BLOCK' && isStable(tokens[at - 1]?.word.text)) return true;
    if (!PARTS_ALONE.has(word.text)) return false;
    // `Granny Annexe` is a part, but `Copy Shop` and `Yoga Studio` are firms.
    const isBegun = HOMES.has(word.text) || solid.every((other) => other < from || other >= at);
    const next = solid.find((other) => other > at && other < to);
    if (!isBegun || next === undefined) return isBegun;
    return marks[next] !== MARK.free || taken[next] === 1 || wordAt(tokens, next).is(KIND.number | KIND.part);
  });
}

/** Whether a part of the address, or what stands before a number in it, is a thing in the street. */
function isThingAlone({ tokens }: TypedText, from: number, to: number): boolean {
  const end = endOfThing(tokens, from);
  return end !== undefined && (end === to || tokens[end]?.word.is(KIND.number) === true);
}

function isStable(text: string | undefined): boolean {
  return text === 'STABLE' || text === 'STABLES';
}

/**
 * Returns how many typed words nothing accounts for. Persons and organisations are not counted. Without commas, a
 * person ends where something is known: `Mr D Pugh Flat 13 Teal House Hood Road`.
 */
export function wordsLeft(typed: TypedText, marks: Uint8Array, taken: Uint8Array): number {
  const { solid, segmentOf } = typed;
  let left = 0;
  let known = -1;
  for (const at of solid) {
    if (marks[at] !== MARK.free || taken[at] === 1) {
      known = segmentOf[at]!;
      continue;
    }
    const { isPerson, place } = segmentAt(typed, at);
    const isOfPerson = isPerson && known !== segmentOf[at];
    if (!isOfPerson && place !== PLACE_OF_LINE.organisation) left++;
  }
  return left;
}
