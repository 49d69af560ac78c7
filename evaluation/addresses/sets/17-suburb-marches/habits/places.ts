import { alter, type Draft, type Field, omit, restyle } from '../draft.ts';
import { type Apply, habits } from './habit.ts';

function set(field: Field, text: (draft: Draft) => string): Apply {
  return (draft) => text(draft) !== '' && alter(draft, field, text(draft));
}

/** Adds a region after the town, which says nothing more about the place. */
function region(text: (draft: Draft) => string): Apply {
  return (draft) => text(draft) !== '' && restyle(draft, 'county', text(draft));
}

/** Writes the town that the post uses, or that of the neighbours. */
const postTown: Apply = (draft) => alter(draft, 'town', draft.entry.area.town);

const slipped: Apply = (draft, { dice }) => {
  const { town } = draft.text;
  if (town.length < 6) return false;
  const at = dice.between(1, town.length - 2);
  return (
    town[at] !== town[at + 1] &&
    restyle(draft, 'town', town.slice(0, at) + town[at + 1] + town[at] + town.slice(at + 2))
  );
};

/** Habits of villages, towns and counties. */
export const PLACES = [
  ...habits('place', 'both', [
    [
      'locality left out',
      'Leaves the village or district out.',
      14,
      (draft) => draft.text.street !== '' && omit(draft, 'locality'),
    ],
    ['town left out', 'Leaves the town out.', 9, (draft) => omit(draft, 'town')],
    ['county added', 'Writes the county.', 10, region(({ entry }) => entry.area.county)],
    [
      'district as town',
      'Writes the district or village and not the town.',
      9,
      (draft) => {
        const { area } = draft.entry;
        if (area.locality === '' || !alter(draft, 'town', area.locality)) return false;
        alter(draft, 'locality', '');
        return true;
      },
    ],
    [
      'borough as town',
      'Writes the borough and not the post town.',
      6,
      set('town', ({ entry }) => entry.area.borough),
      'suburb',
    ],
    ['post town', 'Writes the post town where the list has another one.', 8, postTown, 'suburb'],
    ['town misspelt', 'Makes a slip in the name of the town.', 6, slipped],
  ]),
  ...habits('place', 'shown', [
    ['old county', 'Writes the county that was before.', 6, region(({ entry }) => entry.area.oldCounty)],
    [
      'london added',
      'Adds London to a town that is not in it.',
      6,
      region(({ text }) => (text.town === 'London' ? '' : 'London')),
      'suburb',
    ],
    [
      'near a town',
      'Writes `nr` before the town.',
      6,
      (draft) =>
        draft.text.town !== '' &&
        draft.text.locality !== '' &&
        restyle(draft, 'town', `nr ${draft.text.town}`),
      'marches',
    ],
    [
      'welsh town',
      'Writes the Welsh name of the town.',
      9,
      set('town', ({ entry }) => entry.area.otherTown),
      'marches',
    ],
    [
      'country added',
      'Adds England or Wales.',
      4,
      (draft, { dice }) => restyle(draft, 'county', dice.pick(['England', 'UK', 'U.K.'])),
    ],
    [
      'places left out',
      'Gives the postcode and no place at all.',
      6,
      (draft) => {
        if (draft.entry.street === '' || draft.said.postcode !== draft.entry.postcode) return false;
        for (const field of ['locality', 'county'] as const) omit(draft, field);
        return omit(draft, 'town');
      },
    ],
    [
      'next district',
      'Writes the name of the next district, which sounds better.',
      4,
      (draft, { dice }) => {
        const { near } = draft.entry.area;
        return draft.text.locality !== '' && near.length > 0 && alter(draft, 'locality', dice.pick(near));
      },
    ],
  ]),
  ...habits('place', 'held-back', [
    [
      'borough in full',
      'Writes `Royal Borough of` or `LB of`.',
      6,
      (draft, tools) =>
        region(
          ({ entry }) =>
            `${tools.dice.pick(['LB', 'London Borough of', 'Royal Borough of'])} ${entry.area.borough}`,
        )(draft, tools),
      'suburb',
    ],
    [
      'greater london',
      'Writes Greater London for the county.',
      6,
      (draft, { dice }) => restyle(draft, 'county', dice.pick(['Greater London', 'Gtr London'])),
      'suburb',
    ],
    [
      'welsh village',
      'Writes the Welsh name of the village.',
      40,
      set('locality', ({ entry }) => entry.area.other),
      'marches',
    ],
    [
      'both towns',
      'Writes the Welsh and the English town.',
      8,
      (draft) => {
        const { otherTown } = draft.entry.area;
        return (
          otherTown !== '' &&
          draft.text.town !== '' &&
          restyle(draft, 'town', `${draft.text.town} / ${otherTown}`)
        );
      },
      'marches',
    ],
    [
      'country code',
      'Adds GB as a form from abroad wants it.',
      4,
      (draft, { dice }) =>
        restyle(
          draft,
          'county',
          dice.pick(['GB', 'United Kingdom', 'Great Britain', 'Vereinigtes Königreich']),
        ),
    ],
    [
      'town short',
      'Writes the first letters of the town.',
      5,
      (draft) => {
        const { town } = draft.text;
        return town.length > 7 && restyle(draft, 'town', `${town.slice(0, 4)}.`);
      },
    ],
    [
      'town twice',
      'Writes the town twice, from two columns.',
      5,
      (draft) => draft.text.town !== '' && restyle(draft, 'county', draft.text.town),
    ],
    [
      'hyphens of a place',
      'Writes spaces for the hyphens of a place.',
      40,
      (draft) =>
        [
          restyle(draft, 'town', draft.text.town.replaceAll('-', ' ')),
          restyle(draft, 'locality', draft.text.locality.replaceAll('-', ' ')),
        ].includes(true),
      'marches',
    ],
  ]),
];
