import { areAliases, mayBeAliases } from './alias.ts';
import { BARE, mayBeOneName, shareBareMailbox } from './bare-record.ts';
import type { ComparableRecord } from './comparable-record.ts';
import {
  areOtherDoors,
  compareAddresses,
  haveOnlyOtherPostcodes,
  mostOfAddress,
} from './compare-addresses.ts';
import { areOtherBirths, compareBirths } from './compare-births.ts';
import { compareCompanies } from './compare-companies.ts';
import { compareEmails, compareIdentifiers, compareTelephones } from './compare-contacts.ts';
import { compareGroups } from './compare-groups.ts';
import { type Comparison, NO_MATCH } from './comparison.ts';
import { contradictionOf } from './contradiction.ts';
import { districtOf } from './district.ts';
import { decodeRecord } from './encode-record.ts';
import { type FileModel, standardModel } from './file-model.ts';
import { type MatchRule, namesSuffice } from './match-rule.ts';
import { mostOfContacts, raise } from './most-of-contacts.ts';
import { compareNames } from './names/compare-names.ts';
import { mostOfForenames, mostOfNames } from './names/most-of-names.ts';
import type { NameOutcome } from './names/name-outcome.ts';
import {
  areOtherSexes,
  haveOneMailboxName,
  haveOtherMailboxes,
  leastBesideBirth,
  mayBeRelatives,
  shareOnlyInitial,
  shareTelephone,
} from './signs-of-two.ts';
import { Tally } from './tally.ts';
import { WeightBounds } from './weight-bounds.ts';
import { COLLEAGUES, MOST_ADDRESS, REVIEWED, STRICTNESS, type Weight } from './weights.ts';

/**
 * The least weight against a family, in bits, that proves a surname changed by marriage. The forename weighs
 * only 5, so a birthday or a mobile number is needed, too.
 */
const PROVEN = 6;

/** More than the order of adding up can change a sum of weights. */
const ROUNDING = 1e-6;

/** Compares the records of one file under one rule. */
export class Comparer {
  readonly #rule: MatchRule;
  readonly #model: FileModel;
  readonly #bounds: WeightBounds;
  readonly #strangers: number;
  readonly #family: number;
  /** A pair with a smaller margin than this neither matches nor nearly matches. */
  readonly #least: number;
  /** Shared by all comparisons, because a new tally for each made a fiftieth of all garbage. */
  readonly #quick: Tally;
  /** The least that telephones can weigh against relatives. */
  readonly #leastTelephone: number;

  /** @param file the model of the file, or its number of records */
  constructor(rule: MatchRule, file: FileModel | number) {
    // Persons who are matched by surname alone are families.
    this.#rule =
      rule.matchLevel === 'Surname' && rule.duplicate === 'person' ? { ...rule, duplicate: 'family' } : rule;
    this.#model = typeof file === 'number' ? standardModel(file) : file;
    this.#bounds = new WeightBounds(this.#model.weights);
    const { priors, hasHouseholds } = this.#model;
    const surer = STRICTNESS[rule.strictness ?? 'balanced'];
    this.#strangers = priors.stranger + surer;
    this.#family = hasHouseholds ? priors.family + Math.max(surer, -1.5) : Number.NEGATIVE_INFINITY;
    this.#least = rule.reviewList === true ? -REVIEWED : 0;
    this.#quick = new Tally(false, this.#model.weights);
    const telephones = Object.values(this.#model.weights.telephone);
    this.#leastTelephone = Math.min(0, ...telephones.map(({ family }) => family));
  }

  /** Reads what `encodeRecord` wrote, with the vocabulary of the file that is compared. */
  decode(text: string): ComparableRecord {
    return decodeRecord(text, this.#model.vocabulary);
  }

  /** Compares two records. The order of the two does not matter. */
  compare(one: ComparableRecord, other: ComparableRecord, keepsFindings = false): Comparison {
    return this.#rule.duplicate === 'person'
      ? this.#comparePeople(one, other, keepsFindings)
      : compareGroups(one, other, this.#rule.duplicate, new Tally(keepsFindings, this.#model.weights));
  }

  #comparePeople(one: ComparableRecord, other: ComparableRecord, keepsFindings: boolean): Comparison {
    // Cheap comparisons that usually fail come first. After each one, the comparison ends if the remaining
    // ones cannot make up the difference.
    const isReviewed = this.#rule.reviewList === true && haveOneMailboxName(one, other);
    const mayEndEarly = !keepsFindings && !isReviewed;
    const { weights, density, certain } = this.#model;
    const strangers = this.#strangers + this.#least;
    const family = this.#family + this.#least;
    const contacts = mostOfContacts(one, other, this.#bounds);
    if (mayBeAliases(one, other)) raise(contacts, weights.alias.mailbox);
    const isBarePair = shareBareMailbox(one, other);
    if (isBarePair) raise(contacts, { stranger: this.#model.priors.stranger + BARE, family: 0 });
    const partners = partnersOutcome(one, other);
    if (mayEndEarly) {
      const relatives = mostOfForenames(one.person, other.person, weights, this.#bounds.surname);
      if (
        relatives + (partners === undefined ? 0 : weights.people[partners].family) + contacts.family <
        family
      )
        return NO_MATCH;
    }
    const most =
      mostOfNames(one.person, other.person, this.#bounds.besideNames) +
      (partners === 'same' ? weights.people.same.stranger : 0);
    const address = mostOfAddress(one.address, other.address);
    if (mayEndEarly && most + address + contacts.stranger < strangers) return NO_MATCH;
    // There are many namesakes who live elsewhere. Their addresses are compared before their names, which
    // costs a tenth as much.
    if (mayEndEarly && address < MOST_ADDRESS) {
      const elsewhere = this.#quick.clear();
      compareAddresses(one.address, other.address, elsewhere);
      if (most + elsewhere.stranger + contacts.stranger < strangers) return NO_MATCH;
    }
    const tally = keepsFindings ? new Tally(true, weights) : this.#quick.clear();
    const names = compareNames(one.person, other.person, this.#rule.marriedNames, tally);
    const byNames = tally.family;
    if (partners !== undefined) tally.add('people', partners);
    // The address weighs nothing against a relative.
    if (mayEndEarly && tally.family + contacts.family < family) return NO_MATCH;
    if (mayEndEarly && tally.stranger + address + contacts.stranger < strangers) return NO_MATCH;
    const byName = tally.stranger;
    const proof = compareContacts(one, other, tally);
    if (areAliases(one, other, names)) tally.add('alias', 'mailbox');
    const areColleagues = compareCompanies(one, other, tally);
    if (isBarePair && mayBeOneName(names))
      tally.add('bare', 'mailbox', Math.max(0, this.#model.priors.stranger + BARE - tally.stranger));
    if (mayEndEarly && tally.stranger + address < strangers) return NO_MATCH;
    const beforePlace = tally.stranger;
    const place = placeOutcome(one, other, tally);
    const besideBirth = proof.besideBirth + tally.stranger - beforePlace;
    if (place.sameHousehold) addHousehold(names, one, other, tally);
    if (names.surname === 'married' && tally.family < PROVEN) {
      tally.add('unmarried', 'different');
      if (place.sameHousehold) tally.add('household', 'lodger');
    }
    if (!place.sameHousehold && !isUnlike(names) && one.person !== undefined && other.person !== undefined) {
      const district = districtOf(one.address);
      const common = density.mostOf(
        one.person,
        other.person,
        district === districtOf(other.address) ? district : '',
      );
      if (common < byName) tally.add('name', 'common', common - byName);
    }
    let margin = Math.min(tally.stranger - this.#strangers, tally.family - this.#family);
    if (areColleagues) margin = Math.min(margin, byName + Math.max(0, tally.family - 5) - COLLEAGUES);
    const { sameHousehold } = place;
    const of = { margin, findings: tally.findings ?? [], names, sameHousehold, agrees: false };
    if (!namesSuffice(names, this.#rule)) return { ...of, isMatch: false, doubt: undefined };
    if (margin < this.#least && !(isReviewed && names.surname === 'same' && names.forename === 'same'))
      return { ...of, isMatch: false, doubt: undefined };
    const contradiction = contradictionOf(one, other, certain, names);
    if (contradiction !== undefined) return { ...of, isMatch: false, doubt: contradiction };
    if (margin < 0) return { ...of, isMatch: false, doubt: 'evidence' };
    const areOther = areOtherSexes(one.person, other.person, names);
    const areNamesakes = tally.stranger < beforePlace && haveOtherMailboxes(one, other);
    const isElsewhere =
      place.isOtherDoor || (this.#model.hasHouseholds && haveOnlyOtherPostcodes(one.address, other.address));
    const isUncertain =
      isElsewhere || mayBeRelatives(one, other) || areOther || areNamesakes || shareOnlyInitial(names);
    const isUnproven = (isUncertain && !proof.isEnough) || besideBirth < leastBesideBirth(names, areOther);
    if (isUnproven && this.#rule.strictness !== 'recall') return { ...of, isMatch: false, doubt: 'unproven' };
    // Clusters are made without regard to marriages, aliases of their own, or landlines.
    const agrees =
      byNames + proof.besideTelephones + this.#leastTelephone > ROUNDING &&
      names.surname !== 'married' &&
      names.forename !== 'different' &&
      (one.partners === '') === (other.partners === '');
    return { ...of, isMatch: true, doubt: undefined, agrees };
  }
}

/**
 * Compares the values that belong to a person rather than to a place. `isEnough` is true if these values,
 * without the names, show that both records are of one person. `besideBirth` is their weight against
 * strangers, in bits, without that of the birthdays. `besideTelephones` is their weight against relatives,
 * without that of the telephones.
 */
function compareContacts(one: ComparableRecord, other: ComparableRecord, tally: Tally) {
  const before = tally.family;
  const strangers = tally.stranger;
  compareBirths(one.birth, other.birth, tally);
  const births = tally.stranger;
  compareIdentifiers(one, other, tally);
  compareEmails(one, other, tally);
  const besideTelephones = tally.family - before;
  compareTelephones(one, other, tally);
  return {
    isEnough: tally.family - before >= PROOF.family && tally.stranger - strangers >= PROOF.stranger,
    besideBirth: tally.stranger - births,
    besideTelephones,
  };
}

/**
 * A little less than the weight of an exact birthday, a mobile number or a personal email address, because
 * other values may outweigh a part of it.
 */
const PROOF: Weight = { stranger: 5, family: 2 };

/**
 * Compares two addresses. `isOtherDoor` is true if the addresses are near each other but name two different
 * doors. If the records share a telephone number, one of the doors is mistyped, because no two houses share a
 * landline.
 */
function placeOutcome(one: ComparableRecord, other: ComparableRecord, tally: Tally) {
  const sameHousehold = compareAddresses(one.address, other.address, tally);
  const isOtherDoor =
    !sameHousehold && areOtherDoors(one.address, other.address) && !shareTelephone(one, other);
  return { sameHousehold, isOtherDoor };
}

function isUnlike({ surname, forename }: NameOutcome): boolean {
  return (
    surname === 'missing' || surname === 'different' || forename === 'missing' || forename === 'different'
  );
}

/**
 * Weighs names that two people who live together may have in common, such as father and son of one name, or
 * two tenants called Anna.
 */
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

/**
 * Compares the other people whom the records name. Mr & Mrs J Smith are not Mr J Smith: a letter to them goes
 * to two people. Undefined if neither record names others.
 */
function partnersOutcome(one: ComparableRecord, other: ComparableRecord) {
  if (one.partners === other.partners) return one.partners === '' ? undefined : 'same';
  const both = one.partners !== '' && other.partners !== '';
  return both && one.partners[0] === other.partners[0] ? 'missing' : 'different';
}
