import { buildingKey } from '../../row.ts';
import type { Truth } from '../../typed/around.ts';
import { type Card, cardOf, doorFit, type NameFit, NEVER } from './card.ts';
import { type Draft, doorsOf } from './draft.ts';
import type { Entry } from './entry.ts';
import { faultsBetween, spelt } from './likeness.ts';
import { NameBook } from './name-book.ts';
import { isInside, isSure, whereFaults } from './whereabouts.ts';

const NOBODY: Truth = { level: 'none', uprns: [], building: '', street: '', isAbsent: false };

/** More faults than this make a text too poor for a clerk to be sure of it. */
const POOR = 3;

/** A row with at most this many faults could be taken for an address that is not listed. */
const TAKEN = 2.5;

/** A row that a text could mean. */
interface Reading {
  readonly card: Card;
  readonly faults: number;
  /** Whether the text does not say which of the units of the building is meant. */
  readonly isOpen: boolean;
}

/**
 * Decides what a text means, like a careful clerk who has the whole list. The clerk knows what each part of the text
 * says and how many faults it has for each row, but not which row was meant.
 */
export class Clerk {
  readonly #names = new NameBook();
  readonly #byName = new Map<string, Card[]>();
  readonly #byPostcode = new Map<string, Card[]>();
  readonly #cards = new Map<Entry, Card>();
  readonly buildings = new Map<string, Card[]>();
  readonly streets = new Map<string, Card[]>();

  constructor(rows: readonly Entry[]) {
    for (const entry of rows) {
      const card = cardOf(entry);
      this.#cards.set(entry, card);
      for (const name of [...card.buildings, ...card.streets]) {
        this.#names.add(name);
        push(this.#byName, name, card);
      }
      push(this.#byPostcode, entry.postcode, card);
      push(this.buildings, card.building, card);
      push(this.streets, card.street, card);
    }
  }

  /** The rows of the entry's building. */
  mates(entry: Entry): readonly Card[] {
    return this.buildings.get(buildingKey(entry)) ?? [];
  }

  /** What the text of a listed address means. Undefined if people could argue about it. */
  present(draft: Draft): Truth | undefined {
    const readings = this.#readings(draft);
    const meant = this.#cards.get(draft.entry);
    const own = readings.find(({ card }) => card === meant);
    if (meant === undefined || own === undefined || own.faults > POOR || !isSure(draft, meant))
      return undefined;
    const margin = own.faults >= 2 ? 1 : 0.5;
    const rivals = readings.filter(
      ({ card, faults }) => card.address !== meant.address && faults < own.faults + margin,
    );
    const { building, street } = meant;
    if (own.isOpen) {
      const isOne = rivals.every(
        ({ card, isOpen, faults }) => card.building === building && isOpen && faults === own.faults,
      );
      return isOne && rivals.length > 0 ? { ...NOBODY, level: 'building', building, street } : undefined;
    }
    if (rivals.length === 0) {
      const same = readings.filter(({ card }) => card.address === meant.address);
      return { ...NOBODY, level: 'row', uprns: same.map(({ card }) => card.entry.uprn), building, street };
    }
    // Whoever writes no more than a street does not mean a house of its name. A hint is no proof.
    const isStreetAlone = doorsOf(draft)[0]?.number === '' && draft.unit === '' && draft.said.building === '';
    const isElsewhere = rivals.some(({ card }) => card.street !== street);
    if ((isStreetAlone && isElsewhere) || draft.near !== '') return undefined;
    // Several rows fit equally well, so that nobody could tell which is meant.
    const isTie = own.faults <= 0.5 && rivals.every(({ faults }) => faults === own.faults);
    if (!isTie) return undefined;
    const isSameStreet = rivals.every(({ card }) => card.street === street);
    return isSameStreet ? { ...NOBODY, level: 'street', street } : NOBODY;
  }

  /** What a text means whose address is not listed. Undefined if somebody could take a row for it. */
  absent(draft: Draft): Truth | undefined {
    const card = cardOf(draft.entry);
    // A clerk who sees a slip in the text allows for as much in the rows.
    const taken = TAKEN + slipsIn(draft, card) + whereFaults(draft, card);
    if (!isSure(draft, card) || this.#readings(draft).some(({ faults }) => faults <= taken)) return undefined;
    return {
      ...NOBODY,
      building: this.buildings.has(card.building) ? card.building : '',
      street: this.streets.has(card.street) ? card.street : '',
      isAbsent: true,
    };
  }

  /** All rows that the text could mean. */
  #readings(draft: Draft): Reading[] {
    const { said } = draft;
    const building = said.building === '' ? undefined : this.#names.like(said.building);
    const street = said.street === '' ? undefined : this.#names.like(said.street);
    const cards = new Set(this.#byPostcode.get(said.postcode));
    for (const name of [...(building?.keys() ?? []), ...(street?.keys() ?? [])])
      for (const card of this.#byName.get(name) ?? []) cards.add(card);
    const doors = doorsOf(draft);
    let isPinned = false;
    const found: Reading[] = [];
    for (const card of cards) {
      const names = nameFaults(card, building, street, doors[0]?.number ?? '', said.postcode);
      if (names === NEVER) continue;
      // The text names a street of its own district or village. A street of that name elsewhere is not meant.
      if (names <= 0.25 && isInside(draft, card)) isPinned = true;
      const [best = { faults: NEVER, isOpen: false }] = doors
        .map((door) => doorFit(door, card, nameFit(card, building, street)))
        .sort((one, other) => one.faults - other.faults);
      if (best.faults === NEVER) continue;
      found.push({ card, faults: names + best.faults + whereFaults(draft, card), isOpen: best.isOpen });
    }
    if (!isPinned) return found;
    return found.map((reading) =>
      isInside(draft, reading.card) || reading.card.entry.postcode === said.postcode
        ? reading
        : { ...reading, faults: reading.faults + 3 },
    );
  }
}

/** The slips in the names of a text for an address that the clerk does not have. */
function slipsIn({ said }: Draft, { buildings, streets }: Card): number {
  const pairs = [[said.building, buildings] as const, [said.street, streets] as const];
  const slips = pairs.map(([typed, names]) =>
    typed === '' ? 0 : Math.min(NEVER, ...names.map((name) => faultsBetween(spelt(typed), spelt(name)))),
  );
  return slips.reduce((sum, faults) => sum + Math.min(faults, 3), 0);
}

type Likes = ReadonlyMap<string, number> | undefined;

/** The least faults of the names of a row. Its other names are a little less likely than the one in the list. */
const least = (names: readonly string[], likes: ReadonlyMap<string, number>) =>
  names.reduce((best, name, at) => Math.min(best, (likes.get(name) ?? NEVER) + (at === 0 ? 0 : 0.25)), NEVER);

/** Whether the text names the building, and whether it has one name where the list has the other. */
function nameFit({ buildings, streets }: Card, building: Likes, street: Likes): NameFit {
  const isLike = (names: readonly string[], likes: Likes) =>
    likes !== undefined && least(names, likes) < NEVER;
  const isStreet = street === undefined && !isLike(buildings, building) && isLike(streets, building);
  const isBuilding = building === undefined && !isLike(streets, street) && isLike(buildings, street);
  return { saysBuilding: building !== undefined, isCrossed: isStreet || isBuilding };
}

function nameFaults(card: Card, building: Likes, street: Likes, typed: string, postcode: string): number {
  const { buildings, streets, number } = card;
  let faults = 0;
  const isAlike = building !== undefined && least(buildings, building) < NEVER;
  if (street !== undefined) {
    const best = Math.min(least(streets, street), least(buildings, street));
    // A list that names the block alone does not contradict its street. Another street is a fault that the name and
    // the postcode outweigh.
    const isHere = postcode === card.entry.postcode;
    faults += best === NEVER && isAlike ? (streets.length === 0 ? 1 : isHere ? 2 : NEVER) : best;
  }
  if (building === undefined)
    return faults + (buildings.length > 0 && number === '' && street !== undefined ? 0.25 : 0);
  if (isAlike) {
    // A house without a street is meant rather than one with a street that the text leaves out.
    const isStreetUnsaid = street === undefined && streets.length > 0;
    return faults + least(buildings, building) + (isStreetUnsaid ? 0.5 : 0);
  }
  const other = least(streets, building);
  if (other < NEVER && buildings.length === 0 && street === undefined) return faults + other;
  if (street === undefined) return NEVER;
  // The text gives a name to a house that the list has by its number.
  const isSameNumber = typed !== '' && typed === number;
  return faults + (buildings.length === 0 ? (isSameNumber ? 0.25 : 2) : isSameNumber ? 1.5 : NEVER);
}

function push<Item>(map: Map<string, Item[]>, key: string, item: Item): void {
  const items = map.get(key);
  if (items === undefined) map.set(key, [item]);
  else items.push(item);
}
