import { streetKey } from '../../row.ts';
import type { Chance } from './chance.ts';
import type { Clerk } from './clerk.ts';
import { type Entry, outwardOf } from './entry.ts';
import { spelt } from './likeness.ts';
import { columnsOf } from './owners.ts';
import type { Ceredigion, Metropolis } from './words.ts';

/** What invented absences need. */
export interface Gap {
  readonly rows: readonly Entry[];
  readonly leftOut: readonly Entry[];
  readonly clerk: Clerk;
  readonly chance: Chance;
  readonly strange: Pick<Metropolis | Ceredigion, 'strangeRoads' | 'strangeHouses'>;
  /** Rows by the name of their street, and by its stem. */
  readonly byStreet: ReadonlyMap<string, readonly Entry[]>;
  readonly byStem: ReadonlyMap<string, readonly Entry[]>;
}

type Absence = (base: Entry, gap: Gap) => Entry | undefined;

/** The base with other parts. Its columns are filled as its owner would. */
function changed(base: Entry, parts: Partial<Entry>, { chance }: Gap): Entry {
  const entry = { ...base, ...parts, uprn: '', columns: [] };
  return { ...entry, columns: columnsOf(entry, chance) };
}

const isHouse = ({ unit, number, building }: Entry) =>
  unit.kind === 'none' && building === '' && /^\d+$/.test(number);

const isFlat = ({ unit }: Entry) => unit.kind === 'flat' && /^(?:\d+|[A-Z])$/.test(unit.mark);

const numberMissing: Absence = (base, gap) => {
  if (!isHouse(base)) return undefined;
  const numbers = numbersOf(base, gap);
  const number = String(gap.chance.from(1, Math.max(...numbers) + 60));
  return numbers.includes(Number(number)) ? undefined : changed(base, { number }, gap);
};

function numbersOf(base: Entry, { clerk }: Gap): number[] {
  const cards = clerk.streets.get(streetKey(base)) ?? [];
  return cards.map(({ number }) => Number.parseInt(number, 10) || 0);
}

const flatMissing: Absence = (base, gap) => {
  if (!isFlat(base)) return undefined;
  const { chance, clerk } = gap;
  const marks = clerk.mates(base).map(({ unit }) => unit);
  const isLetter = /[A-Z]/.test(base.unit.mark);
  const mark = isLetter ? chance.of([...'BCDEFGH']) : String(chance.from(1, marks.length + 25));
  if (marks.includes(mark.toLowerCase())) return undefined;
  const flat = base.flat.replace(base.unit.mark, mark);
  return changed(base, { unit: { kind: 'flat', mark }, flat }, gap);
};

/** The name of a house or block that no list has. */
function strangeName({ strange, chance }: Gap, endings: readonly string[]): string {
  const name = chance.of(strange.strangeHouses);
  return chance.is(0.5) ? name : `${name.split(' ')[0]} ${chance.of(endings)}`;
}

const blockUnlisted: Absence = (base, gap) => {
  if (!isFlat(base) || base.building === '' || base.street === '') return undefined;
  const building = strangeName(gap, ['House', 'Court', 'Lodge', 'Mansions', 'Point']);
  return changed(base, { building, number: '', also: { ...base.also, building: [] } }, gap);
};

/** A block that stands in another district. */
const otherBlock: Absence = (base, gap) => {
  const other = gap.chance.of(gap.rows);
  if (![base, other].every((row) => isFlat(row) && row.building !== '' && row.street !== ''))
    return undefined;
  if (outwardOf(other.postcode) === outwardOf(base.postcode)) return undefined;
  return changed(base, { building: other.building, number: '' }, gap);
};

const nameUnlisted: Absence = (base, gap) => {
  if (base.building === '' || base.number !== '' || base.unit.kind !== 'none') return undefined;
  const building = strangeName(gap, ['Cottage', 'Lodge', 'House', 'View', 'Villa']);
  return changed(base, { building, also: { ...base.also, building: [] } }, gap);
};

const streetUnlisted: Absence = (base, gap) => {
  if (!isHouse(base)) return undefined;
  const street = gap.chance.of(gap.strange.strangeRoads);
  return changed(base, { street, also: { ...base.also, street: [] } }, gap);
};

/** A number that only a street of the same name in another district has. */
const otherDistrict: Absence = (base, gap) => {
  const same = gap.byStreet.get(base.street) ?? [];
  const other = same.length === 0 || !isHouse(base) ? undefined : gap.chance.of(same);
  if (other === undefined || !isHouse(other) || outwardOf(other.postcode) === outwardOf(base.postcode))
    return undefined;
  if (numbersOf(other, gap).includes(Number(base.number))) return undefined;
  return changed(other, { number: base.number }, gap);
};

/** A number that only a street with the same stem has: `70 Ashcombe Mews` for Ashcombe Road. */
const otherKind: Absence = (base, gap) => {
  const alike = gap.byStem.get(spelt(base.street).stem) ?? [];
  const other = alike.length === 0 || !isHouse(base) ? undefined : gap.chance.of(alike);
  if (other === undefined || !isHouse(other) || other.street === base.street) return undefined;
  if (outwardOf(other.postcode) !== outwardOf(base.postcode)) return undefined;
  if (numbersOf(other, gap).includes(Number(base.number))) return undefined;
  return changed(other, { number: base.number }, gap);
};

/** A house name that only another village has. */
const otherVillage: Absence = (base, gap) => {
  const other = gap.chance.of(gap.rows);
  const isNamed = ({ building, number, unit }: Entry) =>
    building !== '' && number === '' && unit.kind === 'none';
  if (!isNamed(base) || !isNamed(other) || other.town === base.town) return undefined;
  return changed(
    other,
    { building: base.building, also: { ...other.also, building: base.also.building ?? [] } },
    gap,
  );
};

/** An address between others that its owner has left out. */
const leftOut: Absence = (_, { leftOut: some, chance }) => {
  const entry = chance.of(some);
  return isFlat(entry) || entry.unit.kind === 'none' || entry.unit.kind === 'house' ? entry : undefined;
};

export const ABSENCES: Readonly<
  Record<string, { readonly metropolis: number; readonly ceredigion: number; readonly make: Absence }>
> = {
  'left out': { metropolis: 26, ceredigion: 30, make: leftOut },
  'number not in the street': { metropolis: 20, ceredigion: 16, make: numberMissing },
  'flat not in the building': { metropolis: 18, ceredigion: 2, make: flatMissing },
  'block not listed': { metropolis: 12, ceredigion: 0, make: blockUnlisted },
  'block of another district': { metropolis: 8, ceredigion: 0, make: otherBlock },
  'house name not listed': { metropolis: 0, ceredigion: 18, make: nameUnlisted },
  'street not listed': { metropolis: 8, ceredigion: 10, make: streetUnlisted },
  'number of another district': { metropolis: 8, ceredigion: 4, make: otherDistrict },
  'number of a street with the same stem': { metropolis: 8, ceredigion: 0, make: otherKind },
  'house name of another village': { metropolis: 0, ceredigion: 20, make: otherVillage },
};
