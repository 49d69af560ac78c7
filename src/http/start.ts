import type { FastifyInstance } from 'fastify';
import { type Clock, systemClock } from '../clock.ts';
import { openDatabase } from '../database/open.ts';
import { TaskQueue } from '../jobs/queue.ts';
import { Worker } from '../jobs/worker.ts';
import type { Settings } from '../settings.ts';
import { provideAuthentication } from './authenticate.ts';
import { datasetRoutes } from './batch/datasets.ts';
import { fileRoutes } from './batch/files.ts';
import { jobRoutes } from './batch/jobs.ts';
import { describeError } from './error-handler.ts';
import { Metrics } from './metrics.ts';
import { openApi } from './openapi.ts';
import { operationRoutes } from './operations/routes.ts';
import { createServer } from './server.ts';
import type { Service } from './service.ts';
import { tokenRoutes } from './tokens/routes.ts';

/** A service that answers. */
export interface RunningService extends Service {
  readonly server: FastifyInstance;
  /** Takes no more requests, ends those under way, lets tasks stop at their next block, and leaves the database. */
  close(): Promise<void>;
}

/**
 * Starts the service: the database, HTTP and, unless told otherwise, a worker in the same process. A start that fails, on
 * a port that is taken for instance, leaves nothing behind.
 */
export async function startService(settings: Settings, options: StartOptions = {}): Promise<RunningService> {
  const opened = new AsyncDisposableStack();
  try {
    const { service, server } = await open(settings, options, opened);
    return { ...service, server, close: () => opened.disposeAsync() };
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

interface StartOptions {
  readonly worker?: boolean;
  readonly clock?: Clock;
}

async function open(
  settings: Settings,
  { worker: withWorker = true, clock = systemClock }: StartOptions,
  opened: AsyncDisposableStack,
): Promise<{ service: Service; server: FastifyInstance }> {
  const server = createServer(settings);
  const log = server.log;
  const database = await openDatabase(settings);
  opened.defer(() => database.close());
  const queue = await TaskQueue.open(database.url, true, (error) => log.warn({ error: error.name }, 'queue'));
  let worker: Worker | undefined;
  opened.defer(async () => {
    await Promise.all([worker?.close(), queue.close()]);
  });
  const metrics = new Metrics();
  const service: Service = { settings, database, queue, clock, publicUrl: () => publicUrl(settings, server) };

  opened.defer(() => server.close());
  metrics.observe(server);
  await openApi(server);
  provideAuthentication(server, { service });
  await server.register(tokenRoutes, { service });
  await server.register(operationRoutes, { service, metrics });
  await server.register(async (batch) => {
    batch.addHook('onRequest', server.authenticate);
    batch.addHook('onRoute', (route) => {
      route.schema = { ...route.schema, security: [{ BatchApi: ['BatchApi'] }] };
    });
    await batch.register(datasetRoutes, { service });
    await batch.register(jobRoutes, { service });
    await batch.register(fileRoutes, { service });
  });
  await server.listen({ port: settings.port, host: settings.host });
  if (withWorker) {
    worker = await Worker.start(database, queue, clock, settings.threads, {
      taskEnded: (kind, seconds, outcome) => metrics.taskEnded(kind, seconds, outcome),
      jobFailed: () => metrics.jobFailed(),
      unexpected: (error) => log.error({ error: describeError(error) }, 'task'),
    });
  }
  return { service, server };
}

function publicUrl({ publicUrl: set, host }: Settings, server: FastifyInstance): string {
  if (set !== undefined) return set;
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
