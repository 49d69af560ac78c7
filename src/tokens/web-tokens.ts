import { randomUUID } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { OptionValue } from '../accounts/web/access.ts';
import type { BadToken, TokenClaims } from '../accounts/web/authenticator.ts';
import { AddressRanges, AllowedServices } from '../accounts/web/restrictions.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/connection.ts';
import { present } from '../present.ts';
import { KeyRing } from './key-ring.ts';
import { RememberedTokens, type RevokedTokens } from './revoked-tokens.ts';
import { LONGEST_TOKEN_SECONDS } from './token-lifetime.ts';
import { WEB_SIGNING_ALGORITHM, webSigningKeys } from './web-signing-key.ts';

/**
 * The most services and methods, and the most options, of a token. A token travels with every call, so it
 * must stay short.
 */
export const MOST_TOKEN_METHODS = 50;
export const MOST_TOKEN_OPTIONS = 50;

/** Verified tokens to keep, at about 2 KB each. */
const TOKENS_KEPT = 10_000;

/** The terms of a new token. */
export interface TokenTerms {
  /** The address, or range in CIDR notation, that may use it. */
  readonly clientIp?: string | undefined;
  readonly expiresAt: Date;
  /** Allowed services and methods. Empty: all. */
  readonly allowedMethods: readonly string[];
  /**
   * Credits that it may spend in its whole life, over all nodes. Undefined: no limit but the account's
   * balance.
   */
  readonly maxCredits?: number | undefined;
  /** Look-up options that it fixes. */
  readonly options?: Readonly<Record<string, OptionValue>> | undefined;
}

interface VerifiedToken {
  readonly tokenId: string;
  readonly claims: TokenClaims;
  /** In milliseconds since 1970. */
  readonly expiresAt: number;
}

/**
 * Tokens of the web services (docs/operators/accounts.md): JWTs with the claims iss, sub (the user name),
 * iat, exp, cn (the address that may use it), aud (`*`, or services and methods), mc (the most credits) and
 * jti. Three claims are our own: `account` and `pool` are row ids that save a query a call; `options` are the
 * look-up options that the token fixes.
 *
 * They share nothing with the access tokens of the batch interface: the keys, the algorithm and the `typ` all
 * differ.
 */
export class WebTokens {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #issuer: () => string;
  readonly #keys;
  readonly #revoked: RevokedTokens;
  readonly #verified: RememberedTokens<VerifiedToken>;

  /** @param parts `issuer`: the service's public URL; `uptime`: seconds on a clock that is never set back */
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

  /** Issues a token to an account. Its limit is stored first, so every node knows it from the start. */
  async issue(account: { id: number; username: string }, terms: TokenTerms): Promise<string> {
    const { clientIp, expiresAt, allowedMethods, maxCredits, options } = terms;
    const { kid, secret } = await this.#keys.signer();
    const tokenId = randomUUID();
    const pool =
      maxCredits === undefined
        ? undefined
        : await this.#makePool({
            account_id: account.id,
            token_id: tokenId,
            balance: maxCredits,
            expires_at: expiresAt,
          });
    const aud = allowedMethods.length === 0 ? '*' : [...allowedMethods];
    return (
      new SignJWT({ aud, account: account.id, cn: clientIp, mc: maxCredits, pool, options })
        .setProtectedHeader({ alg: WEB_SIGNING_ALGORITHM, kid, typ: 'JWT' })
        .setIssuer(this.#issuer())
        .setSubject(account.username)
        // With milliseconds (RFC 7519 section 2): revoking all tokens must end those issued just before, and
        // not those issued just after.
        .setIssuedAt(this.#clock.now().getTime() / 1000)
        .setExpirationTime(Math.floor(expiresAt.getTime() / 1000))
        .setJti(tokenId)
        .sign(secret)
    );
  }

  /**
   * Returns the token's claims, or why it is not valid.
   *
   * @throws Error if the token is not in memory and the database is away
   */
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
        // The issuer is not checked: only this service holds the secret, whatever its public URL.
        requiredClaims: ['exp', 'sub', 'aud', 'jti', 'account'],
        currentDate: this.#clock.now(),
      },
    );
    const claims = claimsOf(payload);
    const expiresAt = present(payload.exp, 'the claim exp of a verified token') * 1000;
    return { tokenId: claims.tokenId, claims, expiresAt };
  }

  /**
   * Revokes a token of an account. Once this resolves, the token is refused. Returns `no-token` for anything
   * that is not a valid token of this service, whatever the reason.
   *
   * @throws Refusal `too-many-requests` if the account has revoked too many
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

  async #makePool(pool: NewPool): Promise<number> {
    const { id } = await this.#database.kysely
      .insertInto('credit_pool')
      .values(pool)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
}

/** The row of a pool of credits that belongs to one token. */
interface NewPool {
  readonly account_id: number;
  readonly token_id: string;
  readonly balance: number;
  readonly expires_at: Date;
}

/** The claims of a token whose signature has been checked. */
function claimsOf(payload: JWTPayload): TokenClaims {
  const services = [present(payload.aud, 'the claim aud of a verified token')].flat();
  return {
    tokenId: present(payload.jti, 'the claim jti of a verified token'),
    accountId: Number(payload['account']),
    issuedAt: (payload.iat ?? 0) * 1000,
    username: present(payload.sub, 'the claim sub of a verified token'),
    ranges: payload['cn'] === undefined ? undefined : new AddressRanges([String(payload['cn'])]),
    services: new AllowedServices(services.includes('*') ? [] : services),
    pool: payload['pool'] as number | undefined,
    options: payload['options'] as TokenClaims['options'],
  };
}
