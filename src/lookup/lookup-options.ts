import { DEFAULT_LINE_OPTIONS, type LineOptions, readLineOptions } from '../address/layout/line-options.ts';
import { optionValues, readFlag } from '../address/layout/option-values.ts';

/** How an address is answered (contract 5): its lines, what is told of it, and which addresses are told at all. */
export interface LookupOptions {
  readonly lines: LineOptions;
  /** Gives the UDPRN as `UniqueReference`. */
  readonly includeUdprn: boolean;
  /** Gives the UPRN in `AdditionalData`. */
  readonly includeUprn: boolean;
  readonly includeLocation: boolean;
  /** Also addresses that are not yet built. */
  readonly includeNotYetBuilt: boolean;
  /** Also the residences behind the letter box of a delivery point. */
  readonly includeMultipleResidences: boolean;
  /** Gives other names of the address in `AdditionalData`. */
  readonly includeAliases: boolean;
  /** Gives the number of results beside them. */
  readonly resultCount: boolean;
  /** Streets and places in Welsh where the file has them so. */
  readonly language: 'en' | 'cy';
  /** Only for usage reports. */
  readonly applicationName: string;
}

export const DEFAULT_LOOKUP_OPTIONS: LookupOptions = {
  lines: DEFAULT_LINE_OPTIONS,
  includeUdprn: false,
  includeUprn: false,
  includeLocation: true,
  includeNotYetBuilt: false,
  includeMultipleResidences: false,
  includeAliases: false,
  resultCount: false,
  language: 'en',
  applicationName: '',
};

/** A longer application name is cut: it is a label in a report. */
const APPLICATION_NAME_LENGTH = 100;

/**
 * Reads the options of a request. Names count in any case, unknown ones are ignored, and a value of the wrong type leaves
 * the default. Never throws.
 */
export function readLookupOptions(given: unknown): LookupOptions {
  const values = optionValues(given);
  if (values.size === 0) return DEFAULT_LOOKUP_OPTIONS;
  const defaults = DEFAULT_LOOKUP_OPTIONS;
  const flag = (name: string, otherwise: boolean) => readFlag(values.get(name), otherwise);
  const text = (name: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    lines: readLineOptions(given),
    includeUdprn: flag('includeudprn', defaults.includeUdprn),
    includeUprn: flag('includeuprn', defaults.includeUprn),
    includeLocation: flag('includelocation', defaults.includeLocation),
    includeNotYetBuilt: flag('includenyb', defaults.includeNotYetBuilt),
    includeMultipleResidences: flag('includemr', defaults.includeMultipleResidences),
    includeAliases: flag('includealiases', defaults.includeAliases),
    resultCount: flag('returnresultcount', defaults.resultCount),
    language: text('preferredlanguage').toLowerCase() === 'cy' ? 'cy' : 'en',
    applicationName: text('applicationname').slice(0, APPLICATION_NAME_LENGTH),
  };
}

/** Whether these options give the very results that were made ready when the file was built. */
export function giveReadyResults(options: LookupOptions): boolean {
  if (options === DEFAULT_LOOKUP_OPTIONS) return true;
  const { lines, applicationName: _, ...others } = options;
  return isSame(lines, DEFAULT_LINE_OPTIONS) && isSame(others, DEFAULT_LOOKUP_OPTIONS);
}

function isSame<T extends object>(some: T, all: T): boolean {
  return (Object.keys(some) as (keyof T)[]).every((name) => name === 'lines' || some[name] === all[name]);
}
