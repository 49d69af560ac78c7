import type { FastifyReply, FastifyRequest } from 'fastify';
import { gzipAround, inflateAround } from '../../address-file/answer/around.ts';
import type { ReadyAnswer } from '../../address-file/answer/ready-answer.ts';
import { acceptsGzip } from './accepts-gzip.ts';

/**
 * Sends an answer that was rendered with the address file, between two texts of this call. Nothing is
 * compressed here. Clients that accept gzip get the file's compressed blocks unchanged.
 */
export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
  before = '',
  after = '',
): FastifyReply {
  if (!acceptsGzip(request.headers['accept-encoding'])) {
    return reply.send(inflateAround(Buffer.from(before), answer, Buffer.from(after)));
  }
  reply.header('content-encoding', 'gzip');
  return reply.send(gzipAround(Buffer.from(before), answer, Buffer.from(after)));
}
