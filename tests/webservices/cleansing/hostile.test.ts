import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Random } from '../../http/random-bodies.ts';
import { loadFor } from '../../support/suppression.ts';
import { type RecordAnswer, type RecordService, startRecordService } from './record-service.ts';

/*
 * For any request the answer has the documented members, and the service lives on. Email addresses are
 * checked only by syntax here, so nothing is requested from the network.
 */
let service: RecordService;

beforeAll(async () => {
  service = await startRecordService(100_000);
  await loadFor(service, 'tps', 'telephone\n01632960001\n');
  await loadFor(service, 'ctps', 'telephone\n01632960001\n');
  await loadFor(service, 'deceased', 'name,address,postcode\nMr John Smith,10 Mill Road,EH1 2AD\n');
});
afterAll(() => service.close());

/** Every method with a body that it answers well. */
const METHODS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'NameCleansing/ParseName': { name: 'Mr John Smith' },
  'EmailValidation/IsValid': { email: 'ann@example.com', level: 'Syntax' },
  'EmailValidation/Cleanse': { email: 'ann@example.com', level: 'Syntax' },
  'EmailValidation/CleanseSimple': { email: 'ann@example.com', level: 'Syntax' },
  'Postcoder/CleanAddress': { address: { Lines: ['10 Watkin Terrace', 'Northampton', 'NN1 3ER'] } },
  'Postcoder/CleanBusinessAddress': {
    company: 'Hopkins & Sons',
    address: '10 Stanney Mill Road, Chester, CH2 4NE',
  },
  'SalaciousName/IsUnusableName': { name: { forename: 'John', surname: 'Smith' } },
  'PhoneValidation/IsValid': { telephoneNumber: '01244 355112', defaultCountry: 'GB' },
  'TPS/Check': { telephoneNumber: '01632 960001' },
  'CTPS/Check': { telephoneNumber: '01632 960001' },
  'Deceased/Check': {
    name: 'Mr John Smith',
    address: '10 Mill Road, EH1 2AD',
    lastTransaction: '2026-01-01',
  },
};

const nested = (levels: number): unknown => JSON.parse(`${'{"name":'.repeat(levels)}1${'}'.repeat(levels)}`);

const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e\u200b\ufeff',
  '<script>alert(1)</script>',
  "'; drop table account; --",
  'ＪＯＨＮ　ＳＭＩＴＨ',
  '@'.repeat(10_000),
  'a'.repeat(60_000),
  ' '.repeat(60_000),
  '1'.repeat(60_000),
  'Smith '.repeat(10_000),
  ['John'],
  {},
  { toString: 'x', valueOf: {}, length: 7, constructor: null },
  { title: {}, forename: ['a'], middlename: 1e300, surname: null },
  { title: 'a'.repeat(30_000), surname: ')'.repeat(30_000) },
  nested(10),
];

async function described(method: string): Promise<{ members: string[]; document: object }> {
  const [name] = method.split('/');
  const document = (await (await fetch(`${service.url}/swagger/${name}/swagger.json`)).json()) as {
    paths: Record<
      string,
      { post: { responses: { 200: { content: Record<string, { schema: Reference }> } } } }
    >;
    components: { schemas: Record<string, { properties: object }> };
  };
  const { $ref } = document.paths[`/${method}.json`]!.post.responses[200].content['application/json']!.schema;
  const schema = document.components.schemas[$ref.replace('#/components/schemas/', '')]!;
  return { members: Object.keys(schema.properties).toSorted(), document };
}

interface Reference {
  readonly $ref: string;
}

function expectMembers(answer: RecordAnswer, members: readonly string[], shown: string): void {
  expect(Object.keys(answer).toSorted(), shown).toEqual(members);
  const { Success, ErrorMessage, CreditsRemaining } = answer.Status;
  expect(Success, shown).toBe(ErrorMessage === null);
  expect(Number.isSafeInteger(CreditsRemaining), shown).toBe(true);
}

test.each(Object.entries(METHODS))(
  '%s answers any input with its documented members',
  async (method, good) => {
    const { members, document } = await described(method);
    expect(await new Validator().validate({ ...document })).toMatchObject({ valid: true });
    const ask = async (body: unknown) => {
      const shown = `${method} ${JSON.stringify(body)?.slice(0, 80)}`;
      const answer = await service.ask(method, body);
      expect(answer.status, shown).toBe(200);
      expectMembers(answer.body, members, shown);
      return answer.body.Status.Success;
    };
    expect(await ask(good)).toBe(true);
    for (const value of JUNK) {
      for (const member of [...Object.keys(good), 'options', 'level', 'username', 'password', '__proto__']) {
        await ask(`${JSON.stringify(good).slice(0, -1)},${JSON.stringify(member)}:${JSON.stringify(value)}}`);
      }
      for (const option of [
        'ApplicationName',
        'Case',
        'RequiredCountry',
        'AllowedPrefixes',
        'Country',
        'Explain',
        'MatchLevel',
      ]) {
        await ask({ ...good, options: { [option]: value } });
      }
    }
    for (const body of ['null', '1', '[]', '{}', 'true', '""']) await ask(body);
  },
);

test.each(Object.entries(METHODS))(
  '%s refuses bodies that are too deep or too long',
  async (method, good) => {
    expect((await service.ask(method, { ...good, options: nested(2000) })).status).toBe(400);
    expect((await service.ask(method, { ...good, options: { Case: 'a'.repeat(65_536) } })).status).toBe(413);
  },
);

test.each(Object.keys(METHODS))('%s reports errors of every kind in its own format', async (method) => {
  const { members } = await described(method);
  const broken = await service.ask(method, '{');
  expect(broken.status).toBe(400);
  expectMembers(broken.body, members, 'malformed');
  const stranger = await service.ask(method, METHODS[method], '?key=AAAA-BBBB-CCCC-DDDD');
  expect(stranger.status).toBe(200);
  expectMembers(stranger.body, members, 'stranger');
  expect(stranger.body.Status).toMatchObject({ Success: false, CreditsRemaining: 0 });
  const { key } = await service.account(`Spent ${method}`, 0);
  const spent = await service.ask(method, METHODS[method], `?key=${key}`);
  expectMembers(spent.body, members, 'spent');
  expect(spent.body.Status).toMatchObject({ Success: false, ErrorMessage: 'There are no credits left.' });
  const other = await service.caller.newKey({ allowedServices: ['AddressCapture'] });
  const elsewhere = await service.ask(method, METHODS[method], `?key=${other}`);
  expect(elsewhere.body.Status).toMatchObject({
    Success: false,
    ErrorMessage: 'Not permitted for this service.',
  });
});

test('1,000 damaged bodies cause no failure', async () => {
  const random = new Random(20_261_120);
  const entries = Object.entries(METHODS);
  for (let sent = 0; sent < 1000; sent++) {
    const [method, good] = random.pick(entries);
    let body = JSON.stringify(good);
    for (let times = 1 + random.below(4); times > 0; times--) {
      const at = random.below(body.length);
      const sign = String.fromCharCode(32 + random.below(95));
      body = body.slice(0, at) + sign + body.slice(at + random.below(3));
    }
    // With a broken level, the service would ask the DNS.
    if (method.startsWith('Email') && !body.includes('"level":"Syntax"')) continue;
    const answer = await service.ask(method, body);
    expect([200, 400], body).toContain(answer.status);
  }
});
