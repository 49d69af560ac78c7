import type { Form } from './lists.ts';

export type Sex = 'M' | 'F';

/** Where somebody lives. */
export interface Home {
  /** `Flat 3`; empty for a house. */
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
  /** `Harpreet Singh Gill` has two; either may be left out. */
  readonly surnames: readonly string[];
  /** Before a marriage; empty where it was the same. */
  readonly maiden: string;
  /** `Jr` or `Sr`, as a father or a son of one name writes himself; else empty. */
  readonly suffix: string;
  readonly isMarried: boolean;
  readonly home: Home;
  /** Empty where they have none. */
  readonly mobile: string;
  readonly emails: readonly string[];
  /** The mobile of another of the household, which they sometimes give. */
  readonly otherMobile: string;
  /** Circumstances that the report counts: `father and son of one name`, `twin`. */
  readonly circumstances: readonly string[];
}

export function isoDate({ year, month, day }: Birthday): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}`;
}
