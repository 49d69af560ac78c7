import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerPreflight } from '../answers/cross-origin.ts';
import { type MethodOutline, statusMember } from './web-method.ts';
import { WEB_ORIGINS } from './web-route.ts';

/**
 * Answers every request under `/{service}/` that does not call a method: preflights of browsers, unknown
 * method names (404) and other HTTP methods (405). It answers at once, before any body is read.
 */
export function answerUnknownMethods(
  server: FastifyInstance,
  service: string,
  methods: readonly MethodOutline[],
): void {
  const known = new Set(methods.map(({ name }) => `${name.toLowerCase()}.json`));

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { '*': path } = request.params as { '*': string };
    if (!known.has(path.toLowerCase().replace(/(?<!\/)\/+$/, ''))) {
      return refuse(reply, 404, `${service} has no such method.`);
    }
    if (request.method !== 'OPTIONS') {
      return refuse(reply.header('allow', WEB_ORIGINS.methods), 405, 'Use POST here.');
    }
    return answerPreflight(request, reply.header('vary', 'Origin'), WEB_ORIGINS);
  };

  server.route({
    method: [...server.supportedMethods],
    url: `/${service}/*`,
    exposeHeadRoute: false,
    schema: { hide: true },
    onRequest: answer,
    handler: answer,
  });
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(`{${statusMember(message, 0)},"Results":[]}`);
}
