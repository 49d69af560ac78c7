import type { ComparablePerson } from '../name/compare/comparable-person.ts';

/**
 * A record, reduced to the values by which two records are compared. Every text is in the form in which its
 * kind is compared: in capitals, without accents, and without the details that people write in different
 * ways. Missing values are empty.
 */
export interface ComparableRecord {
  /**
   * The person. If the record names several people (Mr & Mrs J Smith), this is the first. Undefined if it
   * names none.
   */
  readonly person: ComparablePerson | undefined;
  /**
   * The forenames of the other people, if the record names several: `JANE`, or `&` for a person without a
   * forename.
   */
  readonly partners: string;
  /** The name of the company, as `companyForm` writes it. */
  readonly company: string;
  readonly address: ComparableAddress;
  /** In lower case. */
  readonly email: string;
  /** The digits of each telephone number, starting with 0: `01632960001`. */
  readonly telephones: readonly string[];
  /** The date of birth: `19710624`. A date that cannot be read is kept as its letters and digits. */
  readonly birth: string;
  /**
   * Numbers that belong to one person alone, such as customer, insurance or passport numbers, column by
   * column.
   */
  readonly identifiers: readonly string[];
}

/** An address, reduced to the parts that tell it from others. */
export interface ComparableAddress {
  /** The UDPRN of the delivery point, if the address was cleansed. */
  readonly udprn: string;
  /** The postcode without its space: `CH24NE`. */
  readonly postcode: string;
  /** The number of the house: `12`, `12A` or `1-3`. For a PO box, `PO61`. */
  readonly number: string;
  /** The part of the building: `3` for Flat 3, or `GROUND FLOOR`. */
  readonly unit: string;
  /** The thoroughfare as one word with its descriptor in full: `HIGHSTREET`. */
  readonly street: string;
  /** The name of the building, as one word: `ROSECOTTAGE`. */
  readonly building: string;
  /** Dependent street and localities, each as one word. */
  readonly places: readonly string[];
  /** The town, as one word. */
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
