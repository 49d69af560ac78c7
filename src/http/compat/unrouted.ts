import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../settings.ts';
import { INVALID_POSTCODE, refuse } from './answers.ts';
import { deprecationHeaders } from './deprecation.ts';

/**
 * Refuses a request of the layer whose path cannot be decoded, because such a path cannot be a postcode.
 * Returns whether the request was one of the layer.
 */
export function answerUnroutedFind(
  request: FastifyRequest,
  reply: FastifyReply,
  { settings, publicUrl }: { settings: Settings; publicUrl: () => string },
): boolean {
  const beginning = `/${settings.compatPrefix}/`.toLowerCase();
  if (request.url.slice(0, beginning.length).toLowerCase() !== beginning) return false;
  refuse(reply.headers(deprecationHeaders({ settings, publicUrl })), INVALID_POSTCODE);
  return true;
}
