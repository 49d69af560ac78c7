import { alter, restyle } from '../../../common/draft.ts';
import { described, finish, order, rewrite, separate, slip, swap } from '../../../common/habit.ts';
import { byRules, merge, put } from '../../../common/pieces.ts';
import { cells, glued, quoted, wrapped } from './exports.ts';

/** Vowels that nobody hears, as a receptionist guesses them. */
const VOWELS = byRules(
  Object.entries({
    '(?<=.)in': 'en',
    '(?<=.)an': 'en',
    'er(?=.)': 'ar',
    'ar(?=.)': 'er',
    en$: 'on',
    on$: 'en',
  }).map(([heard, written]) => [new RegExp(heard), written] as const),
);

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `3-5` as a spreadsheet shows it: the third of May. */
function dateOf(range: string): string {
  const [day = 0, month = 0] = range.split('-').map(Number);
  const name = MONTHS[month - 1];
  return day < 1 || day > 31 || name === undefined ? range : `${String(day).padStart(2, '0')}-${name}`;
}

/** How a reception, a charity and databases write an address of any list. */
export const BOTH_HELD_BACK = described(
  `
  full spelling 9 vowel guessed: Writes another vowel where none is heard.
  light number 6 number with a decimal: Has '14.0' from a table of numbers.
  light number 3 mark of a text cell: Has an apostrophe in front of the number from a spreadsheet.
  light number 4 letters for digits in the number: Writes 'I4' for 14 and '2O' for 20.
  light number 40 range as a date: Has '03-May' for 3-5 from a spreadsheet.
  light form 6 null for an empty field: Has the word 'NULL' where a field is empty.
  light form 5 cut into lines: Has lines of one width, which cut words.
  light form 5 columns glued: Has no space where a column ended.
  light form 4 breaks as marks: Has '<br>' between the lines.
  light form 3 columns in quotes: Has each line in quotes.
  light place 5 town cut by its column: Has the first letters of a long town.
  full place 2 ditto: Writes 'ditto' for the town of the line above.
  light postcode 5 boxes of a paper form: Writes 'S E 5 1 2 A B'.
  light postcode 3 country before the postcode: Writes 'GB-SE51 2AB'.
  light order 3 places in front: Sorts by the place, which is in front.
  light remark 5 remark of the reception: Adds what the surgery knows.
  light remark 4 date of birth: Has the date of birth behind the address.
  light remark 3 key safe: Has the code of the key safe.
  light name 4 number of the patient: Begins with the number of the patient.
  light name 4 flag of the database: Begins with a flag.
  light name 5 couple: Begins with a couple.
  light place 4 county in brackets: Adds the county in brackets.
  light place 3 village in brackets behind its town: Writes 'Penhallow (Goonhaven)'.`,
  {
    'vowel guessed': slip(VOWELS),
    'number with a decimal': swap('number', [/^\d+$/, '$&.0']),
    'mark of a text cell': swap('number', [/^\d/, "'$&"]),
    'letters for digits in the number': rewrite('number', (text) =>
      /^\d{2,}$/.test(text) ? text.replace('1', 'I').replace('0', 'O') : text,
    ),
    'range as a date': rewrite('number', dateOf),
    'null for an empty field': finish(cells('NULL')),
    'cut into lines': finish(wrapped),
    'columns glued': finish(glued),
    'breaks as marks': separate('<br>'),
    'columns in quotes': finish(quoted),
    'town cut by its column': swap('town', [/^(.{8})..+$/, '$1']),
    ditto: (draft) => {
      if (draft.text.town === '' || draft.text.town !== draft.said.town) return false;
      alter(draft, 'town', '');
      draft.text.town = 'ditto';
      return true;
    },
    'boxes of a paper form': rewrite('postcode', (text) => [...text.replace(' ', '')].join(' ')),
    'country before the postcode': swap('postcode', [/^/, 'GB-']),
    'places in front': order('places first', ({ text }) => text.town !== ''),
    'remark of the reception': put('after', ({ dice, words }) => dice.pick(words.remarks)),
    'date of birth': put(
      'after',
      ({ dice }) => `DOB ${dice.between(10, 28)}/0${dice.between(1, 9)}/19${dice.between(30, 99)}`,
    ),
    'key safe': put(
      'after',
      ({ dice }) => `${dice.pick(['keysafe', 'KS code'])} ${dice.between(1000, 9999)}`,
    ),
    'number of the patient': put(
      'before',
      ({ dice }) => `NHS ${dice.between(400, 799)} ${dice.between(100, 999)} 4105`,
    ),
    'flag of the database': put('before', ({ dice }) =>
      dice.pick(['*GONE AWAY?*', '[VERIFIED]', '** DNM **']),
    ),
    couple: put(
      'before',
      ({ dice, words }) => `Mr & Mrs ${dice.pick([...'ABDEFGJKLM'])} ${dice.pick(words.last)}`,
    ),
    'county in brackets': (draft) => restyle(draft, 'county', `(${draft.entry.area.oldCounty})`),
    'village in brackets behind its town': merge(
      ['town', 'locality'],
      (town, village) => `${town} (${village})`,
    ),
  },
);
