import type { Door } from '../prepared/door.ts';
import { isMet } from './name-fit.ts';
import type { TypedLabels } from './premise-labels.ts';
import type { StreetFit } from './street-fit.ts';

/**
 * Reads a flat as the number of a house if the list numbers the homes of a block like houses: `Apartment 11, Teal
 * Gardens, Hood Place` for 11 Teal Gardens, Hood Place. The block and its street must have been written. Undefined if
 * the block has flats, or the door is none of its houses.
 */
export function asHouseOfBlock(
  labels: TypedLabels,
  { dependent, main, street }: StreetFit,
  door: Door,
): TypedLabels | undefined {
  const [part, other] = labels.parts;
  if (labels.house !== undefined || part?.kind !== 'flat' || part.first < 0 || other !== undefined)
    return undefined;
  if (door.house?.first !== part.first || door.parts.length > 0 || door.name !== undefined) return undefined;
  if (!isMet(dependent) || !isMet(main) || part.to > (dependent.found?.from ?? 0)) return undefined;
  if (street.doors.some(({ parts }) => parts.length > 0)) return undefined;
  return { ...labels, house: { ...part, kind: '' }, parts: [] };
}
