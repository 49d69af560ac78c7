import type { FastifySchema } from 'fastify';
import Type, { type Static, type TSchema } from 'typebox';
import { HIGHEST_DAILY_LIMIT, KEY_NAME_LENGTH, KEYS_PER_ACCOUNT } from '../../../accounts/web/api-key.ts';
import { RESTRICTIONS_PER_KEY } from '../../../accounts/web/restriction-text.ts';
import { refusals } from '../schemas.ts';

export const tags = ['API keys'];

const orNull = <T extends TSchema>(schema: T, description: string) =>
  Type.Union([schema, Type.Null()], { description });

const list = (description: string) =>
  Type.Array(Type.String(), { maxItems: RESTRICTIONS_PER_KEY, description });

const TERMS = {
  name: Type.String({ maxLength: KEY_NAME_LENGTH, description: 'A name for the key.' }),
  expiresAt: orNull(Type.String({ format: 'date-time' }), 'When the key expires; null: never.'),
  allowedDomains: list(
    'Domains whose pages may use the key, such as `www.example.co.uk` or `*.example.co.uk`. A key with domains is a client key: it does not work from a server.',
  ),
  allowedIPs: list('Ranges of addresses that may use the key, such as `192.0.2.0/24` or `2001:db8::/32`.'),
  allowedServices: list(
    'Web services and methods that may be called with the key, such as `AddressCapture` or `AddressCapture.GetFullAddress`.',
  ),
  dailyLimit: orNull(
    Type.Integer({ minimum: 1, maximum: HIGHEST_DAILY_LIMIT }),
    'Requests that one IP address may make a day (UTC); null: no limit. An IPv6 address counts as its /64.',
  ),
};

const EXAMPLE = {
  id: '5e0c7b1f9a22',
  name: 'Web shop',
  createdAt: '2026-03-02T09:30:00.000Z',
  expiresAt: null,
  allowedDomains: ['www.example.co.uk', '*.example.co.uk'],
  allowedIPs: [],
  allowedServices: ['AddressCapture'],
  dailyLimit: 500,
};

const ID = { id: Type.String({ description: 'Identifies the key without revealing it.' }) };
const CREATED = { createdAt: Type.String({ format: 'date-time' }) };

export const KeyRecord = Type.Object(
  { ...ID, ...CREATED, ...TERMS },
  { title: 'ApiKey', description: 'The key. Its text is not shown.', examples: [EXAMPLE] },
);

const NewKeyRecord = Type.Object(
  { key: Type.String({ description: 'Shown only in this answer.' }), ...ID, ...CREATED, ...TERMS },
  {
    title: 'NewApiKey',
    description: 'The new key, with its text.',
    examples: [{ key: 'ABCD-1234-EFGH-5678', ...EXAMPLE }],
  },
);

const Terms = Type.Partial(Type.Object(TERMS), { additionalProperties: false, title: 'ApiKeyTerms' });

export const Key = { key: Type.String({ description: 'The id of the key, or the key itself.' }) };
const Keyed = Type.Object(Key);

export type AtKey = { Params: Static<typeof Keyed> };
export type TermsBody = Static<typeof Terms>;

export const listKeysSchema: FastifySchema = {
  tags,
  operationId: 'listApiKeys',
  summary: 'List your API keys, oldest first',
  description: `The list has all keys of your account, at most ${KEYS_PER_ACCOUNT}.`,
  response: {
    200: Type.Array(KeyRecord, { description: 'The keys. Their texts are not shown.' }),
    ...refusals(401, 403),
  },
};

export const createKeySchema: FastifySchema = {
  tags,
  operationId: 'createApiKey',
  summary: 'Create an API key',
  description: 'The answer shows the key. No later answer does.',
  body: Terms,
  response: { 201: NewKeyRecord, ...refusals(400, 401, 403, 413, 415) },
};

export const readKeySchema: FastifySchema = {
  tags,
  operationId: 'readApiKey',
  summary: 'Read an API key',
  params: Keyed,
  response: { 200: KeyRecord, ...refusals(401, 403, 404) },
};

export const changeKeySchema: FastifySchema = {
  tags,
  operationId: 'changeApiKey',
  summary: 'Change an API key',
  description: 'Members that you leave out stay as they are. The change takes effect within two seconds.',
  params: Keyed,
  body: Terms,
  response: { 200: KeyRecord, ...refusals(400, 401, 403, 404, 413, 415) },
};

export const revokeKeySchema: FastifySchema = {
  tags,
  operationId: 'revokeApiKey',
  summary: 'Revoke an API key',
  description: 'The service refuses the key within two seconds.',
  params: Keyed,
  response: { 204: Type.Null({ description: 'Revoked.' }), ...refusals(401, 403, 404) },
};
