import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { Fettle } from '../../client/src/index.ts';
import { createAccount } from '../../src/accounts/web/account.ts';
import { createKey } from '../../src/accounts/web/api-key.ts';
import { startService, type TestService } from '../support/service.ts';
import { ROOT, readPage } from './page.ts';

/*
 * /metrics, docs/operators/metrics.md, the dashboard and the alerts name the same metrics.
 */
let service: TestService;
let text: string;

const WORKFLOW = readPage('examples/workflows/contact-check.yaml');

/** The value of a metric with these labels. */
function metric(name: string): number | undefined {
  const line = text.split('\n').find((line) => line.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

const scrape = async () => (await fetch(`${service.url}/metrics`)).text();

beforeAll(async () => {
  service = await startService();
  const { kysely } = service.database;
  const fettle = new Fettle({ url: service.url, ...(await service.credentials('Acme', WORKFLOW)) });
  const { id } = await createAccount(kysely, {
    name: 'Shop',
    credits: 10,
    licences: ['WebClickFull'],
    client: null,
  });
  const { key } = await createKey(kysely, id, {});
  const empty = { name: 'x', company: '', address_2: '', town: '', postcode: '', email: '', telephone: '' };
  const rows = ['1 Thimblewick Road, CH2 4NE', 'Sandbox', ''].map((address_1) => ({ ...empty, address_1 }));
  await fettle.clean('ContactCheck', rows);
  await fetch(`${service.url}/AddressCapture/GetFullAddress.json?key=${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ postcode: 'CH2 4NE', licence: 'WebClickFull' }),
  });
  await vi.waitFor(
    async () => kysely.selectFrom('credit_usage').select('credits').executeTakeFirstOrThrow(),
    10_000,
  );
  text = await scrape();
});
afterAll(() => service?.close());

test('the metrics count the work done', () => {
  expect({
    read: metric('fettle_records_total{kind="read"}'),
    written: metric('fettle_records_total{kind="written"}'),
    completed: metric('fettle_jobs_ended_total{status="completed"}'),
    exact: metric('fettle_addresses_matched_total{level="exact"}'),
    none: metric('fettle_addresses_matched_total{level="none"}'),
    blank: metric('fettle_addresses_matched_total{level="blank"}'),
    waiting: metric('fettle_queue_tasks{state="waiting"}'),
    running: metric('fettle_jobs{status="running"}'),
    workers: metric('fettle_workers'),
    up: metric('fettle_database_up'),
    calls: metric('fettle_webservice_calls_total{service="AddressCapture",method="GetFullAddress"}'),
    spent: metric('fettle_credits_used_total{service="AddressCapture",method="GetFullAddress"}'),
    credits: metric('fettle_credits_remaining'),
  }).toEqual({
    read: 3,
    written: 3,
    completed: 1,
    exact: 1,
    none: 1,
    blank: 1,
    waiting: 0,
    running: 0,
    workers: 1,
    up: 1,
    calls: 1,
    spent: 1,
    credits: 9,
  });
  const built = metric('fettle_reference_data_timestamp_seconds{reference="address-file"}');
  expect(built).toBeGreaterThan(Date.parse('2020-01-01') / 1000);
});

test('scraping twice counts nothing twice', async () => {
  await new Promise((resolve) => setTimeout(resolve, 5100));
  text = await scrape();
  expect(metric('fettle_records_total{kind="read"}')).toBe(3);
});

const named = (source: string) =>
  [...new Set(source.match(/\b(?:fettle|process)_[a-z_]+/g))].map((name) =>
    name.replace(/_(bucket|count|sum)$/, ''),
  );

test('the page lists every metric of the project, each with its type', () => {
  const served = [...text.matchAll(/^# TYPE (fettle_\w+) (\w+)$/gm)].map(
    ([, name, kind]) => `${name} ${kind}`,
  );
  const rows = readPage('docs/operators/metrics.md').matchAll(/^\| `(fettle_\w+)` \| (\w+) \|/gm);
  expect([...rows].map(([, name, kind]) => `${name} ${kind}`).toSorted()).toEqual(served.toSorted());
});

test('dashboard and alerts query only metrics that exist', () => {
  const served = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name!));
  const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');
  const dashboard = JSON.parse(read('deploy/grafana/fettle.json')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };
  const alerts = parse(read('deploy/grafana/alerts.yaml')) as { groups: { rules: { expr: string }[] }[] };
  const asked = [
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
  ];
  expect(asked.length).toBeGreaterThan(20);
  for (const expr of asked) {
    expect(named(expr).length, expr).toBeGreaterThan(0);
    for (const name of named(expr)) expect([...served], expr).toContain(name);
  }
});
