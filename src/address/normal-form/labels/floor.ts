import { type Label, LEVEL, labelWith, NO_LEVEL } from '../label.ts';
import { isJoined, JOINT, type Token } from '../tokens.ts';
import { KIND } from '../vocabulary.ts';
import { partNamed } from './part-kind.ts';
import { withSide } from './side.ts';

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
  ['FFF', 1],
  ['FFL', 1],
  ['SFF', 2],
  ['TFF', LEVEL.top],
  ['BFF', LEVEL.basement],
  ['LGF', LEVEL.lowerGround],
  ['LGFF', LEVEL.lowerGround],
  ['UGF', LEVEL.ground],
  ['TFL', LEVEL.top],
  ['GF', LEVEL.ground],
  ['FF', 1],
  ['SF', 2],
  ['TF', LEVEL.top],
  ['BF', LEVEL.basement],
]);

/** Reads `GFF`, `TF Flat`. */
export function readShortFloor(tokens: readonly Token[], at: number): Label | undefined {
  const level = SHORT_FLOORS.get(tokens[at]!.word.written);
  if (level === undefined) return undefined;
  const isFlatNext = isJoined(tokens, at + 1) && partNamed(tokens[at + 1]!.word) === 'flat';
  // Two letters are ambiguous, except with FLAT, or as all of a part of the address before the number of the house: `G/F, 14 High Street`.
  const house = tokens[at + 1];
  const isApart =
    tokens[at]!.joint >= JOINT.comma &&
    house !== undefined &&
    house.joint >= JOINT.comma &&
    house.word.is(KIND.number);
  if (tokens[at]!.word.written.length === 2 && !isFlatNext && !isApart) return undefined;
  return labelWith({ kind: 'flat', level, from: at, to: isFlatNext ? at + 2 : at + 1 });
}

/**
 * Reads `First Floor Flat`, `2nd Floor Rear`, `Lower Ground Floor`, `Basement`, `Top Flat`,
 * `Ground Floor Flat 2`, `Rear of`.
 */
export function readFloor(tokens: readonly Token[], at: number): Label | undefined {
  let next = at;
  let level = NO_LEVEL;
  const first = tokens[next]!.word;
  const second = tokens[next + 1]?.word;
  if (first.text === 'LOWER' && second?.text === 'GROUND') {
    level = LEVEL.lowerGround;
    next += 2;
  } else if (first.text === 'UPPER' && second?.text === 'GROUND') {
    level = LEVEL.ground;
    next += 2;
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
  // `2/F Flat`
  const stroke = tokens[next];
  if (first.is(KIND.number) && stroke?.joint === JOINT.slash && stroke.word.written === 'F') {
    const part = isJoined(tokens, next + 1) ? partNamed(tokens[next + 1]!.word) : '';
    if (part === 'flat') return labelWith({ kind: part, level: first.value, from: at, to: next + 2 });
  }
  if (level === NO_LEVEL) return undefined;
  // `First Left`, `Ground Right`
  if (tokens[at]!.joint >= JOINT.comma && isSideNext(tokens, next) && !first.is(KIND.number)) {
    const sided = withSide(tokens, labelWith({ level, from: at, to: next }));
    if (sided.side !== '') return sided;
  }
  const isFloor = isJoined(tokens, next) && tokens[next]!.word.is(KIND.floor);
  if (isFloor) next++;
  const part = isJoined(tokens, next) ? partNamed(tokens[next]!.word) : '';
  if (part !== '') next++;
  // Alone, only a basement, attic or mezzanine is unambiguous. A ground may be a sports ground, and a garden
  // a garden.
  const isPlain = level === LEVEL.basement || level === LEVEL.attic || level === LEVEL.mezzanine;
  if (!isFloor && part === '' && !isPlain) {
    // `Ground and First Floor`
    const isAnd = isJoined(tokens, next) && tokens[next]!.word.text === 'AND' && isJoined(tokens, next + 1);
    const other = isAnd && !first.is(KIND.number) ? readFloor(tokens, next + 1) : undefined;
    return other === undefined ? undefined : labelWith({ kind: other.kind, level, from: at, to: next });
  }
  if (!isFloor && first.is(KIND.ordinal | KIND.number) && part !== 'flat') return undefined;
  if (!isFloor && first.is(KIND.number)) return undefined;
  const floor = labelWith({ kind: part, level, from: at, to: next });
  const numbered = part !== '' && isJoined(tokens, next) ? tokens[next]!.word : undefined;
  if (numbered?.is(KIND.number) && numbered.letter === '' && isPartsEnd(tokens, next + 1)) {
    return { ...floor, first: numbered.value, to: next + 1 };
  }
  if (numbered?.is(KIND.letter) && isPartsEnd(tokens, next + 1)) {
    return { ...floor, letter: numbered.written, to: next + 1 };
  }
  return withSide(tokens, floor);
}

function isSideNext(tokens: readonly Token[], at: number): boolean {
  return isJoined(tokens, at) && /^(?:LEFT|RIGHT)$/.test(tokens[at]!.word.text);
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
 * Reads `G/F` and `1/F` as floors, `2/L` as the left of a floor. They must be all of a part of the address before the number of the house, or
 * all of the text: in `12/F High Street` F is a flat.
 */
export function readStroke(tokens: readonly Token[], at: number): Label | undefined {
  const { word, joint } = tokens[at]!;
  const stroke = tokens[at + 1];
  if (joint < JOINT.comma || stroke?.joint !== JOINT.slash) return undefined;
  const side = STROKE_SIDES.get(stroke.word.written);
  if (side === undefined) return undefined;
  const isNumber = word.is(KIND.number) && word.letter === '' && word.value <= HIGHEST_STROKE;
  const level = isNumber ? word.value : STROKE_LEVELS.get(word.written);
  const house = tokens[at + 2];
  const isEnd = house === undefined ? at === 0 : house.word.is(KIND.number);
  if (level === undefined || !isEnd) return undefined;
  return labelWith({ kind: 'flat', level, side, from: at, to: at + 2 });
}

/**
 * Whether the number of the part ends the part: true for `First Floor Flat 2, 14 High Street`, false for
 * `First Floor Flat 14 High Street`.
 */
function isPartsEnd(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  return next === undefined || next.joint >= JOINT.comma || next.word.is(KIND.number);
}
