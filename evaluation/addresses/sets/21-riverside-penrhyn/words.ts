import type { ListWords, PeopleWords, PlaceWords } from '../common/words.ts';
import { PENRHYN_HELD_BACK } from './words/penrhyn-held-back.ts';
import { PENRHYN_SHOWN } from './words/penrhyn-shown.ts';
import { PEOPLE_HELD_BACK } from './words/people-held-back.ts';
import { PEOPLE_SHOWN } from './words/people-shown.ts';
import { RIVERSIDE_HELD_BACK } from './words/riverside-held-back.ts';
import { RIVERSIDE_SHOWN } from './words/riverside-shown.ts';

export const NAMES = ['riverside', 'penrhyn'] as const;
export type Name = (typeof NAMES)[number];

export const HALVES = ['shown', 'held-back'] as const;
export type Half = (typeof HALVES)[number];

const PLACES: Readonly<Record<Name, Readonly<Record<Half, PlaceWords>>>> = {
  riverside: { shown: RIVERSIDE_SHOWN, 'held-back': RIVERSIDE_HELD_BACK },
  penrhyn: { shown: PENRHYN_SHOWN, 'held-back': PENRHYN_HELD_BACK },
};

const PEOPLE: Readonly<Record<Half, PeopleWords>> = { shown: PEOPLE_SHOWN, 'held-back': PEOPLE_HELD_BACK };

/** The words of a list of one half. */
export function wordsOf(name: Name, half: Half): ListWords {
  return { ...PLACES[name][half], ...PEOPLE[half] };
}
