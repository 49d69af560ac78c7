import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { COLUMN_TYPES } from '../../src/records/column.ts';
import { startService, type TestService } from '../support/service.ts';
import { type Document, operationsOf } from './document-walk.ts';
import { PAGES } from './page.ts';

let service: TestService;
let text: string;
let document: Document;

beforeAll(async () => {
  service = await startService({}, { worker: false });
  text = await (await fetch(`${service.url}/openapi.json`)).text();
  document = JSON.parse(text);
});

afterAll(() => service?.close());

const operations = () =>
  operationsOf(document).map(({ path, method, operation }) => ({
    name: `${method} ${path}`,
    path,
    operation,
  }));

describe('/openapi.json', () => {
  test('is OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate(JSON.parse(text))).toMatchObject({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  test('has the version of the package', () => expect(document.info.version).toBe(packageJson.version));

  const services = () => [
    ...new Set(
      Object.keys(document.paths).flatMap((path) => /^\/([A-Za-z]+)\/[A-Za-z]+\.json$/.exec(path)?.[1] ?? []),
    ),
  ];

  test('is valid for Redocly, as are the documents of the web services', {
    timeout: 60_000,
  }, async () => {
    const config = await createConfig({ extends: ['minimal'] });
    const described = services().filter((name) => name !== 'UserAdmin');
    expect(described.length).toBeGreaterThan(8);
    const paths = ['/openapi.json', ...described.map((name) => `/swagger/${name}/swagger.json`)];
    for (const path of paths) {
      const source = await (await fetch(service.url + path)).text();
      expect(await new Validator().validate(JSON.parse(source)), path).toMatchObject({ valid: true });
      const errors = (await lintFromString({ source, config })).filter(
        ({ severity }) => severity === 'error',
      );
      expect(
        errors.map(({ message, location }) => [message, location[0]?.pointer]),
        path,
      ).toEqual([]);
    }
  });

  test('lists the operations in the order of the tags, which is the order of use', () => {
    const tags = document.tags.map(({ name }) => name);
    expect(tags.slice(0, 5)).toEqual(['Tokens', 'Workflows', 'Datasets', 'Jobs', 'Files']);
    const places = operations().map(({ operation }) => tags.indexOf(operation.tags![0]!));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('no parameter that has a default is required', () => {
    const parameters = operations().flatMap(({ operation }) => operation.parameters ?? []);
    const withDefault = parameters.filter(({ schema }) => schema?.default !== undefined);
    expect(withDefault.length).toBeGreaterThan(8);
    expect(withDefault.filter(({ required }) => required).map(({ name }) => name)).toEqual([]);
  });

  test('enumerated numbers have names', () => {
    const names = ['queued', 'running', 'completed', 'failed', 'cancelled'];
    const titles = (list: readonly string[]) => list.map((title, number) => ({ const: number, title }));
    expect(document.components.schemas).toMatchObject({
      Job: { properties: { status: { oneOf: titles(names), 'x-enumNames': names } } },
    });
    expect(text).toContain(JSON.stringify(titles(COLUMN_TYPES)));
  });

  test('refers only to what it contains', () => {
    const references = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name]) => name!,
    );
    expect(references.length).toBeGreaterThan(20);
    expect(new Set(references)).toEqual(new Set(Object.keys(document.components.schemas)));
  });

  test('every operation has a unique id, a summary, a known tag and its security', () => {
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(operations().length);
    const tags = document.tags.map(({ name }) => name);
    for (const { name, operation } of operations()) {
      expect(operation.operationId, name).toMatch(/^[a-z][A-Za-z0-9]+$/);
      expect(operation.summary, name).toBeTruthy();
      expect(tags, name).toContain(operation.tags?.[0]);
      expect(operation.security, name).toBeDefined();
    }
  });

  test('every path parameter is declared, and every parameter and answer is described', () => {
    for (const { name, path, operation } of operations()) {
      const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map(([, parameter]) => parameter);
      const named = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(
        named.map((parameter) => parameter.name),
        name,
      ).toEqual(inPath);
      for (const parameter of operation.parameters ?? []) {
        expect(parameter.description, `${name} ${parameter.name}`).toBeTruthy();
      }
      for (const [status, { description }] of Object.entries(operation.responses)) {
        expect(description, `${name} ${status}`).not.toBe('Default Response');
      }
    }
  });
});

describe('/docs', () => {
  /** All guides to which the front page links. */
  const guides = async () => {
    const front = await (await fetch(`${service.url}/docs`)).text();
    return [
      ...new Set([...front.matchAll(/href="(\/docs\/[a-z-]+\/[^"]+)"/g)].map(([, link]) => link!)),
    ].filter((link) => !link.startsWith('/docs/static/'));
  };

  test.each(['/docs', '/docs/clients/errors', '/docs/api'])(
    '%s loads nothing from other hosts',
    async (path) => {
      const answer = await fetch(service.url + path);
      expect(answer.status).toBe(200);
      const policy = answer.headers.get('content-security-policy')!;
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/https?:|upgrade-insecure-requests/);
      const page = await answer.text();
      const loaded = [...page.matchAll(/<(?:script|link)[^>]+(?:src|href)="([^"]+)"/g)];
      expect(loaded.length).toBeGreaterThan(1);
      for (const [, link] of loaded) {
        expect(link).toMatch(/^\/docs\/static\//);
        expect((await fetch(service.url + link)).status, link).toBe(200);
      }
    },
  );

  test('has every page of docs/, and every link between pages leads to a heading that exists', async () => {
    const links = await guides();
    const files = PAGES.filter((path) => /^docs\/\w+\/(?!README)/.test(path));
    const expected = [...files.map((path) => `/${path.slice(0, -3)}`), '/docs/clients/package'];
    expect(links.toSorted()).toEqual(expected.toSorted());
    const pages = new Map<string, string>();
    for (const link of links) pages.set(link, await (await fetch(service.url + link)).text());
    for (const [path, page] of pages) {
      for (const [, link] of page.split('<main>')[1]!.matchAll(/href="([/#][^"]*)"/g)) {
        const [target, anchor] = link!.split('#');
        const there = pages.get(target || path) ?? (target === '/docs/api' ? '' : undefined);
        expect(there, `${path} → ${link}`).toBeDefined();
        if (anchor !== undefined) expect(there, `${path} → ${link}`).toContain(`id="${anchor}"`);
      }
    }
  });

  test('has a search index of every heading', async () => {
    const parts = (await (await fetch(`${service.url}/docs/static/search.json`)).json()) as {
      url: string;
      heading: string;
      text: string;
    }[];
    expect(parts).toContainEqual(
      expect.objectContaining({
        url: '/docs/clients/errors#sending-a-request-again',
        heading: 'Sending a request again',
      }),
    );
    expect(parts.length).toBeGreaterThan(100);
  });

  test('an unknown page is not found', async () => {
    for (const path of ['nothing', '../package.json', '..%2fpackage.json', 'static/nothing'])
      expect((await fetch(`${service.url}/docs/${path}`)).status, path).toBe(404);
  });
});

test.each([
  '/openapi.json',
  '/swagger/AddressCapture/swagger.json',
  '/openapi.yaml',
  '/docs',
  '/docs/clients/errors',
  '/docs/static/scalar.js',
  '/docs/static/search.json',
])('%s is sent compressed, and not again to a browser that has it', async (path) => {
  const answer = await fetch(service.url + path, { headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(answer.headers.get('vary')).toContain('Accept-Encoding');
  const plain = await fetch(service.url + path, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(await answer.text());
  const etag = answer.headers.get('etag')!;
  const again = await fetch(service.url + path, { headers: { 'if-none-match': `"other", ${etag}` } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await fetch(service.url + path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});
