import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsGzip } from './accepts-gzip.ts';

/** Smaller answers are not worth compressing. */
const LEAST_PACKED_BYTES = 1024;

/**
 * An answer that is the same for everybody. It is made once and compressed once. Clients that already have it
 * get a 304.
 */
export class ConstantAnswer {
  readonly #type: string;
  readonly #plain: Buffer;
  readonly #packed: Buffer | undefined;
  readonly #etag: string;

  constructor(type: string, content: string | Buffer) {
    this.#type = type;
    this.#plain = Buffer.from(content);
    this.#packed = this.#plain.length < LEAST_PACKED_BYTES ? undefined : gzipSync(this.#plain);
    // A weak tag, because it stands for both forms.
    this.#etag = `W/"${createHash('sha256').update(this.#plain).digest('base64url').slice(0, 22)}"`;
  }

  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.headers({ etag: this.#etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
    if (this.#isKnown(request.headers['if-none-match'])) return reply.code(304).send();
    reply.type(this.#type);
    if (this.#packed === undefined || !acceptsGzip(request.headers['accept-encoding'])) {
      return reply.send(this.#plain);
    }
    return reply.header('content-encoding', 'gzip').send(this.#packed);
  }

  /**
   * Whether `If-None-Match` names this answer: `*`, or a list of tags, compared weakly (RFC 9110 section
   * 13.1.2).
   */
  #isKnown(header: string | undefined): boolean {
    if (header === undefined) return false;
    const tag = this.#etag.slice(2);
    return header.split(',').some((one) => ['*', tag].includes(one.trim().replace(/^W\//, '')));
  }
}
