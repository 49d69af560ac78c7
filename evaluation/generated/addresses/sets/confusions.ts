import type { DeliveryPoint } from '../../../../src/address/delivery-point.ts';
import { Random } from '../../../../src/address-file/sample/random.ts';
import { dirty, someForm } from '../dirt/catalogue.ts';
import { draftOf } from '../dirt/draft.ts';
import { FLATS } from '../dirt/flats.ts';
import type { DirtKind, Subject } from '../dirt/kind.ts';
import { MISSING } from '../dirt/missing.ts';
import { POSTCODES } from '../dirt/postcodes.ts';
import { TYPING } from '../dirt/typing.ts';
import { writeDown } from '../dirt/write-down.ts';
import { mixed, partOf } from '../file/part.ts';
import { doorKey, isInFile, streetText } from '../file/place-keys.ts';
import type { Surroundings } from '../file/surroundings.ts';
import { resolve } from '../truth/resolve.ts';
import type { Truth } from '../truth/truth.ts';
import type { Case } from './case.ts';
import type { CaseOptions } from './from-addresses.ts';

/** The damage to the rest of the address while its numbers are tested. */
const BESIDES: readonly DirtKind[] = [
  ...TYPING,
  ...POSTCODES.filter(({ name }) => name === 'no postcode' || name === 'postcode: spacing'),
  ...MISSING.filter(({ name }) => name === 'no town' || name === 'no locality'),
  ...FLATS.filter(({ name }) => name !== 'flat left out').map((kind) => ({ ...kind, weight: 8 })),
];

type Door = Pick<DeliveryPoint, 'subBuildingName' | 'buildingName' | 'buildingNumber' | 'concatenated'>;
/** Other premises that are easily confused with these; undefined if there are none. */
type Confusion = readonly [
  name: string,
  other: (point: DeliveryPoint, random: Random) => Partial<Door> | undefined,
];

const LOOKALIKES: Readonly<Record<string, string>> = {
  1: '7',
  2: '7',
  3: '8',
  4: '9',
  5: '6',
  6: '8',
  7: '1',
  8: '3',
  9: '4',
  0: '6',
};

const FLAT = /^(Flat|Apartment|Unit) (\d+|[A-Z])$/;

function flat(change: (mark: string, random: Random) => string | undefined): Confusion[1] {
  return (point, random) => {
    const [, word, mark] = FLAT.exec(point.subBuildingName) ?? [];
    const other = mark && change(mark, random);
    return other === undefined || other === '' || other === mark
      ? undefined
      : { subBuildingName: `${word} ${other}` };
  };
}

function house(change: (number: string, random: Random) => Partial<Door> | undefined): Confusion[1] {
  return (point, random) =>
    /^\d+$/.test(point.buildingNumber) && point.subBuildingName === '' && point.buildingName === ''
      ? change(point.buildingNumber, random)
      : undefined;
}

function oneDigit(number: string, random: Random): string | undefined {
  if (!/^\d+$/.test(number)) return undefined;
  const at = random.below(number.length);
  return number.slice(0, at) + LOOKALIKES[number[at]!] + number.slice(at + 1);
}

function reversed(number: string): string | undefined {
  return /^\d*[1-9]$/.test(number) && number.length > 1 ? [...number].reverse().join('') : undefined;
}

const FLOORS = [
  'Basement Flat',
  'Ground Floor Flat',
  'First Floor Flat',
  'Second Floor Flat',
  'Top Floor Flat',
];

const CONFUSIONS: readonly Confusion[] = [
  ['flat 3 and 8', flat(oneDigit)],
  ['flat 12 and 21', flat(reversed)],
  ['flat 2 and 2A', flat((mark) => (/\d/.test(mark) ? `${mark}A` : undefined))],
  ['flat 1 and 11', flat((mark) => (mark.length === 1 && /\d/.test(mark) ? mark + mark : undefined))],
  ['flat 2 and 12', flat((mark) => (/^\d$/.test(mark) ? `1${mark}` : undefined))],
  ['flat A and C', flat((mark, random) => (/^[A-Z]$/.test(mark) ? random.pick([...'BCDEFGH']) : undefined))],
  ['flat A and 1', flat((mark) => (/^[A-D]$/.test(mark) ? String(mark.charCodeAt(0) - 64) : undefined))],
  [
    'first and second floor',
    ({ subBuildingName: sub }, random) => {
      const others = FLOORS.filter((one) => one !== sub);
      return FLOORS.includes(sub) ? { subBuildingName: random.pick(others) } : undefined;
    },
  ],
  [
    'stair 3F2 and 3F3',
    ({ subBuildingName: sub }, random) => {
      const [, floor = '', between, door = ''] = /^(\d)([F/])(\d)$/.exec(sub) ?? [];
      if (between === undefined) return undefined;
      const [up, side] = [Number(floor), Number(door)];
      const other = random.pick([
        [up, side + 1],
        [up + 1, side],
        [side, up],
        [up + 4, side],
        [up, side + 3],
      ] as const);
      return { subBuildingName: `${other[0]}${between}${other[1]}` };
    },
  ],
  ['house 3 and 8', house((number, random) => ({ buildingNumber: oneDigit(number, random) ?? number }))],
  [
    'house 12 and 21',
    house((number) => {
      const other = reversed(number);
      return other === undefined ? undefined : { buildingNumber: other };
    }),
  ],
  ['house 2 and 2A', house((number) => ({ buildingNumber: '', buildingName: `${number}A` }))],
  [
    'house 2A and 2',
    ({ buildingName }) => {
      const [, number] = /^(\d+)[A-Z]$/.exec(buildingName) ?? [];
      return number === undefined ? undefined : { buildingName: '', buildingNumber: number };
    },
  ],
  [
    'house 2A and 2B',
    ({ buildingName }) => {
      const [, number] = /^(\d+)A$/.exec(buildingName) ?? [];
      return number === undefined ? undefined : { buildingName: `${number}B` };
    },
  ],
  [
    'house 12A and 12C, written as one',
    ({ subBuildingName, concatenated }) =>
      concatenated === true ? { subBuildingName: random3(subBuildingName) } : undefined,
  ],
  [
    'range 1-3 and 13',
    ({ buildingName }) => {
      const [, from, to] = /^(\d+)-(\d+)$/.exec(buildingName) ?? [];
      return to === undefined || from!.length + to.length > 4
        ? undefined
        : { buildingName: '', buildingNumber: from! + to };
    },
  ],
  [
    'range 1-3 and 1-5',
    ({ buildingName }) => {
      const [, from, to] = /^(\d+)-(\d+)$/.exec(buildingName) ?? [];
      return to === undefined ? undefined : { buildingName: `${from}-${Number(to) + 2}` };
    },
  ],
  [
    'house 13 and range 1-3',
    house((number) =>
      /^\d\d$/.test(number) && number[0]! < number[1]!
        ? { buildingNumber: '', buildingName: `${number[0]}-${number[1]}` }
        : undefined,
    ),
  ],
  [
    'house 5 and 15',
    house((number) =>
      number.length < 3 ? { buildingNumber: `1${number}` } : { buildingNumber: number.slice(1) },
    ),
  ],
  [
    'house 14 and 16',
    house((number, random) => ({ buildingNumber: String(Number(number) + random.pick([-2, -1, 1, 2])) })),
  ],
];

function random3(letter: string): string {
  return String.fromCharCode(letter.charCodeAt(0) + 3);
}

/**
 * Addresses whose flat or number was replaced by one that looks or sounds similar. The new address is mostly
 * not in the file. If it is, it is the right answer.
 */
export function* confusions(around: Surroundings, options: CaseOptions, wanted: number): Generator<Case> {
  const { addresses, part, caseSeed } = options;
  // About every second address permits a confusion. Some more than needed are examined.
  const rate = Math.min(1, (wanted * 5) / addresses);
  let made = 0;
  for (const postcode of options.postcodes()) {
    for (const address of postcode.addresses) {
      const { point } = address;
      if (!isInFile(address) || address.umprn !== 0 || partOf(point.udprn) !== part) continue;
      if (mixed(point.udprn, caseSeed ^ 0x27d4eb2f) / 2 ** 32 >= rate) continue;
      const random = new Random(caseSeed, point.udprn, 13);
      const confusion = confused({ address, postcode, around }, random);
      if (confusion === undefined) continue;
      yield confusion;
      if (++made === wanted) return;
    }
  }
}

function confused(subject: Subject, random: Random): Case | undefined {
  const { point } = subject.address;
  const fitting = CONFUSIONS.flatMap(([name, change]) => {
    const other = change(point, random);
    return other === undefined ? [] : [{ name, other: { ...point, ...other, organisation: '' } }];
  });
  if (fitting.length === 0) return undefined;
  const { name, other } = random.pick(fitting);
  if (Number(other.buildingNumber) < 0 || /^0/.test(other.buildingNumber)) return undefined;
  const draft = draftOf(other, someForm(random));
  const besides = dirty(
    draft,
    random,
    { ...subject, address: { ...subject.address, point: other } },
    BESIDES,
  );
  const truth = truthOf(subject, other, draft);
  if (truth === undefined) return undefined;
  return { set: 'confusions', kinds: [name, ...besides], subjects: [], typed: writeDown(draft), truth };
}

/** The new address if the postcode has it; otherwise what is right for an address that is not in the file. */
function truthOf(
  { address, postcode, around }: Subject,
  other: DeliveryPoint,
  draft: Parameters<typeof resolve>[0],
): Truth | undefined {
  const key = doorKey(streetText(other), other);
  const there = postcode.addresses.find(
    (one) => isInFile(one) && one.umprn === 0 && doorKey(streetText(one.point), one.point) === key,
  );
  if (there !== undefined) {
    return around.doors(key) === 1 ? resolve(draft, { address: there, postcode, around }) : undefined;
  }
  const ghost = { ...address, point: { ...other, udprn: -1 }, absent: true };
  return resolve(draft, { address: ghost, postcode, around });
}
