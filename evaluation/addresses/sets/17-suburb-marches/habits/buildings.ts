import { alter, type Draft, omit, restyle } from '../draft.ts';
import { type Apply, habits } from './habit.ts';

function building(change: (text: string) => string): Apply {
  return (draft) => draft.text.building !== '' && restyle(draft, 'building', change(draft.text.building));
}

function ends(table: Readonly<Record<string, string>>): Apply {
  return building((text) =>
    text.replace(/ (\w+)$/, (all, word) => (table[word] === undefined ? all : ` ${table[word]}`)),
  );
}

/** Writes one of the two names of a house. */
function oneName(at: number): Apply {
  return (draft) => {
    const name = draft.entry.names.length > 1 ? draft.entry.names[at] : undefined;
    return name !== undefined && alter(draft, 'building', name);
  };
}

/** Leaves the farm out of the address of a barn with a name. */
const barnOnly: Apply = (draft: Draft) => {
  if (draft.entry.unit.kind !== 'named' || draft.text.unit === '') return false;
  draft.said.unit = '';
  draft.said.building = draft.text.unit;
  draft.text.building = draft.text.unit;
  draft.text.unit = '';
  draft.isJoined = false;
  return true;
};

const dropEnd: Apply = (draft) => {
  const words = draft.said.building.split(' ');
  const isPlain =
    words.length > 1 && /^(?:House|Court|Cottage|Farm|Lodge|Point|Tower|Mansions)$/.test(words.at(-1)!);
  return isPlain && alter(draft, 'building', words.slice(0, -1).join(' '));
};

/** Habits of buildings, houses with names, and farms. */
export const BUILDINGS = [
  ...habits('building', 'both', [
    [
      'building short',
      'Writes `Hse` for House and `Ct` for Court.',
      25,
      ends({
        ...{ House: 'Hse', Court: 'Ct', Cottages: 'Cotts', Cottage: 'Cott', Farm: 'Fm', Mansions: 'Mans' },
        ...{ Apartments: 'Apts', Lodge: 'Ldge', Tower: 'Twr' },
      }),
    ],
    ['estate left out', 'Leaves the estate or the phase out.', 80, (draft) => omit(draft, 'estate')],
    [
      'building left out',
      'Gives the flat and the street, without the block.',
      25,
      (draft) => draft.text.number !== '' && omit(draft, 'building'),
    ],
    ['one of two names', 'Uses the first of the two names of a house.', 150, oneName(0), 'marches'],
    ['barn without its farm', "Leaves the farm out of a barn's address.", 120, barnOnly, 'marches'],
  ]),
  ...habits('building', 'shown', [
    ['english name', 'Uses the second of the two names of a house.', 150, oneName(1), 'marches'],
    ['house end left out', 'Leaves House or Court out of a name.', 20, dropEnd],
    ['name in quotes', 'Puts the name of a house in quotes.', 4, building((text) => `"${text}"`)],
    [
      'industrial short',
      'Writes `Ind Est`.',
      100,
      building((text) =>
        text
          .replace('Industrial Estate', 'Ind Est')
          .replace('Trading Estate', 'Tdg Est')
          .replace('Business Centre', 'Bus Ctr')
          .replace('Business Park', 'Bus Pk'),
      ),
    ],
    [
      'article left out',
      'Leaves `The` out of the name of a house.',
      30,
      (draft) =>
        draft.said.building.startsWith('The ') && alter(draft, 'building', draft.said.building.slice(4)),
    ],
  ]),
  ...habits('building', 'held-back', [
    [
      'names with a dash',
      'Puts a dash between the two names of a house.',
      100,
      (draft) =>
        draft.entry.names.length > 1 &&
        restyle(draft, 'building', draft.entry.names.toReversed().join(' - ')),
      'marches',
    ],
    [
      'building with stop',
      'Writes `Cott.` and `Crt.` with full stops.',
      10,
      ends({
        ...{
          House: 'Ho.',
          Court: 'Crt.',
          Cottages: 'Cots.',
          Cottage: 'Cot.',
          Farm: 'Frm.',
          Mansions: 'Mns.',
          Lodge: 'Lo.',
        },
      }),
    ],
    [
      'estate short',
      'Writes `I.E.` and `Est.`',
      100,
      building((text) =>
        text
          .replace('Industrial Estate', 'I.E.')
          .replace('Trading Estate', 'T/Est')
          .replace('Business Centre', 'B.C.')
          .replace('Almshouses', 'Alms Hs'),
      ),
    ],
    [
      'article added',
      'Puts `The` before the name of a house.',
      12,
      (draft) =>
        /(?:Cottage|House|Lodge|Barn)$/.test(draft.said.building) &&
        !draft.said.building.startsWith('The') &&
        restyle(draft, 'building', `The ${draft.said.building}`),
    ],
    [
      'caravan site',
      'Calls a caravan park a site.',
      80,
      building((text) => text.replace(/ (?:Caravan|Holiday|Home) Park$/, ' Caravan Site')),
      'marches',
    ],
    [
      'house for its name',
      'Adds that the word is the name of a house.',
      4,
      (draft, tools) =>
        draft.entry.unit.kind === 'none' && building((text) => `House name: ${text}`)(draft, tools),
    ],
  ]),
];
