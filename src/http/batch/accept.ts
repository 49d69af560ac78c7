import type { PageFormat } from '../../datasets/page.ts';

/** The media type of each form, as it is sent. */
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
 * The form that an `Accept` header likes best (RFC 9110 section 12.5.1); of several with the same weight the one
 * that stands first. JSON where it names none of ours: wildcards, browsers and libraries that send what they please.
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
