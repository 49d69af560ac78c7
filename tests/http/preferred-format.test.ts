import { expect, test } from 'vitest';
import { preferredFormat } from '../../src/http/batch/datasets/accept.ts';

test.each([
  [undefined, 'json'],
  ['', 'json'],
  ['*/*', 'json'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'json'],
  ['application/json, text/plain, */*', 'json'],
  ['text/csv', 'csv'],
  ['TEXT/CSV; charset=utf-8', 'csv'],
  ['text/*', 'csv'],
  ['text/csv, */*', 'csv'],
  ['*/*, text/csv', 'csv'],
  ['text/csv;q=0.5, */*', 'json'],
  ['text/csv;q=0.5, application/x-ndjson', 'ndjson'],
  ['application/ndjson, text/csv', 'ndjson'],
  ['text/csv;q=0, application/json', 'json'],
  ['text/csv;q=nonsense', 'json'],
] as const)('Accept %j prefers %s', (accept, format) => {
  expect(preferredFormat(accept)).toBe(format);
});
