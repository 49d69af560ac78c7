import { Contacts } from './contacts.ts';
import { type Dice, listOf } from './dice.ts';
import type { CrmLists, Culture } from './lists.ts';
import { type Names, Naming, takesHusbandsName } from './naming.ts';
import { at, FIRST, homeAt, LAST, type Mailbox, type Somebody, surnameAt } from './people.ts';
import { type Home, Places } from './places.ts';

const KINDS = {
  single: 24,
  couple: 26,
  family: 25,
  loneParent: 5,
  threeGenerations: 6,
  sharers: 4,
  hall: 2.5,
  care: 4,
  vicarage: 0.6,
  namesake: 2.5,
};

interface Wanted {
  readonly culture: Culture;
  readonly sex: 'M' | 'F';
  readonly age: readonly [least: number, most: number];
  readonly home: Home;
  readonly surname: string;
  readonly names?: Names;
  readonly born?: Somebody['born'];
}

/** Makes the people who live together, with their history. */
export class HouseholdMaker {
  readonly #dice: Dice;
  readonly #lists: CrmLists;
  readonly #places: Places;
  readonly #contacts: Contacts;
  readonly #naming: Naming;
  readonly #all: Somebody[] = [];

  constructor(lists: CrmLists, dice: Dice, households: number) {
    this.#dice = dice;
    this.#lists = lists;
    this.#places = new Places(lists, dice, households);
    this.#contacts = new Contacts(lists, dice);
    this.#naming = new Naming(lists, dice);
  }

  next(): Somebody[] {
    const before = this.#all.length;
    const shares = Object.fromEntries(this.#lists.cultures.map(({ name, share }) => [name, share]));
    const name = this.#dice.share(shares);
    const culture = this.#lists.cultures.find((one) => one.name === name)!;
    this.#make(this.#dice.share(KINDS), culture, this.#places.house());
    const people = this.#all.slice(before);
    for (const one of people) for (const other of people) if (one !== other) one.close.push(other);
    return people;
  }

  #make(kind: keyof typeof KINDS, culture: Culture, home: Home): void {
    const dice = this.#dice;
    const surname = this.#naming.surname(culture);
    const sex = dice.chance(0.48) ? 'M' : 'F';
    const wanted = { culture, home, surname, sex } as const;
    switch (kind) {
      case 'single':
        this.#person({ ...wanted, age: [22, 92] });
        return;
      case 'couple':
        this.#couple(wanted, [26, 88]);
        return;
      case 'family':
        this.#children(this.#couple(wanted, [30, 62]), dice.between(1, 3));
        return;
      case 'loneParent':
        this.#children([this.#person({ ...wanted, sex: dice.chance(0.85) ? 'F' : 'M', age: [28, 58] })], 2);
        return;
      case 'threeGenerations':
        this.#children(this.#couple(wanted, [36, 56]), dice.between(1, 3));
        // A grandparent of either side: the father's father, or the mother's mother with another surname.
        this.#person({
          ...wanted,
          sex: dice.chance(0.4) ? 'M' : 'F',
          surname: dice.chance(0.55) ? surname : this.#naming.surname(culture),
          age: [62, 92],
        }).kinds.add('grandparent in the house');
        return;
      case 'sharers':
        this.#strangers(() => home, dice.between(2, 5), [20, 36], 'sharer');
        return;
      case 'hall': {
        const hall = this.#places.site('hall', dice.one(listOf(this.#lists.halls, true)));
        this.#strangers(() => this.#places.room(hall), dice.between(4, 8), [18, 21], 'student in a hall');
        return;
      }
      case 'care': {
        const care = this.#places.site('care', dice.one(listOf(this.#lists.care, true)));
        this.#strangers(
          () => this.#places.room(care),
          dice.between(2, 5),
          [74, 97],
          'resident of a care home',
        );
        return;
      }
      case 'vicarage':
        this.#vicar(wanted);
        return;
      case 'namesake':
        this.#namesake(home);
    }
  }

  /** An unrelated person with the name of somebody in the same town. */
  #namesake(home: Home): void {
    const others = this.#all.filter((one) => at(one.homes, LAST)!.town === home.town);
    if (others.length === 0) return;
    const other = this.#dice.one(others);
    const names = { given: other.given, middles: this.#dice.chance(0.5) ? [] : other.middles, called: '' };
    const { culture, sex } = other;
    const made = this.#person({ culture, sex, home, names, surname: surnameAt(other, LAST), age: [24, 85] });
    for (const one of [made, other]) one.kinds.add('namesake in the town');
  }

  #strangers(home: () => Home, count: number, age: Wanted['age'], kind: string): void {
    for (let made = 0; made < count; made++) {
      const culture = this.#dice.chance(0.6)
        ? this.#lists.cultures[0]!
        : this.#dice.one(this.#lists.cultures);
      const sex = this.#dice.chance(0.5) ? 'M' : 'F';
      const place = home();
      const person = this.#person({ culture, sex, age, home: place, surname: this.#naming.surname(culture) });
      person.kinds.add(kind);
    }
  }

  #vicar(wanted: Omit<Wanted, 'age'>): void {
    const parish = this.#dice.one(listOf(this.#lists.parishes, true));
    const vicar = this.#person({ ...wanted, age: [34, 66] });
    const domain = parish.toLowerCase().replaceAll(/[^a-z]/g, '');
    const mail: Mailbox = {
      text: `${this.#dice.one(['vicar', 'office', 'info'])}@${domain}.org.uk`,
      kind: 'role',
    };
    vicar.mails.splice(0, 9, { from: FIRST, fact: mail });
    Object.assign(vicar, { honour: 'Rev' });
    vicar.kinds.add('mailbox of an office');
  }

  #couple(wanted: Omit<Wanted, 'age'>, age: Wanted['age']): Somebody[] {
    const dice = this.#dice;
    const { culture } = wanted;
    const man = this.#person({ ...wanted, sex: 'M', age });
    const near: Wanted['age'] = [LAST - man.born.year - 5, LAST - man.born.year + 2];
    const maiden = this.#naming.surname(culture);
    const woman = this.#person({ ...wanted, sex: 'F', surname: maiden, age: near });
    // Before they married they lived apart, in their own homes.
    const since = dice.between(man.born.year + 24, Math.max(man.born.year + 25, LAST));
    woman.homes.splice(0, 9, ...man.homes);
    if (since > FIRST && since <= LAST) {
      const before = { from: 0, fact: this.#places.house(wanted.home.town) };
      woman.homes.splice(0, 9, before, ...man.homes.filter(({ from }) => from > since));
      woman.homes.splice(1, 0, { from: since, fact: homeAt(man, since) });
    }
    if (dice.chance(0.8)) {
      if (dice.chance(takesHusbandsName(culture))) {
        const name = this.#naming.personal(surnameAt(man, LAST), culture, 'F', '');
        const own = surnameAt(woman, LAST);
        woman.surnames.push({ from: Math.max(since, 1), fact: dice.chance(0.06) ? `${own}-${name}` : name });
        if (since > FIRST) woman.kinds.add('married in these years');
      }
      const spouse = { from: since, until: 9999 };
      man.spouse = { ...spouse, person: woman };
      woman.spouse = { ...spouse, person: man };
      if (dice.chance(0.07)) this.#divorce(man, woman, Math.max(since + 2, FIRST));
    }
    if (dice.chance(0.2)) {
      const mail = this.#contacts.shared(man.given, woman.given, surnameAt(man, LAST));
      for (const one of dice.chance(0.7) ? [man, woman] : [woman]) {
        one.mails.splice(0, 9, { from: 0, fact: mail });
        one.kinds.add('mailbox of two people');
      }
      if (man.mails[0]?.fact !== mail) man.mails.push({ from: dice.between(FIRST, LAST), fact: mail });
    }
    if (dice.chance(0.05)) {
      woman.mobiles.splice(0, 9, ...man.mobiles);
      woman.kinds.add('mobile of the spouse');
    }
    return [man, woman];
  }

  #divorce(man: Somebody, woman: Somebody, from: number): void {
    if (from > LAST - 1) return;
    for (const one of [man, woman]) if (one.spouse !== undefined) one.spouse = { ...one.spouse, until: from };
    const leaver = this.#dice.chance(0.5) ? man : woman;
    leaver.homes.splice(0, 9, ...leaver.homes.filter((home) => home.from < from));
    leaver.homes.push({ from, fact: this.#places.house(homeAt(man, from).town) });
    if (woman.surnames.length > 1 && this.#dice.chance(0.5))
      woman.surnames.push({ from, fact: woman.surnames[0]!.fact });
    for (const one of [man, woman]) one.kinds.add('divorced in these years');
  }

  #children(parents: Somebody[], count: number): void {
    const dice = this.#dice;
    const parent = parents.at(-1)!;
    const father = parents[0]!;
    const oldest = Math.min(LAST - parent.born.year - 20, 34);
    const family = new Set(parents.map(({ given }) => given));
    let twin: Somebody | undefined;
    for (let made = 0; made < count && oldest >= 4; made++) {
      const sex = dice.chance(0.5) ? 'M' : 'F';
      const isTwin = twin !== undefined && dice.chance(0.06);
      const { culture } = father;
      const hasFathersName = !isTwin && sex === father.sex && dice.chance(0.06);
      const names = hasFathersName
        ? { given: father.given, middles: father.middles, called: '' }
        : this.#unlike(family, culture, sex);
      family.add(names.given);
      const home = homeAt(parent, LAST);
      const surname = surnameAt(father, LAST).split(' ')[0]!;
      const born = isTwin ? { born: twin!.born } : {};
      const child = this.#person({ culture, sex, home, surname, names, age: [4, oldest], ...born });
      // Most children are where their parents are until they leave.
      const leaves = child.born.year + dice.between(19, 27);
      child.homes.splice(0, 9, ...parent.homes);
      if (leaves < LAST && dice.chance(0.8)) {
        const own = { from: leaves, fact: this.#places.house(home.town) };
        child.homes.splice(0, 9, ...parent.homes.filter(({ from }) => from < leaves), own);
      }
      if (hasFathersName) for (const one of [child, father]) one.kinds.add('parent and child of one name');
      if (isTwin) for (const one of [child, twin!]) one.kinds.add('twin');
      if (LAST - child.born.year < 17) {
        child.mails.splice(0, 9, ...parent.mails);
        child.mobiles.splice(0, 9, ...(dice.chance(0.6) ? parent.mobiles : []));
        child.kinds.add('child with a parent’s contacts');
      }
      twin = child;
    }
  }

  /** Names that no other member of the family has. */
  #unlike(family: ReadonlySet<string>, culture: Culture, sex: 'M' | 'F'): Names {
    for (;;) {
      const names = this.#naming.names(culture, sex);
      const own = [names.given, names.called, ...names.middles];
      const isFirst = culture.custom === 'nigerian' || culture.custom === 'muslim';
      if (!own.some((name) => family.has(name)) || (isFirst && this.#dice.chance(0.02))) return names;
    }
  }

  #person({ culture, sex, age, home, surname, names, born }: Wanted): Somebody {
    const dice = this.#dice;
    const named = names ?? this.#naming.names(culture, sex);
    const mother = this.#naming.surname(culture);
    const own = this.#naming.personal(surname, culture, sex, mother);
    const birth = born ?? {
      year: LAST - dice.between(Math.min(...age), Math.max(...age)),
      month: dice.between(1, 12),
      day: dice.between(1, 28),
    };
    const years = LAST - birth.year;
    const isInSite = home.kind === 'care' || home.kind === 'hall';
    const moves = isInSite ? 1 : dice.chance(0.35) ? dice.between(1, 2) : 0;
    const homes = [{ from: 0, fact: home }];
    for (let move = 0; move < moves; move++) {
      const [next] = homes;
      next!.from = isInSite ? LAST - dice.between(1, 3) : dice.between(FIRST + 1, LAST - 6 * move);
      homes.unshift({ from: 0, fact: this.#places.house(home.town) });
    }
    homes.sort((one, other) => one.from - other.from);
    const mobiles = dice.chance(years > 80 ? 0.4 : 0.94) ? [{ from: 0, fact: this.#contacts.mobile() }] : [];
    if (mobiles.length > 0 && dice.chance(0.22)) {
      this.#contacts.giveUp(mobiles[0]!.fact);
      mobiles.push({ from: dice.between(FIRST + 2, LAST), fact: this.#contacts.mobile() });
    }
    const called = named.called || named.given;
    const mails: { from: number; fact: Mailbox }[] = [];
    if (dice.chance(years > 78 ? 0.45 : 0.93)) {
      const make = () => this.#contacts.own(dice.chance(0.6) ? named.given : called, own, birth.year);
      mails.push({ from: 0, fact: make() });
      if (dice.chance(0.25)) mails.push({ from: dice.between(FIRST + 2, LAST), fact: make() });
    }
    const person: Somebody = {
      id: this.#all.length + 1,
      sex,
      born: birth,
      culture,
      custom: culture.custom,
      ...named,
      honour: dice.chance(0.025) ? 'Dr' : '',
      surnames: [{ from: 0, fact: own }],
      homes,
      mobiles,
      mails,
      firm: years > 20 && years < 68 && dice.chance(0.35) ? this.#firm(named.given, own) : undefined,
      close: [],
      spouse: undefined,
      died: years > 76 && dice.chance(0.12) ? dice.between(FIRST + 6, LAST) : undefined,
      kinds: new Set(),
    };
    this.#all.push(person);
    return person;
  }

  #firm(given: string, surname: string): NonNullable<Somebody['firm']> {
    const [name, domain] = this.#dice.one(listOf(this.#lists.firms)).split(':') as [string, string];
    const site = this.#places.site('work', name.replaceAll('-', ' '));
    return { site, mail: this.#contacts.work(given, surname.split(' ')[0]!, domain) };
  }
}
