import type { Chance } from './chance.ts';
import type { CommunityList, Lists } from './lists.ts';
import type { Sex } from './person.ts';
import { Weighted, words } from './weighted.ts';

/** The forename and middle names that parents give a child. */
export interface GivenName {
  readonly forename: string;
  readonly middles: readonly string[];
}

/** The names of one community. Each name is drawn in proportion to the number of people who have it. */
export class Naming {
  readonly list: CommunityList;
  readonly #forenames: Readonly<Record<Sex, readonly Weighted<string>[]>>;
  readonly #surnames: Weighted<string>;
  readonly #femaleSurnames: Weighted<string> | undefined;
  readonly #western: Weighted<string> | undefined;
  readonly #starts: readonly string[];
  readonly #ends: readonly string[];
  readonly #mohammed: readonly string[];

  constructor(list: CommunityList, { names }: Lists) {
    const { forenames, surnames } = list.skew;
    const ranked = (texts: readonly string[]) => texts.map((text) => Weighted.ranked(text, forenames));
    this.list = list;
    this.#forenames = { M: ranked(list.male), F: ranked(list.female) };
    this.#surnames = Weighted.ranked(list.surnames, surnames);
    if (list.femaleSurnames) this.#femaleSurnames = Weighted.ranked(list.femaleSurnames, surnames);
    if (list.western) this.#western = Weighted.ranked(list.western, forenames);
    this.#starts = words(list.tail?.starts ?? '');
    this.#ends = words(list.tail?.ends ?? '');
    this.#mohammed = words(names.mohammed);
  }

  surname(chance: Chance): string {
    if (!chance.happens(this.list.tail?.share ?? 0)) return this.#surnames.pick(chance);
    // The exponent makes halves at the beginning of a list commoner than those at its end.
    const start = this.#starts[Math.floor(this.#starts.length * chance.fraction() ** 1.4)]!;
    return start + this.#ends[Math.floor(this.#ends.length * chance.fraction() ** 1.4)]!;
  }

  /**
   * Draws the name that a woman of the community has instead of her family's surname. Returns undefined if
   * women of the community have the family's surname.
   */
  femaleSurname(chance: Chance): string | undefined {
    return this.#femaleSurnames?.pick(chance);
  }

  given(sex: Sex, year: number, chance: Chance): GivenName {
    const forename = this.forename(sex, year, chance);
    const { form, middle } = this.list;
    if (form === 'arabic' && sex === 'M' && chance.happens(0.38)) {
      return { forename: this.#mohammed[0]!, middles: [forename] };
    }
    if (form === 'chinese' && this.#western !== undefined && chance.happens(0.45)) {
      return { forename: this.#western.pick(chance), middles: [forename] };
    }
    if (!chance.happens(middle)) return { forename, middles: [] };
    const middles = [this.#other(forename, sex, year - 25, chance)];
    if (chance.happens(0.08)) middles.push(this.#other(forename, sex, year - 25, chance));
    return { forename, middles };
  }

  forename(sex: Sex, year: number, chance: Chance): string {
    const lists = this.#forenames[sex];
    const generation = year < 1955 ? 0 : year < 1985 ? 1 : 2;
    return lists[Math.min(generation, lists.length - 1)]!.pick(chance);
  }

  #other(than: string, sex: Sex, year: number, chance: Chance): string {
    for (;;) {
      const name = this.forename(sex, year, chance);
      if (name !== than) return name;
    }
  }
}
