import { type Habit, lightHabits, rewrite, rewriteFlat, rewriteUnit } from '../../../common/habit.ts';
import { inDigits, inWords, spelt } from './spoken.ts';

const MONTHS = ['', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const isPlain = (number: string) => /^\d+$/.test(number);

/** How call centres and exported databases write numbers and units. */
export const DOORS: readonly Habit[] = [
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
];
