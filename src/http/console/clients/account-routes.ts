import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import {
  changeAccount,
  createAccount,
  removeAccount,
  renewPassword,
  revokeTokens,
} from '../../../accounts/web/account.ts';
import { readLicences } from '../../../accounts/web/licence.ts';
import { readBalances, topUp } from '../../../credits/balance.ts';
import { readUsageTotals } from '../../../credits/usage-totals.ts';
import { invalidField } from '../../../refusal.ts';
import type { Service } from '../../service.ts';
import { AccountAccess } from './account-access.ts';
import { AtAccount, ChangedAccount, Credits, NewAccount, Usage } from './account-schemas.ts';

const ACCOUNTS = '/console/api/accounts';
const ACCOUNT = `${ACCOUNTS}/:account`;

type At = { Params: Static<typeof AtAccount> };
const params = AtAccount;

/** The routes of accounts of the web services: credits, terms, password and usage. */
export function accountRoutes(server: FastifyInstance, service: Service): void {
  const access = new AccountAccess(service);
  server.get(ACCOUNTS, async ({ operator }) => access.list(operator));
  createRoute(server, service, access);
  usageRoute(server, service, access);
  changeRoute(server, service, access);
  creditsRoute(server, service, access);
  passwordRoute(server, service, access);
  tokensRoute(server, service, access);
  removeRoute(server, service, access);
}

function createRoute(server: FastifyInstance, { database, clock }: Service, access: AccountAccess): void {
  server.post<{ Body: Static<typeof NewAccount> }>(
    ACCOUNTS,
    { schema: { body: NewAccount } },
    async ({ body, operator }, reply) => {
      const { name, credits } = body;
      const licences = readLicences(body.licences);
      const client = await access.nameOfClient(operator, body.client ?? null);
      const expiresAt = readExpiry(body.expiresAt ?? null, clock.now());
      const terms = { name, credits, licences, client, expiresAt };
      const { username, password } = await createAccount(database.kysely, terms);
      return reply.code(201).header('cache-control', 'no-store').send({ name, username, password });
    },
  );
}

function usageRoute(server: FastifyInstance, { database, clock }: Service, access: AccountAccess): void {
  server.get<At & { Querystring: Static<typeof Usage> }>(
    `${ACCOUNT}/usage`,
    { schema: { params, querystring: Usage } },
    async ({ operator, params: { account }, query: { days = 30, key, method } }) => {
      const { id } = await access.find(operator, account);
      const from = new Date(clock.now().getTime() - (days - 1) * 86_400_000).toISOString().slice(0, 10);
      return { from, ...(await readUsageTotals(database.kysely, id, { from, key, method })) };
    },
  );
}

function changeRoute(server: FastifyInstance, { database, clock }: Service, access: AccountAccess): void {
  server.put<At & { Body: Static<typeof ChangedAccount> }>(
    ACCOUNT,
    { schema: { params, body: ChangedAccount } },
    async ({ operator, params: { account }, body }, reply) => {
      const { licences, client, expiresAt } = body;
      await access.find(operator, account);
      await changeAccount(database.kysely, account, {
        ...(licences !== undefined && { licences: readLicences(licences) }),
        ...(client !== undefined && { client: await access.nameOfClient(operator, client) }),
        ...(expiresAt !== undefined && { expiresAt: readExpiry(expiresAt, clock.now()) }),
      });
      return reply.code(204).send();
    },
  );
}

function creditsRoute(server: FastifyInstance, { database }: Service, access: AccountAccess): void {
  server.post<At & { Body: Static<typeof Credits> }>(
    `${ACCOUNT}/credits`,
    { schema: { params, body: Credits } },
    async ({ operator, params: { account }, body: { credits } }) => {
      const { id } = await access.find(operator, account);
      await topUp(database.kysely, id, credits);
      return { remaining: (await readBalances(database.kysely, id)).get(id)?.remaining ?? 0 };
    },
  );
}

function passwordRoute(server: FastifyInstance, { database }: Service, access: AccountAccess): void {
  server.post<At>(
    `${ACCOUNT}/password`,
    { schema: { params } },
    async ({ operator, params: { account } }, reply) => {
      await access.find(operator, account);
      const password = await renewPassword(database.kysely, account);
      return reply.header('cache-control', 'no-store').send({ password });
    },
  );
}

function tokensRoute(server: FastifyInstance, { database, clock }: Service, access: AccountAccess): void {
  server.delete<At>(
    `${ACCOUNT}/tokens`,
    { schema: { params } },
    async ({ operator, params: { account } }, reply) => {
      await access.find(operator, account);
      await revokeTokens(database.kysely, account, clock.now());
      return reply.code(204).send();
    },
  );
}

function removeRoute(server: FastifyInstance, { database }: Service, access: AccountAccess): void {
  server.delete<At>(ACCOUNT, { schema: { params } }, async ({ operator, params: { account } }, reply) => {
    await access.find(operator, account);
    await removeAccount(database.kysely, account);
    return reply.code(204).send();
  });
}

/** @throws Refusal `invalid-request` unless the moment is in the future */
function readExpiry(text: string | null, now: Date): Date | null {
  if (text === null) return null;
  const moment = new Date(text);
  if (!(moment > now)) throw invalidField('expiresAt', 'must be in the future');
  return moment;
}
