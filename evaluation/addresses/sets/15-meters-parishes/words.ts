import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Place } from './entry.ts';

export const HALVES = ['shown', 'held-back'] as const;

export type Half = (typeof HALVES)[number];

/** The places and the lists of names of one list. */
export interface Words {
  readonly places: readonly Place[];
  /** The names under a key of the file. */
  readonly of: (key: string) => readonly string[];
}

/** What people put into addresses. */
export interface Typing {
  readonly of: (key: string) => readonly string[];
  /** Words as speech recognition or people who only heard them write them. */
  readonly sayings: Readonly<Record<string, string>>;
}

interface Town {
  readonly town: string;
  readonly county: string;
  readonly borough: string;
  readonly short?: readonly string[];
  readonly near: readonly string[];
  readonly regions: readonly string[];
  readonly was?: Readonly<Record<string, string>>;
  /** Postcode districts with their suburbs (`meters`), or one district and its villages (`parishes`). */
  readonly districts?: Readonly<Record<string, readonly string[]>>;
  readonly code?: string;
  readonly villages?: readonly string[];
}

type File = Readonly<Record<string, unknown>>;

/** Reads the words of a list: `shown/meters.yaml`. */
export function listWords(name: 'meters' | 'parishes', half: Half): Words {
  const file = read(name, half);
  const towns = file['towns'] as readonly Town[];
  return { places: towns.flatMap((town, at) => placesOf(name, town, at)), of: namesIn(file) };
}

/** Reads the words that are typed around addresses: `shown/typing.yaml`. */
export function typingWords(half: Half): Typing {
  const file = read('typing', half);
  return { of: namesIn(file), sayings: file['sayings'] as Record<string, string> };
}

function placesOf(list: 'meters' | 'parishes', town: Town, at: number): Place[] {
  const { county, borough, short = [], near, regions, was = {}, districts = {}, code = '' } = town;
  const shared = { list, town: town.town, county, borough, short, near, regions };
  // Each owner has its own manner. A supplier took its list over from companies with different systems.
  const manner = { isUpperCase: list === 'meters' && at % 3 !== 1, hasCounty: at % 2 === 0 };
  const suburbs = Object.entries(districts).map(([own, localities]) => ({
    ...{ ...shared, ...manner, code: own, localities, parish: '', oldCode: was[own] ?? '' },
  }));
  const villages = (town.villages ?? []).map((text) => {
    const [village = '', parish = ''] = text.split('/');
    const localities = [village === town.town ? '' : village];
    return { ...shared, ...manner, code, localities, parish, oldCode: '' };
  });
  return [...suburbs, ...villages];
}

function namesIn(file: File): (key: string) => readonly string[] {
  const cache = new Map<string, readonly string[]>();
  return (key) => {
    const known = cache.get(key);
    if (known !== undefined) return known;
    const text = file[key];
    if (typeof text !== 'string') throw new Error(`The word file has no names under ${key}.`);
    const names = text.split('|').map((name) => name.trim());
    cache.set(key, names);
    return names;
  };
}

function read(name: string, half: Half): File {
  return parse(readFileSync(join(import.meta.dirname, half, `${name}.yaml`), 'utf8')) as File;
}
