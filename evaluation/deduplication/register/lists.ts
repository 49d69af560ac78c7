import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The halves of the register. Nobody looks at single mistakes of the half that is held back. */
export type Half = 'shown' | 'held-back';

/** How a community builds and writes its names. */
export type NameForm =
  | 'western'
  | 'polish'
  | 'prefix'
  | 'sikh'
  | 'chinese'
  | 'somali'
  | 'yoruba'
  | 'tamil'
  | 'portuguese';

export interface Community {
  readonly name: string;
  /** The community's share of all households, in any unit. */
  readonly share: number;
  readonly form: NameForm;
  /** The Zipf exponent of forenames and surnames. */
  readonly skew: number;
  /** The share of people with a middle name. */
  readonly middle: number;
  /** Forenames, from the commonest to the rarest: one list, or three for the old, the middle-aged and the young. */
  readonly male: readonly string[];
  readonly female: readonly string[];
  /** English forenames that people take beside their own. */
  readonly english?: string;
  readonly surnames: string;
}

export type HouseholdKind =
  | 'single'
  | 'couple'
  | 'family'
  | 'loneParent'
  | 'annexe'
  | 'extended'
  | 'students'
  | 'care'
  | 'sharers';

/** The lists and rates of one half. */
export interface RegisterLists {
  readonly communities: readonly Community[];
  readonly nicknames: Readonly<Record<string, string>>;
  /** Each as `Name:postcode district:dialling code`. */
  readonly towns: string;
  readonly streets: string;
  readonly ends: string;
  readonly houses: string;
  readonly care: string;
  readonly firms: string;
  readonly providers: string;
  readonly households: Readonly<Record<HouseholdKind, number>>;
  readonly rates: Readonly<
    Record<
      | 'sameName'
      | 'twins'
      | 'keepsName'
      | 'hyphen'
      | 'sharedMail'
      | 'workMail'
      | 'mail'
      | 'mobile'
      | 'landline'
      | 'calledByMiddle'
      | 'flat'
      | 'namedHouse'
      | 'moved'
      | 'married'
      | 'unknowable'
      | 'newMail'
      | 'newMobile'
      | 'nickname',
      number
    >
  >;
  /** The weights of having one record, two records, and so on. */
  readonly copies: readonly number[];
}

export function readRegisterLists(half: Half): RegisterLists {
  const path = fileURLToPath(new URL(`lists/${half}.json`, import.meta.url));
  return JSON.parse(readFileSync(path, 'utf8')) as RegisterLists;
}
