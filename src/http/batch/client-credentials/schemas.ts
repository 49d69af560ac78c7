import type { FastifySchema } from 'fastify';
import Type, { type Static } from 'typebox';
import { DESCRIPTION_LENGTH } from '../../../accounts/client-secret.ts';
import { refusals } from '../schemas.ts';

const tags = ['Client credentials'];

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
    id: Type.String({ description: 'The client id for the token endpoint.' }),
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

const Description = Type.String({
  maxLength: DESCRIPTION_LENGTH,
  description: 'What the client id or secret is for.',
});

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
const SecretPath = Type.Object({ ...Id, secret: Type.String({ description: 'The id of the secret.' }) });

export type AtCredential = { Params: Static<typeof AtId> };
export type AtSecret = { Params: Static<typeof SecretPath> };
export type CredentialBody = Static<typeof CredentialTerms>;
export type SecretBody = Static<typeof SecretTerms>;

export const listCredentialsSchema: FastifySchema = {
  tags,
  operationId: 'listClientCredentials',
  summary: 'List your client ids',
  response: {
    200: Type.Array(CredentialRecord, {
      description: 'The client id that the operator created, then those that you created.',
    }),
    ...refusals(401, 403),
  },
};

export const createCredentialSchema: FastifySchema = {
  tags,
  operationId: 'createClientCredential',
  summary: 'Create another client id',
  description: 'It works on the same data as your first one. It has no secret yet: add one next.',
  body: CredentialTerms,
  response: { 201: CredentialRecord, ...refusals(400, 401, 403, 413, 415) },
};

export const readCredentialSchema: FastifySchema = {
  tags,
  operationId: 'readClientCredential',
  summary: 'Read a client id',
  params: AtId,
  response: { 200: CredentialRecord, ...refusals(401, 403, 404) },
};

export const describeCredentialSchema: FastifySchema = {
  tags,
  operationId: 'describeClientCredential',
  summary: 'Change the description of a client id',
  params: AtId,
  body: CredentialTerms,
  response: { 200: CredentialRecord, ...refusals(400, 401, 403, 404, 413, 415) },
};

export const removeCredentialSchema: FastifySchema = {
  tags,
  operationId: 'removeClientCredential',
  summary: 'Remove a client id',
  description: 'Tokens obtained with it stop working within seconds.',
  params: AtId,
  response: { 204: Type.Null({ description: 'Removed.' }), ...refusals(400, 401, 403, 404) },
};

export const listSecretsSchema: FastifySchema = {
  tags,
  operationId: 'listClientSecrets',
  summary: 'List the secrets of a client id',
  params: AtId,
  response: {
    200: Type.Array(SecretRecord, { description: 'Oldest first, including expired secrets.' }),
    ...refusals(401, 403, 404),
  },
};

export const addSecretSchema: FastifySchema = {
  tags,
  operationId: 'addClientSecret',
  summary: 'Add a secret to a client id',
  description: 'The answer shows the secret. No later answer does.',
  params: AtId,
  body: SecretTerms,
  response: { 201: NewSecretRecord, ...refusals(400, 401, 403, 404, 413, 415) },
};

export const removeSecretSchema: FastifySchema = {
  tags,
  operationId: 'removeClientSecret',
  summary: 'Remove a secret',
  description: 'Tokens obtained with it work until they expire.',
  params: SecretPath,
  response: { 204: Type.Null({ description: 'Removed.' }), ...refusals(401, 403, 404) },
};
