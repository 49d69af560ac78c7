import { expect, test } from 'vitest';
import {
  DEFAULT_LOOKUP_OPTIONS,
  giveReadyResults,
  readLookupOptions,
} from '../../src/lookup/lookup-options.ts';

test.each([
  undefined,
  null,
  {},
  [],
  'MaxLines',
  7,
  { Nobody: 1 },
  { includelocation: 'TRUE', MaxLines: 'x' },
])('%o gives the ready results', (options) => {
  expect(readLookupOptions(options)).toEqual(DEFAULT_LOOKUP_OPTIONS);
  expect(giveReadyResults(readLookupOptions(options))).toBe(true);
});

test('the application name does not change the results', () => {
  expect(giveReadyResults(readLookupOptions({ ApplicationName: 'till 3' }))).toBe(true);
});

test.each([
  { IncludeUDPRN: true },
  { IncludeUPRN: 1 },
  { IncludeLocation: false },
  { IncludeNYB: 'true' },
  { IncludeMR: '1' },
  { IncludeAliases: true },
  { ReturnResultCount: true },
  { PreferredLanguage: 'CY' },
  { MaxLines: 5 },
  { Formatter: 'NoOrganisationFormatter' },
  [{ name: 'FixPostcode', value: false }],
])('%o does not give the ready results', (options) => {
  expect(giveReadyResults(readLookupOptions(options))).toBe(false);
});
