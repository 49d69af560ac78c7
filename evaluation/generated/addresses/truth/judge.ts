import type { DeliveryPoint } from '../../../../src/address/delivery-point.ts';
import type { StoredAddress } from '../../../../src/address-file/postcode-entry.ts';
import type { MatchLevel } from '../../../../src/matching/match.ts';
import { anchorOf, isSameBuilding, isSameStreet } from '../file/place-keys.ts';
import type { Truth } from './truth.ts';

/**
 * - `right`: true, and it says all that can be said.
 * - `less`: true, but more could have been said.
 * - `more`: it names one of several addresses that the text does not distinguish.
 * - `wrong`: not true.
 */
export type Verdict = 'right' | 'less' | 'more' | 'wrong';

/** The judged part of an answer. */
export interface Answer {
  readonly level: MatchLevel;
  readonly address?: Pick<StoredAddress, 'point' | 'umprn'> | undefined;
}

const RANK: Readonly<Record<MatchLevel, number>> = {
  Exact: 4,
  Building: 3,
  Street: 2,
  Town: 1,
  None: 0,
  Foreign: 0,
};

export function judge({ level, address }: Answer, truth: Truth): Verdict {
  const { point } = truth;
  if (level === 'None' || level === 'Foreign') return abstained(level, truth);
  if (point === undefined) return 'wrong';
  if (address === undefined) return level === 'Town' ? said(level, truth) : 'wrong';
  if (!isSo(level, address, point, truth)) return 'wrong';
  if (level === 'Exact' && truth.level === 'Building') return 'more';
  if (level === 'Building' && truth.isShared) return 'right';
  return said(level, truth);
}

function abstained(level: 'None' | 'Foreign', truth: Truth): Verdict {
  if (level === truth.level) return 'right';
  if (truth.level === 'None') return 'wrong';
  return level === 'Foreign' ? 'wrong' : 'less';
}

function said(level: MatchLevel, truth: Truth): Verdict {
  if (RANK[level] === RANK[truth.level]) return 'right';
  return RANK[level] < RANK[truth.level] ? 'less' : 'wrong';
}

/** Whether the found address agrees with the meant address at this level. */
function isSo(
  level: MatchLevel,
  { point: found, umprn }: NonNullable<Answer['address']>,
  meant: DeliveryPoint,
  truth: Truth,
): boolean {
  switch (level) {
    case 'Exact':
      return isTheOne(found, umprn, meant, truth);
    case 'Building':
      return isSameBuilding(found, meant) || (anchorOf(meant) === '' && found.udprn === meant.udprn);
    case 'Street':
      return isSameStreet(found, meant);
    default:
      return found.postTown === meant.postTown;
  }
}

/**
 * Whether the found delivery point is the meant one. For a residence, the delivery point in front of it also
 * counts.
 */
function isTheOne(found: DeliveryPoint, umprn: number, meant: DeliveryPoint, truth: Truth): boolean {
  if (truth.level === 'Building') return isSameBuilding(found, meant);
  if (truth.level !== 'Exact') return false;
  return found.udprn === meant.udprn && (umprn === 0 || umprn === truth.umprn);
}
