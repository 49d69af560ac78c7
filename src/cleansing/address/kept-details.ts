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

/** What was written and is not in the address file: names of houses, localities, companies, `c/o` and directions. As it was written. */
export function keptDetails(match: Match, standard: DeliveryPoint | undefined): string[] {
  const known = standard === undefined ? '' : ` ${plainWords(textsOf(standard).join(' '))} `;
  return [...new Set([...extraTexts(match), ...match.kept])].filter(
    (text) => !known.includes(` ${plainWords(text)} `),
  );
}

/**
 * The address with the details that its owners cherish put where they belong: a house name before the number, a locality
 * before the town, `c/o` before everything. What the address file has stays as it is.
 */
export function withKeptDetails(point: DeliveryPoint, match: Match, typed: RecordAddress): DeliveryPoint {
  const kept: Partial<Record<Place, string>> = {};
  const keep = (text: string, kind: DetailKind) => {
    const place = PLACES[kind].find((name) => point[name] === '' && kept[name] === undefined);
    if (place !== undefined) kept[place] = text;
  };
  const details = [...extraTexts(match), ...match.kept].map(
    (text) => [text, kindOfDetail(text, match, typed, point)] as const,
  );
  for (const [text, kind] of details) if (kind === 'recipient') keep(text, kind);
  const isCompanyKept = details.some(([text]) => sameWords(text, typed.organisation));
  if (typed.organisation !== '' && isCompanyKept) keep(typed.organisation, 'company');
  for (const [text, kind] of details) if (kind !== 'recipient') keep(text, kind);
  return { ...point, ...kept };
}

/** What was written for elements that the file's address does not have. */
function extraTexts({ elements }: Match): string[] {
  return elements.flatMap(({ element, outcome, typed }) =>
    outcome === 'extra' && typed !== '' && element !== 'descriptor' && element !== 'postcode' ? [typed] : [],
  );
}

function textsOf(point: DeliveryPoint): string[] {
  return Object.values(point).filter((value) => typeof value === 'string');
}
