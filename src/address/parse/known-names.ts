/** What is known about names before an address is read, such as from the other rows of its list. */
export interface KnownNames {
  /** Whether a part of an address is the name of a village or a district. */
  isLocality(text: string): boolean;
  /** Whether a part of an address is the name of a street. */
  isStreet(text: string): boolean;
  /** Whether a part of an address is the name of a house in this postcode. */
  isHouse(text: string, postcode: string): boolean;
  /** Whether so few addresses end in this name that it cannot be a village. */
  isRare(text: string): boolean;
  /** Whether several houses have a part of this name, such as `Weaving Shed`. */
  isPart(text: string): boolean;
  /** Whether many houses with names stand before this name: it is a place or a street rather than a house. */
  hasHouses(text: string): boolean;
}

/** Knows no names: the words and their order alone decide. */
export const NO_KNOWN_NAMES: KnownNames = {
  isLocality: () => false,
  isStreet: () => false,
  isHouse: () => false,
  isRare: () => false,
  isPart: () => false,
  hasHouses: () => false,
};
