import { EVIDENCE_NAMES, VALUE_GROUPS } from './needs.ts';
import { type KeepRule, type Merits, meritOrder } from './survivor.ts';

/** A record that may give values to a golden record. */
export interface Donor {
  readonly merits: Merits;
  /** The id by which `duplicate_ids` names the record. */
  readonly recordId: string;
  /**
   * The values of the evidence needs, in the order of the needs. A value is empty if the record does not have
   * it.
   */
  readonly values: readonly string[];
}

/** The rule that chooses a value. `kept` takes the values of the kept record wherever it has them. */
export type ValueRule = KeepRule | 'kept';

/** The values of a golden record, with the records that they come from. */
export interface GoldenRecord {
  /** The values of the evidence needs, in the order of the needs. */
  readonly values: readonly string[];
  /**
   * For each of {@link VALUE_GROUPS}, the id of the record that the values come from; empty if no record has
   * any.
   */
  readonly from: readonly string[];
}

const places: readonly (readonly number[])[] = VALUE_GROUPS.map(({ needs }) =>
  needs.map((need) => EVIDENCE_NAMES.indexOf(need)),
);

/**
 * Merges the records of a cluster. Each group of values is taken as a whole from the best record that has any
 * of them.
 *
 * @param donors the records of the cluster, with the kept record first
 * @param rules the rule for each of {@link VALUE_GROUPS}
 */
export function goldenRecord(donors: readonly Donor[], rules: readonly ValueRule[]): GoldenRecord {
  const values: string[] = EVIDENCE_NAMES.map(() => '');
  const from = places.map((needs, group) => {
    const donor = bestDonor(donors, needs, rules[group] ?? 'kept');
    if (donor === undefined) return '';
    for (const need of needs) values[need] = donor.values[need] ?? '';
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
    const own = needs.map((need) => donor.values[need] ?? '').filter(Boolean);
    const length = own.reduce((sum, value) => sum + value.length, 0);
    return { donor, merits: { ...donor.merits, filled: own.length, length } };
  });
  const [best] = measured.sort((one, other) => order(one.merits, other.merits));
  return best?.donor;
}
