import type { Random } from '../../../../src/address-file/sample/random.ts';
import type { Draft } from './draft.ts';
import type { DirtKind } from './kind.ts';

/* Ways to write the flat of a building. Every form means the same flat as the file. */

const FLOORS: ReadonlyMap<string, readonly string[]> = new Map([
  ['Basement Flat', ['Basement', 'Bsmt Flat', 'Basement Flt', 'The Basement Flat', 'Flat Basement']],
  [
    'Ground Floor Flat',
    [
      'GFF',
      'Ground Flr Flat',
      'Grd Floor Flat',
      'G/F Flat',
      'Ground Floor',
      'Gnd Flr Flt',
      'Flat, Ground Floor',
      'GF Flat',
    ],
  ],
  [
    'First Floor Flat',
    [
      'FFF',
      '1st Floor Flat',
      '1st Flr Flat',
      'First Floor',
      'F/F Flat',
      '1st Floor',
      'Flat 1st Floor',
      '1F Flat',
    ],
  ],
  [
    'Second Floor Flat',
    ['SFF', '2nd Floor Flat', '2nd Flr Flat', 'Second Floor', '2nd Floor', 'Flat 2nd Floor'],
  ],
  ['Top Floor Flat', ['TFF', 'Top Flat', 'Top Flr Flat', 'Top Floor', 'T/F Flat', 'Flat Top Floor']],
]);

interface Flat {
  /** `2`, `A`, `3F2`, `2/1` */
  readonly mark: string;
  readonly kind: 'number' | 'letter' | 'stair' | 'unit';
}

function flatOf(unit: string): Flat | undefined {
  if (/^\d(?:F|\/)\d$/.test(unit)) return { mark: unit, kind: 'stair' };
  const [, word, mark] = /^(Flat|Apartment|Unit) (\d{1,3}|[A-Z])$/.exec(unit) ?? [];
  if (mark === undefined) return undefined;
  return { mark, kind: word === 'Unit' ? 'unit' : /\d/.test(mark) ? 'number' : 'letter' };
}

type Notation = (draft: Draft, flat: Flat, random: Random) => boolean;

function unit(text: (mark: string) => string): Notation {
  return (draft, { mark }) => {
    draft.unit = text(mark);
    return true;
  };
}

/** In one word with the number: `2/14`, `14/2`. Only if there is no name between them. */
function withNumber(text: (mark: string, number: string) => string): Notation {
  return (draft, { mark }) => {
    if (!/^\d+$/.test(draft.number) || draft.building !== '' || draft.street === '') return false;
    draft.number = text(mark, draft.number);
    draft.unit = '';
    return true;
  };
}

/** Before the name of the building: `2 Larken Court`. */
const beforeName: Notation = (draft, { mark }) => {
  if (draft.building === '' || /^\d/.test(draft.building)) return false;
  draft.building = `${mark} ${draft.building}`;
  draft.unit = '';
  return true;
};

function beforeNameWith(word: string): Notation {
  return (draft, { mark }) => {
    if (draft.building === '') return false;
    draft.building = `${word} ${mark} ${draft.building}`;
    draft.unit = '';
    return true;
  };
}

function afterStreet(text: (mark: string) => string): Notation {
  return (draft, { mark }) => {
    if (draft.street === '' || draft.number === '') return false;
    draft.afterStreet = text(mark);
    draft.unit = '';
    return true;
  };
}

const NUMBERED: readonly Notation[] = [
  unit((mark) => `Flt ${mark}`),
  unit((mark) => `Fl ${mark}`),
  unit((mark) => `Flat${mark}`),
  unit((mark) => `Flat No ${mark}`),
  unit((mark) => `Flat No. ${mark}`),
  unit((mark) => `Flat #${mark}`),
  unit((mark) => `FLAT ${mark}`),
  unit((mark) => `Apt ${mark}`),
  unit((mark) => `Apt. ${mark}`),
  unit((mark) => `Apartment ${mark}`),
  unit((mark) => `Flat ${mark}`),
  unit((mark) => `F${mark}`),
  unit((mark) => `No ${mark}`),
  unit((mark) => mark),
  beforeName,
  beforeName,
  beforeNameWith('Flat'),
  beforeNameWith('Apt'),
  withNumber((mark, number) => `Flat ${mark} ${number}`),
  withNumber((mark, number) => `Flat ${mark}, ${number}`),
  withNumber((mark, number) => `${number} Flat ${mark},`),
  afterStreet((mark) => `Flat ${mark}`),
  afterStreet((mark) => `, Flat ${mark}`),
  afterStreet((mark) => `(Flat ${mark})`),
  afterStreet((mark) => `Apt ${mark}`),
];

const LETTERED: readonly Notation[] = [
  withNumber((mark, number) => number + mark),
  withNumber((mark, number) => number + mark.toLowerCase()),
  withNumber((mark, number) => `${number} ${mark}`),
  withNumber((mark, number) => `Flat ${number}${mark}`),
  withNumber((mark, number) => `Flat ${mark} ${number}`),
  unit((mark) => `Flat ${mark.toLowerCase()}`),
  unit((mark) => `Apt ${mark}`),
  unit((mark) => `Flt ${mark}`),
  afterStreet((mark) => `Flat ${mark}`),
];

const STAIRS: readonly Notation[] = [
  unit((mark) => `Flat ${mark}`),
  unit((mark) => mark.toLowerCase()),
  unit((mark) => `(${mark})`),
  withNumber((mark, number) => `${mark}, ${number}`),
  withNumber((mark, number) => `${mark} ${number}`),
  withNumber((mark, number) => `Flat ${mark}, ${number}`),
  afterStreet((mark) => mark),
  afterStreet((mark) => `(${mark})`),
  afterStreet((mark) => `, Flat ${mark}`),
];

const UNITS: readonly Notation[] = [
  unit((mark) => `Unit${mark}`),
  unit((mark) => `Unit No ${mark}`),
  unit((mark) => `U${mark}`),
  unit((mark) => `UNIT ${mark}`),
  unit((mark) => `Unit No. ${mark}`),
];

const NOTATIONS = { number: NUMBERED, letter: LETTERED, stair: STAIRS, unit: UNITS } as const;

export const FLATS: readonly DirtKind[] = [
  {
    name: 'flat in another notation',
    weight: 45,
    write: (draft, random) => {
      const floor = FLOORS.get(draft.unit);
      if (floor !== undefined) {
        draft.unit = random.pick(floor);
        return true;
      }
      const flat = flatOf(draft.unit);
      if (flat === undefined) return false;
      const notations = [...NOTATIONS[flat.kind]];
      while (notations.length > 0) {
        const [notation] = notations.splice(random.below(notations.length), 1);
        if (notation!(draft, flat, random)) return true;
      }
      return false;
    },
  },
  {
    name: 'number and letter apart or as a flat',
    weight: 20,
    write: (draft, random) => {
      const [, number, letter] = /^(\d+)([A-Z])$/.exec(draft.number) ?? [];
      if (letter === undefined) return false;
      draft.number = random.pick([
        `${number} ${letter}`,
        `${number}${letter.toLowerCase()}`,
        `${number}-${letter}`,
      ]);
      return true;
    },
  },
  {
    name: 'flat and building in one line',
    weight: 10,
    write: (draft, random) => {
      if (draft.unit === '' || draft.afterStreet !== '') return false;
      const between = random.pick([', ', ' ']);
      if (draft.building !== '') draft.building = `${draft.unit}${between}${draft.building}`;
      else if (draft.number !== '') draft.number = `${draft.unit}${between}${draft.number}`;
      else return false;
      draft.unit = '';
      return true;
    },
  },
  {
    name: 'flat left out',
    weight: 5,
    write: (draft, _, { address: { point } }) => {
      const hasBuilding = point.buildingName !== '' || point.buildingNumber !== '';
      if (point.subBuildingName === '' || point.concatenated || !hasBuilding) return false;
      if (draft.unit === '' || draft.losses.has('flat')) return false;
      draft.unit = '';
      draft.losses.add('flat');
      return true;
    },
  },
];
