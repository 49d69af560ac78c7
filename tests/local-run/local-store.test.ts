import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHUNK } from '../../src/engine/dataset-step/chunk.ts';
import { JobShape } from '../../src/engine/job-shape.ts';
import { LocalStore } from '../../src/local-run/local-store.ts';
import { Spill } from '../../src/local-run/spill.ts';
import { TEST_CATALOGUE } from '../support/with-dataset-steps.ts';

let folder: string;
const path = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fettle-store-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('data beyond the memory limit goes to a file, which is gone at the end', async () => {
  const beside = path('spill.csv');
  const spill = new Spill(beside, 100);
  const pieces = [70, 50, 20, 0, 3000].map((length, at) => Buffer.alloc(length, at + 1));
  const spilled = [];
  for (const piece of pieces) spilled.push(await spill.put(piece));
  const [working] = (await readdir(folder)).filter((name) => name.startsWith('.spill.csv.working-'));
  expect(working).toBeDefined();
  for (const at of [4, 0, 3, 1, 2]) expect(Buffer.from(await spill.get(spilled[at]!))).toEqual(pieces[at]);
  await spill.remove();
  expect((await readdir(folder)).filter((name) => name.includes('working'))).toEqual([]);
});

/** A chain with one dataset step. */
const SHAPE = new JobShape(
  [
    {
      input: 'People',
      source: 'dataset',
      columns: [{ name: 'name', type: 'text' }],
      steps: [{ id: 'same', step: 'same-value', options: {}, columns: { value: 'name' }, rename: {} }],
      outputs: [{ name: 'People', kind: 'dataset', columns: null }],
    },
  ],
  TEST_CATALOGUE,
);

const chunk = (kind: 1 | 2, number: number) => ({
  comparison: 0,
  kind,
  bucket: 0,
  number,
  count: 1,
  byteLength: 60,
  payload: Buffer.alloc(60, 10 * kind + number),
});

test('combine’s input from the file moves to its thread, input in memory is copied', async () => {
  const spill = new Spill(path('moved.csv'), 100);
  const store = new LocalStore(SHAPE, spill, [100]);
  const chunks = [chunk(CHUNK.notes, 0), chunk(CHUNK.notes, 1), chunk(CHUNK.pairs, 0), chunk(CHUNK.pairs, 1)];
  await store.keepChunks(
    { kind: 'survey', comparison: 0 },
    { made: [], chunks, removed: [], statistics: {} },
  );
  for (let time = 0; time < 2; time++) {
    const { chunks: handed, movable } = await store.take({ kind: 'combine', comparison: 0 });
    expect(movable.length).toBe(3);
    const moved = structuredClone(handed, { transfer: [...movable] });
    expect(movable.map(({ byteLength }) => byteLength)).toEqual([0, 0, 0]);
    expect(moved.map(({ kind, payloads }) => [kind, payloads.map((bytes) => Buffer.from(bytes))])).toEqual([
      [CHUNK.survey, []],
      [CHUNK.pairs, chunks.slice(2).map(({ payload }) => payload)],
      [CHUNK.notes, chunks.slice(0, 2).map(({ payload }) => payload)],
    ]);
  }
  await spill.remove();
});

test('chunks are in the order of their numbers, and storing a chunk again replaces it', async () => {
  const spill = new Spill(path('again.csv'), 1000);
  const store = new LocalStore(SHAPE, spill, [100]);
  const survey = { kind: 'survey', comparison: 0 } as const;
  const keep = (number: number) =>
    store.keepChunks(survey, { made: [], chunks: [chunk(CHUNK.pairs, number)], removed: [], statistics: {} });
  for (const number of [2, 0, 1, 0]) await keep(number);
  expect(await store.buckets(0, CHUNK.pairs)).toEqual([{ bucket: 0, count: 3, bytes: 180 }]);
  const { chunks } = await store.take({ kind: 'combine', comparison: 0 });
  const pairs = chunks.find(({ kind }) => kind === CHUNK.pairs)!;
  expect(pairs.payloads.map((bytes) => bytes[0])).toEqual([20, 21, 22]);
  await spill.remove();
});

test('dropped chunks free memory', async () => {
  const spill = new Spill(path('room.csv'), 100);
  const store = new LocalStore(SHAPE, spill, [100]);
  const entries = (number: number) => ({ ...chunk(1, number), kind: CHUNK.entries });
  const resolve = { kind: 'resolve', comparison: 0, partition: 0, share: { of: 1, at: 0 } } as const;
  const none = { made: [], chunks: [], removed: [], statistics: {} };
  await store.keepChunks(resolve, { ...none, chunks: [entries(0)] });
  await store.keepChunks(resolve, { ...none, removed: [{ kind: CHUNK.entries, bucket: 0 }] });
  expect(await store.buckets(0, CHUNK.entries)).toEqual([]);
  await store.keepChunks(resolve, { ...none, chunks: [entries(1)] });
  expect((await store.take(resolve)).movable, 'nothing is in the file').toEqual([]);
  await spill.remove();
});
