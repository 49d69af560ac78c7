import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTACT_CHECK, COPY } from '../jobs/workflows.ts';
import type { Answer, TestClient } from '../support/client.ts';
import { growthDuring } from '../support/peak-memory.ts';
import { request } from '../support/request.ts';
import { startService, type TestService } from '../support/service.ts';
import { type Operation, pathWith, readOperations } from './operations.ts';
import { expectProblem } from './problem.ts';
import { Random, randomBody } from './random-bodies.ts';

const MEBIBYTE = 1024 * 1024;
const BODY_LIMIT = 2 * MEBIBYTE;

let service: TestService;
let client: TestClient;
let operations: Operation[];

beforeAll(async () => {
  service = await startService(
    { FETTLE_MAX_BODY_BYTES: String(BODY_LIMIT), FETTLE_MAX_FILE_BYTES: String(BODY_LIMIT) },
    { worker: false },
  );
  client = await service.client('Hostile', COPY, CONTACT_CHECK);
  await client.upload('contacts', { firstname: 0, telephone: 0, priority: 1 }, [['Ann', '01244 567890', 1]]);
  const columns = { text: 0, integer: 1, decimal: 2, date: 3, boolean: 4 };
  await client.send('POST', '/Dataset', { body: { name: 'open', columns } });
  operations = (await readOperations(service.url)).filter(
    ({ method, isWebService }) => method !== 'GET' && !isWebService,
  );
});
afterAll(() => service.close());

const send = (
  { method, path }: { method: string; path: string },
  body: string | Uint8Array,
  headers: Record<string, string> = {},
): Promise<Answer> =>
  request(service.url, {
    method,
    path,
    body,
    headers: {
      authorization: `Bearer ${client.token}`,
      'content-type': 'application/json',
      ...headers,
    },
  });

const PATCH = { method: 'PATCH', path: '/Dataset/open/data' };
const gzip = { 'content-encoding': 'gzip' };

async function expectHealthy(): Promise<void> {
  expect((await client.get('/health/ready')).status).toBe(200);
  const answer = await client.send('PATCH', '/Dataset/open/data', {
    body: { blockNumber: 0, records: [{ text: 'still well' }] },
  });
  expect(answer.status).toBe(200);
}

// Runs first, because memory that other tests have freed would hide what a bomb takes.
describe('gzip', () => {
  const body = JSON.stringify({ blockNumber: 0, records: Array(500).fill(['Ann']) });
  const packed = gzipSync(body);
  /** The packed body with one byte changed. A negative position counts from its end. */
  const changed = (at: number) => {
    const place = at < 0 ? packed.length + at : at;
    return packed.map((byte, position) => (position === place ? byte ^ 0x55 : byte));
  };
  test('is not unpacked under a wrong Content-Type', async () => {
    const headers = { ...gzip, 'content-type': 'text/plain' };
    expectProblem(await send(PATCH, 'not gzip', headers), 'unsupported-media-type');
    await expectHealthy();
  });

  test.each<[string, Uint8Array]>([
    ['not gzip', Buffer.from(body)],
    ['half of it', packed.subarray(0, packed.length / 2)],
    ['its header alone', packed.subarray(0, 10)],
    ['without its last byte', packed.subarray(0, -1)],
    ['with another method', changed(2)],
    ['with another content', changed(30)],
    ['with another checksum', changed(-8)],
    ['with another length', changed(-1)],
    ['packed twice', gzipSync(packed)],
    ['of what is no JSON', gzipSync('x')],
    ['of nothing', gzipSync('')],
  ])('%s → 400', async (_what, bytes) => {
    expectProblem(await send(PATCH, bytes, gzip), 'invalid-request');
  });

  test('bombs → 413, and memory does not grow', async () => {
    const bomb = await buffer(Readable.from(mebibytes(256)).pipe(createGzip({ level: 9 })));
    expect(bomb.length).toBeLessThan(MEBIBYTE);
    let highest = 0;
    const watch = setInterval(() => {
      highest = Math.max(highest, process.memoryUsage.rss());
    }, 5);
    const before = process.memoryUsage.rss();
    for (let round = 0; round < 4; round++) {
      const answers = await Promise.all(Array.from({ length: 5 }, () => send(PATCH, bomb, gzip)));
      for (const answer of answers) expectProblem(answer, 'too-large');
    }
    expectProblem(await send({ method: 'PUT', path: '/File/bomb' }, bomb, gzip), 'too-large');
    clearInterval(watch);
    // Twenty bombs unpack to 5 GiB; five at a time may each hold two mebibytes and what zlib needs.
    expect((highest - before) / MEBIBYTE).toBeLessThan(150);
    await expectHealthy();
  });

  test('endless members that unpack to nothing → 413', async () => {
    const nothing = gzipSync('');
    const answer = await send(
      PATCH,
      Buffer.concat(Array(Math.ceil(BODY_LIMIT / nothing.length) + 1).fill(nothing)),
      gzip,
    );
    expectProblem(answer, 'too-large');
  });
});

describe('bodies that are not JSON in UTF-8', () => {
  const around = (bytes: number[]) =>
    Buffer.concat([Buffer.from('{"blockNumber":0,"records":[["'), Buffer.from(bytes), Buffer.from('"]]}')]);
  test.each<[string, string | Uint8Array]>([
    ['a byte that begins nothing', around([0xff])],
    ['a byte that goes on with nothing', around([0x80])],
    ['half a character', around([0xe2, 0x82])],
    ['a character written too long', around([0xc0, 0xaf])],
    ['an encoded surrogate', around([0xed, 0xa0, 0x80])],
    ['a character beyond U+10FFFF', around([0xf4, 0x90, 0x80, 0x80])],
    ['Latin-1', Buffer.from('{"blockNumber":0,"records":[["Zoë"]]}', 'latin1')],
    ['UTF-16', Buffer.from('{"blockNumber":0,"records":[]}', 'utf16le')],
    ['a control character in a string', '{"blockNumber":0,"records":[["\n"]]}'],
    ['a comment', '{"blockNumber":0,"records":[] /* none */}'],
    ['a comma too many', '{"blockNumber":0,"records":[],}'],
    ['single quotes', "{'blockNumber':0,'records':[]}"],
    ['NaN', '{"blockNumber":NaN,"records":[]}'],
    ['half a body', '{"blockNumber":0,"records":[["Ann"'],
    ['two bodies', '{"blockNumber":0,"records":[]}{"blockNumber":1,"records":[]}'],
    ['a NUL', '\0'],
    ['spaces', '   '],
    ['a form', 'blockNumber=0&records='],
  ])('%s → 400', async (_what, body) => {
    const { detail } = expectProblem(await send(PATCH, body), 'invalid-request');
    expect(detail).not.toMatch(/Ann|Zo/);
  });

  test('no body at all → 400', async () => {
    expectProblem(await send(PATCH, ''), 'invalid-request', ['body']);
  });
});

describe('100,000 levels of nesting', () => {
  const deep = {
    lists: '['.repeat(100_000) + ']'.repeat(100_000),
    objects: '{"a":'.repeat(100_000) + 1 + '}'.repeat(100_000),
    'objects called __proto__': '{"__proto__":'.repeat(60_000) + 1 + '}'.repeat(60_000),
    'lists that never close': '['.repeat(100_000),
    'lists around a decimal': '['.repeat(100_000) + 1.5 + ']'.repeat(100_000),
  };
  const bodies: [{ method: string; path: string }, (value: string) => string][] = [
    [{ method: 'POST', path: '/Dataset' }, (value) => value],
    [{ method: 'POST', path: '/Dataset' }, (value) => `{"name":${value},"columns":{"x":0}}`],
    [{ method: 'POST', path: '/Dataset' }, (value) => `{"name":"deep","columns":{"x":${value}}}`],
    [PATCH, (value) => `{"blockNumber":0,"records":${value}}`],
    [PATCH, (value) => `{"blockNumber":0,"records":[${value}]}`],
    [PATCH, (value) => `{"blockNumber":0,"records":[[${value}]]}`],
    [PATCH, (value) => `{"blockNumber":0,"records":[{"decimal":1.10,"text":${value}}]}`],
    [{ method: 'PUT', path: '/Dataset/open' }, (value) => `{"completed":${value}}`],
    [
      { method: 'POST', path: '/Job' },
      (value) => `{"name":"deep","workflowName":"Copy","inputDatasets":${value}}`,
    ],
    [
      { method: 'POST', path: '/Job' },
      (value) =>
        `{"name":"deep","workflowName":"ContactCheck","inputDatasets":{"Contacts":"contacts"},"parameters":{"Country":${value}}}`,
    ],
  ];

  test.each(Object.keys(deep) as (keyof typeof deep)[])('%s → 400, wherever they occur', async (kind) => {
    for (const [route, body] of bodies) {
      const answer = await send(route, body(deep[kind]));
      // Whatever the types of the columns, lists of empty lists are not a record, so only a refusal is right.
      expectProblem(answer, 'invalid-request');
    }
    await expectHealthy();
  });
});

test('a body with millions of tiny values → 413 before it is parsed, and memory does not grow', async () => {
  const big = await startService({}, { worker: false });
  const guest = await big.client('Guest');
  await guest.send('POST', '/Dataset', { body: { name: 'open', columns: { x: 0 } } });
  const growth = await growthDuring(async () => {
    // Bodies of 30 MiB show the memory. Sending one takes half a second of processor time.
    for (const [value, size] of [
      ['[', 30],
      ['{"a":', 30],
      ['1,', 30],
      ['[],', 6],
      ['"",', 6],
      ['{},', 6],
    ] as const) {
      const body = `{"blockNumber":0,"records":[${value.repeat((size * MEBIBYTE) / value.length)}`;
      expectProblem(await guest.send('PATCH', '/Dataset/open/data', { body }), 'too-large');
    }
  });
  // Parsed, each body would take from 400 to 1,400 mebibytes. Its text and bytes take some hundred in all.
  expect(growth / MEBIBYTE).toBeLessThan(600);
  const text = 'x,[{'.repeat(20_000);
  const records = Array(300).fill([text]);
  const answer = await guest.send('PATCH', '/Dataset/open/data', { body: { blockNumber: 0, records } });
  expect(answer.status, 'commas and brackets in text are no values').toBe(200);
  await big.close();
});

function* mebibytes(count: number): Generator<Buffer> {
  const zeros = Buffer.alloc(MEBIBYTE, '0');
  for (let sent = 0; sent < count; sent++) yield zeros;
}

test('2,000 random bodies are accepted or refused, and none fails or hangs the service', async () => {
  const seeds: Record<string, string[]> = {
    'POST /Dataset': ['{"name":"d#","columns":{"firstname":0,"rate":2,"since":3,"active":4}}'],
    'PUT /Dataset/{name}': ['{"recordCount":0,"completed":true}'],
    'PATCH /Dataset/{name}/data': [
      '{"blockNumber":3,"records":[{"text":"Ann","integer":5,"decimal":1.10,"date":"2025-03-31","boolean":true}]}',
      '{"blockNumber":4,"records":[["Zoë",5,1e400,"2025-03-31T10:00Z",null],["Bob"],[]]}',
    ],
    'POST /Job': [
      '{"name":"J#","workflowName":"Copy","inputDatasets":{"Contacts":"contacts"}}',
      '{"name":"K#","workflowName":"ContactCheck","inputFilename":null,"inputDatasets":{"Contacts":"contacts"},"parameters":{"MaxContactAge":"5","Rate":1.5}}',
    ],
  };
  const all = Object.values(seeds).flat();
  const targets = operations.flatMap((operation) => {
    const { method, path, mediaType } = operation;
    const own = seeds[`${method} ${path}`];
    const isFile = path.startsWith('/File');
    // A removal would delete the target of the other bodies.
    if (method === 'DELETE') return [];
    return [
      { method, path: pathWith(operation, isFile ? 'random' : 'open'), own: own ?? all, mediaType, isFile },
    ];
  });
  const json = targets.filter(({ mediaType }) => mediaType === 'application/json');
  const counts = new Map<number, number>();
  const one = async (random: Random) => {
    const target = random.below(20) === 0 ? random.pick(targets) : random.pick(json);
    const body = randomBody(random, random.below(5) === 0 ? all : target.own);
    const lies: Record<string, string> = random.below(50) === 0 ? gzip : {};
    const type = target.mediaType ?? 'application/json';
    const packed = random.below(20) === 0;
    const path = target.path === '/Dataset/open' ? '/Dataset/closing' : target.path;
    const answer = await send({ method: target.method, path }, packed ? gzipSync(body) : body, {
      'content-type': random.below(50) === 0 ? 'application/octet-stream' : type,
      ...(packed ? gzip : lies),
    });
    counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
    const shown = `${target.method} ${path} ${JSON.stringify(body.toString('latin1'))}`;
    expect(answer.status, shown).toBeLessThan(500);
    if (answer.status < 400) return;
    const isOAuth = path.startsWith('/connect');
    const media = isOAuth ? 'application/json' : 'application/problem+json';
    expect(answer.headers.get('content-type'), shown).toContain(media);
    expect(answer.body, shown).toHaveProperty(isOAuth ? 'error' : 'type');
  };
  await client.send('POST', '/Dataset', { body: { name: 'closing', columns: { x: 0 } } });
  // Fuzzing sends many more, made from the OpenAPI document: 5,000 in tests/fuzz, 300,000 in its long test.
  const BODIES = 2000;
  const SENDERS = 8;
  await Promise.all(
    Array.from({ length: SENDERS }, async (_, sender) => {
      const random = new Random(20_250_331 + sender);
      for (let sent = 0; sent < BODIES / SENDERS; sent++) await one(random);
    }),
  );
  // Random bodies test nothing if they all fail in the same place.
  for (const status of [200, 201, 400, 415]) expect(counts.get(status), `${status}`).toBeGreaterThan(3);
  await expectHealthy();
});
