import type { Form } from './lists.ts';

export type Sex = 'M' | 'F';

/** Where somebody lives. */
export interface Home {
  /** The flat, such as `Flat 3`; empty for a house. */
  readonly unit: string;
  /** The name of the building or house. */
  readonly building: string;
  readonly number: string;
  readonly street: string;
  readonly locality: string;
  readonly town: string;
  readonly county: string;
  readonly postcode: string;
  readonly dialling: string;
  readonly landline: string;
}

/** Year, month and day of the month, from 1. */
export interface Birthday {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** The true facts about a person. Records may differ from them. */
export interface Person {
  readonly id: number;
  readonly form: Form;
  readonly sex: Sex;
  readonly born: Birthday;
  readonly forename: string;
  readonly middles: readonly string[];
  /** The surnames. `Harpreet Singh Gill` has two, and a record may leave out either. */
  readonly surnames: readonly string[];
  /** The surname before a marriage; empty if it was the same. */
  readonly maiden: string;
  /** `Jr` or `Sr`, which a father or son of the same name adds to it; otherwise empty. */
  readonly suffix: string;
  readonly isMarried: boolean;
  readonly home: Home;
  /** The mobile number; empty if the person has none. */
  readonly mobile: string;
  readonly emails: readonly string[];
  /** The mobile number of somebody else in the household, which the person sometimes gives. */
  readonly otherMobile: string;
  /** Circumstances that the report counts: `father and son of one name`, `twin`. */
  readonly circumstances: readonly string[];
}

export function isoDate({ year, month, day }: Birthday): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}`;
}
