import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** A postcode district and its places. */
export interface District {
  readonly code: string;
  readonly borough: string;
  readonly town: string;
  /** Empty if addresses of the district have no locality. */
  readonly county: string;
  readonly localities: readonly string[];
}

/** A council's style of keeping its list. Shares are 0 to 1. */
export interface Council {
  readonly isUpperCase: boolean;
  readonly county: number;
  readonly locality: number;
  readonly flats: number;
}

export interface LondonLists {
  readonly districts: readonly District[];
  readonly councils: Readonly<Record<string, Council>>;
  readonly streets: readonly string[];
  readonly descriptors: Readonly<Record<string, number>>;
  readonly closes: readonly string[];
  readonly qualifiers: readonly string[];
  readonly buildings: readonly string[];
  readonly blocks: readonly string[];
  readonly houses: readonly string[];
  readonly shops: readonly string[];
  /** Ways of dividing houses: name → weight. */
  readonly conversions: Readonly<Record<string, number>>;
  readonly floors: readonly (readonly string[])[];
  /** Regions that a list's owner writes in place of the locality. */
  readonly regions: readonly string[];
}

export interface RuralLists {
  readonly districts: readonly District[];
  readonly houseFirst: readonly string[];
  readonly houseSecond: readonly string[];
  readonly houseWhole: readonly string[];
  readonly qualifiers: readonly string[];
  readonly terraces: readonly string[];
  readonly terraceWords: readonly string[];
  readonly streets: readonly string[];
  readonly shares: Readonly<Record<'street' | 'terrace' | 'house' | 'farm', number>>;
  readonly farmParts: readonly string[];
  readonly regions: readonly string[];
}

export interface BusinessLists {
  readonly districts: readonly District[];
  readonly streets: readonly string[];
  readonly descriptors: Readonly<Record<string, number>>;
  readonly estates: readonly string[];
  readonly estateWords: readonly string[];
  readonly offices: readonly string[];
  readonly officeWords: readonly string[];
  readonly people: readonly string[];
  readonly trades: readonly string[];
  readonly numbered: readonly string[];
  readonly legal: Readonly<Record<string, number>>;
  readonly regions: readonly string[];
}

/**
 * The damage that people do to addresses: the shares of the kinds for each list, and the tables that the
 * kinds use.
 */
export interface DirtLists {
  readonly shares: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly absentShares: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The share of typed rows that have a second kind. */
  readonly second: number;
  readonly abbreviations: Readonly<Record<string, readonly string[]>>;
  /** Forms of premises with a flat: `{flat}`, `{n}` for its number or letter, `{number}`, `{street}`. */
  readonly notations: readonly string[];
  /** Forms of premises with a letter after the number: `{digits}`, `{letter}`, `{street}`. */
  readonly letterNotations: readonly string[];
  readonly floors: Readonly<Record<string, readonly string[]>>;
  readonly misread: readonly (readonly [string, string])[];
  readonly misheard: readonly (readonly [string, string])[];
  readonly people: readonly string[];
  readonly firms: readonly string[];
  readonly counties: readonly string[];
  readonly londons: readonly string[];
  readonly nears: readonly string[];
  /** Forms of a borough; `{}` is its name. */
  readonly boroughForms: readonly string[];
  readonly language: readonly (readonly [string, string])[];
  readonly legal: Readonly<Record<string, readonly string[]>>;
  /** Names of streets and buildings that are in no list. */
  readonly unknownStreets: readonly string[];
  readonly unknownBuildings: readonly string[];
  readonly unknownFirms: readonly string[];
}

export interface Lists {
  readonly london: LondonLists;
  readonly rural: RuralLists;
  readonly business: BusinessLists;
  readonly dirt: DirtLists;
}

/** Reads the word lists of a folder: `london.yaml`, `rural.yaml`, `business.yaml` and `dirt.yaml`. */
export function readLists(folder: string): Lists {
  const read = <Shape>(name: string): Shape =>
    namesParted(parse(readFileSync(join(folder, `${name}.yaml`), 'utf8'))) as Shape;
  return { london: read('london'), rural: read('rural'), business: read('business'), dirt: read('dirt') };
}

/** Under a key that ends in `+`, a list of names is written as one text with commas. */
function namesParted(document: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(document).map(([key, value]) =>
      key.endsWith('+')
        ? [
            key.slice(0, -1),
            String(value)
              .split(',')
              .map((name) => name.trim()),
          ]
        : [key, value],
    ),
  );
}
