import type { ColumnChunk, SchemaElement } from 'hyparquet';
import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import { present } from '../../present.ts';

/** The values of a column, encoded for a Parquet file, and the metadata that the file stores about them. */
export interface ColumnPage {
  readonly bytes: Uint8Array;
  readonly meta: Readonly<NonNullable<ColumnChunk['meta_data']>>;
}

/** Where the column begins: after the four bytes with which every Parquet file begins. */
const FIRST = 4;

/**
 * Encodes a column as pages that can follow others in a column of a file, because they have no dictionary.
 * Bounds are kept for whole numbers only, because readers need them to tell whether the numbers are safe
 * integers.
 */
export function columnPage(element: SchemaElement, values: readonly unknown[]): ColumnPage {
  const bytes = new ByteWriter(16 * 1024);
  const writer = new ParquetWriter({ writer: bytes, schema: schemaOf([element]) });
  writer.write({
    columnData: [
      {
        name: element.name,
        data: values as unknown[],
        encoding: 'PLAIN',
        statistics: element.type === 'INT64',
      },
    ],
    rowGroupSize: values.length,
  });
  const meta = present(writer.row_groups[0]?.columns[0]?.meta_data, 'the description of a written page');
  return { bytes: bytes.getBytes().subarray(FIRST), meta };
}

/** The schema of a table with these columns. */
export function schemaOf(elements: readonly SchemaElement[]): SchemaElement[] {
  return [{ name: 'root', num_children: elements.length }, ...elements];
}

/** Describes pages that follow one another from an offset of the file as one column. */
export function joinPages(pages: readonly ColumnPage[], offset: number): ColumnChunk {
  const [first] = pages;
  const sum = (figure: (meta: ColumnPage['meta']) => bigint) =>
    pages.reduce((total, { meta }) => total + figure(meta), 0n);
  const { statistics: _, encoding_stats: __, ...meta } = present(first, 'a page of the column').meta;
  const statistics = joinStatistics(pages);
  return {
    file_offset: BigInt(offset),
    meta_data: {
      ...meta,
      num_values: sum(({ num_values }) => num_values),
      total_compressed_size: sum(({ total_compressed_size }) => total_compressed_size),
      total_uncompressed_size: sum(({ total_uncompressed_size }) => total_uncompressed_size),
      data_page_offset: BigInt(offset),
      ...(statistics !== undefined && { statistics }),
    },
  };
}

type Statistics = NonNullable<ColumnPage['meta']['statistics']>;

function joinStatistics(pages: readonly ColumnPage[]): Statistics | undefined {
  let joined: Statistics | undefined;
  for (const { meta } of pages) {
    if (meta.statistics === undefined) return undefined;
    joined = joined === undefined ? meta.statistics : joinTwo(joined, meta.statistics);
  }
  return joined;
}

function joinTwo(one: Statistics, other: Statistics): Statistics {
  const bounds = [one.min_value, one.max_value, other.min_value, other.max_value]
    .filter((bound) => bound !== undefined)
    .toSorted((a, b) => (a < b ? -1 : 1));
  return {
    ...(bounds.length > 0 && { min_value: bounds[0], max_value: bounds.at(-1) }),
    null_count: (one.null_count ?? 0n) + (other.null_count ?? 0n),
  };
}
