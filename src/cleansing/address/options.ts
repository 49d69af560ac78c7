import Type, { type Static } from 'typebox';
import {
  DEFAULT_LINE_OPTIONS,
  FORMATTERS,
  type Formatter,
  LINE_LENGTH,
  LINES,
} from '../../address/layout/line-options.ts';
import { MATCH_LEVELS, type MatchLevel } from '../../matching/match.ts';
import type { CleanOptions } from './clean-address.ts';

/** How the letters of an address are written. */
const CASES = ['mixed', 'upper', 'asis'] as const;

/** The least that must be settled, from the least on. */
const MINIMUM_LEVELS = ['All', 'Town', 'Street', 'Building', 'Exact'] as const;

/** What becomes of a record that does not meet it. */
const OUTPUT_TYPES = ['Flag', 'Suppress'] as const;

const LANGUAGES = ['en', 'cy'] as const;

/** With town and county in places of their own there has to be a line for the rest. */
const LEAST_LINES = 3;

const flag = (fallback: boolean, description: string) => Type.Boolean({ default: fallback, description });

const oneOf = <Name extends string>(names: readonly Name[], fallback: Name, description: string) =>
  Type.Unsafe<Name>({ type: 'string', enum: [...names], default: fallback, description });

export const AddressOptions = Type.Object(
  {
    keepCherished: flag(
      true,
      'Whether what was written and is not in the address file stays in the address: names of houses that have a number, localities, companies, c/o. It stands in address_kept in any case.',
    ),
    separateCompany: flag(
      false,
      'Whether the company gets the column clean_company, and is left out of the lines.',
    ),
    fixTownAndCounty: flag(
      true,
      'Whether town and county have the last two of the lines, as clean_town and clean_county. Otherwise they follow the address.',
    ),
    excludeCounty: flag(
      false,
      'Whether the county is left out. Royal Mail does not need it where the postcode is there.',
    ),
    useAnyAvailableCounty: flag(
      false,
      'Whether the traditional or else the administrative county is written where there is no postal one.',
    ),
    totalLines: Type.Integer({
      minimum: LEAST_LINES,
      maximum: LINES.most,
      default: LINES.default,
      description: 'How many lines there are before the postcode, those for town and county included.',
    }),
    lineLength: Type.Integer({
      minimum: LINE_LENGTH.least,
      maximum: LINE_LENGTH.most,
      default: LINE_LENGTH.default,
      description: 'The most characters on a line. Longer parts are abbreviated or go on to the next line.',
    }),
    fixBuilding: flag(false, 'Whether the building has the first line, even where it has only a number.'),
    formatter: oneOf<Formatter>(
      FORMATTERS,
      DEFAULT_LINE_OPTIONS.formatter,
      'NoOrganisationFormatter leaves organisation and department out. PAFStandardFormatter puts each part of the address on a line of its own, the town after the last, and no county.',
    ),
    case: oneOf(
      CASES,
      'mixed',
      'mixed writes names as they are spelt (Newcastle upon Tyne, McDonald), the post town in capitals unless townCase says otherwise; upper writes everything in capitals; asis leaves the letters as the address file has them.',
    ),
    townCase: oneOf(
      ['upper', 'mixed'],
      'upper',
      'Whether the post town is in capitals, as Royal Mail asks, or as other names.',
    ),
    unwantedPunctuation: Type.String({
      maxLength: 64,
      default: '',
      description: 'Signs to leave out of the lines, for example ".,\'".',
    }),
    language: oneOf(
      LANGUAGES,
      'en',
      'cy writes streets and places of Wales in Welsh where the address file has them so.',
    ),
    minimumMatchLevel: oneOf(
      MINIMUM_LEVELS,
      'All',
      'The least that has to be settled. Records of less are dealt with as outputType says.',
    ),
    outputType: oneOf(
      OUTPUT_TYPES,
      'Flag',
      'Flag says in match_level_met whether a record meets the minimum match level; Suppress leaves out the records that do not.',
    ),
    coordinates: flag(
      true,
      'Whether easting, northing, latitude, longitude and coordinate_type are appended.',
    ),
    outputElements: flag(
      false,
      'Whether the elements of the address as the file has them are appended each in a column: paf_organisation to paf_post_town.',
    ),
  },
  { additionalProperties: false },
);

export type AddressOptions = Static<typeof AddressOptions>;

/** Whether town and county have columns of their own. */
export function hasFixedTown({ fixTownAndCounty, formatter }: AddressOptions): boolean {
  return fixTownAndCounty && formatter !== 'PAFStandardFormatter';
}

export function cleanOptionsOf(options: AddressOptions): CleanOptions {
  const { keepCherished, separateCompany, language } = options;
  const lines = {
    formatter: options.formatter,
    maxLines: options.totalLines,
    maxLineLength: options.lineLength,
    fixTownCounty: options.fixTownAndCounty,
    fixBuilding: options.fixBuilding,
    fixPostcode: true,
    normalizeCase: options.case === 'mixed',
    normalizeTownCase: options.townCase === 'mixed',
    excludeCounty: options.excludeCounty,
    useAnyAvailableCounty: options.useAnyAvailableCounty,
    unwantedPunctuation: options.unwantedPunctuation,
  };
  return { lines, keepsToLines: true, keepCherished, separateCompany, language };
}

/** Whether a match settles what has to be settled. */
export function meetsMinimum(level: MatchLevel, minimum: AddressOptions['minimumMatchLevel']): boolean {
  if (minimum === 'All') return true;
  return MATCH_LEVELS.indexOf(level) <= MATCH_LEVELS.indexOf(minimum);
}
