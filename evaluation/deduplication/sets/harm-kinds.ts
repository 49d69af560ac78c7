import type { Chance } from '../world/chance.ts';
import type { Households } from '../world/households.ts';
import type { CommunityList, Lists } from '../world/lists.ts';
import type { Home, Person, Sex } from '../world/person.ts';
import { isoDate } from '../world/person.ts';
import type { Row } from '../world/row.ts';
import { slip } from '../world/slips.ts';
import { words } from '../world/weighted.ts';
import { linesOf } from '../world/write-address.ts';

/** The right outcome for the two records of a case. */
export type Expectation = 'apart' | 'together' | 'cannot be known';

/** A record of a case, with its role: one of the two people, or a record between them. */
export interface CaseRecord {
  readonly role: 'a' | 'b' | 'between';
  readonly row: Omit<Row, 'record_id'>;
}

export interface HarmKind {
  readonly name: string;
  readonly expected: Expectation;
  readonly make: (shop: CaseShop) => readonly CaseRecord[];
}

const either = (shop: CaseShop): Sex => (shop.chance.happens(0.5) ? 'M' : 'F');

/** Returns two records that are equal except for the given values. */
function pair(person: Person, a: Partial<Row>, b: Partial<Row>): CaseRecord[] {
  return [
    { role: 'a', row: { ...plainRow(person), ...a } },
    { role: 'b', row: { ...plainRow(person), ...b } },
  ];
}

function otherFlat(shop: CaseShop, asian: boolean): CaseRecord[] {
  const person = shop.person(either(shop), asian);
  const building = person.home.building || 'Albany Court';
  const [one, other] = shop.chance.shuffled(Array.from({ length: 24 }, (_, at) => at + 1));
  const home = (number: number): Home => ({ ...person.home, building, unit: `Flat ${number}` });
  return pair(person, addressOf(home(one!)), addressOf(home(other!)));
}

function otherHouse(shop: CaseShop, asian: boolean): CaseRecord[] {
  const person = shop.person(either(shop), asian);
  const number = shop.chance.from(3, 60);
  const apart = shop.chance.pick([2, 4, 6, 8, 14]);
  const home = (of: number): Home => ({ ...person.home, unit: '', building: '', number: String(of) });
  return pair(person, addressOf(home(number)), addressOf(home(number + apart)));
}

/**
 * The kinds of cases. The two records of a case must be kept apart, must be joined, or must be left to a
 * person.
 */
export const HARM_KINDS: readonly HarmKind[] = [
  {
    name: 'two birthdays, joined by a record without one',
    expected: 'apart',
    make: (shop) => {
      const person = shop.person(either(shop));
      const child = {
        ...person.born,
        year: person.born.year + shop.chance.from(20, 34),
        month: (person.born.month % 12) + 1,
      };
      return [
        ...pair(person, { date_of_birth: isoDate(person.born) }, { date_of_birth: isoDate(child) }),
        { role: 'between', row: plainRow(person) },
      ];
    },
  },
  {
    name: 'twins, joined by a record of their initial',
    expected: 'apart',
    make: (shop) => {
      const person = shop.person('M');
      const [one, other] = shop.chance.pick([
        ['Jack', 'James'],
        ['Daniel', 'David'],
        ['Ryan', 'Robert'],
        ['Luke', 'Lewis'],
        ['Adam', 'Andrew'],
        ['Mark', 'Matthew'],
        ['Peter', 'Paul'],
        ['Simon', 'Stephen'],
      ] as const);
      const shared = { date_of_birth: isoDate(person.born), telephone: person.home.landline };
      return [
        ...pair(person, { ...shared, forename: one }, { ...shared, forename: other }),
        { role: 'between', row: { ...plainRow(person), ...shared, forename: one[0]! } },
      ];
    },
  },
  {
    name: 'Mr J and Mrs J, one mailbox',
    expected: 'apart',
    make: (shop) => {
      const person = shop.person('M');
      const shared = { forename: person.forename[0]!, email: shop.email(person) };
      return pair(person, { ...shared, title: 'Mr' }, { ...shared, title: 'Mrs' });
    },
  },
  { name: 'one name in two flats', expected: 'apart', make: (shop) => otherFlat(shop, false) },
  { name: 'one name in two flats, Asian names', expected: 'apart', make: (shop) => otherFlat(shop, true) },
  {
    name: 'one name in two houses of a postcode',
    expected: 'apart',
    make: (shop) => otherHouse(shop, false),
  },
  {
    name: 'one name in two houses of a postcode, Asian names',
    expected: 'apart',
    make: (shop) => otherHouse(shop, true),
  },
  {
    name: 'middle names that differ',
    expected: 'apart',
    make: (shop) => {
      const person = shop.person('M');
      const [one, other] = shop.chance.pick([
        ['Peter', 'Michael'],
        ['James', 'Andrew'],
        ['George', 'Robert'],
        ['Alan', 'David'],
        ['Edward', 'Thomas'],
        ['Charles', 'Philip'],
      ] as const);
      return pair(person, { middle: one }, { middle: other });
    },
  },
  {
    name: 'Jr on one side',
    expected: 'apart',
    make: (shop) => {
      const person = shop.person('M');
      const suffix = shop.chance.pick(['Jr', 'Jnr', 'Junior', 'Jr.']);
      return pair(person, {}, { surname: `${person.surnames[0]} ${suffix}` });
    },
  },
  {
    name: 'namesakes in two towns, mailboxes made of the name',
    expected: 'apart',
    make: (shop) => {
      const person = shop.person(either(shop));
      const box = `${person.forename}.${person.surnames[0]}`.toLowerCase().replace(/[^a-z.]/g, '');
      const [one, other] = shop.chance.shuffled([
        'gmail.com',
        'hotmail.com',
        'yahoo.co.uk',
        'btinternet.com',
        'outlook.com',
      ]);
      return pair(
        person,
        { email: `${box}@${one}` },
        { ...addressOf(shop.homeElsewhere(person.home)), email: `${box}@${other}` },
      );
    },
  },
  {
    name: 'slip in a short name',
    expected: 'together',
    make: (shop) => {
      const person = shop.person('M');
      const [forename, surname] = shop.chance.pick([
        ['Max', 'Fox'],
        ['Lee', 'Bond'],
        ['Ian', 'Fry'],
        ['Guy', 'Nash'],
        ['Leo', 'Orr'],
        ['Ben', 'Hay'],
        ['Tom', 'Lee'],
        ['Sam', 'Cox'],
        ['Jim', 'Day'],
        ['Roy', 'Tye'],
      ] as const);
      const change = shop.chance.happens(0.5)
        ? { forename: slip(forename, shop.chance), surname }
        : { forename, surname: slip(surname, shop.chance) };
      return pair(
        person,
        { forename, surname, telephone: person.home.landline },
        { ...change, telephone: person.home.landline },
      );
    },
  },
  {
    name: 'forename and surname exchanged',
    expected: 'together',
    make: (shop) => {
      const person = shop.person(either(shop));
      return pair(person, {}, { forename: person.surnames[0]!, surname: person.forename });
    },
  },
  {
    name: 'old nickname',
    expected: 'together',
    make: (shop) => {
      const { chance } = shop;
      const [forename, others] = chance.pick(Object.entries(shop.lists.names.oldNicknames));
      const sex: Sex = [
        'Edward',
        'John',
        'Henry',
        'Richard',
        'William',
        'Robert',
        'Alexander',
        'Oliver',
        'Christopher',
        'Charles',
        'James',
      ].includes(forename)
        ? 'M'
        : 'F';
      const person = shop.person(sex);
      const shared = { telephone: person.home.landline };
      return pair(person, { ...shared, forename }, { ...shared, forename: chance.pick(words(others)) });
    },
  },
  {
    name: 'married name, same birthday and mobile',
    expected: 'together',
    make: (shop) => {
      const person = shop.person('F');
      const shared = { date_of_birth: isoDate(person.born), mobile: shop.households.contacts.mobile() };
      const { surnames } = shop.person('M');
      return pair(person, { ...shared, title: 'Miss' }, { ...shared, title: 'Mrs', surname: surnames[0]! });
    },
  },
  {
    name: 'one birthday given, other mailbox and mobile',
    expected: 'cannot be known',
    make: (shop) => {
      const person = shop.person(either(shop));
      const contact = () => ({ email: shop.email(person), mobile: shop.households.contacts.mobile() });
      return pair(person, { ...contact(), date_of_birth: isoDate(person.born) }, contact());
    },
  },
];

/** The tools with which cases are made. */
export class CaseShop {
  readonly lists: Lists;
  readonly chance: Chance;
  readonly households: Households;

  constructor(lists: Lists, chance: Chance, households: Households) {
    this.lists = lists;
    this.chance = chance;
    this.households = households;
  }

  /** Makes somebody with one forename and one surname, both common, who lives in the next dwelling. */
  person(sex: Sex, asian?: boolean): Person {
    const isAsian = asian ?? this.chance.happens(0.2);
    const lists = this.lists.communities.filter(({ form, tail, surnames }) =>
      isAsian ? form !== 'polish' && /\b(?:Khan|Patel|Chan)\b/.test(surnames) : tail !== undefined,
    );
    const list = this.chance.pick(lists);
    const town = isAsian ? this.chance.pick(words(list.towns)) : undefined;
    const home = { ...this.households.homes.next(town) };
    const person = this.households.alone(home, sex);
    const surname = this.chance.pick(words(list.surnames).slice(0, 30)).replace(/:.*/, '');
    return {
      ...person,
      home,
      forename: this.#forename(list, sex),
      middles: [],
      surnames: [surname],
      suffix: '',
    };
  }

  homeElsewhere(home: Home): Home {
    for (;;) {
      const other = this.households.homes.next();
      if (other.town !== home.town) return other;
    }
  }

  email({ forename, surnames, born }: Person): string {
    return this.households.contacts.email(forename, surnames[0]!, born.year);
  }

  #forename(list: CommunityList, sex: Sex): string {
    const names = sex === 'M' ? list.male : list.female;
    const some = words(names[Math.min(1, names.length - 1)]!).slice(0, 25);
    return this.chance.pick(some).replace(/:.*/, '').replace(/-.*/, '');
  }
}

/** Returns a record with only a name and an address. */
function plainRow(person: Person): Omit<Row, 'record_id'> {
  return {
    title: person.sex === 'M' ? 'Mr' : 'Mrs',
    forename: person.forename,
    middle: '',
    surname: person.surnames[0]!,
    ...addressOf(person.home),
    county: '',
    email: '',
    telephone: '',
    mobile: '',
    date_of_birth: '',
  };
}

function addressOf(home: Home) {
  const lines = linesOf(home, false);
  return {
    address_line_1: lines[0] ?? '',
    address_line_2: lines[1] ?? '',
    address_line_3: '',
    town: home.town,
    postcode: home.postcode,
  };
}
