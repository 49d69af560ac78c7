import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GENERATED } from '../../scripts/write-docs.ts';
import { describeWorkflow } from '../../src/workflow/describe.ts';
import { parseWorkflow } from '../../src/workflow/file/parse.ts';
import { TEST_CATALOGUE } from './test-steps.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

describe('generated pages are up to date (node scripts/write-docs.ts)', () => {
  test.each(Object.entries(GENERATED))('%s', (path, content) => {
    expect(read(path)).toBe(content());
  });
});

describe('documented workflows', () => {
  test.each(readdirSync(new URL('examples/workflows/', root)))(
    'have no mistakes: examples/workflows/%s',
    (file) => {
      expect(parseWorkflow(read(`examples/workflows/${file}`)).mistakes).toEqual([]);
    },
  );

  test('have no mistakes: docs/operators/workflows.md', () => {
    const files = [...read('docs/operators/workflows.md').matchAll(/```yaml\n(name:[\s\S]*?)```/g)];
    expect(files).not.toEqual([]);
    for (const [, file] of files) expect(parseWorkflow(file!).mistakes).toEqual([]);
  });
});

test('a description for the client states everything that it must send and gets back', async () => {
  const { workflow } = parseWorkflow(
    `
name: PeopleAndLetters
description: Splits names and scores letters.
inputs:
  People:
    description: One record for each person.
    columns:
      name: { type: text, description: The whole name. }
      age: integer
  Letters:
    kind: file
    columns: { subject: text, sent: date }
parameters:
  Case: { type: text, enum: [upper, mixed], default: mixed, description: "How names are written | or shouted." }
  Oldest: { type: integer, minimum: 1, maximum: 150, required: false }
  Since: { type: date }
  Code: { type: text, pattern: "[A-Z]{2}", required: false }
steps:
  - step: split-name
    id: names
    input: People
    options: { case: { parameter: Case }, oldest: { parameter: Oldest } }
    rename: { title: new_title }
  - { step: score, input: Letters }
outputs:
  People: { input: People }
  Ages: { input: People, description: For statistics., columns: [age, new_title: title] }
  Letters: { input: Letters, kind: file, path: "/out/{job}.csv", columns: [score, "*", sent: sent_on] }
`,
    TEST_CATALOGUE,
  );
  await expect(describeWorkflow(workflow!, TEST_CATALOGUE)).toMatchFileSnapshot('described-workflow.txt');
});
