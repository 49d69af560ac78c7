import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import {
  ACCOUNT_NAME_LENGTH,
  type Account,
  changeAccount,
  createAccount,
  findAccount,
  MOST_CREDITS,
  removeAccount,
  renewPassword,
  revokeTokens,
} from '../../../accounts/web/account.ts';
import { readLicences } from '../../../accounts/web/licence.ts';
import { readBalances, topUp } from '../../../credits/balance.ts';
import { readUsageTotals } from '../../../credits/usage-totals.ts';
import { LICENCES } from '../../../licence.ts';
import { clientOf, clientsOf } from '../../../operators/clients.ts';
import type { Operator } from '../../../operators/operator.ts';
import { seesAllClients } from '../../../operators/role.ts';
import { invalidField, Refusal } from '../../../refusal.ts';
import type { Service } from '../../service.ts';
import { readAccounts, withoutRow } from './read-clients.ts';

/** The most days of usage that one request reads. */
export const USAGE_DAYS = 366;

const Expiry = Type.Union([Type.String({ format: 'date-time' }), Type.Null()]);
const Terms = {
  licences: Type.Array(Type.String({ maxLength: 50 }), { maxItems: LICENCES.length }),
  /** The public id of the client that manages the account. */
  client: Type.Union([Type.String({ maxLength: 64 }), Type.Null()]),
  expiresAt: Expiry,
};
const NewAccount = Type.Object(
  {
    name: Type.String({ maxLength: ACCOUNT_NAME_LENGTH }),
    credits: Type.Integer({ minimum: 0, maximum: MOST_CREDITS }),
    licences: Terms.licences,
    client: Type.Optional(Terms.client),
    expiresAt: Type.Optional(Expiry),
  },
  { additionalProperties: false },
);
const ChangedAccount = Type.Partial(Type.Object(Terms), { additionalProperties: false });
const AtAccount = Type.Object({ account: Type.String({ maxLength: ACCOUNT_NAME_LENGTH }) });
const Credits = Type.Object(
  { credits: Type.Integer({ minimum: 1, maximum: MOST_CREDITS }) },
  { additionalProperties: false },
);
const Usage = Type.Object(
  {
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: USAGE_DAYS })),
    key: Type.Optional(Type.String({ maxLength: 64 })),
    method: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { additionalProperties: false },
);

type At = { Params: Static<typeof AtAccount> };

/** The routes of accounts of the web services: credits, terms, password and usage. */
export function accountRoutes(server: FastifyInstance, service: Service): void {
  const { kysely } = service.database;
  const { clock } = service;
  const params = AtAccount;

  server.get('/console/api/accounts', async ({ operator }) =>
    (await seenAccounts(operator!)).map(withoutRow),
  );

  server.post<{ Body: Static<typeof NewAccount> }>(
    '/console/api/accounts',
    { schema: { body: NewAccount } },
    async ({ body, operator }, reply) => {
      const { name, credits } = body;
      const licences = readLicences(body.licences);
      const client = await nameOf(operator!, body.client ?? null);
      const terms = { name, credits, licences, client, expiresAt: readExpiry(body.expiresAt ?? null) };
      const { username, password } = await createAccount(kysely, terms);
      return reply.code(201).header('cache-control', 'no-store').send({ name, username, password });
    },
  );

  server.get<At & { Querystring: Static<typeof Usage> }>(
    '/console/api/accounts/:account/usage',
    { schema: { params, querystring: Usage } },
    async ({ operator, params: { account }, query: { days = 30, key, method } }) => {
      const { id } = await known(operator!, account);
      const from = new Date(clock.now().getTime() - (days - 1) * 86_400_000).toISOString().slice(0, 10);
      return { from, ...(await readUsageTotals(kysely, id, { from, key, method })) };
    },
  );

  server.put<At & { Body: Static<typeof ChangedAccount> }>(
    '/console/api/accounts/:account',
    { schema: { params, body: ChangedAccount } },
    async ({ operator, params: { account }, body }, reply) => {
      const { licences, client, expiresAt } = body;
      await known(operator!, account);
      await changeAccount(kysely, account, {
        ...(licences !== undefined && { licences: readLicences(licences) }),
        ...(client !== undefined && { client: await nameOf(operator!, client) }),
        ...(expiresAt !== undefined && { expiresAt: readExpiry(expiresAt) }),
      });
      return reply.code(204).send();
    },
  );

  server.post<At & { Body: Static<typeof Credits> }>(
    '/console/api/accounts/:account/credits',
    { schema: { params, body: Credits } },
    async ({ operator, params: { account }, body: { credits } }) => {
      const { id } = await known(operator!, account);
      await topUp(kysely, id, credits);
      return { remaining: (await readBalances(kysely, id)).get(id)?.remaining ?? 0 };
    },
  );

  server.post<At>(
    '/console/api/accounts/:account/password',
    { schema: { params } },
    async ({ operator, params: { account } }, reply) => {
      await known(operator!, account);
      const password = await renewPassword(kysely, account);
      return reply.header('cache-control', 'no-store').send({ password });
    },
  );

  server.delete<At>(
    '/console/api/accounts/:account/tokens',
    { schema: { params } },
    async ({ operator, params: { account } }, reply) => {
      await known(operator!, account);
      await revokeTokens(kysely, account, clock.now());
      return reply.code(204).send();
    },
  );

  server.delete<At>(
    '/console/api/accounts/:account',
    { schema: { params } },
    async ({ operator, params: { account } }, reply) => {
      await known(operator!, account);
      await removeAccount(kysely, account);
      return reply.code(204).send();
    },
  );

  const seenAccounts = async (operator: Operator) => {
    const rows = seesAllClients(operator.role)
      ? undefined
      : (await clientsOf(kysely, operator)).map(({ id }) => id);
    return readAccounts(kysely, rows, clock.now());
  };

  /** @throws Refusal `not-found` if there is no such account or the operator does not see its client */
  const known = async (operator: Operator, name: string): Promise<Account> => {
    const account = await findAccount(kysely, name);
    if (seesAllClients(operator.role)) return account;
    const names = (await clientsOf(kysely, operator)).map((client) => client.name);
    if (account.client !== null && names.includes(account.client)) return account;
    throw new Refusal('not-found', `There is no account named ${name}.`);
  };

  /** The name of a client. @throws Refusal `invalid-request` if there is none with this id */
  const nameOf = async (operator: Operator, clientId: string | null): Promise<string | null> => {
    if (clientId === null) return null;
    const client = await clientOf(kysely, operator, clientId);
    if (client === undefined) throw invalidField('client', 'is not the id of a client');
    return client.name;
  };

  const readExpiry = (text: string | null): Date | null => {
    if (text === null) return null;
    const moment = new Date(text);
    if (!(moment > clock.now())) throw invalidField('expiresAt', 'must be in the future');
    return moment;
  };
}
