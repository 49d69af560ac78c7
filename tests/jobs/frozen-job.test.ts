import { expect, test } from 'vitest';
import { readFrozenJob } from '../../src/jobs/frozen-job.ts';

const frozen = {
  format: 1,
  now: '2026-11-01T00:00:00.000Z',
  rules: 5,
  rejectsId: 3,
  chains: [{ plan: { steps: [{ step: 'tidy' }] }, datasetId: 1, file: null, outputIds: [2] }],
};

test('a stored plan is read back, including plans without a format number', () => {
  expect(readFrozenJob(frozen)).toBe(frozen);
  const { format, ...before } = frozen;
  expect(readFrozenJob(before)).toBe(before);
});

test.each([
  [{ ...frozen, format: 2 }, 'it has format 2, and this version reads 1'],
  [{}, '`now` is no moment'],
  [{ ...frozen, rejectsId: '3' }, '`rejectsId` is no id'],
  [{ ...frozen, chains: [] }, '`chains` is no list'],
  [{ ...frozen, chains: [...frozen.chains, { datasetId: 1 }] }, '`chains[1]` is no chain'],
  [{ ...frozen, comparisons: [{}] }, '`comparisons` is no list'],
])('%j is refused', (stored, message) => {
  expect(() => readFrozenJob(stored)).toThrow(message);
});
