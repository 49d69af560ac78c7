import { alter, type Draft, omit, restyle } from '../draft.ts';
import { type Habit, habitsOf } from './habit.ts';

/** Where houses have no street, the village or township stands for it. */
function hasLocality({ text, entry }: Draft): boolean {
  return text.locality !== '' && entry.street !== '';
}

function isVillage({ entry }: Draft): boolean {
  return ['village', 'township'].includes(entry.settlement.kind);
}

export const PLACE_HABITS: readonly Habit[] = habitsOf('place', [
  ['both', 'no town', 'leaves the town out', (draft) => omit(draft, 'town')],
  [
    'both',
    'no village',
    'leaves the village or the part of the town out',
    (draft) => hasLocality(draft) && omit(draft, 'locality'),
  ],
  [
    'both',
    'county added',
    'adds the county',
    (draft) => restyle(draft, 'county', draft.text.county === '' ? draft.entry.county : ''),
  ],
  [
    'both',
    'nothing but the village',
    'writes the village and neither town nor county',
    (draft) => {
      if (!isVillage(draft)) return false;
      omit(draft, 'county');
      return omit(draft, 'town');
    },
  ],
  [
    'both',
    'places as a sentence',
    'writes the village in or near its town',
    (draft, { dice }) =>
      isVillage(draft) && restyle(draft, 'town', `${dice.pick(['nr', 'near'])} ${draft.text.town}`),
  ],
  [
    'shown',
    'old county',
    'writes the county of earlier days',
    (draft) => restyle(draft, 'county', draft.entry.settlement.oldCounty),
  ],
  [
    'shown',
    'town in short',
    'writes the town as the local people shorten it',
    (draft) => restyle(draft, 'town', draft.entry.settlement.short),
  ],
  [
    'shown',
    'neighbouring town',
    'writes a bigger town nearby',
    (draft, { dice }) => alter(draft, 'town', dice.pick(draft.entry.settlement.near)),
  ],
  [
    'both',
    'country added',
    'adds the country',
    (draft, { dice }) =>
      restyle(draft, 'county', dice.pick(['United Kingdom', 'UK', country(draft), `${country(draft)} UK`])),
  ],
  [
    'shown',
    'town before village',
    'writes the town before the village',
    (draft) => {
      if (!hasLocality(draft)) return false;
      draft.order = 'town before locality';
      return true;
    },
  ],
  [
    'shown',
    'town twice',
    'writes the town in two columns',
    (draft) => draft.text.town !== '' && restyle(draft, 'county', draft.text.town),
  ],
  [
    'shown',
    'village in brackets',
    'puts the village into brackets',
    (draft) => hasLocality(draft) && restyle(draft, 'locality', `(${draft.text.locality})`),
  ],
  [
    'held-back',
    'council for town',
    'writes the council as the town',
    (draft) => alter(draft, 'town', draft.entry.settlement.council),
  ],
  [
    'both',
    'county in short',
    'shortens the county',
    (draft) => restyle(draft, 'county', draft.entry.settlement.countyShort),
  ],
  [
    'held-back',
    'next village',
    'names another part of the same town or a village beside it',
    (draft, { settlements, dice }) => {
      const { town, locality } = draft.entry;
      const others = settlements.filter((one) => one.town === town && ![locality, ''].includes(one.locality));
      return hasLocality(draft) && others.length > 0 && alter(draft, 'locality', dice.pick(others).locality);
    },
  ],
  [
    'held-back',
    'region added',
    'adds the region',
    (draft) => restyle(draft, 'county', draft.entry.settlement.region),
  ],
  [
    'held-back',
    'by the town',
    'writes the village by its town',
    (draft, { dice }) =>
      isVillage(draft) && restyle(draft, 'town', `${dice.pick(['by', 'via'])} ${draft.text.town}`),
  ],
  [
    'held-back',
    'town joined with the postcode',
    'types no space between town and postcode',
    (draft) => {
      if (draft.said.postcode === '' || draft.text.postcode === '' || draft.text.town === '') return false;
      const joined = `${draft.text.town}${draft.text.postcode}`;
      restyle(draft, 'county', '');
      restyle(draft, 'postcode', '');
      return restyle(draft, 'town', joined);
    },
  ],
  [
    'held-back',
    'slip in the town',
    'mistypes the town',
    (draft, tools) => {
      const { town } = draft.text;
      const at = tools.dice.between(1, town.length - 2);
      return alter(draft, 'town', town.slice(0, at) + town.slice(at + 1));
    },
  ],
  [
    'held-back',
    'only the town',
    'writes the town of a village and not the village',
    (draft) => isVillage(draft) && hasLocality(draft) && omit(draft, 'locality'),
  ],
]);

function country({ entry }: Draft): string {
  return entry.settlement.list === 'highland' ? 'Scotland' : 'England';
}
