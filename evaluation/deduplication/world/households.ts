import type { Chance } from './chance.ts';
import { Contacts } from './contacts.ts';
import { Homes } from './homes.ts';
import type { Form, Lists } from './lists.ts';
import { type GivenName, Naming } from './naming.ts';
import type { Birthday, Home, Person, Sex } from './person.ts';
import { Weighted } from './weighted.ts';

type Kind = keyof Lists['rates']['households'];

/** The year in which the files are supposed to have been written. */
const NOW = 2024;

/** A person who has no home and no contacts yet. */
type Draft = Omit<Person, 'id' | 'home' | 'mobile' | 'emails' | 'otherMobile'>;

/**
 * Makes households: the people who live together, their names, and the facts that they share. Couples share a
 * surname, a landline and sometimes a mailbox. A son may have his father's name. Twins share a birthday.
 * Sharers share only the door.
 */
export class Households {
  readonly homes: Homes;
  readonly contacts: Contacts;
  readonly #chance: Chance;
  readonly #lists: Lists;
  readonly #communities: Weighted<Naming>;
  readonly #kinds: Weighted<Kind>;
  readonly #kin = new Map<string, { naming: Naming; surname: string; town: string }>();
  #people = 0;

  constructor(lists: Lists, chance: Chance) {
    this.#lists = lists;
    this.#chance = chance;
    this.homes = new Homes(lists, chance);
    this.contacts = new Contacts(lists, chance);
    this.#communities = new Weighted(
      lists.communities.map((list) => [new Naming(list, lists), list.share] as const),
    );
    this.#kinds = new Weighted(Object.entries(lists.rates.households) as [Kind, number][]);
  }

  /** Draws a community, and returns its names. */
  naming(): Naming {
    return this.#communities.pick(this.#chance);
  }

  /** Makes the people of the next household. */
  next(): Person[] {
    const chance = this.#chance;
    const naming = this.naming();
    const { list } = naming;
    const home = this.homes.next(
      chance.happens(list.clustered) ? chance.pick(list.towns.split(' ')) : undefined,
    );
    const kin = this.#kin.get(home.town);
    const isKin =
      kin?.naming === naming && chance.happens(this.#lists.rates.inDwelling.neighbourOfSameSurname);
    const surname = isKin ? kin.surname : naming.surname(chance);
    this.#kin.set(home.town, { naming, surname, town: home.town });
    const drafts = this.#drafts(this.#kinds.pick(chance), naming, surname);
    if (isKin)
      return this.#settle(
        drafts.map((draft) => ({ ...draft, circumstances: [...draft.circumstances, 'relatives next door'] })),
        home,
      );
    return this.#settle(drafts, home);
  }

  /** Makes a person outside any household, for sets that need people with particular facts. */
  alone(home: Home, sex: Sex, age = this.#chance.from(20, 85), naming = this.naming()): Person {
    return this.#settle([this.#adult(naming, naming.surname(this.#chance), sex, age)], home)[0]!;
  }

  #drafts(kind: Kind, naming: Naming, surname: string): Draft[] {
    const chance = this.#chance;
    const sex = (): Sex => (chance.happens(0.5) ? 'M' : 'F');
    switch (kind) {
      case 'single':
        return [this.#adult(naming, surname, sex(), chance.from(20, 90))];
      case 'couple':
        return this.#couple(naming, surname, chance.from(22, 88));
      case 'family': {
        const couple = this.#couple(naming, surname, chance.from(38, 62));
        return this.#withChildren(couple, naming);
      }
      case 'loneParent': {
        const parent = this.#adult(naming, surname, chance.happens(0.85) ? 'F' : 'M', chance.from(36, 60));
        return this.#withChildren([parent], naming);
      }
      case 'threeGenerations': {
        const couple = this.#couple(naming, surname, chance.from(40, 55));
        const elder = this.#adult(naming, surname, sex(), NOW - couple[0]!.born.year + chance.from(22, 34));
        return [elder, ...this.#withChildren(couple, naming)];
      }
      case 'siblings': {
        const age = chance.from(20, 70);
        return [0, 1].map((gap) => this.#adult(naming, surname, sex(), age - gap * chance.from(1, 4)));
      }
      default:
        return Array.from({ length: chance.from(2, 5) }, () => {
          const own = chance.happens(0.5) ? naming : this.naming();
          return this.#adult(own, own.surname(chance), sex(), chance.from(19, 34));
        });
    }
  }

  #couple(naming: Naming, surname: string, age: number): Draft[] {
    const chance = this.#chance;
    const { family } = this.#lists.rates;
    const man = this.#adult(naming, surname, 'M', age);
    const woman = this.#adult(naming, naming.surname(chance), 'F', Math.max(19, age - chance.from(-3, 6)));
    const { form } = naming.list;
    if (chance.happens(family.unmarried) || form === 'chinese') return [man, woman];
    if (form === 'punjabi')
      return [man, { ...woman, isMarried: true, surnames: ['Kaur', ...man.surnames.slice(1)] }];
    if (form === 'arabic') {
      const own = chance.happens(0.55) ? naming.femaleSurname(chance) : undefined;
      return [man, { ...woman, isMarried: true, surnames: own === undefined ? man.surnames : [own] }];
    }
    if (chance.happens(family.keptOwnSurname)) return [man, { ...woman, isMarried: true }];
    const maiden = woman.surnames[0]!;
    const taken = chance.happens(family.doubleBarrelled) ? `${maiden}-${surname}` : ofWoman(surname, form);
    return [
      { ...man, isMarried: true },
      { ...woman, isMarried: true, maiden, surnames: [taken] },
    ];
  }

  #withChildren(parents: Draft[], naming: Naming): Draft[] {
    const chance = this.#chance;
    const { family } = this.#lists.rates;
    const [parent] = parents;
    const eldest = Math.min(...parents.map(({ born }) => NOW - born.year)) - chance.from(21, 30);
    const surname = parent!.surnames.at(-1)!;
    const children: Draft[] = [];
    let age = Math.max(16, eldest);
    while (age >= 16 && children.length < 4) {
      const sex: Sex = chance.happens(0.5) ? 'M' : 'F';
      const child = this.#distinct(children, parents, () => this.#adult(naming, surname, sex, age));
      children.push(child);
      if (chance.happens(family.twins)) children.push(this.#twin(children.pop()!, parents, naming, children));
      if (chance.happens(0.35)) break;
      age -= chance.from(1, 4);
    }
    const heir = children.findIndex(({ sex }) => sex === parent!.sex);
    const rate = parent!.sex === 'M' ? family.sameNameSon : family.sameNameDaughter;
    if (heir >= 0 && chance.happens(rate)) this.#nameAfter(parents, children, heir);
    return [...parents, ...children];
  }

  /**
   * Makes a child whose forename nobody else in the house has. Several brothers may be called Mohammed if
   * each has a different name after it.
   */
  #distinct(children: readonly Draft[], parents: readonly Draft[], make: () => Draft): Draft {
    const called = ({ form, forename, middles }: Draft) =>
      form === 'arabic' ? `${forename} ${middles[0] ?? ''}` : forename;
    const taken = new Set([...children, ...parents].map(called));
    for (;;) {
      const child = make();
      if (!taken.has(called(child))) return child;
    }
  }

  /**
   * Puts the first twin back and returns the second, who has a different name, often with the same initial.
   */
  #twin(first: Draft, parents: readonly Draft[], naming: Naming, children: Draft[]): Draft {
    const chance = this.#chance;
    const circumstances = ['twin'];
    children.push({ ...first, circumstances });
    const sameInitial = chance.happens(0.3);
    for (let tries = 0; ; tries++) {
      const sex: Sex = chance.happens(0.7) ? first.sex : first.sex === 'M' ? 'F' : 'M';
      const twin = this.#distinct(children, parents, () =>
        this.#adult(naming, first.surnames.at(-1)!, sex, 20),
      );
      if (sameInitial && tries < 50 && twin.forename[0] !== first.forename[0]) continue;
      return { ...twin, born: first.born, circumstances };
    }
  }

  #nameAfter(parents: Draft[], children: Draft[], heir: number): void {
    const chance = this.#chance;
    const [parent] = parents;
    const child = children[heir]!;
    const circumstances = ['parent and child of one name'];
    const isMarked = parent!.sex === 'M' && chance.happens(this.#lists.rates.family.suffixWhenSameName);
    // Half of these children have a different middle name.
    const middles = chance.happens(0.5)
      ? child.middles.filter((name) => name !== parent!.forename)
      : parent!.middles;
    children[heir] = {
      ...child,
      forename: parent!.forename,
      middles,
      suffix: isMarked ? 'Jr' : '',
      circumstances: [...child.circumstances, ...circumstances],
    };
    parents[0] = {
      ...parent!,
      suffix: isMarked && chance.happens(0.5) ? 'Sr' : '',
      circumstances: [...parent!.circumstances, ...circumstances],
    };
  }

  #adult(naming: Naming, surname: string, sex: Sex, age: number): Draft {
    const chance = this.#chance;
    const year = NOW - age;
    const { form } = naming.list;
    const name: GivenName = naming.given(sex, year, chance);
    let surnames = [sex === 'F' ? ofWoman(surname, form) : surname];
    if (form === 'arabic') {
      const own = sex === 'F' && chance.happens(0.45) ? naming.femaleSurname(chance) : undefined;
      if (own !== undefined) surnames = [own];
    } else if (form === 'punjabi')
      surnames = [sex === 'M' ? 'Singh' : 'Kaur', ...(chance.happens(0.6) ? [surname] : [])];
    const born = this.#birthday(year);
    return {
      form,
      sex,
      born,
      ...name,
      surnames,
      maiden: '',
      suffix: '',
      isMarried: false,
      circumstances: [],
    };
  }

  #birthday(year: number): Birthday {
    return { year, month: this.#chance.from(1, 12), day: this.#chance.from(1, 28) };
  }

  /** Gives people a home and contacts. */
  #settle(drafts: readonly Draft[], home: Home): Person[] {
    const chance = this.#chance;
    const { contacts } = this.#lists.rates;
    const place = { ...home, landline: chance.happens(contacts.landline) ? home.landline : '' };
    const people: Person[] = drafts.map((draft) => {
      const own = () => this.contacts.email(draft.forename, draft.surnames.at(-1)!, draft.born.year);
      const emails = chance.happens(contacts.mail) ? [own()] : [];
      if (emails.length > 0 && chance.happens(contacts.secondMail)) emails.push(own());
      const mobile = chance.happens(contacts.mobile) ? this.contacts.mobile() : '';
      return { ...draft, id: this.#people++, home: place, mobile, emails, otherMobile: '' };
    });
    const [one, two] = people;
    if (one === undefined || two === undefined || !two.isMarried) return people;
    if (chance.happens(contacts.mailShared) && one.emails.length > 0) {
      const circumstances = ['spouses sharing a mailbox'];
      people[0] = { ...one, circumstances: [...one.circumstances, ...circumstances] };
      people[1] = { ...two, emails: one.emails, circumstances: [...two.circumstances, ...circumstances] };
    }
    if (chance.happens(contacts.mobileShared) && one.mobile !== '')
      people[1] = { ...people[1]!, mobile: one.mobile };
    people[0] = { ...people[0]!, otherMobile: two.mobile };
    people[1] = { ...people[1]!, otherMobile: one.mobile };
    return people;
  }
}

/** Returns the surname of a woman: Polish surnames in -ski have a female form. */
function ofWoman(surname: string, form: Form): string {
  return form === 'polish' && /(?:sk|ck)i$/.test(surname) ? `${surname.slice(0, -1)}a` : surname;
}
