/**
 * Named points at which a test may make the product fail, so that faults are real and repeatable.
 *
 * `FETTLE_FAULTS` holds a comma-separated list of `point:action[when]`; a point may have several. The actions: `throw` raises
 * an error, `exit` ends the process as `kill -9` would, `delay=MS` waits, `fill=MB` makes so many megabytes of objects and lets go
 * of them. When, each process or worker thread counting for itself: `@3` at the third passing (`@1` where nothing is said), `@3+`
 * at the third and every later one, `#17` whenever the point is passed at position 17, in whichever process.
 *
 * Without the variable a point costs one test of an empty map.
 */
export type FaultPoint =
  /** A block has been received and checked, but not stored. Position: its number. */
  | 'dataset.store-block'
  /** An output block, or what was read of a file, has been made, but not stored. Position: the task's. */
  | 'task.store-block'
  /** What a task found about a partition, or a page of answers, has been made, but not stored. Position: its number. */
  | 'task.store-chunks'
  /** A survey of a dataset step has been made, but not stored. Position: its level. */
  | 'task.survey'
  /** A step is about to combine what was found about all partitions. Position: its level. */
  | 'task.combine'
  /** A task has stored its last block, but is not yet marked done. Position: its stage's number. */
  | 'task.finish'
  /** A step is about to cleanse one record. Position: its place in the block, from 0. */
  | 'step.record'
  /** A step is about to open a block. */
  | 'step.block'
  /** A part of a file has been received, but not stored. */
  | 'file.store-chunk'
  /** Credits have been spent in memory, but not written to the journal. */
  | 'credits.journal'
  /** What was spent has been frozen for a settlement, but not sent to the database. */
  | 'credits.settle'
  /** The database has settled, but the node does not know yet. */
  | 'credits.settled'
  /** Rows of an address file have been read, but not taken in. */
  | 'address-file.read'
  /** Part of an address file has been made, but not written. */
  | 'address-file.write'
  /** Part of the search index of an address file has been made, but not written. */
  | 'address-file.index'
  /** An address file is whole, but does not have its name yet. */
  | 'address-file.publish'
  /** An address file has been checked, but not taken into use. */
  | 'address-file.use'
  /** The rows and keys of a suppression list are written, but the list is not sealed. */
  | 'suppression.seal'
  /** A suppression list is whole, but its version is not recorded. */
  | 'suppression.record';

interface Fault {
  readonly action: 'throw' | 'exit' | 'delay' | 'fill';
  /** Milliseconds of a delay, megabytes to fill. */
  readonly amount: number;
  isDue(passing: number, position: number | undefined): boolean;
}

const FAULT = /^([a-z.-]+):(throw|exit|(?:delay|fill)=(\d+))(?:@(\d+)(\+)?|#(\d+))?$/;

const faults = new Map<string, Fault[]>();
const passings = new Map<string, number>();
for (const entry of (process.env['FETTLE_FAULTS'] ?? '').split(',').filter(Boolean)) {
  const match = FAULT.exec(entry);
  if (match === null) throw new Error(`FETTLE_FAULTS: "${entry}" is not point:action[@n|@n+|#position].`);
  const [, point = '', action = '', amount, from, onwards, position] = match;
  const first = Number(from ?? 1);
  faults.set(point, [
    ...(faults.get(point) ?? []),
    {
      action: action.split('=')[0] as Fault['action'],
      amount: Number(amount ?? 0),
      isDue: (passing, at) =>
        position !== undefined ? at === Number(position) : onwards ? passing >= first : passing === first,
    },
  ]);
}

/** Raised at a fault point by the action `throw`. */
export class InjectedFault extends Error {
  override readonly name = 'InjectedFault';
}

/** Passes a fault point whose fault may be raised at once. A `delay` is ignored here. */
export function faultPoint(point: FaultPoint, position?: number): void {
  if (faults.size > 0) pass(point, position);
}

/** Passes a fault point where waiting is possible. */
export async function faultPointAsync(point: FaultPoint, position?: number): Promise<void> {
  if (faults.size === 0) return;
  const delay = pass(point, position);
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
}

/** @returns the milliseconds to wait */
function pass(point: FaultPoint, position: number | undefined): number {
  const passing = (passings.get(point) ?? 0) + 1;
  passings.set(point, passing);
  let delay = 0;
  for (const { action, amount, isDue } of faults.get(point) ?? []) {
    if (!isDue(passing, position)) continue;
    if (action === 'exit') process.kill(process.pid, 'SIGKILL');
    if (action === 'throw') throw new InjectedFault(`injected at ${point}`);
    if (action === 'fill') fill(amount);
    else delay += amount;
  }
  return delay;
}

const NUMBERS_PER_MEGABYTE = 2 ** 17;

function fill(megabytes: number): void {
  const held: number[][] = [];
  while (held.length < megabytes) held.push(new Array(NUMBERS_PER_MEGABYTE).fill(held.length));
}
