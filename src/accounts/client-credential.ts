import { sql } from 'kysely';
import type { ClientScope } from '../database/client-scope.ts';
import { invalidField, Refusal } from '../refusal.ts';
import { makeClientId } from './client.ts';
import { addSecret, type ClientSecret, DESCRIPTION_LENGTH, type SecretTerms } from './client-secret.ts';

/**
 * A client id with its secrets: how programs of one client obtain tokens. The operator makes the first; the client may make more,
 * one for each of its programs, and take each away by itself. Whichever is used, it is the same client with the same data.
 */
export interface ClientCredential {
  /** The client id that the token endpoint takes. */
  readonly id: string;
  readonly description: string;
  readonly createdAt: Date;
  /** Oldest first, expired ones too. */
  readonly secrets: readonly ClientSecret[];
}

/** The most credentials of one client, and secrets of one credential. */
export const CREDENTIALS_PER_CLIENT = 100;
export const SECRETS_PER_CREDENTIAL = 100;

/** Makes one more credential, without a secret yet. @throws Refusal `invalid-request`, `wrong-state`. */
export async function createCredential(scope: ClientScope, description: string): Promise<ClientCredential> {
  checkDescription(description);
  const row = { id: makeClientId(description), description };
  await inTurn(scope, async (turn) => {
    const { count } = await turn
      .selectFrom('client_credential')
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow();
    if (count >= CREDENTIALS_PER_CLIENT - 1) {
      throw new Refusal('wrong-state', `A client has at most ${CREDENTIALS_PER_CLIENT} credentials.`);
    }
    await turn.insertInto('client_credential', row).execute();
  });
  return findCredential(scope, row.id);
}

/** The credentials of a client: the operator's first, the others as they were made. */
export async function listCredentials(scope: ClientScope): Promise<ClientCredential[]> {
  const first = await scope.kysely
    .selectFrom('client')
    .select(['client_id as id', 'name as description', 'created_at'])
    .where('id', '=', scope.clientId)
    .execute();
  const others = await scope
    .selectFrom('client_credential')
    .select(['id', 'description', 'created_at'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const secrets = await scope
    .selectFrom('client_secret')
    .select(['id', 'description', 'created_at', 'expires_at', 'credential_id'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return [...first, ...others].map((row, at) => ({
    id: row.id,
    description: row.description,
    createdAt: row.created_at,
    secrets: secrets
      .filter(({ credential_id }) => credential_id === (at < first.length ? null : row.id))
      .map((secret) => ({
        id: secret.id,
        description: secret.description,
        createdAt: secret.created_at,
        expiresAt: secret.expires_at,
      })),
  }));
}

/** @throws Refusal `not-found` where the client has no such credential. */
export async function findCredential(scope: ClientScope, id: string): Promise<ClientCredential> {
  const credential = (await listCredentials(scope)).find((one) => one.id === id.toLowerCase());
  if (credential === undefined) throw new Refusal('not-found', 'The client has no such credential.');
  return credential;
}

/** @throws Refusal `invalid-request`, `not-found`; `wrong-state` for the first, which the operator has named. */
export async function describeCredential(
  scope: ClientScope,
  id: string,
  description: string,
): Promise<ClientCredential> {
  checkDescription(description);
  const credential = await findOwn(scope, id);
  await scope.updateTable('client_credential').set({ description }).where('id', '=', credential.id).execute();
  return findCredential(scope, id);
}

/**
 * Takes a credential away with its secrets. Tokens that it obtained stop working within seconds.
 *
 * @throws Refusal `not-found`; `wrong-state` for the first, which goes with the client.
 */
export async function removeCredential(scope: ClientScope, id: string): Promise<void> {
  const credential = await findOwn(scope, id);
  await scope.deleteFrom('client_credential').where('id', '=', credential.id).execute();
}

/**
 * Gives a credential one more secret, which is returned here and never again.
 *
 * @throws Refusal `invalid-request`, `not-found`, `wrong-state`.
 */
export async function addCredentialSecret(
  scope: ClientScope,
  id: string,
  terms: SecretTerms,
): Promise<{ credential: ClientCredential; added: ClientSecret; secret: string }> {
  const { id: added, secret } = await inTurn(scope, async (turn) => {
    const { id: publicId, secrets } = await findCredential(turn, id);
    if (secrets.length >= SECRETS_PER_CREDENTIAL) {
      throw new Refusal('wrong-state', `A credential has at most ${SECRETS_PER_CREDENTIAL} secrets.`);
    }
    const owner = (await isFirst(turn, publicId)) ? null : publicId;
    return addSecret(turn.kysely, turn.clientId, terms, owner);
  });
  const credential = await findCredential(scope, id);
  return { credential, added: credential.secrets.find((one) => one.id === added)!, secret };
}

/**
 * Takes a secret away: from now on it obtains no token. Tokens it obtained stay good until they expire.
 *
 * @throws Refusal `not-found` for the credential or the secret.
 */
export async function removeCredentialSecret(scope: ClientScope, id: string, secret: string): Promise<void> {
  const { secrets } = await findCredential(scope, id);
  if (!secrets.some((one) => one.id === secret.toLowerCase())) {
    throw new Refusal('not-found', 'The credential has no such secret.');
  }
  await scope.deleteFrom('client_secret').where('id', '=', secret.toLowerCase()).execute();
}

/** One after the other for each client, so that the limits hold. */
function inTurn<Result>(scope: ClientScope, work: (turn: ClientScope) => Promise<Result>): Promise<Result> {
  return scope.transaction(async (turn) => {
    await turn.kysely
      .selectFrom('client')
      .select('id')
      .where('id', '=', turn.clientId)
      .forNoKeyUpdate()
      .execute();
    return work(turn);
  });
}

async function findOwn(scope: ClientScope, id: string): Promise<ClientCredential> {
  const credential = await findCredential(scope, id);
  if (await isFirst(scope, credential.id)) {
    throw new Refusal('wrong-state', "The client's first credential is the operator's to change.");
  }
  return credential;
}

async function isFirst(scope: ClientScope, id: string): Promise<boolean> {
  const rows = await scope.kysely
    .selectFrom('client')
    .select('id')
    .where('id', '=', scope.clientId)
    .where('client_id', '=', id)
    .execute();
  return rows.length > 0;
}

function checkDescription(description: string): void {
  if (description.trim() === '' || description.length > DESCRIPTION_LENGTH || /\p{Cc}/u.test(description)) {
    throw invalidField(
      'description',
      `must have 1 to ${DESCRIPTION_LENGTH} characters and no control characters`,
    );
  }
}
