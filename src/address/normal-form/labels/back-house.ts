import { type Label, labelWith } from '../label.ts';
import { JOINT, joinedWord, type Token } from '../tokens.ts';
import { KIND } from '../vocabulary.ts';

/*
 * Houses in the court behind a house of the street, which have numbers of their own: `2 Back of 7 Mill Street`, `Hse 2
 * Rear of 7 Mill Street`, `Back House 2, 7 Mill Street`.
 */

/** The side of what stands behind a house. {@link BEHIND} is not the rear flat within it. */
export const BEHIND = 'REAR OF';

/** Reads a house behind another one. The number of the house in front follows, or was written before. */
export function readBackHouse(tokens: readonly Token[], at: number): Label | undefined {
  const { word, joint } = tokens[at]!;
  const isBegun = at === 0 || joint >= JOINT.comma;
  if (word.text === 'REAR' || word.text === 'BACK') return isBegun ? readHouseBehind(tokens, at) : undefined;
  const isNamed = word.text === 'HOUSE' || word.text === 'NO';
  if (!isBegun || !(isNamed || word.is(KIND.number))) return undefined;
  const number = isNamed ? joinedWord(tokens, at + 1) : word;
  if (number === undefined || !number.is(KIND.number)) return undefined;
  const behind = at + (isNamed ? 2 : 1);
  const to = endOfBehind(tokens, behind);
  if (to === undefined) return undefined;
  const next = tokens[to];
  // `14 Back Lane`, `14 Rear`
  const isSure = to > behind + 1 || tokens[behind]!.word.written === 'BK';
  const isEnd = isSure && (next === undefined || next.joint >= JOINT.comma);
  const isHouse = next !== undefined && next.joint < JOINT.comma && next.word.is(KIND.number);
  return isEnd || isHouse
    ? labelWith({ first: number.value, letter: number.letter, side: BEHIND, from: at, to })
    : undefined;
}

/** Reads `Back House 2` beside the number of the house in front, and `Rear House` in `Rear House 27 Mill Street`. */
function readHouseBehind(tokens: readonly Token[], at: number): Label | undefined {
  if (joinedWord(tokens, at + 1)?.text !== 'HOUSE') return undefined;
  const number = joinedWord(tokens, at + 2);
  if (number === undefined || !number.is(KIND.number)) return undefined;
  const next = tokens[at + 3];
  const isTwo = next === undefined ? at === 0 : next.word.is(KIND.number | KIND.cardinal);
  const isNumbered = isTwo || tokens.slice(0, at).some(({ word }) => word.is(KIND.number));
  return isNumbered
    ? labelWith({ first: number.value, letter: number.letter, side: BEHIND, from: at, to: at + 3 })
    : labelWith({ side: BEHIND, from: at, to: at + 2 });
}

/** Returns the index behind `Rear of`, `Back of`, `Bk of`, `Bk`, `R/O` or `Behind`. Undefined for other words. */
function endOfBehind(tokens: readonly Token[], at: number): number | undefined {
  const word = joinedWord(tokens, at);
  if (word === undefined) return undefined;
  const next = joinedWord(tokens, at + 1)?.written;
  if (word.text === 'BEHIND') return at + 1;
  if (word.written === 'R') return next === 'O' && tokens[at + 1]!.joint === JOINT.slash ? at + 2 : undefined;
  if (word.text !== 'REAR' && word.text !== 'BACK' && word.written !== 'BK') return undefined;
  return next === 'OF' ? at + 2 : at + 1;
}
