import type { MadeAddress } from '../file/made-postcodes.ts';

/** The kind of an address, as the report distinguishes them. */
export function subjectsOf({ point, umprn }: MadeAddress): string[] {
  const { subBuildingName: sub, buildingName: name, buildingNumber: number } = point;
  const all: readonly (readonly [string, boolean])[] = [
    ['residence behind a shared door', umprn !== 0],
    ['flat with a number', /^(?:Flat|Apartment) \d/.test(sub) && umprn === 0],
    ['flat with a letter', /^Flat [A-Z]$/.test(sub)],
    ['flat by its floor', / Flat$/.test(sub)],
    ['Scottish stair', /^\d[F/]\d$/.test(sub)],
    ['unit', /^Unit /.test(sub)],
    ['number and letter', point.concatenated === true || /^\d+[A-Z]$/.test(name)],
    ['range', /^\d+-\d+$/.test(name)],
    ['house with a name alone', sub === '' && number === '' && /^[A-Z]/.test(name)],
    ['house with name and number', sub === '' && number !== '' && /^[A-Z]/.test(name)],
    ['house with a number', sub === '' && name === '' && number !== '' && point.organisation === ''],
    ['dependent street', point.dependentThoroughfareName !== ''],
    ['no street', point.thoroughfareName === '' && point.organisation === ''],
    ['PO Box', point.poBox !== ''],
    ['large user', point.postcodeType === 'L'],
    ['BFPO', point.postTown === 'BFPO'],
    ['Crown dependency', /^(?:GY|JE|IM)\d/.test(point.postcode)],
    ['Wales', /^(?:CF|LD|LL|NP|SA)\d/.test(point.postcode)],
    ['Northern Ireland', point.postcode.startsWith('BT')],
  ];
  return all.filter(([, is]) => is).map(([subject]) => subject);
}
