import type { Word } from './word.ts';

/** Whether a word means a farm: `Farm`, `Fm`, `Fferm`. */
export function isFarmWord({ text }: Word): boolean {
  return text === 'FARM' || text === 'FFERM';
}
