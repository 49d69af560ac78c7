import type { DeliveryPoint } from '../../../../src/address/delivery-point.ts';
import { bare } from '../../../../src/address/printing/premise.ts';
import { premiseOf } from '../../../../src/address/printing/print.ts';
import { joinThoroughfare } from '../../../../src/address/thoroughfare.ts';

/** What a draft no longer says, or says wrongly. This decides what can be found from it. */
export type Loss =
  /** Not written. */
  | 'postcode'
  | 'town'
  | 'street'
  | 'descriptor'
  | 'locality'
  | 'flat'
  | 'number'
  | 'organisation'
  /** Written with an error, but similar to the true one. */
  | 'postcode like it'
  /** Written, but it belongs to another address. */
  | 'postcode of another'
  | 'town of another'
  | 'organisation of another';

/** The form in which the lines are handed over. */
export type Form =
  /** Town, county and postcode in their own fields. */
  | 'fields'
  /** The postcode in its own field, everything else in lines. */
  | 'lines'
  /** Everything in lines. */
  | 'lines only'
  /** One line with commas. */
  | 'one line'
  /** One line without commas. */
  | 'one line of words';

/** The parts of a draft that are names, which typing, hearing and reading damage. */
export const NAMES = [
  'organisation',
  'building',
  'dependentStreet',
  'street',
  'doubleLocality',
  'locality',
  'town',
] as const;

export type NamePart = (typeof NAMES)[number];

/** An address part by part, before it is written. Missing parts are empty. */
export interface Draft {
  /** A person, c/o, or "for the attention of", above everything else. */
  addressee: string;
  organisation: string;
  department: string;
  poBox: string;
  /** `Flat 2` */
  unit: string;
  building: string;
  /** The text before the street: `14`, `12A`, `18-20`. */
  number: string;
  dependentStreet: string;
  street: string;
  /** Text that is written after the street although it belongs before it: `Flat 2`. */
  afterStreet: string;
  doubleLocality: string;
  locality: string;
  /** `near …`, an instruction: between the street and the town. */
  remark: string;
  town: string;
  county: string;
  postcode: string;
  country: string;
  form: Form;
  /** Changes the order of the lines above the postcode. */
  reorder: ((lines: string[]) => string[]) | undefined;
  /** Changes the letters of the whole text. */
  restyle: ((text: string) => string) | undefined;
  readonly losses: Set<Loss>;
}

/** The draft of a writer who makes no mistake. */
export function draftOf(point: DeliveryPoint, form: Form): Draft {
  const premise = premiseOf(point);
  const line = (kind: 'sub-building' | 'building') =>
    premise.lines
      .filter((one) => one.kind === kind)
      .map(({ text }) => text)
      .join(', ');
  return {
    addressee: '',
    organisation: point.organisation,
    department: point.department,
    poBox: point.poBox === '' ? '' : `PO Box ${point.poBox}`,
    unit: line('sub-building'),
    building: line('building'),
    number: bare(premise.prefix),
    dependentStreet: joinThoroughfare(point.dependentThoroughfareName, point.dependentThoroughfareDescriptor),
    street: joinThoroughfare(point.thoroughfareName, point.thoroughfareDescriptor),
    afterStreet: '',
    doubleLocality: point.doubleDependentLocality,
    locality: point.dependentLocality,
    remark: '',
    town: point.postTown === 'BFPO' ? 'BFPO' : titled(point.postTown),
    county: '',
    postcode: point.postcode,
    country: '',
    form,
    reorder: undefined,
    restyle: undefined,
    losses: new Set(),
  };
}

/** Post towns are in capitals in a delivery. People write them like other names. */
export function titled(text: string): string {
  return text.toLowerCase().replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}
