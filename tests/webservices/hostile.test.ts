import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOperations } from '../http/operations.ts';
import { Random } from '../http/random-bodies.ts';
import { request } from '../support/request.ts';
import {
  call,
  type LookupAnswer,
  type LookupService,
  startLookups,
  type TestAccount,
} from './lookup-service.ts';

/*
 * Whatever is sent, the answer is a documented one. It has this form, is never a fault, and costs nothing.
 */
let service: LookupService;
let account: TestAccount;

beforeAll(async () => {
  service = await startLookups();
  account = await service.account('Hostile', 100_000);
});
afterAll(() => service.close());

const GOOD = { postcode: 'CH2 4NE', licence: 'WebServerFull' };

const ask = (body: unknown, method = 'GetFullAddress') =>
  call(service.url, method, `?key=${account.key}`, body);

function expectAnswer(answer: { status: number; body: LookupAnswer }, shown: string): void {
  expect(answer.status, shown).toBe(200);
  const { Status, Results } = answer.body;
  expect(Status.Success, shown).toBe(Status.ErrorMessage === null);
  expect(Number.isSafeInteger(Status.CreditsRemaining), shown).toBe(true);
  expect(Array.isArray(Results), shown).toBe(true);
  if (!Status.Success) expect(Results, shown).toEqual([]);
}

/** Some text of every general category of Unicode, and unassigned code points. */
const CLASSES = [
  'Lu',
  'Ll',
  'Lt',
  'Lm',
  'Lo',
  'Mn',
  'Mc',
  'Me',
  'Nd',
  'Nl',
  'No',
  'Pc',
  'Pd',
  'Ps',
  'Pe',
  'Pi',
  'Pf',
  'Po',
  'Sm',
  'Sc',
  'Sk',
  'So',
  'Zs',
  'Zl',
  'Zp',
  'Cc',
  'Cf',
  'Co',
  'Cn',
].map((name) => {
  const wanted = new RegExp(`\\p{${name}}`, 'u');
  let text = '';
  for (let code = 0; code <= 0x10ffff && text.length < 12; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const character = String.fromCodePoint(code);
    if (wanted.test(character)) text += character;
  }
  return [name, text] as const;
});

const JUNK: readonly (readonly [string, unknown])[] = [
  ...CLASSES,
  ['lone surrogates', '\ud800\udc00\ud800 CH2'],
  ['60,000 letters', 'A'.repeat(60_000)],
  ['60,000 spaces', ' '.repeat(60_000)],
  ['60,000 digits', '1'.repeat(60_000)],
  ['60,000 spaces behind a good beginning', `CH2 4NE${' '.repeat(60_000)}`],
  ['SQL', "CH2 4NE'; drop table account; --"],
  ['a path', '../../../etc/passwd'],
  ['full width', 'ＣＨ２　４ＮＥ'],
  ['null', null],
  ['a number', 1e308],
  ['a boolean', true],
  ['a list', ['CH2 4NE']],
  ['an object', { toString: 'CH2 4NE', valueOf: {}, length: 7 }],
  ['nested', JSON.parse(`${'['.repeat(12)}${']'.repeat(12)}`)],
];

describe('postcode', () => {
  test.each(JUNK)('%s is refused or read without failing', async (name, value) => {
    const answer = await ask({ ...GOOD, postcode: value });
    expectAnswer(answer, name);
    if (!answer.body.Status.Success) {
      expect(answer.body.Status.ErrorMessage).toContain('Invalid postcode');
    }
    expect((await ask({ postcode: value }, 'ValidatePostcode')).body).toMatchObject({
      Status: { Success: true },
      Result: { Valid: expect.any(Boolean), Exists: expect.any(Boolean) },
    });
  });

  test('written in full-width letters is read', async () => {
    expect((await ask({ ...GOOD, postcode: 'ＣＨ２　４ＮＥ' })).body.Results).toHaveLength(5);
    expect((await ask({ ...GOOD, postcode: `CH2 4NE${' '.repeat(60_000)}` })).body.Results).toEqual([]);
  });
});

test.each(JUNK)(
  '%s as building, licence, user name, password, option or unknown member is harmless',
  async (name, value) => {
    for (const member of ['building', 'options', 'username', 'password', 'key', '__proto__', 'constructor']) {
      const body = `{"postcode":"CH2 4NE","licence":"WebServerFull","${member}":${JSON.stringify(value)}}`;
      expectAnswer(await ask(body), `${member} ${name}`);
    }
    const answer = await ask({ ...GOOD, licence: value });
    expectAnswer(answer, name);
    expect(answer.body.Status.Success).toBe(false);
  },
);

/** The methods that search, with their search members. */
const SEARCHES: Readonly<Record<string, readonly string[]>> = {
  LocalitiesByName: ['name'],
  LocalitiesByPostcode: ['postcode'],
  StreetsByLocalityKey: ['localityKey', 'street'],
  StreetsByName: ['locality', 'street'],
  AddressesByStreetKey: ['streetKey', 'building'],
  AddressesByLocalityKey: ['localityKey', 'building'],
  FindAddress: ['town', 'street', 'building'],
  FindFullAddress: ['town', 'street', 'building'],
  FetchAddress: ['addressKey'],
};

test.each(Object.entries(SEARCHES))('%s with any of these texts is harmless', async (method, members) => {
  for (const [name, value] of JUNK) {
    for (const member of members) {
      const others = { town: 'Chester', street: 'Mill', locality: 'Chester', [member]: value };
      for (const body of [{ [member]: value }, others]) {
        expectAnswer(await ask({ ...body, licence: 'WebServerFull' }, method), `${method} ${member} ${name}`);
      }
    }
  }
});

test('150,000 option keys, or as many of any other value, are refused before they are examined', async () => {
  const many = Array.from({ length: 150_000 }, (_, at) => `"k${at}":1`).join(',');
  for (const body of [
    `{"options":{${many}}}`,
    `{${many}}`,
    `{"options":[${'1,'.repeat(20_000)}1]}`,
    `{"options":{${many.slice(0, 60_000)}":1}}`,
  ]) {
    const answer = await ask(body);
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({ Status: { Success: false }, Results: [] });
  }
  expect((await ask(`${'{"options":'.repeat(17)}1${'}'.repeat(17)}`)).status).toBe(400);
});

test('a NUL or half a surrogate pair in a user name is a wrong user name for every service', async () => {
  const methods = (await readOperations(service.url)).filter(({ path }) =>
    /^\/[A-Za-z]+\/[A-Za-z]+\.json$/.test(path),
  );
  expect(methods.length).toBeGreaterThan(15);
  for (const { path } of methods) {
    for (const username of ['a\u0000b', '\u0000', 'a\ud800']) {
      const body = JSON.stringify({ username, password: 'x' });
      const headers = { 'content-type': 'application/json' };
      const answer = await request(service.url, { method: 'POST', path, headers, body });
      expect(answer.status, path).toBe(200);
      expect(answer.body, path).toMatchObject({ Status: { Success: false, CreditsRemaining: 0 } });
    }
  }
});

const OPTIONS = [
  'Formatter',
  'MaxLines',
  'MaxLineLength',
  'FixTownCounty',
  'FixBuilding',
  'FixPostcode',
  'NormalizeCase',
  'NormalizeTownCase',
  'ExcludeCounty',
  'UseAnyAvailableCounty',
  'UnwantedPunctuation',
  'IncludeUDPRN',
  'IncludeUPRN',
  'IncludeLocation',
  'IncludeNYB',
  'IncludeMR',
  'IncludeAliases',
  'ReturnResultCount',
  'PreferredLanguage',
  'ApplicationName',
];

test.each(OPTIONS)('the option %s is harmless in every wrong type', async (option) => {
  const values = [
    ...JUNK.map(([, value]) => value),
    -1,
    0,
    1.5,
    21,
    1e9,
    '-5',
    '1e9',
    'NaN',
    'yes',
    '',
    {},
    [],
    [[]],
  ];
  for (const [at, value] of values.entries()) {
    const shown = `${option} ${JSON.stringify(value)?.slice(0, 60)}`;
    // The options take their two forms in turn.
    const options = at % 2 === 0 ? { [option]: value } : [{ name: option, value }];
    const answer = await ask({ ...GOOD, options });
    expectAnswer(answer, shown);
    expect(answer.body.Results, shown).not.toEqual([]);
  }
});

test('malformed options are ignored', async () => {
  for (const options of [
    [null],
    [1, 'x'],
    [{ name: {} }],
    [{ value: 1 }],
    'MaxLines',
    7,
    [[['MaxLines', 3]]],
  ]) {
    const { body } = await ask({ ...GOOD, options });
    expect(body.Results).toHaveLength(5);
    expect(body.Results[0]!.Address.Lines).toHaveLength(7);
  }
});

test('JSON bodies that are not objects count as empty', async () => {
  for (const body of ['null', '1', '"CH2 4NE"', '[]', '[{"postcode":"CH2 4NE"}]', '{}', 'true', '']) {
    const answer = await ask(body);
    expectAnswer(answer, body);
    expect(answer.body.Status.Success, body).toBe(false);
  }
});

test('1,000 random bodies and queries cause no failure', async () => {
  const random = new Random(20_261_120);
  const seeds = [
    JSON.stringify({ ...GOOD, building: '10', options: { MaxLines: 4 }, username: 'a', password: 'b' }),
  ];
  for (let sent = 0; sent < 1000; sent++) {
    let body = random.pick(seeds);
    for (let times = 1 + random.below(4); times > 0; times--) {
      const at = random.below(body.length);
      body =
        body.slice(0, at) + String.fromCharCode(32 + random.below(95)) + body.slice(at + random.below(3));
    }
    const key = random.below(4) === 0 ? encodeURIComponent(body) : account.key;
    const path = `/AddressCapture/GetFullAddress.json?key=${key}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await request(service.url, { method: 'POST', path, headers, body });
    expect([200, 400], body).toContain(answer.status);
    expect(answer.body, body).toMatchObject({ Status: { CreditsRemaining: expect.any(Number) } });
  }
});
