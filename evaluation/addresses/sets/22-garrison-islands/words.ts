import type { ListWords, PeopleWords, PlaceWords } from '../common/words.ts';
import { GARRISON_HELD_BACK } from './words/garrison-held-back.ts';
import { GARRISON_SHOWN } from './words/garrison-shown.ts';
import { ISLANDS_HELD_BACK } from './words/islands-held-back.ts';
import { ISLANDS_SHOWN } from './words/islands-shown.ts';
import { PEOPLE_HELD_BACK } from './words/people-held-back.ts';
import { PEOPLE_SHOWN } from './words/people-shown.ts';

export const NAMES = ['garrison', 'islands'] as const;
export type Name = (typeof NAMES)[number];

export const HALVES = ['shown', 'held-back'] as const;
export type Half = (typeof HALVES)[number];

const PLACES: Readonly<Record<Name, Readonly<Record<Half, PlaceWords>>>> = {
  garrison: { shown: GARRISON_SHOWN, 'held-back': GARRISON_HELD_BACK },
  islands: { shown: ISLANDS_SHOWN, 'held-back': ISLANDS_HELD_BACK },
};

const PEOPLE: Readonly<Record<Half, PeopleWords>> = { shown: PEOPLE_SHOWN, 'held-back': PEOPLE_HELD_BACK };

/** The words of a list of one half. */
export function wordsOf(name: Name, half: Half): ListWords {
  return { ...PLACES[name][half], ...PEOPLE[half] };
}
