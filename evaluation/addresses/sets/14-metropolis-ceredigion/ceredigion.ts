import type { Chance } from './chance.ts';
import { type Name, nameOf, type Place, type Unit } from './entry.ts';
import type { Home, Roll, Way } from './roll.ts';
import { type Ceredigion, ceredigionWords, type Half } from './words.ts';

const NO_STREET: Name = { name: '', others: [] };

/** The second household of a farm or a house, in the words of different registers. */
const HOUSEHOLDS: readonly (readonly [mark: string, text: string])[] = [
  ['annexe', 'Annexe'],
  ['annexe', 'The Annexe'],
  ['bwthyn', 'Bwthyn'],
  ['beudy', 'Y Beudy'],
  ['granny flat', 'Granny Flat'],
  ['stable', 'Y Stabal'],
  ['barn', 'The Barn'],
  ['caravan', 'Caravan'],
];

/** The first words of streets that are named after a tree, a colour or a virtue. */
const WAYS = ['Maes', 'Heol', 'Ffordd', 'Clos', 'Lon', 'Bro', 'Cae', 'Parc', 'Stryd', 'Gerddi'] as const;

/** Fills a roll with an electoral register of three or four counties of Wales. */
export function fillCeredigion(roll: Roll, half: Half, size: number, chance: Chance): void {
  const words = ceredigionWords(half);
  const places = placesOf(words);
  const known = new Map<string, VillageNames>();
  for (const [at, place] of places.entries()) {
    const until = Math.round((size * (at + 1)) / places.length);
    // A village has all its homes together, and the town has more of them than a village.
    const villages = chance.shuffled([...place.villages, place.townName, place.townName]);
    for (let turn = 0; roll.rows.length < until; turn++) {
      const village = villages[turn % villages.length]!;
      const key = `${place.town} ${village.name}`;
      const names = known.get(key) ?? new VillageNames();
      known.set(key, names);
      new Village({ place, village, names, roll, words, chance }).add(until);
    }
  }
}

function placesOf({ counties }: Ceredigion): Place[] {
  return counties.flatMap(({ name, owner, regions, towns }) =>
    towns.map(({ town, codes, villages }) => ({
      ...{ codes, owner, regions, county: name, borough: name, list: 'ceredigion' as const },
      town: nameOf(town).name,
      townName: nameOf(town),
      villages: villages.map(nameOf),
    })),
  );
}

/** The names that a village has used. It has each street in one language, and one house of the old school. */
class VillageNames {
  readonly #forms = new Map<string, Name>();
  readonly #used = new Set<string>();

  /** The form of a name that the village uses; the given one if it is new. */
  formOf(key: string, form: Name): Name {
    const known = this.#forms.get(key) ?? form;
    this.#forms.set(key, known);
    return known;
  }

  /** Whether a site of this name is the first. */
  isNew(name: string): boolean {
    return !this.#used.has(name) && this.#used.add(name).has(name);
  }
}

interface Around {
  readonly place: Place;
  readonly village: Name;
  readonly names: VillageNames;
  readonly roll: Roll;
  readonly words: Ceredigion;
  readonly chance: Chance;
}

class Village {
  readonly #around: Around;
  readonly #code: string;
  #postcode = '';
  #left = 0;

  constructor(around: Around) {
    this.#around = around;
    this.#code = around.chance.of(around.place.codes);
  }

  /** Adds the homes of a part of the village, and stops at this number of rows. */
  add(until: number): void {
    const { chance, roll } = this.#around;
    for (let site = 0; site < 14 && roll.rows.length < until; site++) {
      const kind = chance.by({
        lane: 46,
        named: 12,
        street: 8,
        terrace: 13,
        close: 5,
        farm: 34,
        park: 2,
        special: 6,
      });
      this[kind]();
    }
  }

  lane(): void {
    const { chance } = this.#around;
    for (let left = chance.from(2, 9); left > 0; left--)
      this.#home(NO_STREET, { building: this.#houseName() });
  }

  /** Houses with names only, on a street that has a name. */
  named(): void {
    const street = this.#streetName();
    for (let left = this.#around.chance.from(3, 10); left > 0; left--)
      this.#home(street, { building: this.#houseName() });
  }

  street(): void {
    const { chance } = this.#around;
    const street = this.#streetName();
    for (let number = 1, last = chance.from(6, 44); number <= last; number++) {
      if (chance.is(0.06)) continue;
      const building = chance.is(0.14) ? this.#houseName() : undefined;
      this.#home(street, { number: String(number), ...(building === undefined ? {} : { building }) });
      if (chance.is(0.03)) this.#home(street, { number: `${number}A` });
      if (chance.is(0.02))
        for (const mark of ['1', '2', '3'])
          this.#home(street, { unit: { kind: 'flat', mark }, number: `${number + 60}` });
    }
  }

  /** A terrace that is its own street, or that stands on a street: `3 Gwalia Terrace, Heol Dewi`. */
  terrace(): void {
    const { chance, words } = this.#around;
    const terrace = this.#spoken(nameOf(chance.of(words.terraces)));
    if (!this.#around.names.isNew(terrace.name)) return;
    const street = chance.is(0.35) ? this.#streetName() : undefined;
    for (let number = 1, last = chance.from(3, 16); number <= last; number++) {
      const mark = String(number);
      if (street === undefined) this.#home(terrace, { number: mark });
      else this.#home(street, { unit: { kind: 'house', mark }, building: terrace });
    }
  }

  close(): void {
    const { chance } = this.#around;
    const street = this.#streetName();
    for (let number = 1, last = chance.from(6, 30); number <= last; number++)
      this.#home(street, { number: String(number) });
  }

  farm(): void {
    const { chance, words } = this.#around;
    const name = chance.is(0.55) ? chance.of(words.farms) : this.#houseName().name;
    const building: Name = chance.is(0.3)
      ? { name: `${name} Farm`, others: [`Fferm ${name}`] }
      : chance.is(0.1)
        ? { name: `Fferm ${name}`, others: [`${name} Farm`] }
        : { name, others: [`${name} Farm`, `Fferm ${name}`] };
    this.#home(NO_STREET, { building });
    if (chance.is(0.22)) this.#home(NO_STREET, { building, ...household(chance) });
    if (chance.is(0.12)) {
      const part = chance.of(['Bach', 'Isaf', 'Uchaf', 'Ganol', 'Cottage', 'Bungalow']);
      this.#home(NO_STREET, { building: { name: `${name} ${part}`, others: [] } });
    }
  }

  park(): void {
    const { chance, words } = this.#around;
    const building: Name = {
      name: `${chance.of(words.parks)} ${chance.of(['Caravan Park', 'Holiday Park', 'Residential Park'])}`,
      others: [],
    };
    if (!this.#around.names.isNew(building.name)) return;
    const word = chance.of(['Caravan', 'Plot', 'Chalet', '']);
    for (let number = 1, last = chance.from(8, 50); number <= last; number++) {
      const mark = String(number);
      if (word === '') this.#home(NO_STREET, { unit: { kind: 'house', mark }, building });
      else {
        const text = `${word} ${mark}`;
        this.#home(NO_STREET, { unit: { kind: 'pitch', mark: text }, flat: text, building });
      }
    }
  }

  /** A school, chapel, mill or post office that somebody lives in, sometimes as flats. */
  special(): void {
    const { chance, words } = this.#around;
    const building = this.#spoken(nameOf(chance.of(words.doublets)));
    if (!this.#around.names.isNew(building.name)) return;
    const street = chance.is(0.3) ? this.#streetName() : NO_STREET;
    const marks = chance.is(0.8) ? [] : ['1', '2', '3', '4', '5', '6'].slice(0, chance.from(2, 6));
    if (marks.length === 0) this.#home(street, { building });
    for (const mark of marks) this.#home(street, { unit: { kind: 'flat', mark }, building });
  }

  #home(street: Name, home: Home): void {
    const { place, village, roll, chance } = this.#around;
    if (this.#left-- <= 0) {
      this.#postcode = roll.postcode(this.#code);
      this.#left = chance.from(5, 18);
    }
    const isTown = village === place.townName;
    const way: Way = { place, street, locality: isTown ? NO_STREET : village };
    roll.add(way, home, this.#postcode);
  }

  #houseName(): Name {
    const { chance, words } = this.#around;
    const name = chance.by({ whole: 30, joined: 28, two: 32, three: 10 });
    if (name === 'whole') return { name: chance.of(words.whole), others: [] };
    const first = chance.of(words.first);
    const joined = first + chance.of(words.joined);
    if (name === 'joined') return { name: joined, others: [] };
    if (name === 'three')
      return { name: `${joined} ${chance.of(['Isaf', 'Uchaf', 'Fawr', 'Fach'])}`, others: [] };
    return { name: `${first} ${chance.of(words.second)}`, others: [] };
  }

  #streetName(): Name {
    const { chance, words } = this.#around;
    if (chance.is(0.45)) {
      const second = chance.of(words.joined);
      const name = `${chance.of(WAYS)} ${second.charAt(0).toUpperCase()}${second.slice(1)}`;
      return { name, others: [] };
    }
    return this.#spoken(nameOf(this.#around.chance.of(this.#around.words.streets)));
  }

  /** A name in the language of the list; the word lists have the Welsh name of a street first. */
  #spoken({ name, others }: Name): Name {
    const { place, chance, names } = this.#around;
    const [other] = others;
    const isWelsh = other === undefined || chance.is(0.35 + (place.owner.townWelsh ?? 0) / 2);
    return names.formOf(name, isWelsh ? { name, others } : { name: other, others: [name] });
  }
}

function household(chance: Chance): Home {
  const [mark, flat] = chance.of(HOUSEHOLDS);
  const unit: Unit = { kind: 'annexe', mark };
  return { unit, flat };
}
