import { type Label, labelWith } from '../label.ts';
import { JOINT, joinedWord, type Token, tokenAt } from '../tokens.ts';
import { KIND } from '../vocabulary.ts';
import type { Word } from '../word.ts';
import { cardinalAt, readNumber } from './number.ts';

const PARKING = new Set(['PARK', 'PARKING']);

/** What a garage that has a number of its own is called. */
const GARAGES = new Set(['GARAGE', 'GARAGES', 'LOCKUP']);

/** Whether {@link readSpace} may read a label that begins with a word. */
export function mayBeginSpace({ written }: Word): boolean {
  return written === 'CAR' || written === 'PARKING' || GARAGES.has(written);
}

/** Reads `Car Space 2`, `Car Park Space 6`, `Parking Space 3`, and `Garage 4` at the beginning of a part. */
export function readSpace(tokens: readonly Token[], at: number): Label | undefined {
  const word = tokens[at]?.word;
  if (word === undefined || !mayBeginSpace(word)) return undefined;
  if (GARAGES.has(word.written)) return readGarage(tokens, at);
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

/** A garage is no house of its number. `Hill Garage 14` and `Garage, 14 High Street` are firms. */
function readGarage(tokens: readonly Token[], at: number): Label | undefined {
  const isBegun = at === 0 || tokenAt(tokens, at).joint >= JOINT.comma;
  if (!isBegun) return undefined;
  const to = joinedWord(tokens, at + 1)?.text === 'NO' ? at + 2 : at + 1;
  const number = joinedWord(tokens, to)?.is(KIND.number) ? readNumber(tokens, to, 'space') : undefined;
  return number === undefined ? undefined : { ...number, side: 'GARAGE', from: at };
}
