import type { ListFile } from '../../suppression/list-file.ts';
import { isSameCompany } from '../name/compare/company-form.ts';
import type { ComparablePerson } from '../name/compare/comparable-person.ts';
import {
  higherLevel,
  matchAtLevel,
  type NameMatchLevel,
  type ReachedLevel,
} from '../name/compare/match-level.ts';
import { addressKeys, type ComparableAddress, compareAddresses } from './comparable-address.ts';
import { companyGroup, type ListRow, personGroup, readRow } from './list-row.ts';

/** What a record was found by: a level of its name beside the address, or another key of it. */
export type HitLevel = ReachedLevel | 'Company' | 'Address' | 'Email' | 'Telephone' | 'Id';

/** A row that speaks of a record, and how well. */
export interface Hit {
  readonly row: ListRow;
  readonly level: HitLevel;
}

/** What a list has to say of a record. */
export interface Finding {
  readonly hit: Hit | undefined;
  /** Whether there are rows that speak of the record, all from before its last transaction. */
  readonly outdated: boolean;
}

export const NOTHING_FOUND: Finding = { hit: undefined, outdated: false };

/** Which of a list's rows count. */
export interface SearchRules {
  /** Sources, in any letter case; none for all. */
  readonly sources: readonly string[];
}

/** The best of the rows that speak of one record, row after row. */
class BestHit {
  readonly #rules: SourceFilter;
  /** Rows from before this day do not count. */
  readonly #since: string;
  #hit: Hit | undefined;
  #outdated = false;

  constructor(rules: SourceFilter, since: string) {
    this.#rules = rules;
    this.#since = since;
  }

  /** Whether a row of this source counts. */
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

  get finding(): Finding {
    return { hit: this.#hit, outdated: this.#outdated && this.#hit === undefined };
  }
}

/** The higher level first, then the newer row. Of equal ones the first of the list stays. */
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

/** Looks in one list for records. */
export class ListSearch {
  readonly #list: ListFile;
  readonly #sources: SourceFilter;

  constructor(list: ListFile, { sources }: SearchRules) {
    this.#list = list;
    this.#sources = new SourceFilter(sources);
  }

  /**
   * Looks for people at an address.
   *
   * @param peopleOf gives the people of the record; asked only where the list knows the address
   * @param since `2026-11-01`: rows from before that day do not count; empty for all
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
      // Nearly always there is nothing, and the name need not even be read.
      if (!this.#list.has(key)) continue;
      people ??= peopleOf();
      for (const stored of this.#list.find(key, people.map(personGroup))) {
        const row = readRow(stored);
        const reached = best.counts(row) ? levelOf(row, address, people, level) : undefined;
        if (reached !== undefined) best.take(row, reached);
      }
    }
    return best.finding;
  }

  /** Looks for a company at an address. @param company in the form of `companyForm` */
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

  /** Looks for an address that is listed without a name. */
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

  /** Looks for a telephone number, an email address or an id. */
  key(key: string, level: 'Telephone' | 'Email' | 'Id', since: string): Finding {
    const best = new BestHit(this.#sources, since);
    for (const stored of this.#list.find(key)) {
      const row = readRow(stored);
      if (best.counts(row)) best.take(row, level);
    }
    return best.finding;
  }
}

/** The better of two findings. */
export function betterFinding(one: Finding, other: Finding): Finding {
  if (one.hit === undefined) return other.hit === undefined && one.outdated ? one : other;
  return other.hit !== undefined && isBetter(other.hit.row, other.hit.level, one.hit) ? other : one;
}

/** The highest level that any of the people reaches with any of the row's. */
function levelOf(
  row: ListRow,
  address: ComparableAddress,
  people: readonly ComparablePerson[],
  level: NameMatchLevel,
): ReachedLevel | undefined {
  const addresses = row.address && compareAddresses(row.address, address);
  if (addresses === undefined) return undefined;
  let highest: ReachedLevel | undefined;
  for (const person of people) {
    for (const listed of row.people) {
      const reached = matchAtLevel(person, listed, level);
      // In a house of flats, of which one side names none, a surname is too little.
      if (reached === undefined || (addresses === 'partly' && reached === 'Surname')) continue;
      highest = higherLevel(highest, reached);
    }
  }
  return highest;
}
