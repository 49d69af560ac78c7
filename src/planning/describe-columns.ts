import { SAID } from '../recognition/recognise.ts';
import type { LookedAt } from './look.ts';

/** Describes each column for people: its heading, its kind and an example. */
export function describeColumns({ columns, labels }: LookedAt): string[][] {
  return columns.map(({ column, kind, group }) => [
    labels.get(column.name) || column.name,
    kind === undefined ? 'left as it is' : `${SAID[kind]}${group === '' ? '' : ` (${group})`}`,
    column.values[0]?.replace(/\s+/g, ' ').slice(0, 40) ?? '',
  ]);
}
