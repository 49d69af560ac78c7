import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { evaluate } from './evaluate.ts';
import { absentTable, calibrationTable, kindsTable, totalsTable } from './judge/tables.ts';
import { writeForPeers } from './peers/exchange.ts';
import type { EvaluationSet } from './sets.ts';

/** How many rows a list has, and how many addresses are typed against it. */
interface Size {
  readonly rows: number;
  readonly typed: number;
}

/** A set of lists, each in two halves: one whose failures may be looked at, and one that is held back. */
interface SetOfHalves<Name extends string, Half extends string> {
  /** The ending of the default folder: `seventeenth`. */
  readonly name: string;
  readonly lists: readonly Name[];
  readonly halves: readonly Half[];
  sizeOf(list: Name, half: Half): Size;
  make(list: Name, half: Half, size: Size): EvaluationSet;
}

/**
 * Evaluates the lists of one half and prints the tables. The command line names the half and may name some lists,
 * other sizes, peers whose answers are compared, and a file for the failures.
 */
export async function runHalves<Name extends string, Half extends string>(
  set: SetOfHalves<Name, Half>,
): Promise<void> {
  const every: string[] = [...set.lists];
  const { values } = parseArgs({
    options: {
      half: { type: 'string', default: 'shown' },
      only: { type: 'string', multiple: true, default: every },
      // Both are for one list. Its full size is used if they are left out.
      rows: { type: 'string' },
      typed: { type: 'string' },
      folder: { type: 'string', default: `out/evaluation-${set.name}` },
      peer: { type: 'string', multiple: true, default: [] },
      failures: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const half = set.halves.find((one) => one === values.half);
  if (half === undefined) throw new Error(`--half is ${set.halves.join(' or ')} (got ${values.half}).`);
  const lists = set.lists.filter((name) => values.only.includes(name));
  if (lists.length === 0)
    throw new Error(`--only is ${set.lists.join(' or ')} (got ${values.only.join(', ')}).`);
  mkdirSync(values.folder, { recursive: true });
  for (const name of lists) {
    const { rows, typed } = set.sizeOf(name, half);
    const size = { rows: Number(values.rows ?? rows), typed: Number(values.typed ?? typed) };
    const made = set.make(name, half, size);
    if (values.write) writeForPeers(values.folder, made);
    const { results, failures, speed } = await evaluate(made, values.folder, values.peer);
    const tables = [
      totalsTable(results),
      kindsTable(results),
      absentTable(results),
      ...results.map(calibrationTable),
    ];
    process.stdout.write([speed, ...tables, ''].join('\n\n'));
    if (values.failures !== undefined) writeFileSync(`${values.failures}-${name}.md`, failures);
  }
}
