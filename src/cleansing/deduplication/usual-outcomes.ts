import type { Evidence } from './weights.ts';

/**
 * How often each outcome occurs in two records of one person, estimated from common knowledge of British
 * data. An estimate from a file starts with these figures, and stays near them if the file says little.
 * Evidence that is not listed here is not learned.
 */
export const USUAL: Readonly<Partial<Record<Evidence, Readonly<Record<string, number>>>>> = {
  surname: { same: 0.88, similar: 0.06, half: 0.01, alike: 0.02, different: 0.02, married: 0.01 },
  forename: {
    same: 0.75,
    custom: 0.05,
    given: 0.01,
    similar: 0.06,
    middle: 0.01,
    alike: 0.02,
    vague: 0.01,
    near: 0.01,
    initial: 0.06,
    formal: 0.003,
    both: 0.01,
    another: 0.005,
    different: 0.015,
  },
  birth: {
    same: 0.9,
    slip: 0.04,
    parts: 0.018,
    near: 0.01,
    year: 0.01,
    different: 0.01,
    sameYear: 0.01,
    nearYear: 0.001,
    otherYear: 0.001,
  },
  email: {
    same: 0.25,
    own: 0.3,
    named: 0.1,
    shared: 0.05,
    slip: 0.03,
    mailbox: 0.02,
    namesake: 0.02,
    different: 0.23,
  },
  telephone: { mobile: 0.35, same: 0.3, slip: 0.03, different: 0.32 },
  postcode: { same: 0.8, slip: 0.04, district: 0.04, different: 0.12 },
  street: { same: 0.1, similar: 0.05, implied: 0.65, different: 0.2 },
  door: { same: 0.8, slip: 0.03, unlike: 0.01, different: 0.16 },
  town: { same: 0.15, similar: 0.05, implied: 0.65, different: 0.15 },
};
