import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COPY } from '../jobs/workflows.ts';
import type { Answer, TestClient } from '../support/client.ts';
import { request } from '../support/request.ts';
import { startService, type TestService } from '../support/service.ts';
import { type Operation, pathWith, readOperations, type Schema } from './operations.ts';
import { expectProblem } from './problem.ts';
import { sample } from './violations.ts';

let service: TestService;
let client: TestClient;
let operations: Operation[];

beforeAll(async () => {
  service = await startService({}, { worker: false });
  client = await service.client('Hostile', COPY);
  operations = await readOperations(service.url);
});
afterAll(() => service.close());

/**
 * The operations that receive the value at this position in its list. Each operation gets a third of the
 * values, and each value goes to a third of the operations, because operations hardly differ in how they
 * handle a name, a query or a header. tests/fuzz sends many more to all of them.
 */
const shareOf = (at: number) => operations.filter((_, place) => place % SHARES === at % SHARES);
const SHARES = 3;

const send = (
  method: string,
  path: string,
  body?: Schema,
  headers: Record<string, string> = {},
): Promise<Answer> =>
  request(service.url, {
    method,
    path,
    headers: {
      authorization: `Bearer ${client.token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(sample(body)) }),
  });

/**
 * Every answer is below 500, and a refusal is a problem document, except on the surfaces that have their own
 * form.
 */
function expectNoFault(answer: Answer, shown: string): void {
  expect(answer.status, shown).toBeLessThan(500);
  if (answer.status < 400) return;
  if (shown.includes('/getaddress.io/')) {
    expect(answer.body, shown).toEqual({ Message: expect.any(String) });
  } else if (
    /\/(AddressCapture|EmailValidation|NameCleansing|PhoneValidation|Postcoder|PredictiveAddress|SalaciousName|TPS|CTPS|Deceased|UserAdmin)\//.test(
      shown,
    )
  ) {
    expect(answer.body, shown).toMatchObject({ Status: { Success: false, CreditsRemaining: 0 } });
  } else {
    expect(answer.headers.get('content-type'), shown).toMatch(/^application\/problem\+json/);
    expect(answer.body, shown).toMatchObject({ status: answer.status });
  }
}

describe('names in paths', () => {
  const names = [
    '%00',
    'a%00b',
    '%0d%0aSet-Cookie:x',
    '%2f',
    '%2F..%2F..%2Fetc%2Fpasswd',
    '..%2f',
    '%2e%2e',
    '%252e%252e%252f',
    '%5c..%5c',
    '%',
    '%zz',
    '%f',
    '%ff',
    '%c0%af',
    '%ed%a0%80',
    '%f4%90%80%80',
    '%u0041',
    '%20',
    '%F0%9F%91%8D',
    '%E2%84%AA',
    '*',
    ':name',
    '{name}',
    "';drop%20table%20dataset;--",
    "'%20or%20'1'='1",
    '$(id)',
    '__proto__',
    'constructor',
    'toString',
    'null',
    'undefined',
    'NaN',
    '-1',
    'a;b=c',
    'a%3fb',
    'x'.repeat(300),
    'x'.repeat(4000),
    'x'.repeat(12_000),
    '%41'.repeat(3000),
  ];

  test.each(
    names.map(
      (name, at) => [name.length > 60 ? `${name.slice(0, 20)}… (${name.length})` : name, name, at] as const,
    ),
  )('%s is refused by every route that takes a name', async (_shown, name, at) => {
    for (const operation of shareOf(at)) {
      if (!operation.path.includes('{')) continue;
      const answer = await send(operation.method, pathWith(operation, name), operation.body);
      expectNoFault(answer, `${operation.method} ${operation.path} ${name}`);
      // An odd name is still the name of a file.
      if (!operation.path.startsWith('/File')) {
        const statuses = operation.isWebService ? [400, 401, 404] : [400, 404, 405, 414];
        expect(statuses).toContain(answer.status);
      }
    }
  });

  test('with 15,000 slashes cost no more than any others', async () => {
    const before = process.cpuUsage();
    for (let sent = 0; sent < 40; sent++) {
      expectProblem(await send('GET', `/${'/'.repeat(15_000)}x`), 'not-found');
    }
    const { user, system } = process.cpuUsage(before);
    // When the time was quadratic, each request took 75 ms.
    expect((user + system) / 1000).toBeLessThan(1500);
  });

  test('invalid percent-encoded UTF-8 → 400, a path that is too long → 414', async () => {
    for (const name of ['%', '%zz', '%ff', '%ed%a0%80']) {
      expectProblem(await send('GET', `/Dataset/${name}`), 'invalid-request');
      expectProblem(await send('GET', `/Nothing/${name}`), 'invalid-request');
    }
    expectProblem(await send('GET', `/Job/${'x'.repeat(4097)}`), 'uri-too-long');
  });

  test('a request line or headers over 16 KiB → 431', async () => {
    expectProblem(await send('GET', `/Job/${'x'.repeat(17_000)}`), 'headers-too-large');
    expectProblem(
      await send('GET', '/Job', undefined, { 'x-long': 'x'.repeat(17_000) }),
      'headers-too-large',
    );
    expect((await client.get('/health/ready')).status).toBe(200);
  });
});

describe('queries', () => {
  const junk = [
    '',
    '?',
    '&',
    '&&&=&=',
    '%',
    '%zz=%zz',
    '%00=%00',
    'page=%00',
    'page[]=1',
    'page[$ne]=1',
    'page=1&page=1',
    'page=',
    'page=%F0%9F%91%8D',
    'page=1e309',
    'page=NaN',
    'page=0x10',
    'page=9007199254740993',
    'start=1e999',
    'count=-0',
    'input=%ff',
    'prefix=%00',
    'prefix=%ed%a0%80',
    'workflow=%00',
    'workflow=%ff',
    'startDate=%00',
    'startDate=0000-00-00',
    'startDate=9999-12-31T23:59:59.999999999999Z&endDate=9999-12-31',
    'endDate=-271821-04-20',
    '__proto__=1',
    '__proto__[x]=1',
    'constructor=1',
    'constructor.prototype.x=1',
    'toString=1',
    'a'.repeat(8000),
    'a=1&'.repeat(2000),
    `page=${'1'.repeat(8000)}`,
  ];

  test.each(
    junk.map(
      (query, at) =>
        [query.length > 60 ? `${query.slice(0, 20)}… (${query.length})` : query, query, at] as const,
    ),
  )('?%s harms no route', async (_shown, query, at) => {
    for (const operation of shareOf(at)) {
      if (operation.method !== 'GET') continue;
      const answer = await send('GET', `${pathWith(operation, 'x')}?${query}`);
      expectNoFault(answer, `${operation.path}?${query}`);
    }
  });

  test('with a wrong value of a documented parameter are refused by its name', async () => {
    let checked = 0;
    for (const operation of operations.filter(({ isWebService }) => !isWebService)) {
      for (const { name, schema } of operation.query) {
        for (const value of wrongValues(schema)) {
          const answer = await send(operation.method, `${pathWith(operation, 'x')}?${name}=${value}`);
          expectProblem(answer, 'invalid-request', [name]);
          checked++;
        }
      }
      if (operation.query.length > 0) {
        const answer = await send(operation.method, `${pathWith(operation, 'x')}?surprise=1`);
        expectProblem(answer, 'invalid-request', ['surprise']);
      }
    }
    expect(checked).toBeGreaterThan(20);
  });

  function wrongValues({ type, minimum, maximum }: Schema): string[] {
    if (type === 'boolean') return ['yes', '2', '', 'null'];
    if (type !== 'integer') return [];
    const outside = [
      ...(minimum === undefined ? [] : [minimum - 1]),
      ...(maximum === undefined ? [] : [maximum + 1]),
    ];
    return ['', 'x', '1.5', 'true', 'null', '1e400', ...outside.map(String)];
  }
});

describe('headers', () => {
  const junk: Record<string, string>[] = [
    { 'content-type': '' },
    { 'content-type': ';' },
    { 'content-type': '/' },
    { 'content-type': `application/json;${'a=b;'.repeat(2000)}` },
    { 'content-type': 'application/json; charset="' },
    { 'content-type': 'application/json\t;\tcharset\t=\tutf-8' },
    { 'content-encoding': '' },
    { 'content-encoding': ',' },
    { 'content-encoding': 'gzip;q=1' },
    { accept: ',;=/q' },
    { accept: 'text/csv;q=x' },
    { accept: '*'.repeat(5000) },
    { authorization: '' },
    { authorization: 'Bearer' },
    { authorization: 'Bearer ' },
    { authorization: `Bearer ${'a.'.repeat(4000)}` },
    { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.' },
    { authorization: 'Bearer \xff\xfe' },
    { expect: 'nothing' },
    { upgrade: 'websocket', connection: 'Upgrade' },
    { connection: 'close, keep-alive, x' },
    { 'accept-version': '99' },
    { 'x-http-method-override': 'DELETE' },
    { range: 'bytes=9-1,-' },
    { 'content-range': 'bytes x/*' },
    { 'if-none-match': '"' },
    { cookie: '=;'.repeat(3000) },
    { 'x-forwarded-for': '\'"<script>', forwarded: 'for=""' },
    { host: 'evil.example:99999' },
    { te: 'x', via: ',,' },
  ];

  test.each(junk.map((headers, at) => [JSON.stringify(headers).slice(0, 70), headers, at] as const))(
    '%s harms no route',
    async (_shown, headers, at) => {
      for (const operation of shareOf(at)) {
        const isOAuth = operation.path.startsWith('/connect/');
        const answer = await send(operation.method, pathWith(operation, 'x'), operation.body, headers);
        expect(answer.status, operation.path).toBeLessThan(500);
        // 417 is Node's own answer to an expectation that it does not know.
        if (answer.status >= 400 && answer.status !== 417 && !isOAuth && operation.method !== 'HEAD') {
          expectNoFault(answer, `${operation.method} ${operation.path}`);
        }
      }
    },
  );

  test('that claim another host leave no trace of it in the answer', async () => {
    const body = { type: 'object', properties: {} };
    const created = await request(service.url, {
      method: 'POST',
      path: '/Dataset',
      headers: {
        authorization: `Bearer ${client.token}`,
        'content-type': 'application/json',
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
      },
      body: JSON.stringify({ ...(sample(body) as object), name: 'hosted', columns: { x: 0 } }),
    });
    expect(created.headers.get('location')).toBe(`${service.url}/Dataset/hosted`);
  });
});
