import { readFileSync } from 'node:fs';

/** A row of a list and a record, with what a clerk would decide about them. */
export interface Pair {
  readonly kind: string;
  readonly listed: string;
  readonly listedAddress: string;
  readonly listedPostcode: string;
  readonly name: string;
  readonly address: string;
  readonly postcode: string;
  readonly level: string;
  readonly found: string;
}

/** Reads a table of pairs in this folder. */
export function pairs(file: string): Pair[] {
  const [, ...lines] = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [kind, listed, listedAddress, listedPostcode, name, address, postcode, level, found] = line.split(
      '\t',
    ) as [string, string, string, string, string, string, string, string, string];
    return { kind, listed, listedAddress, listedPostcode, name, address, postcode, level, found };
  });
}
