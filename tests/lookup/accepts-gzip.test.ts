import { expect, test } from 'vitest';
import { acceptsGzip } from '../../src/http/answers/accepts-gzip.ts';

test.each([
  [undefined, false],
  ['', false],
  ['gzip', true],
  ['GZIP', true],
  ['x-gzip', true],
  ['gzip, deflate, br, zstd', true],
  ['gzip;q=0', false],
  ['gzip;q=0.000', false],
  ['gzip ; q=0.5, identity', true],
  ['*;q=0.1', true],
  ['*, gzip;q=0', false],
  ['gzip;q=x', false],
  [['br', 'gzip'], true],
  ['gzipped', false],
])('%o: %o', (header, accepts) => {
  expect(acceptsGzip(header as string)).toBe(accepts);
});
