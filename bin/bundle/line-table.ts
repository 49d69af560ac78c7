import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { ROOT } from './fresh-bundle.js';

/*
 * A line table gives, for each line of a bundled module, the source file and line that it came from. It is
 * written beside the module as `<module>.lines`, with two unsigned 32-bit numbers (little-endian) for each
 * line. The first is the position of the source file in `sources.json` of the bundle, and the second is the
 * line in that file. Both count from 1. Both are 0 for a line without a source.
 *
 * A source map says more, but it must be read whole: 70 ms and 15 MB for a large module, in a service that
 * only wants to log an error. A line of a table is read alone.
 */

/** Turns the source maps in a bundle into line tables, and removes the maps. */
export function writeLineTables(folder: string): void {
  const numbers = new Map<string, number>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js.map')) continue;
    const file = join(folder, name);
    const map = JSON.parse(readFileSync(file, 'utf8')) as { sources: string[]; mappings: string };
    const numberOf = map.sources.map((source) => {
      const path = relative(ROOT, resolve(dirname(file), source));
      const number = numbers.get(path) ?? numbers.size + 1;
      numbers.set(path, number);
      return number;
    });
    writeFileSync(file.replace(/map$/, 'lines'), lineTable(map.mappings, numberOf));
    rmSync(file);
  }
  writeFileSync(join(folder, 'sources.json'), JSON.stringify([...numbers.keys()]));
}

/**
 * Reads the `mappings` of a source map (ECMA-426): lines are separated by `;`, the segments of a line by
 * `,`. A segment is up to five numbers in base 64: column, source, line and column there, name. All but the
 * first of each line are differences to the segment before. The first segment of a line with a source
 * stands for the line.
 */
function lineTable(mappings: string, numberOf: readonly number[]): Uint8Array {
  const lines = mappings.split(';');
  const table = new DataView(new ArrayBuffer(lines.length * 8));
  let source = 0;
  let line = 0;
  for (const [at, text] of lines.entries()) {
    let isFound = false;
    for (const segment of text === '' ? [] : text.split(',')) {
      const numbers = numbersOf(segment);
      if (numbers.length < 4) continue;
      source += numbers[1]!;
      line += numbers[2]!;
      if (isFound) continue;
      isFound = true;
      table.setUint32(at * 8, numberOf[source]!, true);
      table.setUint32(at * 8 + 4, line + 1, true);
    }
  }
  return new Uint8Array(table.buffer);
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUE_OF = new Uint8Array(128);
for (const [value, digit] of [...DIGITS].entries()) VALUE_OF[digit.charCodeAt(0)] = value;

/**
 * Each digit has five bits of a number, the lowest first, and a sixth if more follow. The lowest bit is the
 * sign.
 */
function numbersOf(segment: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let shift = 0;
  for (let at = 0; at < segment.length; at++) {
    const digit = VALUE_OF[segment.charCodeAt(at)]!;
    number |= (digit & 31) << shift;
    shift += 5;
    if ((digit & 32) !== 0) continue;
    numbers.push((number & 1) === 0 ? number >>> 1 : -(number >>> 1));
    number = 0;
    shift = 0;
  }
  return numbers;
}
