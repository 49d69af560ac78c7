import { expect, test } from 'vitest';
import {
  britishGridReference,
  irishGridReference,
} from '../../../src/address-file/location/grid-reference.ts';

test.each([
  [341_400, 374_300, 'SJ414743'],
  [341_499, 374_399, 'SJ414743'],
  [530_034, 180_381, 'TQ300803'],
  [216_650, 771_250, 'NN166712'],
  [439_000, 1_175_100, 'HU390751'],
  [91_492, 11_318, 'SV914113'],
  [100_000, 0, 'SW000000'],
  [651_409, 313_177, 'TG514131'],
  [5, 105, 'SV000001'],
  [400_000, 1_200_000, 'HP000000'],
])('%d, %d on the British grid is %s', (easting, northing, reference) => {
  expect(britishGridReference(easting, northing)).toBe(reference);
});

test.each([
  [333_800, 374_100, 'J338741'],
  [243_000, 417_000, 'C430170'],
  [315_904, 234_671, 'O159346'],
  [50, 50, 'V000000'],
  [399_999, 499_999, 'D999999'],
])('%d, %d on the Irish grid is %s', (easting, northing, reference) => {
  expect(irishGridReference(easting, northing)).toBe(reference);
});
