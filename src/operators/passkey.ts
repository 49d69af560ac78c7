import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import type { Operator } from './operator.ts';

/** The most passkeys of one operator. */
export const PASSKEYS_OF_OPERATOR = 10;

/** The longest name of a passkey, in characters. */
export const PASSKEY_NAME_LENGTH = 100;

/** How long a challenge works. */
export const CHALLENGE_SECONDS = 300;

/** The most challenges that wait at a time, of all operators together. */
export const MOST_CHALLENGES = 10_000;

/** The site that a passkey is for (WebAuthn: the relying party). */
export interface PasskeySite {
  /** Its host name, such as `fettle.example.com`. A passkey cannot be for an IP address. */
  readonly host: string;
  /** Its origin, such as `https://fettle.example.com`. */
  readonly origin: string;
}

/** A passkey as its operator sees it. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
}

/** Lists the passkeys of an operator, oldest first. */
export async function listPasskeys(kysely: Kysely<Schema>, operator: number): Promise<Passkey[]> {
  const rows = await kysely
    .selectFrom('operator_passkey')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where('operator_id', '=', operator)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id, name, created_at, used_at }) => ({
    id,
    name,
    createdAt: created_at,
    usedAt: used_at,
  }));
}

/** Returns what the browser needs to make a passkey (WebAuthn Level 3, section 7.1). */
export async function beginPasskey(
  kysely: Kysely<Schema>,
  { id, name }: Operator,
  { host }: PasskeySite,
  now: Date,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await listPasskeys(kysely, id);
  if (known.length >= PASSKEYS_OF_OPERATOR)
    throw new Refusal('wrong-state', `You have ${PASSKEYS_OF_OPERATOR} passkeys. Remove one first.`);
  const options = await generateRegistrationOptions({
    rpName: 'Fettle',
    rpID: host,
    userName: name,
    userID: new TextEncoder().encode(`operator ${id}`),
    excludeCredentials: known.map((passkey) => ({ id: passkey.id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(kysely, options.challenge, id, now);
  return options;
}

/** Stores a passkey that the browser made. @throws Refusal `invalid-request` if it is not one for this site */
export async function addPasskey(
  kysely: Kysely<Schema>,
  operator: Operator,
  { name, response }: { readonly name: string; readonly response: RegistrationResponseJSON },
  site: PasskeySite,
  now: Date,
): Promise<void> {
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => useChallenge(kysely, challenge, operator.id, now),
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (verified?.verified !== true)
    throw new Refusal('invalid-request', 'The passkey could not be checked. Add it again.');
  const { credential } = verified.registrationInfo;
  await kysely
    .insertInto('operator_passkey')
    .values({
      id: credential.id,
      operator_id: operator.id,
      name,
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes a passkey. @throws Refusal `not-found` if the operator has none with this id */
export async function removePasskey(kysely: Kysely<Schema>, operator: number, id: string): Promise<void> {
  const { numDeletedRows } = await kysely
    .deleteFrom('operator_passkey')
    .where('operator_id', '=', operator)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new Refusal('not-found', 'You have no passkey with this id.');
}

/** Returns what the browser needs to sign in. It says nothing about operators and their passkeys. */
export async function beginSignIn(
  kysely: Kysely<Schema>,
  { host }: PasskeySite,
  now: Date,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const options = await generateAuthenticationOptions({ rpID: host, userVerification: 'required' });
  await keepChallenge(kysely, options.challenge, undefined, now);
  return options;
}

/**
 * Checks a sign-in by passkey (WebAuthn Level 3, section 7.2).
 *
 * @returns the operator, and whether the signature was right. No operator if nobody has the passkey
 */
export async function checkPasskey(
  kysely: Kysely<Schema>,
  response: AuthenticationResponseJSON,
  site: PasskeySite,
  now: Date,
): Promise<{ readonly operator: Operator | undefined; readonly isRight: boolean }> {
  const found = await kysely
    .selectFrom('operator_passkey')
    .innerJoin('operator', 'operator.id', 'operator_passkey.operator_id')
    .select(['operator.id', 'operator.name', 'operator.role', 'public_key', 'counter'])
    .where('operator_passkey.id', '=', response.id)
    .executeTakeFirst();
  if (found === undefined) return { operator: undefined, isRight: false };
  const { public_key, counter, ...operator } = found;
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => useChallenge(kysely, challenge, undefined, now),
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    credential: { id: response.id, publicKey: new Uint8Array(public_key), counter },
    requireUserVerification: true,
  }).catch(() => undefined);
  if (verified?.verified !== true) return { operator, isRight: false };
  await kysely
    .updateTable('operator_passkey')
    .set({ counter: verified.authenticationInfo.newCounter, used_at: now })
    .where('id', '=', response.id)
    .execute();
  return { operator, isRight: true };
}

async function keepChallenge(
  kysely: Kysely<Schema>,
  challenge: string,
  operator: number | undefined,
  now: Date,
): Promise<void> {
  await kysely.deleteFrom('operator_challenge').where('expires_at', '<', now).execute();
  const { count } = await kysely
    .selectFrom('operator_challenge')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count >= MOST_CHALLENGES)
    throw new Refusal('unavailable', 'Too many sign-ins by passkey are under way.', { retryAfter: 30 });
  const expires_at = new Date(now.getTime() + CHALLENGE_SECONDS * 1000);
  await kysely
    .insertInto('operator_challenge')
    .values({ challenge, operator_id: operator ?? null, expires_at })
    .execute();
}

/** Uses up a challenge. @returns whether it was given out for this purpose and has not expired */
async function useChallenge(
  kysely: Kysely<Schema>,
  challenge: string,
  operator: number | undefined,
  now: Date,
): Promise<boolean> {
  const used = await kysely
    .deleteFrom('operator_challenge')
    .where('challenge', '=', challenge)
    .returning(['operator_id', 'expires_at'])
    .executeTakeFirst();
  return used !== undefined && used.operator_id === (operator ?? null) && used.expires_at > now;
}
