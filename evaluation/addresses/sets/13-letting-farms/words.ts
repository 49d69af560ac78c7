import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Place } from './entry.ts';

type Names = readonly string[];

export interface LettingWords {
  readonly places: readonly Place[];
  readonly stems: Names;
  readonly descriptors: Readonly<Record<string, number>>;
  readonly terraces: Names;
  readonly blocks: Names;
  readonly conversions: Names;
  readonly halls: Names;
  readonly mews: Names;
  readonly houses: Names;
  readonly strangeRoads: Names;
  readonly strangeHouses: Names;
}

/** Names by the words of their place: `cornwall`, `devon`, `ulster`, `galloway`. */
type ByLand = Readonly<Record<string, Names>>;

export interface FarmWords {
  readonly places: readonly Place[];
  readonly starts: ByLand;
  readonly ends: ByLand;
  readonly parts: ByLand;
  readonly lanes: ByLand;
  readonly common: Names;
  readonly strangeRoads: Names;
  readonly strangeHouses: Names;
}

export interface TypingWords {
  readonly short: Readonly<Record<string, Names>>;
  readonly heard: Readonly<Record<string, string>>;
  readonly tenants: Names;
  readonly agents: Names;
  readonly farmers: Names;
  readonly notes: Names;
  readonly farmNotes: Names;
  readonly extras: Names;
}

/** Under a key that ends in `+`, names are one text with commas. */
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

const read = (name: string) => parted(parse(readFileSync(`${import.meta.dirname}/${name}.yaml`, 'utf8')));

export const LETTING = read('letting') as LettingWords;
export const FARMS = read('farms') as FarmWords;
export const TYPING = read('typing') as TypingWords;
