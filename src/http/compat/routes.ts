import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerPreflight } from '../answers/cross-origin.ts';
import { explainError } from '../errors/error-handler.ts';
import { PROBLEMS } from '../errors/problems.ts';
import type { Service } from '../service.ts';
import { COMPAT_ORIGINS, INVALID_POSTCODE, NOT_FOUND, refuse } from './answers.ts';
import { deprecationHeaders, GUIDE_PATH } from './deprecation.ts';
import { compatRouteList } from './route-list.ts';

const GUIDE = new URL('../../../docs/clients/migration.md', import.meta.url);

/** The limit of a body. The options of a request take only some hundred bytes. */
const COMPAT_BODY_BYTES = 64 * 1024;

/**
 * The compatibility layer (docs/clients/migration.md). It answers exactly like the look-up service that
 * Fettle replaces, under its own prefix, until it is removed. Its refusals look like that service's too, so
 * there are no problem documents here.
 */
export async function compatRoutes(
  server: FastifyInstance,
  { service }: { service: Service },
): Promise<void> {
  const { compatPrefix: prefix } = service.settings;
  const routes = compatRouteList(service);
  const known = [...routes, { methods: ['GET'] as const, path: GUIDE_PATH }];
  let deprecation: Readonly<Record<string, string>> | undefined;

  await server.register(async (compat) => {
    compat.addHook('onRequest', (_request, reply, done) => {
      // The public URL is known once the server listens.
      deprecation ??= deprecationHeaders(service);
      reply
        .headers(deprecation)
        .headers({ 'cache-control': 'no-store', vary: 'Accept-Encoding, Authorization, Origin' });
      done();
    });

    compat.setErrorHandler<Error>((error, request, reply) => {
      const { kind, retryAfter } = explainError(error, request, reply);
      reply.removeHeader('content-encoding');
      return refuse(reply, { status: PROBLEMS[kind].status, retryAfter });
    });

    const options = { exposeHeadRoute: false, validatorCompiler: () => () => true };
    for (const { methods, path, schema, handler } of routes) {
      for (const method of methods) {
        compat.route({
          method,
          url: `/${prefix}/${path}`,
          ...options,
          bodyLimit: COMPAT_BODY_BYTES,
          schema: schema(method),
          handler,
        });
      }
    }

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
      const methods = known.find((route) => isOf(route.path, path))?.methods;
      if (methods === undefined) return refuse(reply, NOT_FOUND);
      if (request.method === 'OPTIONS') return answerPreflight(request, reply, COMPAT_ORIGINS);
      // A part of the path is longer than the router accepts.
      if (methods.some((method) => method === request.method)) return refuse(reply, INVALID_POSTCODE);
      return refuse(reply.header('allow', [...methods, 'OPTIONS'].join(', ')), { status: 405 });
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

/** Whether a path matches a route as the router writes it, such as `get/:id` or `autocomplete/*`. */
function isOf(route: string, path: string): boolean {
  const parts = path.split('/');
  while (parts.at(-1) === '') parts.pop();
  const wanted = route.split('/');
  const isOpen = wanted.at(-1) === '*';
  if (isOpen ? parts.length < wanted.length - 1 : parts.length !== wanted.length) return false;
  return wanted.every((part, at) => {
    if (part === '*') return true;
    const given = parts[at] ?? '';
    return part.startsWith(':') ? given !== '' : given.toLowerCase() === part;
  });
}
