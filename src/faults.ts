import { environment } from './settings.ts';
/**
 * Named points at which a test can make Fettle fail, so that failures are real and repeatable.
 *
 * `FETTLE_FAULTS` is a comma-separated list of `point:action[when]`. A point may be listed several times.
 *
 * Actions:
 * - `throw` raises an error.
 * - `exit` ends the process as `kill -9` would.
 * - `delay=MS` waits for that many milliseconds.
 * - `fill=MB` allocates that many megabytes of objects and drops them.
 *
 * When (each process and worker thread counts its own passings):
 * - `@3`: the third passing. The default is `@1`.
 * - `@3+`: the third passing and all later ones.
 * - `#17`: every passing at position 17, in whichever process.
 *
 * Without the variable, passing a point costs one check of an empty map.
 */
export type FaultPoint =
  /** A block was received and checked, but not stored. Position: block number. */
  | 'dataset.store-block'
  /** An output block, or a part read from a file, was made, but not stored. Position: the task's. */
  | 'task.store-block'
  /**
   * A task's findings about a partition, or a page of answers, were made, but not stored. Position: partition
   * or page number.
   */
  | 'task.store-chunks'
  /** A phase of a dataset step's survey was done, but its result is not stored. Position: the step's level. */
  | 'task.survey'
  | 'task.sample'
  | 'task.learn'
  /** A dataset step is about to combine the findings about all partitions. Position: the step's level. */
  | 'task.combine'
  /** A task stored its last block, but is not marked done. Position: the stage's number. */
  | 'task.finish'
  /** A step is about to cleanse a record. Position: the record's place in the block, from 0. */
  | 'step.record'
  /** A step is about to open a block. */
  | 'step.block'
  /** A part of a file was received, but not stored. */
  | 'file.store-chunk'
  /** Credits were spent in memory, but not written to the journal. */
  | 'credits.journal'
  /** The credits to settle were fixed, but not sent to the database. */
  | 'credits.settle'
  /** The database settled the credits, but the node does not know it yet. */
  | 'credits.settled'
  /** Rows of an address file were read, but not added to the build. */
  | 'address-file.read'
  /** Part of an address file was made, but not written. */
  | 'address-file.write'
  /** Part of an address file's search index was made, but not written. */
  | 'address-file.index'
  | 'address-file.typeahead'
  /** An address file is complete, but does not have its final name. */
  | 'address-file.publish'
  /** An address file was checked, but is not in use. */
  | 'address-file.use'
  /** The rows and keys of a suppression list were written, but the list is not sealed. */
  | 'suppression.seal'
  /** A suppression list is complete, but its version is not recorded. */
  | 'suppression.record';

interface Fault {
  readonly action: 'throw' | 'exit' | 'delay' | 'fill';
  /** Milliseconds for `delay`, megabytes for `fill`. */
  readonly amount: number;
  isDue(passing: number, position: number | undefined): boolean;
}

const FAULT = /^([a-z.-]+):(throw|exit|(?:delay|fill)=(\d+))(?:@(\d+)(\+)?|#(\d+))?$/;

const faults = new Map<string, Fault[]>();
const passings = new Map<string, number>();
for (const entry of environment.faults) {
  const match = FAULT.exec(entry);
  if (match === null)
    throw new Error(`FETTLE_FAULTS: "${entry}" does not have the form point:action[@n|@n+|#position].`);
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

/** Thrown by the action `throw`. */
export class InjectedFault extends Error {
  override readonly name = 'InjectedFault';
}

/** Passes a fault point in code that cannot wait: `delay` has no effect here. */
export function faultPoint(point: FaultPoint, position?: number): void {
  if (faults.size > 0) pass(point, position);
}

/** Passes a fault point in code that can wait. */
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

function fill(megabytes: number): void {
  // Fractions: V8 keeps them on its heap, and does not look into them at each collection.
  const megabyte: readonly number[] = new Array(2 ** 17).fill(0.5);
  const held: number[][] = [];
  while (held.length < megabytes) held.push(megabyte.slice());
}
