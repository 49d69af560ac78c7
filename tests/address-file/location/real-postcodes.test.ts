import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { findSources } from '../../../src/address-file/import/find-sources.ts';
import { locate } from '../../../src/address-file/location/locate.ts';
import type { Row } from '../../../src/address-file/rows.ts';
import { DATA, figure } from '../../support/data.ts';
import { modules, sourceOf, withFile } from '../support/build.ts';
import { address } from '../support/rows.ts';

const folder = join(DATA, 'location');

/**
 * Postcodes with latitudes and longitudes. The published ones have those of OSTN15, and one in a thousand of
 * them is tested.
 */
describe('positions of published postcodes', () => {
  test('differ from OSTN15 by a median of 1.6 m, and by at most 3.6 m for 97 %', async () => {
    const errors: number[] = [];
    for (const fields of await sample()) {
      const [easting, northing, latitude, longitude] = fields.slice(2, 6).map(Number) as number[];
      const ours = locate(easting!, northing!, 'osgb');
      if (ours.gridReference === '') continue;
      const north = (ours.latitude - latitude!) * 111_300;
      const east = (ours.longitude - longitude!) * 111_300 * Math.cos((latitude! * Math.PI) / 180);
      errors.push(Math.hypot(north, east));
    }
    errors.sort((one, other) => one - other);
    expect(errors.length).toBeGreaterThan(figure(1600, 9));
    expect(errors[Math.floor(errors.length * 0.5)]).toBeLessThan(1.8);
    expect(errors[Math.floor(errors.length * 0.97)]).toBeLessThan(3.6);
  });

  test('get the names of their areas from codes and a list of names', async () => {
    const fields = (await sample()).slice(0, 500);
    const list = await findSources(join(folder, 'codelist_oct2025.csv'));
    const rows = fields.flatMap((row, at): Row[] => [
      address({ postcode: row[0]!, udprn: at + 1 }),
      {
        kind: 'postcode-location',
        location: {
          postcode: row[0]!,
          easting: Number(row[2]),
          northing: Number(row[3]),
          grid: 'osgb',
          countryCode: row[6]!,
          countyCode: row[7]!,
          districtCode: row[9]!,
          wardCode: row[11]!,
          constituencyCode: '',
          terminated: '',
        },
      },
    ]);
    const locator = new URL('../../../src/address-file/location/locate.ts', import.meta.url).href;
    await withFile(
      rows,
      (file) => {
        for (const row of fields) {
          const { place } = file.lookup(row[0]!.replaceAll(' ', ''))!;
          expect(['England', 'Scotland', 'Wales']).toContain(place.country);
          expect(place.district).toBe(row[10]);
          expect(place.ward).toBe(row[12]!.replace(/ \(DET\)$/, ''));
          expect(place.county).toBe(row[7] === '' ? null : row[8]);
          expect(place.constituency).toBeNull();
        }
      },
      { modules: { ...modules, locator }, sources: [...list.sources, sourceOf(rows)] },
    );
  });

  async function sample(): Promise<string[][]> {
    const file = createReadStream(join(folder, 'postcodes_gb_2025_enriched.csv.gz')).pipe(createGunzip());
    const rows: string[][] = [];
    let line = 0;
    for await (const text of createInterface({ input: file })) {
      // Rows with a comma inside a name are quoted, and left out.
      if (line++ % figure(1000, 1) === figure(1, 0) && line > 1 && !text.includes('"'))
        rows.push(text.split(','));
    }
    return rows;
  }
});
