import type { DeliveryPoint } from '../../../../src/address/delivery-point.ts';
import type { MatchLevel } from '../../../../src/matching/match.ts';

/** The right answer to a typed address. */
export interface Truth {
  /** The most precise true level. Saying less about the same address is not wrong. */
  readonly level: MatchLevel;
  /** The meant address; undefined if it does not exist. */
  readonly point: DeliveryPoint | undefined;
  /** The UMPRN of a residence; otherwise 0. */
  readonly umprn: number;
  /**
   * Whether Building is as right as Exact: there are residences behind the written premises, the file has
   * another firm there, or it has only this flat of the building.
   */
  readonly isShared: boolean;
}

/** Whether the file has a right answer at building level or better. */
export function isToBeFound({ level }: Truth): boolean {
  return level === 'Exact' || level === 'Building';
}
