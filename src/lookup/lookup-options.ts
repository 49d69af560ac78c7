import { DEFAULT_LINE_OPTIONS, type LineOptions, readLineOptions } from '../address/layout/line-options.ts';
import { optionValues, readFlag } from '../address/layout/option-values.ts';

/**
 * The contents of an answer (docs/clients/lookup.md): how the lines are written, which facts about an address
 * are included, and which addresses are included.
 */
export interface LookupOptions {
  readonly lines: LineOptions;
  /** Includes the UDPRN, as `UniqueReference`. */
  readonly includeUdprn: boolean;
  /** Includes the UPRN, in `AdditionalData`. */
  readonly includeUprn: boolean;
  readonly includeLocation: boolean;
  /** Includes addresses that are not yet built. */
  readonly includeNotYetBuilt: boolean;
  /** Includes the residences behind the letter box of a delivery point. */
  readonly includeMultipleResidences: boolean;
  /** Includes other names of the address, in `AdditionalData`. */
  readonly includeAliases: boolean;
  /** Includes the number of results. */
  readonly resultCount: boolean;
  /** The language of streets and places, where the file has them in Welsh. */
  readonly language: 'en' | 'cy';
  /** Appears in usage reports only. */
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

/** Longer application names are cut. The name is only a label in a report. */
const APPLICATION_NAME_LENGTH = 100;

/**
 * Reads the options of a request. Their names are accepted in any case. Unknown options are ignored. An
 * option whose value has the wrong type keeps its default. Never throws.
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

/** Whether these options give exactly the results that were rendered when the address file was built. */
export function giveReadyResults(options: LookupOptions): boolean {
  if (options === DEFAULT_LOOKUP_OPTIONS) return true;
  const { lines, applicationName: _, ...others } = options;
  return isSame(lines, DEFAULT_LINE_OPTIONS) && isSame(others, DEFAULT_LOOKUP_OPTIONS);
}

function isSame<T extends object>(some: T, all: T): boolean {
  return (Object.keys(some) as (keyof T)[]).every((name) => name === 'lines' || some[name] === all[name]);
}
