import { join } from 'node:path';
import { joinThoroughfare } from '../../../address/thoroughfare.ts';
import { BRITISH_GRID, IRISH_GRID } from '../../location/grids.ts';
import type { SamplePoint, SamplePostcode } from '../sample-postcode.ts';
import { BufferedFile } from './buffered-file.ts';
import type { DeliveryWriter } from './delivery-writer.ts';

const HEADER =
  'UPRN,PARENT_UPRN,UDPRN,USRN,TOID,CLASSIFICATION_CODE,EASTING,NORTHING,LATITUDE,LONGITUDE,RPC,LAST_UPDATE_DATE,' +
  'SINGLE_LINE_ADDRESS,PO_BOX,ORGANISATION,SUB_BUILDING,BUILDING_NAME,BUILDING_NUMBER,STREET_NAME,LOCALITY,TOWN_NAME,POST_TOWN,' +
  'ISLAND,POSTCODE,DELIVERY_POINT_SUFFIX,GSS_CODE,CHANGE_CODE';

/**
 * Writes the UPRN and position of every delivery point in the layout of AddressBase Core. Unlike that product
 * it includes Northern Ireland, on the Irish grid, and the Channel Islands, without positions.
 */
export class PremisesWriter implements DeliveryWriter {
  readonly #file: BufferedFile;

  constructor(folder: string) {
    this.#file = new BufferedFile(join(folder, 'AddressBase Core INVENTED.csv'));
    this.#file.write(`${HEADER}\r\n`);
  }

  postcode(postcode: SamplePostcode): void {
    const { locality, streets, place } = postcode;
    const street = joinThoroughfare(streets.thoroughfareName, streets.thoroughfareDescriptor);
    const near = locality.doubleDependentLocality || locality.dependentLocality;
    const end = [street, near, locality.postTown, postcode.postcode].filter((text) => text !== '').join(', ');
    const columns = `"${street}","${near}","","${locality.postTown}","","${postcode.postcode}"`;
    let text = '';
    for (const point of postcode.points) {
      const { uprn, udprn, easting, northing, organisation, poBox } = point;
      const premises = `"${poBox}","${organisation}","${point.subBuildingName}","${point.buildingName}","${point.buildingNumber}"`;
      const code = organisation === '' ? 'RD' : 'CO';
      text +=
        `${uprn},,${udprn},20000001,"","${code}",${easting}.00,${northing}.00,${degrees(point, place.grid)},2,2020-01-01,` +
        `"${lead(point)}${end}",${premises},${columns},"${point.deliveryPointSuffix}","${place.districtCode}","I"\r\n`;
    }
    this.#file.write(text);
  }

  end(): void {
    this.#file.close();
  }

  abandon(): void {
    this.#file.close();
  }
}

/** Latitude and longitude to seven decimals. */
function degrees({ easting, northing }: SamplePoint, grid: SamplePostcode['place']['grid']): string {
  if (grid === 'none') return '0,0';
  const { latitude, longitude } = (grid === 'irish' ? IRISH_GRID : BRITISH_GRID).toWgs84(easting, northing);
  return `${Math.round(latitude * 1e7) / 1e7},${Math.round(longitude * 1e7) / 1e7}`;
}

/** The part of the one-line address before the street. */
function lead({ organisation, subBuildingName, buildingName, buildingNumber }: SamplePoint): string {
  let text = organisation === '' ? '' : `${organisation}, `;
  if (subBuildingName !== '') text += `${subBuildingName}, `;
  if (buildingName !== '') text += `${buildingName}, `;
  return buildingNumber === '' ? text : `${text}${buildingNumber}, `;
}
