import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { pino, stdTimeFunctions } from 'pino';
import type { Settings } from '../settings.ts';
import { readBodies } from './bodies.ts';
import { answerBrokenRequest } from './broken-request.ts';
import { answerUnroutedFind } from './compat/unrouted.ts';
import { dropRest } from './drop-rest.ts';
import { answerErrors, answerUnrouted } from './error-handler.ts';
import { createHttpServer } from './http-server.ts';
import { letGoWhenClosing } from './let-go.ts';
import { publicUrl } from './public-url.ts';
import { secureAnswers } from './security-headers.ts';
import { compileSerializers } from './serialization.ts';
import { compileValidators } from './validation.ts';

/**
 * A Fastify instance with what every surface shares: paths in any letter case and with or without a trailing slash,
 * bodies read and bounded, requests checked against their schemas, and every error a problem document.
 *
 * The log has one line a failed request and none for a good one: a line each cost a third of the throughput on small
 * answers. It holds method, route pattern, status and duration; never a path as sent, a body, a header or a query, since
 * those may carry names and keys.
 */
export function createServer(settings: Settings): FastifyInstance {
  const timestamp = stdTimeFunctions.isoTime;
  const server: FastifyInstance = Fastify({
    loggerInstance: pino({ level: settings.logLevel, base: null, timestamp }) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: settings.limits.bodyBytes,
    serverFactory: (handle) => createHttpServer(handle, settings),
    forceCloseConnections: 'idle',
    trustProxy: settings.trustedProxies ?? false,
    exposeHeadRoutes: true,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 4096 },
    // Requests that still come on a busy connection are served: what they need is there until all have been answered.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      const parts = { settings, publicUrl: () => publicUrl(settings, server) };
      if (!answerUnroutedFind(request, reply, parts)) answerUnrouted(error, request, reply);
    },
  });
  server.addHook('onResponse', async ({ raw }) => dropRest(raw));
  secureAnswers(server, settings.publicUrl);
  letGoWhenClosing(server);
  compileValidators(server);
  compileSerializers(server);
  readBodies(server, settings.limits);
  answerErrors(server);
  return server;
}
