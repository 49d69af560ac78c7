import { plainWords } from '../../address/parse/segments.ts';
import type { ElementComparison, Match, MatchElement, TypedAddress } from '../../matching/match.ts';

/**
 * What was corrected or added, by its kind. A job's statistics count each kind: a fixed list of names, since those of a job may
 * not grow with its data. What was corrected to what, stands in the record.
 */
export const CORRECTIONS = {
  postcodeCorrected: 'Postcodes that were mistyped, retired or wrong, and became another',
  postcodeAdded: 'Postcodes that were missing',
  townCorrected: 'Post towns that were misspelt or those of a neighbour',
  townAdded: 'Post towns that were missing',
  localityCorrected: 'Localities that were misspelt or those of a neighbour',
  localityAdded: 'Localities that were missing and that the address needs',
  streetCorrected: 'Streets that were misspelt, or called a road and are a street',
  streetAdded: 'Streets that were missing',
  premiseCorrected: 'Names and numbers of houses, buildings and flats that were misspelt',
  premiseAdded: 'Names and numbers of houses and buildings that were missing',
  companyCorrected: 'Organisations that were misspelt',
  companyAdded: 'Organisations that were missing',
} as const;

export type Correction = keyof typeof CORRECTIONS;

type Part = 'postcode' | 'town' | 'locality' | 'street' | 'premise' | 'company';

const PARTS: Readonly<Record<MatchElement, Part>> = {
  organisation: 'company',
  department: 'company',
  poBox: 'premise',
  subBuilding: 'premise',
  buildingName: 'premise',
  buildingNumber: 'premise',
  dependentThoroughfare: 'street',
  thoroughfare: 'street',
  descriptor: 'street',
  doubleDependentLocality: 'locality',
  dependentLocality: 'locality',
  postTown: 'town',
  postcode: 'postcode',
};

/** What each match level settles: corrections are made to nothing else. */
const SETTLED: Readonly<Record<Match['level'], ReadonlySet<Part>>> = {
  Exact: new Set(['postcode', 'town', 'locality', 'street', 'premise', 'company']),
  Building: new Set(['postcode', 'town', 'locality', 'street', 'premise']),
  Street: new Set(['postcode', 'town', 'locality', 'street']),
  Town: new Set(['postcode', 'town']),
  None: new Set(),
  Foreign: new Set(),
};

/** What a match corrects and adds, each kind once, in the order of {@link CORRECTIONS}. */
export function correctionsOf(match: Match, { organisation = '' }: TypedAddress): Correction[] {
  const found = new Set<Correction>();
  for (const comparison of match.elements) {
    const part = PARTS[comparison.element];
    if (!SETTLED[match.level].has(part) || isOfOneDoor(match, comparison)) continue;
    if (part === 'postcode' && match.postcode === undefined) continue;
    const { element, outcome, typed } = comparison;
    if (outcome === 'agrees' || outcome === 'extra') continue;
    if (
      element === 'organisation' &&
      [typed, organisation].some((text) => sameCompany(text, comparison.found))
    )
      continue;
    // What was not written cannot have been written wrong; the descriptor's words are among those of its street.
    const isMissing = outcome === 'missing' || (typed === '' && element !== 'descriptor');
    found.add(isMissing ? `${part}Added` : `${part}Corrected`);
  }
  return ALL.filter((correction) => found.has(correction));
}

const ALL = Object.keys(CORRECTIONS) as Correction[];

/** Whether two names differ by no more than the legal form. */
function sameCompany(one: string, other: string): boolean {
  const words = (text: string) => plainWords(text).replace(LEGAL_FORMS, '').trim();
  return words(one) !== '' && words(one) === words(other);
}

const LEGAL_FORMS = / (?:and )?(?:co|company|ltd|limited|plc|llp|cic|inc)\b/g;

/** Which door of a building it is, is not settled with the building. */
function isOfOneDoor({ level }: Match, { element }: ElementComparison): boolean {
  return level === 'Building' && element === 'subBuilding';
}
