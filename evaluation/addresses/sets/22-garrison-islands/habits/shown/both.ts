import { alter, omit } from '../../../common/draft.ts';
import { outwardOf } from '../../../common/entry.ts';
import {
  add,
  ending,
  finish,
  type Habit,
  habits,
  hasOwnCode,
  inLetters,
  lightHabits,
  rewrite,
  separate,
  slip,
} from '../../../common/habit.ts';

/** How removal firms, schools, lockers, ferry clerks and forms write an address of any list. */
export const BOTH_SHOWN: readonly Habit[] = [
  ...habits('spelling', [
    [
      'key pressed twice',
      'Doubles a letter of a name.',
      9,
      slip((word, dice) => {
        const at = dice.between(1, word.length - 1);
        return word.slice(0, at) + word[at]! + word.slice(at);
      }),
    ],
  ]),
  ...lightHabits('number', [
    [
      'hash before the number',
      'Writes `#14`.',
      7,
      rewrite('number', (text) => (/^\d/.test(text) ? `#${text}` : text)),
    ],
    [
      'No before the number',
      'Writes `No.14`.',
      8,
      rewrite('number', (text) => (/^\d+$/.test(text) ? `No.${text}` : text)),
    ],
  ]),
  ...lightHabits('form', [
    ['semicolons between lines', 'Has semicolons between the lines.', 6, separate('; ')],
    ['commas without spaces', 'Has no spaces after the commas.', 6, separate(',')],
    ['small letters throughout', 'Types without capitals.', 7, inLetters('small')],
    [
      'from or to',
      'Begins as an order of removal does.',
      7,
      (draft, tools) => {
        const word = tools.dice.pick(['Collect from:', 'Moving to:', 'DEL:', 'Pick-up -', 'Ship to:']);
        return finish((line) => `${word} ${line}`)(draft, tools);
      },
    ],
  ]),
  ...lightHabits('street', [
    [
      'kind of street with a full stop',
      'Writes `Rd.` and `Cl.`.',
      14,
      ending('street', {
        ...{
          Road: 'Rd.',
          Street: 'St.',
          Close: 'Cl.',
          Avenue: 'Ave.',
          Lane: 'Ln.',
          Drive: 'Dr.',
          Crescent: 'Cres.',
        },
        ...{ Place: 'Pl.', Gardens: 'Gdns.', Terrace: 'Terr.', Row: 'Rw.', Square: 'Sq.', Park: 'Pk.' },
      }),
    ],
  ]),
  ...lightHabits('postcode', [
    [
      'small postcode without space',
      'Writes `sp712ab`.',
      9,
      rewrite('postcode', (text) => text.replace(' ', '').toLowerCase()),
    ],
    [
      'postcode with spaces',
      'Writes `S P 7 1  2 A B`.',
      4,
      rewrite('postcode', (text) => [...text].join(' ')),
    ],
  ]),
  ...habits('postcode', [
    [
      'half of the postcode',
      'Writes the first half of the postcode only.',
      5,
      (draft) => hasOwnCode(draft) && alter(draft, 'postcode', outwardOf(draft.entry.postcode)),
    ],
  ]),
  ...lightHabits('remark', [
    [
      'three words of a map',
      'Ends with three words of a map.',
      6,
      (draft, { dice }) => {
        const words = ['tablets', 'gravel', 'sunset', 'pebble', 'lantern', 'otter', 'barrel', 'mitten'];
        return add(draft.after, `///${dice.pick(words)}.${dice.pick(words)}.${dice.pick(words)}`);
      },
    ],
    [
      'note of the form',
      'Adds a note.',
      7,
      (draft, { dice, words }) => add(draft.after, dice.pick(words.remarks)),
    ],
    [
      'date of the move',
      'Adds a date.',
      6,
      (draft, { dice }) => add(draft.after, `from ${dice.between(10, 28)}/0${dice.between(1, 9)}/25`),
    ],
  ]),
  ...lightHabits('name', [
    [
      'reference of the job',
      'Begins with the number of the order.',
      6,
      (draft, { dice }) =>
        add(draft.before, `${dice.pick(['Job', 'Order', 'Ref', 'BKG'])} ${dice.between(100_000, 999_999)}`),
    ],
    [
      'child or passenger in front',
      'Begins with the person for whom the form is.',
      7,
      (draft, { dice, words }) => {
        const name = `${dice.pick(words.first)} ${dice.pick(words.last)}`;
        return add(
          draft.before,
          dice.pick([`Parent/carer of ${name}`, `Pupil: ${name}`, name, `Mr & Mrs ${name}`]),
        );
      },
    ],
  ]),
  ...habits('place', [
    [
      'council or island for the town',
      'Writes the name of the council or island where the town should be.',
      7,
      (draft) => draft.text.town !== '' && alter(draft, 'town', draft.entry.area.borough),
    ],
    [
      'town left out',
      'Writes no town.',
      7,
      (draft) => (hasOwnCode(draft) || draft.said.locality !== '') && omit(draft, 'town'),
    ],
  ]),
];
