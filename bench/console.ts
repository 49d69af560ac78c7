import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'puppeteer-core';
import { openBrowser } from '../harness/browser.ts';
import { count, median } from '../harness/figures.ts';
import { machine } from '../harness/machine.ts';
import { COLUMNS, contactBlocks } from '../invented/contact-blocks.ts';
import { CONNECTIONS, runJob, upload } from './batch.ts';
import { ServiceProcess } from './service-process.ts';

const COPY = { file: 'examples/workflows/copy-through.yaml', name: 'CopyThrough', input: 'Records' };
const CHECK = {
  file: 'bench/workflows/name-email-telephone.yaml',
  name: 'NameEmailTelephone',
  input: 'Contacts',
};

const PAGES = 9;
const DISTINCT_BLOCKS = 20;

/** Consoles that are open beside full load. A client may have 50 streams at a time. */
const CONSOLES = 100;

/** Runs with and without consoles, in turns. */
const TURNS = 5;

/**
 * The bars of the console, in a real browser: the first page, the trial of a file, a page of a large dataset,
 * how late progress is, and what 100 open consoles cost a batch.
 */
export async function benchConsole(records: number, batch: number): Promise<void> {
  console.log(`machine   ${machine()}`);
  console.log(`command   npm run bench -- console ${records} ${batch}\n`);
  const service = await ServiceProcess.start([COPY.file, CHECK.file], CONNECTIONS);
  const browser = await openBrowser();
  try {
    const { page, cookie, clientId } = await signIn(service, browser);
    await firstPage(service, page);
    await trials(service, page);
    const blocks = contactBlocks(DISTINCT_BLOCKS);
    await upload(service, blocks, 'large', records);
    const { job } = await runJob(service, COPY, 'large');
    await pagesOf(service, page, clientId, job.name, records);
    await upload(service, blocks, 'batch', batch);
    await lateness(service, page, clientId);
    await besideLoad(service, cookie, batch);
  } finally {
    await browser.close();
    await service.stop();
  }
}

interface SignedIn {
  readonly page: Page;
  readonly cookie: string;
  readonly clientId: string;
}

async function signIn(service: ServiceProcess, browser: Browser): Promise<SignedIn> {
  const printed = await service.cli('operator', 'create', 'Bench', '--role', 'operator');
  const link = /#link=[\w-]+/.exec(printed)![0];
  const page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(`${service.url}/console/${link}`);
  await page.waitForSelector('.figures');
  const [session] = await page.cookies(`${service.url}/console`);
  const clients = (await page.evaluate(`fetch('/console/api/clients').then((answer) => answer.json())`)) as {
    clientId: string;
  }[];
  return { page, cookie: `${session!.name}=${session!.value}`, clientId: clients[0]!.clientId };
}

/** The time from the navigation until Home shows its figures, without the browser's cache. */
async function firstPage(service: ServiceProcess, page: Page): Promise<void> {
  const script = Buffer.from(await (await fetch(`${service.url}/console/static/console.js`)).arrayBuffer());
  await page.setCacheEnabled(false);
  const times: number[] = [];
  for (let round = 0; round < PAGES; round++) {
    await page.goto(`${service.url}/console/`, { waitUntil: 'domcontentloaded' });
    await page.waitForSelector('.figures');
    times.push((await page.evaluate('performance.now()')) as number);
  }
  await page.setCacheEnabled(true);
  print('first page usable', median(times), 'ms', Math.max(...times), 1000);
  console.log(`  its script, gzipped        ${count(gzipSync(script).length)} bytes  (bar 200,000)`);
}

/**
 * Measures the time from a change of the plan until the new trial of 200 records of the sample file is shown.
 * The first trial also includes the upload of the file and the start of the thread that runs trials.
 */
async function trials(service: ServiceProcess, page: Page): Promise<void> {
  await page.goto(`${service.url}/console/clean`);
  await page.waitForSelector('.drop');
  const began = performance.now();
  await page.evaluate(`[...document.querySelectorAll('.drop button')].at(-1).click()`);
  await page.waitForSelector('.before-after td button');
  const first = performance.now() - began;
  const times: number[] = [];
  // Each of the six steps is switched off and on again.
  for (let change = 0; change < 12; change++) {
    const time = (await page.evaluate(`(async () => {
      const isRunning = () => document.querySelector('h2 [role=status]').textContent !== '';
      const frame = () => new Promise(requestAnimationFrame);
      const began = performance.now();
      document.querySelectorAll('.steps input[type=checkbox]')[${change >> 1}].click();
      while (!isRunning()) await frame();
      while (isRunning()) await frame();
      return performance.now() - began;
    })()`)) as number;
    times.push(time);
  }
  console.log(
    `  first trial of a file      ${first.toFixed(0)} ms, with its upload and the start of the thread`,
  );
  print('trial of 200 records', median(times), 'ms', Math.max(...times), 1000);
}

/** The time from the press of a button until other records are shown. */
async function pagesOf(
  service: ServiceProcess,
  page: Page,
  clientId: string,
  job: string,
  records: number,
): Promise<void> {
  await page.goto(`${service.url}/console/jobs/${clientId}/${encodeURIComponent(job)}`);
  await page.waitForSelector('.scroll.data td');
  const times: number[] = [];
  for (const name of ['Last', 'Previous', 'Previous', 'First', 'Next', 'Next', 'Last', 'First', 'Next']) {
    const time = (await page.evaluate(`(async () => {
      const first = () => document.querySelector('.scroll.data tbody th')?.textContent;
      const before = first();
      const began = performance.now();
      [...document.querySelectorAll('.pager button')].find(({ textContent }) => textContent === '${name}').click();
      while (first() === before || first() === undefined) await new Promise(requestAnimationFrame);
      return performance.now() - began;
    })()`)) as number;
    times.push(time);
  }
  print(`a page of ${count(records)} records`, median(times), 'ms', Math.max(...times), 200);
}

/** How much later than the interface the page of a job shows its progress. */
async function lateness(service: ServiceProcess, page: Page, clientId: string): Promise<void> {
  const name = 'followed';
  const body = { name, workflowName: CHECK.name, inputDatasets: { [CHECK.input]: 'batch' } };
  await service.json('POST', '/Job', body);
  await page.goto(`${service.url}/console/jobs/${clientId}/${name}`);
  await page.waitForSelector('h1');
  await page.evaluate(`(() => {
    window.shown = [];
    const note = () => {
      const bar = document.querySelector('.running progress');
      const value = bar?.value ?? (document.querySelector('.state.done') === null ? 0 : 100);
      if (window.shown.at(-1)?.[0] !== value) window.shown.push([value, Date.now()]);
      requestAnimationFrame(note);
    };
    note();
  })()`);
  const known: [percent: number, at: number][] = [];
  for (let status = 0; status < 2; ) {
    const job = await service.json<{ status: number; percentComplete: number }>('GET', `/Job/${name}`);
    ({ status } = job);
    if (known.at(-1)?.[0] !== job.percentComplete) known.push([job.percentComplete, Date.now()]);
    await wait(20);
  }
  await wait(2000);
  const shown = (await page.evaluate('window.shown')) as [number, number][];
  const late = known.slice(1).map(([percent, at]) => {
    const first = shown.find(([value]) => value >= percent);
    return Math.max(0, (first?.[1] ?? Date.now()) - at);
  });
  if (late.length === 0) console.log('  progress                   the job was too short to see');
  else print('progress is late by', median(late), 'ms', Math.max(...late), 1000);
}

/** A client with a dataset to cleanse. */
interface Owner {
  readonly clientId: string;
  readonly token: string;
}

/**
 * The throughput of two clients' jobs with and without consoles, in turns. Half of the consoles follow the job
 * of each client by its events.
 */
async function besideLoad(service: ServiceProcess, cookie: string, records: number): Promise<void> {
  const owners = [await newOwner(service, 'First', records), await newOwner(service, 'Second', records)];
  const rates: Record<'without' | 'with', number[]> = { without: [], with: [] };
  for (let turn = 0; turn < TURNS; turn++) {
    for (const kind of ['without', 'with'] as const) {
      const before = await service.processorSeconds();
      const began = performance.now();
      const name = `${kind} ${turn}`;
      const body = { name, workflowName: CHECK.name, inputDatasets: { [CHECK.input]: 'batch' } };
      for (const { token } of owners) await service.json('POST', '/Job', body, token);
      const consoles = kind === 'with' ? openConsoles(service, cookie, owners, name) : [];
      await Promise.all(owners.map(({ token }) => completion(service, name, token)));
      const seconds = (performance.now() - began) / 1000;
      const used = (await service.processorSeconds()) - before;
      const events = consoles.reduce((sum, console) => sum + console.close(), 0);
      const rate = (owners.length * records) / seconds;
      rates[kind].push(rate);
      console.log(
        `  ${kind.padEnd(7)} ${CONSOLES} consoles      ${count(rate).padStart(9)} records/s  ${used.toFixed(2)} s of processor time, ${count(events)} events`,
      );
    }
  }
  const loss = 1 - median(rates.with) / median(rates.without);
  console.log(`  batch throughput lost      ${(100 * loss).toFixed(1)} %  (bar 5 %)`);
}

async function newOwner(service: ServiceProcess, name: string, records: number): Promise<Owner> {
  const token = await service.newClient(name, CHECK.file);
  const clientId = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()).client_id as string;
  const columns = Object.fromEntries(COLUMNS.map((column) => [column, 0]));
  await service.json('POST', '/Dataset', { name: 'batch', columns }, token);
  const blocks = contactBlocks(DISTINCT_BLOCKS);
  const headers = { authorization: `Bearer ${token}` };
  for (let at = 0; at * 1000 < records; at++) {
    const body = `{"blockNumber":${at},"records":${blocks[at % blocks.length]}}`;
    await service.send('PATCH', '/Dataset/batch/data', body, headers);
  }
  await service.json('PUT', '/Dataset/batch', { recordCount: records, completed: true }, token);
  return { clientId, token };
}

async function completion(service: ServiceProcess, name: string, token: string): Promise<void> {
  for (;;) {
    const { status } = await service.json<{ status: number }>(
      'GET',
      `/Job/${encodeURIComponent(name)}`,
      undefined,
      token,
    );
    if (status === 2) return;
    if (status > 2) throw new Error(`${name} ended with status ${status}.`);
    await wait(50);
  }
}

/** A console that follows a job. */
interface OpenConsole {
  /** Closes it. @returns the events that it received */
  close(): number;
}

function openConsoles(
  service: ServiceProcess,
  cookie: string,
  owners: readonly Owner[],
  job: string,
): OpenConsole[] {
  return Array.from({ length: CONSOLES }, (_, at) => {
    const { clientId } = owners[at % owners.length]!;
    const path = `/console/clients/${clientId}/Job/${encodeURIComponent(job)}/events`;
    let events = 0;
    const stream = get(service.url + path, { headers: { cookie }, agent: false }, (answer) => {
      answer.on('data', (text) => {
        events += String(text).split('event: job').length - 1;
      });
    });
    // The service ends a stream with its job.
    stream.on('error', () => undefined);
    return {
      close: () => {
        stream.destroy();
        return events;
      },
    };
  });
}

function print(what: string, figure: number, unit: string, worst: number, bar: number): void {
  const text = `${figure.toFixed(0)} ${unit}, at worst ${worst.toFixed(0)} ${unit}`;
  console.log(`  ${what.padEnd(26)} ${text}  (bar ${count(bar)} ${unit})`);
}
