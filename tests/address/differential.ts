/**
 * A longer run of the differential test, started by hand: `node tests/address/differential.ts [records]
 * [seed]`. docs/operators/address-printing.md shows its output.
 */
import { pathToFileURL } from 'node:url';
import { randomNumbers } from '../../src/random-numbers.ts';
import { type Comparison, compare, REASONS, type Reason } from './clear-addressing.ts';
import { generatedPoint } from './paf-records.ts';

export interface Tally {
  records: number;
  same: number;
  /** A record with several reasons counts for each of them. */
  byReason: Map<Reason, { count: number; example: Comparison }>;
  unexplained: Comparison[];
}

/** Prints `records` generated records both ways and counts the differences. */
export function tally(records: number, seed: number): Tally {
  const random = randomNumbers(seed);
  const result: Tally = { records, same: 0, byReason: new Map(), unexplained: [] };
  for (let record = 0; record < records; record++) {
    const comparison = compare(generatedPoint(random));
    if (!comparison.explained) result.unexplained.push(comparison);
    else if (comparison.reasons.length === 0) result.same++;
    for (const reason of comparison.explained ? comparison.reasons : []) {
      const seen = result.byReason.get(reason) ?? { count: 0, example: comparison };
      const simpler = comparison.reasons.length < seen.example.reasons.length;
      result.byReason.set(reason, { count: seen.count + 1, example: simpler ? comparison : seen.example });
    }
  }
  return result;
}

function print({ records, same, byReason, unexplained }: Tally): void {
  const explained = records - same - unexplained.length;
  console.log(
    `records ${records}, same ${same}, explained ${explained}, unexplained ${unexplained.length}\n`,
  );
  for (const [reason, { count, example }] of [...byReason].sort(
    (one, other) => other[1].count - one[1].count,
  )) {
    console.log(`${count}  ${reason}: ${REASONS[reason]}`);
    console.log(`    package  ${example.theirs.lines}`);
    console.log(`    ours     ${example.ours.lines}`);
  }
  for (const { ours, theirs } of unexplained.slice(0, 20)) console.log('unexplained', { ours, theirs });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const result = tally(Number(process.argv[2] ?? 100_000), Number(process.argv[3] ?? 1));
  print(result);
  process.exitCode = result.unexplained.length === 0 ? 0 : 1;
}
