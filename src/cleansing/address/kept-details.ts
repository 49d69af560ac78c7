import type { DeliveryPoint } from '../../address/delivery-point.ts';
import { plainWords } from '../../address/parse/segments.ts';
import type { Match, MatchElement } from '../../matching/match.ts';

/** Where in an address a detail may be kept. */
type Place =
  | 'organisation'
  | 'department'
  | 'subBuildingName'
  | 'buildingName'
  | 'dependentThoroughfareName'
  | 'doubleDependentLocality'
  | 'dependentLocality';

/** What people write that the address file does not have: each is kept where the address has room for it. */
const KEEPABLE: readonly { readonly element: MatchElement; readonly in: Place }[] = [
  { element: 'organisation', in: 'organisation' },
  { element: 'department', in: 'department' },
  { element: 'subBuilding', in: 'subBuildingName' },
  { element: 'buildingName', in: 'buildingName' },
  { element: 'dependentThoroughfare', in: 'dependentThoroughfareName' },
  { element: 'doubleDependentLocality', in: 'doubleDependentLocality' },
  { element: 'dependentLocality', in: 'dependentLocality' },
];

const keepable = new Set(KEEPABLE.map(({ element }) => element));

/** Who else the post is for: it has to be on the envelope. */
const FOR_SOMEBODY = /^(?:c\/?o\b|care of\b|f\.?a\.?o\.?\b|attn\b|attention\b|for the attention\b)/i;

/** What was written and is not in the address file: names of houses, localities, companies, `c/o` and directions. */
export function keptDetails(match: Match, standard: DeliveryPoint | undefined): string[] {
  const extra = match.elements.filter(
    ({ element, outcome, typed }) => outcome === 'extra' && typed !== '' && keepable.has(element),
  );
  const known = standard === undefined ? '' : ` ${plainWords(textsOf(standard).join(' '))} `;
  const texts = [...extra.map(({ typed }) => typed), ...match.kept];
  return [...new Set(texts)].filter((text) => !known.includes(` ${plainWords(text)} `));
}

function textsOf(point: DeliveryPoint): string[] {
  return Object.values(point).filter((value) => typeof value === 'string');
}

/**
 * The address with the details that its owners cherish put where they belong: a house name before the number, a locality
 * before the town, `c/o` before everything. What the address file has stays as it is.
 */
export function withKeptDetails(point: DeliveryPoint, match: Match): DeliveryPoint {
  const kept: Partial<Record<Place, string>> = {};
  for (const { element, outcome, typed } of match.elements) {
    if (outcome !== 'extra' || typed === '') continue;
    const place = KEEPABLE.find((one) => one.element === element)?.in;
    if (place !== undefined && point[place] === '') kept[place] ??= typed;
  }
  const recipient = match.kept.find((text) => FOR_SOMEBODY.test(text));
  if (recipient !== undefined) {
    const line = (['organisation', 'department'] as const).find((name) => point[name] === '' && !kept[name]);
    if (line !== undefined) kept[line] = recipient;
  }
  return { ...point, ...kept };
}
