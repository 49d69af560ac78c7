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
  slip,
} from '../../../common/habit.ts';
import { inWelsh } from '../../bilingual.ts';
import { ifWelsh } from '../english.ts';

const NUMBERS = ' Un Dau Tri Pedwar Pump Chwech Saith Wyth Naw Deg'.split(' ');

/** The soft mutation of a first letter. */
const SOFT: readonly (readonly [RegExp, string])[] = [
  [/^Ll/, 'L'],
  [/^Rh/, 'R'],
  [/^P(?!h)/, 'B'],
  [/^T(?!h)/, 'D'],
  [/^C(?!h)/, 'G'],
  [/^B/, 'F'],
  [/^G/, ''],
  [/^M/, 'F'],
];

/** How Welsh speakers, water crews and address books write the addresses of a peninsula. */
export const PENRHYN_HELD_BACK: readonly Habit[] = [
  ...habits('spelling', [
    [
      'mutation',
      'Mutates the first letter of the second word, as speech does.',
      20,
      ifWelsh((draft) => {
        const field = draft.said.building !== '' && draft.said.unit === '' ? 'building' : 'street';
        const words = draft.said[field].split(' ');
        if (words.length < 2 || draft.text[field] !== draft.said[field] || draft.entry.organisation !== '')
          return false;
        const last = words.at(-1)!;
        const [letter, soft] = SOFT.find(([one]) => one.test(last)) ?? [];
        if (letter === undefined || soft === undefined || last.length < 4) return false;
        const mutated = last.replace(letter, soft).replace(/^\w/, (one) => one.toUpperCase());
        return alter(draft, field, [...words.slice(0, -1), mutated].join(' '));
      }),
    ],
    [
      'i and y mixed',
      'Writes `i` or `u` for y.',
      10,
      ifWelsh(
        slip((word) => {
          const typed = word.slice(1).replace(/y/, 'i');
          return word[0] + (typed === word.slice(1) ? typed.replace(/u/, 'y') : typed);
        }),
      ),
    ],
  ]),
  ...lightHabits('street', [
    ['street in Welsh', 'Writes the Welsh name of a street.', 60, rewrite('street', inWelsh)],
    [
      'street in one word',
      'Writes `Tanycastell`.',
      40,
      rewrite('street', (text) =>
        / yr? /.test(text) ? text[0] + text.slice(1).replaceAll(' ', '').toLowerCase() : text,
      ),
    ],
    [
      'words of the crew',
      'Writes `Ff.` for Ffordd and `Hl.` for Heol.',
      16,
      rewrite('street', (text) =>
        text
          .replace(/^Ffordd /, 'Ff. ')
          .replace(/^Heol /, 'Hl. ')
          .replace(/^Stryd /, 'Str. ')
          .replace(/^Rhodfa /, 'Rhod. ')
          .replace(/ Terrace$/, ' Ter.'),
      ),
    ],
  ]),
  ...lightHabits('number', [
    [
      'number in Welsh',
      'Writes `Tri Maes Teilo`.',
      12,
      rewrite('number', (text) => NUMBERS[Number(text)] || text),
    ],
    [
      'Rhif',
      'Writes `Rhif 12`.',
      10,
      rewrite('number', (text) => (/^\d/.test(text) ? `Rhif ${text}` : text)),
    ],
  ]),
  ...lightHabits('building', [
    ['house in Welsh', 'Writes the Welsh name of a house.', 260, rewrite('building', inWelsh)],
    [
      'Fferm first',
      'Writes `Fferm` before a farm.',
      28,
      (draft) => {
        const { building } = draft.text;
        const isFarm =
          /^(?:Pant|Cefn|Nant|Llwyn|Blaen|Esgair|Ffynnon) /.test(building) && draft.said.unit === '';
        return isFarm && restyle(draft, 'building', `Fferm ${building}`);
      },
    ],
    [
      'house in one word',
      'Writes `Nantcoch`.',
      40,
      rewrite('building', (text, _, { said }) =>
        said.unit === '' && /^(?:Pant|Pen|Cefn|Nant|Llwyn|Blaen|Allt) \w+$/.test(text)
          ? text[0] + text.slice(1).replace(' ', '').toLowerCase()
          : text,
      ),
    ],
  ]),
  ...lightHabits('unit', [
    [
      'fflat',
      'Writes `Fflat 2` for a flat, and `Ff2` where the list has Fflat.',
      40,
      rewriteUnit((text, _, { said }) => {
        const mark = /^flat (\d+)$/.exec(said.unit)?.[1];
        return mark === undefined ? text : /^Fflat/.test(text) ? `Ff${mark}` : `Fflat ${mark}`;
      }),
    ],
    [
      'carafan and caban',
      'Writes `Carafan 3`, `Caban 3` or `Safle 3`.',
      60,
      rewriteUnit((text, { dice }, { said }) => {
        const mark = /^mobile (\d+)$/.exec(said.unit)?.[1];
        if (mark === undefined) return text;
        return `${/^Lodge/.test(text) ? 'Caban' : dice.pick(['Carafan', 'Safle'])} ${mark}`;
      }),
    ],
  ]),
  ...lightHabits('place', [
    [
      'ger the town',
      'Writes `ger` before the town.',
      9,
      ({ text }) => {
        if (text.locality === '' || text.town === '') return false;
        text.town = `ger ${text.town}`;
        return true;
      },
    ],
    [
      'Sir for the county',
      'Adds the county in Welsh, or its former county.',
      9,
      (draft, { dice }) => restyle(draft, 'county', dice.pick(['Sir Benfro', 'Dyfed', 'Pembs'])),
    ],
  ]),
  ...habits('place', [
    [
      'village only',
      'Leaves the town out.',
      9,
      (draft) =>
        draft.said.locality !== '' && draft.said.town !== '' && hasOwnCode(draft) && alter(draft, 'town', ''),
    ],
  ]),
  ...lightHabits('remark', [
    [
      'job of the crew',
      'Begins with the job of the water crew.',
      9,
      (draft, { dice }) =>
        add(draft.before, dice.pick(['BURST', 'NO WATER', 'Leak on verge', 'ST replace', 'WQ sample'])),
    ],
    ['Cymru', 'Ends with Cymru.', 7, (draft) => add(draft.after, 'Cymru')],
  ]),
  ...lightHabits('order', [
    [
      'village at the front',
      'Begins with the village and the town.',
      7,
      order('places first', ({ text }) => text.locality !== '' && text.town !== ''),
    ],
  ]),
];
