import type { ListWords, PlaceWords } from '../common/words.ts';
import { DOCKLANDS_HELD_BACK } from './words/docklands-held-back.ts';
import { DOCKLANDS_SHOWN } from './words/docklands-shown.ts';
import { FENS_HELD_BACK } from './words/fens-held-back.ts';
import { FENS_SHOWN } from './words/fens-shown.ts';
import { PEOPLE_HELD_BACK } from './words/people-held-back.ts';
import { PEOPLE_SHOWN } from './words/people-shown.ts';

export const NAMES = ['docklands', 'fens'] as const;
export type Name = (typeof NAMES)[number];

export const HALVES = ['shown', 'held-back'] as const;
export type Half = (typeof HALVES)[number];

const PLACES: Readonly<Record<Name, Readonly<Record<Half, PlaceWords>>>> = {
  docklands: { shown: DOCKLANDS_SHOWN, 'held-back': DOCKLANDS_HELD_BACK },
  fens: { shown: FENS_SHOWN, 'held-back': FENS_HELD_BACK },
};

/** The words of a list of one half. */
export function listWords(name: Name, half: Half): ListWords {
  return { ...PLACES[name][half], ...(half === 'shown' ? PEOPLE_SHOWN : PEOPLE_HELD_BACK) };
}
