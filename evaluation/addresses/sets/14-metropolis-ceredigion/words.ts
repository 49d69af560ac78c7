import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export const HALVES = ['shown', 'held-back'] as const;

export type Half = (typeof HALVES)[number];

type Names = readonly string[];
type Weights = Readonly<Record<string, number>>;

/** How the owner of a part of the list fills its columns. Shares are 0 to 1. */
export interface Owner {
  readonly case: 'upper' | 'title';
  readonly plan: 'spread' | 'joined' | 'tight' | 'numbered' | 'comma';
  /** Absent for Wales, where the post town is always written. */
  readonly town?: 'always' | 'sometimes' | 'borough';
  readonly locality?: number;
  readonly county: number;
  /** The share of rows of an estate that have its name. */
  readonly estate?: number;
  /** The share of blocks whose flats are written with the word `Flat`. */
  readonly flatWord?: number;
  /** The share of names of places and streets that are written in Welsh if there are two. */
  readonly townWelsh?: number;
}

export interface Metropolis {
  readonly boroughs: readonly {
    readonly name: string;
    readonly owner: Owner;
    readonly districts: readonly {
      readonly code: string;
      readonly town: string;
      readonly county?: string;
      readonly localities: Names;
    }[];
  }[];
  readonly stems: Names;
  readonly starts: Names;
  readonly ends: Names;
  readonly blocks: Names;
  readonly brands: Names;
  readonly estates: Names;
  readonly houses: Names;
  readonly pubs: Names;
  readonly homes: Names;
  readonly halls: Names;
  readonly wharves: Names;
  readonly pitches: Names;
  readonly odd: Names;
  readonly strangeRoads: Names;
  readonly strangeHouses: Names;
  readonly common: Names;
  readonly descriptors: Weights;
  readonly qualifiers: Names;
  readonly blockWords: Weights;
  readonly mansionWords: Weights;
}

export interface Ceredigion {
  readonly counties: readonly {
    readonly name: string;
    readonly regions: Names;
    readonly owner: Owner;
    readonly towns: readonly { readonly town: string; readonly codes: Names; readonly villages: Names }[];
  }[];
  readonly streets: Names;
  readonly terraces: Names;
  readonly first: Names;
  readonly joined: Names;
  readonly second: Names;
  readonly whole: Names;
  readonly doublets: Names;
  readonly farms: Names;
  readonly parks: Names;
  readonly strangeHouses: Names;
  readonly strangeRoads: Names;
}

export interface Typing {
  readonly people: Names;
  readonly careOf: Names;
  readonly firms: Names;
  readonly remarks: Names;
  readonly remarksWelsh: Names;
  readonly heard: Readonly<Record<string, string>>;
  readonly heardWelsh: Readonly<Record<string, string>>;
  readonly short: Readonly<Record<string, Names>>;
}

/** Under a key that ends in `+`, names are one text with commas. */
function parted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(parted);
  if (typeof value !== 'object' || value === null) return value;
  const pairs = Object.entries(value).map(([key, inner]) => {
    if (!key.endsWith('+')) return [key, parted(inner)];
    return [key.slice(0, -1), String(inner).split(/,\s*/)];
  });
  return Object.fromEntries(pairs);
}

function read(name: string): object {
  return parted(parse(readFileSync(`${import.meta.dirname}/${name}.yaml`, 'utf8'))) as object;
}

export const metropolisWords = (half: Half) =>
  ({ ...read('metropolis'), ...read(`${half}/metropolis`) }) as Metropolis;

export const ceredigionWords = (half: Half) => read(`${half}/ceredigion`) as Ceredigion;

export const typingWords = (half: Half) => ({ ...read('typing'), ...read(`${half}/typing`) }) as Typing;
