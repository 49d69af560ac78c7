import { type Account, findAccount } from '../../../accounts/web/account.ts';
import { clientOf, clientsOf } from '../../../operators/clients.ts';
import type { Operator } from '../../../operators/operator.ts';
import { seesAllClients } from '../../../operators/role.ts';
import { invalidField, Refusal } from '../../../refusal.ts';
import type { Service } from '../../service.ts';
import { readAccounts, type SeenAccount, withoutRow } from './read-clients.ts';

/** The accounts and clients that an operator sees. */
export class AccountAccess {
  readonly #service: Pick<Service, 'database' | 'clock'>;

  constructor(service: Pick<Service, 'database' | 'clock'>) {
    this.#service = service;
  }

  async list(operator: Operator): Promise<SeenAccount[]> {
    const { database, clock } = this.#service;
    const rows = seesAllClients(operator.role)
      ? undefined
      : (await clientsOf(database.kysely, operator)).map(({ id }) => id);
    return (await readAccounts(database.kysely, rows, clock.now())).map(withoutRow);
  }

  /** @throws Refusal `not-found` if there is no such account or the operator does not see its client */
  async find(operator: Operator, name: string): Promise<Account> {
    const { kysely } = this.#service.database;
    const account = await findAccount(kysely, name);
    if (seesAllClients(operator.role)) return account;
    const names = (await clientsOf(kysely, operator)).map((client) => client.name);
    if (account.client !== null && names.includes(account.client)) return account;
    throw new Refusal('not-found', `There is no account named ${name}.`);
  }

  /** Returns the name of a client, or null for null. @throws Refusal `invalid-request` if no client has this id */
  async nameOfClient(operator: Operator, clientId: string | null): Promise<string | null> {
    if (clientId === null) return null;
    const client = await clientOf(this.#service.database.kysely, operator, clientId);
    if (client === undefined) throw invalidField('client', 'is not the id of a client');
    return client.name;
  }
}
