import type { AppendedColumn, StepBlock } from '../step.ts';
import type { Finding, Hit } from './list-search.ts';

/** Which columns to append, and what to do with a record that was found. */
export interface FindingOutput {
  readonly outputType: 'Flag' | 'Suppress';
  readonly outputSource: boolean;
  readonly outputDate: boolean;
  readonly outputMatchLevel: boolean;
}

/**
 * The columns of a step's findings. None if found records are left out, because the columns of all others
 * would be empty.
 */
export function findingColumns(
  prefix: string,
  flag: string,
  { outputType, outputSource, outputDate, outputMatchLevel }: FindingOutput,
  more: readonly AppendedColumn[] = [],
): AppendedColumn[] {
  if (outputType === 'Suppress') return [];
  return [
    {
      name: `${prefix}_flag`,
      type: 'text',
      description: `${flag} if the record was found; otherwise empty.`,
    },
    ...(outputSource
      ? [{ name: `${prefix}_source`, type: 'text' as const, description: 'The source of the list’s row.' }]
      : []),
    ...(outputDate
      ? [
          {
            name: `${prefix}_date`,
            type: 'date' as const,
            description: 'The day from which the row holds, if the list has one.',
          },
        ]
      : []),
    ...(outputMatchLevel
      ? [
          {
            name: `${prefix}_match_level`,
            type: 'text' as const,
            description: 'The highest level at which the record was found.',
          },
        ]
      : []),
    ...more,
  ];
}

/** Writes the findings on each record of a block, counts them, and drops found records if wanted. */
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

/** The statistics of every step that searches a list. */
export const FINDING_STATISTICS = {
  found: 'Records that were found on the list, including suppressed ones',
  outdated:
    'Records that are on the list only from before their last transaction, which do not count as found',
} as const;
