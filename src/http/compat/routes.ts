import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerPreflight } from '../answers/cross-origin.ts';
import { explainError } from '../errors/error-handler.ts';
import { PROBLEMS } from '../errors/problems.ts';
import type { Service } from '../service.ts';
import { COMPAT_ORIGINS, INVALID_POSTCODE, NOT_FOUND, refuse } from './answers.ts';
import { autocompleteHandler, getHandler } from './autocomplete.ts';
import { deprecationHeaders, GUIDE_PATH } from './deprecation.ts';
import { type FindParams, findHandler } from './find.ts';
import { findHouseSchema, findSchema } from './schemas.ts';
import { autocompleteSchema, getSchema } from './suggest-schemas.ts';

const GUIDE = new URL('../../../docs/clients/migration.md', import.meta.url);

/** Paths below the prefix that accept GET, and those that accept POST as well. */
const KNOWN = /^(find\/[^/]+(\/[^/]+)?|get\/[^/]+|migration-guide)\/*$/i;
const POSTED = /^autocomplete\//i;

/** The options of a request take some hundred bytes. */
const COMPAT_BODY_BYTES = 64 * 1024;

/**
 * The compatibility layer (docs/clients/migration.md): it answers exactly like the look-up service that
 * Fettle replaces, under its own prefix, until it is removed. That includes answers to requests that are
 * wrong: there are no problem documents here.
 */
export async function compatRoutes(
  server: FastifyInstance,
  { service }: { service: Service },
): Promise<void> {
  const { compatPrefix: prefix } = service.settings;
  let deprecation: Readonly<Record<string, string>> | undefined;

  await server.register(async (compat) => {
    compat.addHook('onRequest', async (_request, reply) => {
      // The public URL is known once the server listens.
      deprecation ??= deprecationHeaders(service);
      reply
        .headers(deprecation)
        .headers({ 'cache-control': 'no-store', vary: 'Accept-Encoding, Authorization, Origin' });
    });

    compat.setErrorHandler<Error>((error, request, reply) => {
      const { kind, retryAfter } = explainError(error, request, reply);
      reply.removeHeader('content-encoding');
      return refuse(reply, { status: PROBLEMS[kind].status, retryAfter });
    });

    const options = { exposeHeadRoute: false, validatorCompiler: () => () => true };
    const handler = findHandler(service);
    compat.get<{ Params: FindParams }>(
      `/${prefix}/find/:postcode`,
      { ...options, schema: findSchema },
      handler,
    );
    compat.get<{ Params: FindParams }>(
      `/${prefix}/find/:postcode/:house`,
      { ...options, schema: findHouseSchema },
      handler,
    );

    const autocomplete = autocompleteHandler(service);
    for (const method of ['GET', 'POST'] as const) {
      compat.route({
        method,
        url: `/${prefix}/autocomplete/*`,
        ...options,
        bodyLimit: COMPAT_BODY_BYTES,
        schema: autocompleteSchema(method),
        handler: autocomplete,
      });
    }
    compat.get(`/${prefix}/get/:id`, { ...options, schema: getSchema }, getHandler(service));

    compat.get(
      `/${prefix}/${GUIDE_PATH}`,
      { exposeHeadRoute: false, schema: { hide: true } },
      async (_request, reply) => {
        const text = await readFile(GUIDE).catch(() => undefined);
        return text === undefined
          ? refuse(reply, NOT_FOUND)
          : reply.type('text/markdown; charset=utf-8').send(text);
      },
    );

    const answerOthers = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const { '*': path = '' } = request.params as { '*'?: string };
      if (!KNOWN.test(path) && !POSTED.test(path)) return refuse(reply, NOT_FOUND);
      // A part of the path is longer than the router accepts.
      if (request.method === 'GET') return refuse(reply, INVALID_POSTCODE);
      if (request.method !== 'OPTIONS') {
        const allowed = POSTED.test(path) ? COMPAT_ORIGINS.methods : 'GET, OPTIONS';
        return refuse(reply.header('allow', allowed), { status: 405 });
      }
      return answerPreflight(request, reply, COMPAT_ORIGINS);
    };
    for (const url of [`/${prefix}`, `/${prefix}/*`]) {
      compat.route({
        method: [...server.supportedMethods],
        url,
        exposeHeadRoute: false,
        schema: { hide: true },
        // Answered at once, before any body is read.
        onRequest: answerOthers,
        handler: answerOthers,
      });
    }
  });
}
