import type { PostcodeLocationRow } from '../rows.ts';
import type { Sector } from './area-shape.ts';
import type { Country, SampleArea } from './areas.ts';
import { countyName } from './names.ts';

type Codes = Pick<
  PostcodeLocationRow,
  'countyCode' | 'districtCode' | 'wardCode' | 'countryCode' | 'constituencyCode'
>;

/** For each country, the letter of its GSS codes and the entity code of each kind of area. */
const entities: Readonly<Record<Country, { letter: string; country: string; kinds: readonly string[] }>> = {
  England: { letter: 'E', country: 'E92000001', kinds: ['10', '07', '05', '14'] },
  Wales: { letter: 'W', country: 'W92000004', kinds: ['', '06', '05', '07'] },
  Scotland: { letter: 'S', country: 'S92000003', kinds: ['', '12', '13', '14'] },
  'Northern Ireland': { letter: 'N', country: 'N92000002', kinds: ['', '09', '08', '05'] },
  'Channel Islands': { letter: 'L', country: 'L93000001', kinds: ['', '', '', ''] },
  'Isle of Man': { letter: 'M', country: 'M83000003', kinds: ['', '', '', ''] },
};

/** How many postcode districts share a council district, and how many a constituency. */
const DISTRICTS_A_COUNCIL = 4;
const DISTRICTS_A_CONSTITUENCY = 2;

/**
 * The codes of the areas that a sector lies in. They have the form of GSS codes, with numbers from 900,000
 * that the GSS does not use. An area without a county has the pseudo code for "none".
 */
export function codesOf(area: SampleArea, { districtNumber, sector }: Sector): Codes {
  const { letter, country, kinds } = entities[area.country];
  const [county = '', district = '', ward = '', constituency = ''] = kinds;
  const code = (entity: string, number: number) =>
    entity === '' ? `${letter}99999999` : `${letter}${entity}9${String(number).padStart(5, '0')}`;
  return {
    countyCode: hasCounty(area) ? code(county, area.index) : `${letter}99999999`,
    districtCode: code(district, area.index * 16 + Math.floor(districtNumber / DISTRICTS_A_COUNCIL)),
    wardCode: code(ward, area.index * 600 + districtNumber * 10 + sector),
    countryCode: country,
    constituencyCode: code(
      constituency,
      area.index * 32 + Math.floor(districtNumber / DISTRICTS_A_CONSTITUENCY),
    ),
  };
}

/** Every second area of England has a county council. Elsewhere the districts are unitary. */
export function hasCounty({ country, index }: SampleArea): boolean {
  return country === 'England' && index % 2 === 1;
}

/**
 * The postal, traditional and administrative county of an area. The last is empty if there is no county
 * council.
 */
export function countiesOf(area: SampleArea) {
  const name = countyName(area.index);
  return { postal: name, traditional: name, administrative: hasCounty(area) ? name : '' };
}

/** The names for the codes of a sector. A ward is named after the sector's locality. */
export function areaNames(area: SampleArea, sector: Sector, town: string, place: string): [string, string][] {
  const codes = codesOf(area, sector);
  const names: readonly [string, string][] = [
    [codes.countyCode, countyName(area.index)],
    [codes.districtCode, `${town} District`],
    [codes.wardCode, `${place} Ward`],
    [codes.constituencyCode, `${town} and ${countyName(area.index)}`],
  ];
  return names.filter(([code]) => !code.endsWith('99999999'));
}
