import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type LookupService, startLookups } from '../webservices/lookup-service.ts';
import { find } from './compat-service.ts';

/* docs/clients/migration.md shows one address in three forms. The service must give exactly these forms. */

const page = readFileSync(new URL('../../docs/clients/migration.md', import.meta.url), 'utf8');

const shown = (form: string) =>
  JSON.parse(new RegExp(`\`\`\`json ${form}\n([^\`]+)\`\`\``).exec(page)![1]!) as Record<string, object>;

let service: LookupService;
let key: string;

beforeAll(async () => {
  service = await startLookups();
  ({ key } = await service.account('Reader of pages', 10));
});
afterAll(() => service.close());

test('the simple and the expanded format are as documented', async () => {
  const simple = await find(service, `find/NN1 3ER/10?api-key=${key}`);
  expect(simple.body).toMatchObject(shown('simple'));
  const expanded = await find(service, `find/NN1 3ER/10?api-key=${key}&expand=true`);
  expect(expanded.body.addresses).toEqual([shown('expanded')]);
});

test('the standard format is as documented', async () => {
  const request = { postcode: 'NN1 3ER', licence: 'WebServerFull', building: '10' };
  const { body } = await call(service.url, 'GetFullAddress', `?key=${key}`, request);
  expect(body.Results).toHaveLength(1);
  expect(body.Results[0]).toMatchObject(shown('standard'));
});
