import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { pino, stdTimeFunctions } from 'pino';
import type { Settings } from '../../settings.ts';
import { dropRest } from '../bodies/drop-rest.ts';
import { readBodies } from '../bodies/read-bodies.ts';
import { acceptableUrl } from '../compat/typed-term.ts';
import { answerUnroutedFind } from '../compat/unrouted.ts';
import { withoutClient } from '../console/client-path.ts';
import { answerBrokenRequest } from '../errors/broken-request.ts';
import { answerErrors, answerUnrouted } from '../errors/error-handler.ts';
import { createHttpServer } from './http-server.ts';
import { letGoWhenClosing } from './let-go.ts';
import { publicUrl } from './public-url.ts';
import { secureAnswers } from './security-headers.ts';
import { compileSerializers } from './serialization.ts';
import { compileValidators } from './validation.ts';

/**
 * A Fastify instance with everything that the surfaces share. Paths match in any letter case, with or without
 * a trailing slash. Bodies are read, up to a limit. Requests are checked against their schemas. Errors become
 * problem documents.
 *
 * The log has one line for each failed request and none for good ones, because a line each cost a third of
 * the throughput on small answers. A line has the method, route pattern, status and duration. It never has
 * the path as sent, the body, a header or the query, since those may contain names and keys.
 */
export function createServer(settings: Settings): FastifyInstance {
  const timestamp = stdTimeFunctions.isoTime;
  const server: FastifyInstance = Fastify({
    loggerInstance: pino({ level: settings.logLevel, base: null, timestamp }) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request would take 1 µs of it. The lines name the request as their `instance`.
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: settings.limits.bodyBytes,
    serverFactory: (handle) => createHttpServer(handle, settings),
    forceCloseConnections: 'idle',
    trustProxy: settings.trustedProxies ?? false,
    exposeHeadRoutes: true,
    rewriteUrl: (request) => acceptableUrl(withoutClient(request as IncomingMessage), settings.compatPrefix),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 4096 },
    // Requests that still arrive on a busy connection are served. Everything they need stays open until the
    // last one is answered.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      const parts = { settings, publicUrl: () => publicUrl(settings, server) };
      if (!answerUnroutedFind(request, reply, parts)) answerUnrouted(error, request, reply);
    },
  });
  server.addHook('onResponse', ({ raw }, _reply, done) => {
    dropRest(raw);
    done();
  });
  secureAnswers(server, settings.publicUrl);
  letGoWhenClosing(server);
  compileValidators(server);
  compileSerializers(server);
  readBodies(server, settings.limits);
  answerErrors(server);
  return server;
}
