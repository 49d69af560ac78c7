import type { Chance } from './chance.ts';
import type { CommunityList, Lists } from './lists.ts';
import type { Sex } from './person.ts';
import { Weighted, words } from './weighted.ts';

/** A given name, as parents give it. */
export interface GivenName {
  readonly forename: string;
  readonly middles: readonly string[];
}

/** The names of one community, drawn as often as people have them. */
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
    // The square makes the first halves commoner than the last.
    const start = this.#starts[Math.floor(this.#starts.length * chance.fraction() ** 1.4)]!;
    return start + this.#ends[Math.floor(this.#ends.length * chance.fraction() ** 1.4)]!;
  }

  /** What a woman of the community has in the place of her family's surname; undefined where she has that. */
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
