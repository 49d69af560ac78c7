import type { Chance } from './chance.ts';
import type { Lot, Site, Unit } from './entry.ts';
import { FLOORS, namedPart, numbered, twin } from './units.ts';
import type { RatesWords, Town } from './words.ts';

const beside = (text: string, ...others: readonly string[]): Unit => ({
  ...namedPart(text, ...others),
  isBeside: true,
});
const REAR = beside('R/O', 'Rear of', 'Rear', 'r/o', 'The Rear Of', 'Back of');
const ADJOINING = beside('Adj', 'Adj to', 'Adjacent to', 'Adjoining');
const BESIDE = [REAR, REAR, ADJOINING];
const ADVERT = beside(
  'Advertising Right At',
  'Advertising Right',
  'Advert Right at',
  'Advertising Hoarding at',
);

/** What may stand beside a building, and is never taken for the building itself. */
export const OUTSIDE = [REAR, ADJOINING, ADVERT] as const;

/** `Gnd Flr`, `1st Floor Front`. A list keeps to long or short words within one building. */
function floorOf(floor: number, side: '' | 'Front' | 'Rear', isShort: boolean): Unit {
  const { word, figure } = FLOORS[floor] ?? FLOORS[0];
  const end = side === '' ? '' : ` ${side}`;
  const long = `${floor === 0 ? word : figure} Floor${end}`;
  const short = `${figure} Flr${end}`;
  const others = [
    `${word} Floor${end}`,
    `${figure} Fl${end}`,
    ...(floor === 0 ? ['GF', 'G/F', 'Grd Floor'].map((one) => `${one}${end}`) : []),
  ];
  const text = isShort ? short : long;
  return { text, key: `floor ${floor}${side.toLowerCase()}`, others: [...others, isShort ? long : short] };
}

/** The parts of a building by floors, from the ground up. */
function floors(chance: Chance, number: string, numbers: readonly string[] = []): Lot[] {
  const isShort = chance.is(0.5);
  const lots: Lot[] = [];
  const count = chance.from(2, 4);
  for (let floor = 0; floor < count; floor++) {
    const isHalved = floor > 0 && chance.is(0.3);
    for (const side of isHalved ? (['Front', 'Rear'] as const) : ([''] as const))
      lots.push({ unit: floorOf(floor, side, isShort), number, numbers });
  }
  if (chance.is(0.15))
    lots.push({ unit: namedPart('Basement', 'Bsmt', 'Bsmnt', 'The Basement'), number, numbers });
  return lots;
}

/** Shops: single, several numbers long, by floors, with yards behind them. */
function shops(chance: Chance, street: string, town: Town, locality: string, firm: () => string): Site {
  const lots: Lot[] = [];
  const last = chance.from(16, 110);
  for (let low = chance.from(1, 12); low < last; low += 2) {
    const isRange = chance.is(0.14);
    const high = low + chance.of([2, 2, 2, 4, 6]);
    const number = isRange ? `${low}-${high}` : `${low}${chance.is(0.05) ? 'A' : ''}`;
    const numbers = isRange
      ? [
          `${low}/${high}`,
          `${low} - ${high}`,
          `${low} to ${high}`,
          ...(high - low === 2 ? [`${low} & ${high}`] : []),
        ]
      : [];
    const split = chance.among({ floors: 11, units: 3, none: 86 });
    if (split === 'floors') lots.push(...floors(chance, number, numbers));
    else if (split === 'units')
      for (const name of ['1', '2', '3', '4', '5'].slice(0, chance.from(2, 5)))
        lots.push({ unit: numbered('Unit', name), number, numbers });
    else lots.push({ number, numbers, firm: chance.is(0.16) ? firm() : '' });
    if (chance.is(0.07)) lots.push({ unit: chance.of(BESIDE), number, numbers });
    if (chance.is(0.015)) lots.push({ unit: ADVERT, number, numbers });
    if (isRange) low = high;
    if (chance.is(0.1)) low += chance.of([1, 2, 3]);
  }
  return { town, street, locality, lots, isTwoSided: true };
}

/** Numbered parts of an estate, shopping centre, market or office building. */
function parts(chance: Chance, kind: string, count: number): Unit[] {
  const units: Unit[] = [];
  for (let at = 1; at <= count; at++) {
    const [name, next] = [String(at), String(at + 1)];
    if (at < count && chance.is(kind === 'Stall' ? 0.2 : 0.12)) {
      units.push(twin(kind, name, next, chance.is(0.5)));
      at++;
    } else if (chance.is(0.06)) units.push(numbered(kind, `${name}A`), numbered(kind, `${name}B`));
    else if (!chance.is(0.04)) units.push(numbered(kind, name));
  }
  return units;
}

type Yard = 'estate' | 'centre' | 'market' | 'office';

function yard(
  chance: Chance,
  kind: Yard,
  building: string,
  place: readonly [Town, string, string],
  firm: () => string,
) {
  const [town, street, locality] = place;
  const word = {
    estate: 'Unit',
    centre: 'Unit',
    market: 'Stall',
    office: chance.of(['Suite', 'Office', 'Room', 'Unit']),
  }[kind];
  const units = parts(chance, word, chance.from(...COUNTS[kind]));
  if (kind === 'estate' && chance.is(0.4)) units.push(namedPart('Workshop', 'The Workshop', 'Wkshop'));
  if (kind === 'estate' && chance.is(0.3)) units.push(namedPart('Yard', 'The Yard', 'Storage Yard'));
  if (kind === 'centre') units.push(...['K1', 'K2', 'K3'].map((name) => numbered('Kiosk', name)));
  if (kind === 'market') units.push(namedPart('Cafe', 'The Cafe', 'Café'));
  const spaces = kind === 'office' && chance.is(0.5) ? chance.from(3, 12) : 0;
  for (let at = 1; at <= spaces; at++) {
    const others = [`Parking Space ${at}`, `Car Pk Space ${at}`, `Car Space No ${at}`];
    units.push({ text: `Car Space ${at}`, key: `car ${at}`, others });
  }
  // A number that no shop of the street has.
  const number = kind === 'office' && chance.is(0.6) ? String(chance.from(131, 199)) : '';
  const lots = units.map((unit) => ({ unit, building, number, firm: chance.is(0.15) ? firm() : '' }));
  const more: Lot[] =
    kind === 'centre' && chance.is(0.4) ? [{ unit: { ...ADVERT, isBeside: true }, building, number }] : [];
  return { town, street, locality, lots: [...lots, ...more] };
}

const COUNTS: Readonly<Record<Yard, readonly [number, number]>> = {
  estate: [8, 48],
  centre: [25, 70],
  market: [25, 90],
  office: [6, 32],
};

/** The sites of a half. Every estate, centre, market and office building has one place. */
export function* ratesSites(words: RatesWords, chance: Chance): Generator<Site> {
  const yards = chance.shuffled([
    ...words.estates.map((name) => ['estate', name] as const),
    ...words.centres.map((name) => ['centre', name] as const),
    ...words.markets.map((name) => ['market', name] as const),
    ...words.offices.map((name) => ['office', name] as const),
  ]);
  const odd = chance.shuffled(words.firms);
  const used = new Set<string>();
  const owner = () => chance.of(words.owners);
  const owners = () =>
    chance.is(0.4) ? `${owner()} & ${owner()}` : chance.is(0.2) ? `${owner()} Bros` : owner();
  const firm = (): string => {
    const name = (chance.is(0.1) ? odd.pop() : undefined) ?? `${owners()} ${chance.of(words.trades)}`;
    if (used.has(name)) return '';
    used.add(name);
    return name;
  };
  for (let turn = 0; turn < 1200; turn++) {
    const town = chance.of(words.towns);
    const street = `${chance.of(words.stems)} ${chance.among(words.descriptors)}`;
    if (used.has(`${town.town} ${street}`)) continue;
    used.add(`${town.town} ${street}`);
    const locality = chance.of(town.districts);
    yield shops(chance, street, town, locality, firm);
    const next = turn % 2 === 0 ? yards.pop() : undefined;
    if (next !== undefined) yield yard(chance, next[0], next[1], [town, street, locality], firm);
  }
}
