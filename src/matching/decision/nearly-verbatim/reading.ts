import type { DeliveryPoint } from '../../../address/delivery-point.ts';
import { isSmall } from '../../../address/normal-form/small-words.ts';
import { KIND } from '../../../address/normal-form/vocabulary.ts';
import { editDistance } from '../../../text/edit-distance.ts';
import { isRegion } from '../../known-names/region-book.ts';
import type { ListedNames } from '../../typed/remark.ts';
import { isLabel, isPitch, type WrittenWord, wordsOfName } from './written-word.ts';

/** What a typed word was found to be. */
export const ROLE = { none: 0, premise: 1, mark: 2, street: 3, place: 4 } as const;

/** A number or letter of an address, where it was typed. */
interface TakenMark {
  readonly at: number;
  readonly typedLabel: string;
  readonly label: string;
}

/** What an address lacks in a text costs as many points. A typed word that the address lacks costs half a point. */
const COST = { slip: 1, kind: 1, firm: 2, premise: 2 } as const;

const PREMISES = ['department', 'subBuildingName', 'buildingName', 'buildingNumber'] as const;
const STREETS = ['dependentThoroughfare', 'thoroughfare'] as const;
const LOCALITIES = ['doubleDependentLocality', 'dependentLocality'] as const;

/** Kinds of words that may be missing from a name because people take another one: `Chalet 3` for Lodge 3. */
const OTHERWISE = KIND.descriptor | KIND.building | KIND.part;

/** Words that say little about which firm is meant. */
const OF_ANY_FIRM = OTHERWISE | KIND.trade | KIND.legal | KIND.number;

/** Finds the words of one address of the file in a typed text. Each typed word is found once. */
export class Reading {
  /** For each typed word, a value of {@link ROLE}. */
  readonly roles: Uint8Array;
  /** In points. */
  cost = 0;
  /** The numbers and letters of the premises and the street, in the order of the address. */
  readonly marks: TakenMark[] = [];
  /** How many words for a part were not typed. Their marks were: the 3 of Lodge 3. */
  labelsMissing = 0;
  /** Whether one of them is for a pitch. */
  isPitchMissing = false;
  /** Whether the name of a park was typed. */
  isOnPark = false;
  /** How many words for what a building is were not typed. */
  kindsMissing = 0;
  /** How many descriptors of streets were not typed. */
  descriptorsMissing = 0;
  /** Whether some word was typed with a slip. */
  isDamaged = false;
  /** Whether the address has a firm that was not typed. */
  isFirmMissing = false;
  /** Whether a firm was typed, and its unit or building was not. */
  isFirmAlone = false;
  /** Whether all localities of the address were typed. */
  hasLocalities = true;
  /** Whether a locality or the post town was typed. */
  isPlaced = false;
  readonly #typed: readonly WrittenWord[];
  readonly #listed: ListedNames;
  /** The index of the word that was taken last. */
  #last = -1;

  constructor(typed: readonly WrittenWord[], listed: ListedNames) {
    this.#typed = typed;
    this.#listed = listed;
    this.roles = new Uint8Array(typed.length);
  }

  /** Reads the premises and the street of an address. Returns whether they were typed, but for what may be missing. */
  readDoor(point: DeliveryPoint): boolean {
    const isFirm = point.organisation !== '' && this.#readFirm(point.organisation);
    this.isFirmMissing = point.organisation !== '' && !isFirm;
    if (this.isFirmMissing) this.cost += COST.firm;
    let isNamed = isFirm;
    for (const element of PREMISES) {
      const name = point[element];
      if (name === '') continue;
      if (isFirm && wordsOfName(name).every((word) => this.#find(word) < 0)) {
        this.isFirmAlone = true;
        this.cost += COST.premise;
      } else if (this.#readPremise(name)) isNamed = true;
      else return false;
    }
    return isNamed && STREETS.every((element) => this.#readStreet(point, element)) && this.#hasOrder();
  }

  /** Reads the places of an address. */
  readPlaces(point: DeliveryPoint, county: string): void {
    for (const element of LOCALITIES) {
      const name = point[element];
      if (name === '') continue;
      if (this.#readPlace(name)) this.isPlaced = true;
      else this.hasLocalities = false;
    }
    if (this.#readPlace(point.postTown)) this.isPlaced = true;
    // The South of `South Miskin Street` is not that of South Glamorgan.
    if (wordsOfName(county).every((word) => this.#find(word) >= 0)) this.#readPlace(county);
  }

  /** Takes the words of a firm. Its legal form may be missing. */
  #readFirm(name: string): boolean {
    const words = wordsOfName(name).filter(({ word }) => !isSmall(word) && !word.is(KIND.legal));
    if (!words.some(({ word }) => !word.is(OF_ANY_FIRM) && !isRegion([word]))) return false;
    if (words.some((word) => this.#find(word) < 0)) return false;
    return words.every((word) => this.#take(word, ROLE.premise));
  }

  /**
   * Takes the words of a part, a building or a number. A word for a part before its mark may be missing, and what a
   * building is may be missing if its name and its part were typed: the Caravan Park of `Lodge 3, Bagton`.
   */
  #readPremise(name: string): boolean {
    const words = this.#withoutRange(name);
    const kindsBefore = this.labelsMissing + this.kindsMissing;
    let names = 0;
    let isFound = false;
    for (const [at, word] of words.entries()) {
      if (!word.isMark && isSmall(word.word)) continue;
      if (this.#take(word, ROLE.premise)) {
        isFound = true;
        if (OF_PARKS.has(word.word.text)) this.isOnPark = true;
        if (!isKindOfPark(word)) names++;
      } else if (word.isMark) return false;
      else if (isLabel(word) && words[at + 1]?.isMark === true) {
        this.labelsMissing++;
        if (isPitch(word)) this.isPitchMissing = true;
      } else if (names > 0 && isKindOfPark(word) && this.marks.some(isLabelled)) this.kindsMissing++;
      else return false;
    }
    this.cost += COST.kind * (this.labelsMissing + this.kindsMissing - kindsBefore);
    return isFound;
  }

  /** The words of a building without the numbers of its flats, if these were not typed and the flat is one of them. */
  #withoutRange(name: string): readonly WrittenWord[] {
    const words = wordsOfName(name);
    const [, first = '', last = ''] = RANGE.exec(name) ?? [];
    if (first === '') return words;
    const isFirst = words[0]?.key === first;
    const range = words.findIndex(({ key }, at) => key === first && words[at + 1]?.key === last);
    if (range < 0 || this.#find(words[range + 1]!) >= 0) return words;
    const flats = isFirst
      ? this.marks.map(({ at }) => this.#typed[at]?.key)
      : words.slice(0, range).map(({ key }) => key);
    const isOfBlock = flats.some((flat) => Number(flat) >= Number(first) && Number(flat) <= Number(last));
    return isOfBlock ? words.filter((_, at) => at !== range && at !== range + 1) : words;
  }

  /** Takes the words of a street. Its descriptor may be missing. */
  #readStreet(point: DeliveryPoint, element: (typeof STREETS)[number]): boolean {
    for (const word of wordsOfName(point[`${element}Name`]))
      if (!(isSmall(word.word) && !word.isMark) && !this.#take(word, ROLE.street)) return false;
    for (const word of wordsOfName(point[`${element}Descriptor`])) {
      if (isSmall(word.word) || this.#take(word, ROLE.street)) continue;
      if (!word.word.is(OTHERWISE)) return false;
      this.descriptorsMissing++;
      this.cost += COST.kind;
    }
    return true;
  }

  #readPlace(name: string): boolean {
    let isWhole = name !== '';
    for (const word of wordsOfName(name)) if (!this.#take(word, ROLE.place)) isWhole = false;
    return isWhole;
  }

  /** Takes a typed word for a word of the address, if it is one. */
  #take(word: WrittenWord, role: number): boolean {
    const at = this.#find(word);
    const typed = this.#typed[at];
    if (typed === undefined) return false;
    this.#last = at;
    this.roles[at] = word.isMark && role !== ROLE.place ? ROLE.mark : role;
    if (word.isMark) {
      if (role !== ROLE.place) this.marks.push({ at, typedLabel: typed.label, label: word.label });
    } else if (typed.key !== word.key && role !== ROLE.place) {
      this.isDamaged = true;
      this.cost += COST.slip;
    }
    return true;
  }

  /**
   * Returns the index of a free typed word that is a word of the address, or -1. The same word comes first: a mark
   * with the same label, or the word behind the last one. If there is none, a word that the list has nowhere may be meant:
   * it sounds the same, or has a slip. So may the same word with or without an S at its end.
   */
  #find(word: WrittenWord): number {
    const next = this.#typed[this.#last + 1];
    if (next?.key === word.key && next.label === word.label && this.roles[this.#last + 1] === ROLE.none)
      return this.#last + 1;
    const labelled = this.#indexOf(({ key, label }) => key === word.key && label === word.label);
    if (labelled >= 0) return labelled;
    const same = this.#indexOf((typed) => typed.key === word.key || isEither(typed, word));
    if (same >= 0 || word.isMark || word.key.length < SHORTEST_HEARD) return same;
    return this.#indexOf((typed) => !typed.isMark && this.#isLike(typed, word));
  }

  #isLike({ word: typed, key }: WrittenWord, { word, key: meant }: WrittenWord): boolean {
    // `5 Elm Cottage` is one of Elm Cottages, and `Elm Cottages` is not Elm Cottage.
    if (meant === `${key}S` || (key === `${meant}S` && !word.is(KIND.building))) return true;
    // `Fixth Avenue` may be Fifth Avenue or Sixth Avenue.
    if (this.#listed.isNameWord(typed) || word.is(KIND.ordinal | KIND.cardinal)) return false;
    if (typed.heard === word.heard) return true;
    const most = meant.length < SHORTEST_WITH_SLIP ? 0 : meant.length < SHORTEST_WITH_TWO ? 1 : 2;
    return most > 0 && editDistance(meant, key, most) <= most;
  }

  #indexOf(test: (typed: WrittenWord) => boolean): number {
    return this.#typed.findIndex((typed, at) => this.roles[at] === ROLE.none && test(typed));
  }

  /**
   * Whether the marks stand in the order of the address. A part may stand behind its house if its label was typed.
   * Flat 3 of cluster 2 is not flat 2 of cluster 3.
   */
  #hasOrder(): boolean {
    return this.marks.every(({ at, typedLabel, label }, index) => {
      if (
        typedLabel !== '' &&
        label !== '' &&
        typedLabel !== label &&
        this.#typed.some(({ key }) => key === label)
      )
        return false;
      // `3 Cotham Street (Flat 8)` is not Flat 3 of number 8.
      if (typedLabel !== '' && label === '' && this.marks.some((other) => other.label === typedLabel))
        return false;
      const isBehind = this.marks.slice(index + 1).some((later) => later.at < at);
      return !isBehind || (typedLabel !== '' && typedLabel === label);
    });
  }
}

/** Whether a short form may be either of two words, and one of them is meant. */
function isEither({ word: one }: WrittenWord, { word: other }: WrittenWord): boolean {
  return one.either.includes(other.text) || other.either.includes(one.text);
}

/** The numbers of the flats in a block: `1-40 Milton House`, `Flat 7, 1-40`. */
const RANGE = /(?:^|, )(\d+)-(\d+)(?: \p{L}|$)/u;

/** Whether a word says what a building or park is rather than how it is called. */
function isKindOfPark({ word }: WrittenWord): boolean {
  return word.is(OTHERWISE) || OF_PARKS.has(word.text);
}

const OF_PARKS = new Set(
  'PARK PARC SITE TOURING HOLIDAY HOLIDAYS HOMES HOME STATIC LEISURE RESIDENTIAL COUNTRY'.split(' '),
);

function isLabelled({ typedLabel, label }: TakenMark): boolean {
  return label !== '' && typedLabel === label;
}

/** In letters. */
const SHORTEST_HEARD = 4;
const SHORTEST_WITH_SLIP = 5;
const SHORTEST_WITH_TWO = 9;
