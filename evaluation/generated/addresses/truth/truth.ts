import type { DeliveryPoint } from '../../../../src/address/delivery-point.ts';
import type { MatchLevel } from '../../../../src/matching/match.ts';

/** What is right to answer to what somebody wrote. */
export interface Truth {
  /** The most that can be said. To say less of the same address is not wrong, only less. */
  readonly level: MatchLevel;
  /** What was meant; undefined where nothing in this world was. */
  readonly point: DeliveryPoint | undefined;
  /** Of a residence; 0 otherwise. */
  readonly umprn: number;
  /**
   * Where residences are behind the door that was written, the file has another firm at it, or it is the only flat that
   * the file has of the building: to say Building is as right as to say Exact.
   */
  readonly isShared: boolean;
}

/** Whether there is anything in the file to be right about at building level or better. */
export function isToBeFound({ level }: Truth): boolean {
  return level === 'Exact' || level === 'Building';
}
