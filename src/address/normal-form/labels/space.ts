import { type Label, labelWith } from '../label.ts';
import { joinedWord, type Token } from '../tokens.ts';
import { KIND } from '../vocabulary.ts';
import { cardinalAt, readNumber } from './number.ts';

const PARKING = new Set(['PARK', 'PARKING']);

/** Reads `Car Space 2`, `Car Park Space 6`, `Parking Space 3`. */
export function readSpace(tokens: readonly Token[], at: number): Label | undefined {
  const word = tokens[at]?.word;
  if (word?.written !== 'CAR' && word?.written !== 'PARKING') return undefined;
  const isParking = PARKING.has(joinedWord(tokens, at + 1)?.text ?? '');
  const space = at + (isParking ? 2 : 1);
  const name = joinedWord(tokens, space)?.written;
  if (name !== 'SPACE' && name !== 'SPACES') return undefined;
  const to = joinedWord(tokens, space + 1)?.text === 'NO' ? space + 2 : space + 1;
  const value = joinedWord(tokens, to);
  if (value?.is(KIND.cardinal)) {
    const cardinal = cardinalAt(tokens, to, value.value);
    return labelWith({ kind: 'space', first: cardinal.value, from: at, to: to + cardinal.length });
  }
  const number = value?.is(KIND.number) ? readNumber(tokens, to, 'space') : undefined;
  return number === undefined ? undefined : { ...number, from: at };
}
