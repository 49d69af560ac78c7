import { alter, omit, restyle } from '../../../common/draft.ts';
import {
  add,
  type Habit,
  habits,
  hasOwnCode,
  lightHabits,
  order,
  rewrite,
  separate,
  slip,
} from '../../../common/habit.ts';

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Letters that a person on the telephone hears as others. */
const HEARD: readonly (readonly [RegExp, string])[] = [
  [/ck/, 'k'],
  [/ph/, 'f'],
  [/ie/, 'ei'],
  [/ei/, 'ie'],
  [/ey$/, 'y'],
  [/ou/, 'oo'],
  [/ll/, 'l'],
  [/tt/, 't'],
  [/ss/, 's'],
  [/er/, 'ar'],
  [/or/, 'aw'],
  [/m(?=.)/, 'n'],
];

const NUMBERS = (
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen twenty'
).split(' ');

const ALPHABET =
  'Alpha Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliet Kilo Lima Mike November Oscar Papa Quebec Romeo ' +
  'Sierra Tango Uniform Victor Whisky Xray Yankee Zulu';

/** How vets, a bank, a mess, a hospital, executors and shops write an address of any list. */
export const BOTH_HELD_BACK: readonly Habit[] = [
  ...habits('spelling', [
    [
      'heard over the telephone',
      'Spells a name as it was heard.',
      13,
      slip((word, dice) => {
        const some = HEARD.filter(([sound]) => sound.test(word.slice(1)));
        if (some.length === 0) return word;
        const [sound, letters] = dice.pick(some);
        return word[0] + word.slice(1).replace(sound, letters);
      }),
    ],
    [
      'next key',
      'Hits the key beside the right one.',
      8,
      slip((word, dice) => {
        const at = dice.between(1, word.length - 1);
        const row = KEYS.find((keys) => keys.includes(word[at]!));
        const other = row?.[row.indexOf(word[at]!) + dice.pick([-1, 1])] ?? word[at]!;
        return word.slice(0, at) + other + word.slice(at + 1);
      }),
    ],
  ]),
  ...lightHabits('number', [
    [
      'number as a word',
      'Writes `fourteen`.',
      8,
      rewrite('number', (text, _, { text: all }) =>
        all.street === '' ? text : (NUMBERS[Number(text) - 1] ?? text),
      ),
    ],
    [
      'House before the number',
      'Writes `Hse 14`.',
      6,
      rewrite('number', (text, { dice }, { said }) =>
        said.unit === '' && said.firm === '' && /^\d/.test(text)
          ? `${dice.pick(['Hse', 'House', 'H/No'])} ${text}`
          : text,
      ),
    ],
  ]),
  ...lightHabits('form', [
    ['bars between lines', 'Has bars between the lines.', 6, separate(' | ')],
    ['wide spaces', 'Has three spaces between the lines.', 6, separate('   ')],
    ['line marks', 'Has `<br>` between the lines.', 5, separate('<br>')],
  ]),
  ...habits('street', [
    [
      'street by its first name',
      'Writes `14 Blenheim` for Blenheim Road.',
      8,
      (draft) => {
        const words = draft.said.street.split(' ');
        const isWhole =
          words.length !== 2 || draft.text.street !== draft.said.street || draft.said.number === '';
        return !isWhole && hasOwnCode(draft) && alter(draft, 'street', words[0]!);
      },
    ],
  ]),
  ...lightHabits('name', [
    [
      'number of the customer',
      'Begins with the number of the account or record.',
      7,
      (draft, { dice }) =>
        add(
          draft.before,
          `${dice.pick(['A/C', 'Cust', 'Hosp no', 'Client'])} ${dice.between(10_000_000, 99_999_999)}`,
        ),
    ],
  ]),
  ...lightHabits('remark', [
    [
      'remark of the record',
      'Adds a remark.',
      8,
      (draft, { dice, words }) => add(draft.after, dice.pick(words.remarks)),
    ],
    [
      'checked',
      'Says that the address was checked.',
      6,
      (draft, { dice }) =>
        add(draft.after, dice.pick(['(confirmed)', 'addr verified', 'DPA passed', 'as per deeds'])),
    ],
    ['e-mail behind', 'Ends with an e-mail address.', 5, email],
  ]),
  ...lightHabits('postcode', [
    [
      'postcode with a hyphen',
      'Writes `GU81-2AB`.',
      8,
      rewrite('postcode', (text) => text.replace(' ', '-')),
    ],
    [
      'postcode spelled out',
      'Writes the letters of the postcode as they were spelled.',
      6,
      (draft) => {
        const code = draft.text.postcode;
        if (!/^[A-Z]+\d+ \d[A-Z]{2}$/.test(code)) return false;
        const spelled = [...code.slice(-2)].map(
          (letter) => ALPHABET.split(' ').find((word) => word.startsWith(letter))!,
        );
        draft.isCodeInside = true;
        return restyle(draft, 'postcode', `${code} (${spelled.join(' ')})`);
      },
    ],
  ]),
  ...lightHabits('order', [
    [
      'town and village first',
      'Begins with the town, as the search of the record does.',
      6,
      order('places first', ({ text }) => text.town !== '' && text.street !== '' && text.building === ''),
    ],
  ]),
  ...habits('place', [
    [
      'other name of the town',
      'Writes an older or longer name of the town.',
      7,
      (draft) => draft.text.town !== '' && alter(draft, 'town', draft.entry.area.otherTown),
    ],
    [
      'village left out',
      'Writes the town and no village.',
      7,
      (draft) => hasOwnCode(draft) && draft.text.town !== '' && omit(draft, 'locality'),
    ],
  ]),
];

function email(
  draft: Parameters<Habit['apply']>[0],
  { dice, words }: Parameters<Habit['apply']>[1],
): boolean {
  const name = `${dice.pick(words.first)}.${dice.pick(words.last)}${dice.between(1, 99)}`.toLowerCase();
  return add(draft.after, `${name}@example.com`);
}
