import { present } from '../../present.ts';
import { BoundedCounts, type Counted } from './bounded-counts.ts';
import { forenameShare, surnameShare } from './names/name-frequency.ts';
import { Sketch } from './sketch.ts';
import { type NameShares, Vocabulary } from './vocabulary.ts';
import { MOST_FORENAME, MOST_SURNAME } from './weights.ts';

/**
 * The highest number of different surnames, of different forenames and of different dates that are counted at
 * a time. If there are more, the rarest are forgotten.
 */
const MOST_COUNTED = 200_000;

/** One person may have this many records without making the name common. */
const OF_ONE_PERSON = 10;

/**
 * A date stands for an unknown birthday if many surnames have it: at least {@link FEWEST_PEOPLE}, plus
 * {@link TIMES_USUAL} times the number that have a usual date of the same year.
 */
const FEWEST_PEOPLE = 12;
const TIMES_USUAL = 6;

/** If more than this share of the people born in a year have one such date, the year is unknown, too. */
const MOST_OF_YEAR = 0.5;

/** The dates that programs write for no date at all. If one of them is far too common, its year is unknown, too. */
const NO_DATES: ReadonlySet<string> = new Set(['19000101', '19010101', '19700101']);

/**
 * Counts the names and the dates of birth of a file, in bounded memory. Names are given by their positions in a
 * list of texts. Each text of a list is looked up when it is first counted.
 */
export class VocabularyCounter {
  readonly #surnames = new BoundedCounts<string>(MOST_COUNTED);
  readonly #forenames = new BoundedCounts<string>(MOST_COUNTED);
  readonly #births = new BoundedCounts<string | number>(MOST_COUNTED);
  /** Remembers which dates came with which sounds of a surname. */
  readonly #seen = new Sketch();
  #texts: readonly string[] = [];
  #surnameAt: (Counted<string> | undefined)[] = [];
  #forenameAt: (Counted<string> | undefined)[] = [];

  /** Sets the list of texts that the next positions refer to. */
  begin(texts: readonly string[]): void {
    this.#texts = texts;
    this.#surnameAt = new Array(texts.length);
    this.#forenameAt = new Array(texts.length);
  }

  /** Counts a surname, unless it is empty. */
  addSurname(at: number): void {
    if (this.#texts[at] === '') return;
    this.#surnameAt[at] ??= this.#surnames.of(this.#texts[at]!);
    this.#surnames.add(this.#surnameAt[at]);
  }

  /** Counts a forename, unless it is an initial. */
  addForename(at: number): void {
    const text = this.#texts[at]!;
    if (text.length < 2) return;
    this.#forenameAt[at] ??= this.#forenames.of(text);
    this.#forenames.add(this.#forenameAt[at]);
  }

  /**
   * Counts a date of birth once for each sound of a surname, so that slips in one person's surname do not make
   * the date commoner.
   *
   * @param birth the date as a number or a text
   * @param withSound the spread of a hash of the date and the sound of the surname
   */
  addBirth(birth: string | number, withSound: number): void {
    if (this.#seen.add(withSound)) this.#births.add(this.#births.of(birth));
  }

  /** @param withNames whether names weigh by how common they are in the file, rather than in the country */
  finish(withNames: boolean): Vocabulary {
    return new Vocabulary(
      withNames ? common(this.#surnames, surnameShare, MOST_SURNAME) : new Map(),
      withNames ? common(this.#forenames, forenameShare, MOST_FORENAME) : new Map(),
      this.#unknownBirths(),
    );
  }

  #unknownBirths(): Map<string, string> {
    const years = new Map<string, { people: number; days: number }>();
    const births = Array.from(this.#births.entries(), ({ value, count }) => [String(value), count] as const);
    for (const [date, people] of births) {
      const year = years.get(date.slice(0, 4)) ?? { people: 0, days: 0 };
      years.set(date.slice(0, 4), { people: year.people + people, days: year.days + 1 });
    }
    const unknown = new Map<string, string>();
    for (const [date, people] of births) {
      const year = present(years.get(date.slice(0, 4)), 'the year of a date');
      const usual = (year.people - people) / 365;
      if (people < FEWEST_PEOPLE + TIMES_USUAL * usual) continue;
      const isEmpty = NO_DATES.has(date) || people > MOST_OF_YEAR * year.people;
      unknown.set(date, isEmpty ? '' : date.slice(0, 4));
    }
    return unknown;
  }
}

/**
 * Returns the names that are commoner in the file than in the country, with their shares. There are few of
 * them: names that are rare enough to weigh `most` bits are left out, because no name weighs more.
 */
function common(counts: BoundedCounts<string>, usual: (name: string) => number, most: number): NameShares {
  const shares = new Map<string, number>();
  for (const { value: name, count } of counts.entries()) {
    const share = Number(((count - OF_ONE_PERSON) / counts.total).toPrecision(3));
    if (share > usual(name) && share > 2 ** -most) shares.set(name, share);
  }
  return shares;
}
