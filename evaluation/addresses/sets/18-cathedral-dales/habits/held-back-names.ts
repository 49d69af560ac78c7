import { restyle } from '../draft.ts';
import { ending, misspelt, renamed, swapped } from './changes.ts';
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

/** How receptionists and volunteers write numbers and streets. */
export const HELD_BACK_NAMES = [
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
