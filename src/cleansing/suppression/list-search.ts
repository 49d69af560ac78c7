import type { ListFile } from '../../suppression/list-file.ts';
import { isSameCompany } from '../name/compare/company-form.ts';
import type { ComparablePerson } from '../name/compare/comparable-person.ts';
import {
  higherLevel,
  matchAtLevel,
  type NameMatchLevel,
  type ReachedLevel,
} from '../name/compare/match-level.ts';
import { addressKeys, type ComparableAddress, hasPostcode } from './comparable-address.ts';
import { compareAddresses } from './compare-addresses.ts';
import { companyGroup, type ListRow, personGroup, readRow } from './list-row.ts';
import { agreeWithoutPostcode, keyWithoutPostcode } from './other-postcode.ts';

/** How a record was found: by name at this level together with the address, or by another key. */
export type HitLevel = ReachedLevel | 'Company' | 'Address' | 'Email' | 'Telephone' | 'Id';

/** A row that applies to a record, and how well it matches. */
export interface Hit {
  readonly row: ListRow;
  readonly level: HitLevel;
}

/** The result of searching a list for a record. */
export interface Finding {
  readonly hit: Hit | undefined;
  /** Whether rows match the record, but all date from before its last transaction. */
  readonly outdated: boolean;
}

export const NOTHING_FOUND: Finding = { hit: undefined, outdated: false };

/** Which rows of a list count. */
export interface SearchRules {
  /** The sources that count, in any letter case; empty for all. */
  readonly sources: readonly string[];
  /**
   * Whether people are also found at an address whose postcode is missing or mistyped: by its number, street and
   * place, with a forename or an initial. Default: true.
   */
  readonly withoutPostcode?: boolean;
}

/** Keeps the best of the rows that match a record. */
class BestHit {
  readonly #rules: SourceFilter;
  /** Rows dated before this day do not count. */
  readonly #since: string;
  #hit: Hit | undefined;
  #outdated = false;

  constructor(rules: SourceFilter, since: string) {
    this.#rules = rules;
    this.#since = since;
  }

  /** Whether rows from this source count. */
  counts(row: ListRow): boolean {
    return this.#rules.has(row.source);
  }

  take(row: ListRow, level: HitLevel): void {
    if (row.date !== '' && row.date < this.#since) {
      this.#outdated = true;
      return;
    }
    if (this.#hit === undefined || isBetter(row, level, this.#hit)) this.#hit = { row, level };
  }

  /** Whether a row matches the record, perhaps one from before its last transaction. */
  get isFound(): boolean {
    return this.#hit !== undefined || this.#outdated;
  }

  get finding(): Finding {
    return { hit: this.#hit, outdated: this.#outdated && this.#hit === undefined };
  }
}

/** Prefers the higher level, then the newer row. Of equal rows the first of the list stays. */
function isBetter(row: ListRow, level: HitLevel, than: Hit): boolean {
  const rank = RANK[level] - RANK[than.level];
  return rank > 0 || (rank === 0 && row.date > than.row.date);
}

const RANK: Readonly<Record<HitLevel, number>> = {
  Address: 1,
  Company: 2,
  Surname: 3,
  Initial: 4,
  Forename: 5,
  Telephone: 6,
  Email: 7,
  Id: 8,
};

class SourceFilter {
  readonly #sources: ReadonlySet<string> | undefined;

  constructor(sources: readonly string[]) {
    this.#sources =
      sources.length === 0 ? undefined : new Set(sources.map((source) => source.trim().toLowerCase()));
  }

  has(source: string): boolean {
    return this.#sources === undefined || this.#sources.has(source.toLowerCase());
  }
}

/** Searches a list for records. */
export class ListSearch {
  readonly #list: ListFile;
  readonly #sources: SourceFilter;
  readonly #withoutPostcode: boolean;

  constructor(list: ListFile, { sources, withoutPostcode = true }: SearchRules) {
    this.#list = list;
    this.#sources = new SourceFilter(sources);
    this.#withoutPostcode = withoutPostcode;
  }

  /** Whether people can be searched for at an address. */
  canFindAt(address: ComparableAddress): boolean {
    return hasPostcode(address) || (this.#withoutPostcode && keyWithoutPostcode(address) !== undefined);
  }

  /**
   * Searches for people at an address.
   *
   * @param peopleOf returns the people of the record; called only if the list has the address
   * @param since `2026-11-01`: rows dated before that day do not count; empty for all
   */
  person(
    address: ComparableAddress,
    peopleOf: () => readonly ComparablePerson[],
    level: NameMatchLevel,
    since: string,
  ): Finding {
    const best = new BestHit(this.#sources, since);
    let people: readonly ComparablePerson[] | undefined;
    for (const key of addressKeys(address)) {
      // Nearly always the list does not have the address, and the name need not be parsed.
      if (!this.#list.has(key)) continue;
      people ??= peopleOf();
      for (const stored of this.#list.find(key, people.map(personGroup))) {
        const row = readRow(stored);
        const reached = best.counts(row) ? levelOf(row, address, people, level) : undefined;
        if (reached !== undefined) best.take(row, reached);
      }
    }
    const key = this.#withoutPostcode && !best.isFound ? keyWithoutPostcode(address) : undefined;
    if (key !== undefined && this.#list.has(key))
      this.#takeWithoutPostcode(best, key, address, people ?? peopleOf(), level);
    return best.finding;
  }

  /** Takes the rows of people at the address, whatever its postcode. A surname alone is not enough. */
  #takeWithoutPostcode(
    best: BestHit,
    key: string,
    address: ComparableAddress,
    people: readonly ComparablePerson[],
    level: NameMatchLevel,
  ): void {
    for (const stored of this.#list.find(key, people.map(personGroup))) {
      const row = readRow(stored);
      if (!best.counts(row) || row.address === undefined || !agreeWithoutPostcode(row.address, address))
        continue;
      const reached = highestLevel(row, people, level);
      if (reached !== undefined && reached !== 'Surname') best.take(row, reached);
    }
  }

  /** Searches for a company at an address. @param company in the form of `companyForm` */
  company(address: ComparableAddress, company: string, since: string): Finding {
    const best = new BestHit(this.#sources, since);
    for (const key of addressKeys(address)) {
      for (const stored of this.#list.find(key, [companyGroup(company)])) {
        const row = readRow(stored);
        if (!best.counts(row) || row.address === undefined || !isSameCompany(row.company, company)) continue;
        if (compareAddresses(row.address, address) !== undefined) best.take(row, 'Company');
      }
    }
    return best.finding;
  }

  /** Searches for an address that is listed without a name. */
  address(address: ComparableAddress, since: string): Finding {
    const best = new BestHit(this.#sources, since);
    for (const key of addressKeys(address)) {
      for (const stored of this.#list.find(key, [companyGroup('')])) {
        const row = readRow(stored);
        if (!best.counts(row) || row.people.length > 0 || row.company !== '' || row.address === undefined)
          continue;
        if (compareAddresses(row.address, address) === 'whole') best.take(row, 'Address');
      }
    }
    return best.finding;
  }

  /** Searches for a telephone number, an email address or a customer number. */
  key(key: string, level: 'Telephone' | 'Email' | 'Id', since: string): Finding {
    const best = new BestHit(this.#sources, since);
    for (const stored of this.#list.find(key)) {
      const row = readRow(stored);
      if (best.counts(row)) best.take(row, level);
    }
    return best.finding;
  }
}

/** Returns the better of two findings. */
export function betterFinding(one: Finding, other: Finding): Finding {
  if (one.hit === undefined) return other.hit === undefined && one.outdated ? one : other;
  return other.hit !== undefined && isBetter(other.hit.row, other.hit.level, one.hit) ? other : one;
}

/** The highest level at which any of the record's people matches any of the row's. */
function levelOf(
  row: ListRow,
  address: ComparableAddress,
  people: readonly ComparablePerson[],
  level: NameMatchLevel,
): ReachedLevel | undefined {
  const addresses = row.address && compareAddresses(row.address, address);
  if (addresses === undefined) return undefined;
  const highest = highestLevel(row, people, level);
  // In a house with flats, if one side names no flat, a surname is not enough.
  return addresses === 'partly' && highest === 'Surname' ? undefined : highest;
}

function highestLevel(
  row: ListRow,
  people: readonly ComparablePerson[],
  level: NameMatchLevel,
): ReachedLevel | undefined {
  let highest: ReachedLevel | undefined;
  for (const person of people) {
    for (const listed of row.people) {
      const reached = matchAtLevel(person, listed, level);
      if (reached !== undefined) highest = higherLevel(highest, reached);
    }
  }
  return highest;
}
