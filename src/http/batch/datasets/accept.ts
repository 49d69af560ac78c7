import type { PageFormat } from '../../../datasets/page.ts';

/** The media type of each format. */
export const CONTENT_TYPES: Readonly<Record<PageFormat, string>> = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
};

const FORMATS: ReadonlyMap<string, PageFormat> = new Map([
  ['application/json', 'json'],
  ['text/csv', 'csv'],
  ['text/*', 'csv'],
  ['application/x-ndjson', 'ndjson'],
  ['application/ndjson', 'ndjson'],
]);

/** Ranges that every format matches, or that JSON matches first. */
const ANY_FORMAT: ReadonlySet<string> = new Set(['*/*', 'application/*']);

/**
 * The format that an `Accept` header prefers (RFC 9110 section 12.5.1). Among equal weights, a named format
 * wins over a wildcard, and the first listed format wins over later ones. The answer is JSON if a wildcard
 * has the highest weight or the header names none of our formats, as with the defaults of browsers and
 * libraries.
 *
 *     preferredFormat('text/csv;q=0.5, application/x-ndjson'); // 'ndjson'
 *     preferredFormat('text/html, *\/*;q=0.8'); // 'json'
 *
 * The package `negotiator` gives the same answers, but would be a dependency in place of ten lines.
 */
export function preferredFormat(accept = ''): PageFormat {
  let best: PageFormat = 'json';
  let highest = 0;
  let highestOfAny = 0;
  for (const range of accept.split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const format = FORMATS.get(type);
    const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    if (format !== undefined && weight > highest) [best, highest] = [format, weight];
    if (ANY_FORMAT.has(type) && weight > highestOfAny) highestOfAny = weight;
  }
  return highestOfAny > highest ? 'json' : best;
}
