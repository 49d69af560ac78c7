import { Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import { Budget } from '../../budget.ts';
import { RECORDS_PER_BLOCK } from '../../records/block-size.ts';
import { Refusal } from '../../refusal.ts';
import type { Limits } from '../../settings.ts';
import { BodyHold } from './body-hold.ts';
import { collectBody, collectSmallBody, UNCOUNTED_BODY_BYTES } from './collect-body.ts';
import type { JsonBounds } from './count-values.ts';
import { jsonText, parseJson } from './json-body.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The JSON body as text, for readers that need numbers as they were written. */
    bodyText?: string;
    /** The share of the memory budget that the body has taken. */
    bodyHold: BodyHold | undefined;
  }
  interface FastifyContextConfig {
    /**
     * Whether the body holds records or the bytes of a file. It may have many values, with any characters.
     */
    readonly bodyOfData?: boolean;
  }
}

/** The most bytes of a body of names and options: jobs, datasets without their records, keys. */
export const SMALL_BODY_BYTES = 1024 * 1024;

/** The most values in such a body, in addition to one per column of a dataset, and its most levels. */
export const SMALL_BODY_VALUES = 1000;
export const SMALL_BODY_DEPTH = 16;

/**
 * A body of records of this size or more is parsed by its route, on another thread. A body of 30 MB takes
 * 0.17 s of processor time from its bytes to a packed block. Below this size it takes some 5 ms.
 */
export const LARGE_BODY_BYTES = 256 * 1024;

/**
 * The limit on a block of records: twice the values of the widest block. Depth is checked later, when the
 * records are read.
 */
export function dataBounds(columns: number): JsonBounds {
  return { values: 2 * RECORDS_PER_BLOCK * columns };
}

/**
 * Reads the bodies of a server's requests. Undoes gzip if `Content-Encoding` says so, and applies the limit
 * of the route to the size before and after. Checks that JSON is UTF-8, valid, and within the limit on
 * values.
 *
 * All bodies in memory share a budget of `bodyBudgetBytes`, of which one client may have half. A body must
 * arrive within `requestSeconds`. Routes with a limit above `bodyBytes` check the time themselves, since
 * their bodies may take hours. Bodies of records of {@link LARGE_BODY_BYTES} or more reach their route as a
 * {@link GrowingBody}.
 */
export function readBodies(server: FastifyInstance, limits: Limits): void {
  const { bodyBytes, requestSeconds, columns } = limits;
  // Whatever the values of the two settings, there is room for a body of the allowed size.
  const share = Math.max(limits.bodyBudgetBytes / 2, bodyBytes);
  const budget = new Budget(Math.max(limits.bodyBudgetBytes, share), share);
  const small: JsonBounds = { values: SMALL_BODY_VALUES + columns, depth: SMALL_BODY_DEPTH };
  server.removeAllContentTypeParsers();
  for (const type of ['application/json', /^application\/[^;]+\+json(;|$)/]) {
    server.addContentTypeParser(
      type,
      { bodyLimit: bodyBytes },
      (request: FastifyRequest, payload: NodeJS.ReadableStream, done): Promise<unknown> | undefined => {
        const limit = request.routeOptions.bodyLimit ?? bodyBytes;
        if (Number(request.headers['content-length']) > limit) throw tooLarge('has', limit);
        const { bodyHold: hold } = request;
        const isData = request.routeOptions.config.bodyOfData === true;
        const read = (body: Buffer): unknown => {
          if (body.length === 0) return undefined;
          checkCharset(request);
          request.bodyText = jsonText(body, isData ? dataBounds(columns) : small);
          return parseJson(request.bodyText);
        };
        if (hold === undefined) {
          collectSmallBody(payload, (error, body) => {
            if (error !== null) return done(error);
            let members: unknown;
            try {
              members = read(body);
            } catch (refusal) {
              return done(refusal as Error);
            }
            done(null, members);
          });
          return undefined;
        }
        return collectBody(
          request,
          payload,
          { limit, hold, tooLarge: () => tooLarge('has', limit) },
          (body) => {
            if (!isData || body.length < LARGE_BODY_BYTES) return read(body.bytes());
            checkCharset(request);
            hold.keep(body);
            return body;
          },
        );
      },
    );
  }
  server.decorateRequest('bodyHold', undefined);
  // All shared hooks call back at once, so a body has its reader before its first bytes. Otherwise Node would keep
  // them.
  server.addHook('preParsing', (request, reply, payload, done) => {
    done(null, boundedPayload(request, reply, payload));
  });

  /** The body, bounded in size and time as far as its route does not bound it. */
  function boundedPayload(
    request: FastifyRequest,
    reply: FastifyReply,
    payload: RequestPayload,
  ): RequestPayload {
    const packed = isPacked(request);
    const limit = request.routeOptions.bodyLimit ?? bodyBytes;
    const isLong = limit > bodyBytes;
    if (!hasBody(request) || (isLong && !packed)) return payload;
    if (packed || !isWithin(UNCOUNTED_BODY_BYTES, request)) {
      request.bodyHold = new BodyHold(budget, request, reply.raw);
    }
    if (!packed && isWithin(limit, request)) return withDeadline(payload, requestSeconds);
    // The length before unpacking says nothing about the length after it.
    if (packed) delete request.headers['content-length'];
    return bound(payload, { packed, limit, seconds: isLong ? undefined : requestSeconds });
  }
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Whether the length is known and within the limit. Node reads no more than the announced length. */
function isWithin(limit: number, { headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length']) <= limit;
}

/** @throws Refusal if the body is packed otherwise than by gzip */
function isPacked({ headers }: FastifyRequest): boolean {
  const encoding = headers['content-encoding']?.toLowerCase().trim() || 'identity';
  if (encoding === 'identity') return false;
  if (encoding === 'gzip' || encoding === 'x-gzip') return true;
  throw new Refusal('unsupported-media-type', 'Content-Encoding must be gzip or left out.');
}

/** @throws Refusal if the body is JSON in a character set other than UTF-8 */
function checkCharset({ headers }: FastifyRequest): void {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(headers['content-type'] ?? '')?.[1];
  if (charset !== undefined && !/^(utf-?8|us-ascii)$/i.test(charset)) {
    throw new Refusal('unsupported-media-type', 'JSON must be sent as UTF-8: leave the charset out.');
  }
}

/**
 * Adds a deadline to a body whose length is known to be within the limit, so that its bytes need not be
 * counted. Most bodies have a known length. For a look-up of some hundred bytes, the streams of {@link bound}
 * would take most of the time.
 */
function withDeadline(payload: RequestPayload, seconds: number): RequestPayload {
  const late = () => payload.emit('error', lateBody(seconds));
  const timer = setTimeout(late, seconds * 1000).unref();
  const clear = () => clearTimeout(timer);
  // Nobody reads a body whose Content-Type is refused. Without a listener, its error would end the process.
  return payload.on('end', clear).on('close', clear).on('error', clear);
}

function lateBody(seconds: number): Refusal {
  return new Refusal('request-timeout', `The body did not arrive within ${seconds} s.`);
}

interface Bounds {
  readonly packed: boolean;
  /** Bytes, both before and after gzip is undone. */
  readonly limit: number;
  readonly seconds: number | undefined;
}

/**
 * Passes a body on, unpacked, until it exceeds a limit. Then the stream ends with a refusal. The connection
 * stays intact, so that the answer can be sent.
 */
function bound(payload: RequestPayload, { packed, limit, seconds }: Bounds): RequestPayload {
  const arrived = payload.pipe(upTo(limit, 'has'));
  const body = packed ? unpacked(arrived, limit) : arrived;
  const refuse = (error: Error) => body.destroy(error);
  const timer =
    seconds === undefined ? undefined : setTimeout(() => refuse(lateBody(seconds)), seconds * 1000).unref();
  payload.on('error', refuse);
  // Nobody reads a body whose Content-Type is refused. Without a listener, its error would end the process.
  body.on('error', () => undefined);
  body.on('close', () => {
    clearTimeout(timer);
    arrived.destroy();
  });
  return body;
}

/** The unpacked body, until it exceeds `limit` bytes. */
function unpacked(arrived: Transform, limit: number): Transform {
  const gunzip = createGunzip();
  const body = arrived.pipe(gunzip).pipe(upTo(limit, 'unpacks to'));
  arrived.on('error', (error) => body.destroy(error));
  gunzip.on('error', () => body.destroy(new Refusal('invalid-request', 'The body is not valid gzip.')));
  body.on('close', () => gunzip.destroy());
  return body;
}

function upTo(limit: number, verb: string): Transform {
  let length = 0;
  return new Transform({
    transform(bytes: Buffer, _encoding, done) {
      length += bytes.length;
      if (length > limit) done(tooLarge(verb, limit));
      else done(null, bytes);
    },
  });
}

/** The refusal of a body that exceeds the limit of its route. */
export function tooLarge(verb: string, limit: number): Refusal {
  return new Refusal('too-large', `The body ${verb} more than ${limit} bytes.`);
}
