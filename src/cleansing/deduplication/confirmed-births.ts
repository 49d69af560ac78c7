import { areBirthsApart } from './compare-births.ts';

/** A birthday that at least this many records give is not a typing error. */
const CONFIRMED = 2;

/**
 * The birthdays that several records of a component give. In some files, typing errors often give the records
 * of one person different birthdays. There, two different birthdays are not a certain contradiction. But the
 * same error seldom occurs twice. If two birthdays are apart and each is given by two records, they belong to
 * two people.
 */
export class ConfirmedBirths {
  /** Component → birthday → the number of records that give it. */
  readonly #records = new Map<number, Map<string, number>>();

  add(component: number, birth: string): void {
    if (birth.length !== 8) return;
    const births = this.#records.get(component) ?? new Map<string, number>();
    this.#records.set(component, births);
    births.set(birth, (births.get(birth) ?? 0) + 1);
  }

  /** Whether two birthdays in a component belong to two people. */
  areApart(component: number, one: string, other: string): boolean {
    if (one === other) return false;
    return (
      this.#isConfirmed(component, one) && this.#isConfirmed(component, other) && areBirthsApart(one, other)
    );
  }

  #isConfirmed(component: number, birth: string): boolean {
    return (this.#records.get(component)?.get(birth) ?? 0) >= CONFIRMED;
  }
}
