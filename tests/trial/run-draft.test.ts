import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../src/cleansing/load-catalogue.ts';
import { ReferenceShelf } from '../../src/cleansing/references.ts';
import { Refusal } from '../../src/refusal.ts';
import { type DraftAnswer, runDraft } from '../../src/trial/run-draft.ts';
import { parseWorkflow } from '../../src/workflow/file/parse.ts';

const catalogue = await loadCatalogue();
const shelf = new ReferenceShelf();

const HEAD = `name: Draft
description: A draft.
inputs:
  Contacts: { columns: { name: text, age: integer } }
`;

const CHOSEN = `${HEAD}
parameters:
  Case: { type: text, enum: [upper, lower] }
steps:
  - { step: tidy, columns: { text: name }, options: { case: { parameter: Case } } }
outputs:
  Contacts: { columns: [name: full_name, age] }
  All: {}
`;

function attempt(source: string, text: string, more: { input?: string; parameters?: object } = {}) {
  const { workflow, mistakes } = parseWorkflow(source, catalogue);
  if (workflow === undefined) throw new Error(JSON.stringify(mistakes));
  const { input = 'Contacts', parameters = {} } = more;
  return runDraft(
    { workflow, input, text, parameters: { ...parameters }, available: {}, now: '2026-03-02T09:30:00.000Z' },
    { catalogue, open: (references) => shelf.open(references) },
  );
}

const rowsOf = ({ outputs }: DraftAnswer, at = 0) => outputs[at]?.rows.map(({ values }) => values.join('|'));

async function refusal(attempted: Promise<unknown>): Promise<Refusal> {
  const error = await attempted.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  if (error instanceof Refusal) return error;
  throw new Error(`Not refused: ${String(error)}`);
}

describe('a trial of a draft', () => {
  test('gives each output, with the source row of every record', async () => {
    const text = 'name,age,extra\nann lee,30,x\n"bo, b",,y\n';
    const answer = await attempt(CHOSEN, text, { parameters: { Case: 'upper' } });
    expect(answer.columns).toEqual(['name', 'age', 'extra']);
    expect(answer.rows).toEqual([
      ['ann lee', '30', 'x'],
      ['bo, b', '', 'y'],
    ]);
    expect(answer.outputs.map(({ name, columns }) => [name, ...columns])).toEqual([
      ['Contacts', 'full_name', 'age'],
      ['All', 'name', 'age', 'extra'],
    ]);
    expect(rowsOf(answer)).toEqual(['ANN LEE|30', 'BO, B|']);
    expect(answer.outputs[0]?.rows.map(({ from }) => from)).toEqual([0, 1]);
    expect(answer.statistics['records.read']).toBe(2);
  });

  test('says which rows were rejected, and why', async () => {
    const answer = await attempt(CHOSEN, 'name,age\nann,old\nbo,4\n', { parameters: { Case: 'lower' } });
    expect(answer.rejects).toEqual([{ line: 2, step: '', reason: 'age must be an integer' }]);
    expect(rowsOf(answer)).toEqual(['bo|4']);
  });

  test('runs steps that compare all records, and accepts empty inputs', async () => {
    const source = `name: Draft
description: A draft.
inputs:
  Contacts: { columns: { name: text, email: text } }
  Others: { columns: { name: text } }
steps:
  - { step: deduplication, input: Contacts }
outputs:
  Contacts: { input: Contacts }
  Others: { input: Others }
`;
    const text =
      'name,email\nAnn Lee,ann.lee@example.org\nBo Day,bo@example.org\nAnn Lee,ann.lee@example.org\n';
    const answer = await attempt(source, text);
    expect(answer.outputs.map(({ name, rows }) => [name, rows.length])).toEqual([
      ['Contacts', 3],
      ['Others', 0],
    ]);
    const { columns = [], rows = [] } = answer.outputs[0] ?? {};
    const cluster = columns.findIndex((column) => !['name', 'email'].includes(column));
    expect(rows.map(({ from }) => from).sort()).toEqual([0, 1, 2]);
    expect(new Set(rows.map(({ values }) => values[cluster])).size).toBe(2);
  });

  test('refuses what it cannot run, and names the field', async () => {
    const parameters = { Case: 'upper' };
    expect((await refusal(attempt(CHOSEN, 'name,age\na,1\n'))).errors).toHaveProperty('parameters.Case');
    expect((await refusal(attempt(CHOSEN, 'first\na\n', { parameters }))).message).toContain('`name`');
    expect((await refusal(attempt(CHOSEN, 'name,age\n', { parameters }))).errors).toHaveProperty('text');
    expect((await refusal(attempt(CHOSEN, '', { parameters }))).errors).toHaveProperty('text');
    const many = `name,age\n${'a,1\n'.repeat(201)}`;
    expect((await refusal(attempt(CHOSEN, many, { parameters }))).message).toContain('at most 200');
    expect(
      (await refusal(attempt(CHOSEN, 'name,age\na,1\n', { input: 'No', parameters }))).errors,
    ).toHaveProperty('input');
    const address = `${HEAD.replace('name: text', 'address: text')}steps:\n  - { step: address-cleansing }\noutputs: { Contacts: {} }\n`;
    expect((await refusal(attempt(address, 'address,age\na,1\n'))).message).toContain('address file');
  });
});
