import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import biome from '../../biome.json' with { type: 'json' };
import packageJson from '../../package.json' with { type: 'json' };
import { ROOT, readPage } from './page.ts';

const isBuilt = (room: string): boolean => existsSync(new URL(`src/${room}`, ROOT));

/** Room → the rooms that biome.json keeps it from. A part of a room may have a rule of its own (`address-file/release`). */
const forbidden = new Map(
  biome.overrides
    .map(({ includes, linter }) => {
      const [, room = ''] = /^src\/([a-z/-]+)\/\*\*$/.exec(includes[0]!) ?? [];
      const { patterns } = linter.rules.style.noRestrictedImports.options;
      return [room, patterns[0]!.group.map((glob) => glob.split('/')[2]!)] as const;
    })
    .filter(([room]) => isBuilt(room)),
);

/** The table of docs/contributors/architecture.md: room → the rooms that it may import. */
const documented = new Map(
  [...readPage('docs/contributors/architecture.md').matchAll(/^\| `([a-z/-]+)` +\|[^|]+\|([^|]+)\|$/gm)].map(
    ([, room, cell]) => [
      room!,
      [...cell!.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name!).filter((name) => isBuilt(name)),
    ],
  ),
);

const folders = readdirSync(new URL('src/', ROOT), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe('docs/contributors/architecture.md agrees with biome.json and src/', () => {
  test('every room is there', () => {
    expect([...documented.keys()].toSorted()).toEqual([...forbidden.keys(), 'cli'].toSorted());
    expect(folders.filter((folder) => !documented.has(folder))).toEqual([]);
  });

  test.each([...documented].filter(([room]) => room !== 'cli'))('%s', (room, allowed) => {
    const mayImport = folders.filter((other) => other !== room && !forbidden.get(room)?.includes(other));
    expect(allowed.toSorted()).toEqual(mayImport.toSorted());
  });
});

test('docs/contributors/architecture.md gives a reason for each package', () => {
  const page = readPage('docs/contributors/architecture.md');
  const packages = Object.keys({ ...packageJson.dependencies, ...packageJson.devDependencies });
  expect(packages.filter((name) => !name.startsWith('@types/') && !page.includes(`\`${name}\``))).toEqual([]);
});
