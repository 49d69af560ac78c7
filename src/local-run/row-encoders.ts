import type { OpenedJob } from '../engine/opened-job.ts';
import { type RowEncoder, rowEncoder } from '../formats/row-encoder.ts';
import { present } from '../present.ts';
import type { ThreadSettings } from './messages.ts';

/** The encoder of each output of each chain. Undefined if the output is not wanted. */
export type RowEncoders = readonly (readonly (RowEncoder | undefined)[])[];

export function rowEncodersOf({ chains }: OpenedJob, styles: ThreadSettings['styles']): RowEncoders {
  return chains.map(({ outputs }, chain) =>
    outputs.map(
      (columns, output) =>
        columns && rowEncoder(columns, present(styles[chain]?.[output], 'the style of an output')),
    ),
  );
}
