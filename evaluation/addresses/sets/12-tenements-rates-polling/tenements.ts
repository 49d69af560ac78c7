import type { Chance } from './chance.ts';
import type { Lot, Site, Unit } from './entry.ts';
import { croftsOf, farmOf, villageOf } from './glens.ts';
import { edinburghFlat, namedPart, plainFlat, sideFlat, slashFlat } from './units.ts';
import type { Style, TenementWords, Town } from './words.ts';

/** The flats of a stair, three to nine of them. */
function stair(chance: Chance, style: Style): Unit[] {
  const floors = chance.from(2, 4);
  const doors = chance.is(0.75) ? 2 : 3;
  const letters = [...'ABCDEFGHIJKL'];
  if (style === 'letter') return letters.slice(0, floors * 2).map(plainFlat);
  if (style === 'number') return letters.slice(0, floors * doors).map((_, at) => plainFlat(String(at + 1)));
  const units: Unit[] = [];
  for (let floor = 0; floor < floors; floor++) {
    // Shops have the ground floor of some stairs.
    if (floor === 0 && chance.is(0.2)) continue;
    for (let door = 1; door <= doors; door++) {
      if (style === 'edin') units.push(edinburghFlat(floor, door));
      else if (style === 'slash' || style === 'bare') units.push(slashFlat(floor, door, style === 'bare'));
      else units.push(sideFlat(floor, sideOf(door, doors), style === 'short'));
    }
  }
  return units;
}

const sideOf = (door: number, doors: number) =>
  (doors === 2 ? (['L', 'R'] as const) : (['L', 'C', 'R'] as const))[door - 1] ?? 'L';

/** A street of stairs, with some houses that have a door of their own. */
function tenementStreet(chance: Chance, street: string, town: Town, locality: string): Site {
  const usual = town.style ?? 'slash';
  const first = chance.from(1, 30);
  const lots: Lot[] = [];
  const last = first + chance.from(10, 36);
  for (let number = first; number < last; number += chance.is(0.8) ? 2 : 3) {
    const style = chance.is(0.82) ? usual : chance.of<Style>(['letter', 'number', usual]);
    const isOwnDoor = chance.is(0.18);
    if (isOwnDoor) lots.push({ number: String(number) });
    else lots.push(...stair(chance, style).map((unit) => ({ unit, number: String(number) })));
  }
  return { town, street, locality, lots, isTwoSided: true };
}

/** Houses of a scheme: plain numbers, pairs with letters, and a few names. */
function schemeStreet(
  chance: Chance,
  words: TenementWords,
  town: Town,
  place: readonly [string, string],
): Site {
  const [street, locality] = place;
  const last = chance.from(10, 60);
  const lots: Lot[] = [];
  const isPaired = chance.is(0.15);
  for (let number = 1; number <= last; number += chance.is(0.92) ? 1 : 2) {
    if (isPaired) lots.push({ number: `${number}A` }, { number: `${number}B` });
    else if (chance.is(0.04)) lots.push({ number: String(number), building: chance.of(words.houses) });
    else lots.push({ number: String(number) });
  }
  return { town, street, locality, lots, isTwoSided: last > 30 };
}

/** A tall block or a land, with or without a number in its street. */
function block(chance: Chance, building: string, town: Town, place: readonly [string, string]): Site {
  const [street, locality] = place;
  const isTall = /Tower|House|Court|Flats/.test(building) && chance.is(0.5);
  // A number that no house of the street has.
  const number = chance.is(0.4) ? String(chance.from(120, 199)) : '';
  const names = isTall
    ? Array.from({ length: chance.from(5, 14) }, (_, floor) =>
        [...'ABCD'].map((at) => `${floor + 1}${at}`),
      ).flat()
    : Array.from({ length: chance.from(6, 36) }, (_, at) => String(at + 1));
  const units = names.map(plainFlat);
  if (!isTall && chance.is(0.2)) units.push(namedPart("Warden's Flat", 'Wardens House', 'Warden Flat'));
  return { town, street, locality, lots: units.map((unit) => ({ unit, building, number })) };
}

/** The sites of a half, in an order that mixes its places. */
export function* tenementSites(words: TenementWords, chance: Chance): Generator<Site> {
  const lands = chance.shuffled([...words.lands, ...words.blocks]);
  const closes = chance.shuffled(words.closes);
  const farms = chance.shuffled(words.farms);
  const used = new Set<string>();
  const fresh = ({ town }: Town): string | undefined => {
    const street = `${chance.of(words.stems)} ${chance.among(words.descriptors)}`;
    const name = chance.is(0.06) ? chance.of(words.fixed) : street;
    if (used.has(`${town} ${name}`)) return undefined;
    used.add(`${town} ${name}`);
    return name;
  };
  for (let turn = 0; turn < 1500; turn++) {
    const town = chance.of(words.burghs);
    const street = fresh(town);
    if (street === undefined) continue;
    const locality = chance.of(town.districts);
    yield chance.is(0.55)
      ? tenementStreet(chance, street, town, locality)
      : schemeStreet(chance, words, town, [street, locality]);
    const building = turn % 5 === 0 ? lands.pop() : undefined;
    if (building !== undefined) yield block(chance, building, town, [street, locality]);
    const close = turn % 9 === 0 ? closes.pop() : undefined;
    if (close !== undefined) {
      const name = `${close} ${chance.of(['Close', 'Wynd', 'Vennel'])}`;
      yield schemeStreet(chance, words, town, [name, '']);
    }
    const glen = chance.of(words.glens);
    const village = chance.of(glen.districts);
    yield villageOf(chance, words, glen, village);
    yield villageOf(chance, words, glen, chance.of(glen.districts));
    if (glen.style === 'croft') yield croftsOf(chance, words, glen, village);
    const farm = glen.style === 'farm' ? farms.pop() : undefined;
    if (farm !== undefined) yield farmOf(chance, farm, glen, village);
  }
}
