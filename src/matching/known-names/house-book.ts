import type { DeliveryPoint } from '../../address/delivery-point.ts';
import { isDefiniteArticle } from '../../address/normal-form/small-words.ts';
import { wordsOf } from '../../address/normal-form/tokens.ts';
import type { Word } from '../../address/normal-form/word.ts';
import type { AddressFile } from '../../address-file/address-file.ts';
import { runTogether } from '../../address-file/search/keys.ts';
import { KindBook } from './kind-book.ts';

/**
 * A list with more postcodes than this gets no book of house names, because reading that many takes a second or
 * two in each thread that matches. A council has a few thousand postcodes.
 */
export const MOST_POSTCODES = 20_000;

/** The names of the houses and buildings of a list and of their parts, exactly as they are written there. */
export class HouseBook {
  readonly #names = new Set<string>();
  readonly #withoutArticle = new Set<string>();

  /**
   * The street of the first building of each name. The keys are names without article, each with the village, with
   * the postcode district, with the town, and alone.
   */
  readonly #streets = new Map<string, string>();

  /** How many villages have a building of a name. Without article. */
  readonly #villagesOf = new Map<string, number>();
  readonly #villages = new Set<string>();

  /** The names of parts, without article, and the building that first had a part of the name. */
  readonly #parts = new Map<string, string>();

  /** How many more rows have a part of a name than a house of it without a number. Without article. */
  readonly #partsBeyond = new Map<string, number>();

  /** Tells whether houses share a name but for a word such as Farm. */
  readonly kinds = new KindBook();

  /** The words of all names. */
  readonly #words = new Set<string>();

  /** How many postcodes the list has in each county. The keys are run together. */
  readonly #counties = new Map<string, number>();

  /** Notes the county of a postcode. */
  addCounty(name: string): void {
    const key = runTogether(wordsOf(name));
    this.#counties.set(key, (this.#counties.get(key) ?? 0) + 1);
  }

  /** Whether the list names a county like this in its column of counties. */
  isCounty(name: string): boolean {
    return (this.#counties.get(name) ?? 0) >= LEAST_POSTCODES_OF_COUNTY;
  }

  /** Adds the words of the name of a building, part, street or place. */
  addWords(name: string): void {
    for (const { text } of wordsOf(name)) this.#words.add(text);
  }

  /** Whether a word occurs in the name of a building, part, street or place. */
  isNameWord({ text }: Pick<Word, 'text'>): boolean {
    return this.#words.has(text);
  }

  /** Adds the name of a part of a building. */
  addPart(name: string, building: string): void {
    const key = joined(withoutArticle(wordsOf(name)));
    this.#countPart(key, 1);
    const first = this.#parts.get(key);
    if (first === undefined) this.#parts.set(key, building);
    else if (first !== building) this.#parts.set(key, SEVERAL);
  }

  /**
   * Whether at least two buildings have a part of this name: `The Mobile Home`. It is no such name if as many houses
   * have it: a list may have `Manor House, The Green` as a part of The Green.
   */
  isPart(words: readonly Word[]): boolean {
    const key = joined(withoutArticle(words));
    return this.#parts.get(key) === SEVERAL && (this.#partsBeyond.get(key) ?? 0) > 0;
  }

  #countPart(key: string, by: 1 | -1): void {
    this.#partsBeyond.set(key, (this.#partsBeyond.get(key) ?? 0) + by);
  }

  /** Adds the name of a building. */
  add(point: DeliveryPoint): void {
    const words = wordsOf(point.buildingName);
    if (words.length === 0) return;
    this.#names.add(joined(words));
    this.kinds.add(point);
    const name = joined(withoutArticle(words));
    this.#withoutArticle.add(name);
    if (point.subBuildingName === '' && point.buildingNumber === '') this.#countPart(name, -1);
    this.#villages.add(keyOf('', point, 'village'));
    if (!this.#streets.has(keyOf(name, point, 'village')))
      this.#villagesOf.set(name, (this.#villagesOf.get(name) ?? 0) + 1);
    for (const within of ['village', 'district', 'town', 'list'] as const) {
      const key = keyOf(name, point, within);
      const street = within === 'district' || within === 'town' ? plainStreetOf(point) : streetOf(point);
      const first = this.#streets.get(key);
      if (first === undefined) this.#streets.set(key, street);
      else if (first !== street) this.#streets.set(key, SEVERAL);
    }
  }

  /**
   * Whether all buildings that are called like that of an address are in one street.
   *
   * @param within where the other buildings are looked for
   */
  isOnly(point: DeliveryPoint, within: Within): boolean {
    const name = joined(withoutArticle(wordsOf(point.buildingName)));
    const street = this.#streets.get(keyOf(name, point, within));
    return street !== undefined && street !== SEVERAL;
  }

  /** Whether so few villages have a building of this name that a village hardly has a second one. */
  isRare({ buildingName }: DeliveryPoint): boolean {
    const count = this.#villagesOf.get(joined(withoutArticle(wordsOf(buildingName)))) ?? 0;
    return count <= MOST_VILLAGES_OF_RARE * this.#villages.size;
  }

  /**
   * Whether a house is called exactly this.
   *
   * @param isArticleNamed whether `The Haven` and `Haven` are two names
   */
  has(words: readonly Word[], isArticleNamed: boolean): boolean {
    return isArticleNamed
      ? this.#names.has(joined(words))
      : this.#withoutArticle.has(joined(withoutArticle(words)));
  }
}

const SEVERAL = '';

/** A name that fewer postcodes have as their county is a mistake in the list. */
const LEAST_POSTCODES_OF_COUNTY = 8;

/** The largest share of villages that have a building of a rare name. */
const MOST_VILLAGES_OF_RARE = 0.1;

/** How far a name is looked for: in the village of an address, in its town, or in the whole list. */
export type Within = 'village' | 'district' | 'town' | 'list';

/** Reads the names of all houses of a plain list. Undefined for other files, and for a list that is too large. */
export function houseBookOf(file: AddressFile): HouseBook | undefined {
  const { plainList, counts } = file.manifest;
  if (plainList !== true || counts.postcodes > MOST_POSTCODES) return undefined;
  const book = new HouseBook();
  const streets = new Set<string>();
  for (const { addresses, counties } of file.entries()) {
    if (counties.postal !== '') book.addCounty(counties.postal);
    const plain = new Set<string>();
    for (const { point } of addresses)
      if (`${point.organisation}${point.buildingName}${point.subBuildingName}` === '')
        plain.add(houseOf(point));
    for (const { point } of addresses) {
      const { buildingName, subBuildingName } = point;
      book.addWords(buildingName);
      book.addWords(subBuildingName);
      streets.add(streetOf(point));
      if (buildingName !== '') book.add(point);
      if (subBuildingName !== '') book.addPart(subBuildingName, buildingName || houseOf(point));
      // `Yard Cottage, 44 Pinfold Gate` beside `44 Pinfold Gate` is a part of that house, not its name.
      else if (buildingName !== '' && plain.has(houseOf(point))) book.addPart(buildingName, houseOf(point));
    }
  }
  for (const street of streets) book.addWords(street);
  return book;
}

/** The name of the street of an address. Some rows of a list have the locality of a street, and others lack it. */
function plainStreetOf({ thoroughfareName, thoroughfareDescriptor }: DeliveryPoint): string {
  return `${thoroughfareName} ${thoroughfareDescriptor}`;
}

/** The street of an address, with the places that it is in. It is never {@link SEVERAL}. */
function streetOf(point: DeliveryPoint): string {
  const { dependentThoroughfareName, thoroughfareName, thoroughfareDescriptor } = point;
  return keyOf(
    `${dependentThoroughfareName}|${thoroughfareName}|${thoroughfareDescriptor}`,
    point,
    'village',
  );
}

/** A name with the village or the town of an address, or with neither. */
function keyOf(name: string, point: DeliveryPoint, within: Within): string {
  const { doubleDependentLocality, dependentLocality, postTown } = point;
  if (within === 'list') return name;
  if (within === 'district') return `${name}|${point.postcode.split(' ')[0]}`;
  return within === 'town'
    ? `${name}|${postTown}`
    : `${name}|${doubleDependentLocality}|${dependentLocality}|${postTown}`;
}

/** The number of a house and its street. */
function houseOf({ buildingNumber, thoroughfareName, thoroughfareDescriptor }: DeliveryPoint): string {
  return `${buildingNumber} ${thoroughfareName} ${thoroughfareDescriptor}`;
}

function withoutArticle(words: readonly Word[]): readonly Word[] {
  const [first, second] = words;
  return first !== undefined && second !== undefined && isDefiniteArticle(first) ? words.slice(1) : words;
}

function joined(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ');
}
