import { randomUUID } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { OptionValue } from '../accounts/web/access.ts';
import type { BadToken, TokenClaims } from '../accounts/web/authenticator.ts';
import { AddressRanges, AllowedServices } from '../accounts/web/restrictions.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/connection.ts';
import { KeyRing } from './key-ring.ts';
import { RememberedTokens, type RevokedTokens } from './revoked-tokens.ts';
import { WEB_SIGNING_ALGORITHM, webSigningKeys } from './web-signing-key.ts';

/** A token is good for at most a year; for an hour where nothing else is asked for. */
export const LONGEST_TOKEN_SECONDS = 366 * 86_400;
export const USUAL_TOKEN_SECONDS = 3600;

/** The most services and methods, and options, of one token: it travels with every call. */
export const MOST_TOKEN_METHODS = 50;
export const MOST_TOKEN_OPTIONS = 50;

/** Verified tokens kept, at about 2 KB each. */
const TOKENS_KEPT = 10_000;

/** What a token is asked for with. */
export interface TokenTerms {
  /** The one address, or range in CIDR notation, that may use it. */
  readonly clientIp?: string | undefined;
  readonly expiresAt: Date;
  /** Services and methods of services; none: all of them. */
  readonly allowedMethods: readonly string[];
  /** The credits that it may spend, over all nodes and for all of its life. Undefined: as many as the account has. */
  readonly maxCredits?: number | undefined;
  /** Options of look-ups that it fixes. */
  readonly options?: Readonly<Record<string, OptionValue>> | undefined;
}

interface VerifiedToken {
  readonly tokenId: string;
  readonly claims: TokenClaims;
  /** In milliseconds since 1970. */
  readonly expiresAt: number;
}

/**
 * Tokens of the web services (contract 6): JWTs with the claims iss, sub (the user name), iat, exp, cn (the address that may use it),
 * aud (`*`, or services and methods), mc (the most credits) and jti. Of our own are `account`, `pool` and `options`: numbers
 * that spare a query a call, and what the token fixes of a look-up.
 *
 * They share nothing with the access tokens of the batch interface: other keys, another algorithm, another `typ`.
 */
export class WebTokens {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #issuer: () => string;
  readonly #keys;
  readonly #revoked: RevokedTokens;
  readonly #verified: RememberedTokens<VerifiedToken>;

  /** `issuer` is the service's public address; `uptime` gives seconds that nobody sets back. */
  constructor(parts: {
    database: Database;
    clock: Clock;
    issuer: () => string;
    uptime: () => number;
    revokedTokens: RevokedTokens;
  }) {
    this.#database = parts.database;
    this.#clock = parts.clock;
    this.#issuer = parts.issuer;
    this.#revoked = parts.revokedTokens;
    this.#verified = new RememberedTokens(TOKENS_KEPT, parts.revokedTokens);
    this.#keys = new KeyRing(webSigningKeys, { ...parts, tokenSeconds: LONGEST_TOKEN_SECONDS });
  }

  /** A new token for an account. Its limit is stored before it is given out, and holds on every node from then on. */
  async issue(account: { id: number; username: string }, terms: TokenTerms): Promise<string> {
    const { clientIp, expiresAt, allowedMethods, maxCredits, options } = terms;
    const { kid, secret } = await this.#keys.signer();
    const tokenId = randomUUID();
    const pool = maxCredits === undefined ? undefined : await this.#makePool(account.id, tokenId, terms);
    const aud = allowedMethods.length === 0 ? '*' : [...allowedMethods];
    return (
      new SignJWT({ aud, account: account.id, cn: clientIp, mc: maxCredits, pool, options })
        .setProtectedHeader({ alg: WEB_SIGNING_ALGORITHM, kid, typ: 'JWT' })
        .setIssuer(this.#issuer())
        .setSubject(account.username)
        // To the millisecond (RFC 7519 section 2): revoking all tokens ends those of a moment before, not of a moment after.
        .setIssuedAt(this.#clock.now().getTime() / 1000)
        .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
        .setJti(tokenId)
        .sign(secret)
    );
  }

  /** What a token says, or why it is not good. @throws Error where the database is away and the token is not remembered */
  async read(token: string): Promise<TokenClaims | BadToken> {
    const known = this.#verified.get(token);
    if (known !== undefined) {
      return known.expiresAt > this.#clock.now().getTime() ? known.claims : 'token-expired';
    }
    const { generation } = this.#verified;
    try {
      const verified = await this.#verify(token);
      if (await this.#revoked.has(verified.tokenId)) return 'token-revoked';
      this.#verified.set(token, verified, generation);
      return verified.claims;
    } catch (error) {
      if (error instanceof errors.JWTExpired) return 'token-expired';
      if (error instanceof errors.JOSEError) return 'wrong-credentials';
      throw error;
    }
  }

  async #verify(token: string): Promise<VerifiedToken> {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = kid === undefined ? undefined : await this.#keys.find(kid);
        if (key === undefined) throw new errors.JWKSNoMatchingKey();
        return key.secret;
      },
      {
        algorithms: [WEB_SIGNING_ALGORITHM],
        typ: 'JWT',
        // Not the issuer: who holds the secret is this service, under whatever address.
        requiredClaims: ['exp', 'sub', 'aud', 'jti', 'account'],
        currentDate: this.#clock.now(),
      },
    );
    return { tokenId: payload.jti!, claims: claimsOf(payload), expiresAt: payload.exp! * 1000 };
  }

  /**
   * Revokes a token of an account: when this resolves it is refused. `no-token` for what is no good token of this service, whatever
   * the reason.
   *
   * @throws Refusal `too-many-requests` where the account revoked very many
   */
  async revoke(token: string, account: number): Promise<'revoked' | 'no-token' | 'of-another-account'> {
    const verified = await this.#verify(token).catch((error: unknown) => {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    });
    if (verified === undefined) return 'no-token';
    if (verified.claims.accountId !== account) return 'of-another-account';
    const { tokenId, expiresAt } = verified;
    await this.#revoked.revoke({ tokenId, expiresAt: new Date(expiresAt) }, { account });
    return 'revoked';
  }

  async #makePool(account: number, tokenId: string, terms: TokenTerms): Promise<number> {
    const { id } = await this.#database.kysely
      .insertInto('credit_pool')
      .values({
        account_id: account,
        token_id: tokenId,
        balance: terms.maxCredits!,
        expires_at: terms.expiresAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
}

/** What a token of our own says: its signature has been checked. */
function claimsOf(payload: JWTPayload): TokenClaims {
  const services = [payload.aud!].flat();
  return {
    tokenId: payload.jti!,
    accountId: Number(payload['account']),
    issuedAt: (payload.iat ?? 0) * 1000,
    username: payload.sub!,
    ranges: payload['cn'] === undefined ? undefined : new AddressRanges([String(payload['cn'])]),
    services: new AllowedServices(services.includes('*') ? [] : services),
    pool: payload['pool'] as number | undefined,
    options: payload['options'] as TokenClaims['options'],
  };
}
