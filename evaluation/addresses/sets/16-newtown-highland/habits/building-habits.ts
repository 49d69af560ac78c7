import { alter, type Draft, omit, restyle } from '../draft.ts';
import { type Habit, habitsOf } from './habit.ts';

const SHORT: Readonly<Record<string, string>> = {
  ...{ House: 'Hse', Court: 'Crt', Apartments: 'Apts', Lodge: 'Ldg', Cottage: 'Cott', Farmhouse: 'F/house' },
  ...{ Cottages: 'Cotts', Pavilion: 'Pav', Farm: 'Fm', Park: 'Pk', Gardens: 'Gdns', Marina: 'Mna' },
};

const ESTATES: readonly (readonly [RegExp, string])[] = [
  [/Industrial Estate/, 'Ind Est'],
  [/Trading Estate/, 'Trad Est'],
  [/Business Park/, 'Bus Pk'],
  [/Business Centre/, 'B/Centre'],
  [/Caravan (Park|Site)/, 'Caravans'],
];

/** A house that has a name and a number. */
function isNamedHouse({ text, entry }: Draft): boolean {
  return entry.unit.kind === 'none' && text.building !== '' && text.number !== '';
}

export const BUILDING_HABITS: readonly Habit[] = habitsOf('building', [
  [
    'both',
    'house name left out',
    'leaves out the name of a house or block that has a number',
    (draft) => draft.text.number !== '' && omit(draft, 'building'),
  ],
  [
    'both',
    'street left out',
    'writes the building and not its street',
    (draft) => {
      if (/^Block/.test(draft.text.building) || draft.text.building === '') return false;
      // The number is the street's.
      omit(draft, 'number');
      return omit(draft, 'street');
    },
  ],
  [
    'both',
    'house name after the street',
    'writes the name of the house behind the street',
    (draft) => {
      if (!isNamedHouse(draft) || draft.order !== 'usual') return false;
      draft.order = 'street before building';
      return true;
    },
  ],
  [
    'shown',
    'house name added',
    'gives a numbered house a name',
    (draft, { dice }) =>
      draft.entry.unit.kind === 'none' &&
      draft.text.building === '' &&
      draft.text.number !== '' &&
      draft.entry.organisation === '' &&
      alter(
        draft,
        'building',
        dice.pick(['Dunroamin', 'The Burrows', 'Sandalwood', 'Kia-Ora', 'Casa Nostra', 'Tanglewood']),
      ),
  ],
  [
    'shown',
    'block without its word',
    'leaves out House or Court of a block',
    (draft) => {
      const name = draft.text.building.replace(/ (Court|House|Lodge|Point|Apartments|Heights|Quarter)$/, '');
      return draft.entry.unit.kind === 'flat' && alter(draft, 'building', name);
    },
  ],
  [
    'shown',
    'House for Court',
    'takes the word of a block for another',
    (draft) => {
      const { building } = draft.text;
      const other = building.endsWith('Court')
        ? building.replace(/Court$/, 'House')
        : building.replace(/House$/, 'Court');
      return draft.entry.unit.kind === 'flat' && alter(draft, 'building', other);
    },
  ],
  [
    'shown',
    'estate in short',
    'shortens Industrial Estate',
    (draft) => {
      const [from, to] = ESTATES.find(([word]) => word.test(draft.text.building)) ?? [];
      return from !== undefined && restyle(draft, 'building', draft.text.building.replace(from, to!));
    },
  ],
  [
    'shown',
    'article dropped',
    'writes Old Forge for The Old Forge',
    (draft) => restyle(draft, 'building', draft.text.building.replace(/^The /, '')),
  ],
  [
    'both',
    'building word in short',
    'shortens House, Court or Cottage',
    (draft) => {
      const [, word = ''] = / (\w+)$/.exec(draft.text.building) ?? [];
      return (
        SHORT[word] !== undefined &&
        restyle(draft, 'building', draft.text.building.replace(/\w+$/, SHORT[word]))
      );
    },
  ],
  [
    'held-back',
    'number left out',
    'writes the name of a house and not its number',
    (draft) => isNamedHouse(draft) && omit(draft, 'number'),
  ],
  [
    'held-back',
    'building at the end',
    'writes the flat and its block behind the town',
    (draft) => {
      if (draft.text.building === '' || draft.text.number === '' || draft.order !== 'usual') return false;
      draft.order = 'building last';
      return true;
    },
  ],
  [
    'held-back',
    'house name in quotes',
    'puts the house name into quotation marks',
    (draft, { dice }) => {
      const { building } = draft.text;
      const mark = dice.pick(["'", '"']);
      return (
        building !== '' &&
        draft.entry.unit.kind === 'none' &&
        restyle(draft, 'building', mark + building + mark)
      );
    },
  ],
  [
    'held-back',
    'article added',
    'writes The before the name of a house',
    (draft) =>
      /^(?!The ).*(Cottage|House|Lodge|Farmhouse|Barn|Manse)$/.test(draft.text.building) &&
      draft.entry.unit.kind === 'none' &&
      restyle(draft, 'building', `The ${draft.text.building}`),
  ],
  [
    'held-back',
    'block with a word more',
    'adds Flats or Building to the block',
    (draft, { dice }) =>
      draft.entry.unit.kind === 'flat' &&
      draft.text.building !== '' &&
      !/^Block/.test(draft.text.building) &&
      restyle(draft, 'building', `${draft.text.building} ${dice.pick(['Flats', 'Building', 'Development'])}`),
  ],
]);
