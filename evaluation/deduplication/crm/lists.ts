import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The halves of the set. They share no names, places or seeds. Nobody looks at single mistakes of the second. */
export type CrmHalf = 'shown' | 'held-back';

/** How people of a culture build, shorten and order their names. */
export type Custom =
  | 'western'
  | 'welsh'
  | 'irish'
  | 'sikh'
  | 'muslim'
  | 'hindu'
  | 'chinese'
  | 'nigerian'
  | 'polish'
  | 'spanish';

export interface Culture {
  readonly name: string;
  /** The share of households, in percent. */
  readonly share: number;
  readonly custom: Custom;
  /** The share of people with a middle name. */
  readonly middle: number;
  readonly male: string;
  readonly female: string;
  /** English forenames that people use beside their own. */
  readonly english?: string;
  readonly surnames: string;
  /** Beginnings and ends of rarer surnames. */
  readonly stems?: string;
  readonly tails?: string;
}

/** The lists of one half. Words of one entry are joined by `-` or `+`; facts of one entry by `:`. */
export interface CrmLists {
  readonly cultures: readonly Culture[];
  readonly nicknames: Readonly<Record<string, string>>;
  readonly spellings: Readonly<Record<string, string>>;
  readonly surnameSpellings: Readonly<Record<string, string>>;
  /** Each as `Name:district:district before recoding:dialling code:County`. */
  readonly towns: string;
  readonly streets: string;
  readonly ends: string;
  readonly houses: string;
  readonly blocks: string;
  readonly care: string;
  readonly halls: string;
  /** Each as `Name:domain`. */
  readonly firms: string;
  readonly parishes: string;
  readonly providers: string;
  readonly mobiles: string;
  readonly exchange: string;
}

export function readCrmLists(half: CrmHalf): CrmLists {
  const path = fileURLToPath(new URL(`lists/${half}.json`, import.meta.url));
  return JSON.parse(readFileSync(path, 'utf8')) as CrmLists;
}
