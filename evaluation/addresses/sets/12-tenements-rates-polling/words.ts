import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export type Half = 'shown' | 'held-back';

type Names = readonly string[];

/** A post town as its list has it. */
export interface Town {
  readonly town: string;
  readonly codes: Names;
  readonly county: string;
  /** Towns that people write in its place. */
  readonly near: Names;
  /** Districts or villages; an empty name is the town itself, and is as common as it is often there. */
  readonly districts: Names;
  /** Polling lists: the share of rows with the county, the Welsh name, and the words of its houses. */
  readonly countyShare?: number;
  readonly welsh?: string;
  readonly tongue?: 'mixed' | 'north' | 'marches' | 'east';
  /** Scottish lists: how flats are named, and whether they stand before the street or behind it. */
  readonly style?: Style;
  readonly layout?: 'first' | 'last';
}

export type Style = 'slash' | 'bare' | 'edin' | 'side' | 'short' | 'letter' | 'number' | 'croft' | 'farm';

interface StreetWords {
  readonly stems: Names;
  readonly descriptors: Readonly<Record<string, number>>;
  /** Roads that no list has. */
  readonly strangeRoads: Names;
}

export interface TenementWords extends StreetWords {
  readonly burghs: readonly Town[];
  readonly glens: readonly Town[];
  readonly fixed: Names;
  readonly closes: Names;
  readonly lands: Names;
  readonly blocks: Names;
  readonly houses: Names;
  readonly farms: Names;
  readonly steads: Names;
  readonly strangeHouses: Names;
}

export interface RatesWords extends StreetWords {
  readonly towns: readonly Town[];
  readonly estates: Names;
  readonly centres: Names;
  readonly markets: Names;
  readonly offices: Names;
  /** Firms with odd names or numbers; other names are made of an owner and a trade. */
  readonly firms: Names;
  readonly owners: Names;
  readonly trades: Names;
}

export interface VillageWords {
  readonly houses: Names;
  readonly farms: Names;
  readonly terraces: Names;
  readonly estates: Names;
  readonly lanes: Names;
  readonly hamlets: Names;
}

export interface PollingWords extends Readonly<Record<'mixed' | 'north' | 'marches' | 'east', VillageWords>> {
  readonly towns: readonly Town[];
  readonly strangeRoads: Names;
  readonly strangeHouses: Names;
}

export interface TypingWords {
  readonly short: Readonly<Record<string, Names>>;
  readonly heard: Readonly<Record<string, string>>;
  readonly people: Names;
  readonly shops: Names;
  readonly extras: Names;
  readonly notes: Names;
  readonly blanks: Names;
}

/** Reads a file of words. The value of a key that ends in `+` is a list of names with commas between them. */
function read<Shape>(name: string): Shape {
  return parted(parse(readFileSync(new URL(`${name}.yaml`, import.meta.url), 'utf8'))) as Shape;
}

function parted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(parted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key.endsWith('+')
        ? [
            key.slice(0, -1),
            String(inner)
              .split(',')
              .map((name) => name.trim()),
          ]
        : [key, parted(inner)],
    ),
  );
}

type Halves<Words> = Readonly<Record<Half, Words>>;

export const TENEMENTS = read<Halves<TenementWords>>('tenements');
export const RATES = read<Halves<RatesWords>>('rates');
export const POLLING = read<Halves<PollingWords>>('polling');
export const TYPING = read<TypingWords>('typing');
