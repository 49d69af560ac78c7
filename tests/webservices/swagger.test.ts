import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectProblem } from '../http/problem.ts';
import { request } from '../support/request.ts';
import { call, type LookupService, startLookups } from './lookup-service.ts';

interface Document {
  readonly info: { readonly title: string; readonly description: string };
  readonly paths: Record<string, Record<string, { tags: string[]; responses: Record<string, unknown> }>>;
  readonly components: { schemas: Record<string, { properties?: object }>; securitySchemes: object };
}

let service: LookupService;

beforeAll(async () => {
  service = await startLookups();
});
afterAll(() => service.close());

const get = async (path: string) => (await fetch(service.url + path)).json() as Promise<Document>;

test('the document describes only the methods of its service', async () => {
  const document = await get('/swagger/AddressCapture/swagger.json');
  expect(await new Validator().validate({ ...document })).toMatchObject({ valid: true });
  expect(Object.keys(document.paths)).toEqual([
    '/AddressCapture/GetFullAddress.json',
    '/AddressCapture/ValidatePostcode.json',
    '/AddressCapture/LocalitiesByName.json',
    '/AddressCapture/LocalitiesByPostcode.json',
    '/AddressCapture/StreetsByLocalityKey.json',
    '/AddressCapture/StreetsByName.json',
    '/AddressCapture/AddressesByStreetKey.json',
    '/AddressCapture/AddressesByLocalityKey.json',
    '/AddressCapture/FindAddress.json',
    '/AddressCapture/FindFullAddress.json',
    '/AddressCapture/FetchAddress.json',
  ]);
  expect(document.info.title).toBe('AddressCapture');
  expect(document.info.description).toMatch(/INVENTED.*Y24M05/);
  expect(Object.keys(document.components.securitySchemes)).toEqual(['ApiKey', 'WebToken']);
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/schemas\/([A-Za-z]+)"/g)].map(([, name]) => name);
  expect(new Set(references)).toEqual(new Set(Object.keys(document.components.schemas)));
});

test('its path matches in any letter case, and an unknown service has no document', async () => {
  expect((await get('/Swagger/addresscapture/SWAGGER.json')).info.title).toBe('AddressCapture');
  for (const name of ['Nobody', 'constructor', '__proto__']) {
    expectProblem(
      await request(service.url, { method: 'GET', path: `/swagger/${name}/swagger.json` }),
      'not-found',
    );
  }
});

test('/openapi.json has the same description', async () => {
  const [part, whole] = [await get('/swagger/AddressCapture/swagger.json'), await get('/openapi.json')];
  for (const [path, methods] of Object.entries(part.paths)) {
    expect(whole.paths[path]).toEqual(methods);
    expect(methods['post']!.tags).toEqual(['Address lookup']);
  }
  expect(whole.paths).toHaveProperty(['/getaddress.io/find/{postcode}']);
});

test('an answer has all of the described members, and no others', async () => {
  const { components } = await get('/swagger/AddressCapture/swagger.json');
  const described = (name: string) => Object.keys(components.schemas[name]!.properties!).toSorted();
  const { key } = await service.account('Reader', 5);
  const { body } = await call(service.url, 'GetFullAddress', `?key=${key}`, {
    postcode: 'CH2 4NE',
    licence: 'WebServerFull',
    options: { ReturnResultCount: true },
  });
  const [result] = body.Results;
  expect(Object.keys(body).toSorted()).toEqual(described('GetFullAddressAnswer'));
  expect(Object.keys(body.Status).toSorted()).toEqual(described('LookupStatus'));
  expect(Object.keys(result!).toSorted()).toEqual(described('LookupResult'));
  expect(Object.keys(result!.RawAddress).toSorted()).toEqual(described('RawAddress'));
  expect(Object.keys(result!.RawAddress['Location'] as object).toSorted()).toEqual(
    described('LookupLocation'),
  );
});
