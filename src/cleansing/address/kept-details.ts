import type { DeliveryPoint } from '../../address/delivery-point.ts';
import { plainWords, sameWords } from '../../address/parse/segments.ts';
import type { Match } from '../../matching/match.ts';
import { type DetailKind, kindOfDetail } from './detail.ts';
import type { RecordAddress } from './typed-address.ts';

/** The element of an address that may hold a detail. */
type Place = 'organisation' | 'department' | 'buildingName' | 'doubleDependentLocality' | 'dependentLocality';

/** The possible elements for each kind of detail, best first. */
const PLACES: Readonly<Record<DetailKind, readonly Place[]>> = {
  recipient: ['organisation', 'department'],
  company: ['organisation'],
  house: ['buildingName'],
  // Before the file's locality, not after it.
  locality: ['dependentLocality', 'doubleDependentLocality'],
  other: [],
};

/**
 * The written parts that are not in the address file, as they were written: names of houses, localities,
 * companies, `c/o` and directions. Leaves out a company that has its own column.
 */
export function keptDetails(
  match: Match,
  typed: RecordAddress,
  standard: DeliveryPoint | undefined,
): string[] {
  const isInFile = wordsOf(standard);
  const texts = [...new Set([...extraTexts(match), ...match.kept])];
  return texts.filter((text) => !isInFile(text) && !isCompanyOf(typed, text));
}

/**
 * Adds cherished details to an address where they belong: a house name before the number, a locality before
 * the town, `c/o` before everything. Elements of the address file stay as they are.
 *
 * @param withCompany whether a company counts as a detail, too
 */
export function withKeptDetails(
  point: DeliveryPoint,
  match: Match,
  typed: RecordAddress,
  withCompany: boolean,
): DeliveryPoint {
  const isInFile = wordsOf(match.address?.point);
  const kept: Partial<Record<Place, string>> = {};
  const keep = (text: string, kind: DetailKind) => {
    const place = placesFor(kind, point).find((name) => point[name] === '' && kept[name] === undefined);
    if (place !== undefined) kept[place] = text;
  };
  const texts = [...new Set([...extraTexts(match), ...match.kept])].filter((text) => !isInFile(text));
  const details = texts.map((text) => [text, kindOfDetail(text, match, typed, point)] as const);
  for (const [text, kind] of details) if (kind === 'recipient') keep(text, kind);
  if (withCompany && texts.some((text) => isCompanyOf(typed, text))) keep(typed.organisation, 'company');
  for (const [text, kind] of details) {
    const isDone = kind === 'recipient' || isCompanyOf(typed, text);
    if (!isDone && (withCompany || kind !== 'company')) keep(text, kind);
  }
  return { ...point, ...kept };
}

/**
 * The elements that may hold a detail of this kind, best first. If the address has a sub-building without a
 * building name, or house numbers as its building name (`29-31`), the name of a house would come between the
 * numbers. So it goes before everything.
 */
function placesFor(kind: DetailKind, { subBuildingName, buildingName }: DeliveryPoint): readonly Place[] {
  const isNumbers = /^\d/.test(buildingName) || (subBuildingName !== '' && buildingName === '');
  return PLACES[kind === 'house' && isNumbers ? 'recipient' : kind];
}

function isCompanyOf({ organisation }: RecordAddress, text: string): boolean {
  return organisation !== '' && sameWords(text, organisation);
}

/** The texts written for elements that the file's address does not have. */
function extraTexts({ elements }: Match): string[] {
  return elements.flatMap(({ element, outcome, typed }) =>
    outcome === 'extra' && typed !== '' && element !== 'descriptor' && element !== 'postcode' ? [typed] : [],
  );
}

/**
 * Returns a test whether words occur together in the file's address. A remnant of a name that was found is
 * not a detail.
 */
function wordsOf(point: DeliveryPoint | undefined): (text: string) => boolean {
  const texts = point === undefined ? [] : Object.values(point).filter((value) => typeof value === 'string');
  const known = ` ${plainWords(texts.join(' '))} `;
  return (text) => known.includes(` ${plainWords(text)} `);
}
