import { readFileSync } from 'node:fs';
import { type ElementOutcome, MATCH_ELEMENTS, type MatchElement } from './match.ts';

/** How near the typed postcode is to the candidate's. */
export type PostcodeOutcome = (typeof POSTCODE_OUTCOMES)[number];

const POSTCODE_OUTCOMES = ['agrees', 'near', 'sector', 'outward', 'area', 'differs', 'missing'] as const;
const ELEMENT_OUTCOMES = ['agrees', 'similar', 'differs', 'missing', 'extra'] as const;

/**
 * Points that map the strength of a match to the percentage of such matches that are right, in ascending
 * order of strength. Straight lines connect the points.
 */
export type Calibration = readonly [CalibrationPoint, ...CalibrationPoint[]];

type CalibrationPoint = readonly [strength: number, percent: number];

/**
 * The learned numbers of the matcher. Weights are in bits. A weight is the logarithm, to base 2, of how much
 * more often an outcome is seen between an address and its typed form than between an address and the typed
 * form of another candidate (Fellegi and Sunter). Numbers that were set by hand are in thresholds.ts.
 */
export interface Weights {
  readonly elements: {
    readonly [Element in Exclude<MatchElement, 'postcode'>]: { readonly [Outcome in ElementOutcome]: number };
  };
  readonly postcode: { readonly [Outcome in PostcodeOutcome]: number };
  /** Added if a street was typed that is not the candidate's. */
  readonly otherStreet: number;
  /** Added if a place was typed that is not the candidate's. */
  readonly otherPlace: number;
  /** Added for each typed word that belongs to no element, up to `MOST_LEFT_WORDS` words. */
  readonly leftWord: number;
  /** The lowest score that settles each level. */
  readonly least: { readonly Exact: number; readonly Building: number; readonly Street: number };
  /** By level. The strength of a match combines its score and its lead, each up to a limit. */
  readonly calibration: {
    readonly [Level in 'Exact' | 'Building' | 'Street' | 'Town']: Calibration;
  };
}

/**
 * Checks the contents of a file of weights and returns them.
 *
 * @throws Error that names the first number that is missing or not a number, such as
 *   `elements.thoroughfare.agrees`
 */
export function checkedWeights(read: unknown, file: string): Weights {
  const at = (path: readonly string[]): unknown =>
    path.reduce((value: unknown, key) => (value as Record<string, unknown> | undefined)?.[key], read);
  const number = (...path: string[]): void => {
    if (!Number.isFinite(at(path))) throw new Error(`${file} has no number at ${path.join('.')}.`);
  };
  for (const element of MATCH_ELEMENTS)
    if (element !== 'postcode') for (const outcome of ELEMENT_OUTCOMES) number('elements', element, outcome);
  for (const outcome of POSTCODE_OUTCOMES) number('postcode', outcome);
  for (const name of ['otherStreet', 'otherPlace', 'leftWord']) number(name);
  for (const level of ['Exact', 'Building', 'Street']) number('least', level);
  for (const level of ['Exact', 'Building', 'Street', 'Town']) {
    if (!isCalibration(at(['calibration', level])))
      throw new Error(`${file} has no points in ascending order at calibration.${level}.`);
  }
  return read as Weights;
}

function isCalibration(read: unknown): boolean {
  if (!Array.isArray(read) || read.length === 0) return false;
  let before = Number.NEGATIVE_INFINITY;
  for (const point of read) {
    if (!Array.isArray(point) || point.length !== 2 || !point.every(Number.isFinite)) return false;
    if (point[0] <= before) return false;
    before = point[0];
  }
  return true;
}

const FILE = new URL('weights.json', import.meta.url);

/** The weights that `npm run train:matching` learned and wrote to weights.json. */
export const WEIGHTS: Weights = checkedWeights(JSON.parse(readFileSync(FILE, 'utf8')), 'weights.json');
