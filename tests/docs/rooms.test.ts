import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { FOLDERS, importRules, ROOMS } from '../../scripts/rooms.ts';
import { ROOT, readPage } from './page.ts';

function foldersIn(path: string): string[] {
  return readdirSync(new URL(path, ROOT), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

test('every folder of src/ is a listed room, and every listed room exists', () => {
  const whole = ROOMS.map(({ name }) => name).filter((name) => !name.includes('/'));
  expect(whole.toSorted()).toEqual(foldersIn('src/'));
});

test('every folder of src/matching is a listed room, and every listed room exists', () => {
  const inner = ROOMS.map(({ name }) => name).filter((name) => name.startsWith('matching/'));
  expect(inner.toSorted()).toEqual(foldersIn('src/matching/').map((name) => `matching/${name}`));
});

test('a room may import only existing rooms, and none that may import it', () => {
  for (const { name, mayImport } of ROOMS) {
    if (mayImport === 'everything') continue;
    for (const other of mayImport) {
      const room = ROOMS.find((one) => one.name === other);
      expect(room, `${name} may import ${other}`).toBeDefined();
      expect(room!.mayImport, `${name} and ${other}`).not.toContain(name);
    }
  }
});

test('every folder with TypeScript is listed, and may import no folder that may import it', () => {
  const { include } = JSON.parse(readPage('tsconfig.json')) as { include: string[] };
  // Programs for browsers have a tsconfig.json of their own.
  const listed = FOLDERS.map(({ name }) => name).filter((name) => name !== 'client' && name !== 'browser');
  expect([...listed, 'tests'].toSorted()).toEqual(include.filter((path) => !path.includes('*')).toSorted());
  for (const { name, mayImport } of FOLDERS) {
    for (const other of mayImport) {
      const folder = FOLDERS.find((one) => one.name === other);
      expect(folder, `${name} may import ${other}`).toBeDefined();
      expect(folder!.mayImport, `${name} and ${other}`).not.toContain(name);
    }
  }
});

test('the linter refuses each import that a folder or a room may not make', () => {
  const { overrides } = importRules() as { overrides: { includes: string[] }[] };
  const rooms = ROOMS.filter(({ mayImport }) => mayImport !== 'everything').map(({ name }) => `src/${name}`);
  const folders = FOLDERS.map(({ name }) => name);
  expect(overrides.map(({ includes }) => includes[0])).toEqual(
    [...folders, ...rooms].map((name) => `${name}/**`),
  );
});

test('a room within a folder may import only the listed rooms of the folder', () => {
  const { overrides } = importRules() as {
    overrides: {
      includes: string[];
      linter: { rules: { style: { noRestrictedImports: { options: { patterns: { group: string[] }[] } } } } };
    }[];
  };
  const rule = overrides.find(({ includes }) => includes[0] === 'src/matching/candidates/**')!;
  const group = rule.linter.rules.style.noRestrictedImports.options.patterns.flatMap((one) => one.group);
  expect(group).toEqual(
    expect.arrayContaining(['../**/comparison/**', '../**/decision/**', '../**/records/**']),
  );
  expect(group).not.toContain('../**/typed/**');
});

test('only the room datasets has SQL on its tables', () => {
  const files = readdirSync(new URL('src/', ROOT), { recursive: true, encoding: 'utf8' });
  const others = files.filter(
    (path) => path.endsWith('.ts') && !path.startsWith('datasets/') && path !== 'database/schema.ts',
  );
  const statement =
    /(?:selectFrom|insertInto|updateTable|deleteFrom|Join)\(\s*'dataset(?:_block)?\b|\b(?:from|into|update|join) dataset(?:_block)?\b(?!-)|complete_dataset|store_block/;
  const found = others.filter((path) => statement.test(readFileSync(new URL(`src/${path}`, ROOT), 'utf8')));
  expect(found).toEqual([]);
});

test('only settings.ts reads the environment', () => {
  const files = readdirSync(new URL('src/', ROOT), { recursive: true, encoding: 'utf8' });
  const readers = files.filter(
    (path) =>
      path.endsWith('.ts') && readFileSync(new URL(`src/${path}`, ROOT), 'utf8').includes('process.env'),
  );
  expect(readers).toEqual(['settings.ts']);
});

test('no command does the work of a stage', () => {
  const files = readdirSync(new URL('src/cli/', ROOT), { recursive: true, encoding: 'utf8' });
  const imported = files
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => [
      ...readFileSync(new URL(`src/cli/${path}`, ROOT), 'utf8').matchAll(/'(?:\.\.\/)+engine\/([^']+)'/g),
    ])
    .map(([, file]) => file);
  // A chain opened for its columns, one block sent through record steps (`explain-pair`), and the order of
  // statistics.
  expect(new Set(imported)).toEqual(new Set(['chain.ts', 'opened-chain.ts', 'statistics.ts']));
});

test('docs/contributors/architecture.md gives a reason for each package', () => {
  const page = readPage('docs/contributors/architecture.md');
  const packages = Object.keys({ ...packageJson.dependencies, ...packageJson.devDependencies });
  expect(packages.filter((name) => !name.startsWith('@types/') && !page.includes(`\`${name}\``))).toEqual([]);
});
