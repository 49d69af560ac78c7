import { type Label, LEVEL, labelWith, stair } from '../label.ts';
import { JOINT, type Token } from '../tokens.ts';
import { KIND } from '../vocabulary.ts';
import { HIGHEST_FLOOR, isPartsEnd } from './behind-floor.ts';

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
  const isNumber = word.is(KIND.number) && word.letter === '' && word.value <= HIGHEST_FLOOR;
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
