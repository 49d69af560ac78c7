import type { Chance } from './chance.ts';
import { FARM, outwardOf } from './entry.ts';
import type { Habit } from './habit.ts';

/** One digit or letter of a postcode is another one. */
function misremembered(postcode: string, chance: Chance): string {
  const [outward = '', inward = ''] = postcode.split(' ');
  const letters = 'ABDEFGHJLNPQRSTUWXYZ';
  switch (chance.by({ unit: 45, sector: 25, swapped: 10, district: 20 })) {
    case 'unit':
      return `${outward} ${inward.slice(0, 2)}${chance.of([...letters])}`;
    case 'sector':
      return `${outward} ${chance.from(0, 9)}${inward.slice(1)}`;
    case 'swapped':
      return `${outward} ${inward[0]}${inward[2]}${inward[1]}`;
    default:
      return `${outward.replace(/\d+/, (digits) => `${digits.slice(0, -1)}${chance.from(1, 9)}`)} ${inward}`;
  }
}

export const PLACES: readonly Habit[] = [
  {
    name: 'town missing',
    weight: { metropolis: 7, ceredigion: 6 },
    touches: 'places',
    apply: ({ said }) => said.town !== '' && blank(said, 'town'),
  },
  {
    name: 'village missing',
    weight: { metropolis: 1, ceredigion: 6 },
    touches: 'places',
    apply: ({ said }) => said.locality !== '' && blank(said, 'locality'),
  },
  {
    name: 'region added',
    weight: { metropolis: 3, ceredigion: 5 },
    touches: 'places',
    apply: ({ said, entry }, { chance }) => {
      said.county = chance.of(entry.place.regions);
      return true;
    },
  },
  {
    name: 'borough for the town',
    weight: { metropolis: 5, ceredigion: 2 },
    touches: 'places',
    apply: ({ said, entry }, { chance }) => {
      const isFull = entry.place.list === 'metropolis' && chance.is(0.2);
      said.town = isFull ? `London Borough of ${entry.borough}` : entry.borough;
      return true;
    },
  },
  {
    name: 'neighbouring place',
    weight: { metropolis: 5, ceredigion: 5 },
    touches: 'places',
    apply: (draft, { chance }) => {
      const { said, entry } = draft;
      const { name } = chance.of(entry.place.villages);
      if (name === entry.locality) return false;
      // In Wales people add the larger village next door, or write it instead of their own.
      if (entry.place.list === 'metropolis' || chance.is(0.6)) said.locality = name;
      else draft.near = name;
      return true;
    },
  },
  {
    name: 'other language',
    weight: { metropolis: 0, ceredigion: 18 },
    touches: 'places',
    apply: ({ said, entry }, { chance }) => {
      // A name gets the word for a farm in the other language only if it has one.
      const others = (piece: 'building' | 'street' | 'locality' | 'town') =>
        (entry.also[piece] ?? []).filter((name) => FARM.test(name) === FARM.test(said[piece]));
      const pieces = (['building', 'street', 'locality', 'town'] as const).filter(
        (piece) => said[piece] !== '' && others(piece).length > 0,
      );
      if (pieces.length === 0) return false;
      const one = chance.of(pieces);
      const isEverywhere = chance.is(0.4);
      for (const piece of pieces) if (piece === one || isEverywhere) said[piece] = chance.of(others(piece));
      return true;
    },
  },
  {
    name: 'postcode missing',
    weight: { metropolis: 8, ceredigion: 10 },
    touches: 'postcode',
    apply: ({ said }) => blank(said, 'postcode'),
  },
  {
    name: 'postcode cut short',
    weight: { metropolis: 5, ceredigion: 4 },
    touches: 'postcode',
    apply: ({ said }, { chance }) => {
      said.postcode = chance.is(0.7) ? outwardOf(said.postcode) : said.postcode.slice(0, -2);
      return true;
    },
  },
  {
    name: 'postcode wrong by a letter',
    weight: { metropolis: 5, ceredigion: 5 },
    touches: 'postcode',
    apply: ({ said }, { chance }) => {
      const other = misremembered(said.postcode, chance);
      if (other === said.postcode) return false;
      said.postcode = other;
      return true;
    },
  },
  {
    name: "neighbour's postcode",
    weight: { metropolis: 5, ceredigion: 6 },
    touches: 'postcode',
    apply: ({ said, entry }, { postcodeNear }) => {
      const other = postcodeNear(entry);
      if (other === said.postcode) return false;
      said.postcode = other;
      return true;
    },
  },
];

function blank<Key extends string>(said: Record<Key, string>, piece: Key): boolean {
  said[piece] = '';
  return true;
}
