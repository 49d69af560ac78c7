import { alter, omit, restyle } from '../../../common/draft.ts';
import { add, type Habit, habits, hasOwnCode, lightHabits, rewrite, slip } from '../../../common/habit.ts';
import { byRules, isUntouched, leaveOut } from '../../../common/pieces.ts';
import { MILLTOWN_DOORS_HELD_BACK } from './milltown-doors.ts';

/** Handwriting as volunteers read it. */
const READ = byRules([
  ...([
    [/rn/, 'm'],
    [/(?<=.)m/, 'rn'],
    [/cl/, 'd'],
    [/(?<=.)d/, 'cl'],
    [/(?<=.)a/, 'u'],
    [/(?<=.)u/, 'v'],
  ] as const),
  ...([
    [/(?<=.)tt/, 'H'],
    [/(?<=.)ll/, 'U'],
    [/(?<=.)h/, 'b'],
    [/(?<=.)g/, 'y'],
    [/(?<=.)o/, 'a'],
    [/(?<=.)r/, 'v'],
  ] as const),
]);

/** How council tax clerks, landlords and volunteers write terraces, mills and folds. */
export const MILLTOWN_HELD_BACK: readonly Habit[] = [
  ...MILLTOWN_DOORS_HELD_BACK,
  ...habits('spelling', [
    ['paper form misread', 'Keys letters that look like the written ones.', 9, slip(READ)],
  ]),
  ...lightHabits('street', [
    [
      'back in short or behind',
      'Writes `3 Bk Albert Street` or `3 Albert Street (Back)`.',
      80,
      (draft, { dice }) => {
        const { number, street } = draft.text;
        if (number !== draft.said.number || street !== draft.said.street) return false;
        const isBefore = number.startsWith('Back ');
        if (!isBefore && !street.startsWith('Back ')) return false;
        const name = isBefore ? street : street.replace('Back ', '');
        draft.text.number = number.replace('Back ', '');
        return restyle(draft, 'street', dice.pick([`Bk ${name}`, `${name} (Back)`, `Bck ${name}`]));
      },
    ],
    [
      'apostrophes left out or moved',
      'Writes `Height o th Hey` or `Height O’Th Hey`.',
      45,
      rewrite('street', (text, { dice }) =>
        text.replace(/ ([io])'th' /, (_, letter) =>
          dice.pick([` ${letter} th `, ` ${letter.toUpperCase()}'Th `, ` ${letter} the `]),
        ),
      ),
    ],
  ]),
  ...habits('building', [
    [
      'mill or court alone',
      'Writes the mill, court or works and no street.',
      21,
      leaveOut(['number', 'street'], ({ said }) => said.unit !== '' && said.building !== ''),
    ],
    [
      'cottage and village',
      'Writes the house without its lane.',
      15,
      leaveOut(['street'], ({ said }) => said.unit === '' && said.building !== '' && said.number === ''),
    ],
    [
      'number and no name',
      'Writes the number of a pub or house and not its name.',
      12,
      leaveOut(['building'], ({ said }) => said.number !== ''),
    ],
  ]),
  ...lightHabits('building', [
    [
      'mill and works in short',
      'Writes `Ml`, `Wks` and `Ind Est`.',
      18,
      rewrite('building', (text) =>
        text
          .replace(/ Mill$/, ' Ml')
          .replace(/ Works$/, ' Wks')
          .replace(/ Industrial Estate$/, ' Ind Est')
          .replace(/ Business Centre$/, ' Bus Ctr')
          .replace(/ Cottages$/, ' Cotts'),
      ),
    ],
  ]),
  ...lightHabits('place', [
    [
      'county of before',
      'Writes `W Yorks`, `W. Yorkshire` or `Yorkshire`.',
      9,
      (draft, { dice }) =>
        restyle(draft, 'county', dice.pick(['W Yorks', 'W. Yorkshire', 'Yorkshire', 'West Yorks', 'Yorks'])),
    ],
  ]),
  ...habits('place', [
    [
      'village as the town',
      'Puts the village where the town goes.',
      6,
      (draft) => {
        const { locality } = draft.entry.area;
        if (locality === '' || draft.said.town === '' || draft.said.town === locality) return false;
        omit(draft, 'locality');
        return alter(draft, 'town', locality);
      },
    ],
    [
      'town over the hill',
      'Writes the next town, as it had the sorting office.',
      2,
      (draft) =>
        hasOwnCode(draft) && draft.text.town !== '' && alter(draft, 'town', draft.entry.area.nextTown),
    ],
  ]),
  ...lightHabits('remark', [
    [
      'reference of the property',
      'Begins with the number of the property or account.',
      8,
      (draft, { dice }) =>
        isUntouched(draft) &&
        add(
          draft.before,
          dice.pick([
            `P${dice.between(100, 999)}`,
            `REF ${dice.between(1000, 9999)}:`,
            `PROP${dice.between(10, 99)}`,
          ]),
        ),
    ],
    [
      'remark of the clerk',
      'Adds what the clerk knows of the account.',
      4,
      (draft, { dice }) =>
        add(draft.after, dice.pick(['(SPD)', 'void from 1/4', 'owner occ.', '(LL)', 'tenant', 'Band A'])),
    ],
  ]),
];
