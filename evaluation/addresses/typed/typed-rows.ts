import { Dice } from '../dice.ts';
import type { DirtLists } from '../lists.ts';
import { buildingKey, type List, type Row, streetKey } from '../row.ts';
import { ABSENCES } from './absent.ts';
import { Around, type Truth } from './around.ts';
import { type Draft, draftOf } from './draft.ts';
import type { Kind, Surroundings } from './kind.ts';
import { PLACES } from './places.ts';
import { PREMISES } from './premises.ts';
import { SPELLING } from './spelling.ts';
import { type Written, writeDown } from './write.ts';

/** One typed address. */
export interface TypedRow extends Written {
  readonly id: string;
  /** The one or two kinds of damage. For an absent address, the kind of absence comes first. */
  readonly kinds: readonly string[];
  readonly truth: Truth;
  /** The UPRN of the meant address; empty if the list does not have it. */
  readonly meant: string;
}

const CLEAN: Kind = {
  group: 'none',
  apply: (draft, { dice }) => {
    draft.isVerbatim = true;
    draft.hasCommas = dice.chance(0.85);
    return true;
  },
};

const KINDS: Readonly<Record<string, Kind>> = { clean: CLEAN, ...SPELLING, ...PLACES, ...PREMISES };

/** Kinds that may be added to an absent address without making it present. */
const LIGHT = ['abbreviated', 'no commas', 'slip', 'county added', 'postcode missing'] as const;

const ABSENT = 0.1;

/** A missing address between others of the list, with any kind of damage. */
const LEFT_OUT = 'left out';

/** Types addresses for a list, one in ten of which is absent from the list. */
export function typedRows(list: List, lists: DirtLists, seed: number, count: number): TypedRow[] {
  const dice = new Dice(`typed ${list.name}`, seed);
  const around = new Around(list);
  const surroundings: Surroundings = { dice, lists, around };
  const shares = lists.shares[list.name]!;
  const absences = lists.absentShares[list.name]!;
  const rows: TypedRow[] = [];
  while (rows.length < count) {
    const isAbsent = dice.chance(ABSENT);
    const kind = dice.weighted(isAbsent ? absences : shares);
    // A kind that fits few rows is tried on many of them, so that it occurs as often as its share says.
    for (let tries = 0; tries < 400; tries++) {
      const isLeftOut = kind === LEFT_OUT;
      const row = dice.pick(isLeftOut ? list.leftOut : list.rows);
      if (row.isOdd) continue;
      const made = isLeftOut
        ? leftOutRow(row, dice.weighted(shares), surroundings)
        : isAbsent
          ? absentRow(row, kind, surroundings)
          : presentRow(row, kind, shares, lists.second, surroundings);
      if (made === undefined) continue;
      rows.push({ id: `${list.name}-${rows.length + 1}`, ...made });
      break;
    }
  }
  return rows;
}

function presentRow(
  row: Row,
  name: string,
  shares: Readonly<Record<string, number>>,
  second: number,
  surroundings: Surroundings,
): Omit<TypedRow, 'id'> | undefined {
  const { dice, around } = surroundings;
  const draft = draftOf(row);
  const kind = kindNamed(name);
  const kinds = [name];
  if (name !== 'clean' && dice.chance(second)) {
    const other = dice.weighted(shares);
    const added = kindNamed(other);
    if (other !== 'clean' && added.group !== kind.group && added.apply(draft, surroundings))
      kinds.push(other);
  }
  if (!kind.apply(draft, surroundings)) return undefined;
  const truth = around.truthOf(draft.said, row);
  if (truth === undefined) return undefined;
  return { ...writeDown(draft, dice), kinds, truth, meant: row.uprn };
}

function absentRow(row: Row, name: string, surroundings: Surroundings): Omit<TypedRow, 'id'> | undefined {
  const { dice, around } = surroundings;
  const absence = ABSENCES[name];
  if (absence === undefined) throw new Error(`dirt.yaml: there is no way "${name}" to be absent.`);
  const draft = draftOf(row);
  // A firm that the list has at another number has moved or is misspelt. Nobody could say which.
  if (row.organisation !== '') {
    draft.text.organisation = dice.pick(surroundings.lists.unknownFirms);
    draft.said.organisation = draft.text.organisation;
  }
  const remains = absence(draft, surroundings);
  if (remains === undefined) return undefined;
  const kinds = [name];
  if (dice.chance(0.35)) {
    const other = dice.pick(LIGHT);
    if (kindNamed(other).apply(draft, surroundings)) kinds.push(other);
  }
  if (!isAbsent(draft, around)) return undefined;
  const written = writeDown(draft, dice);
  return {
    ...written,
    kinds,
    truth: {
      level: 'none',
      uprns: [],
      building: remains === 'building' ? buildingKey(row) : '',
      street: remains === 'none' ? '' : streetKey(row),
      isAbsent: true,
    },
    meant: '',
  };
}

function leftOutRow(row: Row, name: string, surroundings: Surroundings): Omit<TypedRow, 'id'> | undefined {
  const { dice, around } = surroundings;
  const draft = draftOf(row);
  if (!kindNamed(name).apply(draft, surroundings) || !isAbsent(draft, around)) return undefined;
  const isListed = (keyOf: (other: Row) => string) =>
    around.inPostcode(row.postcode).some((other) => keyOf(other) === keyOf(row));
  return {
    ...writeDown(draft, dice),
    kinds: [LEFT_OUT, name],
    truth: {
      level: 'none',
      uprns: [],
      building: isListed(buildingKey) ? buildingKey(row) : '',
      street: streetKey(row),
      isAbsent: true,
    },
    meant: '',
  };
}

/** Whether no row fits the text, with its postcode or anywhere in its postcode district. */
function isAbsent({ said, row }: Draft, around: Around): boolean {
  if (around.fitting(said).length > 0) return false;
  const { flat = '', building = '', number = '', street = '', locality } = said;
  const outward = `${row.postcode.split(' ')[0]!} `;
  const isVillage = street === '' && locality !== undefined;
  return !around
    .fitting({ flat, building, number, street, ...(isVillage ? { locality } : {}) })
    .some(({ postcode, town }) => postcode.startsWith(outward) && town === (said.town ?? town));
}

function kindNamed(name: string): Kind {
  const kind = KINDS[name];
  if (kind === undefined) throw new Error(`dirt.yaml: there is no kind "${name}".`);
  return kind;
}
