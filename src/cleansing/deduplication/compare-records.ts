import { isSameCompany } from '../name/compare/company-form.ts';
import type { ComparableRecord } from './comparable-record.ts';
import { compareAddresses, mostOfAddress } from './compare-addresses.ts';
import {
  areOtherBirths,
  compareBirths,
  compareEmails,
  compareIdentifiers,
  compareTelephones,
} from './compare-contacts.ts';
import { compareNames, mostOfForenames, mostOfNames, type NameOutcome, NOBODY } from './compare-names.ts';
import { type MatchRule, namesSuffice } from './match-rule.ts';
import { type Finding, Tally } from './tally.ts';
import { COLLEAGUES, MOST_ADDRESS, priors, WEIGHTS, type Weight } from './weights.ts';

/** What came of comparing two records. */
export interface Comparison {
  readonly isMatch: boolean;
  /**
   * By how many bits the evidence outweighs the likelier of the other explanations; below 0 it does not. For families, households and
   * companies, whose rule has no weights, how much speaks against strangers.
   */
  readonly margin: number;
  /** What was found, where it was asked for. */
  readonly findings: readonly Finding[];
  readonly names: NameOutcome;
  readonly sameHousehold: boolean;
}

/** Another surname by marriage wants more than a forename, the weight of which against a family is 5: a birthday, a mobile. */
const PROVEN = 6;

/** Compares records under one rule, of a run over so many records. */
export class Comparer {
  readonly #rule: MatchRule;
  readonly #strangers: number;
  readonly #family: number;

  constructor(rule: MatchRule, records: number) {
    // Persons by their surnames alone are families.
    this.#rule =
      rule.matchLevel === 'Surname' && rule.duplicate === 'person' ? { ...rule, duplicate: 'family' } : rule;
    ({ stranger: this.#strangers, family: this.#family } = priors(records));
  }

  /** Compares two records. The order of the two does not matter. */
  compare(one: ComparableRecord, other: ComparableRecord, keepsFindings = false): Comparison {
    return this.#rule.duplicate === 'person'
      ? this.#comparePeople(one, other, keepsFindings)
      : this.#compareGroups(one, other, keepsFindings);
  }

  #comparePeople(one: ComparableRecord, other: ComparableRecord, keepsFindings: boolean): Comparison {
    // What is cheap and mostly disagrees comes first, and each time it is asked whether the rest could still make up for it.
    const mayEndEarly = !keepsFindings;
    const most = mostOfNames(one.person, other.person) + mostOfPartners(one, other);
    const address = mostOfAddress(one.address, other.address);
    const contacts = mostOfContacts(one, other);
    if (mayEndEarly && most + address + contacts.stranger < this.#strangers) return NO_MATCH;
    // Of namesakes who live elsewhere there are many: their addresses are compared sooner than their names, for a tenth of the cost.
    if (mayEndEarly && address < MOST_ADDRESS) {
      const elsewhere = new Tally(false);
      compareAddresses(one.address, other.address, elsewhere);
      if (most + elsewhere.stranger + contacts.stranger < this.#strangers) return NO_MATCH;
    }
    const inFamily = mostOfForenames(one.person, other.person) + WEIGHTS.people.same.family + contacts.family;
    if (mayEndEarly && inFamily < this.#family) return NO_MATCH;
    const tally = new Tally(keepsFindings);
    const names = compareNames(one.person, other.person, this.#rule.marriedNames, tally);
    comparePartners(one, other, tally);
    // The address weighs nothing against a relative.
    if (mayEndEarly && tally.family + contacts.family < this.#family) return NO_MATCH;
    if (mayEndEarly && tally.stranger + address + contacts.stranger < this.#strangers) return NO_MATCH;
    const byName = tally.stranger;
    compareBirths(one.birth, other.birth, tally);
    compareIdentifiers(one, other, tally);
    compareEmails(one, other, tally);
    compareTelephones(one, other, tally);
    const areColleagues = compareCompanies(one, other, tally);
    if (mayEndEarly && tally.stranger + address < this.#strangers) return NO_MATCH;
    const sameHousehold = compareAddresses(one.address, other.address, tally);
    if (sameHousehold) addHousehold(names, one, other, tally);
    if (names.surname === 'married' && tally.family < PROVEN) {
      tally.add('surname', 'different');
      tally.add('household', 'lodger');
    }
    let margin = Math.min(tally.stranger - this.#strangers, tally.family - this.#family);
    if (areColleagues) margin = Math.min(margin, byName + Math.max(0, tally.family - 5) - COLLEAGUES);
    const isMatch = margin >= 0 && namesSuffice(names, this.#rule);
    return { isMatch, margin, findings: tally.findings ?? [], names, sameHousehold };
  }

  #compareGroups(one: ComparableRecord, other: ComparableRecord, keepsFindings: boolean): Comparison {
    const tally = new Tally(keepsFindings);
    const { duplicate } = this.#rule;
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
    return { isMatch, margin: tally.stranger, findings: tally.findings ?? [], names, sameHousehold };
  }
}

/** Of a comparison that ended early: by how much it falls short is not known. */
const NO_MATCH: Comparison = {
  isMatch: false,
  margin: Number.NEGATIVE_INFINITY,
  findings: [],
  names: NOBODY,
  sameHousehold: false,
};

/** The most that birthdays, identifiers, contacts and companies can weigh, told by whether they are there and equal. */
function mostOfContacts(one: ComparableRecord, other: ComparableRecord): Weight {
  const most = { stranger: 0, family: 0 };
  if (one.birth !== '' && other.birth !== '') {
    raise(most, one.birth === other.birth ? WEIGHTS.birth.same : WEIGHTS.birth.slip);
  }
  if (one.email !== '' && other.email !== '') {
    raise(most, one.email === other.email ? WEIGHTS.email.own : WEIGHTS.email.slip);
  }
  if (one.telephones.length > 0 && other.telephones.length > 0) {
    const areShared = one.telephones.some((telephone) => other.telephones.includes(telephone));
    raise(most, areShared ? WEIGHTS.telephone.mobile : WEIGHTS.telephone.slip);
  }
  if (one.company !== '' && other.company !== '') raise(most, WEIGHTS.company.same);
  for (const [column, identifier] of one.identifiers.entries()) {
    if (identifier !== '' && (other.identifiers[column] ?? '') !== '') raise(most, WEIGHTS.identifier.same);
  }
  return most;
}

function raise(most: { stranger: number; family: number }, { stranger, family }: Weight): void {
  most.stranger += stranger;
  most.family += family;
}

function mostOfPartners(one: ComparableRecord, other: ComparableRecord): number {
  return one.partners === other.partners && one.partners !== '' ? WEIGHTS.people.same.stranger : 0;
}

/** Who lives together is alike in much: father and son of one name, two tenants called Anna. */
function addHousehold(
  { surname, forename }: NameOutcome,
  { birth }: ComparableRecord,
  { birth: other }: ComparableRecord,
  tally: Tally,
): void {
  const sameName = forename === 'same' || forename === 'custom' || forename === 'similar';
  if (sameName && surname === 'different') tally.add('household', 'lodger');
  if (sameName && areOtherBirths(birth, other)) tally.add('household', 'namesakes');
}

/** Mr & Mrs J Smith are not Mr J Smith: one letter goes to two people. */
function comparePartners(one: ComparableRecord, other: ComparableRecord, tally: Tally): void {
  if (one.partners === other.partners) {
    if (one.partners !== '') tally.add('people', 'same');
  } else {
    const both = one.partners !== '' && other.partners !== '';
    const alike = both && one.partners[0] === other.partners[0];
    tally.add('people', alike ? 'missing' : 'different');
  }
}

function compareCompanies(one: ComparableRecord, other: ComparableRecord, tally: Tally): boolean {
  if (one.company === '' || other.company === '') return false;
  const same = isSameCompany(one.company, other.company);
  tally.add('company', same ? 'same' : 'different');
  return same;
}

function isFamily({ surname, swapped }: NameOutcome, sameHousehold: boolean): boolean {
  if (!sameHousehold) return false;
  return swapped || surname === 'same' || surname === 'similar' || surname === 'half';
}

/** A postcode, or a street and its town; or, where no address says otherwise, the telephone. */
const SITE = 9;

function isOneSite(addressWeight: number, all: number): boolean {
  return addressWeight >= SITE || (addressWeight >= 0 && all >= SITE) || (addressWeight === 0 && all === 0);
}
