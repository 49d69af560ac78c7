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
  ['application/x-ndjson', 'ndjson'],
  ['application/ndjson', 'ndjson'],
]);

/**
 * The format that an `Accept` header prefers (RFC 9110 section 12.5.1). Among equal weights, the first one
 * listed. JSON if the header names none of our formats, as with wildcards and with the defaults of browsers
 * and libraries.
 */
export function preferredFormat(accept = ''): PageFormat {
  let best: PageFormat = 'json';
  let highest = 0;
  for (const range of accept.split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const format = FORMATS.get(type);
    const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    if (format !== undefined && weight > highest) [best, highest] = [format, weight];
  }
  return best;
}
