import { alter, restyle } from '../draft.ts';
import { ending, markOf, misspelt, renamed, swapped, unit } from './changes.ts';
import { add, habits } from './habit.ts';

const ORDINALS: Readonly<Record<string, string>> = {
  ...{ First: '1st', Second: '2nd', Third: '3rd', Fourth: '4th', Fifth: '5th' },
};

const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'é', o: 'ö', u: 'ü', i: 'í' };

/** How tenants, landlords and students write numbers, rooms, streets and buildings. */
export const SHOWN_NAMES = [
  ...habits('unit', 'shown', [
    [
      'room in short',
      'Writes `Rm 3` or `Bedroom 3`.',
      60,
      unit(['room'], (draft, dice) => {
        const mark = markOf(draft);
        const isPlain = /^\d+$/.test(mark);
        return isPlain
          ? dice.pick([`Rm ${mark}`, `Bedroom ${mark}`, `Rm. ${mark}`, `room no ${mark}`])
          : undefined;
      }),
    ],
    [
      'cluster as one mark',
      'Writes `12C` for room C of flat 12.',
      300,
      unit(['room'], (draft, dice) => {
        const parts = /^(\d+)([A-F])$/.exec(markOf(draft));
        if (parts === null) return undefined;
        return dice.pick([
          `${parts[1]}${parts[2]}`,
          `${parts[1]}/${parts[2]}`,
          `Flat ${parts[1]}${parts[2]}`,
          `Cluster ${parts[1]} Rm ${parts[2]}`,
        ]);
      }),
    ],
    [
      'appartment',
      'Writes `Appartment` or `Aprt`.',
      30,
      unit(
        ['flat'],
        (draft, dice) => `${dice.pick(['Appartment', 'Aprt.', 'Appt', 'Apmt'])} ${markOf(draft)}`,
      ),
    ],
    [
      'floor by stroke',
      'Writes `G/F flat` for the ground floor flat.',
      60,
      unit(['floor'], ({ entry }) =>
        entry.flat.replace(/^(\w)\w* Floor Flat$/, '$1/F flat').replace('Basement', 'Bsmt'),
      ),
    ],
    [
      'office for suite',
      'Calls a suite an office.',
      150,
      unit(['unit'], ({ entry }) =>
        entry.flat.startsWith('Suite') ? entry.flat.replace('Suite', 'Office') : undefined,
      ),
      'cathedral',
    ],
    [
      'lodge as cabin',
      'Calls a holiday lodge a cabin.',
      80,
      unit(['pitch'], ({ entry }) =>
        entry.flat.startsWith('Lodge') ? entry.flat.replace('Lodge', 'Cabin') : undefined,
      ),
      'dales',
    ],
    [
      'boat named',
      'Names the boat at the mooring.',
      120,
      (draft, { dice, words }) =>
        draft.entry.unit.kind === 'mooring' &&
        add(draft.before, `${dice.pick(['NB', 'Narrowboat'])} ${dice.pick(words.first)}`),
      'cathedral',
    ],
  ]),
  ...habits('building', 'shown', [
    [
      'university added',
      'Adds the university to a hall.',
      50,
      (draft, { words }) =>
        draft.entry.unit.kind === 'room' && draft.text.building !== '' && add(draft.aside, words.university),
      'cathedral',
    ],
    [
      'former name in brackets',
      'Adds what the building was before.',
      15,
      (draft, { dice, words }) =>
        draft.text.building !== '' &&
        ['flat', 'room', 'unit'].includes(draft.entry.unit.kind) &&
        restyle(
          draft,
          'building',
          `${draft.text.building} (formerly ${dice.pick(words.last)}s ${dice.pick(['Depot', 'Brewery', 'Laundry', 'Foundry'])})`,
        ),
    ],
    [
      'halls',
      'Writes `Halls` for Hall.',
      60,
      renamed((text) => text.replace(/ Hall$/, ' Halls'), ['building']),
      'cathedral',
    ],
    [
      'farm as farmhouse',
      'Calls the house of a farm the farmhouse.',
      60,
      (draft) =>
        draft.entry.unit.kind === 'none' &&
        draft.text.building.endsWith(' Farm') &&
        alter(draft, 'building', `${draft.said.building}house`),
      'dales',
    ],
  ]),
  ...habits('street', 'shown', [
    [
      'number glued to street',
      'Leaves out the space after the number.',
      9,
      (draft) => {
        const { number, street } = draft.text;
        if (number === '' || street === '' || /[A-Z]$/.test(number)) return false;
        draft.text.number = '';
        return restyle(draft, 'street', `${number}${street}`);
      },
    ],
    [
      'letter after stroke',
      'Writes `14/A` for 14A.',
      60,
      (draft, { dice }) =>
        restyle(draft, 'number', draft.text.number.replace(/^(\d+)([A-Z])$/, `$1${dice.pick(['/', '-'])}$2`)),
    ],
    [
      'ordinal in figures',
      'Writes `1st Avenue`.',
      120,
      renamed((text) => text.replace(/^\w+(?= )/, (word) => ORDINALS[word] ?? word), ['street']),
    ],
    [
      'autocorrected',
      'Has another word that the telephone put for the end of the street.',
      10,
      ending({
        ...{ Street: 'Streets', Road: 'Toad', Close: 'Clothes', Lane: 'Land', Court: 'Count', Way: 'Wait' },
        ...{
          Drive: 'Driver',
          Grove: 'Groove',
          Terrace: 'Terraced',
          Crescent: 'Crescents',
          Garth: 'Garish',
          Row: 'Tow',
        },
      }),
    ],
    [
      'descriptor without vowels',
      'Writes `Strt` for Street.',
      18,
      ending({
        ...{
          Street: 'Strt',
          Avenue: 'Avn',
          Close: 'Clse',
          Lane: 'Lne',
          Court: 'Crt',
          Drive: 'Drve',
          Grove: 'Grv',
        },
        ...{
          Terrace: 'Trrce',
          Crescent: 'Crsnt',
          Gardens: 'Grdns',
          Garth: 'Grth',
          Croft: 'Crft',
          Place: 'Plce',
        },
      }),
    ],
  ]),
  ...habits('spelling', 'shown', [
    [
      'n for a space',
      'Hits N and not the space bar.',
      6,
      renamed(
        (text) => text.replace(/(\w{3}) (\w{3,})$/, (_, first, last) => `${first}n${last.toLowerCase()}`),
        ['street'],
      ),
    ],
    [
      'words run together',
      'Leaves out the spaces of a name.',
      10,
      renamed((text) => text.replaceAll(' ', '')),
    ],
    [
      'accented letters',
      'Puts an accent on a letter that was held too long.',
      9,
      renamed((text) => text.replace(/(?<=^\w+)[aeoui]/, (letter) => ACCENTS[letter]!)),
    ],
    ['keyboard from abroad', 'Types Z for Y.', 14, misspelt(swapped('y/z z/y'))],
    [
      'letters of another tongue',
      'Writes the sounds as another language does.',
      14,
      misspelt(swapped('w/v th/t ck/k qu/kw ee/i oo/u sh/sch ch/tsch j/y')),
    ],
  ]),
];
