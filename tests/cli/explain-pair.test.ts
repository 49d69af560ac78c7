import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fettle } from './fettle.ts';

const PEOPLE = `id,name,address_1,town,postcode
a1,Robert Smith,12 High Street,Chester,CH2 4NE
a2,Bob Smyth,12 High St,Chester,ch24ne
a3,Mary Jones,3 Mill Lane,Chester,CH2 4NF
,Bob Smith,12 High Street,Chester,CH2 4NE
a5,,12 High Street,Chester,CH2 4NE
`;

/** Name cleansing comes first, so the step compares the same values as in a run. */
const WORKFLOW = `
name: Duplicates
description: Finds duplicates.
inputs:
  People: { columns: { id: text, name: text, address_1: text, town: text, postcode: text } }
  Others: { columns: { name: text, postcode: text } }
parameters:
  OnePer: { type: text, enum: [person, household], default: person, description: Of what there is one. }
steps:
  - { step: data-quality, input: People, columns: { column_1: name } }
  - { step: name-cleansing, input: People, id: name }
  - step: deduplication
    input: People
    id: duplicates
    columns: { record_id: id, address_line_1: address_1 }
    options: { duplicate: { parameter: OnePer } }
outputs:
  People: { input: People }
  Others: { input: Others }
`;

const PLAIN = `
name: Plain
description: Has no duplicates.
inputs:
  People: { columns: { name: text } }
steps:
  - { step: name-cleansing, id: name }
outputs:
  People: {}
`;

let folder: string;
const path = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-explain-'));
  writeFileSync(path('people.csv'), PEOPLE);
  writeFileSync(path('duplicates.yaml'), WORKFLOW);
  writeFileSync(path('plain.yaml'), PLAIN);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const explain = (one: string, other: string, ...words: string[]) =>
  fettle(
    ['explain-pair', 'people.csv', one, other, '--workflow', 'duplicates.yaml', ...words],
    { FETTLE_DATA: folder },
    folder,
  );

describe('fettle explain-pair', () => {
  test('shows the records, the keys, the comparison and the weights', async () => {
    const { code, out, error } = await explain('a1', 'a2');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toMatch(/^a1: Robert Smith, .*12 High Street, Chester, CH2 4NE\na2: Bob Smyth, /);
    expect(out).toMatch(/\nDuplicates: \d+\.\d bits to spare\.\nThey share place:CH2 pCH24NE\|12/);
    expect(out).toMatch(/ {2}forename custom\n/);
  });

  test('says so if records share no key', async () => {
    const { out } = await explain('a1', 'a3');
    expect(out).toMatch(/\nNo duplicates: \d+\.\d bits too few\.\nThey share no key/);
  });

  test('follows the parameters of the workflow, and the size of the run', async () => {
    const told = async (...words: string[]) =>
      JSON.parse((await explain('a1', 'a5', ...words, '--json')).out);
    const [person, household] = [await told(), await told('--param', 'OnePer=household')];
    expect([person.isMatch, household.isMatch]).toEqual([false, true]);
    expect(person.records).toBe(5);
    const large = await told('--records', '10000000');
    expect(large.records).toBe(10_000_000);
    expect(large.margin).toBeLessThan(person.margin);
  });

  test('finds a record without an id by its position', async () => {
    const { out } = await explain('4', 'a1');
    expect(out).toMatch(/^4: Bob Smith, .*\na1: Robert Smith/);
  });

  test('says which pairs it cannot explain', async () => {
    expect((await explain('a1', 'a9')).error).toBe('error: There is no record with the id a9.\n');
    expect((await explain('a1', 'a2', '--step', 'other')).error).toContain(
      '--step other: the workflow has no such deduplication step. It has duplicates.',
    );
    expect((await explain('a1', 'a2', '--records', '1')).error).toContain(
      '`--records` takes a whole number from 2 (got 1).',
    );
    expect((await explain('a1', 'a2', '--param', 'OnePer=cat')).error).toContain('OnePer');
    const plain = await explain('a1', 'a2', '--workflow', 'plain.yaml');
    expect(plain.error).toBe('error: The workflow has no step `deduplication`, so it compares no records.\n');
  });
});
