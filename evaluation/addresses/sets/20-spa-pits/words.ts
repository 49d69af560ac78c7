import type { ListWords, PeopleWords, PlaceWords } from '../common/words.ts';
import { PEOPLE_HELD_BACK } from './words/people-held-back.ts';
import { PEOPLE_SHOWN } from './words/people-shown.ts';
import { PITS_HELD_BACK } from './words/pits-held-back.ts';
import { PITS_SHOWN } from './words/pits-shown.ts';
import { SPA_HELD_BACK } from './words/spa-held-back.ts';
import { SPA_SHOWN } from './words/spa-shown.ts';

export const NAMES = ['spa', 'pits'] as const;
export type Name = (typeof NAMES)[number];

export const HALVES = ['shown', 'held-back'] as const;
export type Half = (typeof HALVES)[number];

const PLACES: Readonly<Record<Name, Readonly<Record<Half, PlaceWords>>>> = {
  spa: { shown: SPA_SHOWN, 'held-back': SPA_HELD_BACK },
  pits: { shown: PITS_SHOWN, 'held-back': PITS_HELD_BACK },
};

const PEOPLE: Readonly<Record<Half, PeopleWords>> = { shown: PEOPLE_SHOWN, 'held-back': PEOPLE_HELD_BACK };

/** The words of a list of one half. */
export function wordsOf(name: Name, half: Half): ListWords {
  return { ...PLACES[name][half], ...PEOPLE[half] };
}
