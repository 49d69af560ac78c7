import type { DeliveryPoint } from '../../address/delivery-point.ts';
import type { Word } from '../../address/normal-form/word.ts';
import type { PreparedStreet } from '../prepared/prepared-street.ts';
import type { KnownPlaces } from './elsewhere.ts';

/** What the file knows about names, apart from the candidates. */
export interface KnownNames {
  /** Tells what a row of typed words is known as. */
  readonly places: KnownPlaces;
  /** Whether the file is made of plain lists. A row of a list may or may not name its locality. */
  readonly isList: boolean;
  /** Whether the file has so few streets of this name that all of them are compared. */
  isRareStreet(street: PreparedStreet): boolean;
  /** Whether a list has the borough or county of a street where other lists have the post town. */
  isInBorough(street: PreparedStreet): boolean;
  /**
   * Whether a house of a list is called exactly this.
   *
   * @param isArticleNamed whether `The Haven` and `Haven` are two names
   */
  isHouse(words: readonly Word[], isArticleNamed: boolean): boolean;
  /**
   * Whether all buildings that are called like that of an address are in one street. Those of its village, its
   * postcode district, its town or the whole list are looked at.
   */
  isOnlyHouse(point: DeliveryPoint, within: 'village' | 'district' | 'town' | 'list'): boolean;
  /** Whether so few villages of a list have a building of this name that a village hardly has a second one. */
  isRareHouse(point: DeliveryPoint): boolean;
  /**
   * Whether no other building of the village has the name of an address with another word for a sort of house:
   * Llety Farm beside Llety.
   */
  isOnlyKind(point: DeliveryPoint): boolean;
  /** Whether several houses of a list have a part of this name. */
  isPart(words: readonly Word[]): boolean;
}
