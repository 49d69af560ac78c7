import type { RowBatch, RowSource } from '../rows.ts';

/** UDPRNs have eight digits. */
const UDPRNS = 100_000_000;

/**
 * CSV Just Built lists delivery points that came into use lately. PAF has the older of them already, so only
 * those of the last weeks are wanted. The rows do not say which these are, because one product has keys that
 * the other lacks. So the UDPRNs of all other sources are remembered, in one bit each.
 *
 * @returns the sources in the order in which they must be read: Just Built last
 */
export function justBuiltLast(others: readonly RowSource[], justBuilt: readonly RowSource[]): RowSource[] {
  if (justBuilt.length === 0) return [...others];
  const known = new KnownNumbers();
  return [
    ...others.map((source) => noting(source, known)),
    ...justBuilt.map((source) => lacking(source, known)),
  ];
}

class KnownNumbers {
  readonly #bits = new Uint32Array(UDPRNS / 32);

  has(udprn: number): boolean {
    return (this.#bits[udprn >>> 5]! & (1 << (udprn & 31))) !== 0;
  }

  add(udprn: number): void {
    this.#bits[udprn >>> 5]! |= 1 << (udprn & 31);
  }
}

function noting(source: RowSource, known: KnownNumbers): RowSource {
  return {
    ...source,
    isInTurn: true,
    async *batches(): AsyncGenerator<RowBatch> {
      for await (const batch of source.batches()) {
        for (const row of batch.rows) {
          if (row.kind === 'address' && row.address.kind === 'delivery-point')
            known.add(row.address.point.udprn);
        }
        yield batch;
      }
    },
  };
}

function lacking(source: RowSource, known: KnownNumbers): RowSource {
  return {
    ...source,
    isInTurn: true,
    async *batches(): AsyncGenerator<RowBatch> {
      for await (const batch of source.batches()) {
        const isNew = batch.rows.map((row) => row.kind !== 'address' || !known.has(row.address.point.udprn));
        const rows = batch.rows.filter((_, at) => isNew[at]);
        yield { ...batch, rows, lines: batch.lines.filter((_, at) => isNew[at]) };
      }
    },
  };
}
