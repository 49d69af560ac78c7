import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { START } from '../../harness/runtime.ts';
import type { Ended } from './fettle.ts';

const LIST = `pair_id,record_1,record_2,unique_id_1,unique_id_2,score,percent,reason,content_1,content_2
p1,1,2,A,B,-1.0,61.2,unproven,Mr John Smith | 12 High Street | 1950-03-07,Mr John Smith | 12 High St
p2,1,3,A,C,-2.0,30.1,birth,Mr John Smith | 12 High Street | 1950-03-07,Mr Jon Smith | 12 High Street | 1981-06-07
p3,2,3,B,C,-2.5,20.0,strange,Mr John Smith | 12 High St,Mr Jon Smith | 12 High Street | 1981-06-07
`;

const PEOPLE = `name,street,born,fax
Mr John Smith,12 High Street,1950-03-07,
Mr John Smith,12 High St,,
Mr Jon Smith,12 High Street,1981-06-07,
`;

let folder: string;
const path = (name: string) => join(folder, name);
const decisions = () => readFileSync(path('decisions.csv'), 'utf8').replaceAll('\r\n', '\n');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-review-'));
  writeFileSync(path('review.csv'), LIST);
  writeFileSync(path('people.csv'), PEOPLE);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command with these keys on a pipe. */
function review(keys: string, ...words: string[]): Promise<Ended> {
  const child = spawn(
    process.execPath,
    [START, 'review', 'review.csv', '--decisions', 'decisions.csv', ...words],
    {
      cwd: folder,
      env: { ...process.env, FETTLE_DEBUG: '', FETTLE_DATA: folder },
    },
  );
  let [out, error] = ['', ''];
  child.stdout.on('data', (text) => {
    out += text;
  });
  child.stderr.on('data', (text) => {
    error += text;
  });
  // A command that refuses at once does not read its keys.
  child.stdin.on('error', () => undefined);
  child.stdin.end(keys);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code: code ?? -1, out, error })));
}

describe('fettle review', () => {
  test('shows a pair side by side, marks what differs, and keeps the decisions', async () => {
    const { code, out, error } = await review('yn\ns');
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toContain('Pair 1 of 3: records 1 and 2, 61.2 % likely to be the same person.');
    expect(out).toContain(
      '  Mr John Smith     Mr John Smith\n≠ 12 High St[reet]  12 High St\n≠ 1950-03-07\n',
    );
    expect(out).toContain('Left to you because their birthdays differ by more than a slip.');
    expect(out).toContain('Left to you because strange.');
    expect(out).toContain('Decided now: 1 same, 1 different. Left: 1.');
    expect(decisions()).toBe('record_1,record_2,decision\n1,2,together\n1,3,apart\n');
  });

  test('continues after an interruption, with the skipped pairs again', async () => {
    await review('snq');
    expect(decisions()).toBe('record_1,record_2,decision\n1,3,apart\n');
    const { out } = await review('y');
    expect(out).toContain('Decided before: 1.\n');
    expect(out).toContain('Pair 1 of 2: records 1 and 2');
    expect(out).toContain('Pair 2 of 2: records 2 and 3');
    expect(decisions()).toBe('record_1,record_2,decision\n1,3,apart\n1,2,together\n');
    expect((await review('y')).out).toContain('Left: 0.');
    expect((await review('')).out).not.toContain('Pair 1');
  });

  test('goes back and undoes the decision', async () => {
    const { out } = await review('bxyyubnsbq');
    expect(out).toContain('This is the first pair of the session.');
    expect(out).toContain('That key does nothing here.');
    // Both pairs are taken back, the first is decided anew, the second skipped and asked again.
    expect(decisions()).toBe('record_1,record_2,decision\n1,2,apart\n');
    expect(out).toContain('Decided now: 0 same, 1 different. Left: 2.');
  });

  test('shows the columns of the deduplicated file, without the empty ones', async () => {
    const { out } = await review('q', '--records', 'people.csv');
    expect(out).toContain(
      '  name    Mr John Smith     Mr John Smith\n≠ street  12 High St[reet]  12 High St\n≠ born    1950-03-07\n',
    );
    expect(out).not.toContain('fax');
    writeFileSync(path('others.csv'), 'id,name\n1,A\n2,B\n3,C\n');
    expect((await review('q', '--records', 'others.csv', '--record-id', 'id')).out).toContain(
      '≠ name  [A]  [B]',
    );
    writeFileSync(path('others.csv'), 'id,name\n1,A\n9,B\n');
    expect((await review('q', '--records', 'others.csv', '--record-id', 'id')).error).toBe(
      'error: `others.csv` has no record 2, which the review list names.\n',
    );
  });

  test('changes no other file', async () => {
    for (const text of [PEOPLE, 'record_1,record_2,decision\n1,2,perhaps\n']) {
      writeFileSync(path('decisions.csv'), text);
      const { code, error } = await review('y');
      expect(code).toBe(1);
      expect(error).toContain('The file was not changed. Name another file for `--decisions`.');
      expect(readFileSync(path('decisions.csv'), 'utf8')).toBe(text);
    }
  });

  test('continues a file that was edited, even without an end of line', async () => {
    writeFileSync(path('decisions.csv'), 'record_2,record_1,decision\n2,1,apart');
    const { error } = await review('y');
    expect(error).toContain('does not begin with the header `record_1,record_2,decision`');
    writeFileSync(path('decisions.csv'), 'record_1,record_2,decision\n2,1,apart');
    await review('y');
    expect(decisions()).toBe('record_1,record_2,decision\n2,1,apart\n1,3,together\n');
  });

  test('creates no file of decisions for an unreadable review list', async () => {
    writeFileSync(path('review.csv'), 'name\nAnn\n');
    const { code, error } = await review('y');
    expect(code).toBe(1);
    expect(error).toContain('`review.csv` has no column `record_1`');
    expect(() => decisions()).toThrow();
  });

  test('does not pass on control characters in the data', async () => {
    writeFileSync(path('review.csv'), LIST.replaceAll('High Street', 'High\x1b[2JStreet'));
    expect((await review('q')).out).not.toContain('\x1b');
  });
});
