import { inWelsh } from '../../address/alternatives.ts';
import { type Counties, type DeliveryPoint, NO_COUNTIES } from '../../address/delivery-point.ts';
import { parseAddress } from '../../address/parse/parse-address.ts';
import { sameWords, segmentsOf } from '../../address/parse/segments.ts';
import type { Match, MatchElement, TypedAddress } from '../../matching/match.ts';

/** The settled elements of an address, as in the address file. */
export interface StandardAddress {
  readonly point: DeliveryPoint;
  readonly counties: Counties;
}

/**
 * The address file's form of the elements that a match settled. If the door is not settled, its elements are
 * blank. Undefined if not even the street is settled.
 */
export function standardAddress(match: Match, language: 'en' | 'cy'): StandardAddress | undefined {
  const { level, address, entry } = match;
  if (address === undefined || (level !== 'Exact' && level !== 'Building' && level !== 'Street')) {
    return undefined;
  }
  const welsh = language === 'cy' ? address.welsh : undefined;
  const written = welsh === undefined ? address.point : inWelsh(address.point, welsh);
  const postcode = match.postcode ?? (level === 'Street' ? '' : written.postcode);
  const counties = entry?.counties ?? NO_COUNTIES;
  switch (level) {
    case 'Exact':
      return { point: { ...written, postcode }, counties };
    case 'Building':
      return { point: { ...written, ...NO_DOOR, postcode }, counties };
    case 'Street':
      return { point: { ...written, ...NO_DOOR, ...NO_BUILDING, ...strayPlaces(match), postcode }, counties };
  }
}

/** Blanks the elements that tell delivery points of a building apart. */
const NO_DOOR = {
  organisation: '',
  department: '',
  subBuildingName: '',
  deliveryPointSuffix: '',
  udprn: 0,
  addressKey: 0,
  organisationKey: 0,
  households: 0,
  concatenated: undefined,
} as const;

const NO_BUILDING = { poBox: '', buildingName: '', buildingNumber: '' } as const;

/**
 * If only the street is settled, one of its addresses stands for all. A smaller street or a locality that was
 * not written may belong to that one address only, so it is blanked.
 */
function strayPlaces(match: Match): Partial<DeliveryPoint> {
  const isMissing = (element: MatchElement) =>
    match.elements.some((one) => one.element === element && one.outcome === 'missing');
  return {
    ...(isMissing('dependentThoroughfare') && {
      dependentThoroughfareName: '',
      dependentThoroughfareDescriptor: '',
    }),
    ...(match.postcode === undefined &&
      isMissing('doubleDependentLocality') && { doubleDependentLocality: '' }),
    ...(match.postcode === undefined && isMissing('dependentLocality') && { dependentLocality: '' }),
  };
}

/** The written elements that a match did not settle, as they were written. */
export function unsettledPremise(match: Match, typed: TypedAddress): Partial<DeliveryPoint> {
  const { level } = match;
  if (level !== 'Building' && level !== 'Street') return {};
  const read = writtenElements(match);
  const subBuildingName = read.get('subBuilding') ?? '';
  const organisation = typed.organisation ?? read.get('organisation') ?? '';
  const department = read.get('department') ?? '';
  if (level === 'Building') {
    // A number that is not in the file, at a building that was found by its name.
    const texts = [read.get('buildingNumber') ?? '', ...match.kept];
    const number = texts.find((text) => /^\d{1,4}[a-z]?$/i.test(text));
    const hasNumber = match.address?.point.buildingNumber !== '';
    return {
      organisation,
      department,
      subBuildingName: wholePart(subBuildingName, match, typed),
      ...(number !== undefined && !hasNumber && { buildingNumber: number }),
    };
  }
  const premise = {
    poBox: read.get('poBox') ?? '',
    subBuildingName,
    buildingName: read.get('buildingName') ?? '',
    buildingNumber: read.get('buildingNumber') ?? '',
  };
  const isRead = Object.values(premise).some((text) => text !== '');
  return { organisation, department, ...(isRead ? premise : premiseOf(typed)) };
}

/** The whole written segment of which only some words were understood: `First Folor Flat` for `Flat`. */
function wholePart(understood: string, { kept }: Match, { lines }: TypedAddress): string {
  if (understood === '') return '';
  const whole = segmentsOf(lines).find((segment) =>
    kept.some(
      (text) => sameWords(`${text} ${understood}`, segment) || sameWords(`${understood} ${text}`, segment),
    ),
  );
  return whole ?? understood;
}

/** The premises according to the text alone, for matches that compared no premises. */
function premiseOf(typed: TypedAddress): Partial<DeliveryPoint> {
  const { poBox, subBuildingName, buildingName, buildingNumber } = parseAddress(typed);
  return { poBox, subBuildingName, buildingName, buildingNumber };
}

/** The text written for each element. */
export function writtenElements(match: Match): ReadonlyMap<MatchElement, string> {
  return new Map(
    match.elements.flatMap(({ element, typed }) => (typed === '' ? [] : [[element, typed] as const])),
  );
}
