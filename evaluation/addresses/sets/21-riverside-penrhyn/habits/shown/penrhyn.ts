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
import { inEnglish } from '../../bilingual.ts';
import { ifWelsh } from '../english.ts';

/** What an ear from Leeds makes of Welsh letters. */
const HEARD: readonly (readonly [RegExp, string])[] = [
  [/ll/, 'cl'],
  [/Ll/, 'Cl'],
  [/dd/, 'th'],
  [/f(?!f)/, 'v'],
  [/ff/, 'f'],
  [/w/, 'oo'],
  [/u/, 'i'],
  [/y(?=.)/, 'u'],
  [/ch/, 'k'],
  [/ai/, 'y'],
  [/au$/, 'ai'],
  [/si/, 'sh'],
];

/** The word as it sounds; the same word if it has no such letters. */
function heard(word: string, pick: <Item>(items: readonly Item[]) => Item): string {
  const some = HEARD.filter(([sound]) => sound.test(word));
  if (some.length === 0) return word;
  const [sound, letters] = pick(some);
  return word.replace(sound, letters);
}

/** How incomers and call centres write the addresses of a Welsh peninsula. */
export const PENRHYN_SHOWN: readonly Habit[] = [
  ...habits('spelling', [
    [
      'Welsh as it sounds',
      'Spells a name as it sounds.',
      22,
      ifWelsh(slip((word, dice) => heard(word, (all) => dice.pick(all)))),
    ],
  ]),
  ...lightHabits('street', [
    ['street in English', 'Writes the English name of a street.', 60, rewrite('street', inEnglish)],
    [
      'kind of street in English',
      'Writes `Meurig Road` for `Ffordd Meurig`.',
      14,
      (draft) => {
        const [, kind, base] = /^(Ffordd|Lôn|Stryd) ([A-Z]\w+)$/.exec(draft.text.street) ?? [];
        const english = { Ffordd: 'Road', Lôn: 'Lane', Stryd: 'Street' }[kind ?? ''];
        const isPair = inEnglish(draft.text.street) !== draft.text.street;
        return english !== undefined && !isPair && restyle(draft, 'street', `${base} ${english}`);
      },
    ],
    ['street without the hat', 'Writes `Lon` for `Lôn`.', 30, rewrite('street', bare)],
    [
      'hyphens in the street',
      'Writes `Tan-y-Bryn`.',
      40,
      rewrite('street', (text) => (/ yr? /.test(text) ? text.replaceAll(' ', '-') : text)),
    ],
  ]),
  ...lightHabits('building', [
    ['house in English', 'Writes the English name of a house.', 160, rewrite('building', inEnglish)],
    [
      'house in quotation marks',
      'Puts the name of the house in quotation marks.',
      9,
      rewrite('building', (text, _, { said }) => (said.unit === '' ? `"${text}"` : text)),
    ],
    [
      'hyphens in the house',
      "Writes `Ty'n-y-Coed`.",
      40,
      rewrite('building', (text) => (/ y /.test(text) ? text.replaceAll(' ', '-') : text)),
    ],
    [
      'called',
      'Writes `house called Gorwel`.',
      14,
      rewrite('building', (text, _, { said, entry }) =>
        said.unit === '' && said.number === '' && entry.organisation === '' ? `house called ${text}` : text,
      ),
    ],
  ]),
  ...habits('building', [
    [
      'Farm added',
      'Adds Farm to the name of a smallholding.',
      40,
      (draft, { dice }) => {
        const { building, unit, number } = draft.said;
        const isFarm = /^(?:Tyddyn|Bryn|Cae|Hafod|Glan|Ty'n y|Rhos|Gwern|Bod|Cil) /.test(building);
        if (!isFarm || `${unit}${number}` !== '' || draft.text.building !== building) return false;
        const end = dice.pick(['Farm', 'Farm', 'Farmhouse']);
        return hasOwnCode(draft) && alter(draft, 'building', `${building} ${end}`);
      },
    ],
  ]),
  ...lightHabits('unit', [
    [
      'cabin or static',
      'Writes `Log Cabin 4` for a lodge and `Static 12` for a caravan.',
      60,
      rewriteUnit((text, { dice }, { said }) => {
        const mark = /^mobile (\d+)$/.exec(said.unit)?.[1];
        if (mark === undefined) return text;
        return /^Lodge/.test(text) ? `Log Cabin ${mark}` : `${dice.pick(['Static', 'Van'])} ${mark}`;
      }),
    ],
    [
      'holiday apartment',
      'Writes `Holiday Apt 2`.',
      40,
      rewriteUnit((text, _, { said }) => {
        const mark = /^flat (\d+)$/.exec(said.unit)?.[1];
        return mark === undefined ? text : `Holiday Apt ${mark}`;
      }),
    ],
  ]),
  ...lightHabits('order', [
    [
      'postcode before the village',
      'Has the postcode before the places.',
      6,
      order('postcode before places', ({ text }) => text.locality !== '' && text.postcode !== ''),
    ],
  ]),
  ...habits('place', [
    [
      'village as it sounds',
      'Spells the village as it sounds.',
      12,
      (draft, { dice }) => {
        const { locality } = draft.said;
        const words = locality.split(' ');
        const typed = [heard(words[0]!, (all) => dice.pick(all)), ...words.slice(1)].join(' ');
        return locality !== '' && hasOwnCode(draft) && alter(draft, 'locality', typed);
      },
    ],
    [
      'town in English',
      'Writes the English name of the town, or the Welsh one where the list has the English.',
      16,
      (draft) => {
        const { area } = draft.entry;
        const other = draft.text.town === area.town ? area.otherTown : area.town;
        const isPlaced = hasOwnCode(draft) || draft.said.locality !== '';
        return draft.text.town !== '' && isPlaced && alter(draft, 'town', other);
      },
    ],
    [
      'market town for the post town',
      'Writes the nearest large town.',
      7,
      (draft) => hasOwnCode(draft) && alter(draft, 'town', draft.entry.area.nextTown),
    ],
  ]),
  ...lightHabits('remark', [
    [
      'North Wales',
      'Ends with North Wales.',
      10,
      (draft, { dice }) => add(draft.after, dice.pick(['North Wales', 'N. Wales', 'Wales'])),
    ],
    [
      'what is near',
      'Says where the house is.',
      8,
      (draft, { dice }) =>
        add(
          draft.aside,
          dice.pick(['past the chapel', 'up the track', 'top of the hill', 'by the phone box']),
        ),
    ],
  ]),
];

function bare(text: string): string {
  return text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
}
