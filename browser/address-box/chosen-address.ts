import type { LookupOptions, LookupResult } from '../../client/src/openapi.ts';

/** A chosen address: the detail of the event `fettle-address-selected`. Missing texts are empty. */
export interface ChosenAddress {
  readonly organisation: string;
  /** Building, street and locality: one line for each line field of the form, or 3 if it has none. */
  readonly lines: readonly string[];
  readonly town: string;
  readonly county: string;
  readonly postcode: string;
  /** ISO 3166-1: `GB`, `JE`, `GG` or `IM`; empty for an overseas territory. */
  readonly country: string;
  /** The number of the delivery point; empty if it has none. */
  readonly udprn: string;
  /** Degrees, WGS84. Null if the address file knows no position. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** The answer of Retrieve. */
  readonly result: LookupResult;
}

/** The layout in which a form takes an address. */
export interface Layout {
  /** How many lines there are for building, street and locality. */
  readonly lines: number;
  /** The most characters of a line. */
  readonly lineLength: number;
  readonly hasOrganisation: boolean;
  readonly hasCounty: boolean;
}

/** The lines for town and county. The postcode follows them; `MaxLines` does not count its line. */
const LINES_AFTER = 2;

/** The options of Retrieve for a layout (docs/clients/lookup.md). */
export function layoutOptions({ lines, lineLength, hasOrganisation, hasCounty }: Layout): LookupOptions {
  return {
    MaxLines: lines + LINES_AFTER,
    MaxLineLength: lineLength,
    FixTownCounty: true,
    FixPostcode: true,
    UseAnyAvailableCounty: hasCounty,
    IncludeUDPRN: true,
    ...(hasOrganisation && { Formatter: 'NoOrganisationFormatter' as const }),
  };
}

/** Reads the answer to a call of Retrieve with {@link layoutOptions}. */
export function chosenAddress(result: LookupResult, { lines }: Layout): ChosenAddress {
  const { Address, RawAddress } = result;
  const [town = '', county = '', postcode = ''] = Address.Lines.slice(lines);
  const { Organisation, Department, CountryISO2, UniqueReference, Location } = RawAddress;
  return {
    organisation: [Organisation, Department].filter(Boolean).join(', '),
    lines: Address.Lines.slice(0, lines),
    town,
    county,
    postcode,
    country: CountryISO2 ?? '',
    udprn: UniqueReference ?? '',
    latitude: Location?.Latitude ?? null,
    longitude: Location?.Longitude ?? null,
    result,
  };
}

/** The address on one line. */
export function oneLine({ organisation, lines, town, county, postcode }: ChosenAddress): string {
  // If the form has no field for the organisation, the lines already contain it.
  const first = lines.some((line) => line.includes(organisation)) ? '' : organisation;
  return [first, ...lines, town, county, postcode].filter(Boolean).join(', ');
}
