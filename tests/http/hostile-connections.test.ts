import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';
import { type Exchange, exchange } from './connection.ts';
import { expectProblem, type ProblemKind } from './problem.ts';

/*
 * Bytes on bare connections: input that is not HTTP, wrong lengths, slow requests and broken ones. A request
 * must arrive within FETTLE_REQUEST_SECONDS, here one second.
 */
let service: TestService;
let client: TestClient;
let authorization: string;

beforeAll(async () => {
  service = await startService({ FETTLE_REQUEST_SECONDS: '1' }, { worker: false });
  client = await service.client('Hostile');
  authorization = `Authorization: Bearer ${client.token}\r\n`;
  await client.send('POST', '/Dataset', { body: { name: 'open', columns: { x: 0 } } });
});
afterAll(() => service.close());
afterEach(async () => {
  expect((await client.get('/health/ready')).status).toBe(200);
  expect((await client.get('/Dataset/open')).body).toMatchObject({ recordCount: 0, completed: false });
});

/**
 * How long to wait for the service to close a connection, in milliseconds: it takes one second, and more on a
 * busy machine.
 */
const PATIENCE = 20_000;

const HOST = 'Host: x\r\n';
const PATCH = () =>
  `PATCH /Dataset/open/data HTTP/1.1\r\n${HOST}${authorization}Content-Type: application/json\r\n`;
const BODY = '{"blockNumber":0,"records":[["a"]]}';

describe('bytes that are not an HTTP request are answered 400, and the connection is closed', () => {
  const post = `POST /Dataset HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`;
  test.each<[string, string | Uint8Array]>([
    ['random bytes', Buffer.from(Array.from({ length: 500 }, (_, at) => (at * 89) % 256))],
    ['a TLS greeting', Buffer.from('16030100c8010000c40303', 'hex')],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a version that is none', `GET / HTTP/9.9\r\n${HOST}\r\n`],
    ['a method that is none', `GEt / HTTP/1.1\r\n${HOST}\r\n`],
    ['no path', `GET  HTTP/1.1\r\n${HOST}\r\n`],
    ['a space in the path', `GET /Data set HTTP/1.1\r\n${HOST}\r\n`],
    ['a header without a colon', `GET / HTTP/1.1\r\n${HOST}Nonsense\r\n\r\n`],
    ['a header without a name', `GET / HTTP/1.1\r\n${HOST}: x\r\n\r\n`],
    ['a space before the colon', `GET / HTTP/1.1\r\n${HOST}Accept : x\r\n\r\n`],
    ['a NUL in a header', `GET / HTTP/1.1\r\n${HOST}Accept: \0\r\n\r\n`],
    ['a Content-Length of letters', `${post}Content-Length: abc\r\n\r\n`],
    ['a negative Content-Length', `${post}Content-Length: -1\r\n\r\n`],
    ['two Content-Lengths', `${post}Content-Length: 5\r\nContent-Length: 6\r\n\r\n123456`],
    ['a Content-Length of 30 digits', `${post}Content-Length: ${'9'.repeat(30)}\r\n\r\n`],
    ['both lengths', `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['a transfer coding of its own', `${post}Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n`],
  ])('%s', async (_what, bytes) => {
    const { answers, closedByServer } = await exchange(service.url, [bytes], { patience: PATIENCE });
    expectProblem(answers[0]!, 'invalid-request');
    expect(answers).toHaveLength(1);
    expect(closedByServer).toBe(true);
  });

  test('a request without Host gets 400 from Node itself', async () => {
    const { answers } = await exchange(service.url, ['GET /health/live HTTP/1.1\r\n\r\n'], { answers: 1 });
    expect(answers[0]!.status).toBe(400);
  });

  test('headers without an end → 431', async () => {
    const endless = ['GET / HTTP/1.1\r\n', ...Array(20).fill(`X-Long: ${'x'.repeat(1000)}\r\n`)];
    const { answers, closedByServer } = await exchange(service.url, [endless.join('')], {
      patience: PATIENCE,
    });
    expectProblem(answers[0]!, 'headers-too-large');
    expect(closedByServer).toBe(true);
  });

  test('hundreds of short headers do no harm', async () => {
    const headers = 'a:b\r\n'.repeat(300);
    const { answers } = await exchange(service.url, [`GET /Dataset HTTP/1.1\r\n${HOST}${headers}\r\n`], {
      answers: 1,
    });
    expectProblem(answers[0]!, 'unauthorized');
  });
});

describe('a body whose length differs from its Content-Length', () => {
  test('is not stored if it is shorter and the connection is half closed', async () => {
    const request = `${PATCH()}Content-Length: 500\r\n\r\n${BODY}`;
    const { closedByServer } = await exchange(service.url, [request], { end: true, patience: PATIENCE });
    expect(closedByServer).toBe(true);
  });

  test('cannot pass off its surplus bytes as a request', async () => {
    const request = `POST /nothing HTTP/1.1\r\n${HOST}Content-Length: 5\r\n\r\n123456789\r\n\r\n`;
    const { answers, closedByServer } = await exchange(service.url, [request], { patience: PATIENCE });
    expectProblem(answers[0]!, 'not-found');
    expectProblem(answers[1]!, 'invalid-request');
    expect(closedByServer).toBe(true);
  });

  test.each([
    ['a chunk length that is none', 'zz\r\n'],
    ['a chunk longer than it says', '3\r\nabcdef\r\n'],
    ['a chunk of 2^80 bytes', '100000000000000000000\r\n'],
  ])('is refused with %s', async (_what, chunks) => {
    const request = `${PATCH()}Transfer-Encoding: chunked\r\n\r\n${chunks}`;
    const { answers, closedByServer } = await exchange(service.url, [request], { patience: PATIENCE });
    expectProblem(answers[0]!, 'invalid-request');
    expect(closedByServer).toBe(true);
  });
});

describe('a slow request is answered in time, and the connection ends', () => {
  const drops = (text: string) => [...text];
  const stops: Record<string, { pieces: () => string[]; answer: ProblemKind | 200 }> = {
    'a body that stops': {
      pieces: () => [`${PATCH()}Content-Length: 500\r\n\r\n${BODY}`],
      answer: 'request-timeout',
    },
    'a chunked body that stops': {
      pieces: () => [`${PATCH()}Transfer-Encoding: chunked\r\n\r\n5\r\nab`],
      answer: 'request-timeout',
    },
    'a gzipped body that stops': {
      pieces: () => [`${PATCH()}Content-Encoding: gzip\r\nContent-Length: 50\r\n\r\n\x1f`],
      answer: 'request-timeout',
    },
    'a body in drops': {
      pieces: () => [`${PATCH()}Content-Length: 500\r\n\r\n`, ...drops(BODY)],
      answer: 'request-timeout',
    },
    'headers that stop': {
      pieces: () => [`GET /Dataset HTTP/1.1\r\n${HOST}Accept: `],
      answer: 'request-timeout',
    },
    'headers in drops': {
      pieces: () => [`GET /Dataset HTTP/1.1\r\n${HOST}`, ...drops('Accept: application/json')],
      answer: 'request-timeout',
    },
    'a refused body that stops': {
      pieces: () => [`POST /Dataset HTTP/1.1\r\n${HOST}Content-Length: 9\r\n\r\n`],
      answer: 'unauthorized',
    },
    'a body that stops, for a path that is not there': {
      pieces: () => [
        `POST /x HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n`,
      ],
      answer: 'not-found',
    },
    'a body that stops, for a method that the path has not': {
      pieces: () => [
        `PUT /Dataset HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n`,
      ],
      answer: 'method-not-allowed',
    },
    'a body that stops, for a path that is none': {
      pieces: () => [`POST /%zz HTTP/1.1\r\n${HOST}Content-Length: 9\r\n\r\n`],
      answer: 'invalid-request',
    },
    'a body that stops, for a GET, which has none': {
      pieces: () => [`GET /health/live HTTP/1.1\r\n${HOST}Content-Length: 9\r\n\r\n`],
      answer: 200,
    },
  };
  let exchanges: Map<string, Exchange>;

  beforeAll(async () => {
    // All at once, since each takes its time.
    exchanges = new Map(
      await Promise.all(
        Object.entries(stops).map(
          async ([what, { pieces }]): Promise<[string, Exchange]> => [
            what,
            await exchange(service.url, pieces(), { pause: 100, patience: PATIENCE }),
          ],
        ),
      ),
    );
  });

  test.each(Object.keys(stops))('%s', (what) => {
    const { answers, closedByServer, milliseconds } = exchanges.get(what)!;
    const { answer } = stops[what]!;
    if (answer === 200) expect(answers[0]!.status).toBe(200);
    else expectProblem(answers[0]!, answer);
    expect(closedByServer).toBe(true);
    expect(milliseconds).toBeLessThan(PATIENCE);
  });

  test('connections without any request are closed', async () => {
    const { answers, closedByServer } = await exchange(service.url, [], { patience: PATIENCE });
    expect(closedByServer).toBe(true);
    if (answers.length > 0) expectProblem(answers[0]!, 'request-timeout');
  });
});

describe('aborted connections', () => {
  test('during an upload store no block, and the dataset stays open', async () => {
    const request = `${PATCH()}Content-Length: ${BODY.length}\r\n\r\n${BODY}`;
    const lengths = Array.from({ length: 40 }, (_, at) => 1 + Math.floor((at * (request.length - 2)) / 40));
    await Promise.all(
      lengths.map(
        (length) =>
          new Promise<void>((resolve) => {
            const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
            socket.on('error', () => undefined).on('close', () => resolve());
            socket.write(request.slice(0, length), () => setTimeout(() => socket.resetAndDestroy(), 20));
          }),
      ),
    );
  });

  test('two hundred at once do no harm', async () => {
    const sockets = Array.from({ length: 200 }, () => {
      const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
      return socket.on('error', () => undefined);
    });
    for (const socket of sockets) socket.write('GET /Data');
    await wait(100);
    for (const socket of sockets) socket.resetAndDestroy();
  });
});

test('requests sent together are answered in order, valid and invalid alike', async () => {
  const get = (path: string) => `GET ${path} HTTP/1.1\r\n${HOST}${authorization}\r\n`;
  const pieces = [get('/Dataset/open') + get('/Dataset/nothing') + get('/%zz') + get('/Dataset/open')];
  const { answers } = await exchange(service.url, pieces, { answers: 4 });
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 400, 200]);
});

test('Expect: 100-continue is granted, and the body read', async () => {
  const body = '{"blockNumber":0,"records":[]}';
  const request = `${PATCH()}Expect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`;
  const { answers } = await exchange(service.url, [request, body], { pause: 50, answers: 1 });
  expect(answers[0]!.status).toBe(200);
});

test('the connection stays usable after a refusal, once the body has arrived', async () => {
  const body = 'x'.repeat(100_000);
  const request = `POST /Dataset HTTP/1.1\r\n${HOST}Content-Length: ${body.length}\r\n\r\n`;
  const next = `GET /Dataset/open HTTP/1.1\r\n${HOST}${authorization}\r\n`;
  const { answers } = await exchange(service.url, [request, body, next], { pause: 50, answers: 2 });
  expect(answers.map(({ status }) => status)).toEqual([401, 200]);
});

describe('pipelined requests', () => {
  const live = `GET /health/live HTTP/1.1\r\n${HOST}\r\n`;

  test('are answered in order, up to 32 besides the current one', async () => {
    const { answers } = await exchange(service.url, [live.repeat(33)], { answers: 33 });
    expect(answers.map(({ status }) => status)).toEqual(Array(33).fill(200));
  });

  test('beyond that limit close the connection', async () => {
    const { closedByServer } = await exchange(service.url, [live.repeat(34)], {
      patience: PATIENCE,
      answers: 34,
    });
    expect(closedByServer).toBe(true);
  });
});
