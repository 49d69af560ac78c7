import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Trials } from '../../trial/trials.ts';
import { refuseUnstorable } from '../batch/storable-members.ts';
import { SMALL_BODY_BYTES } from '../bodies/read-bodies.ts';
import { describeError } from '../errors/error-handler.ts';
import type { Service } from '../service.ts';
import { ACCESS, actionName } from './access.ts';
import { addressRoutes } from './addresses/routes.ts';
import { auditChanges } from './audited.ts';
import { cleanRoutes, cleanRoutesOfClient } from './clean/routes.ts';
import { accountRoutes } from './clients/account-routes.ts';
import { clientRoutes } from './clients/client-routes.ts';
import { datasetRoutes } from './dataset-routes.ts';
import { homeRoutes } from './home-routes.ts';
import { jobRoutes } from './job-routes.ts';
import { pageRoutes } from './page-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { listRoutes } from './reference-data/list-routes.ts';
import { referenceDataRoutes } from './reference-data/routes.ts';
import { requestRoutes } from './request-routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { scopeFor, signedIn } from './signed-in.ts';
import { stepRoutes } from './step-routes.ts';
import { storyRoutes } from './story-routes.ts';
import { draftRoutes, workflowRoutes } from './workflows/routes.ts';

/**
 * The console's own routes: signing in, and data that does not belong to a single client. Requests that
 * concern one client go through the batch interface (client-path.ts).
 */
export async function consoleRoutes(
  server: FastifyInstance,
  { service }: { service: Service },
): Promise<void> {
  server.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, hide: true };
    route.bodyLimit = SMALL_BODY_BYTES;
  });
  pageRoutes(server);
  await server.register(async (open) => signInRoutes(open, service));
  await server.register(async (guarded) => {
    guardConsole(guarded);
    guarded.addHook('onRequest', async (request) => void (await signedIn(request, service)));
    guarded.addHook('preValidation', refuseUnstorable);
    auditChanges(guarded, service);
    sessionRoutes(guarded, service);
    await guarded.register(async (passkeys) => passkeyRoutes(passkeys, service));
    homeRoutes(guarded, service);
    referenceDataRoutes(guarded, service);
    listRoutes(guarded, service);
    addressRoutes(guarded, service);
    requestRoutes(guarded, service);
    clientRoutes(guarded, service);
    accountRoutes(guarded, service);
    stepRoutes(guarded, service);
    draftRoutes(guarded, service);
    cleanRoutes(guarded, service);
    await guarded.register(async (ofClient) => {
      ofClient.addHook('onRequest', (request) => takeClient(request, service));
      const trials = openTrials(ofClient, service);
      workflowRoutes(ofClient, service, trials);
      jobRoutes(ofClient, service);
      datasetRoutes(ofClient, service);
      cleanRoutesOfClient(ofClient, service, trials);
    });
    await guarded.register(async (reviews) => reviewRoutes(reviews, service));
    await guarded.register(async (stories) => storyRoutes(stories, service));
  });
}

/** The thread on which plans and drafts are tried. It ends with the server. */
function openTrials(server: FastifyInstance, { database, settings }: Service): Trials {
  const trials = new Trials({ databaseUrl: database.url, addressFile: settings.addressFile }, (error) =>
    server.log.error({ error: describeError(error) }, 'trial'),
  );
  server.addHook('onClose', () => trials.close());
  return trials;
}

/**
 * Sets the scope of a request to the client in its path.
 *
 * @throws Refusal `not-found` if there is no such client or the operator does not see it
 */
async function takeClient(request: FastifyRequest, service: Service): Promise<void> {
  const { client } = request.params as { client: string };
  Object.assign(request, await scopeFor(request.operator, client, service));
}

/** Makes the service fail at start if a route of the console has no entry in the table of access. */
function guardConsole(server: FastifyInstance): void {
  server.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) {
      const action = actionName(one, url);
      if (!Object.hasOwn(ACCESS, action))
        throw new Error(`${action} has no entry in src/http/console/access.ts.`);
    }
  });
}
