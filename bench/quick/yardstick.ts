import { createHash } from 'node:crypto';
import { zstdCompressSync } from 'node:zlib';

/*
 * Fixed work to which all figures of the quick benchmark are related. A slow or busy machine slows it down as
 * it slows down Fettle. It imports nothing of Fettle and must never change. It prints its processor time in
 * seconds.
 *
 *     node bench/quick/yardstick.ts
 */
const ROUNDS = 100;
const ROWS = 4000;

const begin = process.cpuUsage();
const hash = createHash('sha256');
for (let round = 0; round < ROUNDS; round++) {
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const number = Math.imul(at + round * ROWS, 2654435761) >>> 0;
    return { id: number, name: `Person ${number.toString(36)}`, town: `Town ${number % 977}` };
  });
  const parsed = JSON.parse(JSON.stringify(rows)) as typeof rows;
  const towns = new Map<string, number>();
  for (const { name, town } of parsed) {
    const words = name
      .toLowerCase()
      .replaceAll(/[^a-z\d ]/g, '')
      .split(' ');
    towns.set(town, (towns.get(town) ?? 0) + words.length);
  }
  const sorted = parsed.map(({ name }) => name).sort();
  hash.update(zstdCompressSync(Buffer.from(sorted.join('\n'))));
  hash.update(JSON.stringify([...towns]));
}
hash.digest();
const { user, system } = process.cpuUsage(begin);
process.stdout.write(String((user + system) / 1e6));
