import type { ElementOutcome, MatchElement } from './match.ts';

/*
 * What agreement and disagreement are worth, in bits: the logarithm, to the base 2, of how much oftener an outcome is seen between an
 * address and its typed form than between an address and the typed form of another one that is a candidate as well (Fellegi and
 * Sunter). And how often matches of a strength are right.
 */

/** How near the typed postcode is to that of the candidate. */
export type PostcodeOutcome = 'agrees' | 'near' | 'sector' | 'outward' | 'area' | 'differs' | 'missing';

export interface Weights {
  readonly elements: {
    readonly [Element in Exclude<MatchElement, 'postcode'>]: { readonly [Outcome in ElementOutcome]: number };
  };
  readonly postcode: { readonly [Outcome in PostcodeOutcome]: number };
  /** A typed street that is none of the candidate's. */
  readonly otherStreet: number;
  /** A typed place that is none of the candidate's. */
  readonly otherPlace: number;
  /** Each typed word that nothing accounts for, up to {@link mostLeftWords} of them. */
  readonly leftWord: number;
  readonly mostLeftWords: number;
  /** What a match must have at least, by level. */
  readonly least: { readonly Exact: number; readonly Building: number; readonly Street: number };
  /** By how much the best must lead the next one that is another place. */
  readonly leastMargin: number;
  /** No lead counts for more. */
  readonly mostMargin: number;
  /** Strength (the score and the lead, each up to a bound) → percent right; between the points straight lines. */
  readonly calibration: {
    readonly [Level in 'Exact' | 'Building' | 'Street' | 'Town']: readonly (readonly [
      strength: number,
      percent: number,
    ])[];
  };
}

/**
 * Learned: `npm run train:matching` writes this table. Do not edit it; what it begins with is evaluation/training/prior.ts.
 *
 * Sources: 200000 generated addresses of seed 7, 42020 cases; 10188 cases of real addresses.
 * 0 of what was counted: 17963 of 18596 found, 7 of 18018 accepted false, doors from 8 bits; gain 0.9622.
 * 0.25 of what was counted: 17964 of 18596 found, 7 of 18019 accepted false, doors from 8 bits; gain 0.9622.
 * 0.5 of what was counted: 17963 of 18596 found, 6 of 18017 accepted false, doors from 8 bits; gain 0.9627.
 * 0.75 of what was counted: 17943 of 18596 found, 5 of 17992 accepted false, doors from 8 bits; gain 0.9622.
 * 1 of what was counted: 17783 of 18596 found, 3 of 17827 accepted false, doors from 8 bits; gain 0.9547.
 */
export const WEIGHTS: Weights = {
  elements: {
    organisation: {
      agrees: 11.08,
      similar: 6.27,
      differs: -3.02,
      missing: -1.47,
      extra: -0.3,
    },
    department: {
      agrees: 5.59,
      similar: 3.06,
      differs: -0.93,
      missing: -1.34,
      extra: 0,
    },
    poBox: {
      agrees: 12.2,
      similar: 8,
      differs: -20,
      missing: -3.69,
      extra: -10,
    },
    subBuilding: {
      agrees: 6.81,
      similar: 4.43,
      differs: -5.34,
      missing: -4.11,
      extra: -4.92,
    },
    buildingName: {
      agrees: 9.37,
      similar: 6.59,
      differs: -3.51,
      missing: -2.47,
      extra: -0.3,
    },
    buildingNumber: {
      agrees: 6.82,
      similar: 4.64,
      differs: -20,
      missing: -4.51,
      extra: -7.64,
    },
    dependentThoroughfare: {
      agrees: 4.52,
      similar: 3.36,
      differs: -5,
      missing: -3.11,
      extra: -1,
    },
    thoroughfare: {
      agrees: 6.13,
      similar: 5.27,
      differs: -8,
      missing: -3.4,
      extra: -1,
    },
    descriptor: {
      agrees: 0.81,
      similar: 0.5,
      differs: -4.01,
      missing: -0.64,
      extra: -0.5,
    },
    doubleDependentLocality: {
      agrees: 2.76,
      similar: 2.04,
      differs: -1,
      missing: -2.08,
      extra: 0,
    },
    dependentLocality: {
      agrees: 2.94,
      similar: 2.35,
      differs: -3,
      missing: -2.35,
      extra: 0,
    },
    postTown: {
      agrees: 3.48,
      similar: 2.87,
      differs: -3,
      missing: -2.08,
      extra: 0,
    },
  },
  postcode: {
    agrees: 11.9,
    near: 3.92,
    sector: 2.34,
    outward: 2.69,
    area: -0.51,
    differs: -5.32,
    missing: -0.08,
  },
  otherStreet: -5,
  otherPlace: -2,
  leftWord: -0.4,
  mostLeftWords: 6,
  least: {
    Exact: 8,
    Building: 8,
    Street: 6.4,
  },
  leastMargin: 2,
  mostMargin: 10,
  calibration: {
    Exact: [
      [11.6, 91.67],
      [16.3, 98.76],
      [24.9, 99.93],
      [36.1, 99.99],
    ],
    Building: [
      [13.1, 94.05],
      [26.9, 99.77],
    ],
    Street: [
      [6.6, 84.52],
      [10.7, 89.29],
      [12.5, 94.05],
      [16.6, 98.88],
      [24.3, 99.92],
    ],
    Town: [
      [0, 60],
      [10, 85],
      [20, 95],
      [30, 98],
    ],
  },
};
