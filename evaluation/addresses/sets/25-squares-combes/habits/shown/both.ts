import { alter, restyle } from '../../../common/draft.ts';
import {
  described,
  ending,
  finish,
  hasOwnCode,
  rewrite,
  separate,
  slip,
  swap,
} from '../../../common/habit.ts';
import { merge, put } from '../../../common/pieces.ts';

/** Street words, and the words that dictation takes for them. */
const DICTATED = {
  ...{ Road: 'Rode', Street: 'Straight', Mews: 'Muse', Row: 'Roe', Rise: 'Rice', Close: 'Clothes' },
  ...{ Place: 'Plaice', Court: 'Caught', Way: 'Weigh', Hill: 'Heal', Grove: 'Groove', Square: 'Squared' },
  ...{
    Lane: 'Lain',
    Gardens: 'Guardians',
    Terrace: 'Terrance',
    Park: 'Part',
    View: 'Few',
    Villas: 'Villages',
  },
} as const;

/** Words for the size and side of a place, and how they are shortened. */
const SIZES = Object.entries({
  ...{
    Great: 'Gt',
    Little: 'Lt',
    Upper: 'Upr',
    Lower: 'Lwr',
    Higher: 'Hr',
    North: 'Nth',
    East: 'E',
    West: 'W',
  },
}).map(([size, short]) => [new RegExp(`^${size} `), `${short} `] as const);

const COUNTRIES = ['UK (Mainland)', 'United Kingdom of Great Britain and Northern Ireland', 'England (UK)'];
const FIRST_COUNTIES = ['Aberdeenshire', 'Avon', 'Angus', 'Antrim'];

/** How parents, customers of a web shop, tenants and people who dictate write an address of any list. */
export const BOTH_SHOWN = described(
  `
  full spelling 7 s at the end of a name: Writes 'Elgins Road' for Elgin Road, or the other way.
  light street 6 dictated street word: The telephone writes 'Muse' for Mews.
  light street 30 Saint in full: Writes 'Saint Lukes Road'.
  light street 24 great and upper in short: Writes 'Gt Sutherland Road' or 'Hr Ashwell Farm'.
  light street 6 street and place without a comma: Writes the village behind the street at once.
  light number 6 house number in words before it: Writes 'House No 14', 'H.No. 14' or 'Door no 14'.
  light number 7 number joined to its street: Writes '14Elgin Road'.
  light number 18 letter in brackets: Writes '14(A)'.
  light number 18 range with and: Writes '12 and 14' or '12+14'.
  light form 4 spoken comma: The telephone writes the word 'comma'.
  light form 2 pasted twice: Pastes the address two times.
  light form 4 dots between the lines: Writes '14 Elgin Road.. London'.
  light place 4 country of the menu: Has the long name of the country.
  light place 3 first county of the menu: Leaves the menu of counties at its first line.
  full postcode 5 last letter of the postcode cut: Loses the eighth letter of the field.
  light postcode 4 postcode announced: Writes 'p/c W41 2AB'.
  light postcode 9 postcode as dictated: The telephone writes 'W41 to AB' for W41 2AB.
  light remark 3 e-mail in the address: Ends with an e-mail address.
  light name 6 child and class: Begins with the child and its class.
  light name 5 household: Begins with the family.`,
  {
    's at the end of a name': slip((word) => (word.endsWith('s') ? word.slice(0, -1) : `${word}s`)),
    'dictated street word': ending('street', DICTATED),
    'Saint in full': swap('street', [/^St /, 'Saint ']),
    'great and upper in short': (draft, tools) =>
      swap('street', ...SIZES)(draft, tools) || swap('building', ...SIZES)(draft, tools),
    'street and place without a comma': merge(['street', 'locality'], (way, place) => `${way} ${place}`),
    'house number in words before it': rewrite('number', (text, { dice }, { said }) =>
      said.unit === '' ? `${dice.pick(['House No ', 'H.No. ', 'Door no '])}${text}` : text,
    ),
    'number joined to its street': merge(['street', 'number'], (street, number) =>
      /^\d+$/.test(number) ? number + street : undefined,
    ),
    'letter in brackets': swap('number', [/^(\d+)([A-Z])$/, '$1($2)']),
    'range with and': swap('number', [/(?<=\d)-(?=\d)/, ' and ', '+']),
    'spoken comma': finish((line) => line.replaceAll(', ', ' comma ')),
    'pasted twice': finish((line) => `${line} ${line}`),
    'dots between the lines': separate('.. '),
    'country of the menu': put('after', ({ dice }) => dice.pick(COUNTRIES)),
    'first county of the menu': (draft, { dice }) => restyle(draft, 'county', dice.pick(FIRST_COUNTIES)),
    'last letter of the postcode cut': (draft) =>
      hasOwnCode(draft) && alter(draft, 'postcode', draft.entry.postcode.slice(0, -1)),
    'postcode announced': swap('postcode', [/^/, 'p/c ', 'Post code: ', 'PC ']),
    'postcode as dictated': swap('postcode', [/ 2/, ' to '], [/ 4/, ' for ']),
    'e-mail in the address': put('after', ({ dice, words }) =>
      `${dice.pick(words.first)}${dice.between(1, 99)}@mailbox.example`.toLowerCase(),
    ),
    'child and class': put(
      'before',
      ({ dice, words }) => `${dice.pick(words.first)} ${dice.pick(words.last)} (Year ${dice.between(1, 9)})`,
    ),
    household: put(
      'before',
      ({ dice, words }) => `The ${dice.pick(words.last)} ${dice.pick(['Family', 'household'])}`,
    ),
  },
);
