import { parseAddress } from '../../address/parse/parse-address.ts';
import { segmentsOf } from '../../address/parse/segments.ts';
import { MATCH_LEVELS, type MatchLevel } from '../../matching/match.ts';
import { asTyped, type RecordAddress } from '../address/typed-address.ts';
import { isAbroad } from '../mailing/country.ts';
import { nameForm } from '../name/compare/normal-form.ts';
import { isRandomName } from './random/random-name.ts';
import { isRudeName } from './salacious/rude-name.ts';

/** Why an address cannot be delivered to, in the words of the legend (contract 8). */
export type AddressFault = 'UndeliverableAddress' | 'ProbablyUndeliverableAddress';

/**
 * What a record that was matched says: the street alone is settled, or less. An address abroad is not judged.
 * Undefined where the level is none that there is.
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
 * What an address says by itself, without the address file: what every letter needs is there, or is not. It takes a
 * premise, and a postcode or else a street with a town.
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

/** Whether the lines hold nothing that is an address: letters at random, rude words, one sign again and again. */
function isJunk({ lines, town }: RecordAddress): boolean {
  const segments = segmentsOf([...lines, town]);
  if (segments.length === 0) return false;
  if (lines.some(isRudeName)) return true;
  const words = segments.flatMap((segment) => nameForm(segment).toLowerCase().split(' ')).filter(Boolean);
  return words.length > 0 && !words.some((word) => /\d/.test(word)) && isRandomName(words);
}
