import { alter, restyle } from '../../../common/draft.ts';
import {
  add,
  type Habit,
  habits,
  hasOwnCode,
  lightHabits,
  order,
  rewrite,
  rewriteUnit,
} from '../../../common/habit.ts';
import { inEnglish, inGaelic } from '../../gaelic.ts';

/** How ferry clerks and forms of the crofting commission write crofts, closes and tenements. */
export const ISLANDS_SHOWN: readonly Habit[] = [
  ...lightHabits('number', [
    [
      'Croft before the number',
      'Writes `Croft 12`.',
      18,
      rewrite('number', (text, _, { entry }) =>
        entry.area.kind === 'village' && /^\d+[A-C]?$/.test(text) ? `Croft ${text}` : text,
      ),
    ],
  ]),
  ...habits('street', [
    [
      'township in the other language',
      'Writes the Gaelic name of a township, or the English one where the list has the Gaelic.',
      45,
      (draft) => {
        const { street } = draft.text;
        const other = inGaelic(street) === street ? inEnglish(street) : inGaelic(street);
        return hasOwnCode(draft) && street === draft.said.street && alter(draft, 'street', other);
      },
    ],
  ]),
  ...lightHabits('street', [
    [
      'Upper behind the township',
      'Writes `Garran (Upper)`.',
      45,
      rewrite('street', (text, _, { entry }) =>
        entry.area.kind === 'village'
          ? text.replace(/^(Upper|Lower|North|South|New|Middle) (.+)$/, '$2 ($1)')
          : text,
      ),
    ],
    [
      'accent leaning the wrong way',
      'Writes `Mór` for `Mòr`.',
      40,
      (draft) => {
        const field = /[àèìòù]/i.test(draft.text.street) ? 'street' : 'building';
        return restyle(draft, field, acute(draft.text[field]));
      },
    ],
    [
      'common grazings',
      'Adds the grazings to which a croft belongs.',
      9,
      rewrite('street', (text, _, { entry }) =>
        entry.area.kind === 'village' && entry.number !== '' ? `${text} Township` : text,
      ),
    ],
  ]),
  ...lightHabits('unit', [
    [
      'flat of a stair turned round',
      'Writes `1F2` for `Flat 1/2`, and `1/2` for `1F2`.',
      80,
      rewriteUnit((text) => {
        const [, floor, side] = /^(?:Flat )?(\d)[/F](\d)$/.exec(text) ?? [];
        if (floor === undefined) return text;
        return text.includes('F') && !text.startsWith('Flat') ? `${floor}/${side}` : `${floor}F${side}`;
      }),
    ],
    [
      'side of the stair short',
      'Writes `GL` and `1st Flr Rt`.',
      80,
      rewriteUnit((text, _, { said }) => (said.unit.startsWith('floor ') ? sideShort(text) : text)),
    ],
    [
      'caravan with a stroke',
      'Writes `C/van 4`.',
      50,
      rewriteUnit((text, _, { said }) =>
        said.unit.startsWith('mobile ') ? text.replace(/^\w+/, 'C/van') : text,
      ),
    ],
    [
      'flat with its full word',
      'Writes `Flat Number 4`.',
      90,
      rewriteUnit((text) => text.replace(/^Flat (?=\d+$)/, 'Flat Number ')),
    ],
  ]),
  ...lightHabits('building', [
    [
      'schoolhouse in two words',
      'Writes `School House`, or `Schoolhse`.',
      300,
      rewrite('building', (text, { dice }) =>
        text.replace('Schoolhouse', dice.pick(['School House', 'Schoolhse'])),
      ),
    ],
    [
      'lighthouse short',
      'Writes `Lt. Ho.` for Lighthouse.',
      140,
      rewrite('building', (text) => text.replace(/Lighthouse$/, 'Lt. Ho.')),
    ],
    [
      'close short',
      'Writes `Fishers Cl`.',
      240,
      rewrite('building', (text) => text.replace(/ Close$/, ' Cl')),
    ],
    [
      'house and croft together',
      'Puts the name of the house between dashes.',
      8,
      rewrite('building', (text, _, { said }) => (said.unit === '' ? `- ${text} -` : text)),
    ],
  ]),
  ...lightHabits('name', [
    [
      'crofter and tenancy',
      'Begins with the tenant or the holding.',
      9,
      (draft, { dice, words }) =>
        add(
          draft.before,
          `${dice.pick(['Tenant', 'Owner-occupier', 'Assignee', 'Sub-tenant'])}: ${dice.pick(words.last)}`,
        ),
    ],
  ]),
  ...lightHabits('remark', [
    [
      'number of the holding',
      'Ends with the number of the holding or the sailing.',
      9,
      (draft, { dice }) =>
        add(
          draft.after,
          `${dice.pick(['Holding C', 'CPH 66/', 'Sailing ', 'Reg. C'])}${dice.between(1000, 9999)}`,
        ),
    ],
    [
      'island and Scotland',
      'Ends with the island and the country.',
      12,
      (draft, { dice }) => {
        const island = draft.entry.area.borough.replace('Isle of ', '');
        return add(
          draft.after,
          dice.pick([`Isle of ${island}, Scotland`, `${island}`, 'Outer Hebrides', 'Scotland']),
        );
      },
    ],
  ]),
  ...lightHabits('order', [
    [
      'township, then the croft',
      'Writes `Upper Garran 12`.',
      14,
      order('street then number', ({ text, entry }) => text.number !== '' && entry.area.kind === 'village'),
    ],
  ]),
  ...lightHabits('place', [
    ['parish of', 'Writes `Parish of Nis`.', 9, rewrite('locality', (text) => `Parish of ${text}`)],
  ]),
];

function acute(text: string): string {
  return text.normalize('NFD').replaceAll('\u0300', '\u0301').normalize('NFC');
}

/** `Ground Left` as `GL`, `First Right` as `1st Flr Rt`. */
function sideShort(text: string): string {
  if (/^Ground /.test(text)) return text.replace(/^Ground (\w)\w+$/, 'G$1');
  const floors = { First: '1st', Second: '2nd', Third: '3rd' };
  const [floor = '', side = ''] = text.split(' ');
  const short = floors[floor as keyof typeof floors];
  return short === undefined ? text : `${short} Flr ${side === 'Left' ? 'Lt' : 'Rt'}`;
}
