import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LookupService, startLookups } from '../webservices/lookup-service.ts';
import { ask, askRaw } from './layer.ts';

/*
 * Terms, ids, points and options that make no sense, at every route of the layer and at PredictiveAddress:
 * the answer has the form of the surface, is never a 5xx, and takes no more than 20 ms of processor time.
 */

const PROCESSOR_MILLISECONDS = 20;

/**
 * Each input is sent twice, and up to this often until one answer is fast enough, because the tests share the
 * processor with others and run in the same process. An input that is always slow is never fast.
 */
const MOST_TIMES = 20;

let service: LookupService;
let key: string;

beforeAll(async () => {
  service = await startLookups({ FETTLE_UNRESOLVED_PER_ACCOUNT: '1000000000' });
  ({ key } = await service.account('Odd', 100_000));
});
afterAll(() => service.close());

/** Sends a request several times. Returns its last answer, and the least processor time that it took. */
async function measured<Answer>(
  send: () => Promise<Answer>,
): Promise<{ answer: Answer; milliseconds: number }> {
  let answer = await send();
  let milliseconds = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 2 || (milliseconds >= PROCESSOR_MILLISECONDS && time < MOST_TIMES); time++) {
    const before = process.cpuUsage();
    answer = await send();
    const { user, system } = process.cpuUsage(before);
    milliseconds = Math.min(milliseconds, (user + system) / 1000);
  }
  return { answer, milliseconds };
}

async function expectClear(
  name: string,
  send: () => Promise<{ status: number; body: unknown }>,
): Promise<{ status: number; body: unknown }> {
  const { answer, milliseconds } = await measured(send);
  expect(answer.status, name).toBeLessThan(500);
  if (answer.status !== 200) expect(answer.body, name).toMatchObject({ Message: expect.stringMatching(/./) });
  expect(milliseconds, name).toBeLessThan(PROCESSOR_MILLISECONDS);
  return answer;
}

const TERMS: Readonly<Record<string, string>> = {
  empty: '',
  'one letter': 'a',
  'one digit': '1',
  '10,000 letters': 'a'.repeat(10_000),
  '1,300 words': 'ab%20'.repeat(1300),
  'spaces, which make it no request': 'ab '.repeat(1300),
  emoji: encodeURIComponent('🏠👩‍👩‍👧‍👦🏳️‍🌈'),
  'right-to-left text': encodeURIComponent('שלום עליכם مرحبا'),
  NUL: '%00',
  'NUL in a word': 'ches%00ter',
  'malformed encoding': '%%%2%zz%',
  'no UTF-8': '%ff%c0%80',
  'half a surrogate': '%ed%a0%80',
  slashes: '////',
  dots: '..%2f..%2fetc',
  'a test id of another method': 'AAAAAAAAAAAAAAAAAAAAAA',
  'members of objects': '__proto__',
  'a long number': '9'.repeat(400),
  'far away': '89.999999,%20179.999999',
};

test.each(['autocomplete', 'typeahead', 'location', 'validate'])(
  'hostile terms of %s get a clear answer',
  async (route) => {
    for (const [name, term] of Object.entries(TERMS))
      await expectClear(`${route} ${name}`, () => askRaw(service, `/${route}/${term}?api-key=${key}`));
  },
);

test.each([
  'find/',
  'find/CH24NE/',
  'get/',
  'get-location/',
  'distance/CH24NE/',
  'v3/usage/1/1/',
  'v3/usage/from/',
])('hostile values in the path of %s get a clear answer', async (path) => {
  for (const [name, term] of Object.entries(TERMS))
    await expectClear(`${path} ${name}`, () => askRaw(service, `/${path}${term}?api-key=${key}`, 'GET'));
});

test.each(['nearest', 'nearest-location'])('extreme points of %s get a clear answer', async (route) => {
  for (const [point, status] of [
    ['51.5/-0.1', 200],
    ['0/0', 200],
    ['90/180', 200],
    ['-90/-180', 200],
    ['90.1/0', 400],
    ['0/181', 400],
    ['NaN/NaN', 400],
    ['1e308/1e308', 400],
    ['Infinity/0', 400],
    ['a/b', 400],
    ['%00/%ff', 400],
  ] as const) {
    const answer = await expectClear(`${route} ${point}`, () => ask(service, key, `${route}/${point}`));
    expect(answer.status, point).toBe(status);
  }
});

const OPTIONS: Readonly<Record<string, object>> = {
  'filters that contradict each other': { filter: { country: 'Wales', county: 'Cheshire', postcode: 'NN1' } },
  'a radius of 0': { radius: 0, filter: { radius: { km: 0, latitude: 49.3743, longitude: -7.6588 } } },
  'a radius that is negative': { radius: -1, filter: { radius: { km: -1, latitude: 0, longitude: 0 } } },
  'a radius around nowhere': { filter: { radius: { km: 1, latitude: 1e308, longitude: -1e308 } } },
  'a bias outside the islands': { location: { latitude: -89, longitude: 179 } },
  'a bias that is no point': { location: { latitude: 'x', longitude: null } },
  'numbers out of range': { top: -5, radius: 1e308 },
  'many suggestions': { top: 1e15 },
  'a long template': { template: '{line_1}'.repeat(5000) },
  'a template without an end': {
    template: '{line_1,{{{{'.repeat(100),
    template_outcode: '{',
    template_postcode: '}',
  },
  'texts for objects': { filter: 'x', location: 'y', search: 'z', term: 5 },
  'objects for texts': { template: {}, term: {}, search: [{}], all: [], strict: {}, residential: {} },
  'members of objects': JSON.parse(
    '{"__proto__":{"top":3},"constructor":1,"filter":{"__proto__":1}}',
  ) as object,
  'a term that is long': { term: 'ab '.repeat(5000) },
};

test.each([
  'autocomplete/stanney',
  'typeahead/ch',
  'location/ch',
  'nearest/49.3743/-7.6588',
  'nearest-location/49.3743/-7.6588',
  'validate/1%20Stanney%20Mill%20Road',
])('malformed options of %s are ignored', async (path) => {
  for (const [name, options] of Object.entries(OPTIONS)) {
    const { status } = await expectClear(`${path} ${name}`, () => ask(service, key, path, { options }));
    expect(status, name).toBe(200);
  }
  for (const options of [[], 'x', 5, null, true]) {
    const { status } = await ask(service, key, path, { options: options as object });
    expect(status, JSON.stringify(options)).toBe(200);
  }
});

test.each(['Search', 'DrillDown', 'Retrieve'])(
  'PredictiveAddress %s gives a clear answer to hostile terms',
  async (method) => {
    for (const [name, term] of Object.entries(TERMS)) {
      let text: string;
      try {
        text = decodeURIComponent(term);
      } catch {
        text = `${term}\u0000\ud800`;
      }
      const { answer, milliseconds } = await measured(async () => {
        const response = await fetch(`${service.url}/PredictiveAddress/${method}.json?key=${key}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ country: 'GB', search: text, id: text, session: text }),
        });
        return { status: response.status, body: (await response.json()) as { Status: { Success: boolean } } };
      });
      expect(answer.status, name).toBe(200);
      expect(answer.body.Status.Success, name).toBe(method === 'Search');
      expect(milliseconds, name).toBeLessThan(PROCESSOR_MILLISECONDS);
    }
  },
);
