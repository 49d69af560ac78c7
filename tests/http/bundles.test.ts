import { existsSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle } from '../../src/http/bundles/bundle.ts';
import { BUNDLES } from '../../src/http/bundles/bundles.ts';
import { startService, type TestService } from '../support/service.ts';

const BROWSER = new URL('../../browser/', import.meta.url);

let service: TestService;
beforeAll(async () => {
  service = await startService({}, { worker: false });
});
afterAll(() => service?.close());

test('each program in browser/ is served', () => {
  const programs = readdirSync(BROWSER, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(^|\/)main\.ts$/.test(path),
  );
  expect(BUNDLES.map(({ entry }) => entry).toSorted()).toEqual(programs.toSorted());
});

test.each(BUNDLES)('$path is a single module that browsers may cache', async ({ path, isForOtherSites }) => {
  const answer = await fetch(service.url + path);
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('access-control-allow-origin')).toBe(isForOtherSites ? '*' : null);
  expect(await answer.text()).not.toMatch(/\bimport\s*["'{]/);
  const again = await fetch(service.url + path, {
    headers: { 'if-none-match': answer.headers.get('etag')! },
  });
  expect(again.status).toBe(304);
});

test('the address box is small', async () => {
  const script = Buffer.from(await (await fetch(`${service.url}/address-box.js`)).arrayBuffer());
  expect(gzipSync(script).length).toBeLessThan(15_000);
});

test('a source that cannot be bundled is named, and later sources are still bundled', async () => {
  expect(existsSync(new URL('nothing.ts', BROWSER))).toBe(false);
  const [broken, whole] = await Promise.allSettled([bundle('nothing.ts'), bundle('address-box/main.ts')]);
  expect(broken).toMatchObject({ reason: { message: expect.stringContaining('nothing.ts') } });
  expect(whole.status).toBe('fulfilled');
});
