import type { Chance } from './chance.ts';
import type { Lists } from './lists.ts';
import { Weighted, words } from './weighted.ts';

/** Makes mobile numbers and email addresses. No two people get the same one by chance. */
export class Contacts {
  readonly #chance: Chance;
  readonly #mailOfName: number;
  readonly #providers: Weighted<string>;
  readonly #words: readonly string[];
  readonly #taken = new Set<string>();

  constructor({ places, rates }: Lists, chance: Chance) {
    this.#chance = chance;
    this.#mailOfName = rates.contacts.mailOfName;
    this.#providers = Weighted.read(places.providers);
    this.#words = words(places.mailWords);
  }

  mobile(): string {
    for (;;) {
      const number = `07${this.#chance.from(3, 9)}${String(this.#chance.below(100_000_000)).padStart(8, '0')}`;
      if (this.#isNew(number)) return number;
    }
  }

  email(forename: string, surname: string, year: number): string {
    const chance = this.#chance;
    const provider = this.#providers.pick(chance);
    const [first, last] = [plain(forename), plain(surname)];
    for (let tries = 0; ; tries++) {
      let box = chance.pick([
        `${first}.${last}`,
        `${first}${last}`,
        `${first[0]}${last}`,
        `${last}.${first}`,
        `${first}_${last}`,
        `${first}${last[0]}`,
      ]);
      if (!chance.happens(this.#mailOfName))
        box = chance.pick(this.#words) + chance.pick(['', '_', '.']) + chance.pick(this.#words);
      if (tries > 0 || chance.happens(0.4)) {
        box += chance.happens(0.4)
          ? String(year).slice(chance.happens(0.5) ? 2 : 0)
          : chance.below(tries > 3 ? 10_000 : 100);
      }
      const email = `${box}@${provider}`;
      if (this.#isNew(email)) return email;
    }
  }

  #isNew(text: string): boolean {
    if (this.#taken.has(text)) return false;
    this.#taken.add(text);
    return true;
  }
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '') || 'x';
}
