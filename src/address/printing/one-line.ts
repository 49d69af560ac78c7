import type { DeliveryPoint } from '../delivery-point.ts';
import { tidyPostcode } from '../postcode.ts';
import { printLines } from './print.ts';

/** A delivery point on one line: `Flat 2, Victoria House, 10 High Street, CHESTER, CH1 2AB`. */
export function oneLine(point: DeliveryPoint): string {
  const parts = [...printLines(point).map(({ text }) => text), point.postTown, tidyPostcode(point.postcode)];
  return parts.filter(Boolean).join(', ');
}
