import type { DeliveryPoint } from '../../address/delivery-point.ts';
import { plainWords, sameWords } from '../../address/parse/segments.ts';
import type { Match } from '../../matching/match.ts';
import { type DetailKind, kindOfDetail } from './detail.ts';
import type { RecordAddress } from './typed-address.ts';

/** Where in an address a detail may be kept. */
type Place = 'organisation' | 'department' | 'buildingName' | 'doubleDependentLocality' | 'dependentLocality';

/** The places for each kind of detail, the best first. */
const PLACES: Readonly<Record<DetailKind, readonly Place[]>> = {
  recipient: ['organisation', 'department'],
  company: ['organisation'],
  house: ['buildingName'],
  // In front of a locality that the file has, not behind it.
  locality: ['dependentLocality', 'doubleDependentLocality'],
  other: [],
};

/**
 * What was written and is not in the address file: names of houses, localities, companies, `c/o` and directions. As it was
 * written; but for the company that has a column of its own.
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
 * The address with the details that its owners cherish put where they belong: a house name before the number, a locality
 * before the town, `c/o` before everything. What the address file has stays as it is.
 *
 * @param withCompany whether a company is a detail of the address, too
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
 * Where the file has a flat by its number alone, or the numbers of the house as its name (`29-31`), the name of a house would come
 * between them: it goes before everything.
 */
function placesFor(kind: DetailKind, { subBuildingName, buildingName }: DeliveryPoint): readonly Place[] {
  const isNumbers = /^\d/.test(buildingName) || (subBuildingName !== '' && buildingName === '');
  return PLACES[kind === 'house' && isNumbers ? 'recipient' : kind];
}

function isCompanyOf({ organisation }: RecordAddress, text: string): boolean {
  return organisation !== '' && sameWords(text, organisation);
}

/** What was written for elements that the file's address does not have. */
function extraTexts({ elements }: Match): string[] {
  return elements.flatMap(({ element, outcome, typed }) =>
    outcome === 'extra' && typed !== '' && element !== 'descriptor' && element !== 'postcode' ? [typed] : [],
  );
}

/** Tells whether words stand together in the file's address: what is left of a name that was found is no detail. */
function wordsOf(point: DeliveryPoint | undefined): (text: string) => boolean {
  const texts = point === undefined ? [] : Object.values(point).filter((value) => typeof value === 'string');
  const known = ` ${plainWords(texts.join(' '))} `;
  return (text) => known.includes(` ${plainWords(text)} `);
}
