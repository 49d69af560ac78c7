import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem } from '../http/problem.ts';
import { COPY } from '../jobs/workflows.ts';
import type { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';

/*
 * Values come out as they went in. Each value goes as raw JSON through upload, storage, a copying job and
 * download, and is compared with the text that was sent.
 */

const TYPES = { text: 0, integer: 1, decimal: 2, date: 3, boolean: 4 } as const;

let service: TestService;
let client: TestClient;

beforeAll(async () => {
  service = await startService();
  client = await service.client('Values', COPY);
});
afterAll(() => service.close());

const kept: Record<keyof typeof TYPES, string[]> = {
  text: [
    '""',
    '" "',
    '"Zoë Müller"',
    '"Ze\u0301 (e and a combining accent, not joined)"',
    '"\u212B, \u00C5 and A\u030A stay three"',
    '"👩‍👩‍👧‍👦 🏴󠁧󠁢󠁷󠁬󠁳󠁿"',
    '"مرحبا \u202Eשלום\u202C"',
    '"𝒳 𠜎 \u{10FFFF}"',
    '"\ufeffa byte order mark"',
    '"line\u2028 and paragraph\u2029"',
    '"a soft\u00ad hyphen, a zero\u200b width space"',
    '"\\u0000 in the middle \\u0000"',
    '"\\ud83d"',
    '"\\ude00 and \\ud83d the wrong way round"',
    '"\\u0001\\b\\t\\n\\f\\r\\u001f\x7f\x80\x9f"',
    '"\\"quotes\\" and \\\\ and /"',
    '"=1+1"',
    '"007"',
    '"null"',
    `"${'long '.repeat(2000)}"`,
  ],
  integer: ['0', '1', '-1', '9007199254740991', '-9007199254740991', '2147483648'],
  decimal: [
    '0',
    '-0',
    '1.10',
    '100',
    '0.1',
    '-0.0',
    '1e400',
    '-1E+400',
    '1e-400',
    '1E5',
    '9007199254740993',
    '12345678901234567890.12345678901234567890',
    '0.00000000000000000000000000000000000001',
    '3.141592653589793238462643383279502884197',
  ],
  date: [
    '"2025-03-31"',
    '"2024-02-29"',
    '"2000-02-29"',
    '"0001-01-01"',
    '"9999-12-31"',
    '"2025-03-31T14:05"',
    '"2025-03-31T14:05:00"',
    '"2025-03-31T14:05:00Z"',
    '"2025-03-31T14:05:00.10Z"',
    '"2025-03-31T14:05:00.123456789+05:30"',
    '"2016-12-31T23:59:60Z"',
  ],
  boolean: ['true', 'false'],
};

const refused: Record<keyof typeof TYPES, string[]> = {
  text: ['5', 'true', '[]', '{}'],
  integer: ['9007199254740992', '-9007199254740992', '1e30', '1e400', '0.5', '"5"', 'true', '""', '[5]'],
  decimal: ['"1.5"', '""', 'true', '[1.5]', '{}'],
  date: [
    '"2023-02-29"',
    '"1900-02-29"',
    '"2025-04-31"',
    '"2025-13-01"',
    '"2025-00-01"',
    '"20250331"',
    '"31/03/2025"',
    '"2025-3-1"',
    '"2025-03-31T24:00"',
    '"2025-03-31T14:05:00+24:00"',
    '"2025-03-31 14:05"',
    '"today"',
    '""',
    '20250331',
    'true',
  ],
  boolean: ['"true"', '1', '0', '""', '"yes"', '[]'],
};

const types = Object.keys(TYPES) as (keyof typeof TYPES)[];

/** Uploads a body as it stands. */
async function send(name: string, columns: Record<string, number>, records: string) {
  await client.send('POST', '/Dataset', { body: { name, columns } });
  const body = `{"blockNumber":0,"records":[${records}]}`;
  return client.send('PATCH', `/Dataset/${name}/data`, { body });
}

/** Runs a job over a dataset and gives the inside of its first page, as the text that was sent. */
async function comesBack(name: string): Promise<string> {
  await client.send('PUT', `/Dataset/${name}`, { body: { completed: true } });
  await client.run({ name, workflowName: 'Copy', inputDatasets: { Contacts: name } });
  const response = await fetch(`${service.url}/Dataset/${name}_clean/data`, {
    headers: { authorization: `Bearer ${client.token}` },
  });
  return (await response.text()).replace(/^.*?"records":\[/s, '').replace(/\]\}$/, '');
}

describe.each(types)('%s', (type) => {
  test.each([
    ['objects', (value: string) => `{"v":${value}}`],
    ['arrays', (value: string) => `[${value}]`],
  ])('in %s comes back as it was sent', async (form, write) => {
    const name = `${type}_${form}`;
    const answer = await send(name, { v: TYPES[type] }, ['null', ...kept[type]].map(write).join(','));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(await comesBack(name)).toBe(['null', ...kept[type]].map((value) => `{"v":${value}}`).join(','));
  });

  test('other values are refused, each by name', async () => {
    const name = `${type}_refused`;
    const answer = await send(name, { v: TYPES[type] }, refused[type].map((value) => `[${value}]`).join(','));
    expectProblem(
      answer,
      'invalid-request',
      refused[type].map((_, row) => `records[${row}].v`),
    );
  });
});

test('all five types together', async () => {
  const records = Array.from({ length: 20 }, (_, row) =>
    types.map((type) => kept[type][row % kept[type].length]!),
  );
  await send('mixed', TYPES, records.map((values) => `[${values}]`).join(','));
  const expected = records.map(
    (values) => `{${types.map((type, at) => `"${type}":${values[at]}`).join(',')}}`,
  );
  expect(await comesBack('mixed')).toBe(expected.join(','));
});

test('an integer may have an exponent or a fraction of zeros', async () => {
  await send('written', { v: 1 }, '[5.0],[5e2],[-0]');
  expect(await comesBack('written')).toBe('{"v":5},{"v":500},{"v":0}');
});

test('if a member occurs twice, the last one counts, as in JavaScript', async () => {
  await send('twice', { v: 0, w: 2 }, '{"v":"first","v":"last","w":1.0,"w":2.0}');
  expect(await comesBack('twice')).toBe('{"v":"last","w":2.0}');
});

test('a column may be called constructor, which every object has', async () => {
  await send('inherited', { constructor: 0, w: 2 }, '{},{"w":1.0},{"constructor":"x"}');
  expect(await comesBack('inherited')).toBe(
    '{"constructor":null,"w":null},{"constructor":null,"w":1.0},{"constructor":"x","w":null}',
  );
});

test('a byte order mark before the body is skipped, also if decimals are read again', async () => {
  await client.send('POST', '/Dataset', { body: { name: 'marked', columns: { v: 2 } } });
  const body = '\ufeff{"blockNumber":0,"records":[[1.10]]}';
  expect((await client.send('PATCH', '/Dataset/marked/data', { body })).status).toBe(200);
  expect(await comesBack('marked')).toBe('{"v":1.10}');
});

test('100,000 levels of nesting are refused, also if decimals are read again', async () => {
  const deep = '['.repeat(100_000) + 1.1 + ']'.repeat(100_000);
  expectProblem(await send('deep', { v: 2 }, `[1.10],[${deep}]`), 'invalid-request', ['records']);
});
