import { itemAt } from '../../present.ts';
import type { Random } from './random.ts';
import {
  BLOCK_KINDS,
  HOUSE_KINDS,
  HOUSE_WORDS,
  STEMS,
  TOWN_ENDINGS,
  TRADES,
  VILLAGE_ADDITIONS,
  VILLAGE_ENDINGS,
} from './words.ts';

/**
 * Every post town, each different, such as `Larkenbridge`. There are about 1,100, as many as in the Postcode
 * Address File.
 */
const TOWNS = STEMS.flatMap((stem) => TOWN_ENDINGS.map((ending) => stem + ending));

/**
 * The step between consecutive towns in {@link TOWNS}, so that neighbours do not sound alike. It must be
 * coprime to their number.
 */
const STRIDE = 397;

/**
 * The name of a post town by its number. Different numbers below the count of {@link TOWNS} give different
 * names.
 */
export function townName(number: number): string {
  return itemAt(TOWNS, (number * STRIDE) % TOWNS.length);
}

export function villageName(random: Random): string {
  const name = random.pick(STEMS) + random.pick(VILLAGE_ENDINGS);
  return random.onceIn(3) ? `${name} ${random.pick(VILLAGE_ADDITIONS)}` : name;
}

/** `Larkenshire`. The first 58 numbers give such names; later numbers give `North Larkenshire` and so on. */
export function countyName(number: number): string {
  const point = ['', 'North ', 'South ', 'East ', 'West '][Math.floor(number / STEMS.length) % 5];
  return `${point}${STEMS[(number * 23) % STEMS.length]}shire`;
}

export function houseName(random: Random): string {
  return `${random.pick(HOUSE_WORDS)} ${random.pick(HOUSE_KINDS)}`;
}

export function blockName(random: Random): string {
  return `${random.pick(STEMS)} ${random.pick(BLOCK_KINDS)}`;
}

export function organisationName(random: Random): string {
  const name = random.onceIn(3)
    ? `${random.pick(STEMS)} & ${random.pick(STEMS)}`
    : random.pick(STEMS) + random.pick(VILLAGE_ENDINGS);
  return `${name} ${random.pick(TRADES)}`;
}
