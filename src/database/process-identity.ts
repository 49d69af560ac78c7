import { readFileSync, readlinkSync } from 'node:fs';

/** Tells one process of one machine from every other, at any time. */
export interface ProcessIdentity {
  /** The boot and the process namespace that `pid` counts in: two containers on one host share the boot alone. */
  readonly machine: string;
  readonly pid: number;
  /** When the process started, in clock ticks since the boot: a number that was given out again has another. */
  readonly startedAt: number;
}

/** This process. @returns undefined where the system has no `/proc` that tells: other processes then cannot judge it */
export function ownIdentity(): ProcessIdentity | undefined {
  const machine = machineIdentity();
  const own = machine === undefined ? undefined : readStat(process.pid);
  if (machine === undefined || own === undefined) return undefined;
  return { machine, pid: process.pid, startedAt: own.startedAt };
}

/**
 * Whether a process is certainly dead. False for one of another machine or container, and for one that this process may not look
 * at: only a missing sign of life tells there.
 */
export function isDead({ machine, pid, startedAt }: ProcessIdentity): boolean {
  if (machine !== machineIdentity()) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
  const stat = readStat(pid);
  // It may have ended since it was asked, or be hidden: the next look decides.
  if (stat === undefined) return false;
  // Z and X: killed, and not yet waited for by the process that started it.
  return stat.startedAt !== startedAt || stat.state === 'Z' || stat.state === 'X';
}

let machine: { readonly value: string | undefined } | undefined;

function machineIdentity(): string | undefined {
  machine ??= { value: readMachine() };
  return machine.value;
}

function readMachine(): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return undefined;
  }
}

/** Fields 3 and 22 of proc_pid_stat(5). The second field is the command in brackets, which may hold anything. */
function readStat(pid: number): { state: string; startedAt: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0]!, startedAt: Number(fields[19]) };
  } catch {
    return undefined;
  }
}
