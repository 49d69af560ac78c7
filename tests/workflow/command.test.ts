import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Ended, fettle as run } from '../cli/fettle.ts';
import { createDatabase } from '../support/database.ts';

const right =
  'name: Check\ndescription: A test.\ninputs: { In: { columns: { name: text } } }\noutputs: { Out: {} }\n';

let folder: string;
let databaseUrl: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fettle-workflow-'));
  databaseUrl = await createDatabase();
  await writeFile(join(folder, 'right.yaml'), right);
  await writeFile(join(folder, 'wrong.yaml'), `${right}colour: red\nsteps:\n  - step: tydy\n`);
  await writeFile(join(folder, 'latin.yaml'), Buffer.from(right.replace('test', 'tést'), 'latin1'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs `fettle …` as a person would, in the folder of the workflow files. */
const fettle = (...words: string[]): Promise<Ended> => run(words, { DATABASE_URL: databaseUrl }, folder);

const mistakes = [
  'wrong.yaml:5:1: Unknown key colour; it must be one of name, description, inputs, parameters, steps or outputs.\n',
  'wrong.yaml:7:11: Unknown step tydy; did you mean tidy?\n',
].join('');

describe('fettle workflow', () => {
  test('check reports the place of every mistake in every file', async () => {
    const summary = 'Check has no mistakes (1 input, 0 parameters, 0 steps, 1 output).';
    expect(await fettle('workflow', 'check', 'right.yaml')).toEqual({
      code: 0,
      out: `right.yaml: ${summary}\n`,
      error: '',
    });
    expect(await fettle('workflow', 'check', 'wrong.yaml', 'right.yaml')).toEqual({
      code: 1,
      out: `${mistakes}right.yaml: ${summary}\n`,
      error: '',
    });
  });

  test('a missing file, or one that is not UTF-8, is an error', async () => {
    expect(await fettle('workflow', 'check', 'none.yaml')).toMatchObject({
      code: 1,
      error: expect.stringContaining('none.yaml'),
    });
    expect(await fettle('workflow', 'check', 'latin.yaml')).toMatchObject({
      code: 1,
      error: expect.stringContaining('`latin.yaml` is not a workflow file: it is not UTF-8 text.'),
    });
  });

  test('show prints what a client must send', async () => {
    const { code, out } = await fettle('workflow', 'show', 'right.yaml');
    expect(code).toBe(0);
    expect(out).toContain('# Workflow Check\n');
    expect(out).toContain('| name            | text (0)');
  });

  test('steps lists the catalogue and describes a step', async () => {
    expect((await fettle('workflow', 'steps')).out).toContain('tidy');
    expect((await fettle('workflow', 'steps', 'tidy')).out).toContain('# tidy\n');
    expect(await fettle('workflow', 'steps', 'tydy')).toMatchObject({
      code: 2,
      error: 'error: Unknown step tydy; did you mean tidy?\n',
    });
  });

  test('install, list and show use installed workflows', async () => {
    expect(await fettle('workflow', 'install', 'right.yaml', '--client', 'acme')).toMatchObject({
      code: 1,
      error: 'error: There is no client named acme.\n',
    });
    await fettle('client', 'create', 'acme');
    expect((await fettle('workflow', 'install', 'right.yaml', '--client', 'acme')).out).toBe(
      'Installed version 1 of Check for acme.\n',
    );
    expect((await fettle('workflow', 'install', 'right.yaml', '--client', 'acme')).out).toBe(
      'Nothing to do: version 1 of Check for acme is already installed.\n',
    );
    expect(await fettle('workflow', 'install', 'wrong.yaml', '--client', 'acme')).toEqual({
      code: 1,
      out: '',
      error: mistakes,
    });
    expect((await fettle('workflow', 'list', '--client', 'acme')).out).toMatch(/Check\s+│ 1\s+│/);
    expect((await fettle('workflow', 'show', 'Check', '--client', 'acme', '--source')).out).toBe(right);
    expect((await fettle('workflow', 'show', 'Check', '--client', 'acme')).out).toContain(
      '# Workflow Check\n',
    );
    expect(await fettle('workflow', 'show', 'Chek', '--client', 'acme')).toMatchObject({
      code: 1,
      error: 'error: Unknown workflow Chek; did you mean Check?\n',
    });
  });
});
