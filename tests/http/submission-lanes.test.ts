import { expect, test } from 'vitest';
import { SUBMISSIONS_AT_A_TIME, SubmissionLanes } from '../../src/http/batch/jobs/submission-lanes.ts';

test('a client with many submissions runs a few at a time, in order, and does not delay other clients', async () => {
  const lanes = new SubmissionLanes();
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const submit = (client: number, name: string, fails = false) =>
    lanes.run(client, async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (fails) throw new Error(name);
    });
  const many = Array.from({ length: 6 }, (_, at) => submit(1, `many ${at}`, at === 0));
  const failed = expect(many[0]).rejects.toThrow('many 0');
  const other = submit(2, 'other');
  await Promise.resolve();
  expect(started).toEqual(['many 0', 'many 1', 'many 2', 'other']);
  ends[0]!();
  await failed;
  await expect.poll(() => started.length).toBe(SUBMISSIONS_AT_A_TIME + 2);
  expect(started.at(-1)).toBe('many 3');
  while (started.length < 7 || ends.length > 0) {
    for (const end of ends.splice(0)) end();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await Promise.all([...many.slice(1), other]);
  expect(started.slice(4)).toEqual(['many 3', 'many 4', 'many 5']);
});
