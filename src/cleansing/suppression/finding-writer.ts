import type { AppendedColumn, StepBlock } from '../step.ts';
import type { Finding, Hit } from './list-search.ts';

/** Which columns are appended, and what becomes of a record that was found. */
export interface FindingOutput {
  readonly outputType: 'Flag' | 'Suppress';
  readonly outputSource: boolean;
  readonly outputDate: boolean;
  readonly outputMatchLevel: boolean;
}

/** The columns of a step's findings: none where found records are left out, since the others have nothing in them. */
export function findingColumns(
  prefix: string,
  flag: string,
  { outputType, outputSource, outputDate, outputMatchLevel }: FindingOutput,
  more: readonly AppendedColumn[] = [],
): AppendedColumn[] {
  if (outputType === 'Suppress') return [];
  return [
    { name: `${prefix}_flag`, type: 'text', description: `${flag} where the record was found; else empty.` },
    ...(outputSource
      ? [{ name: `${prefix}_source`, type: 'text' as const, description: 'Where the list has it from.' }]
      : []),
    ...(outputDate
      ? [
          {
            name: `${prefix}_date`,
            type: 'date' as const,
            description: 'The day from which it holds, where the list says.',
          },
        ]
      : []),
    ...(outputMatchLevel
      ? [
          {
            name: `${prefix}_match_level`,
            type: 'text' as const,
            description: 'The highest level at which it was found.',
          },
        ]
      : []),
    ...more,
  ];
}

/** Writes what was found of each record of a block, drops it where that is wanted, and counts. */
export function findingWriter(
  block: StepBlock,
  prefix: string,
  flag: string,
  { outputType, outputSource, outputDate, outputMatchLevel }: FindingOutput,
  writeMore: (row: number, hit: Hit) => void = () => undefined,
): (row: number, finding: Finding) => void {
  const isFlag = outputType === 'Flag';
  const flags = isFlag ? block.output(`${prefix}_flag`) : undefined;
  const sources = isFlag && outputSource ? block.output(`${prefix}_source`) : undefined;
  const dates = isFlag && outputDate ? block.output(`${prefix}_date`) : undefined;
  const levels = isFlag && outputMatchLevel ? block.output(`${prefix}_match_level`) : undefined;
  return (row, { hit, outdated }) => {
    if (outdated) block.count('outdated');
    if (hit === undefined) return;
    block.count('found');
    if (flags === undefined) {
      block.drop(row);
      return;
    }
    flags[row] = flag;
    if (sources !== undefined) sources[row] = hit.row.source;
    if (dates !== undefined) dates[row] = hit.row.date || null;
    if (levels !== undefined) levels[row] = hit.level;
    writeMore(row, hit);
  };
}

/** What every step counts that asks a list. */
export const FINDING_STATISTICS = {
  found: 'Records that were found on the list, suppressed ones included',
  outdated: 'Records that the list has only from before their last transaction: they do not count as found',
} as const;
