import fc from 'fast-check';
import proj4 from 'proj4';
import { describe, expect, test } from 'vitest';
import { BRITISH_GRID, IRISH_GRID } from '../../../src/address-file/location/grids.ts';
import { locate } from '../../../src/address-file/location/locate.ts';

const GRIDS = {
  osgb: {
    grid: BRITISH_GRID,
    area: [700_000, 1_300_000],
    proj4:
      '+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy ' +
      '+towgs84=446.448,-125.157,542.06,0.1502,0.247,0.8421,-20.4894 +units=m +no_defs',
  },
  irish: {
    grid: IRISH_GRID,
    area: [400_000, 500_000],
    proj4:
      '+proj=tmerc +lat_0=53.5 +lon_0=-8 +k=1.000035 +x_0=200000 +y_0=250000 +ellps=mod_airy ' +
      '+towgs84=482.5,-130.6,564.6,-1.042,-0.214,-0.631,8.15 +units=m +no_defs',
  },
} as const;

/** Metres along a meridian. */
const DEGREE = 111_300;

describe.each(Object.entries(GRIDS))('the %s grid', (name, { grid, area, proj4: definition }) => {
  const oracle = proj4(definition, 'EPSG:4326');
  const points = fc.tuple(
    fc.double({ min: 1, max: area[0] - 1, noNaN: true }),
    fc.double({ min: 1, max: area[1] - 1, noNaN: true }),
  );

  test('agrees with proj4 to 5 mm', () => {
    fc.assert(
      fc.property(points, ([easting, northing]) => {
        const [longitude = 0, latitude = 0] = oracle.forward([easting, northing]);
        const ours = grid.toWgs84(easting, northing);
        expect(Math.abs(ours.latitude - latitude) * DEGREE).toBeLessThan(0.005);
        expect(Math.abs(ours.longitude - longitude) * DEGREE).toBeLessThan(0.005);
      }),
      { numRuns: 2000 },
    );
  });

  test('converts from WGS84 as proj4 does, and there and back again, to 5 mm', () => {
    fc.assert(
      fc.property(points, ([easting, northing]) => {
        const wgs84 = grid.toWgs84(easting, northing);
        const [x = 0, y = 0] = oracle.inverse([wgs84.longitude, wgs84.latitude]);
        const back = grid.fromWgs84(wgs84);
        expect(Math.hypot(back.easting - easting, back.northing - northing)).toBeLessThan(0.005);
        expect(Math.hypot(back.easting - x, back.northing - y)).toBeLessThan(0.005);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    [0, 0],
    [0, 200_000],
    [200_000, 0],
    [-5, 10],
    [999_999, 999_999],
    [area[0], 10],
    [10, area[1]],
    [Number.NaN, Number.NaN],
    [1e300, 1e300],
  ])('has no position for %d, %d', (easting, northing) => {
    const nowhere = { easting: 0, northing: 0, gridReference: '', latitude: 0, longitude: 0 };
    expect(locate(easting, northing, name as keyof typeof GRIDS)).toStrictEqual(nowhere);
  });
});

test('a position in Scilly is 4.7 m off, the largest error in an inhabited place (OSTN15 test point)', () => {
  const { latitude, longitude } = BRITISH_GRID.toWgs84(91_492.146, 11_318.804);
  const north = (latitude - 49.922_263_937) * DEGREE;
  const east = (longitude + 6.299_777_52) * DEGREE * Math.cos((latitude * Math.PI) / 180);
  expect(Math.hypot(north, east)).toBeGreaterThan(4.5);
  expect(Math.hypot(north, east)).toBeLessThan(5);
});

test('a position has six decimals, and a grid reference has six figures', () => {
  expect(locate(341_499, 374_399, 'osgb')).toStrictEqual({
    easting: 341_499,
    northing: 374_399,
    gridReference: 'SJ414743',
    latitude: 53.263_347,
    longitude: -2.878_502,
  });
  expect(locate(333_800, 374_100, 'irish')).toStrictEqual({
    easting: 333_800,
    northing: 374_100,
    gridReference: 'J338741',
    latitude: 54.597_42,
    longitude: -5.930_532,
  });
});
