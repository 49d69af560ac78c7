import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_TERMS } from '../../src/http/compat/test-terms.ts';
import { readPage } from '../docs/page.ts';
import { type LookupService, startLookups } from '../webservices/lookup-service.ts';
import { ask } from './layer.ts';

/*
 * Each row of the table of docs/clients/sandbox.md is tried with each method of the layer.
 */
const section = readPage('docs/clients/sandbox.md')
  .split('## The compatibility layer\n')[1]!
  .split('\n## ')[0]!;
const ROWS = section
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [term = '', status, answer = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { term: term.replaceAll('`', ''), status: Number(status), answer };
  });

const PLACES: Readonly<Record<string, (term: string) => string>> = {
  find: (term) => `find/${term}`,
  autocomplete: (term) => `autocomplete/${term}`,
  get: (term) => `get/${term}`,
  typeahead: (term) => `typeahead/${term}`,
  location: (term) => `location/${term}`,
  'get-location': (term) => `get-location/${term}`,
  nearest: (term) => `nearest/51/0?term=${term}`,
  'nearest-location': (term) => `nearest-location/51/0?term=${term}`,
  distance: (term) => `distance/CH24NE/${term}`,
  'distance of points': (term) => `distance/51/0/to/52/0?term=${term}`,
  validate: (term) => `validate/${term}`,
  usage: (term) => `v3/usage?term=${term}`,
};

/** Methods that answer 200 although nothing was found. */
const NOTHING: Readonly<Record<string, unknown>> = {
  autocomplete: { suggestions: [] },
  typeahead: [],
  location: { suggestions: [] },
  nearest: { suggestions: [] },
  'nearest-location': { suggestions: [] },
  validate: { status: 404 },
};

let service: LookupService;
let key: string;

beforeAll(async () => {
  service = await startLookups();
  ({ key } = await service.account('Developer', 0));
});
afterAll(() => service.close());

test('the table has every test term', () => {
  expect(ROWS.map(({ term }) => term.replace(' ', '')).toSorted()).toEqual([...TEST_TERMS.keys()].toSorted());
});

describe.each(Object.entries(PLACES))('%s', (method, path) => {
  test('gives each documented outcome, without credits', async () => {
    for (const { term, status, answer } of ROWS) {
      const { status: got, headers, body } = await ask(service, key, path(encodeURIComponent(term)));
      if (term === 'XX4 04X' && method in NOTHING) {
        expect([got, body]).toEqual([200, NOTHING[method]]);
        continue;
      }
      expect({ term, status: got }).toEqual({ term, status });
      if (status === 200) continue;
      expect(body).toEqual({ Message: answer.split(/[,;]/, 1)[0] });
      for (const [, name, value = 'true'] of answer.matchAll(/`([A-Z][\w-]+)(?:: (\d+))?`/g))
        expect(headers.get(name!), `${term} ${name}`).toBe(value);
    }
  });
});

test('the sample address can be fetched by its id', async () => {
  const suggested = await ask<{ suggestions: { url: string }[] }>(service, key, 'autocomplete/xx200x');
  const [{ url } = { url: '' }] = suggested.body.suggestions;
  const { status, body } = await ask(service, key, url.slice(1));
  expect([status, body]).toMatchObject([200, { postcode: 'XX2 00X', line_1: '10 Watkin Terrace' }]);
});
