import { describe, expect, test } from 'vitest';
import {
  DATASET_MODEL,
  type DatasetAnswer,
  type DatasetRequest,
} from '../../harness/cluster/history/dataset-model.ts';
import { JOB_MODEL, type JobAnswer, type JobRequest } from '../../harness/cluster/history/job-model.ts';
import { findViolation } from '../../harness/cluster/history/linearizable.ts';
import type { Operation } from '../../harness/cluster/history/operation.ts';

type Told<Asked, Answer> = readonly [begin: number, end: number, asked: Asked, answer?: Answer];

function history<Asked, Answer>(...told: Told<Asked, Answer>[]): Operation<Asked, Answer>[] {
  return told.map(([begin, end, asked, answer]) => ({ client: 'a', begin, end, asked, answer }));
}

const NEVER = Number.POSITIVE_INFINITY;
const create: DatasetRequest = { does: 'create' };
const read: DatasetRequest = { does: 'read' };
const store = (block: number): DatasetRequest => ({ does: 'store', block, records: 10 });
const complete: DatasetRequest = { does: 'complete', records: 20 };
const shows = (records: number, completed = false): DatasetAnswer => ({ status: 200, records, completed });
const OK = { status: 200 };
const REFUSED = { status: 400 };

const dataset = (...told: Told<DatasetRequest, DatasetAnswer>[]) =>
  findViolation(history(...told), DATASET_MODEL);
const job = (...told: Told<JobRequest, JobAnswer>[]) => findViolation(history(...told), JOB_MODEL);

describe('a dataset with one copy', () => {
  test('may or may not show a block to a read that overlaps its upload', () => {
    expect(dataset([0, 1, create, OK], [2, 9, store(0), OK], [3, 4, read, shows(0)])).toBeUndefined();
    expect(dataset([0, 1, create, OK], [2, 9, store(0), OK], [3, 4, read, shows(10)])).toBeUndefined();
  });

  test('never loses an acknowledged block', () => {
    const violation = dataset([0, 1, create, OK], [2, 3, store(0), OK], [4, 5, read, shows(0)]);
    expect(violation?.rest.map(({ asked }) => asked.does)).toEqual(['read']);
  });

  test('never loses a block that a read has shown', () => {
    const told: Told<DatasetRequest, DatasetAnswer>[] = [
      [0, 1, create, OK],
      [2, 9, store(0), OK],
    ];
    expect(dataset(...told, [3, 4, read, shows(10)], [5, 6, read, shows(0)])).toBeDefined();
    expect(dataset(...told, [3, 4, read, shows(0)], [5, 6, read, shows(10)])).toBeUndefined();
  });

  test('may apply an unanswered request at any later time, or never', () => {
    const told: Told<DatasetRequest, DatasetAnswer>[] = [
      [0, 1, create, OK],
      [2, NEVER, store(0)],
    ];
    expect(dataset(...told, [10, 11, read, shows(0)], [12, 13, read, shows(10)])).toBeUndefined();
    expect(dataset(...told, [10, 11, read, shows(0)])).toBeUndefined();
    expect(dataset(...told, [10, 11, read, shows(20)])).toBeDefined();
    expect(dataset(...told, [10, 11, read, shows(10)], [12, 13, read, shows(0)])).toBeDefined();
  });

  test('is judged even if most requests got no answer', () => {
    const lost = Array.from(
      { length: 40 },
      (_, at): Told<DatasetRequest, DatasetAnswer> => [2 + at, NEVER, at % 3 === 0 ? read : store(at % 4)],
    );
    const told: Told<DatasetRequest, DatasetAnswer>[] = [[0, 1, create, OK], ...lost, [50, 51, store(7), OK]];
    expect(dataset(...told, [52, 53, read, shows(50)])).toBeUndefined();
    expect(dataset(...told, [52, 53, read, shows(60)])).toBeDefined();
  });

  test('counts a block once, however often it is sent', () => {
    const told: Told<DatasetRequest, DatasetAnswer>[] = [
      [0, 1, create, OK],
      [2, 3, store(0), OK],
      [4, 5, store(0), OK],
    ];
    expect(dataset(...told, [6, 7, read, shows(10)])).toBeUndefined();
    expect(dataset(...told, [6, 7, read, shows(20)])).toBeDefined();
  });

  test('is created once, and is completed only with its own records', () => {
    expect(dataset([0, 1, create, OK], [2, 3, create, OK])).toBeDefined();
    expect(dataset([0, NEVER, create], [2, 3, create, REFUSED])).toBeUndefined();
    const whole: Told<DatasetRequest, DatasetAnswer>[] = [
      [0, 1, create, OK],
      [2, 3, store(0), OK],
    ];
    expect(dataset(...whole, [4, 5, complete, OK])).toBeDefined();
    expect(dataset(...whole, [4, 5, store(1), OK], [6, 7, complete, OK], [8, 9, store(2), OK])).toBeDefined();
    expect(
      dataset(...whole, [4, 5, store(1), OK], [6, 7, complete, OK], [8, 9, read, shows(20, true)]),
    ).toBeUndefined();
  });

  test('does not exist after its removal', () => {
    const told: Told<DatasetRequest, DatasetAnswer>[] = [
      [0, 1, create, OK],
      [2, 3, { does: 'remove' }, OK],
    ];
    expect(dataset(...told, [4, 5, read, { status: 404 }])).toBeUndefined();
    expect(dataset(...told, [4, 5, read, shows(0)])).toBeDefined();
  });
});

describe('a job', () => {
  const start: JobRequest = { does: 'start' };
  const look: JobRequest = { does: 'read' };
  const at = (status: number, percentComplete: number): JobAnswer => ({
    status: 200,
    job: status,
    percentComplete,
  });

  test('advances by itself, and never goes back', () => {
    expect(job([0, 1, start, OK], [2, 3, look, at(1, 40)], [4, 5, look, at(2, 100)])).toBeUndefined();
    expect(job([0, 1, start, OK], [2, 3, look, at(1, 40)], [4, 5, look, at(1, 30)])).toBeDefined();
    expect(job([0, 1, start, OK], [2, 3, look, at(1, 40)], [4, 5, look, at(0, 40)])).toBeDefined();
  });

  test('ends only once', () => {
    expect(job([0, 1, start, OK], [2, 3, look, at(2, 100)], [4, 5, look, at(3, 100)])).toBeDefined();
    expect(job([0, 1, start, OK], [2, 3, look, at(2, 100)], [4, 5, { does: 'cancel' }, OK])).toBeDefined();
  });

  test('is never lost after it was acknowledged', () => {
    expect(job([0, 1, start, OK], [2, 3, look, { status: 404 }])).toBeDefined();
    expect(job([0, NEVER, start], [2, 3, look, { status: 404 }], [4, 5, start, OK])).toBeUndefined();
  });
});
