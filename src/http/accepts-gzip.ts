/** What browsers and libraries send: no need to take it apart. */
const USUAL = /^(?:x-)?gzip(?:, ?(?:deflate|br|zstd))*$/;

/** Whether an `Accept-Encoding` header takes gzip (RFC 9110 section 12.5.3). Without one an answer goes as it is. */
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
