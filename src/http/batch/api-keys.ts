import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static, type TSchema } from 'typebox';
import { accountOfClient } from '../../accounts/web/account.ts';
import {
  type ApiKey,
  addRestriction,
  changeKey,
  createKey,
  findKey,
  HIGHEST_DAILY_LIMIT,
  KEY_NAME_LENGTH,
  KEYS_PER_ACCOUNT,
  type KeyTerms,
  listKeys,
  type Restriction,
  removeKey,
  removeRestriction,
} from '../../accounts/web/api-key.ts';
import { RESTRICTIONS_PER_KEY } from '../../accounts/web/restriction-text.ts';
import { invalidField, Refusal } from '../../refusal.ts';
import type { Service } from '../service.ts';
import { refusals } from './schemas.ts';

const orNull = <T extends TSchema>(schema: T, description: string) =>
  Type.Union([schema, Type.Null()], { description });

const list = (description: string) =>
  Type.Array(Type.String(), { maxItems: RESTRICTIONS_PER_KEY, description });

const TERMS = {
  name: Type.String({ maxLength: KEY_NAME_LENGTH, description: 'A name for the key.' }),
  expiresAt: orNull(Type.String({ format: 'date-time' }), 'When the key expires; null: never.'),
  allowedDomains: list(
    'Domains whose pages may use the key, as `www.example.co.uk` or `*.example.co.uk`. With any, it is a client key: useless from a server.',
  ),
  allowedIPs: list('Ranges of addresses that may use the key, as `192.0.2.0/24` or `2001:db8::/32`.'),
  allowedServices: list(
    'Web services and methods that may be called with the key, such as `AddressCapture` or `AddressCapture.GetFullAddress`.',
  ),
  dailyLimit: orNull(
    Type.Integer({ minimum: 1, maximum: HIGHEST_DAILY_LIMIT }),
    'Requests of one IP address a day (UTC); null: any number. An IPv6 address counts as its /64.',
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

const KeyRecord = Type.Object(
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

const Key = { key: Type.String({ description: 'The id of the key, or the key itself.' }) };
const Keyed = Type.Object(Key);

type AtKey = { Params: Static<typeof Keyed> };

/** The routes of the batch interface that manage the keys of the client's account (contract 6). */
export async function apiKeyRoutes(
  server: FastifyInstance,
  { service }: { service: Service },
): Promise<void> {
  const { kysely } = service.database;
  const tags = ['API keys'];
  const recordOf = (key: ApiKey) => ({
    ...key,
    createdAt: key.createdAt.toISOString(),
    expiresAt: key.expiresAt?.toISOString() ?? null,
  });
  const termsOf = ({ expiresAt, ...rest }: Static<typeof Terms>): KeyTerms => {
    const moment = typeof expiresAt === 'string' ? new Date(expiresAt) : expiresAt;
    if (moment instanceof Date && !(moment > service.clock.now())) {
      throw invalidField('expiresAt', 'must be in the future');
    }
    return { ...rest, expiresAt: moment } as KeyTerms;
  };
  /** A client without an account has no keys: whatever it names is unknown. */
  const accountOf = async ({ scope }: FastifyRequest): Promise<number> => (await accountOfClient(scope)) ?? 0;

  server.get(
    '/ApiKey',
    {
      schema: {
        tags,
        operationId: 'listApiKeys',
        summary: 'List your API keys, oldest first',
        description: `The list has all keys of your account, at most ${KEYS_PER_ACCOUNT}.`,
        response: {
          200: Type.Array(KeyRecord, { description: 'The keys. Their texts are not shown.' }),
          ...refusals(401, 403),
        },
      },
    },
    async (request, reply) => {
      const keys = await listKeys(kysely, await accountOf(request));
      reply.header('x-total-count', keys.length);
      return keys.map(recordOf);
    },
  );

  server.post<{ Body: Static<typeof Terms> }>(
    '/ApiKey',
    {
      schema: {
        tags,
        operationId: 'createApiKey',
        summary: 'Create an API key',
        description: 'The answer shows the key. No later answer does.',
        body: Terms,
        response: { 201: NewKeyRecord, ...refusals(400, 401, 403, 413, 415) },
      },
    },
    async (request, reply) => {
      const terms = termsOf(request.body);
      const account = await accountOfClient(request.scope);
      if (account === undefined) {
        throw new Refusal(
          'wrong-state',
          'This client has no account of the web services; the operator makes one.',
        );
      }
      const { key, ...made } = await createKey(kysely, account, terms);
      return reply
        .code(201)
        .header('location', `${service.publicUrl()}/ApiKey/${made.id}`)
        .header('cache-control', 'no-store')
        .send({ key, ...recordOf(made) });
    },
  );

  server.get<AtKey>(
    '/ApiKey/:key',
    {
      schema: {
        tags,
        operationId: 'readApiKey',
        summary: 'Read an API key',
        params: Keyed,
        response: { 200: KeyRecord, ...refusals(401, 403, 404) },
      },
    },
    async (request) => recordOf(await findKey(kysely, await accountOf(request), request.params.key)),
  );

  server.put<AtKey & { Body: Static<typeof Terms> }>(
    '/ApiKey/:key',
    {
      schema: {
        tags,
        operationId: 'changeApiKey',
        summary: 'Change an API key',
        description:
          'Members that are left out stay as they are. The change takes effect within a second or two.',
        params: Keyed,
        body: Terms,
        response: { 200: KeyRecord, ...refusals(400, 401, 403, 404, 413, 415) },
      },
    },
    async (request) => {
      const terms = termsOf(request.body);
      return recordOf(await changeKey(kysely, await accountOf(request), request.params.key, terms));
    },
  );

  server.delete<AtKey>(
    '/ApiKey/:key',
    {
      schema: {
        tags,
        operationId: 'revokeApiKey',
        summary: 'Revoke an API key',
        description: 'The service refuses it within a second or two.',
        params: Keyed,
        response: { 204: Type.Null({ description: 'Revoked.' }), ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      await removeKey(kysely, await accountOf(request), request.params.key);
      return reply.code(204).send();
    },
  );

  /** Adds and removes one entry of a list of restrictions; `textOf` puts it together from the path. */
  function restrictionRoutes(
    restriction: Restriction,
    path: string,
    what: string,
    params: Record<string, TSchema>,
    textOf: (params: Record<string, string>) => string,
  ): void {
    const schema = { tags, params: Type.Object({ ...Key, ...params }) };
    const name = restriction[0]!.toUpperCase() + restriction.slice(1, -1);
    for (const [method, verb, work] of [
      ['PUT', 'add', addRestriction],
      ['DELETE', 'remove', removeRestriction],
    ] as const) {
      server.route<{ Params: Record<string, string> }>({
        method,
        url: `/ApiKey/:key/${restriction}/${path}`,
        schema: {
          ...schema,
          operationId: `${verb}${name}`,
          summary: method === 'PUT' ? `Allow ${what}` : `Stop allowing ${what}`,
          description:
            method === 'PUT'
              ? 'Once the key has an entry in this list, it works for the entries only. Adding an entry twice changes nothing.'
              : 'When the last entry is removed, this restriction ends.',
          response: { 200: KeyRecord, ...refusals(400, 401, 403, 404) },
        },
        handler: async (request) => {
          const { key = '' } = request.params;
          const text = textOf(request.params);
          return recordOf(await work(kysely, await accountOf(request), key, restriction, text));
        },
      });
    }
  }

  restrictionRoutes(
    'allowedDomains',
    ':domain',
    'the pages of a domain',
    { domain: Type.String({ description: '`www.example.co.uk`, or `*.example.co.uk` for all below it.' }) },
    ({ domain = '' }) => domain,
  );
  restrictionRoutes(
    'allowedIPs',
    ':network/:prefix',
    'a range of IP addresses',
    {
      network: Type.String({ description: 'An IPv4 or IPv6 address.' }),
      prefix: Type.String({ description: 'How many of its bits count: 0 to 32, or to 128.' }),
    },
    ({ network, prefix }) => `${network}/${prefix}`,
  );
  restrictionRoutes(
    'allowedServices',
    ':service',
    'a web service or a method',
    { service: Type.String({ description: '`AddressCapture`, or `AddressCapture.GetFullAddress`.' }) },
    ({ service: name = '' }) => name,
  );
}
