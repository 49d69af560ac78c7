import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import clientPackage from '../../client/package.json' with { type: 'json' };
import packageJson from '../../package.json' with { type: 'json' };
import { ROOT, readPage } from './page.ts';

/*
 * tests/docs/examples.test.ts compares `fettle --version`, and tests/docs/openapi.test.ts the OpenAPI
 * document.
 */

test('the newest release in CHANGELOG.md has the version of the package', () => {
  const releases = [...readPage('CHANGELOG.md').matchAll(/^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$/gm)];
  expect(releases[0]?.[1]).toBe(packageJson.version);
});

test('@fettle/client has the version of the package', () => {
  expect(clientPackage.version).toBe(packageJson.version);
});

test('package-lock.json has the version of the package', () => {
  const lock = JSON.parse(readFileSync(new URL('package-lock.json', ROOT), 'utf8')) as { version: string };
  expect(lock.version).toBe(packageJson.version);
});
