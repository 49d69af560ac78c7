import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder of the lists that come with the project. A folder with the same files may replace it
 * (`--lists`).
 */
export const LISTS = fileURLToPath(new URL('../lists/', import.meta.url));

/** The ways in which communities give and write names, called after a language or a naming tradition. */
export const FORMS = ['western', 'arabic', 'punjabi', 'chinese', 'polish'] as const;

export type Form = (typeof FORMS)[number];

/** A community: where it lives, and its names from the commonest to the rarest. */
export interface CommunityList {
  readonly name: string;
  /** The community's share of all households, in any unit. */
  readonly share: number;
  readonly form: Form;
  /** The share of people with a middle name. */
  readonly middle: number;
  /** The share of households in the community's own towns. */
  readonly clustered: number;
  readonly towns: string;
  /** The Zipf exponents of its names. */
  readonly skew: { readonly forenames: number; readonly surnames: number };
  /** One list, or three lists: for the old, the middle-aged and the young. */
  readonly male: readonly string[];
  readonly female: readonly string[];
  readonly surnames: string;
  readonly femaleSurnames?: string;
  /** Second forenames that Chinese people take. */
  readonly western?: string;
  /** Rare surnames, which are made from two halves. */
  readonly tail?: { readonly share: number; readonly starts: string; readonly ends: string };
}

export type NameMap = Readonly<Record<string, string>>;

export interface NameLists {
  readonly nicknames: NameMap;
  readonly oldNicknames: NameMap;
  readonly spellings: NameMap;
  readonly forenameSpellings: NameMap;
  readonly mohammed: string;
}

/** Maps each forename to all its other forms in the lists, divided by spaces. */
export function formsOf({ nicknames, oldNicknames, forenameSpellings }: NameLists): NameMap {
  const forms: Record<string, string> = {};
  for (const map of [nicknames, oldNicknames, forenameSpellings]) {
    for (const [name, others] of Object.entries(map)) forms[name] = `${forms[name] ?? ''} ${others}`.trim();
  }
  return forms;
}

export interface TownList {
  readonly name: string;
  readonly county: string;
  readonly area: string;
  readonly dialling: string;
  readonly size: number;
}

export interface PlaceLists {
  readonly towns: readonly TownList[];
  readonly streets: string;
  readonly descriptors: string;
  readonly buildings: string;
  readonly buildingEnds: string;
  readonly cottages: string;
  readonly localities: string;
  readonly providers: string;
  readonly mailWords: string;
}

type Shares<Name extends string> = Readonly<Record<Name, number>>;

/** Rates are shares from 0 to 1, except `households` and `records`, which are weights. */
export interface Rates {
  readonly households: Shares<
    'single' | 'couple' | 'family' | 'loneParent' | 'threeGenerations' | 'sharers' | 'siblings'
  >;
  readonly inDwelling: Shares<
    'flats' | 'named' | 'lettered' | 'empty' | 'locality' | 'neighbourOfSameSurname'
  >;
  readonly family: Shares<
    | 'sameNameSon'
    | 'sameNameDaughter'
    | 'twins'
    | 'doubleBarrelled'
    | 'keptOwnSurname'
    | 'suffixWhenSameName'
    | 'unmarried'
  >;
  readonly contacts: Shares<
    'mail' | 'mailShared' | 'mailOfName' | 'mobile' | 'landline' | 'mobileShared' | 'secondMail'
  >;
  /** The weights of having one record, two records, three records, and so on. */
  readonly records: readonly number[];
  readonly life: Shares<'moved' | 'movedUnknown' | 'married'>;
  readonly known: Shares<
    | 'title'
    | 'middle'
    | 'middleInitial'
    | 'birth'
    | 'mail'
    | 'landline'
    | 'mobile'
    | 'county'
    | 'town'
    | 'postcode'
    | 'locality'
  >;
  readonly dirt: Readonly<Record<string, number>>;
}

export interface Lists {
  readonly communities: readonly CommunityList[];
  readonly names: NameLists;
  readonly places: PlaceLists;
  readonly rates: Rates;
}

/**
 * Reads the four files of a folder of lists.
 *
 * @throws Error if a community has an unknown form
 */
export function readLists(folder = LISTS): Lists {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));
  const communities = read('communities') as CommunityList[];
  for (const { name, form } of communities) {
    if (!FORMS.includes(form))
      throw new Error(
        `communities.json in ${folder} gives ${name} the form ${form}. Use one of ${FORMS.join(', ')}.`,
      );
  }
  return {
    communities,
    names: read('names'),
    places: read('places'),
    rates: read('rates'),
  };
}
