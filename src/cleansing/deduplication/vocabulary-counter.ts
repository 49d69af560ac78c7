import { keyHash } from '../../text/key-hash.ts';
import { BoundedCounts } from './bounded-counts.ts';
import { forenameShare, surnameShare } from './name-frequency.ts';
import { Sketch } from './sketch.ts';
import { type NameShares, Vocabulary } from './vocabulary.ts';
import { MOST_FORENAME, MOST_SURNAME } from './weights.ts';

/** Different names, and different dates, that are counted at a time. Where there are more, the rarest are forgotten. */
const MOST_COUNTED = 200_000;

/** One person may have this many records without making the name common. */
const OF_ONE_PERSON = 10;

/** A date stands for an unknown birthday if people of this many surnames have it, and so many times as many as have a usual date of its year. */
const FEWEST_PEOPLE = 12;
const TIMES_USUAL = 6;

/** If more than this share of the people born in a year have one date, the year is unknown too. */
const MOST_OF_YEAR = 0.5;

/** Counts names and dates of birth of a file, in bounded memory. */
export class VocabularyCounter {
  readonly #surnames = new BoundedCounts(MOST_COUNTED);
  readonly #forenames = new BoundedCounts(MOST_COUNTED);
  readonly #births = new BoundedCounts(MOST_COUNTED);
  /** Of a date and a surname's sound whether they came together before. */
  readonly #seen = new Sketch();

  /** @param surnameCode the sound of the surname: somebody's date is not commoner for slips in the name */
  add(surname: string, surnameCode: string, forename: string, birth: string): void {
    if (surname !== '') this.#surnames.add(surname);
    if (forename.length > 1) this.#forenames.add(forename);
    if (birth.length === 8 && this.#seen.add(keyHash(`${birth}${surnameCode}`))) this.#births.add(birth);
  }

  /** @param withNames whether names weigh what they are worth in the file, rather than in the country */
  finish(withNames: boolean): Vocabulary {
    return new Vocabulary(
      withNames ? common(this.#surnames, surnameShare, MOST_SURNAME) : new Map(),
      withNames ? common(this.#forenames, forenameShare, MOST_FORENAME) : new Map(),
      this.#unknownBirths(),
    );
  }

  #unknownBirths(): Map<string, string> {
    const years = new Map<string, { people: number; days: number }>();
    for (const [date, people] of this.#births.entries()) {
      const year = years.get(date.slice(0, 4)) ?? { people: 0, days: 0 };
      years.set(date.slice(0, 4), { people: year.people + people, days: year.days + 1 });
    }
    const unknown = new Map<string, string>();
    for (const [date, people] of this.#births.entries()) {
      const year = years.get(date.slice(0, 4))!;
      const usual = (year.people - people) / 365;
      if (people < FEWEST_PEOPLE + TIMES_USUAL * usual) continue;
      unknown.set(date, people > MOST_OF_YEAR * year.people ? '' : date.slice(0, 4));
    }
    return unknown;
  }
}

/** The names that are commoner than in the country, with their shares. There are few: a name weighs no more than `most` bits. */
function common(counts: BoundedCounts, usual: (name: string) => number, most: number): NameShares {
  const shares = new Map<string, number>();
  for (const [name, count] of counts.entries()) {
    const share = Number(((count - OF_ONE_PERSON) / counts.total).toPrecision(3));
    if (share > usual(name) && share > 2 ** -most) shares.set(name, share);
  }
  return shares;
}
