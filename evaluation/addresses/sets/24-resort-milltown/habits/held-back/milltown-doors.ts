import { restyle } from '../../../common/draft.ts';
import { type Habit, lightHabits, order, rewrite, rewriteFlat, rewriteUnit } from '../../../common/habit.ts';

/** How council tax clerks, landlords and volunteers write flats, mills and their numbers. */
export const MILLTOWN_DOORS_HELD_BACK: readonly Habit[] = [
  ...lightHabits('unit', [
    [
      'apartment as Ap',
      'Writes `Ap.31` or `Aptmt 31`.',
      18,
      rewriteUnit((text, { dice }) => text.replace(/Apartment /, dice.pick(['Ap.', 'Aptmt ']))),
    ],
    [
      'flat as F',
      'Writes `F2` or `Fl.2`.',
      15,
      rewriteFlat((mark) => (mark.length > 1 ? `Fl.${mark}` : `F${mark}`)),
    ],
    [
      'block first',
      'Writes `Blk A Apt 31` for A31.',
      36,
      rewriteUnit((text, _, { said }) => {
        const parts = /^flat ([a-d]) ?(\d+)$/.exec(said.unit);
        return parts === null ? text : `Blk ${parts[1]!.toUpperCase()} Apt ${parts[2]}`;
      }),
    ],
    [
      'units in short',
      'Writes `U4b`, `Ut 4b` and `Ste 2`.',
      24,
      rewriteUnit((text, { dice }) =>
        text.replace(/^Unit /, dice.pick(['U', 'Ut '])).replace(/^Suite /, 'Ste '),
      ),
    ],
    [
      'over the shop or pub',
      'Writes `O/S` and `Living accom`.',
      21,
      rewriteUnit((text, { dice }, { said }) =>
        said.unit === 'over' ? dice.pick(['Flat o/s', 'Flt over', 'Living Accom over']) : text,
      ),
    ],
  ]),
  ...lightHabits('number', [
    [
      'hyphen between flat and number',
      'Writes `Flat 2 - 31 Albert Street`.',
      24,
      (draft) => {
        const { unit, number, building } = draft.text;
        if (!/^Fl/.test(unit) || !/^\d+$/.test(number) || building !== '' || draft.isJoined) return false;
        draft.text.unit = '';
        return restyle(draft, 'number', `${unit} - ${number}`);
      },
    ],
    [
      'letter as a flat',
      'Writes `14 Flat A` for 14A.',
      12,
      rewrite('number', (text) => text.replace(/^(\d+)([A-D])$/, '$1 Flat $2')),
    ],
    [
      'range in short',
      'Writes `12/14` or `12 to 14`.',
      18,
      rewrite('number', (text, { dice }) =>
        text.replace(/^(\d+)-(\d+)$/, dice.pick(['$1/$2', '$1 to $2', '$1+$2'])),
      ),
    ],
  ]),
  ...lightHabits('order', [
    [
      'mill first',
      'Writes the mill, then the apartment.',
      15,
      order(
        'unit after building',
        ({ text, isJoined }) => text.unit !== '' && text.building !== '' && !isJoined,
      ),
    ],
    [
      'flat between number and street',
      'Writes `31 Flat 2 Albert Street`.',
      9,
      order(
        'unit before street',
        ({ text, said, isJoined }) =>
          /^flat /.test(said.unit) &&
          text.unit !== '' &&
          /^\d+$/.test(text.number) &&
          text.building === '' &&
          !isJoined,
      ),
    ],
  ]),
];
