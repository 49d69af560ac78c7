import { expect, test } from 'vitest';
import { plainAreaName } from '../../../src/address-file/location/area-name.ts';

test.each([
  ['Cheshire West and Chester (B)', 'Cheshire West and Chester'],
  ['Manchester District (B)', 'Manchester'],
  ['Barnet London Boro', 'Barnet'],
  ['City of Westminster London Boro', 'City of Westminster'],
  ['City and County of the City of London', 'City of London'],
  ['Hertfordshire County', 'Hertfordshire'],
  ['Aberdeen City', 'Aberdeen City'],
  ['Westhill and District Ward', 'Westhill and District'],
  ['Midstocket/Rosemount Ward', 'Midstocket/Rosemount'],
  ['Bro Morgannwg - the Vale of Glamorgan', 'Vale of Glamorgan'],
  ['Sir y Fflint - Flintshire', 'Flintshire'],
])('%s is %s', (listed, name) => {
  expect(plainAreaName(listed)).toBe(name);
});
