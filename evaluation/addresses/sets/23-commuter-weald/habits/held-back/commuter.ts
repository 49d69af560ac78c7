import { omit, restyle } from '../../../common/draft.ts';
import {
  type Habit,
  habits,
  lightHabits,
  order,
  rewrite,
  rewriteFlat,
  rewriteUnit,
} from '../../../common/habit.ts';

/** How an agency, clubs and tradesmen write flats, shops and firms of a suburb. */
export const COMMUTER_HELD_BACK: readonly Habit[] = [
  ...lightHabits('unit', [
    [
      'flat with No',
      'Writes `Flat No. 3`.',
      18,
      rewriteFlat((mark) => (/^\d/.test(mark) ? `Flat No. ${mark}` : undefined)),
    ],
    ['flat as Fl', 'Writes `Fl 3`.', 15, rewriteFlat((mark) => `Fl ${mark}`)],
    [
      'floor without flat',
      'Writes `Ground Floor` or `First Fl`.',
      27,
      rewriteUnit((text, { dice }, { said }) =>
        said.unit.startsWith('floor ')
          ? text.replace(/ Floor Flat$| Floor$/, dice.pick([' Floor', ' Fl', ' fl flat']))
          : text,
      ),
    ],
    [
      'over and its shop',
      'Writes `Over the shop`.',
      24,
      rewriteUnit((text, { dice }, { said }) =>
        said.unit === 'over' && text.startsWith('Flat')
          ? dice.pick(['Over the shop', 'Above premises', 'Flat o/shop'])
          : text,
      ),
    ],
    [
      'warden for the manager',
      'Calls the manager a warden.',
      30,
      rewriteUnit((text, { dice }, { said }) =>
        said.unit === 'manager' ? dice.pick(["Warden's Flat", "Manager's Flat", 'Wardens Flat']) : text,
      ),
    ],
    [
      'suite and unit short',
      'Writes `Ste 4` and `Un. 4`.',
      18,
      rewriteUnit((text) =>
        text
          .replace(/^Suite /, 'Ste ')
          .replace(/^Unit /, 'Un. ')
          .replace(/^Room /, 'Rm. '),
      ),
    ],
  ]),
  ...habits('unit', [
    [
      'flat without its word',
      'Writes `3 Clarence Mansions`.',
      36,
      (draft) => {
        const mark = /^flat (\d+)$/.exec(draft.said.unit)?.[1];
        if (mark === undefined || draft.text.building === '' || draft.isJoined) return false;
        draft.text.unit = mark;
        draft.isJoined = true;
        draft.isBare = true;
        return true;
      },
    ],
  ]),
  ...lightHabits('order', [
    [
      'road before the block',
      'Writes the road and then the block.',
      12,
      order(
        'street before building',
        ({ text }) => text.building !== '' && text.street !== '' && text.number === '',
      ),
    ],
  ]),
  ...habits('building', [
    [
      'block without its road',
      'Writes the block and the town.',
      21,
      (draft) => {
        if (draft.said.unit === '' || draft.said.building === '') return false;
        return [omit(draft, 'number'), omit(draft, 'street'), omit(draft, 'estate')].includes(true);
      },
    ],
    [
      'number without the block',
      'Writes the number of a block or house and not its name.',
      18,
      (draft) => draft.said.number !== '' && omit(draft, 'building') && (omit(draft, 'estate') || true),
    ],
  ]),
  ...lightHabits('building', [
    [
      'mansions and estates short',
      'Writes `Mans.`, `Ind. Est.` and `Bus. Pk`.',
      24,
      rewrite('building', (text) =>
        text
          .replace(/ Mansions$/, ' Mans.')
          .replace(/ Industrial Estate$/, ' Ind. Est.')
          .replace(/ Trading Estate$/, ' Tdg Est')
          .replace(/ Tower$/, ' Twr'),
      ),
    ],
  ]),
  ...lightHabits('firm', [
    [
      'limited added or written out',
      'Writes another form of the firm.',
      24,
      (draft) => {
        const { firm } = draft.text;
        if (firm === '') return false;
        const full = firm.replace(/ Ltd$/, ' Limited').replace(/ & /, ' and ');
        return restyle(draft, 'firm', full === firm ? `${firm} Ltd` : full);
      },
    ],
  ]),
];
