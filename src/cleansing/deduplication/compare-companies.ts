import { isSameCompany } from '../name/compare/company-form.ts';
import type { ComparableRecord } from './comparable-record.ts';
import type { Tally } from './tally.ts';

/** Compares two companies. Returns true if both records have one and it is the same. */
export function compareCompanies(one: ComparableRecord, other: ComparableRecord, tally: Tally): boolean {
  if (one.company === '' || other.company === '') return false;
  const same = isSameCompany(one.company, other.company);
  tally.add('company', same ? 'same' : 'different');
  return same;
}
