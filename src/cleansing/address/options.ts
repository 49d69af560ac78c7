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

/** How to write the letters of an address. */
const CASES = ['mixed', 'upper', 'asis'] as const;

/** The minimum match levels, lowest first. */
const MINIMUM_LEVELS = ['All', 'Town', 'Street', 'Building', 'Exact'] as const;

/** What to do with records below the minimum. */
const OUTPUT_TYPES = ['Flag', 'Suppress'] as const;

const LANGUAGES = ['en', 'cy'] as const;

/** The fewest lines: town and county in fixed places must leave one for the rest. */
const LEAST_LINES = 3;

const flag = (fallback: boolean, description: string) => Type.Boolean({ default: fallback, description });

const oneOf = <Name extends string>(names: readonly Name[], fallback: Name, description: string) =>
  Type.Unsafe<Name>({ type: 'string', enum: [...names], default: fallback, description });

export const AddressOptions = Type.Object(
  {
    keepCherished: flag(
      true,
      'Whether written parts that are not in the address file stay in the address: names of houses that have a number, localities, companies, c/o. They are in address_kept in any case.',
    ),
    separateCompany: flag(
      false,
      'Whether the company is put into the column clean_company and left out of the lines.',
    ),
    fixTownAndCounty: flag(
      true,
      'Whether town and county take the last two lines, as clean_town and clean_county. Otherwise they follow the address.',
    ),
    excludeCounty: flag(
      false,
      'Whether the county is left out. Royal Mail does not need it with a postcode.',
    ),
    useAnyAvailableCounty: flag(
      false,
      'Whether to write the traditional county, or else the administrative one, if there is no postal county.',
    ),
    totalLines: Type.Integer({
      minimum: LEAST_LINES,
      maximum: LINES.most,
      default: LINES.default,
      description: 'The number of lines before the postcode, including those for town and county.',
    }),
    lineLength: Type.Integer({
      minimum: LINE_LENGTH.least,
      maximum: LINE_LENGTH.most,
      default: LINE_LENGTH.default,
      description:
        'The most characters on a line. Longer parts are abbreviated or continue on the next line.',
    }),
    fixBuilding: flag(false, 'Whether the first line is for the building, even if it has only a number.'),
    formatter: oneOf<Formatter>(
      FORMATTERS,
      DEFAULT_LINE_OPTIONS.formatter,
      'NoOrganisationFormatter leaves organisation and department out. PAFStandardFormatter puts each part of the address on a line of its own, then the town, and no county.',
    ),
    case: oneOf(
      CASES,
      'mixed',
      'mixed writes names as they are spelt (Newcastle upon Tyne, McDonald), and the post town in capitals unless townCase says otherwise; upper writes everything in capitals; asis keeps the letters of the address file.',
    ),
    townCase: oneOf(
      ['upper', 'mixed'],
      'upper',
      'Whether the post town is in capitals, as Royal Mail asks, or in the case of other names.',
    ),
    unwantedPunctuation: Type.String({
      maxLength: 64,
      default: '',
      description: 'Punctuation to leave out of the lines, for example ".,\'".',
    }),
    language: oneOf(
      LANGUAGES,
      'en',
      'cy writes Welsh streets and places in Welsh, if the address file has the Welsh names.',
    ),
    minimumMatchLevel: oneOf(
      MINIMUM_LEVELS,
      'All',
      'The lowest acceptable match level. outputType says what happens to records below it.',
    ),
    outputType: oneOf(
      OUTPUT_TYPES,
      'Flag',
      'Flag says in match_level_met whether a record meets the minimum match level; Suppress leaves out the records that do not.',
    ),
    review: flag(
      false,
      'Whether the second output has the addresses below the minimum match level (with All: below Exact) as cases for Review in the console. Later jobs of the workflow follow the answers given there.',
    ),
    coordinates: flag(
      true,
      'Whether easting, northing, latitude, longitude and coordinate_type are appended.',
    ),
    outputElements: flag(
      false,
      'Whether to append the elements of the address as in the address file, each in its own column: paf_organisation to paf_post_town.',
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

/** Whether a match reaches the minimum match level. */
export function meetsMinimum(level: MatchLevel, minimum: AddressOptions['minimumMatchLevel']): boolean {
  if (minimum === 'All') return true;
  return MATCH_LEVELS.indexOf(level) <= MATCH_LEVELS.indexOf(minimum);
}
