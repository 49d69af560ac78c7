import { type Label, LEVEL, labelWith, SIDE } from '../label.ts';
import { JOINT, joinedWord, type Token } from '../tokens.ts';
import { KIND } from '../vocabulary.ts';
import { HIGHEST_FLOOR, isPartsEnd, partBehindSide } from './behind-floor.ts';
import { partNamed } from './part-kind.ts';

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

/** Whether a word is the short form of a floor. */
export function isShortFloor(written: string): boolean {
  return SHORT_FLOORS.has(written);
}

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

/** Reads `1F Flat`, `1FF`, `1FR`, `2FL` and `2/F Flat`. */
export function readNumberedFloor(tokens: readonly Token[], at: number): Label | undefined {
  const begin = tokens[at];
  if (begin === undefined || !begin.word.is(KIND.number)) return undefined;
  const { letter, value: level } = begin.word;
  const next = tokens[at + 1];
  if (letter === 'F' && next !== undefined && partNamed(next.word) === 'flat')
    return labelWith({ kind: 'flat', level, from: at, to: at + 2 });
  if (letter === 'FF' && level <= HIGHEST_FLOOR)
    return labelWith({ kind: 'flat', level, from: at, to: at + 1 });
  if (letter === 'FR' && level <= HIGHEST_FLOOR)
    return labelWith({ level, side: SIDE.rightOrRear, from: at, to: at + 1 });
  const isShort = next?.word.written === 'FL' && next.start === begin.end && next.line === begin.line;
  if (isShort && isPartsEnd(tokens, at + 2))
    return labelWith({ level, side: SIDE.leftOrFlat, from: at, to: at + 2 });
  const behind = joinedWord(tokens, at + 2);
  const isStroke = letter === '' && next?.joint === JOINT.slash && next.word.written === 'F';
  if (isStroke && behind !== undefined && partNamed(behind) === 'flat')
    return labelWith({ kind: 'flat', level, from: at, to: at + 3 });
  return undefined;
}
