import type { Label } from '../../address/normal-form/label.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import type { Word } from '../../address/normal-form/word.ts';
import { isWelshPostcode } from '../../address/welsh-streets.ts';
import {
  HAS_BUILDING_NUMBER,
  HAS_DEPARTMENT,
  HAS_MORE,
  HAS_ORGANISATION,
  HAS_PO_BOX,
  NAMES,
} from '../../address-file/entry/layout.ts';
import type { StoredEntry, StoredPremise } from '../../address-file/entry/stored-entry.ts';
import type { StoredAddress } from '../../address-file/postcode-entry.ts';
import type { Phrase } from './phrase.ts';
import {
  houseNumbered,
  houseOf,
  PremiseName,
  partNameOf,
  phraseOf,
  premiseNameOf,
  wordsIn,
} from './remembered-names.ts';

/** The elements that tell the doors of a street apart. */
const PREMISES = [
  'organisation',
  'department',
  'poBox',
  'subBuildingName',
  'buildingName',
  'buildingNumber',
] as const;
const NO_WORDS: readonly Word[] = [];
const NO_PHRASES: readonly Phrase[] = [];
const NO_PREMISE: StoredPremise = {
  organisation: 0,
  department: 0,
  poBox: 0,
  subBuildingName: 0,
  buildingName: 0,
};
const NAMELESS = new PremiseName('', [], undefined, false);

const MORE_THAN_PART = HAS_ORGANISATION | HAS_DEPARTMENT | HAS_PO_BOX | HAS_MORE;

/** A text without any of these characters contains no number. */
const MAY_BE_NUMBERED = /[\d\u0080-\uffff]/;

/**
 * The names of an entry's premises. Each text is read once: the doors of a block share the name of their
 * building, and one floor is called the same as another.
 */
export class EntryNames {
  readonly #entry: StoredEntry;
  readonly #isWelsh: boolean;
  /** Indexed by the numbers of the texts. */
  readonly #buildings: (PremiseName | undefined)[] = [];
  readonly #parts: (PremiseName | undefined)[] = [];

  constructor(entry: StoredEntry) {
    this.#entry = entry;
    this.#isWelsh = isWelshPostcode(entry.postcode);
  }

  building(text: number): PremiseName {
    if (text === 0) return NAMELESS;
    let name = this.#buildings[text];
    if (name === undefined) {
      name = premiseNameOf(this.#entry.textOf(text));
      this.#buildings[text] = name;
    }
    return name;
  }

  /** Returns the names of a building in the other language, if the postcode may be in Wales. */
  translated(text: number): readonly Phrase[] {
    if (text === 0 || !this.#isWelsh) return NO_PHRASES;
    return this.building(text).inOtherLanguage;
  }

  part(text: number): PremiseName {
    if (text === 0) return NAMELESS;
    let name = this.#parts[text];
    if (name === undefined) {
      name = partNameOf(this.#entry.textOf(text));
      this.#parts[text] = name;
    }
    return name;
  }
}

/**
 * The parts of an address that distinguish it from its neighbours. Everything but the number is read only
 * when it is asked for, because most doors already differ in their numbers.
 */
export class Door {
  /** The house number: `14`, `14A`, `1-3`. */
  readonly house: Label | undefined;
  readonly #entry: StoredEntry;
  readonly #names: EntryNames;
  readonly #at: number;
  readonly #premise: StoredPremise;
  #parts: readonly Label[] | undefined;
  #organisation: readonly Word[] | undefined;

  /** @param at the index of the address in the entry */
  constructor(entry: StoredEntry, names: EntryNames, at: number) {
    this.#entry = entry;
    this.#names = names;
    this.#at = at;
    this.#premise = entry.has(at, NAMES) ? entry.premiseAt(at) : NO_PREMISE;
    const { buildingName } = this.#premise;
    const number = entry.numberOf(at);
    if (number > 0) this.house = houseNumbered(number);
    else if (entry.has(at, HAS_BUILDING_NUMBER))
      this.house = houseOf(entry.addressAt(at).point.buildingNumber);
    // The name of the building holds the house number if there is no other: `14A`, `1-3`,
    // `Flower House 189A`.
    if (this.house === undefined && buildingName > 0 && MAY_BE_NUMBERED.test(entry.textOf(buildingName)))
      this.house = names.building(buildingName).labels.find(isHouse);
  }

  get address(): StoredAddress {
    return this.#entry.addressAt(this.#at);
  }

  get isDeliveryPoint(): boolean {
    return this.#entry.kindAt(this.#at) === 'delivery-point';
  }

  get udprn(): number {
    return this.#entry.udprnAt(this.#at);
  }

  /** The numbers, letters and floors of its parts: `Flat 2`, `Block B`. */
  get parts(): readonly Label[] {
    this.#parts ??= this.#readParts();
    return this.#parts;
  }

  /** The name of the building, without labels. */
  get name(): Phrase | undefined {
    return this.#names.building(this.#premise.buildingName).name;
  }

  /** Other names of the building. */
  get aliases(): readonly Phrase[] {
    const { buildingName } = this.#premise;
    const building = this.#names.building(buildingName);
    const translated = this.#names.translated(buildingName);
    if (building.eitherName.length > 0) return [...building.eitherName, ...translated];
    // In an estate, the flat says which block is meant.
    if (building.blockName.length > 0 && this.parts.length > 0) return [...building.blockName, ...translated];
    if (!this.#entry.hasOtherNames || !this.#entry.has(this.#at, HAS_MORE)) return translated;
    const { aliases } = this.address;
    return aliases.length === 0 ? translated : [...aliases.map(phraseOf), ...translated];
  }

  /** The name of the part, beyond its label: CARETAKERS. */
  get partName(): Phrase | undefined {
    return this.#names.part(this.#premise.subBuildingName).name;
  }

  get organisation(): readonly Word[] {
    this.#organisation ??= this.#wordsIn(this.#premise.organisation);
    return this.#organisation;
  }

  /** Whether the name of the organisation contains a number. */
  get isNumbered(): boolean {
    const { organisation } = this.#premise;
    if (organisation === 0 || !MAY_BE_NUMBERED.test(this.#entry.textOf(organisation))) return false;
    return this.organisation.some((word) => word.is(KIND.number));
  }

  /** Whether the name of the building contains a number. */
  get isNameNumbered(): boolean {
    return this.#names.building(this.#premise.buildingName).isNumbered;
  }

  get department(): readonly Word[] {
    return this.#wordsIn(this.#premise.department);
  }

  /** The number of the PO box, such as `61`. Empty if the address is not a PO box. */
  get box(): string {
    return this.#entry.textOf(this.#premise.poBox);
  }

  /** Whether another address of the entry has the same names and numbers. */
  isTwin(other: Door): boolean {
    const [one, another] = [this.address.point, other.address.point];
    return PREMISES.every((name) => one[name] === another[name]);
  }

  /** Whether both doors are parts of one building, and nothing but their labels is known about them. */
  isBeside(other: Door): boolean {
    return (
      this.house === other.house &&
      this.#premise.buildingName === other.#premise.buildingName &&
      this.isDeliveryPoint === other.isDeliveryPoint &&
      this.#isPart() &&
      other.#isPart()
    );
  }

  #isPart(): boolean {
    return !this.#entry.has(this.#at, MORE_THAN_PART) && this.parts.length > 0 && this.partName === undefined;
  }

  #wordsIn(text: number): readonly Word[] {
    return text === 0 ? NO_WORDS : wordsIn(this.#entry.textOf(text));
  }

  #readParts(): readonly Label[] {
    const part = this.#names.part(this.#premise.subBuildingName).labels;
    const building = this.#names.building(this.#premise.buildingName).labels;
    return building.length === 0 ? part : [...part, ...building.filter((label) => label !== this.house)];
  }
}

/** Whether a label in the name of a building may be the house number. */
function isHouse({ kind, first }: Label): boolean {
  return kind === '' && first >= 0;
}
