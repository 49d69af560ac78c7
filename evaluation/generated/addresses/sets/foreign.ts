import { Random } from '../../../../src/address-file/sample/random.ts';
import type { Case } from './case.ts';

const NAMES = [
  'Lilas',
  'Roses',
  'Moulin',
  'Garten',
  'Linden',
  'Mayor',
  'Roma',
  'Kerk',
  'Maple',
  'George',
  'Victoria',
  'Park',
];

type Maker = (random: Random) => { readonly lines: readonly string[]; readonly country: string };

const digits = (random: Random, count: number) =>
  Array.from({ length: count }, (_, at) => random.from(at === 0 ? 1 : 0, 9)).join('');

/** Addresses abroad as people write them: the forms are real, the addresses are invented. */
const MAKERS: readonly Maker[] = [
  (random) => ({
    lines: [`${random.from(1, 90)} rue des ${random.pick(NAMES)}`, `75${digits(random, 3)} Paris`],
    country: 'France',
  }),
  (random) => ({
    lines: [`${random.pick(NAMES)}straße ${random.from(1, 120)}`, `10${digits(random, 3)} Berlin`],
    country: 'Germany',
  }),
  (random) => ({
    lines: [`Calle ${random.pick(NAMES)} ${random.from(1, 80)}`, `28${digits(random, 3)} Madrid`],
    country: 'Spain',
  }),
  (random) => ({
    lines: [`Via ${random.pick(NAMES)} ${random.from(1, 200)}`, `00${digits(random, 3)} Roma RM`],
    country: 'Italy',
  }),
  (random) => ({
    lines: [`${random.pick(NAMES)}straat ${random.from(1, 200)}`, `10${digits(random, 2)} CJ Amsterdam`],
    country: 'Netherlands',
  }),
  (random) => ({
    lines: [`${random.from(1, 9000)} ${random.pick(NAMES)} St`, `Springfield, IL 6${digits(random, 4)}`],
    country: 'USA',
  }),
  (random) => ({
    lines: [
      `${random.from(1, 9000)} ${random.pick(NAMES)} Avenue Apt ${random.from(1, 40)}`,
      `New York, NY 10${digits(random, 3)}`,
    ],
    country: 'United States',
  }),
  (random) => ({
    lines: [`${random.from(1, 300)} ${random.pick(NAMES)} Street`, `Sydney NSW 2${digits(random, 3)}`],
    country: 'Australia',
  }),
  (random) => ({
    lines: [`${random.from(1, 300)} ${random.pick(NAMES)} Road`, 'Toronto ON M5V 2T6'],
    country: 'Canada',
  }),
  (random) => ({
    lines: [`${random.from(1, 90)} ${random.pick(NAMES)} Road`, 'Rathmines', `Dublin ${random.from(1, 24)}`],
    country: 'Ireland',
  }),
  (random) => ({
    lines: [
      `ul. ${random.pick(NAMES)}owa ${random.from(1, 60)}/${random.from(1, 40)}`,
      `00-${digits(random, 3)} Warszawa`,
    ],
    country: 'Poland',
  }),
  (random) => ({
    lines: [`${random.from(1, 90)} ${random.pick(NAMES)} Nagar`, `New Delhi 1100${digits(random, 2)}`],
    country: 'India',
  }),
];

/** Addresses abroad; most name their country. */
export function* foreignCases(count: number, caseSeed: number): Generator<Case> {
  const random = new Random(caseSeed, 11);
  for (let at = 0; at < count; at++) {
    const { lines, country } = random.pick(MAKERS)(random);
    const isNamed = !random.onceIn(4);
    yield {
      set: 'foreign',
      kinds: [isNamed ? 'country named' : 'country not named'],
      subjects: [],
      typed: { lines: isNamed ? [...lines, country] : lines },
      truth: { level: 'Foreign', point: undefined, umprn: 0, isShared: false },
    };
  }
}
