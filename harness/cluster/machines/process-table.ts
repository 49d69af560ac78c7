import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** A process as the whole cluster sees it. */
export interface SeenProcess {
  readonly pid: number;
  /** The name of its program, cut to 15 characters by the kernel. */
  readonly name: string;
}

/** The processes that a process started. */
export function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** All processes in the process namespace of `init` but itself. */
export function processesBeside(init: number): SeenProcess[] {
  const own = processNamespace(init);
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== init && processNamespace(pid) === own)
    .map((pid) => ({ pid, name: nameOf(pid) }));
}

/** The name of a process's namespace of process ids; undefined if it has gone. */
export function processNamespace(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/ns/pid`);
  } catch {
    return undefined;
  }
}

/** Sends a signal to a process that may have gone. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function nameOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
}
