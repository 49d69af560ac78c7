import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { invalidField, Refusal } from '../../refusal.ts';
import { digestOfKey, makeKey, readKey } from './key-text.ts';
import { RESTRICTIONS_PER_KEY, readDomain, readNetwork, readServiceName } from './restriction-text.ts';

/** A key of an account, without its text: the text was shown once, and only its digest is kept. */
export interface ApiKey {
  /** Public id of the key, used wherever the key itself is not known: 12 hexadecimal digits. */
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  /** The key is refused from this moment on. Null: valid until revoked. */
  readonly expiresAt: Date | null;
  /** A key with domains is a client key: it works from pages of these domains and nowhere else. */
  readonly allowedDomains: readonly string[];
  readonly allowedIPs: readonly string[];
  readonly allowedServices: readonly string[];
  /** Requests that one address may make a day (UTC); null: no limit. */
  readonly dailyLimit: number | null;
}

/** The restrictions of a key that are lists. Each value can be added and removed separately. */
export const RESTRICTIONS = {
  allowedDomains: { column: 'allowed_domains', read: readDomain },
  allowedIPs: { column: 'allowed_ips', read: readNetwork },
  allowedServices: { column: 'allowed_services', read: readServiceName },
} as const;

export type Restriction = keyof typeof RESTRICTIONS;

/** The terms of a key. They are set when it is made, and can be changed later. */
export type KeyTerms = Partial<Omit<ApiKey, 'id' | 'createdAt'>>;

/** The most keys per account. */
export const KEYS_PER_ACCOUNT = 1000;

/** The longest name of a key, in characters. */
export const KEY_NAME_LENGTH = 200;

/** The highest daily limit: the largest integer of the column. */
export const HIGHEST_DAILY_LIMIT = 2_147_483_647;

const ID_SHAPE = /^[0-9a-f]{12}$/;

/**
 * Makes a key for an account. The key is returned here and never again.
 *
 * @throws Refusal `invalid-request` for unusable terms, `wrong-state` if the account has
 * {@link KEYS_PER_ACCOUNT} keys
 */
export async function createKey(
  kysely: Kysely<Schema>,
  account: number,
  terms: KeyTerms,
): Promise<{ key: string } & ApiKey> {
  const id = randomBytes(6).toString('hex');
  const key = makeKey();
  const row = { id, account_id: account, digest: digestOfKey(key), name: '', ...rowOf(terms) };
  return kysely.transaction().execute(async (transaction) => {
    // Keys of an account are made one after another, so that the limit on their number holds.
    await transaction.selectFrom('account').select('id').where('id', '=', account).forUpdate().execute();
    const { count } = await transaction
      .selectFrom('api_key')
      .select(sql<number>`count(*)`.as('count'))
      .where('account_id', '=', account)
      .executeTakeFirstOrThrow();
    if (count >= KEYS_PER_ACCOUNT) {
      throw new Refusal('wrong-state', `An account has at most ${KEYS_PER_ACCOUNT} keys.`);
    }
    await transaction.insertInto('api_key').values(row).execute();
    return { key, ...(await findKey(transaction, account, id)) };
  });
}

/** The keys of an account, oldest first. */
export async function listKeys(kysely: Kysely<Schema>, account: number): Promise<ApiKey[]> {
  const rows = await selectKeys(kysely)
    .where('account_id', '=', account)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(keyOf);
}

/** Finds a key of this account, by its id or by the key itself. @throws Refusal `not-found` */
export async function findKey(kysely: Kysely<Schema>, account: number, name: string): Promise<ApiKey> {
  const row = await selectKeys(kysely)
    .where('account_id', '=', account)
    .where(isNamed(name))
    .executeTakeFirst();
  if (row === undefined) throw unknownKey();
  return keyOf(row);
}

/** Changes the given terms and leaves the rest. @throws Refusal `invalid-request`, `not-found` */
export async function changeKey(
  kysely: Kysely<Schema>,
  account: number,
  name: string,
  terms: KeyTerms,
): Promise<ApiKey> {
  const row = rowOf(terms);
  const { id } = await findKey(kysely, account, name);
  if (Object.keys(row).length > 0) {
    await kysely.updateTable('api_key').set(row).where('id', '=', id).execute();
  }
  return findKey(kysely, account, id);
}

/**
 * Adds a value to a list of restrictions, unless it is there already.
 *
 * @throws Refusal as {@link changeKey} does
 */
export async function addRestriction(
  kysely: Kysely<Schema>,
  account: number,
  name: string,
  restriction: Restriction,
  text: string,
): Promise<ApiKey> {
  const { column, read } = RESTRICTIONS[restriction];
  const value = read(text);
  const { numUpdatedRows } = await kysely
    .updateTable('api_key')
    .set({ [column]: sql`array_append(array_remove(${sql.ref(column)}, ${value}), ${value})` })
    .where('account_id', '=', account)
    .where(isNamed(name))
    .where(sql<boolean>`cardinality(array_remove(${sql.ref(column)}, ${value})) < ${RESTRICTIONS_PER_KEY}`)
    .executeTakeFirstOrThrow();
  const key = await findKey(kysely, account, name);
  if (numUpdatedRows === 0n) throw tooMany(restriction);
  return key;
}

/**
 * Removes a value from a list of restrictions. A key whose list is empty is not restricted in this way.
 *
 * @throws Refusal `not-found` if there is no such key or value
 */
export async function removeRestriction(
  kysely: Kysely<Schema>,
  account: number,
  name: string,
  restriction: Restriction,
  text: string,
): Promise<ApiKey> {
  const { column, read } = RESTRICTIONS[restriction];
  const value = read(text);
  const { numUpdatedRows } = await kysely
    .updateTable('api_key')
    .set({ [column]: sql`array_remove(${sql.ref(column)}, ${value})` })
    .where('account_id', '=', account)
    .where(isNamed(name))
    .where(sql<boolean>`${sql.ref(column)} @> array[${value}]::text[]`)
    .executeTakeFirstOrThrow();
  const key = await findKey(kysely, account, name);
  if (numUpdatedRows > 0n) return key;
  throw new Refusal('not-found', `${value} is not among the ${restriction} of the key.`);
}

/** Removes a key. Every process refuses it within two seconds. @throws Refusal `not-found` */
export async function removeKey(kysely: Kysely<Schema>, account: number, name: string): Promise<void> {
  const { numDeletedRows } = await kysely
    .deleteFrom('api_key')
    .where('account_id', '=', account)
    .where(isNamed(name))
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw unknownKey();
}

/** The account that a key belongs to, for callers that may see all accounts. @throws Refusal `not-found` */
export async function accountOfKey(kysely: Kysely<Schema>, name: string): Promise<number> {
  const row = await kysely.selectFrom('api_key').select('account_id').where(isNamed(name)).executeTakeFirst();
  if (row === undefined) throw unknownKey();
  return row.account_id;
}

/** Repeats nothing of what was sent: it may be a key. */
function unknownKey(): Refusal {
  return new Refusal('not-found', 'There is no such key.');
}

function isNamed(name: string) {
  const key = readKey(name);
  if (key !== undefined) return sql<boolean>`digest = ${digestOfKey(key)}`;
  return sql<boolean>`id = ${ID_SHAPE.test(name.toLowerCase()) ? name.toLowerCase() : ''}`;
}

function selectKeys(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('api_key')
    .select(['id', 'name', 'created_at', 'expires_at', 'daily_limit'])
    .select(['allowed_domains', 'allowed_ips', 'allowed_services']);
}

function keyOf(row: {
  id: string;
  name: string;
  created_at: Date;
  expires_at: Date | null;
  daily_limit: number | null;
  allowed_domains: string[];
  allowed_ips: string[];
  allowed_services: string[];
}): ApiKey {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    allowedDomains: row.allowed_domains,
    allowedIPs: row.allowed_ips,
    allowedServices: row.allowed_services,
    dailyLimit: row.daily_limit,
  };
}

/** The columns of the given terms. @throws Refusal `invalid-request` */
function rowOf({ name, expiresAt, dailyLimit, ...lists }: KeyTerms) {
  if (name !== undefined && (name.length > KEY_NAME_LENGTH || /\p{Cc}/u.test(name))) {
    throw invalidField('name', `must have at most ${KEY_NAME_LENGTH} characters and no control characters`);
  }
  if (typeof dailyLimit === 'number' && !(dailyLimit >= 1 && dailyLimit <= HIGHEST_DAILY_LIMIT)) {
    throw invalidField('dailyLimit', `must be a whole number from 1 to ${HIGHEST_DAILY_LIMIT}`);
  }
  return {
    ...(name !== undefined && { name }),
    ...(expiresAt !== undefined && { expires_at: expiresAt }),
    ...(dailyLimit !== undefined && { daily_limit: dailyLimit }),
    ...(lists.allowedDomains && { allowed_domains: readList('allowedDomains', lists.allowedDomains) }),
    ...(lists.allowedIPs && { allowed_ips: readList('allowedIPs', lists.allowedIPs) }),
    ...(lists.allowedServices && { allowed_services: readList('allowedServices', lists.allowedServices) }),
  };
}

function readList(restriction: Restriction, texts: readonly string[]): string[] {
  const { read } = RESTRICTIONS[restriction];
  const values = [...new Set(texts.map((text) => read(text)))];
  if (values.length > RESTRICTIONS_PER_KEY) throw tooMany(restriction);
  return values;
}

function tooMany(restriction: Restriction): Refusal {
  return invalidField(restriction, `must not have more than ${RESTRICTIONS_PER_KEY} entries`);
}
