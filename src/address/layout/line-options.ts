import { optionValues, readFlag } from './option-values.ts';

/** How the lines of an address are written (docs/clients/lookup.md, "Options"). */
export interface LineOptions {
  readonly formatter: Formatter;
  /** The number of lines before the postcode. */
  readonly maxLines: number;
  /** The most characters on a line. */
  readonly maxLineLength: number;
  /** Reserves the last two lines before the postcode for post town and county. Needs at least three lines. */
  readonly fixTownCounty: boolean;
  /** Reserves the first line for the building: sub-building, name and number. */
  readonly fixBuilding: boolean;
  /** Fills up with empty lines, so that the postcode is always at the same place. */
  readonly fixPostcode: boolean;
  /** Writes everything but post town and postcode in title case. */
  readonly normalizeCase: boolean;
  /** Writes the post town in title case, not in capitals. */
  readonly normalizeTownCase: boolean;
  readonly excludeCounty: boolean;
  /** If there is no postal county, uses the traditional county, or else the administrative one. */
  readonly useAnyAvailableCounty: boolean;
  /** Punctuation to leave out. Letters, digits and spaces in it are ignored. */
  readonly unwantedPunctuation: string;
}

export const FORMATTERS = ['DefaultFormatter', 'NoOrganisationFormatter', 'PAFStandardFormatter'] as const;

export type Formatter = (typeof FORMATTERS)[number];

/** The punctuation meant by `UnwantedPunctuation: true`, for clients that treat the option as a switch. */
export const ALL_PUNCTUATION = `.,;:'"()`;

export const LINES = { default: 6, least: 1, most: 20 } as const;
export const LINE_LENGTH = { default: 40, least: 10, most: 255 } as const;

export const DEFAULT_LINE_OPTIONS: LineOptions = {
  formatter: 'DefaultFormatter',
  maxLines: LINES.default,
  maxLineLength: LINE_LENGTH.default,
  fixTownCounty: true,
  fixBuilding: false,
  fixPostcode: true,
  normalizeCase: false,
  normalizeTownCase: false,
  excludeCounty: false,
  useAnyAvailableCounty: false,
  unwantedPunctuation: '',
};

/**
 * Reads the options of a request: an object of name → boolean, number or string, or a list of
 * `{name, value}`. Real clients send both. Names are accepted in any case, unknown names are ignored. A value
 * of the wrong type leaves the default; a number out of bounds is moved to the bound. Never throws.
 */
export function readLineOptions(given: unknown): LineOptions {
  const values = optionValues(given);
  const defaults = DEFAULT_LINE_OPTIONS;
  const flag = (name: string, otherwise: boolean) => readFlag(values.get(name.toLowerCase()), otherwise);
  return {
    formatter: readFormatter(values.get('formatter')),
    maxLines: readNumber(values.get('maxlines'), LINES),
    maxLineLength: readNumber(values.get('maxlinelength'), LINE_LENGTH),
    fixTownCounty: flag('FixTownCounty', defaults.fixTownCounty),
    fixBuilding: flag('FixBuilding', defaults.fixBuilding),
    fixPostcode: flag('FixPostcode', defaults.fixPostcode),
    normalizeCase: flag('NormalizeCase', defaults.normalizeCase),
    normalizeTownCase: flag('NormalizeTownCase', defaults.normalizeTownCase),
    excludeCounty: flag('ExcludeCounty', defaults.excludeCounty),
    useAnyAvailableCounty: flag('UseAnyAvailableCounty', defaults.useAnyAvailableCounty),
    unwantedPunctuation: readSigns(values.get('unwantedpunctuation')),
  };
}

function readFormatter(value: unknown): Formatter {
  const name = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return FORMATTERS.find((formatter) => formatter.toLowerCase() === name) ?? DEFAULT_LINE_OPTIONS.formatter;
}

function readNumber(value: unknown, bounds: { default: number; least: number; most: number }): number {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  if (!/^-?[0-9]{1,9}$/.test(text)) return bounds.default;
  return Math.min(Math.max(Number(text), bounds.least), bounds.most);
}

function readSigns(value: unknown): string {
  const word = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (word === true || word === 'true') return ALL_PUNCTUATION;
  if (typeof value !== 'string' || word === 'false') return '';
  return [...new Set(value.slice(0, 64).match(/[\p{P}\p{S}]/gu))].join('');
}
