import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isDead, ownIdentity } from '../../src/database/process-identity.ts';

describe.skipIf(process.platform !== 'linux')('a process', () => {
  const own = ownIdentity()!;

  test('recognises itself, and is alive', () => {
    expect(own).toMatchObject({
      pid: process.pid,
      machine: expect.stringMatching(/^[0-9a-f-]{36} pid:\[\d+\]$/),
    });
    expect(isDead(own)).toBe(false);
  });

  test('is dead if it has ended, or if its number belongs to another process', async () => {
    const child = spawn('sleep', ['60']);
    const identity = { ...own, pid: child.pid! };
    expect(isDead({ ...identity, startedAt: own.startedAt - 1 }), 'another start').toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isDead(identity)).toBe(true);
  });

  test('is dead if it was killed and its parent has not waited for it', async () => {
    // The shell starts a child and becomes a program that does not wait for it. The child must outlive the
    // shell, because the shell would wait for it.
    const parent = spawn('sh', ['-c', 'sleep 1 & echo $!; exec sleep 60']);
    const [line] = await once(parent.stdout, 'data');
    const pid = Number(line);
    const stat = () =>
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
    await expect.poll(() => stat()[0]).toBe('Z');
    expect(isDead({ ...own, pid, startedAt: Number(stat()[19]) })).toBe(true);
    parent.kill('SIGKILL');
  });

  test('on another machine or in another container is never assumed dead', () => {
    expect(isDead({ ...own, machine: 'another', startedAt: 0 })).toBe(false);
    expect(isDead({ ...own, machine: own.machine.replace(/\d+\]$/, '1]'), pid: 999_999_999 })).toBe(false);
  });
});
