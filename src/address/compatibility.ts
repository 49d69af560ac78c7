import type { DeliveryPoint } from './delivery-point.ts';
import type { Room } from './layout/fit.ts';
import { fold } from './layout/fold.ts';
import {
  type PrintedLine,
  prefixed,
  premiseOf,
  recipientLines,
  streetLines,
  tidy,
} from './printing/print.ts';
import { joinThoroughfare } from './thoroughfare.ts';
import { titleCase } from './title-case/title-case.ts';

/**
 * An address in the expanded format of the compatibility layer (docs/operators/address-printing.md). The
 * members are named as in the format.
 */
export interface CompatibilityAddress {
  /**
   * Exactly five elements: line 1, line 2, line 3 (with line 4, if there is one), `<locality>, <town>` or
   * only the town, and the county.
   */
  readonly formatted_address: readonly [string, string, string, string, string];
  readonly thoroughfare: string;
  readonly building_name: string;
  readonly sub_building_name: string;
  /** The number in the sub-building name: `1` for `Flat 1`. */
  readonly sub_building_number: string;
  readonly building_number: string;
  readonly line_1: string;
  readonly line_2: string;
  readonly line_3: string;
  readonly line_4: string;
  readonly locality: string;
  readonly town_or_city: string;
  readonly county: string;
  readonly district: string;
  readonly country: string;
  readonly residential: boolean;
}

/** The district, county and country in the expanded format, from the address's location. */
export interface CompatibilityPlace {
  readonly county: string;
  readonly district: string;
  readonly country: string;
}

/**
 * An address in the expanded format. `parts` are the point's {@link compatibilityParts}, if the caller has
 * them.
 */
export function compatibilityAddress(
  point: DeliveryPoint,
  place: CompatibilityPlace,
  parts: readonly PrintedLine[] = compatibilityParts(point),
): CompatibilityAddress {
  const [line_1, line_2, line_3, line_4] = folded(parts, ', ');
  const locality = tidy(point.dependentLocality);
  const town = titleCase(tidy(point.postTown));
  const subBuilding = tidy(point.subBuildingName);
  return {
    formatted_address: [line_1, line_2, joined(line_3, line_4), joined(locality, town), place.county],
    thoroughfare: tidy(joinThoroughfare(point.thoroughfareName, point.thoroughfareDescriptor)),
    building_name: tidy(point.buildingName),
    sub_building_name: subBuilding,
    sub_building_number: /(?:^|\s)([0-9]+[A-Za-z]?)$/.exec(subBuilding)?.[1] ?? '',
    building_number: tidy(point.buildingNumber).replace(/^0+$/, ''),
    line_1,
    line_2,
    line_3,
    line_4,
    locality,
    town_or_city: town,
    county: place.county,
    district: place.district,
    country: place.country,
    residential: tidy(point.organisation) === '',
  };
}

/**
 * The simple format, split as clients split it: four lines, locality, town, county. No element contains a
 * comma.
 */
export type SimpleElements = readonly [string, string, string, string, string, string, string];

/**
 * An address in the simple format (docs/operators/address-printing.md), as the array that `format=true`
 * returns. `parts` are the point's {@link compatibilityParts}, if the caller has them.
 */
export function simpleElements(
  point: DeliveryPoint,
  county: string,
  parts: readonly PrintedLine[] = compatibilityParts(point),
): SimpleElements {
  const [line1, line2, line3, line4] = folded(parts, ' ').map(withoutCommas) as FourLines;
  const [locality, town, shire] = [
    tidy(point.dependentLocality),
    titleCase(tidy(point.postTown)),
    county,
  ].map(withoutCommas) as [string, string, string];
  return [line1, line2, line3, line4, locality, town, shire];
}

/** The seven elements as one line: `10 Watkin Terrace, , , , , Northampton, Northamptonshire`. */
export function simpleAddress(point: DeliveryPoint, county: string): string {
  return simpleElements(point, county).join(', ');
}

type FourLines = [string, string, string, string];

/**
 * The parts of lines 1 to 4: organisation, building and street. The dependent locality has its own field in
 * this format, so it is on none of these lines. If the address has no street but a dependent locality, the
 * number gets its own line.
 */
export function compatibilityParts(point: DeliveryPoint): PrintedLine[] {
  const premise = premiseOf(point);
  const streets = streetLines(point).filter((line) => line.kind !== 'dependent-locality');
  return [...recipientLines(point), ...premise.lines, ...prefixed(premise.prefix, streets)];
}

/** Lines 1 to 4. More than four parts are folded into four lines. */
function folded(parts: readonly PrintedLine[], separator: string): FourLines {
  const room: Room = { lines: 4, length: Number.POSITIVE_INFINITY, separator };
  const { lines } = fold(parts, room);
  return [lines[0] ?? '', lines[1] ?? '', lines[2] ?? '', lines[3] ?? ''];
}

function joined(first: string, second: string): string {
  return first === '' || second === '' ? first + second : `${first}, ${second}`;
}

function withoutCommas(text: string): string {
  return text.includes(',') ? text.replace(/(?<![\s,])[\s,]*,[\s,]*/g, ' ').trim() : text.trim();
}
