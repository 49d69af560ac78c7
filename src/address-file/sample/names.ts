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

/** Every post town, each different: `Larkenbridge`. There are about as many as in the Postcode Address File, 1,100. */
const TOWNS = STEMS.flatMap((stem) => TOWN_ENDINGS.map((ending) => stem + ending));

/** The stride through {@link TOWNS}, which it has no factor in common with, so that neighbours do not sound alike. */
const STRIDE = 397;

/** The name of a post town by its number: another for each number up to {@link TOWNS}. */
export function townName(number: number): string {
  return TOWNS[(number * STRIDE) % TOWNS.length]!;
}

export function villageName(random: Random): string {
  const name = random.pick(STEMS) + random.pick(VILLAGE_ENDINGS);
  return random.onceIn(3) ? `${name} ${random.pick(VILLAGE_ADDITIONS)}` : name;
}

/** `Larkenshire`: one name for each number up to 58, then `North Larkenshire` and so on. */
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
