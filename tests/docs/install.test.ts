import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from './page.ts';

interface Locked {
  readonly optional?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', ROOT), 'utf8')) as {
  packages: Record<string, Locked>;
};

/**
 * If npm cannot fetch a package for another platform, it leaves it out of the lock file. `npm ci` then
 * refuses the file everywhere.
 */
test('package-lock.json has the packages of every platform', () => {
  const wanted = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ path, name })),
  );
  expect(wanted.length).toBeGreaterThan(50);
  const missing = wanted.filter(
    ({ path, name }) =>
      packages[`node_modules/${name}`] === undefined &&
      packages[`${path}/node_modules/${name}`] === undefined,
  );
  expect(missing).toEqual([]);
});
