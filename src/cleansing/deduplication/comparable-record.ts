import type { ComparablePerson } from '../name/compare/comparable-person.ts';

/**
 * A record, reduced to what two records are compared by. Every text is in the form in which its kind is compared: capitals
 * without accents and without what people write in different ways. Missing values are empty.
 */
export interface ComparableRecord {
  /** The person; of several (Mr & Mrs J Smith) the first. Undefined where the record names none. */
  readonly person: ComparablePerson | undefined;
  /** The forenames of the others, where the record names several people: `JANE`, `&` for one without. */
  readonly partners: string;
  /** As `companyForm` writes it. */
  readonly company: string;
  readonly address: ComparableAddress;
  /** In small letters. */
  readonly email: string;
  /** The digits of each telephone number, from 0: `01632960001`. */
  readonly telephones: readonly string[];
  /** `19710624`; a date that cannot be read is its letters and digits. */
  readonly birth: string;
  /**
   * Numbers that belong to one person alone, such as customer, insurance or passport numbers, column by
   * column.
   */
  readonly identifiers: readonly string[];
}

/** An address, reduced to what tells it from others. */
export interface ComparableAddress {
  /** The delivery point, where the address was cleansed. */
  readonly udprn: string;
  /** Without its space: `CH24NE`. */
  readonly postcode: string;
  /** The number of the house: `12`, `12A`, `1-3`; `PO61` of a box. */
  readonly number: string;
  /** The part of the building: `3` of Flat 3, `GROUND FLOOR`. */
  readonly unit: string;
  /** The thoroughfare as one word with its descriptor in full: `HIGHSTREET`. */
  readonly street: string;
  /** The name of the building, as one word: `ROSECOTTAGE`. */
  readonly building: string;
  /** Dependent street and localities, each as one word. */
  readonly places: readonly string[];
  /** As one word. */
  readonly town: string;
}

export const NO_ADDRESS: ComparableAddress = {
  udprn: '',
  postcode: '',
  number: '',
  unit: '',
  street: '',
  building: '',
  places: [],
  town: '',
};

/** Whether the address says anything. */
export function hasAddress(address: ComparableAddress): boolean {
  const { udprn, postcode, street, building, places, town } = address;
  return udprn + postcode + street + building + town !== '' || places.length > 0;
}
