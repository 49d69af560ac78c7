import { type Label, labelWith, type PartKind, stair } from '../label.ts';
import { isJoined, JOINT, joinedWord, type Token, tokenAt, wordAt } from '../tokens.ts';
import { KIND } from '../vocabulary.ts';
import type { Word } from '../word.ts';
import { isPartsEnd } from './behind-floor.ts';
import { readFloor, readFloorBehind } from './floor.ts';
import { cardinalAt, readNumber } from './number.ts';
import { PART_KINDS, partNamed } from './part-kind.ts';
import { readShortFloor } from './short-floor.ts';
import { sideNamed, withSide } from './side.ts';
import { readStrokeBehind } from './stroke.ts';

/**
 * Reads `Flat 2`, `Units 3 and 4`, `Apt. No 3`, `Flat A`, `Flat Two`, `Flat 2/1`, `Floor 3`, and `Flat`
 * alone.
 */
export function readPart(tokens: readonly Token[], at: number): Label | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  const { word } = token;
  // `Studio Flat 2`
  const behind = isKindOfFlat(word) ? joinedWord(tokens, at + 1) : undefined;
  if (behind !== undefined && partNamed(behind) === 'flat') {
    const flat = readPart(tokens, at + 1);
    // `Maisonette Flat`: the name of the flat stays, as it does in `Maisonette`.
    if (flat !== undefined) return flat.to === at + 2 ? flat : { ...flat, from: at };
  }
  if (word.written === 'DOOR' && tokens[at + 1]?.word.written === 'CODE') return undefined;
  // `Main Door 3 Elm Row` is the main door of number 3.
  if (word.written === 'DOOR' && isJoined(tokens, at) && tokens[at - 1]?.word.written === 'MAIN')
    return undefined;
  const text = word.either.includes('FLAT') ? 'FLAT' : word.text;
  const mayEndName = word.is(KIND.building) || ENDS_OF_NAMES.has(word.written);
  const before = mayEndName && isJoined(tokens, at) ? tokens[at - 1] : undefined;
  if (before !== undefined && isName(before.word)) return undefined;
  const isFloor = word.text === 'FLOOR';
  const kind = PART_KINDS.get(text) ?? '';
  let next = at + 1;
  if (joinedWord(tokens, next)?.text === 'NO') next++;
  const value = joinedWord(tokens, next);
  if (value !== undefined) {
    if (isFloor) {
      if (!value.is(KIND.number | KIND.cardinal) || value.value < 0) return undefined;
      return labelWith({ level: value.value, from: at, to: next + 1 });
    }
    const level = levelBehind(tokens, next);
    const isFloorNext = isLevel(tokens, level) || tokens[next + 1]?.word.is(KIND.floor) === true;
    const floor = isFloorNext ? readFloor(tokens, level) : undefined;
    if (floor !== undefined) return { ...floor, kind, from: at };
    // `Flat TFL`
    const short = value.written.length === 3 ? readShortFloor(tokens, next) : undefined;
    if (short !== undefined) return { ...short, kind, from: at };
    // `Flat Iron Market`
    if (value.text === 'IRON') return undefined;
    const number = value.is(KIND.number) ? readNumber(tokens, next, kind) : undefined;
    if (number !== undefined) return withSide(tokens, { ...number, from: at });
    if (value.is(KIND.stair)) return { ...stair(value.value, value.door, at, next + 1), kind };
    if (value.is(KIND.cardinal)) return readCardinal(tokens, at, next, value, kind);
    const stroke = isPartLetter(tokens, next) ? readStrokeBehind(tokens, next) : undefined;
    if (stroke !== undefined) return { ...stroke, kind, from: at };
    if (isPartLetter(tokens, next)) return readPartLetter(tokens, at, next, value.written, kind);
    if (/^[A-Z]{1,2}\d{1,3}$/.test(value.written))
      return labelWith({ kind, letter: value.written, from: at, to: next + 1 });
    // `Unit HI` is a misreading of `Unit H1`.
    if (/^[A-HJ-NP-Z][IO]$/.test(value.written) && !value.is(KIND.small)) {
      const digit = value.written[1] === 'I' ? '1' : '0';
      return labelWith({ kind, letter: value.written.charAt(0) + digit, from: at, to: next + 1 });
    }
  }
  if (kind !== 'flat') return undefined;
  const level = readFloorBehind(tokens, at + 1);
  if (level !== undefined) return labelWith({ kind, level, from: at, to: at + 2 });
  // `Apt, 14 High Street`, `Middle Apartment`
  // `Loft Apartment, 14 High Street`
  const isApartment =
    text === 'APARTMENT' &&
    (tokenAt(tokens, at).joint >= JOINT.comma ||
      wordAt(tokens, at - 1).is(KIND.side | KIND.level | KIND.floor) ||
      isPartsEnd(tokens, at + 1));
  return text === 'FLAT' || isApartment
    ? withSide(tokens, labelWith({ kind, from: at, to: at + 1 }))
    : undefined;
}

/** Returns the index of the floor behind a part, or the index itself: the BASEMENT of `Flat in the Basement`. */
function levelBehind(tokens: readonly Token[], at: number): number {
  if (!/^(?:IN|ON|AT)$/.test(tokens[at]!.word.written)) return at;
  const next = joinedWord(tokens, at + 1)?.written === 'THE' ? at + 2 : at + 1;
  return isJoined(tokens, next) && isLevel(tokens, next) ? next : at;
}

function isLevel(tokens: readonly Token[], at: number): boolean {
  return tokens[at]!.word.is(KIND.ordinal | KIND.level);
}

/** Words that end the names of firms and buildings: `Halcyon Therapy Rooms 60 Airedale Street`. */
const ENDS_OF_NAMES = new Set([
  'ROOMS',
  'OFFICES',
  'STUDIOS',
  'SHOPS',
  'STORES',
  'STUDIO',
  'SHOP',
  'STORE',
  'WORKSHOP',
  'FACTORY',
]);

function isKindOfFlat({ text }: Word): boolean {
  return text === 'STUDIO' || text === 'BEDSIT' || text === 'MAISONETTE' || text === 'PENTHOUSE';
}

/** Whether a word begins a part of the address, possibly after an article: `The Rear Flat`. */
function isBegun(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (token === undefined || token.joint >= JOINT.comma) return true;
  return before?.word.written === 'THE' && before.joint >= JOINT.comma;
}

/**
 * Reads `Front Flat`, `Rear Flat 2`, `Front Ground Floor Flat`, and `Front` if it is a whole part of the
 * address after a flat: `Flat, Front`.
 */
export function readSide(tokens: readonly Token[], at: number): Label | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  const { word } = token;
  if (!isBegun(tokens, at) || word.is(KIND.compass)) return undefined;
  const next = tokens[at + 1];
  const side = sideNamed(word);
  if (next !== undefined && next.joint < JOINT.comma) {
    const isFloor = next.word.is(KIND.ordinal | KIND.level);
    const flat =
      partNamed(next.word) === 'flat'
        ? readPart(tokens, at + 1)
        : isFloor
          ? readFloor(tokens, at + 1)
          : undefined;
    return flat === undefined || flat.side !== '' || flat.letter !== ''
      ? undefined
      : { ...flat, side, from: at };
  }
  const before = tokens[at - 1];
  const isBehindFlat = before !== undefined && partNamed(before.word) === 'flat';
  return isBehindFlat ? labelWith({ side, from: at, to: at + 1 }) : undefined;
}

/** Reads `Flat Two`, `Flat Twenty One`. */
function readCardinal(
  tokens: readonly Token[],
  from: number,
  at: number,
  { value }: Word,
  kind: PartKind,
): Label {
  const cardinal = cardinalAt(tokens, at, value);
  return labelWith({ kind, first: cardinal.value, from, to: at + cardinal.length });
}

/**
 * Whether a word belongs to a building's name: in `Jostle Apartments 34 Bracken Mews` there is no apartment
 * 34.
 */
function isName(word: Word): boolean {
  return !word.is(KIND.number | KIND.letter | KIND.part | KIND.small | KIND.stair | KIND.beside);
}

/** Whether a word is a single letter, which may label a part. */
function isPartLetter(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word;
  return word?.written.length === 1 && word.is(KIND.letter);
}

/** A floor has no more flats than this. */
const MOST_ON_STAIR = 9;

/** Reads `Flat A`, `Unit B 2`, `Units A-C`, `Flat G/1`. */
function readPartLetter(
  tokens: readonly Token[],
  from: number,
  at: number,
  letter: string,
  kind: PartKind,
): Label {
  const next = tokens[at + 1];
  if (next !== undefined && next.joint === JOINT.slash && next.word.is(KIND.number) && /[GB]/.test(letter)) {
    // `Flat B/25 High Street`: flat B of number 25.
    const isStair = next.word.value <= MOST_ON_STAIR && isPartsEnd(tokens, at + 2);
    if (isStair) return { ...stair(letter === 'G' ? 0 : -1, next.word.value, from, at + 2), kind };
  }
  if (next !== undefined && next.joint === JOINT.hyphen) {
    // In `Unit A - 26 Cemetery Road`, 26 is the house.
    if (next.word.is(KIND.number) && isPartsEnd(tokens, at + 2))
      return labelWith({ kind, letter: letter + next.word.written, from, to: at + 2 });
    if (isPartLetter(tokens, at + 1))
      return labelWith({ kind, letter: letter + next.word.written, from, to: at + 2 });
  }
  return labelWith({ kind, letter, from, to: at + 1 });
}
