import type { ComparableRecord } from './comparable-record.ts';
import { compareAddresses } from './compare-addresses.ts';
import { compareCompanies } from './compare-companies.ts';
import { compareEmails, compareTelephones } from './compare-contacts.ts';
import type { Comparison } from './comparison.ts';
import type { MatchRule } from './match-rule.ts';
import { compareNames } from './names/compare-names.ts';
import type { NameOutcome } from './names/name-outcome.ts';
import type { Tally } from './tally.ts';

/** Whether two records are of one family, household or company. These rules use no prior odds. */
export function compareGroups(
  one: ComparableRecord,
  other: ComparableRecord,
  duplicate: MatchRule['duplicate'],
  tally: Tally,
): Comparison {
  const names =
    duplicate === 'family'
      ? compareNames(one.person, other.person, false, tally)
      : ({ surname: 'missing', forename: 'missing', swapped: false } as const);
  const sameCompany = duplicate === 'company' && compareCompanies(one, other, tally);
  const before = tally.stranger;
  const sameHousehold = compareAddresses(one.address, other.address, tally);
  const addressWeight = tally.stranger - before;
  compareTelephones(one, other, tally);
  if (duplicate === 'company') compareEmails(one, other, tally);
  const isMatch =
    duplicate === 'family'
      ? isFamily(names, sameHousehold)
      : duplicate === 'household'
        ? sameHousehold
        : sameCompany && isOneSite(addressWeight, tally.stranger - before);
  return {
    isMatch,
    margin: tally.stranger,
    doubt: undefined,
    findings: tally.findings ?? [],
    names,
    sameHousehold,
    agrees: false,
  };
}

function isFamily({ surname, swapped }: NameOutcome, sameHousehold: boolean): boolean {
  if (!sameHousehold) return false;
  return swapped || surname === 'same' || surname === 'similar' || surname === 'half';
}

/**
 * The bits that show that two records are of one site: those of a postcode, or of a street and its town. If
 * no address contradicts it, the telephone number is enough.
 */
const SITE = 9;

function isOneSite(addressWeight: number, all: number): boolean {
  return addressWeight >= SITE || (addressWeight >= 0 && all >= SITE) || (addressWeight === 0 && all === 0);
}
