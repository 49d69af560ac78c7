import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A post town, or a part of one with its own outward code. */
export interface Town {
  readonly town: string;
  readonly area: string;
  readonly former: string;
  readonly region: string;
  readonly code: string;
  /** How flats are called. Only towns of the burgh list have one way of their own. */
  readonly style?: 'sides' | 'letters' | 'floors' | 'ground' | 'stair' | 'stroke';
  /** Empty for addresses that lie in the town itself. */
  readonly villages: readonly string[];
}

type Names =
  | 'burghStreets'
  | 'burghBlocks'
  | 'burghHouses'
  | 'farms'
  | 'farmParts'
  | 'coastStreets'
  | 'terraceNames'
  | 'mansions'
  | 'retired'
  | 'parks'
  | 'parkRows'
  | 'halls'
  | 'hallBlocks'
  | 'bungalows'
  | 'barns'
  | 'barnParts'
  | 'people'
  | 'careOf'
  | 'landmarks'
  | 'countries'
  | 'englands'
  | 'fillers'
  | 'noStreets'
  | 'noHouses';

export type Words = Readonly<Record<Names, readonly string[]>> & {
  readonly burgh: readonly Town[];
  readonly coast: readonly Town[];
  readonly short: Readonly<Record<string, readonly string[]>>;
};

/** The words of `words.yaml`. The value of a key that ends in `+` is a text of names with commas between them. */
export const WORDS = namesOf(parse(readFileSync(new URL('./words.yaml', import.meta.url), 'utf8'))) as Words;

function namesOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(namesOf);
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
        : [key, namesOf(inner)],
    ),
  );
}
