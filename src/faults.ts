/**
 * Named points at which a test may make the product fail, so that faults are real and repeatable.
 *
 * `FETTLE_FAULTS` holds a comma-separated list of `point:action[@n]`: at the n-th passing of the point (default 1) in a
 * process or worker thread, `throw` raises an error, `throw-always` raises one from then on, `exit` ends the process as
 * `kill -9` would, and `delay=MS` waits. Without the variable a point costs one test of an empty map.
 */
export type FaultPoint =
  /** A block has been received and checked, but not stored. */
  | 'dataset.store-block'
  /** An output block has been made, but not stored. */
  | 'task.store-block'
  /** A task has stored its last block, but is not yet marked done. */
  | 'task.finish'
  /** A step is about to cleanse one record. */
  | 'step.record'
  /** A step is about to open a block. */
  | 'step.block'
  /** A part of a file has been received, but not stored. */
  | 'file.store-chunk';

interface Fault {
  action: string;
  at: number;
  passed: number;
}

const faults = new Map<string, Fault>();
for (const entry of (process.env['FETTLE_FAULTS'] ?? '').split(',').filter(Boolean)) {
  const [point = '', rest = ''] = entry.split(':');
  const [action = '', at = '1'] = rest.split('@');
  faults.set(point, { action, at: Number(at), passed: 0 });
}

/** Raised at a fault point by the action `throw`. */
export class InjectedFault extends Error {
  override readonly name = 'InjectedFault';
}

/** Passes a fault point whose fault may be raised at once. A `delay` is ignored here. */
export function faultPoint(point: FaultPoint): void {
  if (faults.size > 0) pass(point);
}

/** Passes a fault point where waiting is possible. */
export async function faultPointAsync(point: FaultPoint): Promise<void> {
  if (faults.size === 0) return;
  const delay = pass(point);
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
}

function pass(point: FaultPoint): number {
  const fault = faults.get(point);
  if (fault === undefined) return 0;
  fault.passed++;
  const due = fault.passed === fault.at || (fault.passed > fault.at && fault.action === 'throw-always');
  if (!due) return 0;
  if (fault.action === 'exit') process.kill(process.pid, 'SIGKILL');
  if (fault.action.startsWith('throw')) throw new InjectedFault(`injected at ${point}`);
  return Number(fault.action.split('=')[1] ?? 0);
}
