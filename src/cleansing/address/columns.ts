import type { DeliveryPoint } from '../../address/delivery-point.ts';
import { joinThoroughfare } from '../../address/thoroughfare.ts';
import { MATCH_LEVELS } from '../../matching/match.ts';
import type { AppendedColumn } from '../step.ts';
import { CORRECTIONS } from './corrections.ts';
import { type AddressOptions, hasFixedTown } from './options.ts';

const column = (name: string, type: AppendedColumn['type'], description: string): AppendedColumn => ({
  name,
  type,
  description,
});

/** The columns of the lines, including those of town and county if they have fixed places. */
export function lineColumns(options: AddressOptions): readonly AppendedColumn[] {
  const { totalLines, excludeCounty } = options;
  const free = hasFixedTown(options) ? totalLines - 2 : totalLines;
  const lines = Array.from({ length: free }, (_, at) =>
    column(
      `clean_line_${at + 1}`,
      'text',
      `Line ${at + 1} of the address: settled parts as in the address file, the rest as it was written.`,
    ),
  );
  if (!hasFixedTown(options)) return lines;
  return [...lines, TOWN, ...(excludeCounty ? [] : [COUNTY])];
}

const TOWN = column('clean_town', 'text', 'The post town.');
const COUNTY = column('clean_county', 'text', 'The county, if the address has one.');

/** The elements of an address, each with its column. */
export const ELEMENTS: readonly {
  readonly column: AppendedColumn;
  readonly of: (point: DeliveryPoint) => string;
}[] = [
  { column: column('paf_organisation', 'text', 'The organisation.'), of: (point) => point.organisation },
  { column: column('paf_department', 'text', 'The department.'), of: (point) => point.department },
  { column: column('paf_po_box', 'text', 'The number of the PO Box.'), of: (point) => point.poBox },
  {
    column: column('paf_sub_building', 'text', 'The flat or unit: Flat 2.'),
    of: (point) => point.subBuildingName,
  },
  {
    column: column('paf_building_name', 'text', 'The name of the building.'),
    of: (point) => point.buildingName,
  },
  {
    column: column('paf_building_number', 'text', 'The number in the street.'),
    of: (point) => point.buildingNumber,
  },
  {
    column: column('paf_dependent_street', 'text', 'The smaller street off the street.'),
    of: (point) => joinThoroughfare(point.dependentThoroughfareName, point.dependentThoroughfareDescriptor),
  },
  {
    column: column('paf_street', 'text', 'The street.'),
    of: (point) => joinThoroughfare(point.thoroughfareName, point.thoroughfareDescriptor),
  },
  {
    column: column('paf_double_dependent_locality', 'text', 'The smaller place in the locality.'),
    of: (point) => point.doubleDependentLocality,
  },
  {
    column: column('paf_dependent_locality', 'text', 'The locality in the post town.'),
    of: (point) => point.dependentLocality,
  },
  { column: column('paf_post_town', 'text', 'The post town.'), of: (point) => point.postTown },
];

const COORDINATES: readonly AppendedColumn[] = [
  column('easting', 'integer', 'Metres east on the national grid; in Northern Ireland, on the Irish grid.'),
  column('northing', 'integer', 'Metres north on the same grid.'),
  column('latitude', 'decimal', 'Degrees, WGS84.'),
  column('longitude', 'decimal', 'Degrees, WGS84.'),
  column(
    'coordinate_type',
    'text',
    'Premise if the coordinates are those of the premises, Postcode if they are those of the postcode.',
  ),
];

/** All columns that the step appends under these options. */
export function appendedColumns(options: AddressOptions): AppendedColumn[] {
  return [
    ...lineColumns(options),
    column(
      'clean_postcode',
      'text',
      'The postcode, with one space; as it was written if no postcode is settled.',
    ),
    ...(options.separateCompany
      ? [column('clean_company', 'text', 'The company, in the spelling of the address file.')]
      : []),
    column(
      'paf_match_level',
      'text',
      `The level to which the address is settled. ${MATCH_LEVELS.join(', ')}: Exact is one delivery point; Building is everything except the flat or company; Street is everything except the premises; Town is the post town; None is nothing; Foreign is an address abroad. Empty for a blank address.`,
    ),
    column('match_confidence', 'decimal', 'The probability, in percent, that paf_match_level is right.'),
    ...(options.minimumMatchLevel !== 'All' && options.outputType === 'Flag'
      ? [column('match_level_met', 'boolean', 'Whether the record meets the minimum match level.')]
      : []),
    column('udprn', 'text', 'Royal Mail’s number for the delivery point. Only for Exact.'),
    column('dps', 'text', 'The delivery point suffix, for barcodes and sorting. Only for Exact.'),
    column('uprn', 'text', 'The Unique Property Reference Number, if the file has it. Only for Exact.'),
    ...(options.coordinates ? COORDINATES : []),
    ...(options.outputElements ? ELEMENTS.map((element) => element.column) : []),
    column(
      'postcode_changed',
      'boolean',
      'Whether clean_postcode differs from the postcode that was written, or no postcode was written.',
    ),
    column(
      'address_changed',
      'boolean',
      'Whether a part of the address was corrected or added; changes of capitals, punctuation and usual abbreviations do not count.',
    ),
    column(
      'address_corrections',
      'text',
      `The kinds of corrections and additions, separated by semicolons: ${Object.keys(CORRECTIONS).join(', ')}.`,
    ),
    column(
      'address_kept',
      'text',
      'Written parts that are not in the address file, separated by semicolons.',
    ),
    column('address_omitted', 'text', 'Text that did not fit the lines, separated by semicolons.'),
  ];
}
