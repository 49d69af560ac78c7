import type { Word } from '../../address/normal-form/word.ts';
import type { Door } from '../prepared/door.ts';
import { isMet } from './name-fit.ts';
import { isParkStreet } from './park-label.ts';
import type { TypedLabels } from './premise-labels.ts';
import type { StreetFit } from './street-fit.ts';

/**
 * Whether a street is a building that was converted, and so has no word for a street: The Old School Thorpe. No road
 * is called so.
 */
function isConverted(name: readonly Word[] = []): boolean {
  const [first, second] = name;
  return first?.text === 'THE' && second?.text === 'OLD' && name.some(({ text }) => CONVERTED.has(text));
}

const CONVERTED = new Set(
  'SCHOOL CHAPEL HALL MILL CHURCH VICARAGE RECTORY BREWERY MALTINGS BAKERY STATION'.split(' '),
);

/**
 * Reads a flat or pitch as the number of a house, where the list numbers the homes of a block or park like houses:
 * `Apartment 11, Teal Gardens, Hood Place` for 11 Teal Gardens, Hood Place. The block and its street must have been
 * written. Returns undefined if the door is another house, or if the block has flats.
 */
export function asHouseOfBlock(
  labels: TypedLabels,
  { dependent, main, street }: StreetFit,
  door: Door,
): TypedLabels | undefined {
  const [part, other] = labels.parts;
  if (labels.house !== undefined || part === undefined || part.first < 0 || other !== undefined)
    return undefined;
  if (door.house?.first !== part.first || door.parts.length > 0 || door.name !== undefined) return undefined;
  // `Caravan 40, Wrekin Home Park` is 40 Wrekin Home Park.
  const isOnPark = part.kind === 'pitch' && isMet(main) && isParkStreet(street);
  const isInBlock =
    part.kind === 'flat' && isMet(main) && (isMet(dependent) || isConverted(street.main?.whole.all));
  const name = isMet(dependent) ? dependent : main;
  if ((!isOnPark && !isInBlock) || part.to > (name.found?.from ?? 0)) return undefined;
  if (street.doors.some(({ parts }) => parts.length > 0)) return undefined;
  return { ...labels, house: { ...part, kind: '' }, parts: [] };
}
