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

export const WEIGHTS: Weights = {
  elements: {
    organisation: { agrees: 11, similar: 6, differs: -3, missing: -0.5, extra: -0.3 },
    department: { agrees: 4, similar: 3, differs: -1, missing: -0.3, extra: 0 },
    poBox: { agrees: 13, similar: 8, differs: -20, missing: -1.5, extra: -10 },
    subBuilding: { agrees: 6, similar: 5, differs: -4, missing: -2.5, extra: -3 },
    buildingName: { agrees: 8, similar: 5, differs: -4, missing: -0.7, extra: -0.3 },
    buildingNumber: { agrees: 7, similar: 5.5, differs: -20, missing: -4, extra: -5 },
    dependentThoroughfare: { agrees: 5, similar: 3.5, differs: -5, missing: -2, extra: -1 },
    thoroughfare: { agrees: 9, similar: 7.5, differs: -8, missing: -1.5, extra: -1 },
    descriptor: { agrees: 1.5, similar: 0.5, differs: -4, missing: -0.5, extra: -0.5 },
    doubleDependentLocality: { agrees: 3, similar: 2, differs: -1, missing: -0.3, extra: 0 },
    dependentLocality: { agrees: 4, similar: 3, differs: -3, missing: -0.5, extra: 0 },
    postTown: { agrees: 5, similar: 4, differs: -3, missing: -0.5, extra: 0 },
  },
  postcode: { agrees: 14, near: 9, sector: 6, outward: 4, area: 0, differs: -4, missing: 0 },
  otherStreet: -5,
  otherPlace: -2,
  leftWord: -0.4,
  mostLeftWords: 6,
  least: { Exact: 13, Building: 13, Street: 9 },
  leastMargin: 2,
  mostMargin: 10,
  calibration: {
    Exact: [
      [12, 60],
      [15, 75],
      [20, 88],
      [25, 95],
      [30, 98],
      [35, 99.5],
      [45, 99.9],
    ],
    Building: [
      [15, 60],
      [20, 80],
      [25, 92],
      [35, 98],
      [45, 99.5],
    ],
    Street: [
      [10, 60],
      [20, 90],
      [30, 98],
      [40, 99.5],
    ],
    Town: [
      [0, 60],
      [10, 85],
      [20, 95],
      [30, 98],
    ],
  },
};
