import type { Label } from '../label.ts';
import { joinedWord, type Token } from '../tokens.ts';
import { KIND } from '../vocabulary.ts';
import type { Word } from '../word.ts';
import { readNumber } from './number.ts';

/** Whether {@link readMobileHome} may read a label that begins with a word. */
export function mayBeginMobileHome({ written }: Word): boolean {
  return written === 'MOBILE' || written === 'STATIC' || written === 'PARK';
}

/** Reads `Mobile Home 16`, `Static Caravan 3`, `Park Home 4` as a pitch. */
export function readMobileHome(tokens: readonly Token[], at: number): Label | undefined {
  const first = tokens[at]?.word;
  if (first === undefined || !mayBeginMobileHome(first)) return undefined;
  const home = joinedWord(tokens, at + 1)?.written;
  const isCaravan = first.written === 'STATIC' && (home === 'CARAVAN' || home === 'VAN');
  if (home !== 'HOME' && !isCaravan) return undefined;
  const number = joinedWord(tokens, at + 2)?.text === 'NO' ? at + 3 : at + 2;
  if (joinedWord(tokens, number)?.is(KIND.number) !== true) return undefined;
  const label = readNumber(tokens, number, 'pitch');
  return label === undefined ? undefined : { ...label, from: at };
}
