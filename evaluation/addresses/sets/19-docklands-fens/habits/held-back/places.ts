import { alter, omit, restyle } from '../../../common/draft.ts';
import { type Habit, habits, hasOwnCode, lightHabits, order, rewrite } from '../../../common/habit.ts';

/** How call centres and exported databases write places and postcodes. */
export const PLACES: readonly Habit[] = [
  ...habits('place', [
    [
      'place not asked for',
      'Leaves the town out, as the postcode has it.',
      7,
      (draft) => omit(draft, 'town'),
    ],
    ['village not on file', 'The file has no column for the village.', 8, (draft) => omit(draft, 'locality')],
    [
      'town of the branch',
      'Writes the town of the branch and not that of the customer.',
      5,
      (draft) => hasOwnCode(draft) && alter(draft, 'town', draft.entry.area.nextTown),
    ],
    [
      'county for the town',
      'Has the county where the town should be.',
      6,
      (draft) => {
        if (!hasOwnCode(draft) || !omit(draft, 'town')) return false;
        return restyle(draft, 'county', draft.entry.area.county);
      },
    ],
    [
      'older name of the town',
      'Writes the name that the town had, or has in full.',
      9,
      (draft) => draft.entry.area.otherTown !== '' && alter(draft, 'town', draft.entry.area.otherTown),
    ],
    [
      'village moved to the town',
      'The merge put the village into the column of the town.',
      7,
      (draft) => {
        const { locality } = draft.entry.area;
        if (locality === '' || !alter(draft, 'town', locality)) return false;
        omit(draft, 'locality');
        return true;
      },
    ],
  ]),
  ...lightHabits('place', [
    [
      'county by code',
      'Writes `HANTS`.',
      8,
      (draft) => restyle(draft, 'county', draft.entry.area.oldCounty.toUpperCase()),
    ],
    [
      'town cut at eight',
      'Cuts the town after eight letters.',
      6,
      rewrite('town', (text) => (text.length > 9 ? text.slice(0, 8).trim() : text)),
    ],
    [
      'village and town with a hyphen',
      'Joins the village and the town with a hyphen.',
      6,
      (draft) => {
        const { locality, town } = draft.text;
        if (locality === '' || town === '') return false;
        draft.text.locality = '';
        return restyle(draft, 'town', `${locality}-${town}`);
      },
    ],
  ]),
  ...lightHabits('postcode', [
    [
      'postcode with a dash',
      'Writes a dash in the postcode.',
      4,
      rewrite('postcode', (text) => text.replace(' ', '-')),
    ],
    [
      'postcode padded',
      'Fills the first half of the postcode to four or five places.',
      6,
      rewrite('postcode', (text) => text.replace(' ', '   ')),
    ],
    [
      'postcode in three parts',
      'Writes the inward code letter by letter.',
      4,
      rewrite('postcode', (text) => text.replace(/ (\d)(\w)(\w)$/, ' $1 $2 $3')),
    ],
  ]),
  ...lightHabits('order', [
    [
      'places first in a report',
      'The report has the county and the town first.',
      4,
      order('town first', ({ text, isBare }) => text.town !== '' && !isBare),
    ],
  ]),
];
