import { areBirthsApart } from './compare-births.ts';

/** From this many records on, a birthday is no typing error. */
const CONFIRMED = 2;

/**
 * The birthdays that several records of a component give. In some files one person's records often have different birthdays by
 * typing errors, so that one birthday against another is no certain contradiction. But an error seldom comes twice: two birthdays
 * that are apart and have two records each are of two people.
 */
export class ConfirmedBirths {
  /** Component → birthday → records that give it. */
  readonly #records = new Map<number, Map<string, number>>();

  add(component: number, birth: string): void {
    if (birth.length !== 8) return;
    const births = this.#records.get(component) ?? new Map<string, number>();
    this.#records.set(component, births);
    births.set(birth, (births.get(birth) ?? 0) + 1);
  }

  /** Whether two birthdays in a component are those of two people. */
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
