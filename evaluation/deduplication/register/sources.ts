import type { Slip } from './slips.ts';

/** Where a record comes from: what its clerks or forms ask for, and how they write it. */
export interface Source {
  readonly name: string;
  readonly share: number;
  /** The shares of records that have a value. */
  readonly asks: Readonly<
    Record<
      'title' | 'middle' | 'address' | 'postcode' | 'town' | 'landline' | 'mobile' | 'mail' | 'birth',
      number
    >
  >;
  /** The share of forenames that are only an initial. */
  readonly initial: number;
  /** The share of people who are entered by the name that they go by. */
  readonly familiar: number;
  readonly case: Readonly<Record<'upper' | 'lower', number>>;
  readonly slip: Slip;
  /** The share of values with a slip, for each value that can have one. */
  readonly slips: number;
  /** The share of missing birthdays for which the form insisted on a date. */
  readonly defaultBirth: number;
  /** Whether street types are abbreviated. */
  readonly abbreviates: boolean;
}

export const SOURCES: readonly Source[] = [
  {
    name: 'web shop',
    share: 30,
    initial: 0.02,
    familiar: 0.8,
    slip: 'hit',
    slips: 0.02,
    defaultBirth: 0,
    abbreviates: false,
    asks: {
      title: 0.35,
      middle: 0.04,
      address: 1,
      postcode: 1,
      town: 0.98,
      landline: 0.12,
      mobile: 0.8,
      mail: 0.98,
      birth: 0.22,
    },
    case: { upper: 0.03, lower: 0.2 },
  },
  {
    name: 'paper form',
    share: 26,
    initial: 0.12,
    familiar: 0.25,
    slip: 'read',
    slips: 0.05,
    defaultBirth: 0.03,
    abbreviates: true,
    asks: {
      title: 0.9,
      middle: 0.4,
      address: 0.99,
      postcode: 0.93,
      town: 0.9,
      landline: 0.6,
      mobile: 0.4,
      mail: 0.3,
      birth: 0.62,
    },
    case: { upper: 0.35, lower: 0 },
  },
  {
    name: 'telephone',
    share: 16,
    initial: 0.03,
    familiar: 0.65,
    slip: 'heard',
    slips: 0.08,
    defaultBirth: 0.05,
    abbreviates: false,
    asks: {
      title: 0.6,
      middle: 0.03,
      address: 0.9,
      postcode: 0.95,
      town: 0.8,
      landline: 0.6,
      mobile: 0.55,
      mail: 0.25,
      birth: 0.35,
    },
    case: { upper: 0, lower: 0.05 },
  },
  {
    name: 'gift declaration',
    share: 14,
    initial: 0.4,
    familiar: 0.05,
    slip: 'read',
    slips: 0.03,
    defaultBirth: 0,
    abbreviates: true,
    asks: {
      title: 0.95,
      middle: 0.2,
      address: 1,
      postcode: 0.98,
      town: 0.6,
      landline: 0.1,
      mobile: 0.15,
      mail: 0.25,
      birth: 0.02,
    },
    case: { upper: 0.5, lower: 0 },
  },
  {
    name: 'membership',
    share: 14,
    initial: 0.01,
    familiar: 0.4,
    slip: 'hit',
    slips: 0.03,
    defaultBirth: 0.04,
    abbreviates: false,
    asks: {
      title: 0.7,
      middle: 0.25,
      address: 0.95,
      postcode: 0.97,
      town: 0.95,
      landline: 0.3,
      mobile: 0.75,
      mail: 0.7,
      birth: 0.85,
    },
    case: { upper: 0.05, lower: 0.03 },
  },
]; // prettier-ignore
