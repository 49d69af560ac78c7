import type { ListWords, PeopleWords, PlaceWords } from '../common/words.ts';
import { COMMUTER_HELD_BACK } from './words/commuter-held-back.ts';
import { COMMUTER_SHOWN } from './words/commuter-shown.ts';
import { PEOPLE_HELD_BACK } from './words/people-held-back.ts';
import { PEOPLE_SHOWN } from './words/people-shown.ts';
import { WEALD_HELD_BACK } from './words/weald-held-back.ts';
import { WEALD_SHOWN } from './words/weald-shown.ts';

export const NAMES = ['commuter', 'weald'] as const;
export type Name = (typeof NAMES)[number];

export const HALVES = ['shown', 'held-back'] as const;
export type Half = (typeof HALVES)[number];

const PLACES: Readonly<Record<Name, Readonly<Record<Half, PlaceWords>>>> = {
  commuter: { shown: COMMUTER_SHOWN, 'held-back': COMMUTER_HELD_BACK },
  weald: { shown: WEALD_SHOWN, 'held-back': WEALD_HELD_BACK },
};

const PEOPLE: Readonly<Record<Half, PeopleWords>> = { shown: PEOPLE_SHOWN, 'held-back': PEOPLE_HELD_BACK };

/** The words of a list of one half. */
export function wordsOf(name: Name, half: Half): ListWords {
  return { ...PLACES[name][half], ...PEOPLE[half] };
}
