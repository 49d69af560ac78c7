import type { FastifyInstance } from 'fastify';
import { SMALL_BODY_BYTES } from '../bodies/read-bodies.ts';
import { auditChanges } from '../console/audited.ts';
import { refuseSandboxNames } from '../sandbox/refused-names.ts';
import type { Service } from '../service.ts';
import { apiKeyRoutes } from './api-keys/routes.ts';
import { clientCredentialRoutes } from './client-credentials/routes.ts';
import { datasetRoutes } from './datasets/routes.ts';
import { fileRoutes } from './files/routes.ts';
import { jobRoutes } from './jobs/routes.ts';
import { refuseUnstorable } from './storable-members.ts';
import { workflowRoutes } from './workflows/routes.ts';

/**
 * The batch interface: every route requires an access token with the scope `BatchApi`, or a session of the
 * console.
 */
export async function batchRoutes(server: FastifyInstance, { service }: { service: Service }): Promise<void> {
  server.addHook('onRequest', server.authenticate);
  server.addHook('preValidation', refuseUnstorable);
  server.addHook('preHandler', refuseSandboxNames);
  auditChanges(server, service);
  server.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, security: [{ BatchApi: ['BatchApi'] }] };
    if (route.config?.bodyOfData !== true) {
      route.bodyLimit = Math.min(SMALL_BODY_BYTES, service.settings.limits.bodyBytes);
    }
  });
  await server.register(workflowRoutes);
  await server.register(datasetRoutes, { service });
  await server.register(jobRoutes, { service });
  await server.register(fileRoutes, { service });
  await server.register(apiKeyRoutes, { service });
  await server.register(clientCredentialRoutes, { service });
}
