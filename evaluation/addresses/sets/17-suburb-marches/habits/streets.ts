import { alter, type Draft, omit, restyle } from '../draft.ts';
import { type Apply, habits } from './habit.ts';

const SHORT: Readonly<Record<string, string>> = {
  ...{ Road: 'Rd', Avenue: 'Ave', Street: 'St', Close: 'Cl', Gardens: 'Gdns', Drive: 'Dr', Crescent: 'Cres' },
  ...{
    Grove: 'Gr',
    Lane: 'Ln',
    Place: 'Pl',
    Terrace: 'Terr',
    Parade: 'Pde',
    Square: 'Sq',
    Walk: 'Wlk',
    Mews: 'Ms',
  },
};

const STOPPED: Readonly<Record<string, string>> = {
  ...{
    Road: 'Rd.',
    Avenue: 'Av.',
    Street: 'St.',
    Close: 'Clo.',
    Gardens: 'Gdn.',
    Drive: 'Drv.',
    Crescent: 'Cr.',
  },
  ...{ Grove: 'Gve.', Lane: 'La.', Place: 'Plc.', Terrace: 'Ter.', Parade: 'Par.', Square: 'Sqr.' },
};

/** Changes the last word of the street. */
function ending(change: (word: string) => string | undefined): Apply {
  return (draft) => {
    const words = draft.text.street.split(' ');
    const last = words.length > 1 ? change(words.at(-1)!) : undefined;
    return last !== undefined && restyle(draft, 'street', [...words.slice(0, -1), last].join(' ').trim());
  };
}

function numbered(change: (number: string) => string): Apply {
  return (draft) =>
    /^\d+[A-Z]?$/.test(draft.text.number) && restyle(draft, 'number', change(draft.text.number));
}

function street(change: (text: string) => string): Apply {
  return (draft) => draft.text.street !== '' && restyle(draft, 'street', change(draft.text.street));
}

const dropEnding: Apply = (draft: Draft) => {
  const words = draft.said.street.split(' ');
  const isTold = words.length > 1 && words[0] !== 'The' && SHORT[words.at(-1)!] !== undefined;
  return isTold && alter(draft, 'street', words.slice(0, -1).join(' '));
};

/** Habits of streets and numbers. */
export const STREETS = [
  ...habits('street', 'both', [
    ['descriptor short', 'Writes `Rd` for Road.', 30, ending((word) => SHORT[word])],
    ['descriptor left out', 'Leaves Road or Avenue out, as everybody knows it.', 9, dropEnding],
    [
      'other descriptor',
      'Writes Road for Avenue.',
      6,
      (draft, tools) => {
        const words = draft.said.street.split(' ');
        if (words.length < 2 || SHORT[words.at(-1)!] === undefined) return false;
        if (tools.words.whole.includes(draft.said.street)) return false;
        const other = tools.dice.pick(['Road', 'Avenue', 'Close', 'Street', 'Lane', 'Drive']);
        return alter(draft, 'street', [...words.slice(0, -1), other].join(' '));
      },
    ],
    [
      'street left out',
      'Gives the house and the postcode only.',
      15,
      (draft) => draft.entry.building !== '' && omit(draft, 'street'),
    ],
    ['number then comma', 'Puts a comma after the number.', 8, numbered((number) => `${number},`)],
  ]),
  ...habits('street', 'shown', [
    ['number with No', 'Writes `No.` before the number.', 6, numbered((number) => `No. ${number}`)],
    ['saint in full', 'Writes Saint in full.', 100, street((text) => text.replace(/^St /, 'Saint '))],
    [
      'foreign street',
      'Writes `Str.` as in another country.',
      15,
      ending((word) => (word === 'Street' ? 'Str.' : word === 'Avenue' ? 'Aven.' : undefined)),
    ],
    [
      'number letter apart',
      'Writes the letter of a number apart: 12 a.',
      60,
      (draft) =>
        /\d[A-Z]$/.test(draft.text.number) &&
        restyle(
          draft,
          'number',
          `${draft.text.number.slice(0, -1)} ${draft.text.number.at(-1)!.toLowerCase()}`,
        ),
    ],
    [
      'street by number only',
      'Gives the number and the postcode only.',
      3,
      (draft) => {
        const { entry, said } = draft;
        if (entry.building !== '' || said.postcode !== entry.postcode || said.number === '') return false;
        return omit(draft, 'street');
      },
    ],
    [
      'welsh street in english',
      'Writes Street for Stryd and Road for Heol.',
      100,
      street((text) => {
        const name = /^(?:Stryd|Heol|Ffordd) (?:yr? )?(.+)$/.exec(text);
        return name === null ? text : `${name[1]} ${text.startsWith('Stryd') ? 'St' : 'Rd'} (${text})`;
      }),
      'marches',
    ],
  ]),
  ...habits('street', 'held-back', [
    ['descriptor with stop', 'Writes `Av.` with a full stop.', 12, ending((word) => STOPPED[word])],
    [
      'number sign',
      'Writes `#12` or `nr 12` for the number.',
      4,
      (draft, tools) =>
        numbered((number) => `${tools.dice.pick(['#', 'Nr ', 'num. '])}${number}`)(draft, tools),
    ],
    ['number and house', 'Writes `house 12`.', 3, numbered((number) => `House ${number}`)],
    [
      'number with dash',
      'Puts a dash between the number and the street.',
      4,
      numbered((number) => `${number} -`),
    ],
    [
      'apostrophe given',
      'Gives a street the apostrophe that it does not have.',
      80,
      street((text) => text.replace(/^(\w{3,}[^s\W])s /, "$1's ")),
    ],
    [
      'descriptor twice',
      'Writes the descriptor twice, from two columns.',
      2,
      ending((word) => `${word} ${word}`),
    ],
    [
      'range by its first',
      'Gives the first number of a house with two.',
      150,
      (draft) => draft.said.number.includes('-') && alter(draft, 'number', draft.said.number.split('-')[0]!),
    ],
    [
      'descriptor as a letter',
      'Writes R for Road and A for Avenue.',
      3,
      ending((word) => (word === 'Road' ? 'R' : word === 'Avenue' ? 'Av' : undefined)),
    ],
  ]),
];
