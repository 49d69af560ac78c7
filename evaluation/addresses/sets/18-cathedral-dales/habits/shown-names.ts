import { restyle } from '../draft.ts';
import { ending, misspelt, renamed, swapped } from './changes.ts';
import { habits } from './habit.ts';

const ORDINALS: Readonly<Record<string, string>> = {
  ...{ First: '1st', Second: '2nd', Third: '3rd', Fourth: '4th', Fifth: '5th' },
};

const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'é', o: 'ö', u: 'ü', i: 'í' };

/** How tenants, landlords and students write numbers and streets. */
export const SHOWN_NAMES = [
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
      (draft) => {
        // On top of another change, nobody could read the name any more.
        const { street } = draft.text;
        if (street !== draft.entry.street) return false;
        const typed = street.replace(
          /(\w{3}) (\w{3,})$/,
          (_, first, last) => `${first}n${last.toLowerCase()}`,
        );
        return restyle(draft, 'street', typed);
      },
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
