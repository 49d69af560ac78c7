import type { FastifyInstance } from 'fastify';
import { Authenticator } from '../accounts/web/authenticator.ts';
import { ReleaseFollower } from '../address-file/release/follow.ts';
import { recordReleases } from '../address-file/release/recorded.ts';
import { loadCatalogue } from '../cleansing/load-catalogue.ts';
import { type Clock, systemClock } from '../clock.ts';
import { Credits } from '../credits/credits.ts';
import type { Database } from '../database/connection.ts';
import { Listener } from '../database/listener.ts';
import { openDatabase } from '../database/open.ts';
import { TaskQueue } from '../jobs/queue.ts';
import { Worker } from '../jobs/worker.ts';
import { sampleAddressFile } from '../lookup/sample-file.ts';
import { Matchers } from '../matching/matchers.ts';
import { RequestLog } from '../request-log/request-log.ts';
import type { Settings } from '../settings.ts';
import { ID_SECRET_BYTES, SuggestionIds } from '../suggestions/suggestion-id.ts';
import { ListFollower } from '../suppression/release/follow.ts';
import { RevokedTokens } from '../tokens/revoked-tokens.ts';
import { suggestionSecret } from '../tokens/suggestion-secret.ts';
import { WebTokens } from '../tokens/web-tokens.ts';
import { addressBoxRoutes } from './address-box/routes.ts';
import { provideAuthentication, processUptime as uptime } from './authenticate.ts';
import { batchRoutes } from './batch/routes.ts';
import { bundleRoutes } from './bundles/routes.ts';
import { compatRoutes } from './compat/routes.ts';
import { consoleRoutes } from './console/routes.ts';
import { guideRoutes } from './docs/guides.ts';
import { referenceRoutes } from './docs/reference.ts';
import { describeError } from './errors/error-handler.ts';
import { SuggestionLimits } from './limits/suggestion-limits.ts';
import { openApi } from './openapi/openapi.ts';
import { addressFileRoutes } from './operations/address-file-routes.ts';
import { Metrics } from './operations/metrics.ts';
import { noteRequests } from './operations/note-requests.ts';
import { operationRoutes } from './operations/routes.ts';
import { SandboxAddressFile } from './sandbox/sandbox-address-file.ts';
import { createServer } from './server/create-server.ts';
import { publicUrl } from './server/public-url.ts';
import type { Service } from './service.ts';
import { tokenRoutes } from './tokens/routes.ts';
import { webServiceRoutes } from './webservices/routes.ts';

/** A running service. */
export interface RunningService extends Service {
  readonly server: FastifyInstance;
  /**
   * Stops accepting requests, finishes the requests under way, lets tasks stop at their next block, and
   * closes the connections to the database.
   */
  close(): Promise<void>;
}

/**
 * Starts the service: the database, HTTP and, unless told otherwise, a worker in the same process. If the
 * start fails, for example because the port is taken, nothing is left behind.
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
  /** Called if there was no database and one was made. */
  readonly madeDatabase?: () => void;
}

async function open(
  settings: Settings,
  { worker: withWorker = true, clock = systemClock, madeDatabase }: StartOptions,
  opened: AsyncDisposableStack,
): Promise<{ service: Service; server: FastifyInstance }> {
  const server = createServer(settings);
  const log = server.log;
  const database = await openDatabase(settings, { mayMake: true });
  if (database.isNew) madeDatabase?.();
  opened.defer(() => database.close());
  const catalogue = await loadCatalogue();
  const queue = await TaskQueue.open(database.sessionUrl, true, (error) =>
    log.warn({ error: error.name }, 'queue'),
  );
  const metrics = new Metrics();
  const { requestLogRows: rows, requestLogDays: days } = settings.limits;
  const requestLog = new RequestLog({
    database,
    clock,
    limits: { rows, days },
    failed: (error) => log.warn({ error: describeError(error) }, 'request log'),
  });
  opened.defer(() => requestLog.close());
  // Start the worker before HTTP is ready. Its threads load meanwhile, and the tasks of a killed process
  // continue sooner.
  const starting = withWorker
    ? Worker.start({ database, queue, clock, catalogue }, settings, reportsTo(metrics, log))
    : undefined;
  // Awaited at the end of the start. Until then, its error must not count as unhandled.
  starting?.catch(() => undefined);
  opened.defer(async () => {
    const worker = await starting?.catch(() => undefined);
    await Promise.all([worker?.close(), queue.close()]);
  });
  const lookups = await openLookups(
    settings,
    { database, clock, log, issuer: () => publicUrl(settings, server) },
    opened,
  );
  const service: Service = {
    settings,
    database,
    queue,
    clock,
    catalogue,
    matchers: new Matchers(),
    ...lookups,
    suggestionLimits: new SuggestionLimits(settings.limits, uptime),
    requestLog,
    publicUrl: () => publicUrl(settings, server),
  };

  opened.defer(() => server.close());
  await registerSurfaces(server, service, metrics);
  await server.listen({ port: settings.port, host: settings.host });
  await starting;
  return { service, server };
}

async function registerSurfaces(server: FastifyInstance, service: Service, metrics: Metrics): Promise<void> {
  metrics.observe(server);
  metrics.addStored(service);
  noteRequests(server, service.requestLog);
  await openApi(server);
  guideRoutes(server);
  referenceRoutes(server);
  bundleRoutes(server);
  addressBoxRoutes(server, service);
  provideAuthentication(server, { service });
  await server.register(tokenRoutes, { service });
  await server.register(operationRoutes, { service, metrics });
  addressFileRoutes(server, service);
  await server.register(webServiceRoutes, { service });
  await server.register(compatRoutes, { service });
  await server.register(consoleRoutes, { service });
  await server.register(batchRoutes, { service });
}

/** The functions by which a worker in this process reports to the metrics and the log. */
function reportsTo(metrics: Metrics, log: FastifyInstance['log']) {
  return {
    taskEnded: (...task: Parameters<Metrics['taskEnded']>) => metrics.taskEnded(...task),
    jobFailed: () => metrics.jobFailed(),
    lacking: (reason: string) => log.warn({ reason }, 'job left to other workers'),
    unexpected: (error: Error) => log.error({ error: describeError(error) }, 'task'),
  };
}

/** The suppression lists that the web services use. */
const ASKED_LISTS = ['tps', 'ctps', 'deceased'];

type Lookups = Pick<
  Service,
  | 'addressFile'
  | 'missingEdition'
  | 'sandboxFile'
  | 'suppressionLists'
  | 'authenticator'
  | 'credits'
  | 'revokedTokens'
  | 'webTokens'
  | 'suggestionIds'
>;

interface LookupParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: FastifyInstance['log'];
  readonly issuer: () => string;
}

/** Opens what the web services need: the address file in use, authentication and credits. */
async function openLookups(
  settings: Settings,
  { database, clock, log, issuer }: LookupParts,
  opened: AsyncDisposableStack,
): Promise<Lookups> {
  const listener = await Listener.open(database.sessionUrl);
  opened.defer(() => listener.close());
  const revokedTokens = await RevokedTokens.open({ database, listener, clock });
  opened.defer(() => revokedTokens.close());
  const webTokens = new WebTokens({ database, clock, uptime, issuer, revokedTokens });
  const readToken = (token: string) => webTokens.read(token);
  const authenticator = await Authenticator.open({ database, listener, clock, uptime, readToken });
  opened.defer(() => authenticator.close());
  const { dataFolder } = settings;
  const report = (what: string, error?: unknown) =>
    log.warn({ error: error instanceof Error ? describeError(error) : undefined }, what);
  const credits = await Credits.open({ database, listener, dataFolder, clock, uptime, report });
  opened.defer(() => credits.close());
  const follower = await ReleaseFollower.start(
    database.kysely,
    listener,
    {
      switched: ({ folder, manifest: { edition, invented } }) =>
        log.info({ folder, edition, invented }, 'address file'),
      unusable: (error) => log.error({ error: error.message }, 'address file'),
    },
    {
      folder: settings.addressFile,
      sample: () => sampleAddressFile(dataFolder),
      isShared: settings.databaseUrl !== undefined,
    },
  );
  opened.defer(() => follower.close());
  const sandboxFile = new SandboxAddressFile(follower.file, dataFolder);
  opened.defer(() => sandboxFile.close());
  if (settings.databaseUrl === undefined) await recordReleases(database.kysely, dataFolder);
  const suppressionLists = await ListFollower.start({ database, listener, clock }, ASKED_LISTS, {
    switched: (list, version) => log.info({ list, version }, 'suppression list'),
    unusable: (error) => log.error({ error: error.message }, 'suppression list'),
  });
  opened.defer(() => suppressionLists.close());
  const suggestionIds = new SuggestionIds(await suggestionSecret(database.kysely, ID_SECRET_BYTES));
  return {
    addressFile: follower.file,
    missingEdition: () => follower.missing,
    sandboxFile,
    suppressionLists,
    authenticator,
    credits,
    revokedTokens,
    webTokens,
    suggestionIds,
  };
}
