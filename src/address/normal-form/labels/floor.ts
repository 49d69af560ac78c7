import { type Label, LEVEL, labelWith, NO_LEVEL, type PartKind, SIDE, stair } from '../label.ts';
import { isJoined, JOINT, joinedWord, type Token } from '../tokens.ts';
import { KIND } from '../vocabulary.ts';
import { partNamed } from './part-kind.ts';
import { sideNamed, withSide } from './side.ts';

const LEVELS = new Map<string, number>([
  ['BASEMENT', LEVEL.basement],
  ['SUBBASEMENT', LEVEL.basement],
  ['GROUND', LEVEL.ground],
  ['GARDEN', LEVEL.garden],
  ['LOWER', LEVEL.lower],
  ['UPPER', LEVEL.upper],
  ['MEZZANINE', LEVEL.mezzanine],
  ['TOP', LEVEL.top],
  ['ATTIC', LEVEL.attic],
]);

/** Three-letter forms of first, second, ground … floor flat. */
const SHORT_FLOORS = new Map<string, number>([
  ['GFF', LEVEL.ground],
  ['GFL', LEVEL.ground],
  ['GFR', LEVEL.ground],
  ['FFF', 1],
  ['FFL', 1],
  ['FFR', 1],
  ['SFF', 2],
  ['TFF', LEVEL.topOrThird],
  ['BFF', LEVEL.basement],
  ['LGF', LEVEL.lowerGround],
  ['LGFF', LEVEL.lowerGround],
  ['UGF', LEVEL.ground],
  ['TFL', LEVEL.topOrThird],
  ['TFR', LEVEL.topOrThird],
  ['GFC', LEVEL.ground],
  ['FFC', 1],
  ['SFC', 2],
  ['TFC', LEVEL.topOrThird],
  ['SFL', 2],
  ['SFR', 2],
  ['GF', LEVEL.ground],
  ['FF', 1],
  ['SF', 2],
  ['TF', LEVEL.top],
  ['BF', LEVEL.basement],
  ['HFF', LEVEL.hall],
]);

/** Reads `GFF`, `TF Flat`. */
export function readShortFloor(tokens: readonly Token[], at: number): Label | undefined {
  const token = tokens[at];
  const level = token === undefined ? undefined : SHORT_FLOORS.get(token.word.written);
  if (token === undefined || level === undefined) return undefined;
  const flat = partBehindSide(tokens, at + 1);
  const isFlatNext = flat?.part === 'flat';
  // A form of two letters is ambiguous. It counts only before FLAT, or if it is a whole part of the address
  // before the house number: `G/F, 14 High Street`.
  const house = tokens[at + 1];
  const isApart =
    token.joint >= JOINT.comma &&
    house !== undefined &&
    (house.joint >= JOINT.comma || token.word.written === 'GF') &&
    house.word.is(KIND.number);
  if (token.word.written.length === 2 && !isFlatNext && !isApart) return undefined;
  if (flat === undefined || !isFlatNext)
    return labelWith({ kind: 'flat', level, side: shortSide(token.word.written), from: at, to: at + 1 });
  return labelWith({ kind: 'flat', level, side: flat.side, from: at, to: flat.to });
}

/** The side in a short form of three letters: `GFL` is on the left in a tenement, but any flat elsewhere. */
function shortSide(written: string): string {
  if (/^[FGST]FL$/.test(written)) return SIDE.leftOrFlat;
  if (/^[FGST]FC$/.test(written)) return 'MIDDLE';
  return /^[FGST]FR$/.test(written) ? SIDE.rightOrRear : '';
}

/** Reads the kind of part that follows a floor. A side may precede it: `Flat`, `Front Flat`. */
function partBehindSide(
  tokens: readonly Token[],
  at: number,
): { readonly part: PartKind; readonly side: string; readonly to: number } | undefined {
  const word = joinedWord(tokens, at);
  if (word === undefined) return undefined;
  const part = partNamed(word);
  if (part !== '') return { part, side: '', to: at + 1 };
  const next = word.is(KIND.side) && !word.is(KIND.compass) ? joinedWord(tokens, at + 1) : undefined;
  const sided = next === undefined ? '' : partNamed(next);
  return sided === 'flat' ? { part: sided, side: sideNamed(word), to: at + 2 } : undefined;
}

/**
 * Reads `First Floor Flat`, `2nd Floor Rear`, `Lower Ground Floor`, `Basement`, `Top Flat`,
 * `Ground Floor Flat 2`, `Rear of`.
 */
export function readFloor(tokens: readonly Token[], at: number): Label | undefined {
  let next = at;
  let level = NO_LEVEL;
  const begin = tokens[next];
  if (begin === undefined) return undefined;
  const first = begin.word;
  const second = tokens[next + 1]?.word;
  if (first.text === 'LOWER' && second?.text === 'GROUND') {
    level = LEVEL.lowerGround;
    next += 2;
  } else if (first.text === 'UPPER' && second?.text === 'GROUND') {
    level = LEVEL.ground;
    next += 2;
  } else if (first.text === 'HALL' && second?.is(KIND.floor) === true) {
    level = LEVEL.hall;
    next++;
  } else if (first.is(KIND.level)) {
    level = LEVELS.get(first.text) ?? NO_LEVEL;
    next++;
  } else if (first.is(KIND.ordinal) || (first.is(KIND.number) && first.letter === '')) {
    level = first.value;
    next++;
  }
  // `1F Flat`
  if (
    level === NO_LEVEL &&
    first.is(KIND.number) &&
    first.letter === 'F' &&
    second !== undefined &&
    partNamed(second) === 'flat'
  ) {
    return labelWith({ kind: 'flat', level: first.value, from: at, to: at + 2 });
  }
  // `1FF`
  if (level === NO_LEVEL && first.is(KIND.number) && first.letter === 'FF' && first.value <= HIGHEST_STROKE) {
    return labelWith({ kind: 'flat', level: first.value, from: at, to: at + 1 });
  }
  // `1FR`
  if (level === NO_LEVEL && first.is(KIND.number) && first.letter === 'FR' && first.value <= HIGHEST_STROKE)
    return labelWith({ level: first.value, side: SIDE.rightOrRear, from: at, to: at + 1 });
  // `2FL`
  const short = tokens[at + 1];
  const isShort = short?.word.written === 'FL' && short.start === begin.end && short.line === begin.line;
  if (isShort && first.is(KIND.number) && isPartsEnd(tokens, at + 2))
    return labelWith({ level: first.value, side: SIDE.leftOrFlat, from: at, to: at + 2 });
  // `2/F Flat`
  const stroke = tokens[next];
  if (first.is(KIND.number) && stroke?.joint === JOINT.slash && stroke.word.written === 'F') {
    const behind = joinedWord(tokens, next + 1);
    const part = behind === undefined ? '' : partNamed(behind);
    if (part === 'flat') return labelWith({ kind: part, level: first.value, from: at, to: next + 2 });
  }
  if (level === NO_LEVEL) return undefined;
  // `First Left`, `Ground Right`
  if (begin.joint >= JOINT.comma && isSideNext(tokens, next) && !first.is(KIND.number)) {
    const sided = withSide(tokens, labelWith({ level, from: at, to: next }));
    if (sided.side !== '') return sided;
  }
  const isFloor = joinedWord(tokens, next)?.is(KIND.floor) === true;
  if (isFloor) next++;
  const named = partBehindSide(tokens, next);
  const part = named?.part ?? '';
  const side = named?.side ?? '';
  if (named !== undefined) next = named.to;
  // Alone, only a basement, attic or mezzanine is unambiguous. A ground may be a sports ground, and a garden
  // a garden.
  const isPlain = level === LEVEL.basement || level === LEVEL.attic || level === LEVEL.mezzanine;
  if (!isFloor && part === '' && !isPlain) {
    // `Ground and First Floor`, `1st/2nd Floor`
    const isAnd = joinedWord(tokens, next)?.text === 'AND' && isJoined(tokens, next + 1);
    const isStroke = tokens[next]?.joint === JOINT.slash || tokens[next]?.joint === JOINT.hyphen;
    const isTwo = (isAnd || isStroke) && !first.is(KIND.number);
    const other = isTwo ? readFloor(tokens, isAnd ? next + 1 : next) : undefined;
    return other === undefined ? undefined : labelWith({ kind: other.kind, level, from: at, to: next });
  }
  if (!isFloor && first.is(KIND.ordinal | KIND.number) && part !== 'flat') return undefined;
  if (!isFloor && first.is(KIND.number)) return undefined;
  const floor = labelWith({ kind: part, level, side, from: at, to: next });
  const numbered = part === '' && !isFlatAndHouse(tokens, next) ? undefined : joinedWord(tokens, next);
  if (numbered?.is(KIND.number) && numbered.letter === '' && isPartsEnd(tokens, next + 1)) {
    return { ...floor, first: numbered.value, to: next + 1 };
  }
  if (numbered?.is(KIND.letter) && isPartsEnd(tokens, next + 1)) {
    return { ...floor, letter: numbered.written, to: next + 1 };
  }
  return side === '' ? withSide(tokens, floor) : floor;
}

/** Whether the numbers of a flat and of a house follow a floor: `Ground Floor 1, 8 East Green`. */
function isFlatAndHouse(tokens: readonly Token[], at: number): boolean {
  const house = tokens[at + 1];
  return house?.word.is(KIND.number) === true && house.joint !== JOINT.hyphen && house.joint !== JOINT.slash;
}

/**
 * Reads a floor that follows its flat and ends that part of the address: `Flat Lower`, `Maisonette, Upper`,
 * `Flat (Top)`.
 */
export function readFloorBehind(tokens: readonly Token[], at: number): number | undefined {
  const word = tokens[at]?.word;
  const level = word === undefined ? undefined : LEVELS.get(word.text);
  if (level === undefined || !word?.is(KIND.level)) return undefined;
  const after = tokens[at + 1];
  const isEnd = after === undefined || after.joint >= JOINT.comma || after.word.is(KIND.number);
  return isEnd ? level : undefined;
}

function isSideNext(tokens: readonly Token[], at: number): boolean {
  const text = joinedWord(tokens, at)?.text;
  return text === 'LEFT' || text === 'RIGHT' || text === 'CENTRE';
}

const STROKE_LEVELS = new Map<string, number>([
  ['G', LEVEL.ground],
  ['B', LEVEL.basement],
  ['T', LEVEL.top],
]);

const STROKE_SIDES = new Map<string, string>([
  ['F', ''],
  ['L', 'LEFT'],
  ['R', 'RIGHT'],
]);

const HIGHEST_STROKE = 9;

/**
 * Reads `G/F` and `1/F` as floors, and `2/L` as the left side of a floor. Such a label must be a whole part
 * of the address before the house number, or the whole text. In `12/F High Street`, F is a flat. `G/F` may also
 * stand behind the house.
 */
export function readStroke(tokens: readonly Token[], at: number): Label | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  const { word, joint } = token;
  const stroke = tokens[at + 1];
  if (joint < JOINT.comma || stroke?.joint !== JOINT.slash) return undefined;
  // `G/F 2, 14 High Street`
  const flat = tokens[at + 2];
  const isFlat = word.written === 'G' && stroke.word.written === 'F' && flat?.joint === JOINT.space;
  if (isFlat && flat.word.is(KIND.number) && flat.word.letter === '' && isPartsEnd(tokens, at + 3))
    return stair(LEVEL.ground, flat.word.value, at, at + 3);
  if (word.text === 'GROUND' && stroke.word.is(KIND.number))
    return stair(LEVEL.ground, stroke.word.value, at, at + 2);
  const side = STROKE_SIDES.get(stroke.word.written);
  if (side === undefined) return undefined;
  const isNumber = word.is(KIND.number) && word.letter === '' && word.value <= HIGHEST_STROKE;
  const level = isNumber ? word.value : STROKE_LEVELS.get(word.written);
  const house = tokens[at + 2];
  const isApart = !isNumber && stroke.word.written === 'F' && isPartsEnd(tokens, at + 2);
  const isEnd = house === undefined ? at === 0 : house.word.is(KIND.number);
  if (level === undefined || !(isEnd || isApart)) return undefined;
  return labelWith({ kind: 'flat', level, side, from: at, to: at + 2 });
}

/** Reads `G/R` and `1/L` behind FLAT as the side of a floor. */
export function readStrokeBehind(tokens: readonly Token[], at: number): Label | undefined {
  const word = tokens[at]?.word;
  const stroke = tokens[at + 1];
  const side = stroke?.joint === JOINT.slash ? STROKE_SIDES.get(stroke.word.written) : undefined;
  const level = word === undefined ? undefined : STROKE_LEVELS.get(word.written);
  if (!side || level === undefined || !isPartsEnd(tokens, at + 2)) return undefined;
  return labelWith({ kind: 'flat', level, side, from: at, to: at + 2 });
}

/**
 * Whether the words before this index end their part of the address, so that a number among them belongs to
 * the flat: true for `First Floor Flat 2, 14 High Street`, false for `First Floor Flat 14 High Street`.
 */
export function isPartsEnd(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  return next === undefined || next.joint >= JOINT.comma || next.word.is(KIND.number);
}
