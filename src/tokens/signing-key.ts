import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWK_RSA_Private,
} from 'jose';
import type { KeyTable } from './key-ring.ts';

/**
 * RS256 with 2048 bits: what RFC 9068 section 2.1 asks every verifier of access tokens to know. Every request may
 * cost a verification, and that takes 0.10 ms here against 0.22 ms for ES256; signing (0.34 ms against 0.16 ms) happens
 * once an hour and client.
 */
export const SIGNING_ALGORITHM = 'RS256';

/** A key that signs access tokens, and what the world may know of it. */
export interface SigningKey {
  /** The thumbprint of the public key (RFC 7638), so that no two keys share it. */
  readonly kid: string;
  /** From when on it signs, until the next key does. */
  readonly signsFrom: Date;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  readonly publicJwk: PublicJwk;
}

/** A public key as the JWKS shows it (RFC 7517). */
export interface PublicJwk {
  readonly kty: string;
  readonly n: string;
  readonly e: string;
  readonly kid: string;
  readonly alg: string;
  readonly use: string;
}

/** Makes a new key pair: about 0.1 s. */
export async function generateSigningKey(): Promise<{ kid: string; privateJwk: JWK }> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  const privateJwk = await exportJWK(privateKey);
  return { kid: await calculateJwkThumbprint(privateJwk), privateJwk };
}

/** Reads a stored key. The private part ends up where it can sign but not be read out again. */
export async function readSigningKey(kid: string, signsFrom: Date, stored: JWK): Promise<SigningKey> {
  const { kty, n, e } = stored as JWK_RSA_Private & { kty: string };
  const publicJwk = { kty, n, e, kid, alg: SIGNING_ALGORITHM, use: 'sig' };
  const [privateKey, publicKey] = await Promise.all([
    importJWK(stored, SIGNING_ALGORITHM, { extractable: false }),
    importJWK(publicJwk, SIGNING_ALGORITHM),
  ]);
  return {
    kid,
    signsFrom,
    privateKey: privateKey as CryptoKey,
    publicKey: publicKey as CryptoKey,
    publicJwk,
  };
}

/** The table `signing_key`: the keys of the batch interface's access tokens. */
export const signingKeys: KeyTable<{ kid: string; signs_from: Date; private_jwk: object }, SigningKey> = {
  lock: 0x66_65_74_01,
  select: (kysely) =>
    kysely
      .selectFrom('signing_key')
      .select(['kid', 'private_jwk', 'signs_from'])
      .orderBy('signs_from')
      .execute(),
  add: async (kysely, { createdAt, signsFrom }) => {
    const { kid, privateJwk } = await generateSigningKey();
    const row = {
      kid,
      private_jwk: JSON.stringify(privateJwk),
      created_at: createdAt,
      signs_from: signsFrom,
    };
    await kysely.insertInto('signing_key').values(row).execute();
  },
  remove: async (kysely, kids) => {
    await kysely.deleteFrom('signing_key').where('kid', 'in', kids).execute();
  },
  read: (row) => readSigningKey(row.kid, row.signs_from, row.private_jwk as JWK),
};
