import type { PostcodeLocationRow } from '../rows.ts';
import type { Sector } from './area-shape.ts';
import type { Country, SampleArea } from './areas.ts';
import { countyName } from './names.ts';

type Codes = Pick<
  PostcodeLocationRow,
  'countyCode' | 'districtCode' | 'wardCode' | 'countryCode' | 'constituencyCode'
>;

/** Of the GSS: the letter of the country, and the entity of each sort of area in it. */
const entities: Readonly<Record<Country, { letter: string; country: string; kinds: readonly string[] }>> = {
  England: { letter: 'E', country: 'E92000001', kinds: ['10', '07', '05', '14'] },
  Wales: { letter: 'W', country: 'W92000004', kinds: ['', '06', '05', '07'] },
  Scotland: { letter: 'S', country: 'S92000003', kinds: ['', '12', '13', '14'] },
  'Northern Ireland': { letter: 'N', country: 'N92000002', kinds: ['', '09', '08', '05'] },
  'Channel Islands': { letter: 'L', country: 'L93000001', kinds: ['', '', '', ''] },
  'Isle of Man': { letter: 'M', country: 'M83000003', kinds: ['', '', '', ''] },
};

/** How many districts of postcodes one district of the council has, and one constituency. */
const DISTRICTS_A_COUNCIL = 4;
const DISTRICTS_A_CONSTITUENCY = 2;

/**
 * The areas that a sector lies in. The codes have the shape of the GSS and numbers from 900,000, which it has not come to;
 * those who have no county have the code that stands for that.
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

/** Every second area in England has a county with a council; in the others the districts are unitary. */
export function hasCounty({ country, index }: SampleArea): boolean {
  return country === 'England' && index % 2 === 1;
}

/** The counties of an area in the sense of post and tradition, and of a council where it has one. */
export function countiesOf(area: SampleArea) {
  const name = countyName(area.index);
  return { postal: name, traditional: name, administrative: hasCounty(area) ? name : '' };
}

/** The names that belong to the codes of a sector. Wards are called by the sector's place. */
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
