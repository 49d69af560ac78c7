import { type Dice, listOf } from './dice.ts';
import type { CrmLists } from './lists.ts';
import { type Mailbox, plain } from './people.ts';

/** Makes mailboxes and mobile numbers. A number that somebody gave up may come back to a stranger. */
export class Contacts {
  readonly #dice: Dice;
  readonly #lists: CrmLists;
  readonly #mails = new Set<string>();
  readonly #mobiles = new Set<string>();
  readonly #givenUp: string[] = [];

  constructor(lists: CrmLists, dice: Dice) {
    this.#dice = dice;
    this.#lists = lists;
  }

  /** A private mailbox, made of the name or of something that says nothing about it. */
  own(given: string, surname: string, year: number): Mailbox {
    const dice = this.#dice;
    const [first, last] = [word(given), word(surname)];
    const forms = [
      `${first}.${last}`,
      `${first}${last}`,
      `${first[0]}${last}`,
      `${first}${String(year % 100).padStart(2, '0')}`,
      `${last}${first[0]}`,
      `${first}_${last}`,
      `${dice.one(HOBBIES)}${dice.between(1, 99)}`,
      `${first}${dice.one(HOBBIES)}`,
    ];
    return { text: this.#free(dice.early(forms)), kind: 'own' };
  }

  /** A mailbox that a couple or a family reads together. */
  shared(given: string, other: string, surname: string): Mailbox {
    const last = word(surname);
    const forms = [
      `the${last}s`,
      `${last}family`,
      `${word(given)}and${word(other)}`,
      `${last}s`,
      `family.${last}`,
    ];
    return { text: this.#free(this.#dice.one(forms)), kind: 'shared' };
  }

  work(given: string, surname: string, domain: string): Mailbox {
    const [first, last] = [word(given), word(surname)];
    const name = this.#dice.one([
      `${first}.${last}`,
      `${first[0]}.${last}`,
      `${first}`,
      `${first[0]}${last}`,
    ]);
    return { text: this.#unused(name, `@${domain}.co.uk`), kind: 'work' };
  }

  mobile(): string {
    if (this.#givenUp.length > 40 && this.#dice.chance(0.03))
      return this.#givenUp.splice(this.#dice.between(0, 30), 1)[0]!;
    for (;;) {
      const number = `0${this.#dice.one(listOf(this.#lists.mobiles))}${this.#dice.between(100000, 999999)}`;
      if (this.#mobiles.has(number)) continue;
      this.#mobiles.add(number);
      return number;
    }
  }

  giveUp(mobile: string): void {
    this.#givenUp.push(mobile);
  }

  #free(name: string): string {
    return this.#unused(name, `@${this.#dice.early(listOf(this.#lists.providers))}`);
  }

  #unused(name: string, end: string): string {
    // Gmail ignores dots in the names of its mailboxes.
    const one = (text: string) => (/@g(?:oogle)?mail/.test(end) ? text.replaceAll('.', '') : text);
    let text = `${name}${end}`;
    while (this.#mails.has(one(text))) text = `${name}${this.#dice.between(1, 999)}${end}`;
    this.#mails.add(one(text));
    return text;
  }
}

const HOBBIES = listOf('bookworm walker cyclist rosegarden steamfan bellringer cats rambler tenor knitter');

function word(text: string): string {
  return plain(text)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
}
