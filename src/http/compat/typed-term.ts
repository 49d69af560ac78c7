import type { FastifyRequest } from 'fastify';

/** Longer terms are cut to this many characters before they are decoded. */
const TERM_LENGTH = 2000;

/**
 * The term at the end of a path, as it was typed. Clients do not encode terms. `Flat 1/2` arrives as two
 * segments of the path, and `50% off` with a percent sign that encodes nothing. Such percent signs are kept.
 *
 * @param route the part of the path before the term, such as `/autocomplete/`
 */
export function typedTerm(request: FastifyRequest, route: string): string {
  const path = request.originalUrl.split(/[?#]/, 1)[0] ?? '';
  const start = path.toLowerCase().indexOf(route);
  return start < 0
    ? ''
    : decodeLeniently(path.slice(start + route.length, start + route.length + TERM_LENGTH));
}

function decodeLeniently(text: string): string {
  const repaired = repairEncoding(text);
  try {
    return decodeURIComponent(repaired);
  } catch {
    // Bytes that are not UTF-8 stay encoded, as they came.
    return repaired;
  }
}

/**
 * Encodes each percent sign that encodes nothing in a URL under the prefix, so that the router accepts it.
 * Returns other URLs unchanged.
 */
export function acceptableUrl(url: string, prefix: string): string {
  const beginning = `/${prefix}/`;
  if (!url.includes('%') || url.slice(0, beginning.length).toLowerCase() !== beginning.toLowerCase())
    return url;
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  const repaired = repairEncoding(path);
  return isDecodable(repaired)
    ? repaired + url.slice(path.length)
    : beginning + encodeURI(path.slice(beginning.length)) + url.slice(path.length);
}

/** Encodes each percent sign that encodes nothing. */
function repairEncoding(text: string): string {
  return text.replace(/%(?![0-9a-f]{2})/gi, '%25');
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
