/** What browsers and libraries usually send. It matches without parsing. */
const USUAL = /^(?:x-)?gzip(?:, ?(?:deflate|br|zstd))*$/;

/**
 * Whether an `Accept-Encoding` header accepts gzip (RFC 9110 section 12.5.3). False without a header: such
 * clients get plain answers.
 */
export function acceptsGzip(header: string | string[] | undefined): boolean {
  if (header === undefined) return false;
  const text = typeof header === 'string' ? header : header.join(',');
  if (USUAL.test(text)) return true;
  let wildcard = false;
  for (const coding of text.split(',')) {
    const [name = '', ...parameters] = coding.split(';').map((part) => part.trim().toLowerCase());
    const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    if (name === 'gzip' || name === 'x-gzip') return weight > 0;
    if (name === '*') wildcard = weight > 0;
  }
  return wildcard;
}
