import { readFileSync } from 'node:fs';

/** A field of a table of readings, and every reading that is right. */
export interface ExpectedReading {
  readonly field: string;
  readonly expected: readonly string[];
}

/**
 * Reads a table of two tab-separated columns. A vertical bar between spaces separates readings that are both
 * right. `\t`, `\n` and `\u…` stand for characters.
 */
export function readingsTable(file: string | URL): ExpectedReading[] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [field = '', expected = ''] = line.split('\t');
    return { field: unescaped(field), expected: expected.split(' | ') };
  });
}

function unescaped(text: string): string {
  return text
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\\t', '\t')
    .replaceAll('\\n', '\n');
}
