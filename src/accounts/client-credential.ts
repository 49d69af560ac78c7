import { sql } from 'kysely';
import type { ClientScope } from '../database/client-scope.ts';
import { present } from '../present.ts';
import { invalidField, Refusal } from '../refusal.ts';
import { makeClientId } from './client.ts';
import { addSecret, type ClientSecret, DESCRIPTION_LENGTH, type SecretTerms } from './client-secret.ts';

/**
 * A client id with its secrets, with which a client's programs obtain tokens. The operator makes the first
 * credential. The client may make more, for instance one per program, and remove each. All of them act for
 * the same client, with the same data.
 */
export interface ClientCredential {
  /** The client id for the token endpoint. */
  readonly id: string;
  readonly description: string;
  readonly createdAt: Date;
  /** Oldest first, including expired secrets. */
  readonly secrets: readonly ClientSecret[];
}

/** The most credentials per client, and secrets per credential. */
export const CREDENTIALS_PER_CLIENT = 100;
export const SECRETS_PER_CREDENTIAL = 100;

/** Makes a credential without secrets. @throws Refusal `invalid-request`, `wrong-state` */
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

/** The credentials of a client: the operator's first, then the others in order of creation. */
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

/** @throws Refusal `not-found` if the client has no credential with this id */
export async function findCredential(scope: ClientScope, id: string): Promise<ClientCredential> {
  const credential = (await listCredentials(scope)).find((one) => one.id === id.toLowerCase());
  if (credential === undefined) throw new Refusal('not-found', 'The client has no such credential.');
  return credential;
}

/**
 * @throws Refusal `invalid-request`, `not-found`; `wrong-state` for the first credential, which the operator
 * names
 */
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
 * Removes a credential and its secrets. Tokens obtained with it stop working within seconds.
 *
 * @throws Refusal `not-found`; `wrong-state` for the first credential, which lives as long as the client
 */
export async function removeCredential(scope: ClientScope, id: string): Promise<void> {
  const credential = await findOwn(scope, id);
  await scope.deleteFrom('client_credential').where('id', '=', credential.id).execute();
}

/**
 * Adds a secret to a credential. The secret is returned here and never again.
 *
 * @throws Refusal `invalid-request`, `not-found`, `wrong-state`
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
  const found = credential.secrets.find((one) => one.id === added);
  return { credential, added: present(found, 'the secret that was added'), secret };
}

/**
 * Removes a secret. It obtains no more tokens; tokens obtained with it stay valid until they expire.
 *
 * @throws Refusal `not-found` if there is no such credential or secret
 */
export async function removeCredentialSecret(scope: ClientScope, id: string, secret: string): Promise<void> {
  const { secrets } = await findCredential(scope, id);
  if (!secrets.some((one) => one.id === secret.toLowerCase())) {
    throw new Refusal('not-found', 'The credential has no such secret.');
  }
  await scope.deleteFrom('client_secret').where('id', '=', secret.toLowerCase()).execute();
}

/** Runs the work for each client one after another, so that the limits on their number hold. */
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
    throw new Refusal('wrong-state', "Only the operator can change the client's first credential.");
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
