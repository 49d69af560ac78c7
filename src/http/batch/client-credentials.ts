import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import {
  addCredentialSecret,
  type ClientCredential,
  createCredential,
  describeCredential,
  findCredential,
  listCredentials,
  removeCredential,
  removeCredentialSecret,
} from '../../accounts/client-credential.ts';
import { type ClientSecret, DESCRIPTION_LENGTH } from '../../accounts/client-secret.ts';
import { invalidField } from '../../refusal.ts';
import type { Service } from '../service.ts';
import { refusals } from './schemas.ts';

const Moment = Type.String({ format: 'date-time' });

const Expiry = Type.Union([Moment, Type.Null()], {
  description: 'When the secret expires; null: never.',
});

const SECRET = {
  id: Type.String({ description: 'The part of the secret before its dot.' }),
  description: Type.String(),
  createdAt: Moment,
  expiresAt: Expiry,
};

const SecretRecord = Type.Object(SECRET, {
  title: 'ClientSecret',
  description: 'A secret. Its text is not shown.',
});

const CredentialRecord = Type.Object(
  {
    id: Type.String({ description: 'The client id that the token endpoint takes.' }),
    description: Type.String(),
    createdAt: Moment,
    secrets: Type.Array(SecretRecord),
  },
  {
    title: 'ClientCredential',
    description: 'The client id and its secrets. Their texts are not shown.',
    examples: [
      {
        id: 'nightly-import-k3v9x2mq',
        description: 'Nightly import',
        createdAt: '2026-03-02T09:30:00.000Z',
        secrets: [
          {
            id: '0d4b1f6c2a97',
            description: 'Until the end of the year',
            createdAt: '2026-03-02T09:31:00.000Z',
            expiresAt: '2027-01-01T00:00:00.000Z',
          },
        ],
      },
    ],
  },
);

const NewSecretRecord = Type.Object(
  {
    clientId: Type.String(),
    clientSecret: Type.String({ description: 'Shown only in this answer.' }),
    ...SECRET,
  },
  { title: 'NewClientSecret', description: 'The new secret, with its text.' },
);

const Description = Type.String({ maxLength: DESCRIPTION_LENGTH, description: 'What it is for.' });

const CredentialTerms = Type.Object(
  { description: Description },
  { additionalProperties: false, title: 'ClientCredentialTerms' },
);

const SecretTerms = Type.Object(
  { description: Type.Optional(Description), expiresAt: Type.Optional(Expiry) },
  { additionalProperties: false, title: 'ClientSecretTerms' },
);

const Id = { id: Type.String({ description: 'The client id.' }) };
const AtId = Type.Object(Id);
const AtSecret = Type.Object({ ...Id, secret: Type.String({ description: 'The id of the secret.' }) });

type AtCredential = { Params: Static<typeof AtId> };

/**
 * The routes of the batch interface by which a client manages its own client ids and secrets (contract 6).
 */
export async function clientCredentialRoutes(
  server: FastifyInstance,
  { service }: { service: Service },
): Promise<void> {
  const tags = ['Client credentials'];
  const locationOf = (id: string) => `${service.publicUrl()}/ClientCredential/${id}`;
  const secretOf = ({ id, description, createdAt, expiresAt }: ClientSecret) => ({
    id,
    description,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  });
  const recordOf = ({ id, description, createdAt, secrets }: ClientCredential) => ({
    id,
    description,
    createdAt: createdAt.toISOString(),
    secrets: secrets.map(secretOf),
  });

  server.get(
    '/ClientCredential',
    {
      schema: {
        tags,
        operationId: 'listClientCredentials',
        summary: 'List your client ids',
        response: {
          200: Type.Array(CredentialRecord, {
            description: 'The client id that the operator created, then those that you created.',
          }),
          ...refusals(401, 403),
        },
      },
    },
    async (request, reply) => {
      const credentials = await listCredentials(request.scope);
      reply.header('x-total-count', credentials.length);
      return credentials.map(recordOf);
    },
  );

  server.post<{ Body: Static<typeof CredentialTerms> }>(
    '/ClientCredential',
    {
      schema: {
        tags,
        operationId: 'createClientCredential',
        summary: 'Create another client id',
        description: 'It works on the same data as your first one. It has no secret yet: add one next.',
        body: CredentialTerms,
        response: { 201: CredentialRecord, ...refusals(400, 401, 403, 413, 415) },
      },
    },
    async (request, reply) => {
      const credential = await createCredential(request.scope, request.body.description);
      return reply.code(201).header('location', locationOf(credential.id)).send(recordOf(credential));
    },
  );

  server.get<AtCredential>(
    '/ClientCredential/:id',
    {
      schema: {
        tags,
        operationId: 'readClientCredential',
        summary: 'Read a client id',
        params: AtId,
        response: { 200: CredentialRecord, ...refusals(401, 403, 404) },
      },
    },
    async (request) => recordOf(await findCredential(request.scope, request.params.id)),
  );

  server.put<AtCredential & { Body: Static<typeof CredentialTerms> }>(
    '/ClientCredential/:id',
    {
      schema: {
        tags,
        operationId: 'describeClientCredential',
        summary: 'Change the description of a client id',
        params: AtId,
        body: CredentialTerms,
        response: { 200: CredentialRecord, ...refusals(400, 401, 403, 404, 413, 415) },
      },
    },
    async (request) =>
      recordOf(await describeCredential(request.scope, request.params.id, request.body.description)),
  );

  server.delete<AtCredential>(
    '/ClientCredential/:id',
    {
      schema: {
        tags,
        operationId: 'removeClientCredential',
        summary: 'Remove a client id',
        description: 'Tokens that it obtained stop working within seconds.',
        params: AtId,
        response: { 204: Type.Null({ description: 'Removed.' }), ...refusals(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      await removeCredential(request.scope, request.params.id);
      return reply.code(204).send();
    },
  );

  server.get<AtCredential>(
    '/ClientCredential/:id/secret',
    {
      schema: {
        tags,
        operationId: 'listClientSecrets',
        summary: 'List the secrets of a client id',
        params: AtId,
        response: {
          200: Type.Array(SecretRecord, { description: 'Oldest first, expired ones too.' }),
          ...refusals(401, 403, 404),
        },
      },
    },
    async (request) => (await findCredential(request.scope, request.params.id)).secrets.map(secretOf),
  );

  server.post<AtCredential & { Body: Static<typeof SecretTerms> }>(
    '/ClientCredential/:id/secret',
    {
      schema: {
        tags,
        operationId: 'addClientSecret',
        summary: 'Add a secret to a client id',
        description: 'The answer shows the secret. No later answer does.',
        params: AtId,
        body: SecretTerms,
        response: { 201: NewSecretRecord, ...refusals(400, 401, 403, 404, 413, 415) },
      },
    },
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
        .header('location', `${locationOf(credential.id)}/secret/${added.id}`)
        .header('cache-control', 'no-store')
        .send({ clientId: credential.id, clientSecret: secret, ...secretOf(added) });
    },
  );

  server.delete<{ Params: Static<typeof AtSecret> }>(
    '/ClientCredential/:id/secret/:secret',
    {
      schema: {
        tags,
        operationId: 'removeClientSecret',
        summary: 'Remove a secret',
        description: 'Tokens that it obtained work until they expire.',
        params: AtSecret,
        response: { 204: Type.Null({ description: 'Removed.' }), ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      await removeCredentialSecret(request.scope, request.params.id, request.params.secret);
      return reply.code(204).send();
    },
  );
}
