import { parseAddress } from '../../address/parse/parse-address.ts';
import { segmentsOf } from '../../address/parse/segments.ts';
import { MATCH_LEVELS, type MatchLevel } from '../../matching/match.ts';
import { asTyped, type RecordAddress } from '../address/typed-address.ts';
import { isAbroad } from '../mailing/country.ts';
import { nameForm } from '../name/compare/normal-form.ts';
import { isRandomName } from './random/random-name.ts';
import { isRudeName } from './salacious/rude-name.ts';

/** Why an address cannot be delivered to, in the words of the legend (docs/analysts/mailing.md). */
export type AddressFault = 'UndeliverableAddress' | 'ProbablyUndeliverableAddress';

/**
 * The fault that follows from the match level of a record: there is one if only the street is settled, or
 * less. Addresses abroad are not judged. Undefined if the text is not a match level.
 */
export function faultOfLevel(level: string): AddressFault | 'none' | undefined {
  return MATCH_LEVELS.includes(level as MatchLevel) ? BY_LEVEL[level as MatchLevel] : undefined;
}

const BY_LEVEL: Readonly<Record<MatchLevel, AddressFault | 'none'>> = {
  Exact: 'none',
  Building: 'none',
  Street: 'ProbablyUndeliverableAddress',
  Town: 'UndeliverableAddress',
  None: 'UndeliverableAddress',
  Foreign: 'none',
};

/**
 * The fault of an address that was not matched. A letter needs the premises, and a postcode or a street with
 * a town.
 */
export function faultOfAddress(address: RecordAddress | undefined): AddressFault | undefined {
  if (address === undefined) return 'UndeliverableAddress';
  if (isAbroad(address)) return undefined;
  if (isJunk(address)) return 'UndeliverableAddress';
  const parsed = parseAddress(asTyped(address));
  const hasPlace = parsed.postTown !== '' || parsed.dependentLocality !== '';
  const hasStreet = parsed.thoroughfareName !== '' || parsed.dependentThoroughfareName !== '';
  const hasPremise =
    [
      parsed.buildingNumber,
      parsed.buildingName,
      parsed.subBuildingName,
      parsed.organisation,
      parsed.poBox,
    ].some(Boolean) || address.organisation !== '';
  if (parsed.postcode !== '') {
    if (hasPremise) return undefined;
    return hasStreet ? 'ProbablyUndeliverableAddress' : 'UndeliverableAddress';
  }
  return hasPlace && hasStreet && hasPremise ? 'ProbablyUndeliverableAddress' : 'UndeliverableAddress';
}

/** Whether the lines contain no address at all: random letters, rude words, one character repeated. */
function isJunk({ lines, town }: RecordAddress): boolean {
  const segments = segmentsOf([...lines, town]);
  if (segments.length === 0) return false;
  if (lines.some(isRudeName)) return true;
  const words = segments.flatMap((segment) => nameForm(segment).toLowerCase().split(' ')).filter(Boolean);
  return words.length > 0 && !words.some((word) => /\d/.test(word)) && isRandomName(words);
}
