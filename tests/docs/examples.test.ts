import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { createDatabase } from '../support/database.ts';
import { startService, type TestService } from '../support/service.ts';
import { blocksOf, PAGES, ROOT, readPage } from './page.ts';
import { runBlocks } from './shell.ts';

/*
 * Blocks marked `sh` are run against a real service, one page in one shell. If a `json` block follows one,
 * the last line that the `sh` block prints must equal it. Blocks marked `console` are for reading: they set
 * up the machine, or go on until stopped.
 */

/** Where the pages say the service is. */
const DOCUMENTED_URL = 'http://127.0.0.1:8080';

/**
 * The page whose commands each get their own process, through `bin/fettle.js`. One short page shows that this
 * works; the commands of all pages would take half a minute of processor time.
 */
const AS_A_READER = 'docs/clients/lookup.md';

/** Commands that a page assumes have run. */
const GIVEN: Readonly<Record<string, string>> = {
  'docs/operators/workflows.md': `fettle() { npx fettle "$@"; }
    fettle client create acme > given.txt
    cp examples/workflows/contact-check.yaml .
    cp examples/contacts.csv in.csv`,
};

let service: TestService;
let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await createDatabase();
  service = await startService({ DATABASE_URL: databaseUrl });
});

afterAll(() => service?.close());

describe('the commands of each page have the documented results', () => {
  const pages = PAGES.filter((path) => blocksOf(readPage(path)).some(({ language }) => language === 'sh'));

  test('exist in README.md', () => expect(pages).toContain('README.md'));

  test.each(pages)('%s', { timeout: 300_000 }, async (path) => {
    const blocks = blocksOf(readPage(path));
    const shown = blocks.filter(({ language }) => language === 'sh');
    const commands = shown.map(({ content }) => content.replaceAll(DOCUMENTED_URL, service.url));
    const { outputs, code, error } = await runBlocks(
      [GIVEN[path] ?? '', ...commands],
      { DATABASE_URL: databaseUrl },
      { isProcessEach: path === AS_A_READER },
    );
    expect({ code, last: code === 0 ? '' : `${commands[outputs.length - 2]}\n${error}` }).toEqual({
      code: 0,
      last: '',
    });
    for (const [at, block] of blocks.entries()) {
      const next = blocks[at + 1];
      if (block.language !== 'sh' || next?.language !== 'json') continue;
      const printed = outputs[shown.indexOf(block) + 1]!.trim().split('\n').at(-1)!;
      expect(withoutIds(JSON.parse(printed))).toEqual(withoutIds(JSON.parse(next.content)));
    }
  });
});

test('npx starts the same file that the documented commands run', async () => {
  const { outputs, code } = await runBlocks(['command npx fettle --version'], {});
  expect({ code, outputs }).toEqual({ code: 0, outputs: [`${packageJson.version}\n`] });
});

test('every JSON block is valid JSON', () => {
  for (const path of PAGES) {
    for (const { language, content } of blocksOf(readPage(path))) {
      if (language === 'json') expect(() => JSON.parse(content), `${path}:\n${content}`).not.toThrow();
    }
  }
});

test('every npm script that a page names exists', () => {
  const named = PAGES.flatMap((path) =>
    [...readPage(path).matchAll(/\bnpm (?:run (?:-s )?([a-z:]+)|(test|start))\b/g)].map(
      ([, script, short]) => script ?? short!,
    ),
  );
  expect(new Set(named)).toEqual(new Set(named).intersection(new Set(Object.keys(packageJson.scripts))));
  expect(named).toContain('demo');
});

test.each(PAGES)('%s links only to existing files', (path) => {
  const links = [...readPage(path).matchAll(/\]\((?!https?:|mailto:)([^)#]*)(?:#([^)]*))?\)/g)];
  for (const [link, target, anchor] of links) {
    const url = target ? new URL(target, new URL(path, ROOT)) : new URL(path, ROOT);
    expect(existsSync(url), link).toBe(true);
    if (anchor && url.pathname.endsWith('.md')) expect(anchorsOf(url), link).toContain(anchor);
  }
});

/** The anchors of a page, as GitHub makes them of its headings. */
function anchorsOf(url: URL): string[] {
  const page = readPage(url.pathname.slice(ROOT.pathname.length));
  return [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Ids that differ each time count as equal. */
function withoutIds(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll(/urn:uuid:[0-9a-f-]+/g, 'urn:uuid:…'));
}
