import { mkdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Said, SmallInstallation } from './installation.ts';

let installation: SmallInstallation;
beforeEach(() => {
  installation = new SmallInstallation();
});
afterEach(() => installation.remove());

/** What a start prints if its modules come from a bundle. Its stack traces name lines of the source. */
function fromBundle(text: string): Said {
  return {
    text,
    data: 'data',
    zip: 'function',
    place: 'at placeOfError (src/cli/main.ts:12)',
    thread: { text, place: 'at src/thread.ts:4' },
  };
}

/** What a start prints if its modules come from the source. */
function fromSource(text: string): Said {
  const place = (path: string) => `file://${join(installation.folder, path)}`;
  return {
    text,
    data: 'data',
    zip: 'function',
    place: `at placeOfError (${place('src/cli/main.ts:12:10')})`,
    thread: { text, place: `at ${place('src/thread.ts:4:40')}` },
  };
}

const current = () => join(installation.folder, 'node_modules/.cache/fettle/current.json');

test('the first start makes a bundle, and later ones use it', async () => {
  expect(await installation.start()).toEqual(fromBundle('one'));
  const [bundle] = installation.bundles();
  const made = statSync(current()).mtimeMs;
  expect(await installation.start()).toEqual(fromBundle('one'));
  expect(installation.bundles()).toEqual([bundle]);
  expect(statSync(current()).mtimeMs).toBe(made);
});

test('a changed source is bundled again, even if its size and its modification second stay the same', async () => {
  await installation.start();
  installation.writeText('two');
  expect(await installation.start()).toEqual(fromBundle('two'));
  installation.writeText('six');
  expect(await installation.start()).toEqual(fromBundle('six'));
});

test('a source with different times and the same content is not bundled again', async () => {
  await installation.start();
  const made = statSync(current()).mtimeMs;
  utimesSync(join(installation.folder, 'src/text.ts'), 1, 1);
  expect(await installation.start()).toEqual(fromBundle('one'));
  expect(statSync(current()).mtimeMs).toBe(made);
});

test('other packages make a new bundle', async () => {
  const list = 'node_modules/.package-lock.json';
  installation.write(list, '{ "version": 1 }');
  await installation.start();
  installation.write(list, '{ "version": 2 }');
  expect(await installation.start()).toEqual(fromBundle('one'));
  expect(installation.bundles()).toHaveLength(2);
});

test('processes that start at the same time all run the new source', async () => {
  await installation.start();
  installation.writeText('two');
  const said = await Promise.all(Array.from({ length: 4 }, () => installation.start()));
  expect(said).toEqual(Array(4).fill(fromBundle('two')));
  expect(installation.bundles()).toHaveLength(2);
});

test('an installation that was moved finds its own files', async () => {
  await installation.start();
  const other = new SmallInstallation();
  const earlier = join(installation.folder, 'node_modules/.cache');
  renameSync(earlier, join(other.folder, 'node_modules/.cache'));
  other.write('src/cli/data.txt', 'other data');
  try {
    expect(await other.start()).toEqual({ ...fromBundle('one'), data: 'other data' });
  } finally {
    other.remove();
  }
});

test('commands run from the source if no bundle can be written', async () => {
  writeFileSync(join(installation.folder, 'node_modules/.cache'), 'a file where the folder should be');
  expect(await installation.start()).toEqual(fromSource('one'));
});

test('commands run from the source if a module that they never load has a syntax error', async () => {
  await installation.start();
  installation.write(
    'src/text.ts',
    "export const text = 'two';\nexport const later = () => import('./mistake.ts');\n",
  );
  installation.write('src/mistake.ts', 'const = 1;\n');
  expect(await installation.start()).toEqual(fromSource('two'));
});

test('commands run from the source if the user asks for it', async () => {
  expect(await installation.start({ FETTLE_BUNDLE: 'off' })).toEqual(fromSource('one'));
});

test('a damaged record of the bundle in use is replaced', async () => {
  await installation.start();
  const whole = readFileSync(current(), 'utf8');
  writeFileSync(current(), whole.slice(0, 40));
  expect(await installation.start()).toEqual(fromBundle('one'));
  expect(readFileSync(current(), 'utf8')).toBe(whole);
});

test('the newest ten bundles are kept', async () => {
  for (let at = 0; at < 15; at++) {
    const earlier = join(installation.folder, 'node_modules/.cache/fettle', `earlier-${at}`);
    mkdirSync(earlier, { recursive: true });
    utimesSync(earlier, at, at);
  }
  expect(await installation.start()).toEqual(fromBundle('one'));
  const kept = installation.bundles();
  expect(kept).toHaveLength(10);
  expect(kept).toContain('earlier-14');
  expect(kept).not.toContain('earlier-5');
});
