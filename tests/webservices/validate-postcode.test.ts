import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type LookupService, startLookups, type TestAccount } from './lookup-service.ts';

interface Checked {
  readonly Status: { readonly Success: boolean; readonly CreditsRemaining: number };
  readonly Result: object | null;
}

let service: LookupService;
let account: TestAccount;

beforeAll(async () => {
  service = await startLookups();
  account = await service.account('Form', 3);
});
afterAll(() => service.close());

const check = (postcode: unknown, query = `?key=${account.key}`) =>
  call<Checked>(service.url, 'ValidatePostcode', query, { postcode });

test.each([
  ['ch024ne', { Valid: true, Exists: true, Postcode: 'CH2 4NE', Repaired: null }],
  ['M1 1AE', { Valid: true, Exists: true, Postcode: 'M1 1AE', Repaired: null }],
  ['CH2 4NF', { Valid: true, Exists: false, Postcode: 'CH2 4NF', Repaired: null }],
  ['0X1 2JD', { Valid: false, Exists: true, Postcode: null, Repaired: 'OX1 2JD' }],
  ['0X1 2JE', { Valid: false, Exists: false, Postcode: null, Repaired: null }],
  ['nonsense', { Valid: false, Exists: false, Postcode: null, Repaired: null }],
  ['', { Valid: false, Exists: false, Postcode: null, Repaired: null }],
  [{ postcode: 'CH2 4NE' }, { Valid: false, Exists: false, Postcode: null, Repaired: null }],
])('%o is answered free of charge', async (typed, result) => {
  const { status, body } = await check(typed);
  expect(status).toBe(200);
  expect(body).toEqual({
    Status: { Success: true, ErrorMessage: null, CreditsRemaining: 3 },
    Result: result,
  });
});

test('works without credits, but not without a key', async () => {
  const { key } = await service.account('Spent', 0);
  expect((await check('CH2 4NE', `?key=${key}`)).body.Status).toMatchObject({
    Success: true,
    CreditsRemaining: 0,
  });
  expect((await check('CH2 4NE', '')).body).toMatchObject({ Status: { Success: false }, Result: null });
});
