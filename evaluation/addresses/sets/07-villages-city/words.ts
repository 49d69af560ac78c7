import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A post town and its villages. */
export interface VillageTown {
  readonly town: string;
  readonly county: string;
  readonly code: string;
  readonly villages: readonly string[];
}

/** A part of the country with its own kind of house names. */
export interface Countryside {
  readonly area: string;
  readonly towns: readonly VillageTown[];
  /** Whether houses are numbered within a township that has no streets. */
  readonly crofts?: boolean;
  /** Whether both halves of a house's name are one word. */
  readonly joined?: boolean;
  readonly streets: readonly string[];
  readonly first: readonly string[];
  readonly second: readonly string[];
  readonly whole: readonly string[];
  readonly parts: readonly string[];
}

/** A city or new town. */
export interface Quarter {
  readonly kind: string;
  readonly places: readonly {
    readonly town: string;
    readonly borough: string;
    readonly county: string;
    readonly codes: readonly string[];
    readonly villages: readonly string[];
  }[];
  readonly streets: readonly string[];
  readonly blocks: readonly string[];
}

export interface Words {
  readonly villages: readonly Countryside[];
  readonly towns: readonly Quarter[];
  readonly people: readonly string[];
  readonly firms: readonly string[];
  readonly asides: readonly string[];
  readonly shorts: Readonly<Record<string, readonly string[]>>;
  readonly unknown: {
    readonly houses: readonly string[];
    readonly streets: readonly string[];
    readonly blocks: readonly string[];
  };
}

export function readWords(): Words {
  return split(parse(readFileSync(new URL('./words.yaml', import.meta.url), 'utf8'))) as Words;
}

/** A key that ends in + holds names in one text, parted by commas. */
function split(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(split);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key.endsWith('+') ? [key.slice(0, -1), String(inner).split(/,\s*/)] : [key, split(inner)],
    ),
  );
}
