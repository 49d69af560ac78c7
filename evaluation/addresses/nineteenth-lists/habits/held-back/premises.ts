import { alter, omit, restyle } from '../../draft.ts';
import {
  ending,
  type Habit,
  habits,
  lightHabits,
  order,
  rewrite,
  rewriteFlat,
  rewriteUnit,
  slip,
} from '../habit.ts';
import { inDigits, inWords, misheard, spelt } from './spoken.ts';

const CODED: Readonly<Record<string, string>> = {
  ...{ Road: 'RD.', Street: 'STR', Avenue: 'AVE', Terrace: 'TERR', Close: 'CLO', Place: 'PLC', Lane: 'LA' },
  ...{
    Grove: 'GVE',
    Crescent: 'CRES',
    Gardens: 'GDN',
    Square: 'SQR',
    Parade: 'PDE',
    Quay: 'QUY',
    Drive: 'DVE',
  },
  ...{ Row: 'RW', Way: 'WY', Drove: 'DRO', Bank: 'BNK', Chase: 'CHS' },
};

const MONTHS = ['', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const isPlain = (number: string) => /^\d+$/.test(number);

/** How call centres and exported databases write flats, numbers, streets and buildings. */
export const PREMISES: readonly Habit[] = [
  ...habits('spelling', [
    ['misheard', 'Writes a name as it sounds on a bad line.', 16, slip(misheard)],
    [
      'double letter not said',
      'Writes a double letter once, because the caller did not say that it is double.',
      10,
      slip((word) => word.replace(/([a-z])\1/, '$1')),
    ],
    [
      'typed ahead',
      'Types the next letter too early, and again.',
      9,
      slip((word, dice) => {
        const at = dice.between(1, word.length - 2);
        return word.slice(0, at) + word[at + 1] + word.slice(at);
      }),
    ],
  ]),
  ...lightHabits('spelling', [
    [
      'first letter spelt',
      'Keeps how the caller spelt the first letter.',
      7,
      rewrite('street', (text) =>
        /^[A-Z][a-z]/.test(text) ? `${text} (${text[0]} for ${spelt(text[0]!)})` : text,
      ),
    ],
    [
      'question marks',
      'The export makes question marks of signs.',
      150,
      (draft) => {
        const changed = (['street', 'building', 'firm'] as const).map((field) =>
          restyle(draft, field, draft.text[field].replaceAll("'", '?').replaceAll('&', '?')),
        );
        return changed.includes(true);
      },
    ],
  ]),
  ...habits('street', [
    [
      'descriptor lost in a merge',
      'The column with Road or Street was lost.',
      7,
      (draft) => {
        const words = draft.said.street.split(' ');
        const isTold = words.length > 1 && words[0] !== 'The' && CODED[words.at(-1)!] !== undefined;
        return isTold && alter(draft, 'street', words.slice(0, -1).join(' '));
      },
    ],
    [
      'street cut at twelve',
      'An old column had room for twelve letters.',
      5,
      (draft) => {
        const { street } = draft.text;
        return (
          street.length > 13 &&
          street === draft.said.street &&
          alter(draft, 'street', street.slice(0, 12).trim())
        );
      },
    ],
  ]),
  ...lightHabits('street', [
    ['descriptor by code', 'Writes the code of a descriptor: `STR`, `CLO`.', 22, ending('street', CODED)],
    [
      'article behind',
      'Writes `Green, The` as registers do.',
      90,
      rewrite('street', (text) => text.replace(/^The (.+)$/, '$1, The')),
    ],
    [
      'ordinal in figures',
      'Writes `2nd Avenue`.',
      90,
      rewrite('street', (text) =>
        text
          .replace(/^First /, '1st ')
          .replace(/^Second /, '2nd ')
          .replace(/^Third /, '3rd '),
      ),
    ],
    [
      'saint without its t',
      'Writes `S.` or `Saint`.',
      90,
      rewrite('street', (text, { dice }) => text.replace(/^St /, dice.pick(['S. ', 'Saint ', 'St.']))),
    ],
    [
      'junction',
      'Writes `jct` before the other street of a corner.',
      120,
      rewrite('corner', (text, { dice }) =>
        text.replace('Corner Of', dice.pick(['jct', 'junc with', 'c/o'])),
      ),
    ],
    ['no corner on the policy', 'The policy has one street only.', 90, (draft) => omit(draft, 'corner')],
  ]),
  ...lightHabits('number', [
    [
      'number with a decimal',
      'A spreadsheet made 12.0 of 12.',
      6,
      rewrite('number', (text) => (isPlain(text) ? `${text}.0` : text)),
    ],
    [
      'number with noughts',
      'The column has four digits: 0012.',
      6,
      rewrite('number', (text) => (isPlain(text) ? text.padStart(4, '0') : text)),
    ],
    [
      'range made a date',
      'A spreadsheet made a date of 2-4.',
      120,
      rewrite('number', (text, { dice }) => {
        const [day = 0, month = 0] = text.split('-').map(Number);
        if (!text.includes('-') || day > 31 || month > 12) return text;
        return dice.chance(0.5) ? `${String(day).padStart(2, '0')}-${MONTHS[month]}` : `${day}/${month}`;
      }),
      'docklands',
    ],
    [
      'number in words',
      'Writes `twenty three`.',
      6,
      rewrite('number', (text) => inWords(Number(text)) ?? text),
    ],
    [
      'number digit by digit',
      'Writes `one oh four`.',
      6,
      // `three five` could be flat 3 of number 5.
      rewrite('number', (text) => (/^(?:\d{3}|\d0)$/.test(text) ? inDigits(text) : text)),
    ],
    [
      'and a half',
      'Writes `12 and a half`, or what another encoding makes of the sign.',
      220,
      rewrite('number', (text, { dice }) =>
        text.replace('½', dice.pick([' and a half', 'Â½', '.5', ' half'])),
      ),
      'docklands',
    ],
    [
      'letter spelt',
      'Writes `12 A for Alpha`.',
      60,
      rewrite('number', (text) =>
        text.replace(/^(\d+)([A-Z])$/, (_, number, letter) => `${number} ${letter} for ${spelt(letter)},`),
      ),
    ],
  ]),
  ...lightHabits('unit', [
    [
      'flat with noughts',
      'Writes `FLAT 003`.',
      16,
      rewriteFlat((mark) => (isPlain(mark) ? `FLAT ${mark.padStart(3, '0')}` : undefined)),
    ],
    [
      'flat digit by digit',
      'Writes `flat three oh four`.',
      20,
      rewriteFlat((mark) => (isPlain(mark) ? `flat ${inDigits(mark)}` : undefined)),
    ],
    [
      'apartment on the policy',
      'Writes `Aptmt` or `Apmt`.',
      16,
      rewriteFlat((mark, { dice }) => `${dice.pick(['Aptmt', 'APMT', 'Appt'])} ${mark}`),
    ],
    [
      'letter of a flat spelt',
      'Writes `Flat B for Bravo`.',
      90,
      rewriteFlat((mark) => (/^[A-H]$/.test(mark) ? `Flat ${mark} for ${spelt(mark)}` : undefined)),
    ],
    [
      'berth as mooring',
      'Calls a berth a mooring.',
      150,
      rewriteUnit((text, { dice }) =>
        text.replace('Berth', dice.pick(['Mooring', 'Mooring No', 'Moored at'])),
      ),
      'docklands',
    ],
    [
      'mobile home in letters',
      'Writes `M/H` for a mobile home.',
      90,
      rewriteUnit((text, { dice }) => text.replace('Mobile Home', dice.pick(['M/H', 'M.Home', 'MOB HM']))),
      'fens',
    ],
    [
      'unit as workshop',
      'Calls a unit a workshop, and a suite an office.',
      30,
      rewriteUnit((text, { dice }) =>
        text
          .replace(/^Unit /, dice.pick(['Workshop ', 'UNT ', 'Unit No: ']))
          .replace(/^Suite /, dice.pick(['Office ', 'Ste '])),
      ),
    ],
    [
      'over the shop',
      'Writes `living over` or `accomm above`.',
      110,
      rewriteUnit((text, { dice }, { entry }) =>
        entry.unit.kind === 'over' ? dice.pick(['Accomm above', 'Living over', 'F/O']) : text,
      ),
    ],
    [
      'floor by code',
      'Writes `F/F FLAT` and `G/F`.',
      70,
      rewriteUnit((text) => text.replace(/^(First|Second|Ground|Top) Floor/, (_, floor) => `${floor[0]}/F`)),
    ],
  ]),
  ...lightHabits('building', [
    [
      'building by code',
      'Writes `HO` and `CRT` as the columns of the insurer have it.',
      16,
      ending('building', {
        ...{ House: 'HO', Court: 'CRT', Cottage: 'COT', Cottages: 'COTS', Tower: 'TOW', Farm: 'FRM' },
        ...{ Apartments: 'APPTS', Lodge: 'LDG', Nursery: 'NSY', Estate: 'EST', Bungalow: 'BUNG' },
      }),
    ],
    [
      'formerly in short',
      'Writes `fmly` before the former name.',
      90,
      rewrite('building', (text, { dice }) =>
        text.replace(/ \(Formerly (.+)\)$/, dice.pick([' fmly $1', ', was $1', ' (ex $1)'])),
      ),
      'docklands',
    ],
    [
      'known as',
      'Writes `known as` before the name of a house.',
      22,
      (draft) =>
        draft.entry.unit.kind === 'none' &&
        draft.text.firm === '' &&
        draft.text.building !== '' &&
        restyle(draft, 'building', `known as ${draft.text.building}`),
    ],
    [
      'development not on file',
      'The file has no column for an estate.',
      45,
      (draft) => omit(draft, 'estate'),
    ],
  ]),
  ...habits('building', [
    [
      'new name only',
      'Leaves the former name out.',
      60,
      (draft) => draft.entry.names.length > 1 && alter(draft, 'building', draft.entry.names[0]!),
      'docklands',
    ],
    [
      'block not on the policy',
      'Gives the flat and the number of the street, without the block.',
      30,
      (draft) => draft.said.unit !== '' && draft.said.number !== '' && omit(draft, 'building'),
    ],
    [
      'farm not said',
      'Gives the bungalow and its road, without the farm.',
      60,
      (draft) => {
        if (draft.entry.unit.kind !== 'named' || draft.said.building === '') return false;
        draft.said.unit = '';
        alter(draft, 'building', draft.text.unit);
        draft.text.unit = '';
        return true;
      },
      'fens',
    ],
  ]),
  ...lightHabits('order', [
    [
      'flat between number and street',
      'Writes `12 Flat 3 Harbour Road`.',
      30,
      order(
        'unit before street',
        ({ text, isBare, isJoined }) => text.unit !== '' && text.number !== '' && !isBare && !isJoined,
      ),
    ],
    [
      'building then flat',
      'Writes the block, and then the flat.',
      16,
      order(
        'unit after building',
        ({ text, isJoined }) => text.unit !== '' && text.building !== '' && !isJoined,
      ),
    ],
    [
      'street on the first line',
      'Writes the street before the block.',
      8,
      order('street before building', ({ text }) => text.building !== '' && text.street !== ''),
    ],
    [
      'flat in the last column',
      'Has the flat behind the town, in a column of its own.',
      10,
      order('unit after places', ({ text, isBare }) => text.unit !== '' && !isBare),
    ],
    [
      'index order',
      'Writes the street and then the number, as an index does.',
      5,
      order('street then number', ({ text }) => text.number !== '' && text.street !== ''),
    ],
  ]),
];
