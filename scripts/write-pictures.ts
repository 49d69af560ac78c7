// npm run write:pictures: takes pictures of the console's main pages for the README and docs/pictures. The pages show
// the demo's data, in light and dark colours, on a wide and a narrow screen. `npm run write:pictures -- story palette`
// takes only the named pictures. Pictures that no document shows go to a folder for temporary files.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parse } from 'csv-parse/sync';
import type { Page } from 'puppeteer-core';
import { openBrowser } from '../harness/browser.ts';
import { createClient } from '../src/accounts/client.ts';
import { createAccount } from '../src/accounts/web/account.ts';
import { createKey } from '../src/accounts/web/api-key.ts';
import { buildAddressFile } from '../src/address-file/build/build.ts';
import { applyRelease } from '../src/address-file/release/release.ts';
import { sampleSource } from '../src/address-file/sample/sample-rows.ts';
import { ClientScope } from '../src/database/client-scope.ts';
import { type RunningService, startService } from '../src/http/start.ts';
import { createOperator } from '../src/operators/operator.ts';
import { setPassword } from '../src/operators/password.ts';
import { linkAddress, makeLink } from '../src/operators/sign-in-link.ts';
import { readSettings } from '../src/settings.ts';
import { parseWorkflow } from '../src/workflow/file/parse.ts';
import { installWorkflow } from '../src/workflow/store.ts';

const ROOT = new URL('../', import.meta.url);
const OUT = new URL('docs/pictures/', ROOT);
const TO_LOOK_AT = pathToFileURL(`${join(tmpdir(), 'fettle-looked-at')}/`);
const WIDTHS = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const;
const COLUMNS = {
  ...{ id: 0, name: 0, email: 0, telephone: 0, company: 0, address_1: 0, address_2: 0 },
  ...{ town: 0, postcode: 0, source: 0, updated: 3 },
};
const MATCHED = '12 Garden Street, Ashfeild';

interface Scene {
  readonly service: RunningService;
  readonly url: string;
  readonly clientId: string;
  readonly token: string;
}

/** A picture: its name, the page, what must be there, and what a person would do first. */
interface Picture {
  readonly name: string;
  path(scene: Scene): string;
  readonly ready: string;
  readonly prepare?: (page: Page, scene: Scene) => Promise<void>;
}

const PICTURES: readonly Picture[] = [
  {
    name: 'clean',
    path: () => '/clean',
    ready: '.drop',
    prepare: async (page) => {
      await trySample(page);
      await page.click('.before-after tbody tr:first-child td:nth-child(3) button');
      await page.waitForSelector('.waterfall');
    },
  },
  {
    name: 'clean-report',
    path: () => '/clean',
    ready: '.drop',
    prepare: async (page) => {
      await trySample(page);
      await press(page, 'Clean the whole file');
      await page.waitForSelector('.scores', { timeout: 60_000 });
    },
  },
  {
    name: 'review',
    path: ({ clientId }) => `/review/${clientId}/Duplicates/Pairs`,
    ready: '.sides',
  },
  { name: 'home', path: () => '/', ready: '.figures' },
  { name: 'job', path: ({ clientId }) => `/jobs/${clientId}/Contact%20check%202`, ready: '.scroll.data td' },
  {
    name: 'addresses',
    path: () => '/addresses/match',
    ready: 'textarea',
    prepare: async (page) => {
      await page.type('textarea', await typedAddress(page));
      await page.click('form .primary');
      await page.waitForSelector('.waterfall');
    },
  },
  { name: 'reference-data', path: () => '/reference-data', ready: '.card' },
  { name: 'client', path: ({ clientId }) => `/clients/${clientId}`, ready: '.scroll td.data' },
  { name: 'workflow', path: ({ clientId }) => `/workflows/${clientId}/ContactCheck/edit`, ready: '.editor' },
];

/** Pages whose pictures no document shows. The command takes these pictures only if it names them. */
const EXTRAS: readonly Picture[] = [
  { name: 'drop', path: () => '/clean', ready: '.drop' },
  { name: 'jobs', path: () => '/jobs', ready: 'tbody a' },
  { name: 'reviews', path: () => '/review', ready: 'tbody a' },
  {
    name: 'story',
    path: ({ clientId }) => `/stories/${clientId}/Contact%20check%202/Contacts/1`,
    ready: '.story',
  },
  { name: 'workflows', path: () => '/workflows', ready: 'tbody a' },
  {
    name: 'versions',
    path: ({ clientId }) => `/workflows/${clientId}/ContactCheck/versions`,
    ready: 'tbody',
  },
  { name: 'hand-over', path: ({ clientId }) => `/workflows/${clientId}/ContactCheck`, ready: '.copied' },
  { name: 'look-up', path: () => '/addresses?find=street', ready: '.suggestions' },
  { name: 'clients', path: () => '/clients', ready: 'tbody' },
  { name: 'requests', path: () => '/requests', ready: 'tbody' },
  { name: 'check-file', path: () => '/reference-data/check', ready: 'form' },
  { name: 'audit', path: () => '/audit', ready: 'h1' },
  { name: 'settings', path: () => '/settings', ready: 'form' },
  {
    name: 'palette',
    path: () => '/',
    ready: '.figures',
    prepare: async (page) => {
      await page.keyboard.down('Control');
      await page.keyboard.press('k');
      await page.keyboard.up('Control');
      await page.waitForSelector('dialog[open] input');
      await page.keyboard.type('co');
      await page.waitForSelector('.palette [role=option]');
    },
  },
  // The last one: it ends the session.
  {
    name: 'sign-in',
    path: () => '/',
    ready: '.figures, .sign-in',
    prepare: async (page) => {
      await page.deleteCookie(...(await page.cookies()));
      await page.reload();
      await page.waitForSelector('.sign-in form');
    },
  },
];

const DUPLICATES = `
name: FindDuplicates
description: Finds contacts that are the same person.
inputs:
  Contacts:
    columns: { id: text, name: text, email: text, telephone: text, address_1: text, address_2: text, town: text, postcode: text }
steps:
  - step: deduplication
    id: duplicates
    columns: { record_id: id, address_line_1: address_1, address_line_2: address_2 }
    options: { review: true }
outputs:
  People: {}
  Pairs: { step: duplicates }
`;

function press(page: Page, name: string): Promise<unknown> {
  return page.evaluate(`[...document.querySelectorAll('main button, main a')]
    .find((one) => one.textContent.trim().startsWith(${JSON.stringify(name)})).click()`);
}

async function trySample(page: Page): Promise<void> {
  await press(page, 'Try it with the sample file');
  await page.waitForSelector('.before-after td button');
}

/** An address of the sample, mistyped as people do: a letter is missing in the street. */
async function typedAddress(page: Page): Promise<string> {
  const found = (await page.evaluate(`fetch('/console/api/addresses/search', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ text: '7 street' })
  }).then((answer) => answer.json())`)) as { found: { label: string; kind: string }[] };
  const label = found.found.find(({ kind }) => kind === 'address')?.label ?? MATCHED;
  const [first = '', ...rest] = label.split(', ');
  const at = first.indexOf(' ') + 3;
  return [first.slice(0, at) + first.slice(at + 1), ...rest].join(', ');
}

async function send(scene: Pick<Scene, 'url' | 'token'>, method: string, path: string, body: object) {
  const answer = await fetch(scene.url + path, {
    method,
    headers: { authorization: `Bearer ${scene.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
}

/**
 * Two checks of the demo's contacts, so that the second can be compared with the first, and a search for
 * duplicates.
 */
async function runJobs(scene: Omit<Scene, 'clientId'>): Promise<void> {
  const [, ...rows] = parse(await readFile(new URL('examples/contacts.csv', ROOT), 'utf8')) as string[][];
  await send(scene, 'POST', '/Dataset', { name: 'contacts', columns: COLUMNS });
  const records = rows.map((texts) => texts.map((text) => text || null));
  await send(scene, 'PATCH', '/Dataset/contacts/data', { blockNumber: 0, records });
  await send(scene, 'PUT', '/Dataset/contacts', { recordCount: records.length, completed: true });
  const check = { workflowName: 'ContactCheck', parameters: { AcceptDramaNumbers: true } };
  for (const { name, ...job } of [
    { name: 'Contact check 1', ...check },
    { name: 'Contact check 2', ...check },
    { name: 'Duplicates', workflowName: 'FindDuplicates' },
  ]) {
    await send(scene, 'POST', '/Job', { name, inputDatasets: { Contacts: 'contacts' }, ...job });
    for (let status = 0; status < 2; ) {
      await wait(200);
      const answer = await fetch(`${scene.url}/Job/${encodeURIComponent(name)}`, {
        headers: { authorization: `Bearer ${scene.token}` },
      });
      ({ status } = (await answer.json()) as { status: number });
    }
  }
}

/** An account with look-ups of today over HTTP, and invented use of the days before. */
async function useAccount({ service, url }: Pick<Scene, 'service' | 'url'>): Promise<void> {
  const { kysely, pool } = service.database;
  const { id } = await createAccount(kysely, {
    name: 'Birch Books look-ups',
    credits: 2600,
    licences: ['WebServerFull'],
    client: 'Birch Books',
  });
  for (const name of ['Web shop', 'Call centre']) {
    const { key, id: keyId } = await createKey(kysely, id, { name });
    for (let call = 0; call < 12; call++)
      await fetch(`${url}/AddressCapture/ValidatePostcode.json?key=${key}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"postcode":"ZZ1 1AA"}',
      });
    await pool.query(
      `insert into credit_usage (account_id, day, key_id, service, method, application, calls, credits)
       select $1, current_date - d, $2, 'AddressCapture', m, '', c, c
       from generate_series(1, 29) d, unnest(array['GetFullAddress', 'FindAddresses']) m,
         lateral (select (60 + 45 * sin(d * 1.3 + length(m)) - 30 * (d % 7 < 2)::int + 4 * (30 - d))::int as c) n`,
      [id, keyId],
    );
  }
}

async function makeScene(folder: string): Promise<Scene> {
  const settings = readSettings({ ...process.env, PORT: '0', FETTLE_DATA: folder, FETTLE_LOG_LEVEL: 'warn' });
  const service = await startService(settings);
  const { kysely } = service.database;
  const url = service.publicUrl();
  // Two editions of the sample, so that the counts can be compared. The demo's contacts live in the newer one.
  for (const [edition, addresses] of [
    ['2026-10', 2060],
    ['2026-11', 2000],
  ] as const) {
    const out = join(folder, edition);
    const renderer = new URL('src/lookup/ready.ts', ROOT).href;
    const sources = [{ ...sampleSource({ addresses }), edition }];
    await buildAddressFile({ sources, out, modules: { renderer }, threads: 0 });
    await applyRelease(kysely, out, { allowInvented: true, fallShare: 1 });
  }
  const { id, clientId, secret } = await createClient(kysely, { name: 'Birch Books' });
  const source = await readFile(new URL('examples/workflows/contact-check.yaml', ROOT), 'utf8');
  for (const text of [source, DUPLICATES]) {
    const { workflow, mistakes } = parseWorkflow(text, service.catalogue);
    if (workflow === undefined) throw new Error(mistakes.map(({ message }) => message).join(' '));
    await installWorkflow(new ClientScope(kysely, id), workflow, text, service.catalogue);
  }
  const answer = await fetch(`${url}/connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: secret,
    }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const scene = { service, url, clientId, token };
  await runJobs(scene);
  await useAccount(scene);
  return scene;
}

async function takePictures(scene: Scene, wanted: readonly string[]): Promise<void> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const { kysely } = scene.service.database;
    const now = new Date();
    const { id } = await createOperator(kysely, { name: 'Olive', role: 'operator', clients: [], now });
    await setPassword(kysely, id, 'a password for pictures');
    await page.goto(linkAddress(scene.url, await makeLink(kysely, id, now)));
    await page.waitForSelector('.figures');
    const named = [...PICTURES, ...EXTRAS].filter(({ name }) => wanted.includes(name));
    for (const picture of wanted.length === 0 ? PICTURES : named) {
      const folder = EXTRAS.includes(picture) ? TO_LOOK_AT : OUT;
      await mkdir(folder, { recursive: true });
      for (const colours of ['light', 'dark']) {
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: colours }]);
        for (const [width, viewport] of Object.entries(WIDTHS)) {
          await page.setViewport(viewport);
          await page.goto(`${scene.url}/console${picture.path(scene)}`);
          await page.waitForSelector(picture.ready);
          await picture.prepare?.(page, scene);
          // Charts are drawn after their script has come.
          await page.waitForNetworkIdle({ idleTime: 300, timeout: 5000 }).catch(() => undefined);
          await wait(200);
          const png = await page.screenshot({ type: 'png' });
          await writeFile(new URL(`${picture.name}-${colours}-${width}.png`, folder), png);
        }
      }
      console.log(fileURLToPath(new URL(`${picture.name}-….png`, folder)));
    }
  } finally {
    await browser.close();
  }
}

const folder = await mkdtemp(join(tmpdir(), 'fettle-pictures-'));
let scene: Scene | undefined;
try {
  scene = await makeScene(folder);
  await takePictures(scene, process.argv.slice(2));
} finally {
  await scene?.service.close();
  await rm(folder, { recursive: true, force: true });
}
