import { type Label, labelWith } from '../label.ts';
import { JOINT, type Token } from '../tokens.ts';

/** Reads `PO Box 61`, `P.O. Box No 61`. */
export function readBox(tokens: readonly Token[], at: number): Label | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  const { word, joint } = token;
  let next = at + 1;
  if (word.written === 'PO' && tokens[next]?.word.written === 'BOX') next++;
  else if (
    word.written === 'P' &&
    tokens[next]?.word.written === 'O' &&
    tokens[next + 1]?.word.written === 'BOX'
  )
    next += 2;
  else if (word.written !== 'POBOX' && (word.written !== 'BOX' || joint < JOINT.comma)) return undefined;
  if (tokens[next]?.word.text === 'NO') next++;
  const number = tokens[next]?.word;
  if (number === undefined || !/\d/.test(number.written)) return undefined;
  return labelWith({
    kind: 'box',
    first: number.value,
    letter: number.value < 0 ? number.written : number.letter,
    from: at,
    to: next + 1,
  });
}
