import type { BadRow, Row, RowSource } from '../../../src/address-file/rows.ts';
import { sourceOf } from './sources.ts';

/** A source of a test, in a form that can be passed to a thread. */
export interface Described {
  readonly name: string;
  readonly rows: readonly Row[];
  readonly badRows?: BadRow[];
  readonly isList?: boolean;
  /** Breaks off after its rows: with an error of this name, or because its file is gone. */
  readonly breaks?: 'UnusableDelivery' | 'ENOENT';
}

/** The module by which threads of a build find the sources of a test. */
export async function findAll(argument: unknown): Promise<readonly RowSource[]> {
  return (argument as readonly Described[]).map(({ rows, breaks, ...details }) => {
    const source = sourceOf(rows, details);
    if (breaks === undefined) return source;
    const batches = async function* () {
      yield* source.batches();
      if (breaks === 'ENOENT') (await import('node:fs')).readFileSync('/no/such/file');
      const cause = new Error('The disc is scratched.');
      throw Object.assign(new Error('part 2 cannot be unpacked', { cause }), { name: breaks });
    };
    return { ...source, batches };
  });
}
