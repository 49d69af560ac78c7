import { type Label, labelWith, type PartKind } from '../label.ts';
import { JOINT, type Token } from '../tokens.ts';
import { KIND } from '../vocabulary.ts';

/** Reads `14`, `14A`, `14 A`, `14-16`, `14 & 16`, `14 to 16`, `2/1`. */
export function readNumber(tokens: readonly Token[], at: number, kind: PartKind): Label | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  const { word } = token;
  let next = at + 1;
  let letter = word.letter;
  const lone = tokens[next];
  if (letter === '' && lone !== undefined && isLetterOf(tokens, next)) {
    letter = lone.word.written;
    next++;
  }
  const one = labelWith({ kind, first: word.value, letter, from: at, to: next });
  const joined = tokens[next];
  if (joined === undefined || joined.joint >= JOINT.comma) return one;
  const isStroke = joined.joint === JOINT.slash;
  // `3/19-21`: flat 3 of 19-21.
  const range = tokens[next + 1];
  if (
    isStroke &&
    joined.word.is(KIND.number) &&
    range?.joint === JOINT.hyphen &&
    range.word.is(KIND.number)
  ) {
    return { ...one, kind: kind === '' ? 'flat' : kind };
  }
  if (joined.word.is(KIND.number) && (isStroke || joined.joint === JOINT.hyphen)) {
    // `22 - 3` is no range: flat 3 of number 22.
    const isBackwards = joined.word.value > 0 && joined.word.value < word.value;
    return { ...one, ...endOf(joined, next, letter), isStair: isStroke || isBackwards };
  }
  const isAnd = joined.word.text === 'AND' || joined.word.text === 'TO';
  const other = tokens[next + 1];
  if (isAnd && other !== undefined && other.joint < JOINT.comma && other.word.is(KIND.number)) {
    return { ...one, ...endOf(other, next + 1, letter) };
  }
  return one;
}

/** The second number of a range, with the letter of either number. */
function endOf({ word }: Token, at: number, letter: string) {
  return { last: word.value, letter: letter + word.letter, to: at + 1 };
}

/** Whether a letter follows the number: `14 A`, `14-A`, `14/A`. */
function isLetterOf(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  const { joint, word } = token;
  if (joint <= JOINT.hyphen) return isLoneLetter(tokens, at);
  return joint === JOINT.slash && word.is(KIND.letter) && word.written.length === 1;
}

/**
 * Whether a letter after a number belongs to the number: true for `14 A High Street`, false for
 * `14 A Smith and Sons`.
 */
function isLoneLetter(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  const { word } = token;
  if (!word.is(KIND.letter) || word.written.length > 1) return false;
  const next = tokens[at + 1];
  if (next === undefined || next.joint >= JOINT.comma) return true;
  // `2 Y Graig`: Y is the Welsh article.
  if (word.written === 'Y' && !next.word.is(KIND.number | KIND.letter)) return false;
  // `122 W Road`, `4 X Street`
  return !(word.is(KIND.compass | KIND.descriptor) && next.word.is(KIND.descriptor));
}

/** Returns the number of one cardinal or two, `Twenty` or `Twenty-one`, and how many words it has. */
export function cardinalAt(
  tokens: readonly Token[],
  at: number,
  tens: number,
): { readonly value: number; readonly length: 1 | 2 } {
  const ones = tokens[at + 1];
  const isTens = tens >= 20 && tens % 10 === 0 && ones !== undefined && ones.joint < JOINT.comma;
  const hasOnes = isTens && ones.word.is(KIND.cardinal) && ones.word.value > 0 && ones.word.value < 10;
  return hasOnes ? { value: tens + ones.word.value, length: 2 } : { value: tens, length: 1 };
}

/** Reads `One Park Lane`, `Two, High Street`, but only at the beginning of a part of the address. */
export function readSpelled(tokens: readonly Token[], at: number): Label | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  const { word, joint } = token;
  const next = tokens[at + 1];
  if (joint < JOINT.comma || next === undefined) return undefined;
  const { value, length } = cardinalAt(tokens, at, word.value);
  return labelWith({ first: value, isSpelled: true, from: at, to: at + length });
}
