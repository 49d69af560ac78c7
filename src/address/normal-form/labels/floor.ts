import { type Label, LEVEL, labelWith, NO_LEVEL } from '../label.ts';
import { isJoined, JOINT, joinedWord, type Token, tokenAt } from '../tokens.ts';
import { KIND } from '../vocabulary.ts';
import { isPartsEnd, partBehindSide } from './behind-floor.ts';
import { partNamed } from './part-kind.ts';
import { readNumberedFloor } from './short-floor.ts';
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
  ['UPSTAIRS', LEVEL.upstairs],
  ['DOWNSTAIRS', LEVEL.downstairs],
]);

/**
 * Reads `First Floor Flat`, `2nd Floor Rear`, `Lower Ground Floor`, `Basement`, `Top Flat`,
 * `Ground Floor Flat 2`, `Rear of`.
 */
export function readFloor(tokens: readonly Token[], at: number): Label | undefined {
  const begin = tokens[at];
  if (begin === undefined) return undefined;
  const short = readNumberedFloor(tokens, at);
  if (short !== undefined) return short;
  const first = begin.word;
  const { level, to: levelEnd } = levelAt(tokens, at);
  if (level === NO_LEVEL) return undefined;
  let next = levelEnd;
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
  // `Upstairs, 14 High Street` is no café's name.
  const isStairs = level === LEVEL.upstairs || level === LEVEL.downstairs;
  const isPlain =
    (isStairs && isPartsEnd(tokens, next)) ||
    level === LEVEL.basement ||
    level === LEVEL.attic ||
    level === LEVEL.mezzanine;
  if (!isFloor && part === '' && !isPlain) {
    const other = first.is(KIND.number) ? undefined : otherFloor(tokens, next);
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

/** Reads the words that say which floor: `Lower Ground`, `Hall`, `Top`, `2nd`, `2`. */
function levelAt(tokens: readonly Token[], at: number): { readonly level: number; readonly to: number } {
  const { word: first } = tokenAt(tokens, at);
  const second = tokens[at + 1]?.word;
  if (first.text === 'LOWER' && second?.text === 'GROUND') return { level: LEVEL.lowerGround, to: at + 2 };
  if (first.text === 'UPPER' && second?.text === 'GROUND') return { level: LEVEL.ground, to: at + 2 };
  // `Downstairs Basement Flat`
  const isStairs = first.text === 'UPSTAIRS' || first.text === 'DOWNSTAIRS';
  if (isStairs && joinedWord(tokens, at + 1)?.is(KIND.ordinal | KIND.level)) return levelAt(tokens, at + 1);
  // `Bottom Flat`
  const isBottom = first.text === 'BOTTOM' && second !== undefined;
  if (isBottom && (second.is(KIND.floor) || partNamed(second) === 'flat'))
    return { level: LEVEL.downstairs, to: at + 1 };
  if (first.text === 'HALL' && second?.is(KIND.floor) === true) return { level: LEVEL.hall, to: at + 1 };
  if (first.is(KIND.level)) return { level: LEVELS.get(first.text) ?? NO_LEVEL, to: at + 1 };
  const isNumber = first.is(KIND.ordinal) || (first.is(KIND.number) && first.letter === '');
  return { level: isNumber ? first.value : NO_LEVEL, to: at + 1 };
}

/** Reads the second floor of `Ground and First Floor`, `1st/2nd Floor`. */
function otherFloor(tokens: readonly Token[], at: number): Label | undefined {
  const isAnd = joinedWord(tokens, at)?.text === 'AND' && isJoined(tokens, at + 1);
  const isStroke = tokens[at]?.joint === JOINT.slash || tokens[at]?.joint === JOINT.hyphen;
  return isAnd || isStroke ? readFloor(tokens, isAnd ? at + 1 : at) : undefined;
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
