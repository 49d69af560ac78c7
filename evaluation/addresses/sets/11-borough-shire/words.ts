import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A post town, or the part of one that has an outward code of its own. */
export interface Place {
  readonly town: string;
  readonly code: string;
  readonly county: string;
  readonly region: string;
  /** The Welsh name of the town. */
  readonly welsh?: string;
  /** Post towns that people write by mistake. */
  readonly near: readonly string[];
  /** The share of rows with a county. */
  readonly share: number;
  readonly form: 'capitals' | 'fixed' | 'packed';
  /** An empty name stands for the town itself. */
  readonly localities: readonly string[];
}

type Names = readonly string[];
type Shares = Readonly<Record<string, number>>;
type Forms = Readonly<Record<string, Names>>;

export interface BoroughWords {
  readonly places: readonly Place[];
  readonly descriptors: Shares;
  readonly estates: Names;
  readonly stems: Names;
  readonly single: Names;
  readonly shopping: Names;
  readonly parades: Names;
  readonly mewsStems: Names;
  readonly mansions: Names;
  readonly blocks: Names;
  readonly estateNames: Names;
  readonly retired: Names;
  readonly newBlocks: Names;
  readonly houses: Names;
  readonly noStreets: Names;
  readonly noBuildings: Names;
}

export interface ShireWords {
  readonly places: readonly Place[];
  readonly hamlets: Names;
  readonly firsts: Names;
  readonly seconds: Shares;
  readonly wholes: Names;
  readonly tricky: Names;
  readonly streets: Names;
  readonly welshStreets: Names;
  readonly lanes: Names;
  readonly councils: Names;
  readonly pairs: Names;
  readonly almshouses: Names;
  readonly farms: Names;
  readonly farmParts: Shares;
  readonly barnParts: Names;
  readonly barnSites: Names;
  readonly parks: Names;
  readonly noStreets: Names;
  readonly noBuildings: Names;
}

export interface TypingWords {
  readonly houseFlats: Names;
  readonly letterFlats: Names;
  readonly blockFlats: Names;
  readonly letterHouses: Names;
  readonly houses: Names;
  readonly parts: Names;
  readonly floors: Forms;
  readonly short: Forms;
  readonly letters: Forms;
  readonly alike: Readonly<Record<string, string>>;
  readonly people: Names;
  readonly companies: Names;
  readonly instructions: Names;
  readonly directions: Names;
  readonly markers: Names;
  readonly countries: Names;
  readonly english: Names;
  readonly welshes: Names;
}

export const BOROUGH = read<BoroughWords>('borough');
export const SHIRE = read<ShireWords>('shire');
export const TYPING = read<TypingWords>('typing');

function read<Words>(name: string): Words {
  return named(parse(readFileSync(new URL(`./${name}.yaml`, import.meta.url), 'utf8'))) as Words;
}

/** Under a key that ends in `+`, a list of names is one text with commas. */
function named(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(named);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key.endsWith('+') ? [key.slice(0, -1), commas(String(inner))] : [key, named(inner)],
    ),
  );
}

export function commas(text: string): string[] {
  return text.split(',').map((name) => name.trim());
}
