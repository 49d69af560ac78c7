import { alter, omit, restyle } from '../../../common/draft.ts';
import {
  add,
  type Habit,
  habits,
  hasOwnCode,
  lightHabits,
  order,
  rewrite,
  rewriteFlat,
  rewriteUnit,
} from '../../../common/habit.ts';

/** How removal firms, schools and parcel lockers write quarters, barracks, plots and shops. */
export const GARRISON_SHOWN: readonly Habit[] = [
  ...lightHabits('unit', [
    [
      'block and room short',
      'Writes `Blk 3 Rm 12`.',
      50,
      rewriteUnit((text) => text.replace(/^Block (\d+) Room /, 'Blk $1 Rm ').replace(/^Room /, 'Rm ')),
    ],
    [
      'block stroke room',
      'Writes `Block 3/12`.',
      40,
      rewriteUnit((text) => text.replace(/^(Block \d+) Room /, '$1/')),
    ],
    ['apt', 'Writes `Apt. 4` for a flat.', 14, rewriteFlat((mark) => `Apt. ${mark}`)],
    ['flat with a hyphen', 'Writes `Flat-4`.', 9, rewriteFlat((mark) => `Flat-${mark}`)],
    [
      'over the shop',
      'Writes `Flat above shop`.',
      110,
      rewriteUnit((text, { dice }, { said }) =>
        said.unit === 'over' ? dice.pick(['Flat above shop', 'The flat over', 'Above shop']) : text,
      ),
    ],
    [
      'new-build plot',
      'Writes `Plt 114 (new build)`.',
      50,
      rewriteUnit((text, _, { said }) =>
        said.unit.startsWith('plot ') ? `${text.replace('Plot', 'Plt')} (new build)` : text,
      ),
    ],
    [
      'unit with a letter only',
      'Writes `U12` and `Hgr 2 Bay A`.',
      45,
      rewriteUnit((text) => text.replace(/^Unit (?=\d)/, 'U').replace(/^Hangar /, 'Hgr ')),
    ],
    [
      'cottage before its number',
      'Writes `Cottage 14, Manor Cottages`.',
      40,
      rewriteUnit((text, _, { said }) => (said.unit.startsWith('row ') ? `Cottage ${text}` : text)),
    ],
    [
      'van on the yard',
      'Writes `Showmans van 4`.',
      60,
      rewriteUnit((text, _, { said }) =>
        said.unit.startsWith('mobile ') ? text.replace(/^\w+/, 'Showmans van') : text,
      ),
    ],
  ]),
  ...lightHabits('building', [
    [
      'barracks short',
      'Writes `Alma Bks`.',
      30,
      rewrite('building', (text, { dice }) => text.replace(/Barracks$/, dice.pick(['Bks', 'Bcks', 'Bks.']))),
    ],
    [
      'phase short',
      'Writes `Ph2` for Phase 2.',
      40,
      rewrite('estate', (text) => text.replace(/Phase (\d)/, 'Ph$1')),
    ],
    [
      'the mill',
      'Writes `The Moxham Mill`.',
      120,
      rewrite('building', (text) => (/ (?:Mill|Maltings|Brewery)$/.test(text) ? `The ${text}` : text)),
    ],
  ]),
  ...habits('building', [
    [
      'estate of the developer added',
      'Adds a name of the site that the list has for other rows only.',
      8,
      (draft, { dice, words }) => {
        const isHouse = draft.text.estate === '' && draft.said.unit === '' && draft.said.building === '';
        return (
          isHouse && hasOwnCode(draft) && alter(draft, 'estate', `${dice.pick(words.estates)} Development`)
        );
      },
    ],
    [
      'estate left out',
      'Writes no estate, lines or village.',
      16,
      (draft) => draft.said.street !== '' && omit(draft, 'estate'),
    ],
  ]),
  ...lightHabits('name', [
    [
      'service quarter',
      'Begins with the word for married quarters.',
      7,
      (draft, { dice }) =>
        draft.said.unit === '' &&
        draft.said.firm === '' &&
        draft.said.number !== '' &&
        add(draft.before, dice.pick(['SFA', 'MQ', 'Service quarter', 'Army quarter'])),
    ],
  ]),
  ...lightHabits('street', [
    [
      'regiment short',
      'Writes `Ryl` for Royal and `K.O.` for Kings Own.',
      140,
      rewrite('street', (text) =>
        text
          .replace(/^Royal /, 'Ryl ')
          .replace(/^Kings Own /, 'K.O. ')
          .replace(/^Queens /, "Queen's "),
      ),
    ],
  ]),
  ...lightHabits('firm', [
    [
      'trading as',
      'Puts the name of the firm behind another one.',
      24,
      (draft, { dice, words }) =>
        draft.text.firm !== '' &&
        restyle(draft, 'firm', `${dice.pick(words.first)} ${dice.pick(words.last)} t/a ${draft.text.firm}`),
    ],
  ]),
  ...lightHabits('order', [
    [
      'flat at the end',
      'Writes the flat behind the places, as a locker does with its second line.',
      10,
      order(
        'unit after places',
        ({ said, text, isJoined }) =>
          /^(?:flat|floor|over)/.test(said.unit) && text.number !== '' && text.building === '' && !isJoined,
      ),
    ],
  ]),
  ...lightHabits('place', [
    ['village in brackets', 'Puts the village in brackets.', 9, rewrite('locality', (text) => `(${text})`)],
  ]),
];
