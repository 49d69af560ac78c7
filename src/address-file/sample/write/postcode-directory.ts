import { join } from 'node:path';
import { locate } from '../../location/locate.ts';
import type { Sample } from '../generate.ts';
import type { SamplePostcode } from '../sample-postcode.ts';
import { BufferedFile } from './buffered-file.ts';
import type { DeliveryWriter } from './delivery-writer.ts';
import { sevenCharacters } from './fixed-file.ts';

const HEADER =
  'pcd7,pcd8,pcds,dointr,doterm,oscty,ced,oslaua,osward,parish,usertype,oseast1m,osnrth1m,osgrdind,oshlthau,nhser,ctry,rgn,' +
  'streg,pcon,eer,teclec,ttwa,pct,itl,statsward,oa01,casward,npark,lsoa01,msoa01,ur01ind,oac01,oa11,lsoa11,msoa11,wz11,sicbl,' +
  'bua11,ru11ind,oac11,lat,long,lep1,lep2,pfa,imd,calncv,icb,oa21,lsoa21,msoa21';

/** The empty columns of statistics between constituency and latitude, and those after the longitude. */
const BEFORE_LATITUDE = ','.repeat(21);
const AFTER_LONGITUDE = ','.repeat(9);

/**
 * Writes the positions of all postcodes in the layout of the ONS Postcode Directory, and next to it the names
 * of areas as its documents have them. Columns that Fettle does not read are left empty.
 */
export class PostcodeDirectoryWriter implements DeliveryWriter {
  readonly #folder: string;
  readonly #file: BufferedFile;

  constructor(folder: string) {
    this.#folder = folder;
    this.#file = new BufferedFile(join(folder, 'Data', 'ONSPD_INVENTED_UK.csv'));
    this.#file.write(`${HEADER}\r\n`);
  }

  postcode({ postcode, points, place }: SamplePostcode): void {
    const { easting, northing, grid, countyCode, districtCode, wardCode, countryCode, constituencyCode } =
      place;
    const seven = sevenCharacters(postcode);
    const eight = `${postcode.slice(0, -4).padEnd(4)} ${postcode.slice(-3)}`;
    const user = points[0]?.postcodeType === 'L' ? 1 : 0;
    const at = grid === 'none' ? undefined : locate(easting, northing, grid);
    const metres = at === undefined ? ',,9' : `${padded(easting, 6)},${padded(northing, 7)},1`;
    const degrees =
      at === undefined ? '99.999999,0.000000' : `${at.latitude.toFixed(6)},${at.longitude.toFixed(6)}`;
    this.#file.write(
      `${seven},${eight},${postcode},202001,,${countyCode},,${districtCode},${wardCode},,${user},${metres},,,${countryCode},,,` +
        `${constituencyCode}${BEFORE_LATITUDE},${degrees}${AFTER_LONGITUDE}\r\n`,
    );
  }

  end({ areaNames }: Sample): void {
    this.#file.close();
    for (const { file, header, codes } of NAMES) {
      const names = new BufferedFile(join(this.#folder, 'Documents', `${file}.csv`));
      names.write(`${header}\r\n`);
      for (const [code, name] of areaNames) if (codes.test(code)) names.write(`${code},${name}\r\n`);
      names.close();
    }
  }

  abandon(): void {
    this.#file.close();
  }
}

/** The lists of names, each with its header and the pattern of its codes. */
const NAMES = [
  { file: 'County names and codes INVENTED', header: 'CTY24CD,CTY24NM', codes: /^E10/ },
  { file: 'LA_UA names and codes INVENTED', header: 'LAD24CD,LAD24NM', codes: /^(?:E07|W06|S12|N09)/ },
  { file: 'Ward names and codes INVENTED', header: 'WD24CD,WD24NM', codes: /^(?:[EW]05|S13|N08)/ },
  {
    file: 'Westminster Parliamentary Constituency names and codes INVENTED',
    header: 'PCON24CD,PCON24NM',
    codes: /^(?:E14|W07|S14|N05)/,
  },
] as const;

function padded(metres: number, width: number): string {
  return String(metres).padStart(width, '0');
}
