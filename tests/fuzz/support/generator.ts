import { gzipSync } from 'node:zlib';
import { type Operation, pathWith, type Schema } from '../../http/operations.ts';
import { Random, randomBody } from '../../http/random-bodies.ts';
import { sample } from '../../http/violations.ts';
import type { RawRequest } from '../../support/request.ts';

/**
 * One of the callers that send the requests. There are many, so that one of them reaching a limit does not
 * end the test.
 */
export interface Caller {
  /** Access token of the batch interface. */
  readonly token: string;
  readonly clientId: string;
  readonly secret: string;
  /** API key, user name and password of the web services. */
  readonly key: string;
  readonly username: string;
  readonly password: string;
}

/**
 * Names that exist now and then, so that requests that create, fill, complete and remove the same name meet.
 */
const NAMES = [
  ...Array.from({ length: 12 }, (_, at) => `d${at}`),
  'contacts',
  'Job 1',
  'Job 2',
  'clean',
  'a.csv',
  'folder/b.csv',
];

// biome-ignore format: a list to be scanned
const HOSTILE_NAMES = [
  '%00', 'a%00b', '%0d%0aX:y', '..%2f..%2f', '%2e%2e', '%', '%zz', '%ff', '%ed%a0%80', '%F0%9F%91%8D', '*', ':name', '__proto__', 'constructor',
  '-1', '0', '9999999999999999999', "'%20or%201=1--", 'x'.repeat(300), 'x'.repeat(4200), '/'.repeat(2000), '%41'.repeat(1500), '',
  '00000000-0000-0000-0000-000000000000', 'AddressCapture', 'www.example.co.uk', '192.0.2.0', '24',
];

// biome-ignore format: a list to be scanned
const VALUES: readonly unknown[] = [
  null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, -(2 ** 63), '', ' ', 'x', '\0', 'a\0b', '\ud800', '👍', 'é', '2025-02-30', '9999-12-31T23:59:59Z',
  '0000-01-01', '-271821-04-20', '1e999', 'NaN', 'CH2 4NE', 'contacts', 'd1', 'A'.repeat(20_000), ' '.repeat(20_000), '/'.repeat(5000), '9'.repeat(400),
  [], {}, [[[[]]]], ['x', 1, null], { constructor: 1, toString: {} }, '192.0.2.0/24', '::1/129', '*.example.co.uk',
];

// biome-ignore format: a list to be scanned
const HEADERS: Record<string, string>[] = [
  { 'content-type': 'text/plain' }, { 'content-type': ';' }, { 'content-type': 'application/json; charset=utf-16' }, { 'content-encoding': 'gzip' },
  { 'content-encoding': 'br' }, { accept: 'text/csv' }, { accept: 'application/x-ndjson' }, { accept: ',;=/q' }, { range: 'bytes=0-5' },
  { range: `bytes=${' '.repeat(8000)}x` }, { 'content-range': 'bytes 0-4/9' }, { 'content-range': 'bytes x/*' }, { 'if-none-match': '*' }, { origin: 'null' },
  { origin: 'https://www.example.co.uk', referer: '::' }, { 'accept-encoding': 'gzip' }, { 'accept-encoding': 'identity;q=0' }, { cookie: '=;'.repeat(2000) },
  { authorization: 'Basic AAAA' }, { authorization: `Bearer ${'a.'.repeat(2000)}` }, { authorization: 'Basic YQBiOng=' }, { 'x-http-method-override': 'DELETE' },
  { host: 'evil.example' }, { 'fettle-x': '\xff' },
];

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

/** Valid values by the names of members, which take a request past the first checks. */
const GOOD: Readonly<Record<string, (random: Random) => unknown>> = {
  postcode: (random) => random.pick(['CH2 4NE', 'NN1 3ER', 'cf101aa', 'CH2 4NF']),
  licence: (random) => random.pick(['WebServerFull', 'WebClickFull', 'WebServerThoroughfare']),
  name: (random) => random.pick([...NAMES, 'Chester', 'Mr John Smith']),
  columns: () => ({ x: 0, n: 1, since: 3 }),
  records: () => [{ x: 'Ann', n: 5 }, ['Bob', 7, '2025-03-31']],
  blockNumber: (random) => random.below(4),
  recordCount: (random) => random.below(5),
  workflowName: () => 'Copy',
  inputDatasets: () => ({ Contacts: 'contacts' }),
  inputFilename: () => null,
  parameters: () => ({}),
  options: (random) =>
    random.pick([
      {},
      { MaxLines: 4, IncludeUDPRN: true },
      [{ name: 'MaxLines', value: 3 }],
      { ApplicationName: 'a\0b' },
    ]),
  town: () => 'Chester',
  street: () => 'Mill',
  locality: () => 'Chester',
  building: (random) => random.pick(['10', 'Flat 1', '']),
  email: () => 'ann@gmial.com',
  telephone: () => '01244 567890',
  grant_type: () => 'client_credentials',
  scope: () => 'BatchApi',
};

/**
 * Makes requests of the operations that a service documents: good ones, good ones with something changed, and
 * nonsense. The same seed and number give the same request, whatever was sent before.
 */
export class Generator {
  readonly #operations: readonly Operation[];
  readonly #callers: readonly Caller[];
  readonly #seed: number;

  constructor(operations: readonly Operation[], callers: readonly Caller[], seed: number) {
    this.#operations = operations;
    this.#callers = callers;
    this.#seed = seed;
  }

  request(number: number): RawRequest & { readonly shown: string } {
    const random = new Random(Math.imul(this.#seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b));
    const operation = random.pick(this.#operations);
    const caller = random.pick(this.#callers);
    const method = random.below(30) === 0 ? random.pick(METHODS) : operation.method;
    const query: string[] = [];
    const headers: Record<string, string> = {
      // The service trusts this proxy, so every request seems to come from a different address.
      'x-forwarded-for': `10.${random.below(250)}.${random.below(250)}.${random.below(250)}`,
    };
    const isGuessing = random.below(12) === 0;
    const credentials = operation.isWebService
      ? this.#webAccess(random, caller, headers, query, isGuessing)
      : {};
    if (!operation.isWebService && !isGuessing) headers['authorization'] = `Bearer ${caller.token}`;
    this.#query(random, operation, query);
    const body = this.#body(
      random,
      operation,
      { ...credentials, client_id: caller.clientId, client_secret: caller.secret },
      headers,
    );
    if (operation.path === '/connect/token') delete headers['authorization'];
    if (random.below(8) === 0) Object.assign(headers, random.pick(HEADERS));
    const path = this.#path(random, operation) + (query.length > 0 ? `?${query.join('&')}` : '');
    return {
      method,
      path,
      headers,
      ...(body !== undefined && { body }),
      shown: `${operation.method} ${operation.path}`,
    };
  }

  #path(random: Random, operation: Operation): string {
    let path = operation.path;
    while (path.includes('{')) {
      const name = random.below(5) === 0 ? random.pick(HOSTILE_NAMES) : goodName(random, path);
      path = pathWith({ ...operation, path }, name);
    }
    return random.below(20) === 0 ? path.toUpperCase().replaceAll('%C', '%c') : path;
  }

  #query(random: Random, { query: documented }: Operation, query: string[]): void {
    for (const { name, schema } of documented) {
      if (name === 'key' || name === 'api-key' || random.below(2) === 0) continue;
      const value = random.below(3) === 0 ? random.pick(VALUES) : goodValue(random, name, schema);
      query.push(`${name}=${encode(value)}`);
    }
    if (random.below(15) === 0)
      query.push(
        random.pick([
          '__proto__[x]=1',
          'page=1&page=2',
          'x=1',
          '%ff=1',
          'a=1&'.repeat(1500),
          '=&&=',
          'page=%00',
        ]),
      );
  }

  #webAccess(
    random: Random,
    { key, username, password }: Caller,
    headers: Record<string, string>,
    query: string[],
    isGuessing: boolean,
  ) {
    const name = 'api-key=';
    if (isGuessing) {
      query.push(`key=${random.pick(['AAAA-BBBB-CCCC-DDDD', '%00', 'x', key.slice(1)])}`);
      return random.below(2) === 0
        ? { username: random.pick(['a\0b', '\ud800', username, 'x'.repeat(300)]), password: 'x' }
        : {};
    }
    if (random.below(4) === 0) return { username, password };
    query.push(`key=${key}`, `${name}${key}`);
    if (random.below(30) === 0) headers['authorization'] = 'Bearer x.y.z';
    return {};
  }

  #body(
    random: Random,
    operation: Operation,
    known: object,
    headers: Record<string, string>,
  ): Uint8Array | string | undefined {
    const { body: schema, mediaType } = operation;
    if (schema === undefined && mediaType === undefined) return undefined;
    headers['content-type'] = mediaType ?? 'application/json';
    if (mediaType === 'application/octet-stream')
      return Buffer.from(Array.from({ length: random.below(400) }, () => random.below(256)));
    const good = {
      ...(goodMembers(random, schema ?? {}) as object),
      ...pickKnown(schema ?? {}, known, operation.isWebService),
    };
    if (mediaType === 'application/x-www-form-urlencoded') return form(random, good);
    const body = changed(random, good);
    if (random.below(25) !== 0) return body;
    headers['content-encoding'] = 'gzip';
    return gzipSync(body);
  }
}

function goodName(random: Random, path: string): string {
  if (path.includes('/File/')) return random.pick(['a.csv', 'folder/b.csv', 'c']);
  if (path.includes('{postcode}')) return encodeURIComponent(random.pick(['CH2 4NE', 'NN13ER', 'XX200X']));
  return encodeURIComponent(random.pick(NAMES));
}

function goodValue(random: Random, name: string, schema: Schema): unknown {
  return GOOD[name]?.(random) ?? sample(schema);
}

function goodMembers(random: Random, schema: Schema): unknown {
  if (schema.type !== 'object' || schema.properties === undefined) return sample(schema);
  const required = new Set(schema.required ?? []);
  return Object.fromEntries(
    Object.entries(schema.properties)
      .filter(([name]) => required.has(name) || name in GOOD || random.below(3) === 0)
      .map(([name, member]) => [name, goodValue(random, name, member)]),
  );
}

/** Keeps the credentials that the operation documents. A call of a web service always keeps the user name. */
function pickKnown(schema: Schema, known: object, isWebService: boolean): object {
  return Object.fromEntries(
    Object.entries(known).filter(
      ([name]) => (schema.properties && name in schema.properties) || (isWebService && name === 'username'),
    ),
  );
}

function form(random: Random, members: object): string {
  const pairs = Object.entries(members).map(([name, value]) => `${name}=${encode(value)}`);
  switch (random.below(8)) {
    case 0:
      return `${pairs.join('&')}&${random.pick(pairs)}`;
    case 1:
      return `${pairs.join('&')}&${'a=b&'.repeat(random.below(6000))}`;
    case 2:
      return `${pairs.join('&')}&x=%00%ff&__proto__=1`;
    case 3:
      return pairs
        .map((pair) =>
          random.below(2) === 0 ? pair : `${pair.split('=')[0]}=${encode(random.pick(VALUES))}`,
        )
        .join('&');
    default:
      return pairs.join('&');
  }
}

function changed(random: Random, good: Record<string, unknown>): string | Uint8Array {
  const kind = random.below(14);
  const text = JSON.stringify(good);
  if (kind < 6) return text;
  if (kind < 9) {
    const names = Object.keys(good);
    const name =
      names.length === 0 || random.below(6) === 0
        ? random.pick(['__proto__', 'constructor', 'x\0', ''])
        : random.pick(names);
    return `${text.slice(0, -1)}${text === '{}' ? '' : ','}${JSON.stringify(name)}:${JSON.stringify(random.pick(VALUES))}}`;
  }
  if (kind === 9) {
    const depth = random.pick([5, 17, 300, 30_000]);
    return `{"options":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  }
  if (kind === 10 && random.below(4) === 0) {
    return `{"options":{${Array.from({ length: random.pick([200, 3000]) }, (_, at) => `"k${at}":1`).join(',')}}}`;
  }
  return randomBody(random, [text]);
}

function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.isWellFormed() ? encodeURIComponent(text.slice(0, 4000)) : '%ed%a0%80';
}
