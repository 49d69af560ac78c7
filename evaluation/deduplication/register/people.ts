import type { Chance } from '../world/chance.ts';
import type { Birthday } from '../world/person.ts';
import { Weighted, words } from '../world/weighted.ts';
import type { Dwelling } from './dwellings.ts';
import { Dwellings } from './dwellings.ts';
import type { Community, HouseholdKind, NameForm, RegisterLists } from './lists.ts';

/** The true facts about a person at one time. */
export interface Somebody {
  readonly id: number;
  readonly form: NameForm;
  readonly sex: 'M' | 'F';
  readonly born: Birthday;
  readonly forename: string;
  readonly middles: readonly string[];
  readonly surname: string;
  /** The name that the person goes by, such as a middle or an English name; mostly empty. */
  readonly called: string;
  readonly isMarried: boolean;
  readonly home: Dwelling;
  readonly mobile: string;
  readonly mail: string;
  /** Circumstances that the report counts. */
  readonly circumstances: readonly string[];
}

/** The year in which the register was merged. */
const NOW = 2023;

type Draft = Omit<Somebody, 'id' | 'home' | 'mobile' | 'mail'>;

/** Makes the people who live together, and what they share. */
export class People {
  readonly dwellings: Dwellings;
  readonly #lists: RegisterLists;
  readonly #chance: Chance;
  readonly #communities: Weighted<Community>;
  readonly #kinds: Weighted<HouseholdKind>;
  readonly #names = new Map<string, Weighted<string>>();
  readonly #mails = new Set<string>();
  #count = 0;

  constructor(lists: RegisterLists, chance: Chance, count: number) {
    this.#lists = lists;
    this.#chance = chance;
    this.dwellings = new Dwellings(lists, chance, count);
    this.#communities = new Weighted(lists.communities.map((one) => [one, one.share] as const));
    this.#kinds = new Weighted(Object.entries(lists.households) as [HouseholdKind, number][]);
  }

  next(): Somebody[] {
    const kind = this.#kinds.pick(this.#chance);
    const community = this.#communities.pick(this.#chance);
    if (kind === 'care') return this.#residents();
    const drafts = this.#drafts(kind, community);
    const home = this.dwellings.next();
    const people = this.#settle(drafts, home);
    if (kind !== 'annexe') return people;
    // The grandparent has the annexe of the house.
    const annexe = { ...home, part: this.#chance.pick(['The Annexe', 'Annexe', 'Granny Flat']) };
    return people.map((one, at) => (at === 0 ? { ...one, home: annexe } : one));
  }

  surnameOf(form: NameForm): string {
    const community = this.#lists.communities.find((one) => one.form === form)!;
    return this.#ranked(community.surnames, community.skew).pick(this.#chance);
  }

  mobile(): string {
    return `07${this.#chance.from(4, 9)}${String(this.#chance.below(1e8)).padStart(8, '0')}`;
  }

  mail({
    forename,
    surname,
    born,
    called,
  }: Pick<Somebody, 'forename' | 'surname' | 'born' | 'called'>): string {
    const chance = this.#chance;
    const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '') || 'a';
    const first = plain(chance.happens(0.5) && called !== '' ? called : forename);
    const last = plain(surname);
    const two = String(born.year).slice(2);
    for (;;) {
      const box = chance.pick([
        `${first}.${last}`,
        `${first}${last}${two}`,
        `${first[0]}.${last}${chance.below(100)}`,
        `${last}${first[0]}${chance.below(1000)}`,
        `${first}${chance.below(10_000)}`,
        `${first}_${last}${chance.below(100)}`,
        `${chance.pick(['the', 'mad', 'lucky', 'rover', 'villa', 'sunny', 'cat', 'blue'])}${chance.pick(['bird', 'fan', 'lady', 'star', 'gran', 'biker', 'fish', 'one'])}${chance.below(10_000)}`,
      ]);
      const mail = `${box}@${Weighted.read(this.#lists.providers).pick(chance)}`;
      if (this.#mails.has(mail)) continue;
      this.#mails.add(mail);
      return mail;
    }
  }

  #drafts(kind: HouseholdKind, community: Community): Draft[] {
    const chance = this.#chance;
    const sex = () => (chance.happens(0.5) ? 'M' : 'F');
    const surname = this.#ranked(community.surnames, community.skew).pick(chance);
    switch (kind) {
      case 'single':
        return [this.#person(community, surname, sex(), chance.from(21, 92))];
      case 'couple':
        return this.#couple(community, surname, chance.from(24, 86));
      case 'loneParent':
        return this.#withChildren(
          [this.#person(community, surname, chance.happens(0.88) ? 'F' : 'M', chance.from(28, 58))],
          community,
        );
      case 'annexe':
      case 'extended': {
        const couple = this.#couple(community, surname, chance.from(36, 58));
        const elder = this.#person(
          community,
          surname,
          sex(),
          NOW - couple[0]!.born.year + chance.from(21, 33),
        );
        return [
          {
            ...elder,
            circumstances: [kind === 'annexe' ? 'grandparent in an annexe' : 'grandparent in the house'],
          },
          ...this.#withChildren(couple, community),
        ];
      }
      case 'students':
      case 'sharers':
        return Array.from(
          { length: chance.from(kind === 'students' ? 4 : 2, kind === 'students' ? 7 : 4) },
          () => {
            const own = this.#communities.pick(chance);
            const age = kind === 'students' ? chance.from(18, 23) : chance.from(22, 40);
            const name = this.#ranked(own.surnames, own.skew).pick(chance);
            return {
              ...this.#person(own, name, sex(), age),
              circumstances: [kind === 'students' ? 'student in a shared house' : 'sharer'],
            };
          },
        );
      default:
        return this.#withChildren(this.#couple(community, surname, chance.from(32, 60)), community);
    }
  }

  #couple(community: Community, surname: string, age: number): Draft[] {
    const chance = this.#chance;
    const man = { ...this.#person(community, surname, 'M', age), isMarried: true };
    const woman = this.#person(community, surname, 'F', Math.max(19, age - chance.from(-2, 5)));
    const keeps = ['chinese', 'sikh', 'somali', 'tamil', 'portuguese'].includes(community.form);
    const own = this.#ranked(community.surnames, community.skew).pick(chance);
    if (keeps)
      return [man, { ...woman, isMarried: true, surname: community.form === 'sikh' ? surname : own }];
    if (community.form === 'prefix' && chance.happens(0.6))
      return [man, { ...woman, isMarried: true, surname: chance.pick(['Begum', 'Bibi', own]) }];
    if (chance.happens(this.#lists.rates.keepsName))
      return [man, { ...woman, isMarried: true, surname: own }];
    const name = chance.happens(this.#lists.rates.hyphen)
      ? `${own}-${surname}`
      : feminine(surname, community.form);
    return [man, { ...woman, isMarried: true, surname: name }];
  }

  #withChildren(parents: Draft[], community: Community): Draft[] {
    const chance = this.#chance;
    const { rates } = this.#lists;
    const children: Draft[] = [];
    const [elder] = parents;
    const of = (sex: 'M' | 'F') =>
      community.form === 'somali' && elder!.sex === 'M'
        ? elder!.forename
        : elder!.sex === 'M'
          ? sex === 'F'
            ? feminine(elder!.surname, community.form)
            : elder!.surname
          : elder!.surname;
    const wanted = chance.pick([1, 1, 2, 2, 2, 3, 4]);
    const oldest = Math.max(4, NOW - elder!.born.year - chance.from(22, 34));
    for (let at = 0; at < wanted; at++) {
      const sex = chance.happens(0.5) ? 'M' : 'F';
      const age = Math.max(3, oldest - at * chance.from(1, 4));
      const child = this.#person(community, of(sex), sex, age);
      const same = parents.find((parent) => parent.sex === sex && parent.surname === child.surname);
      if (same !== undefined && at === 0 && chance.happens(rates.sameName)) {
        children.push({
          ...child,
          forename: same.forename,
          called: '',
          circumstances: ['parent and child of one name'],
        });
        parents[parents.indexOf(same)] = { ...same, circumstances: ['parent and child of one name'] };
        continue;
      }
      children.push(child);
      if (!chance.happens(rates.twins)) continue;
      const other = chance.happens(0.5) ? 'M' : 'F';
      const twin = this.#person(community, of(other), other, age);
      children[children.length - 1] = { ...child, circumstances: ['twin'] };
      if (twin.forename !== child.forename)
        children.push({ ...twin, born: child.born, circumstances: ['twin'] });
    }
    const names = new Set(parents.map(({ forename }) => forename));
    // Brothers and sisters have different forenames.
    return [
      ...parents,
      ...children.filter(({ forename, circumstances }) => {
        if (circumstances.includes('parent and child of one name')) return true;
        return names.size < names.add(forename).size;
      }),
    ];
  }

  #residents(): Somebody[] {
    const home = this.dwellings.careHome();
    return Array.from({ length: this.#chance.from(12, 34) }, (_, at) => {
      const community = this.#communities.pick(this.#chance);
      const surname = this.#ranked(community.surnames, community.skew).pick(this.#chance);
      const draft = this.#person(
        community,
        surname,
        this.#chance.happens(0.7) ? 'F' : 'M',
        this.#chance.from(76, 98),
      );
      const room = { ...home, part: this.#chance.happens(0.4) ? `Room ${at + 1}` : '' };
      const [one] = this.#settle([{ ...draft, circumstances: ['resident of a care home'] }], room);
      const office = `info@${home.house.toLowerCase().replace(/[^a-z]/g, '')}.co.uk`;
      return { ...one!, mobile: '', mail: this.#chance.happens(0.3) ? office : '' };
    });
  }

  #person(community: Community, surname: string, sex: 'M' | 'F', age: number): Draft {
    const chance = this.#chance;
    const { form, skew } = community;
    const lists = sex === 'M' ? community.male : community.female;
    const list = lists[age > 64 ? 0 : age > 34 ? Math.min(1, lists.length - 1) : lists.length - 1]!;
    const names = this.#ranked(list, skew);
    const forename = names.pick(chance);
    let middles = chance.happens(community.middle) ? [names.pick(chance)] : [];
    if (form === 'western' && chance.happens(0.08)) middles = [...middles, names.pick(chance)];
    if (form === 'prefix') middles = sex === 'M' && chance.happens(0.5) ? ['Mohammed'] : [];
    if (form === 'sikh') middles = [sex === 'M' ? 'Singh' : 'Kaur'];
    if (form === 'somali') middles = [this.#ranked(community.male[0]!, skew).pick(chance)];
    middles = middles.filter((name) => name !== forename);
    const english = community.english === undefined ? '' : chance.pick(words(community.english));
    const called =
      english !== '' && chance.happens(0.45)
        ? english
        : middles.length > 0 && form === 'western' && chance.happens(this.#lists.rates.calledByMiddle)
          ? middles[0]!
          : '';
    return {
      form,
      sex,
      born: { year: NOW - age, month: chance.from(1, 12), day: chance.from(1, 28) },
      forename,
      middles: form === 'yoruba' && called !== '' ? [called] : middles,
      surname:
        form === 'portuguese' && chance.happens(0.7)
          ? `${this.#ranked(community.surnames, skew).pick(chance)} ${surname}`
          : surname,
      called,
      isMarried: false,
      circumstances: [],
    };
  }

  #settle(drafts: readonly Draft[], home: Dwelling): Somebody[] {
    const chance = this.#chance;
    const { rates, firms } = this.#lists;
    const place = chance.happens(rates.landline) ? home : { ...home, landline: '' };
    const people = drafts.map(
      (draft): Somebody => ({
        ...draft,
        id: ++this.#count,
        home: place,
        mobile: chance.happens(rates.mobile) ? this.mobile() : '',
        mail: chance.happens(rates.mail) ? this.mail(draft) : '',
      }),
    );
    const head = people[0]!;
    return people.map((one, at) => {
      const age = NOW - one.born.year;
      const isRelative = !one.circumstances.some((text) => text.startsWith('student') || text === 'sharer');
      if (age < 17) return { ...one, mail: head.mail, mobile: chance.happens(0.8) ? head.mobile : '' };
      if (chance.happens(rates.workMail)) {
        const mail = `${chance.pick(['info', 'sales', 'office', 'admin', 'enquiries'])}@${chance.pick(words(firms))}`;
        return { ...one, mail, circumstances: [...one.circumstances, 'mailbox of a firm'] };
      }
      if (at > 0 && isRelative && head.mail !== '' && chance.happens(rates.sharedMail))
        return { ...one, mail: head.mail, circumstances: [...one.circumstances, 'mailbox of the family'] };
      return one;
    });
  }

  #ranked(list: string, skew: number): Weighted<string> {
    const key = `${skew} ${list}`;
    const known = this.#names.get(key) ?? Weighted.ranked(list, skew);
    this.#names.set(key, known);
    return known;
  }
}

/** Returns the surname of a woman: `Kowalska` for `Kowalski`. */
export function feminine(surname: string, form: NameForm): string {
  return form === 'polish' ? surname.replace(/(?<=[cs]k)i$/, 'a') : surname;
}
