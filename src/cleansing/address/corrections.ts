import { plainWords } from '../../address/parse/segments.ts';
import type { ElementComparison, Match, MatchElement, TypedAddress } from '../../matching/match.ts';

/**
 * The kinds of corrections and additions. A job's statistics count each kind. The list is fixed, because the
 * number of a job's statistics must not grow with its data. The record itself shows what was corrected to
 * what.
 */
export const CORRECTIONS = {
  postcodeCorrected: 'Postcodes that were mistyped, retired or wrong, and were replaced',
  postcodeAdded: 'Postcodes that were missing',
  townCorrected: 'Post towns that were misspelt or belong to a neighbouring place',
  townAdded: 'Post towns that were missing',
  localityCorrected: 'Localities that were misspelt or belong to a neighbouring place',
  localityAdded: 'Localities that the address needs and that were missing',
  streetCorrected: 'Streets that were misspelt or had the wrong descriptor, such as Road for Street',
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

/** The parts that each match level settles. Only settled parts are corrected. */
const SETTLED: Readonly<Record<Match['level'], ReadonlySet<Part>>> = {
  Exact: new Set(['postcode', 'town', 'locality', 'street', 'premise', 'company']),
  Building: new Set(['postcode', 'town', 'locality', 'street', 'premise']),
  Street: new Set(['postcode', 'town', 'locality', 'street']),
  Town: new Set(['postcode', 'town']),
  None: new Set(),
  Foreign: new Set(),
};

/** The kinds of corrections and additions in a match, each once, in the order of {@link CORRECTIONS}. */
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
    // An element that was not written cannot have been wrong. The descriptor's words were written with its
    // street.
    const isMissing = outcome === 'missing' || (typed === '' && element !== 'descriptor');
    found.add(isMissing ? `${part}Added` : `${part}Corrected`);
  }
  return ALL.filter((correction) => found.has(correction));
}

const ALL = Object.keys(CORRECTIONS) as Correction[];

/** Whether two names differ only in their legal form. */
function sameCompany(one: string, other: string): boolean {
  const words = (text: string) => plainWords(text).replace(LEGAL_FORMS, '').trim();
  return words(one) !== '' && words(one) === words(other);
}

const LEGAL_FORMS = / (?:and )?(?:co|company|ltd|limited|plc|llp|cic|inc)\b/g;

/** Whether the element tells the doors of a building apart and the match settled only the building. */
function isOfOneDoor({ level }: Match, { element }: ElementComparison): boolean {
  return level === 'Building' && element === 'subBuilding';
}
