import { EVIDENCE_NAMES, VALUE_GROUPS } from './needs.ts';
import { type KeepRule, type Merits, meritOrder } from './survivor.ts';

/** A record that may give values to a golden one. */
export interface Donor {
  readonly merits: Merits;
  /** What duplicate_ids calls it by. */
  readonly recordId: string;
  /** The values of the evidence needs, in their order; empty where it has none. */
  readonly values: readonly string[];
}

/** Which rule chooses a value; `kept` takes those of the kept record wherever it has them. */
export type ValueRule = KeepRule | 'kept';

/** A group of values in a golden record, with the record that they come from. */
export interface GoldenRecord {
  /** The values of the evidence needs, in their order. */
  readonly values: readonly string[];
  /** For each of {@link VALUE_GROUPS} the id of the record it is from; empty where no record has it. */
  readonly from: readonly string[];
}

const places: readonly (readonly number[])[] = VALUE_GROUPS.map(({ needs }) =>
  needs.map((need) => EVIDENCE_NAMES.indexOf(need)),
);

/**
 * Merges the records of a cluster. Each group of values comes whole from the best record that has it.
 *
 * @param donors the kept record first
 * @param rules for each of {@link VALUE_GROUPS}
 */
export function goldenRecord(donors: readonly Donor[], rules: readonly ValueRule[]): GoldenRecord {
  const values: string[] = EVIDENCE_NAMES.map(() => '');
  const from = VALUE_GROUPS.map((_, group) => {
    const needs = places[group]!;
    const donor = bestDonor(donors, needs, rules[group]!);
    if (donor === undefined) return '';
    for (const need of needs) values[need] = donor.values[need]!;
    return donor.recordId;
  });
  return { values, from };
}

function bestDonor(donors: readonly Donor[], needs: readonly number[], rule: ValueRule): Donor | undefined {
  const having = donors.filter(({ values }) => needs.some((need) => values[need] !== ''));
  const [first] = having;
  if (first === undefined || (rule === 'kept' && first === donors[0])) return first;
  const order = meritOrder(rule === 'kept' ? 'completest' : rule);
  const measured = having.map((donor) => {
    const own = needs.map((need) => donor.values[need]!).filter(Boolean);
    const length = own.reduce((sum, value) => sum + value.length, 0);
    return { donor, merits: { ...donor.merits, filled: own.length, length } };
  });
  return measured.sort((one, other) => order(one.merits, other.merits))[0]!.donor;
}
