import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { ClientScope } from '../../database/client-scope.ts';
import { isDuplicate } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';
import type { Licence } from '../../licence.ts';
import { invalidField, Refusal } from '../../refusal.ts';
import { findClient } from '../client.ts';
import { randomLetters, slugOf } from '../recognisable.ts';
import { hashSecret } from '../secret-hash.ts';
import { KEY_USERNAME_PREFIX } from './key-text.ts';

/** An account of the web services. The room `credits` keeps its credits. */
export interface Account {
  readonly id: number;
  /** The operator's name for the account. */
  readonly name: string;
  readonly username: string;
  readonly licences: readonly Licence[];
  /** Name of the batch client that manages the account's keys; null: only the operator does. */
  readonly client: string | null;
  readonly createdAt: Date;
  /** Everything is refused from this moment on. Null: never. */
  readonly expiresAt: Date | null;
}

/** The terms of an account. They are set when it is made, and can be changed later. */
export interface AccountTerms {
  readonly licences: readonly Licence[];
  /** Name of a client. A client manages at most one account. */
  readonly client?: string | null;
  readonly expiresAt?: Date | null;
}

/** The longest name of an account, in characters. */
export const ACCOUNT_NAME_LENGTH = 200;

/** The most credits of one purchase: well below the point where numbers lose precision. */
export const MOST_CREDITS = 1_000_000_000_000;

/** 144 random bits. */
const PASSWORD_BYTES = 18;

/** User names are chosen by the operator, from characters that URLs and forms leave alone. */
const USERNAME_SHAPE = /^[A-Za-z0-9][A-Za-z0-9._@-]{1,99}$/;

/**
 * Makes an account with this many credits. The password is returned here and never again.
 *
 * @throws Refusal `invalid-request` for an unusable name, user name or number of credits; `duplicate-name` if
 * another account has the name, the user name or the client; `not-found` if there is no such client
 */
export async function createAccount(
  kysely: Kysely<Schema>,
  {
    name,
    username,
    credits,
    sandbox = false,
    ...terms
  }: { name: string; username?: string; credits: number; sandbox?: boolean } & AccountTerms,
): Promise<{ id: number; username: string; password: string }> {
  checkName(name);
  if (username !== undefined) checkUsername(username);
  if (credits !== 0) checkCredits(credits);
  const password = makePassword();
  const row = {
    name,
    username: username ?? makeUsername(name),
    password_hash: hashSecret(password),
    licences: [...terms.licences],
    expires_at: terms.expiresAt ?? null,
    sandbox,
  };
  const id = await refusingDuplicates(() =>
    kysely.transaction().execute(async (transaction) => {
      const client = await clientRow(transaction, terms.client ?? null);
      const account = await transaction
        .insertInto('account')
        .values({ ...row, client_id: client })
        .returning('id')
        .executeTakeFirstOrThrow();
      await transaction.insertInto('credit_pool').values({ account_id: account.id, balance: 0 }).execute();
      if (credits > 0) await sql`select add_credits(${account.id}, ${credits})`.execute(transaction);
      return account.id;
    }),
  );
  return { id, username: row.username, password };
}

/** All accounts, by name. */
export async function listAccounts(kysely: Kysely<Schema>): Promise<Account[]> {
  const rows = await selectAccounts(kysely).orderBy('account.name').execute();
  return rows.map(accountOf);
}

/** Finds an account by the operator's name for it. @throws Refusal `not-found` */
export async function findAccount(kysely: Kysely<Schema>, name: string): Promise<Account> {
  const row = await selectAccounts(kysely).where('account.name', '=', name).executeTakeFirst();
  if (row === undefined) throw new Refusal('not-found', `There is no account named ${name}.`);
  return accountOf(row);
}

/**
 * Changes the given terms and leaves the rest. Every process follows within two seconds.
 *
 * @throws Refusal as {@link createAccount} does; `not-found` if there is no such account
 */
export async function changeAccount(
  kysely: Kysely<Schema>,
  name: string,
  terms: Partial<AccountTerms>,
): Promise<void> {
  const { id } = await findAccount(kysely, name);
  const changes = {
    ...(terms.licences !== undefined && { licences: [...terms.licences] }),
    ...(terms.expiresAt !== undefined && { expires_at: terms.expiresAt }),
    ...(terms.client !== undefined && { client_id: await clientRow(kysely, terms.client) }),
  };
  if (Object.keys(changes).length === 0) return;
  await refusingDuplicates(() =>
    kysely.updateTable('account').set(changes).where('id', '=', id).execute().then(Boolean),
  );
}

/**
 * Gives an account a new password, which is returned here and never again. The old password stops working at
 * once.
 */
export async function renewPassword(kysely: Kysely<Schema>, name: string): Promise<string> {
  const { id } = await findAccount(kysely, name);
  const password = makePassword();
  const changes = { password_hash: hashSecret(password) };
  await kysely.updateTable('account').set(changes).where('id', '=', id).execute();
  return password;
}

/** Revokes all tokens that the account obtained before `now`. */
export async function revokeTokens(kysely: Kysely<Schema>, name: string, now: Date): Promise<void> {
  const { id } = await findAccount(kysely, name);
  await kysely.updateTable('account').set({ tokens_from: now }).where('id', '=', id).execute();
}

/** Removes an account with its keys, credits and usage. @throws Refusal `not-found` */
export async function removeAccount(kysely: Kysely<Schema>, name: string): Promise<void> {
  const { id } = await findAccount(kysely, name);
  await kysely.deleteFrom('account').where('id', '=', id).execute();
}

/** Row id of the account that a client manages; undefined if it manages none. */
export async function accountOfClient(scope: ClientScope): Promise<number | undefined> {
  return (await scope.selectFrom('account').select('id').executeTakeFirst())?.id;
}

/** @throws Refusal `invalid-request` unless `credits` is a number of credits that can be bought */
export function checkCredits(credits: number): void {
  if (!Number.isSafeInteger(credits) || credits < 1 || credits > MOST_CREDITS) {
    throw invalidField('credits', `must be a whole number from 1 to ${MOST_CREDITS}`);
  }
}

function selectAccounts(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('account')
    .leftJoin('client', 'client.id', 'account.client_id')
    .select([
      'account.id',
      'account.name',
      'account.username',
      'account.licences',
      'account.created_at',
      'account.expires_at',
      'client.name as client',
    ]);
}

function accountOf(row: {
  id: number;
  name: string;
  username: string;
  licences: string[];
  client: string | null;
  created_at: Date;
  expires_at: Date | null;
}): Account {
  const { id, name, username, licences, client } = row;
  const [createdAt, expiresAt] = [row.created_at, row.expires_at];
  return { id, name, username, licences: licences as Licence[], client, createdAt, expiresAt };
}

async function clientRow(kysely: Kysely<Schema>, name: string | null): Promise<number | null> {
  return name === null ? null : (await findClient(kysely, name)).id;
}

function checkName(name: string): void {
  if (name.trim() === '' || name.length > ACCOUNT_NAME_LENGTH || /\p{Cc}/u.test(name)) {
    throw invalidField('name', `must have 1 to ${ACCOUNT_NAME_LENGTH} characters and no control characters`);
  }
}

function checkUsername(username: string): void {
  if (!USERNAME_SHAPE.test(username) || username.toLowerCase().startsWith(KEY_USERNAME_PREFIX)) {
    const shape = 'must have 2 to 100 of the characters A-Z a-z 0-9 . _ @ -, begin with a letter or digit';
    throw invalidField('username', `${shape} and not with "${KEY_USERNAME_PREFIX}"`);
  }
}

async function refusingDuplicates<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const { constraint = '' } = error as { constraint?: string };
    const what = constraint.includes('client')
      ? 'The client already has an account.'
      : `There is already an account with this ${constraint.includes('username') ? 'user name' : 'name'}.`;
    throw new Refusal('duplicate-name', what);
  }
}

/** `Acme Ltd` → `acme-ltd-k3v9x2`, which people recognise. */
function makeUsername(name: string): string {
  const slug = slugOf(name);
  return `${slug.startsWith('apikey') || slug === '' ? 'account' : slug}-${randomLetters(6)}`;
}

function makePassword(): string {
  return randomBytes(PASSWORD_BYTES).toString('base64url');
}
