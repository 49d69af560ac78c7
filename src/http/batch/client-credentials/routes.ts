import type { FastifyInstance } from 'fastify';
import {
  addCredentialSecret,
  type ClientCredential,
  createCredential,
  describeCredential,
  findCredential,
  listCredentials,
  removeCredential,
  removeCredentialSecret,
} from '../../../accounts/client-credential.ts';
import type { ClientSecret } from '../../../accounts/client-secret.ts';
import { invalidField } from '../../../refusal.ts';
import type { Service } from '../../service.ts';
import {
  type AtCredential,
  type AtSecret,
  addSecretSchema,
  type CredentialBody,
  createCredentialSchema,
  describeCredentialSchema,
  listCredentialsSchema,
  listSecretsSchema,
  readCredentialSchema,
  removeCredentialSchema,
  removeSecretSchema,
  type SecretBody,
} from './schemas.ts';

/** The routes of the batch interface by which a client manages its own client ids and secrets. */
export async function clientCredentialRoutes(
  server: FastifyInstance,
  { service }: { service: Service },
): Promise<void> {
  listRoute(server);
  createRoute(server, service);
  readRoute(server);
  describeRoute(server);
  removeRoute(server);
  listSecretsRoute(server);
  addSecretRoute(server, service);
  removeSecretRoute(server);
}

function listRoute(server: FastifyInstance): void {
  server.get('/ClientCredential', { schema: listCredentialsSchema }, async (request, reply) => {
    const credentials = await listCredentials(request.scope);
    reply.header('x-total-count', credentials.length);
    return credentials.map(recordOf);
  });
}

function createRoute(server: FastifyInstance, service: Service): void {
  server.post<{ Body: CredentialBody }>(
    '/ClientCredential',
    { schema: createCredentialSchema },
    async (request, reply) => {
      const credential = await createCredential(request.scope, request.body.description);
      return reply
        .code(201)
        .header('location', locationOf(service, credential.id))
        .send(recordOf(credential));
    },
  );
}

function readRoute(server: FastifyInstance): void {
  server.get<AtCredential>(
    '/ClientCredential/:id',
    { schema: readCredentialSchema },
    async ({ scope, params }) => recordOf(await findCredential(scope, params.id)),
  );
}

function describeRoute(server: FastifyInstance): void {
  server.put<AtCredential & { Body: CredentialBody }>(
    '/ClientCredential/:id',
    { schema: describeCredentialSchema },
    async ({ scope, params, body }) => recordOf(await describeCredential(scope, params.id, body.description)),
  );
}

function removeRoute(server: FastifyInstance): void {
  server.delete<AtCredential>(
    '/ClientCredential/:id',
    { schema: removeCredentialSchema },
    async (request, reply) => {
      await removeCredential(request.scope, request.params.id);
      return reply.code(204).send();
    },
  );
}

function listSecretsRoute(server: FastifyInstance): void {
  server.get<AtCredential>(
    '/ClientCredential/:id/secret',
    { schema: listSecretsSchema },
    async ({ scope, params }) => (await findCredential(scope, params.id)).secrets.map(secretOf),
  );
}

function addSecretRoute(server: FastifyInstance, service: Service): void {
  server.post<AtCredential & { Body: SecretBody }>(
    '/ClientCredential/:id/secret',
    { schema: addSecretSchema },
    async (request, reply) => {
      const { description = '', expiresAt = null } = request.body;
      const terms = { description, expiresAt: expiresAt === null ? null : new Date(expiresAt) };
      if (terms.expiresAt !== null && !(terms.expiresAt > service.clock.now())) {
        throw invalidField('expiresAt', 'must be in the future');
      }
      const { id } = request.params;
      const { credential, added, secret } = await addCredentialSecret(request.scope, id, terms);
      return reply
        .code(201)
        .header('location', `${locationOf(service, credential.id)}/secret/${added.id}`)
        .header('cache-control', 'no-store')
        .send({ clientId: credential.id, clientSecret: secret, ...secretOf(added) });
    },
  );
}

function removeSecretRoute(server: FastifyInstance): void {
  server.delete<AtSecret>(
    '/ClientCredential/:id/secret/:secret',
    { schema: removeSecretSchema },
    async (request, reply) => {
      await removeCredentialSecret(request.scope, request.params.id, request.params.secret);
      return reply.code(204).send();
    },
  );
}

function locationOf(service: Service, id: string): string {
  return `${service.publicUrl()}/ClientCredential/${id}`;
}

function recordOf({ id, description, createdAt, secrets }: ClientCredential) {
  return { id, description, createdAt: createdAt.toISOString(), secrets: secrets.map(secretOf) };
}

function secretOf({ id, description, createdAt, expiresAt }: ClientSecret) {
  return {
    id,
    description,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
