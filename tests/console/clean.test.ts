import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CleaningReport } from '../../src/trial/report.ts';
import type { TrialAnswer } from '../../src/trial/trial-answer.ts';
import type { Why } from '../../src/trial/why.ts';
import { startService, type TestService } from '../support/service.ts';
import { ConsoleUser } from './console-user.ts';

/*
 * The routes behind the page Clean a file. The page itself is in clean-page.test.ts, and who may call the routes
 * in access.test.ts.
 */

const SAMPLE = readFileSync(new URL('../../examples/contacts.csv', import.meta.url));

let service: TestService;
let user: ConsoleUser;
let house: string;

beforeAll(async () => {
  service = await startService();
  user = await ConsoleUser.signIn(service, 'olive', 'operator');
  ({ clientId: house } = await made(await user.send('POST', '/console/api/house')));
  await put('/in/contacts.csv', SAMPLE);
});
afterAll(() => service?.close());

async function made<Answer = { clientId: string }>(answer: Response): Promise<Answer> {
  const body = await answer.text();
  expect([200, 201], body).toContain(answer.status);
  return JSON.parse(body) as Answer;
}

const put = async (path: string, bytes: Uint8Array) =>
  expect(
    (
      await fetch(`${service.url}/console/clients/${house}/File${path}`, {
        method: 'PUT',
        body: Buffer.from(bytes),
        headers: { cookie: user.cookie!, 'sec-fetch-site': 'same-origin' },
      })
    ).status,
  ).toBe(201);

const at = (path: string) => `/console/api/clients/${house}/${path}`;
const ask = (path: string, body: object) => user.send('POST', at(path), body);
const tried = async (choices: object, file = '/in/contacts.csv') =>
  made<TrialAnswer>(await ask('trial', { file, choices: { testData: true, ...choices } }));

test('the client House is created only once', async () => {
  expect(await made(await user.send('POST', '/console/api/house'))).toEqual({
    clientId: house,
    name: 'House',
  });
});

describe('a trial', () => {
  let answer: TrialAnswer;
  beforeAll(async () => {
    answer = await tried({});
  });

  test('says how the file is read, and what its columns hold, how sure and why', () => {
    expect(answer.reading).toMatchObject({ format: 'csv', delimiter: ',', isHeaderless: false });
    expect(answer.columns.map(({ label, kind }) => [label, kind])).toEqual([
      ['ID', 'id'],
      ['Name', 'name'],
      ['Email', 'email'],
      ['Telephone', 'telephone'],
      ['Company', 'company'],
      ['Address 1', 'address_line'],
      ['Address 2', 'address_line'],
      ['Town', 'town'],
      ['Postcode', 'postcode'],
      ['Source', null],
      ['Updated', null],
    ]);
    const postcode = answer.columns.find(({ kind }) => kind === 'postcode')!;
    expect(postcode.evidence).toMatchObject({ does: 'read as UK postcodes' });
    expect(postcode.evidence!.fitting).toBeGreaterThan(0.8 * postcode.evidence!.of);
    expect(answer.first).toHaveLength(20);
    expect(answer.first[0]).toContain('23 Cahpel Road');
  });

  test('plans the same steps as fettle clean, and counts what each did', () => {
    expect(answer.parts.map(({ group }) => group)).toEqual([
      'tidy',
      'names',
      'addresses',
      'emails',
      'telephones',
      'duplicates',
    ]);
    const addresses = answer.parts.find(({ group }) => group === 'addresses')!;
    expect(addresses.does).toContain('matched to their delivery points');
    expect(addresses.did.join()).toMatch(/^\d+ corrected/);
    const column = answer.trial.columns.find(({ kind }) => kind === 'address')!;
    expect(addresses.did[0]).toBe(`${column.counts.changed} corrected`);
  });

  test('shows each value before and after', () => {
    const { columns, rows } = answer.trial;
    expect(rows).toHaveLength(200);
    const address = columns.findIndex(({ kind }) => kind === 'address');
    const cell = rows[0]!.cells[address]!;
    expect(cell.state).toBe('changed');
    expect(cell.before).toContain('Cahpel');
    expect(cell.after).toContain('Chapel');
    for (const [at, { counts }] of columns.entries()) {
      const changed = rows.filter(({ cells }) => cells[at]!.state === 'changed').length;
      expect(counts.changed).toBe(changed);
    }
  });

  test('explains an address with the evidence of the engine', async () => {
    const column = answer.trial.columns.findIndex(({ kind }) => kind === 'address');
    const why = await made<Why>(
      await ask('trial/why', { file: '/in/contacts.csv', choices: { testData: true }, row: 0, column }),
    );
    const [winner] = why.address!.candidates;
    expect(why.address).toMatchObject({ level: 'Exact' });
    const street = winner!.evidence.find(({ typed }) => /cahpel/i.test(typed))!;
    expect(street).toMatchObject({ of: 'side street', says: 'two letters exchanged' });
    const sum = winner!.evidence.reduce((all, { bits }) => all + bits, 0);
    expect(sum).toBeCloseTo(winner!.score, 6);
  });

  test('explains a name and a telephone number', async () => {
    const why = async (kind: string, row: number) =>
      made<Why>(
        await ask('trial/why', {
          file: '/in/contacts.csv',
          choices: { testData: true },
          row,
          column: answer.trial.columns.findIndex((column) => column.kind === kind),
        }),
      );
    expect((await why('name', 1)).name!.words).toContainEqual({
      word: 'PATEL',
      part: 'surname',
      known: 'a known surname',
    });
    const mended = answer.trial.columns.findIndex((column) => column.kind === 'telephone');
    const row = answer.trial.rows.findIndex(
      ({ cells }) => cells[mended]!.state === 'changed' && cells[mended]!.after !== '',
    );
    expect((await why('telephone', row)).gives.map(({ column }) => column)).toContain('telephone_type');
  });

  test('follows the choices of a person', async () => {
    const chosen = await tried({
      columns: { email: 'nothing' },
      leaveOut: ['duplicates', 'tidy'],
      options: { address: { case: 'upper' } },
    });
    expect(chosen.parts.map(({ group }) => group)).toEqual(['names', 'addresses', 'telephones']);
    expect(chosen.columns.find(({ name }) => name === 'email')).toMatchObject({ kind: null, isChosen: true });
    const address = chosen.trial.columns.findIndex(({ kind }) => kind === 'address');
    expect(chosen.trial.rows[0]!.cells[address]!.after).toContain('CHAPEL ROAD');
  });

  test('explains what is wrong with a choice or a file', async () => {
    const refused = async (choices: object, file = '/in/contacts.csv') => {
      const answered = await ask('trial', { file, choices });
      return [answered.status, ((await answered.json()) as { detail: string }).detail];
    };
    const options = { address: { totalLines: 99 } };
    expect(await refused({ options })).toEqual([
      400,
      'options.address.totalLines must be an integer from 3 to 20',
    ]);
    expect(await refused({ columns: { nobody: 'email' } })).toEqual([
      400,
      'columns.nobody is not a column of this file',
    ]);
    expect((await refused({}, '/in/nothing.csv'))[0]).toBe(404);
    await put('/in/picture.csv', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\0', 'latin1'));
    const [status, detail] = await refused({}, '/in/picture.csv');
    expect([status, detail]).toEqual([400, expect.stringContaining('`picture.csv`')]);
  });

  test('reads a sheet, a title above the header and no header', async () => {
    await put('/in/bare.csv', Buffer.from('ann@example.com,CH2 4NE\nbob@example.com,CH1 2AB\n'));
    const bare = await tried({}, '/in/bare.csv');
    expect(bare.reading.isHeaderless).toBe(true);
    expect(bare.trial.rows).toHaveLength(2);
    const headed = await tried({ place: { isHeaderless: false } }, '/in/bare.csv');
    expect(headed.trial.rows).toHaveLength(1);
  });

  test('reads another encoding if a person says so, and the workflow keeps it', async () => {
    await put('/in/accents.csv', Buffer.from('Name,Email\nZoë Smith,zoe@example.com\n'));
    const found = await tried({}, '/in/accents.csv');
    expect([found.reading.encoding, found.first[0]![0]]).toEqual(['utf-8', 'Zoë Smith']);
    const place = { encoding: 'windows-1252' };
    const chosen = await tried({ place }, '/in/accents.csv');
    expect([chosen.reading.encoding, chosen.first[0]![0]]).toEqual(['windows-1252', 'ZoÃ« Smith']);
    const body = { file: '/in/accents.csv', choices: { place }, name: 'Accents' };
    const { source } = await made<{ source: string }>(await ask('trial/workflow', body));
    expect(source).toContain('encoding: windows-1252');
  });
});

describe('a cleaning', () => {
  let name: string;
  const finished = async (job: string) => {
    for (;;) {
      const found = await user.read<{ status: number; error: string | null; outputFilenames: object }>(
        `/console/clients/${house}/Job/${encodeURIComponent(job)}`,
      );
      if (found.status >= 2) return found;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };

  beforeAll(async () => {
    const started = await ask('cleanings', { file: '/in/contacts.csv', choices: { testData: true } });
    ({ name } = await made<{ name: string }>(started));
    const { status, error } = await finished(name);
    expect([status, error]).toEqual([2, null]);
  });

  test('creates a job with a workflow and a file', async () => {
    expect(name).toBe('contacts');
    const again = await made<{ name: string; workflowVersion: number }>(
      await ask('cleanings', {
        file: '/in/contacts.csv',
        choices: { testData: true, leaveOut: ['duplicates'] },
      }),
    );
    expect(again).toMatchObject({ name: 'contacts 2', workflowVersion: 2 });
    await finished(again.name);
    const answer = await user.send('GET', `/console/clients/${house}/File/cleaned/contacts.csv`);
    const lines = (await answer.text()).trim().split('\r\n');
    expect(lines).toHaveLength(1001);
  });

  test('reports the quality before and after', async () => {
    const report = await user.read<CleaningReport>(at(`cleanings/${name}/report`));
    expect(report).toMatchObject({ records: 1000, compared: 1000 });
    const { usable, fields } = report.comparison!;
    expect(usable!.after).toBeGreaterThan(usable!.before);
    expect(fields.map(({ kind }) => kind)).toContain('address');
    expect(report.counts.length).toBeGreaterThan(5);
    const page = await user.send('GET', at(`cleanings/${name}/report.html`));
    expect(page.headers.get('content-disposition')).toContain('attachment');
    expect(await page.text()).toContain('<!doctype html>');
  });

  test('can be downloaded in another format', async () => {
    const { name: job } = await made<{ name: string }>(
      await ask(`cleanings/${name}/download`, { format: 'xlsx' }),
    );
    expect(await finished(job)).toMatchObject({
      status: 2,
      outputFilenames: { File: '/cleaned/contacts as xlsx.xlsx' },
    });
  });

  test('gives its plan as a workflow file that can be installed', async () => {
    const options = { duplicates: { review: true }, address: { review: true } };
    const { source } = await made<{ source: string }>(
      await ask('trial/workflow', { file: '/in/contacts.csv', choices: { options }, name: 'Monthly' }),
    );
    expect(source).toContain('Doubtful-pairs:\n    step: duplicates');
    expect(source).toContain('Doubtful-addresses:\n    step: address');
    const installed = await user.send('PUT', at('workflows/Monthly'), { source, basedOn: 0 });
    expect(installed.status).toBe(201);
  });
});

test('roles that may not clean files cannot create the client House', async () => {
  for (const role of ['auditor', 'analyst'] as const) {
    const clients = role === 'analyst' ? ['House'] : [];
    const other = await ConsoleUser.signIn(service, `the ${role}`, role, clients);
    expect((await other.send('POST', '/console/api/house')).status).toBe(403);
  }
});
