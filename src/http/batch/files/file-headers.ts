import type { FastifyReply } from 'fastify';
import type { StoredFile } from '../../../files/file.ts';

/** Sets the headers of a download. The bytes are the client's own, so no browser may treat them as a page. */
export function setFileHeaders(reply: FastifyReply, file: StoredFile): FastifyReply {
  const name = file.path.slice(file.path.lastIndexOf('/') + 1);
  const plain = name.replace(/[^\x20-\x7e]|%/g, '_');
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return reply
    .type(typeOf(name))
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${exact}`)
    .header('accept-ranges', 'bytes')
    .header('etag', entityTag(file))
    .header('last-modified', file.updatedAt.toUTCString())
    .header('cache-control', 'private, no-cache')
    .header('x-content-type-options', 'nosniff');
}

/** Media types by the ending of a name. Everything else is bytes, so that no browser shows it. */
const TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  parquet: 'application/vnd.apache.parquet',
  ndjson: 'application/x-ndjson',
  json: 'application/json',
  gz: 'application/gzip',
  zst: 'application/zstd',
};

function typeOf(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return (Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined) ?? 'application/octet-stream';
}

/**
 * The ETag of a version, for If-Range and for finding out whether an upload became the file. A version's
 * bytes never change.
 */
export function entityTag({ id }: StoredFile): string {
  return `"${id.toString(36)}"`;
}

/**
 * Whether `If-None-Match` names this version: `*`, or a list of tags, compared weakly (RFC 9110 section
 * 13.1.2).
 */
export function namesVersion(header: string, file: StoredFile): boolean {
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(entityTag(file));
}
