import type { WelshAlternative } from '../address/alternatives.ts';
import type { DeliveryPoint } from '../address/delivery-point.ts';
import { type Label, labelsOf } from '../address/normal-form/label.ts';
import { tokensOf, wordsOf } from '../address/normal-form/tokens.ts';
import { KIND } from '../address/normal-form/vocabulary.ts';
import type { Word } from '../address/normal-form/word.ts';
import type { PostcodeEntry, StoredAddress } from '../address-file/postcode-entry.ts';
import { Phrase } from './phrase.ts';

/** A postcode of the file with the names in it in normal form. */
export interface PreparedPostcode {
  readonly entry: PostcodeEntry;
  readonly streets: readonly PreparedStreet[];
}

/** The doors of a postcode that share the names of street and places. */
export interface PreparedStreet {
  readonly main: StreetName | undefined;
  readonly dependent: StreetName | undefined;
  /** Other names of either: in Welsh, and aliases. */
  readonly others: readonly StreetName[];
  readonly town: readonly Phrase[];
  readonly locality: readonly Phrase[];
  readonly doubleLocality: readonly Phrase[];
  readonly doors: readonly Door[];
}

/** The name of a street, in parts and whole. */
export interface StreetName {
  readonly name: Phrase;
  readonly descriptor: readonly Word[];
  readonly whole: Phrase;
}

/** Prepares an entry. What is not built yet is left out: nobody lives there. */
export function preparePostcode(entry: PostcodeEntry): PreparedPostcode {
  const streets: {
    of: DeliveryPoint;
    welsh: WelshAlternative | undefined;
    aliases: readonly string[];
    doors: Door[];
  }[] = [];
  for (const address of entry.addresses) {
    if (address.kind === 'not-yet-built') continue;
    const { point, welsh } = address;
    let street = streets.at(-1);
    if (street === undefined || !isSameStreet(street.of, point)) {
      street = streets.find(({ of }) => isSameStreet(of, point));
      if (street === undefined) {
        street = { of: point, welsh, aliases: address.aliases, doors: [] };
        streets.push(street);
      }
    }
    street.doors.push(new Door(address));
  }
  return {
    entry,
    streets: streets.map(({ of, welsh, aliases, doors }) => prepareStreet(of, welsh, aliases, doors)),
  };
}

function isSameStreet(one: DeliveryPoint, other: DeliveryPoint): boolean {
  return (
    one.thoroughfareName === other.thoroughfareName &&
    one.thoroughfareDescriptor === other.thoroughfareDescriptor &&
    one.dependentThoroughfareName === other.dependentThoroughfareName &&
    one.dependentThoroughfareDescriptor === other.dependentThoroughfareDescriptor &&
    one.dependentLocality === other.dependentLocality &&
    one.doubleDependentLocality === other.doubleDependentLocality &&
    one.postTown === other.postTown
  );
}

function prepareStreet(
  of: DeliveryPoint,
  welsh: WelshAlternative | undefined,
  aliases: readonly string[],
  doors: readonly Door[],
): PreparedStreet {
  const others: StreetName[] = [];
  if (welsh !== undefined) {
    for (const name of [
      streetName(welsh.dependentThoroughfareName, welsh.dependentThoroughfareDescriptor),
      streetName(welsh.thoroughfareName, welsh.thoroughfareDescriptor),
    ]) {
      if (name !== undefined) others.push(name);
    }
  }
  for (const alias of aliases) {
    const name = streetName(alias, '');
    const last = name?.whole.words.at(-1);
    // Aliases of houses are among them.
    if (name !== undefined && last?.is(KIND.building) !== true) others.push(name);
  }
  return {
    main: streetName(of.thoroughfareName, of.thoroughfareDescriptor),
    dependent: streetName(of.dependentThoroughfareName, of.dependentThoroughfareDescriptor),
    others,
    town: phrases(of.postTown, welsh?.postTown),
    locality: phrases(of.dependentLocality, welsh?.dependentLocality),
    doubleLocality: phrases(of.doubleDependentLocality, welsh?.doubleDependentLocality),
    doors,
  };
}

function phrases(...names: readonly (string | undefined)[]): Phrase[] {
  return names.flatMap((name) => (name === undefined || name === '' ? [] : [phraseOf(name)]));
}

function streetName(name: string, descriptor: string): StreetName | undefined {
  if (name === '' && descriptor === '') return undefined;
  if (descriptor === '') return { name: phraseOf(name), descriptor: [], whole: phraseOf(name) };
  const whole = phraseOf(`${name} ${descriptor}`);
  // Of `The Green` the name says nothing.
  const plain = phraseOf(name);
  if (plain.words.every((word) => word.text === 'THE')) return { name: whole, descriptor: [], whole };
  return { name: plain, descriptor: wordsIn(descriptor), whole };
}

/** What the name of a building or part is read as. */
interface PremiseName {
  readonly labels: readonly Label[];
  readonly name: Phrase | undefined;
}

/** More texts than one street has, fewer than a country: the memory begins anew when it is full. */
const MOST_REMEMBERED = 20_000;

/** Remembers what a function makes of a text. */
function remembering<Value>(make: (text: string) => Value): (text: string) => Value {
  let known = new Map<string, Value>();
  return (text) => {
    let value = known.get(text);
    if (value === undefined) {
      if (known.size >= MOST_REMEMBERED) known = new Map();
      value = make(text);
      known.set(text, value);
    }
    return value;
  };
}

const phraseOf = remembering((text) => new Phrase(wordsOf(text)));

const wordsIn = remembering((text): readonly Word[] => wordsOf(text));

const premiseNameOf = remembering((text): PremiseName => {
  const tokens = tokensOf(text);
  const labels = labelsOf(tokens).filter((label) => !label.isSpelled);
  const inLabel = (at: number) => labels.some((label) => at >= label.from && at < label.to);
  const words = tokens.filter((_, at) => !inLabel(at)).map(({ word }) => word);
  return { labels, name: words.length === 0 ? undefined : new Phrase(words) };
});

const houseNumberOf = remembering((text) => labelsOf(tokensOf(text))[0]);

/** Building numbers are so often asked for that they have a table of their own. */
const HOUSES: (Label | undefined)[] = [];
const MOST_HOUSES = 10_000;

function houseOf(buildingNumber: string): Label | undefined {
  const number = Number(buildingNumber);
  if (!(number > 0 && number < MOST_HOUSES)) return number === 0 ? undefined : houseNumberOf(buildingNumber);
  HOUSES[number] ??= labelsOf(tokensOf(String(number)))[0];
  return HOUSES[number];
}

const NO_LABELS: readonly Label[] = [];
const NO_WORDS: readonly Word[] = [];
const NO_PHRASES: readonly Phrase[] = [];

/** What tells an address from its neighbours. All but the number is read when it is asked for: most doors differ in that. */
export class Door {
  readonly address: StoredAddress;
  /** Number of the house: `14`, `14A`, `1-3`. */
  readonly house: Label | undefined;
  #parts: readonly Label[] | undefined;

  constructor(address: StoredAddress) {
    this.address = address;
    const { buildingNumber, buildingName } = address.point;
    this.house = buildingNumber === '' ? undefined : houseOf(buildingNumber);
    // `14A`, `1-3`, `Flower House 189A`: the number of the house where it has no other.
    if (this.house === undefined && buildingName !== '')
      this.house = premiseNameOf(buildingName).labels.find(isHouse);
  }

  /** Numbers, letters and floors of parts: `Flat 2`, `Block B`. */
  get parts(): readonly Label[] {
    this.#parts ??= this.#readParts();
    return this.#parts;
  }

  /** Name of the building, without labels. */
  get name(): Phrase | undefined {
    const { buildingName } = this.address.point;
    return buildingName === '' ? undefined : premiseNameOf(buildingName).name;
  }

  /** Other names of the building. */
  get aliases(): readonly Phrase[] {
    const { aliases } = this.address;
    return aliases.length === 0 ? NO_PHRASES : aliases.map(phraseOf);
  }

  /** What names the part beyond its label: CARETAKERS. */
  get partName(): Phrase | undefined {
    const { subBuildingName } = this.address.point;
    return subBuildingName === '' ? undefined : premiseNameOf(subBuildingName).name;
  }

  get organisation(): readonly Word[] {
    const { organisation } = this.address.point;
    return organisation === '' ? NO_WORDS : wordsIn(organisation);
  }

  /** Whether there is a number in the name of the organisation. */
  get isNumbered(): boolean {
    const { organisation } = this.address.point;
    return organisation !== '' && this.organisation.some((word) => word.is(KIND.number));
  }

  get department(): readonly Word[] {
    const { department } = this.address.point;
    return department === '' ? NO_WORDS : wordsIn(department);
  }

  /** `61`; empty where it is no PO box. */
  get box(): string {
    return this.address.point.poBox;
  }

  #readParts(): readonly Label[] {
    const { subBuildingName, buildingName } = this.address.point;
    const part = subBuildingName === '' ? NO_LABELS : premiseNameOf(subBuildingName).labels;
    const building = buildingName === '' ? NO_LABELS : premiseNameOf(buildingName).labels;
    return building.length === 0 ? part : [...part, ...building.filter((label) => label !== this.house)];
  }
}

/** Whether a label of a building's name may be the number of the house. */
function isHouse({ kind, first }: Label): boolean {
  return kind === '' && first >= 0;
}
