import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../../src/accounts/client.ts';
import { ClientScope } from '../../src/database/client-scope.ts';
import type { Database } from '../../src/database/connection.ts';
import { openDatabase } from '../../src/database/open.ts';
import { parseWorkflow } from '../../src/workflow/file/parse.ts';
import { installWorkflow, listWorkflows, newestWorkflow } from '../../src/workflow/store.ts';
import { createDatabase } from '../support/database.ts';

let database: Database;
let acme: ClientScope;
let bodge: ClientScope;

beforeAll(async () => {
  database = await openDatabase({ databaseUrl: await createDatabase(), dataFolder: '' }, { mayMake: true });
  const scope = async (name: string) =>
    new ClientScope(database.kysely, (await createClient(database.kysely, { name })).id);
  acme = await scope('acme');
  bodge = await scope('bodge');
});

afterAll(() => database?.close());

const file = (name: string, description: string): string =>
  `name: ${name}\ndescription: ${description}\ninputs: { In: { columns: { name: text } } }\nsteps:\n  - { step: tidy, columns: { text: name }, options: { case: upper } }\noutputs: { Out: {} }\n`;

const install = (scope: ClientScope, source: string) =>
  installWorkflow(scope, parseWorkflow(source).workflow!, source);

describe('versions of a workflow', () => {
  test('start at 1, increase by 1, and the newest is used', async () => {
    expect(await install(acme, file('Check', 'First.'))).toEqual({ version: 1, isNew: true });
    expect(await install(acme, file('Check', 'Second.'))).toEqual({ version: 2, isNew: true });
    const newest = await newestWorkflow(acme, 'Check');
    expect(newest).toMatchObject({ version: 2, source: file('Check', 'Second.') });
    expect(newest?.workflow).toEqual(parseWorkflow(file('Check', 'Second.')).workflow);
  });

  test('do not repeat the newest text, but may return to an older one', async () => {
    expect(await install(acme, file('Check', 'Second.'))).toEqual({ version: 2, isNew: false });
    expect(await install(acme, file('Check', 'First.'))).toEqual({ version: 3, isNew: true });
  });

  test('are stored unchanged', async () => {
    const rows = await acme
      .selectFrom('workflow_version')
      .select(['version', 'source'])
      .where('name', '=', 'Check')
      .orderBy('version')
      .execute();
    expect(rows.map(({ version, source }) => [version, source])).toEqual([
      [1, file('Check', 'First.')],
      [2, file('Check', 'Second.')],
      [3, file('Check', 'First.')],
    ]);
  });

  test('get different numbers when installed at once', async () => {
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, at) => install(acme, file('Race', `Number ${at}.`))),
    );
    expect(results.map(({ version }) => version).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});

describe('the workflows of a client', () => {
  test('are visible only to it', async () => {
    expect(await newestWorkflow(bodge, 'Check')).toBeUndefined();
    expect(await listWorkflows(bodge)).toEqual([]);
    expect(await install(bodge, file('Check', 'Of Bodge.'))).toEqual({ version: 1, isNew: true });
    expect(await newestWorkflow(acme, 'Check')).toMatchObject({ version: 3 });
  });

  test('are listed by name in their newest version', async () => {
    await install(acme, file('Audit', 'Looks only.'));
    const listed = await listWorkflows(acme);
    expect(listed.map(({ name, version, description }) => [name, version, description])).toEqual([
      ['Audit', 1, 'Looks only.'],
      ['Check', 3, 'First.'],
      ['Race', 8, expect.stringMatching(/^Number \d\.$/)],
    ]);
    expect(listed[0]?.installedAt).toBeInstanceOf(Date);
  });

  test('have names in which letter case counts', async () => {
    expect(await newestWorkflow(acme, 'check')).toBeUndefined();
  });
});
