import { readFileSync, readlinkSync } from 'node:fs';
import { lazily } from '../lazily.ts';

/** Identifies one process among all processes of all machines, for all time. */
export interface ProcessIdentity {
  /**
   * The boot and the process namespace that `pid` counts in. Two containers on one host share only the boot.
   */
  readonly machine: string;
  readonly pid: number;
  /**
   * When the process started, in clock ticks since boot. A process that got a used process id has another
   * start.
   */
  readonly startedAt: number;
}

/**
 * This process. @returns undefined if the system has no `/proc`; other processes then cannot tell whether
 * this one lives
 */
export function ownIdentity(): ProcessIdentity | undefined {
  const machine = machineIdentity();
  const own = machine === undefined ? undefined : readStat(process.pid);
  if (machine === undefined || own === undefined) return undefined;
  return { machine, pid: process.pid, startedAt: own.startedAt };
}

/**
 * Whether a process is certainly dead. Returns false for a process of another machine or container, and for
 * one that this process may not inspect. Those count as dead only when their heartbeat stops.
 */
export function isDead({ machine, pid, startedAt }: ProcessIdentity): boolean {
  if (machine !== machineIdentity()) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process is alive and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
  const stat = readStat(pid);
  // The process may have ended since the signal, or be hidden. The next check decides.
  if (stat === undefined) return false;
  // Z and X: killed, but not yet reaped by its parent.
  return stat.startedAt !== startedAt || stat.state === 'Z' || stat.state === 'X';
}

const machineIdentity = lazily(readMachine);

function readMachine(): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return undefined;
  }
}

/**
 * Reads fields 3 and 22 of proc_pid_stat(5). Field 2 is the command in brackets, which may contain any
 * character.
 */
function readStat(pid: number): { state: string; startedAt: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startedAt: Number(fields[19]) };
  } catch {
    return undefined;
  }
}
