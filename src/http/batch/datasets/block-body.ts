import Type, { type Static } from 'typebox';
import type { PackedBlock } from '../../../datasets/blocks.ts';
import { blockOfRecords } from '../../../datasets/json-records.ts';
import { RECORDS_PER_BLOCK } from '../../../records/block-size.ts';
import type { Column } from '../../../records/column.ts';

/**
 * The highest block number. The numbers of a job's rejects blocks (two a block, of up to 20 inputs) must stay
 * 32-bit integers. The limit leaves room for clients that number blocks by their first record.
 */
const LAST_BLOCK = 50_000_000;

/** The body of a request that stores a block. */
export const BlockOfRecords = Type.Object(
  {
    blockNumber: Type.Integer({
      minimum: 0,
      maximum: LAST_BLOCK,
      description: 'Gaps and any order are fine.',
    }),
    records: Type.Array(Type.Unknown(), {
      maxItems: RECORDS_PER_BLOCK,
      description: 'Each an object keyed by column, or an array in column order; null or missing is empty.',
    }),
  },
  {
    additionalProperties: false,
    title: 'Block',
    examples: [{ blockNumber: 0, records: [{ firstname: 'Ann', priority: 1 }] }],
  },
);

/** A packed block, and its number in its dataset. */
export interface NumberedBlock extends PackedBlock {
  readonly blockNumber: number;
}

/**
 * Packs the records of a body that matches {@link BlockOfRecords}.
 *
 * @throws Refusal that names each wrong value
 */
export function packRecords(
  { blockNumber, records }: Static<typeof BlockOfRecords>,
  bodyText: string | undefined,
  columns: readonly Column[],
  limits: { readonly valueCharacters: number },
): NumberedBlock {
  const block = blockOfRecords(records, columns, limits, bodyText);
  return { blockNumber, recordCount: block.recordCount, payload: block.pack() };
}
