import { isUtf8 } from 'node:buffer';
import { Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import type { Limits } from '../settings.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The JSON body as text, for a reader that needs numbers as they were written. */
    bodyText?: string;
  }
}

/**
 * Reads JSON bodies: gzip undone where `Content-Encoding` says so, both sizes bounded by the same limit, and the text
 * checked to be UTF-8 and JSON.
 */
export function readBodies(server: FastifyInstance, limits: Limits): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    ['application/json', 'application/*+json'],
    { parseAs: 'buffer', bodyLimit: limits.bodyBytes },
    (request, body, done) => {
      try {
        done(null, parseJson(request, body as Buffer));
      } catch (error) {
        done(error as Error);
      }
    },
  );
  server.addHook('preParsing', async (request, _reply, payload) => {
    const encoding = request.headers['content-encoding']?.toLowerCase().trim();
    if (encoding === undefined || encoding === 'identity') return payload;
    if (encoding !== 'gzip' && encoding !== 'x-gzip') {
      throw new Refusal('unsupported-media-type', 'Content-Encoding must be gzip or left out.');
    }
    // The length on the wire says nothing of the length after it.
    delete request.headers['content-length'];
    return gunzipWithin(payload, limits.bodyBytes);
  });
}

function parseJson(request: FastifyRequest, body: Buffer): unknown {
  if (body.length === 0) return undefined;
  if (!isUtf8(body)) throw new Refusal('invalid-request', 'The body is not valid UTF-8.');
  const text = body.toString('utf8');
  try {
    request.bodyText = text;
    return JSON.parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);
  } catch (error) {
    // V8's message quotes the text around the mistake, which may be personal data: keep the place alone.
    const place = /position (\d+)/.exec((error as Error).message)?.[1];
    throw new Refusal(
      'invalid-request',
      `The body is not JSON${place === undefined ? '' : ` at character ${place}`}.`,
    );
  }
}

/** Undoes gzip on the way, and stops with a refusal as soon as more than `limit` bytes have come out. */
function gunzipWithin(payload: NodeJS.ReadableStream, limit: number): NodeJS.ReadableStream {
  const gunzip = createGunzip();
  let length = 0;
  const bounded = new Transform({
    transform(bytes: Buffer, _encoding, done) {
      length += bytes.length;
      if (length > limit) done(new Refusal('too-large', `The body unpacks to more than ${limit} bytes.`));
      else done(null, bytes);
    },
  });
  gunzip.on('error', () => bounded.destroy(new Refusal('invalid-request', 'The body is not valid gzip.')));
  payload.on('error', (error) => bounded.destroy(error));
  bounded.on('close', () => gunzip.destroy());
  return payload.pipe(gunzip).pipe(bounded);
}
