import { omit, restyle } from '../../../common/draft.ts';
import {
  type Habit,
  habits,
  hasOwnCode,
  lightHabits,
  order,
  rewrite,
  rewriteUnit,
} from '../../../common/habit.ts';

/** How an agency, clubs and tradesmen write cottages, farms and parks of the country. */
export const WEALD_HELD_BACK: readonly Habit[] = [
  ...lightHabits('building', [
    [
      'farm as Fm',
      'Writes `Fm` for Farm and `F/hse` for Farmhouse.',
      27,
      rewrite('building', (text) =>
        text
          .replace(/ Farm$/, ' Fm')
          .replace(/ Farmhouse$/, ' F/hse')
          .replace(/ Fruit Fm$/, ' Frt Fm'),
      ),
    ],
    [
      'cottages short',
      'Writes `Ctg` and `Ctgs`.',
      21,
      rewrite('building', (text) =>
        text
          .replace(/ Cottages$/, ' Ctgs')
          .replace(/ Cottage$/, ' Ctg')
          .replace(/ House$/, ' Ho.'),
      ),
    ],
    [
      'and or apostrophe in a house name',
      'Writes `Keeper’s Cottage`.',
      18,
      rewrite('building', (text) =>
        text.replace(/^(\w{3,}[^s\W])s (?=Cottage|House|Lodge|Barn|Oast|Corner|Rise)/, "$1's "),
      ),
    ],
    [
      'almshouses in two words',
      'Writes `Alms Houses`.',
      18,
      rewrite('building', (text) => text.replace(/Almshouses$/, 'Alms Houses')),
    ],
  ]),
  ...lightHabits('unit', [
    [
      'number with No',
      'Writes `No 3` before a row, park or oast.',
      24,
      (draft) => {
        if (!draft.isBare || !/^(?:row|mobile) /.test(draft.said.unit)) return false;
        return restyle(draft, 'unit', `No ${draft.text.unit}`);
      },
    ],
    [
      'mobile home short',
      'Writes `M/H 3` or `Pitch 3`.',
      21,
      rewriteUnit((text, { dice }, { said }) =>
        /^mobile /.test(said.unit)
          ? text.replace(/^(?:Plot|Mobile Home|Caravan) /, dice.pick(['M/H ', 'Pitch ', 'M. Home ']))
          : text,
      ),
    ],
    [
      'part behind its farm',
      'Has `The Barn at Popes Farm`.',
      21,
      (draft) => {
        if (!draft.said.unit.startsWith('named ') || draft.text.building === '') return false;
        draft.text.unit = `${draft.text.unit} at ${draft.text.building}`;
        draft.text.building = '';
        return true;
      },
    ],
  ]),
  ...habits('building', [
    [
      'house and village only',
      'Writes no street.',
      27,
      (draft) => draft.said.building !== '' && draft.said.number === '' && omit(draft, 'street'),
    ],
    [
      'number forgotten',
      'Writes a house’s name without the number that it has.',
      18,
      (draft) =>
        hasOwnCode(draft) && draft.said.building !== '' && draft.said.unit === '' && omit(draft, 'number'),
    ],
    [
      'name forgotten',
      'Writes a number without the name that the house has.',
      15,
      (draft) => draft.said.number !== '' && draft.said.unit === '' && omit(draft, 'building'),
    ],
  ]),
  ...lightHabits('order', [
    [
      'lane before the house',
      'Writes the lane first.',
      12,
      order(
        'street before building',
        ({ text, said }) =>
          text.building !== '' && text.street !== '' && text.number === '' && said.unit === '',
      ),
    ],
  ]),
  ...lightHabits('place', [
    [
      'village with its county',
      'Puts the village and the county in one line.',
      4,
      (draft) => {
        const { locality } = draft.text;
        draft.text.county = locality === '' ? draft.text.county : '';
        return locality !== '' && restyle(draft, 'locality', `${locality}, ${draft.entry.area.county}`);
      },
    ],
  ]),
];
