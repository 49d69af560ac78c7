import { alter, restyle } from '../draft.ts';
import { ending, markOf, misspelt, renamed, swapped, unit } from './changes.ts';
import { habits } from './habit.ts';

const ONES =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`.split(/\s+/);
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A number below a hundred in words. */
function worded(number: number): string {
  if (number < 20) return ONES[number]!;
  return [TENS[Math.floor(number / 10)], ...(number % 10 === 0 ? [] : [ONES[number % 10]])].join(' ');
}

const SHORT: Readonly<Record<string, string>> = {
  ...{ Upper: 'Upr', Lower: 'Lwr', High: 'Hi', Great: 'Gt', Little: 'Ltl', Middle: 'Mid', North: 'Nth' },
  ...{ South: 'Sth', East: 'E', West: 'W', Nether: 'Nthr' },
};

/** How receptionists and volunteers write numbers, flats, streets and buildings. */
export const HELD_BACK_NAMES = [
  ...habits('unit', 'held-back', [
    [
      'room as bedsit',
      'Calls the room of a shared house a bedsit.',
      60,
      unit(['room'], (draft, dice) =>
        /^\d+$/.test(markOf(draft)) && draft.entry.building === ''
          ? `${dice.pick(['Bedsit', 'Bed-sit', 'Bed sit'])} ${markOf(draft)}`
          : undefined,
      ),
    ],
    [
      'room of a flat',
      'Writes `room C of flat 12`.',
      300,
      unit(['room'], (draft) => {
        const parts = /^(\d+)([A-F])$/.exec(markOf(draft));
        return parts === null ? undefined : `room ${parts[2]} of flat ${parts[1]}`;
      }),
    ],
    [
      'apartment called flat',
      'Writes flat for apartment or studio.',
      80,
      unit(['flat'], ({ entry }) => entry.flat.replace(/^(?:Apartment|Studio) /, 'Flat ')),
    ],
    [
      'floor turned round',
      'Writes `Flat, first floor`.',
      70,
      unit(['floor'], ({ entry }) =>
        entry.flat.replace(/^(\w+ Floor|Basement) Flat$/, (_, floor) => `Flat ${floor.toLowerCase()}`),
      ),
    ],
    [
      'over the shop',
      'Writes `over the shop` for the flat above.',
      120,
      unit(['over'], () => 'over the shop'),
    ],
    [
      'pitch as number',
      'Writes `No. 5` for a pitch or lodge.',
      60,
      unit(['pitch'], (draft, dice) => `${dice.pick(['No.', 'Number', 'no'])} ${markOf(draft)}`),
      'dales',
    ],
    [
      'unit as workshop',
      'Calls a unit a workshop or bay.',
      80,
      unit(['unit'], ({ entry }, dice) =>
        entry.flat.startsWith('Unit')
          ? entry.flat.replace('Unit', dice.pick(['Workshop', 'Bay']))
          : undefined,
      ),
    ],
  ]),
  ...habits('building', 'held-back', [
    [
      'flat in its building',
      'Writes `Flat 3 in Heron House`.',
      25,
      (draft) => {
        const { unit: text, building } = draft.text;
        if (text === '' || building === '' || draft.isJoined || draft.isBare) return false;
        draft.text.unit = '';
        return restyle(draft, 'building', `${text} in ${building}`);
      },
    ],
    [
      'row in the singular',
      'Writes Cottage for Cottages.',
      60,
      (draft) =>
        draft.text.building === draft.said.building &&
        alter(draft, 'building', draft.said.building.replace(/(?<=Cottage|Lodge)s$/, '')),
    ],
    [
      'pub marked',
      'Adds that the inn is a pub.',
      90,
      (draft, { words, dice }) =>
        words.inns.includes(draft.said.building) &&
        restyle(draft, 'building', `${draft.text.building} ${dice.pick(['PH', '(pub)', 'public house'])}`),
    ],
    [
      'known as',
      'Says that the house is known by its name.',
      12,
      (draft, { dice }) =>
        draft.text.building !== '' &&
        draft.entry.unit.kind === 'none' &&
        restyle(draft, 'building', `${dice.pick(['known as', 'k/a', 'called'])} ${draft.text.building}`),
    ],
  ]),
  ...habits('street', 'held-back', [
    [
      'number in words',
      'Writes the number of the house in words.',
      14,
      (draft) =>
        /^\d{1,2}$/.test(draft.text.number) && restyle(draft, 'number', worded(Number(draft.text.number))),
    ],
    [
      'double figure',
      'Writes `double 4` for 44, as said on the telephone.',
      80,
      (draft) => restyle(draft, 'number', draft.text.number.replace(/^(\d)\1$/, 'double $1')),
    ],
    [
      'descriptor clipped',
      'Writes the first three letters of Street or Road.',
      20,
      ending({
        ...{
          Street: 'Str',
          Road: 'Roa',
          Avenue: 'Ave',
          Close: 'Clo',
          Lane: 'Lan',
          Drive: 'Dri',
          Grove: 'Gro',
        },
        ...{ Terrace: 'Ter', Crescent: 'Cre', Gardens: 'Gard', Place: 'Pla', Croft: 'Cro', Garth: 'Gart' },
      }),
    ],
    [
      'hyphens in the street',
      'Puts hyphens in the name of a street.',
      8,
      renamed((text) => text.replaceAll(' ', '-'), ['street']),
    ],
    [
      'spelling doubted',
      'Marks that the spelling of the street is doubtful.',
      9,
      (draft, { dice }) =>
        draft.text.street !== '' &&
        restyle(draft, 'street', `${draft.text.street}${dice.pick([' (sp?)', '?', ' ??'])}`),
    ],
    [
      'quarter in short',
      'Writes `Upr` for Upper and `Gt` for Great.',
      40,
      renamed(
        (text) => text.replace(/^(\w+)(?= \w{3})/, (word) => SHORT[word] ?? word),
        ['building', 'street', 'locality'],
      ),
    ],
  ]),
  ...habits('spelling', 'held-back', [
    [
      'misheard consonant',
      'Mishears a consonant on the telephone.',
      13,
      misspelt(swapped('d/t b/p m/n s/f f/th v/b g/k p/b n/m')),
    ],
    [
      'written as it sounds',
      'Writes a name as it sounds.',
      14,
      misspelt(swapped('augh/or eigh/ay wh/w ai/ay aw/or ou/ow x/cks ch/tch ur/er ie/y ey/ie oo/u st/sst')),
    ],
    [
      'handwriting misread',
      'Misreads the handwriting.',
      14,
      misspelt(swapped('u/n a/o r/v n/u ll/U h/k e/i t/l o/a')),
    ],
    [
      'dialect heard',
      'Writes a word of the hills as it is said.',
      50,
      misspelt(
        swapped(
          'cleugh/cluff haugh/hoff beck/bek gill/gyll thwaite/thet fell/fel how/ow mire/myer shaw/sher wath/woth',
        ),
      ),
      'dales',
    ],
  ]),
];
