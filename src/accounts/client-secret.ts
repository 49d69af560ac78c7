import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ClientScope } from '../database/client-scope.ts';
import type { Schema } from '../database/schema.ts';
import { invalidField, Refusal } from '../refusal.ts';
import { hashSecret } from './secret-hash.ts';

/** A secret of a client, without its text: the text was shown once, and only its hash is kept. */
export interface ClientSecret {
  readonly id: string;
  readonly description: string;
  readonly createdAt: Date;
  /** The secret is refused from this moment on. Null: valid until revoked. */
  readonly expiresAt: Date | null;
}

/** Description and expiry of a new secret. */
export interface SecretTerms {
  readonly description?: string;
  readonly expiresAt?: Date | null;
}

/** The longest description of a secret, in characters. */
export const DESCRIPTION_LENGTH = 200;

/** 256 random bits: they cannot be guessed, whatever the hash. */
const RANDOM_BYTES = 32;

/**
 * `<id>.<random part>`, in characters that URL encoding leaves alone (RFC 6749 section 2.3.1 encodes secrets
 * twice).
 */
const SECRET_SHAPE = /^([0-9a-f]{12})\.([A-Za-z0-9_-]{43})$/;

/** Splits a secret into its parts; undefined if the text does not have the shape of a secret. */
export function splitSecret(secret: string): { id: string; random: string } | undefined {
  const [, id, random] = SECRET_SHAPE.exec(secret) ?? [];
  return id === undefined || random === undefined ? undefined : { id, random };
}

/**
 * Adds a secret to a client's credential, by default to its first. The secret is returned here and never
 * again.
 *
 * @throws Refusal `invalid-request` if the description is too long or contains control characters
 */
export async function addSecret(
  kysely: Kysely<Schema>,
  client: number,
  { description = '', expiresAt = null }: SecretTerms = {},
  credentialId: string | null = null,
): Promise<{ id: string; secret: string }> {
  if (description.length > DESCRIPTION_LENGTH || /\p{Cc}/u.test(description)) {
    throw invalidField(
      'description',
      `must have at most ${DESCRIPTION_LENGTH} characters and no control characters`,
    );
  }
  const id = randomBytes(6).toString('hex');
  const random = randomBytes(RANDOM_BYTES).toString('base64url');
  const hash = hashSecret(random);
  const row = { id, credential_id: credentialId, description, hash, expires_at: expiresAt };
  await new ClientScope(kysely, client).insertInto('client_secret', row).execute();
  return { id, secret: `${id}.${random}` };
}

/** The secrets of a client, oldest first, including expired ones. */
export async function listSecrets(kysely: Kysely<Schema>, client: number): Promise<ClientSecret[]> {
  const rows = await new ClientScope(kysely, client)
    .selectFrom('client_secret')
    .select(['id', 'description', 'created_at', 'expires_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    description: row.description,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }));
}

/**
 * Removes a secret. It obtains no more tokens; tokens obtained with it stay valid until they expire.
 *
 * @throws Refusal `not-found` if this client has no such secret
 */
export async function revokeSecret(kysely: Kysely<Schema>, client: number, id: string): Promise<void> {
  const { numDeletedRows } = await new ClientScope(kysely, client)
    .deleteFrom('client_secret')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new Refusal('not-found', `The client has no secret ${id}.`);
}
