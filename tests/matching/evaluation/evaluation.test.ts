import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCases } from '../../../evaluation/generated/addresses/evaluate.ts';
import { madeFile } from '../../../evaluation/generated/addresses/file/made-file.ts';
import { failuresOf } from '../../../evaluation/generated/addresses/report/failures.ts';
import { type Judged, scoreOf } from '../../../evaluation/generated/addresses/report/score.ts';
import { matchAll } from '../../../evaluation/generated/addresses/run/match-all.ts';
import { isTrue } from '../../../evaluation/generated/addresses/run/outcome.ts';
import { AddressFile } from '../../../src/address-file/address-file.ts';
import { AddressMatcher } from '../../../src/matching/address-matcher.ts';

/*
 * The evaluation on a small file, so that a change which makes matching worse is noticed at once. The floors
 * are loose: what docs/results/matching.md says is measured on a million addresses.
 */

const OPTIONS = { addresses: 12_000, seed: 11 } as const;

let folder: string;
let judged: readonly Judged[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fettle-evaluation-'));
  const file = AddressFile.open(await madeFile(folder, OPTIONS));
  const cases = makeCases({ ...OPTIONS, cases: 4000, confusions: 1200, threads: 1, folder, print: () => {} });
  const { outcomes } = matchAll(new AddressMatcher(file), cases);
  judged = cases.map((made, at) => ({ made, outcome: outcomes[at]! }));
  await file.close();
});

afterAll(() => rmSync(folder, { recursive: true }));

const of = (set: string) => judged.filter(({ made }) => made.set === set);

/** False answers with what was typed, so that a failing test says what went wrong. */
const falseOf = (set: string) => failuresOf(of(set).filter(({ outcome }) => !isTrue(outcome)));

describe('matching damaged addresses', () => {
  test.each([
    ['residential', 0.997, 0.95],
    ['business', 0.98, 0.92],
  ])('%s addresses reach the required precision and recall', (set, precision, recall) => {
    const score = scoreOf(of(set));
    expect(score.cases).toBeGreaterThan(500);
    expect(score.true / score.accepted, falseOf(set)).toBeGreaterThanOrEqual(precision);
    expect(score.found / score.toBeFound).toBeGreaterThanOrEqual(recall);
  });

  test('addresses that the file lacks are rarely matched', () => {
    const { cases, accepted, true: so } = scoreOf(of('absent'));
    expect(cases).toBeGreaterThan(400);
    expect((accepted - so) / cases, falseOf('absent')).toBeLessThanOrEqual(0.005);
  });

  test('flats and numbers are not mistaken for others', () => {
    const { cases, accepted, true: so } = scoreOf(of('confusions'));
    expect(cases).toBeGreaterThan(1000);
    expect(accepted - so, falseOf('confusions')).toBeLessThanOrEqual(1);
  });

  test('addresses abroad are never matched', () => {
    expect(of('foreign').filter(({ outcome }) => !isTrue(outcome))).toEqual([]);
  });

  test('matches with a confidence of 99 or more are almost always right', () => {
    const sure = judged.filter(({ outcome }) => outcome.confidence >= 99);
    expect(sure.length).toBeGreaterThan(1000);
    expect(sure.filter(({ outcome }) => !isTrue(outcome)).length / sure.length).toBeLessThanOrEqual(0.003);
  });
});
