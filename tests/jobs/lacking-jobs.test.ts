import { describe, expect, test } from 'vitest';
import { LackingJobs } from '../../src/jobs/lacking-jobs.ts';

const task = (job: number, unitsDone = 0, number = 0) => ({ job, task: number, unitsDone });

describe('a worker without the files of a job', () => {
  test('leaves it for some seconds, looks again, and gives up when no worker has worked on it for too long', () => {
    let now = 100;
    const lacking = new LackingJobs(60, () => now);
    expect(lacking.note(task(1))).toBe('first');
    expect(lacking.left).toEqual([1]);
    now += 6;
    expect(lacking.left).toEqual([]);
    expect(lacking.note(task(1))).toBe('again');
    now += 53;
    expect(lacking.note(task(1))).toBe('again');
    now += 1;
    expect(lacking.note(task(1))).toBe('too-long');
    expect(lacking.left).toEqual([]);
    expect(lacking.note(task(1)), 'without waiting for as long again').toBe('too-long');
  });

  test('does not give up while other workers make progress', () => {
    let now = 0;
    const lacking = new LackingJobs(60, () => now);
    for (let unitsDone = 0; unitsDone < 5; unitsDone++, now += 50)
      expect(lacking.note(task(1, unitsDone))).not.toBe('too-long');
    expect(lacking.note(task(1, 4, 1))).toBe('again');
  });

  test('gives up at once if there is no other machine', () => {
    expect(new LackingJobs(0, () => 7).note(task(1))).toBe('too-long');
  });

  test('forgets jobs that it is no longer offered', () => {
    let now = 0;
    const lacking = new LackingJobs(3600, () => now);
    lacking.note(task(1));
    now += 100;
    expect(lacking.left).toEqual([]);
    expect(lacking.note(task(1))).toBe('first');
  });
});
