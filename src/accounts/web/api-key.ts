import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { invalidField, Refusal } from '../../refusal.ts';
import { digestOfKey, makeKey, readKey } from './key-text.ts';
import { RESTRICTIONS_PER_KEY, readDomain, readNetwork, readServiceName } from './restriction-text.ts';

/** A key of an account, without the key itself: that was shown once and only its digest is kept. */
export interface ApiKey {
  /** Names the key where the key itself is not known: 12 hexadecimal digits. */
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  /** From this moment on the key is refused. Null: good until revoked. */
  readonly expiresAt: Date | null;
  /** With any, it is a client key: good from pages of these domains and nowhere else. */
  readonly allowedDomains: readonly string[];
  readonly allowedIPs: readonly string[];
  readonly allowedServices: readonly string[];
  /** Requests of one address a day (UTC); null: any number. */
  readonly dailyLimit: number | null;
}

/** The restrictions of a key that are lists, each value of which can be added and removed by itself. */
export const RESTRICTIONS = {
  allowedDomains: { column: 'allowed_domains', read: readDomain },
  allowedIPs: { column: 'allowed_ips', read: readNetwork },
  allowedServices: { column: 'allowed_services', read: readServiceName },
} as const;

export type Restriction = keyof typeof RESTRICTIONS;

/** What may be settled when a key is made and changed later. */
export type KeyTerms = Partial<Omit<ApiKey, 'id' | 'createdAt'>>;

/** The most keys of one account. */
export const KEYS_PER_ACCOUNT = 1000;

/** The longest name of a key, in characters. */
export const KEY_NAME_LENGTH = 200;

/** The highest daily limit: the largest integer of the column. */
export const HIGHEST_DAILY_LIMIT = 2_147_483_647;

const ID_SHAPE = /^[0-9a-f]{12}$/;

/**
 * Makes a key for an account. It is returned here and never again.
 *
 * @throws Refusal `invalid-request` for unusable terms, `wrong-state` where the account has {@link KEYS_PER_ACCOUNT}.
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
    // Keys of one account are made one after the other, so that their number holds.
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

/** A key of this account, named by its id or by itself. @throws Refusal `not-found`. */
export async function findKey(kysely: Kysely<Schema>, account: number, name: string): Promise<ApiKey> {
  const row = await selectKeys(kysely)
    .where('account_id', '=', account)
    .where(isNamed(name))
    .executeTakeFirst();
  if (row === undefined) throw unknownKey();
  return keyOf(row);
}

/** Changes what is named; the rest stays. @throws Refusal `invalid-request`, `not-found`. */
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

/** Adds one value to a list of restrictions; one that is there already stays. @throws Refusal as {@link changeKey}. */
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
 * Takes one value from a list of restrictions. Without the last one the key is not restricted in this way any more.
 *
 * @throws Refusal `not-found` for the key or the value.
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

/** Takes a key away: within a second or two it is refused everywhere. @throws Refusal `not-found`. */
export async function removeKey(kysely: Kysely<Schema>, account: number, name: string): Promise<void> {
  const { numDeletedRows } = await kysely
    .deleteFrom('api_key')
    .where('account_id', '=', account)
    .where(isNamed(name))
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw unknownKey();
}

/** The account that a key belongs to, for whoever may see all. @throws Refusal `not-found`. */
export async function accountOfKey(kysely: Kysely<Schema>, name: string): Promise<number> {
  const row = await kysely.selectFrom('api_key').select('account_id').where(isNamed(name)).executeTakeFirst();
  if (row === undefined) throw unknownKey();
  return row.account_id;
}

/** Nothing of what was sent is repeated: it may be a key. */
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

/** The columns of those terms that are there. @throws Refusal `invalid-request`. */
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
