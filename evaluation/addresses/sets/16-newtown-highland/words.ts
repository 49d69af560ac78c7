import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Settlement } from './entry.ts';

export const HALVES = ['shown', 'held-back'] as const;

export type Half = (typeof HALVES)[number];

export const NAMES = ['newtown', 'highland'] as const;

export type Name = (typeof NAMES)[number];

/** The settlements of a list, and its pools of names. */
export interface Words {
  readonly settlements: readonly Settlement[];
  readonly of: (key: string) => readonly string[];
}

interface Town {
  readonly town: string;
  readonly kind: Settlement['kind'];
  readonly short: string;
  readonly near: readonly string[];
  readonly codes: Readonly<Record<string, readonly string[]>>;
  readonly was: Readonly<Record<string, string>>;
  readonly outlying: readonly string[];
}

type File = Readonly<Record<string, unknown>>;

/** Reads the words of one list of a half: `words/newtown-shown.yaml`. */
export function listWords(name: Name, half: Half): Words {
  const file = read(`${name}-${half}`);
  const towns = file['towns'] as readonly Town[];
  return { settlements: towns.flatMap((town) => settlementsOf(file, town, name)), of: poolsOf(file) };
}

/** Reads what people of a half put around addresses: `words/typing-shown.yaml`. */
export function typingWords(half: Half): (key: string) => readonly string[] {
  return poolsOf(read(`typing-${half}`));
}

function settlementsOf(file: File, { town, kind, short, near, codes, was, outlying }: Town, list: Name) {
  const text = (key: string) => String(file[key] ?? '');
  const shared = { list, town, short, near, county: text('county'), council: text('council') };
  const region = { countyShort: text('countyShort'), oldCounty: text('oldCounty'), region: text('region') };
  const all = { ...shared, ...region };
  const parts = Object.entries(codes).flatMap(([code, localities]) =>
    localities.map((locality): Settlement => ({ ...all, kind, code, locality, oldCode: was[code] ?? '' })),
  );
  // The villages share the last postcode district of their town.
  const code = Object.keys(codes).at(-1)!;
  const own = kind === 'west' ? 'township' : 'village';
  const villages = outlying.map(
    (locality): Settlement => ({ ...all, kind: own, code, locality, oldCode: was[code] ?? '' }),
  );
  return [...parts, ...villages];
}

/** Pools of names parted by commas, at the top of a file or one level below: `streets/new`. */
function poolsOf(file: File): (key: string) => readonly string[] {
  const cache = new Map<string, readonly string[]>();
  return (key) => {
    const known = cache.get(key);
    if (known !== undefined) return known;
    const [first = '', second] = key.split('/');
    const text = second === undefined ? file[first] : (file[first] as File | undefined)?.[second];
    if (typeof text !== 'string') throw new Error(`The word file has no names under ${key}.`);
    const names = text
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
    cache.set(key, names);
    return names;
  };
}

function read(name: string): File {
  return parse(readFileSync(join(import.meta.dirname, 'words', `${name}.yaml`), 'utf8')) as File;
}
