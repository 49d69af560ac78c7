import { randomUUID } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/connection.ts';
import { present } from '../present.ts';
import { KeyRing } from './key-ring.ts';
import { RememberedTokens, type RevokedTokens } from './revoked-tokens.ts';
import { type PublicJwk, SIGNING_ALGORITHM, signingKeys } from './signing-key.ts';

/**
 * Allowance for clocks that differ between machines: a token is accepted for this many seconds after it
 * expires.
 */
export const CLOCK_LEEWAY_SECONDS = 60;

/**
 * How far the clock may be set back before earlier tokens are refused: a day. A token from further ahead was
 * issued under a wrong clock and would live too long. Its client asks for another one.
 */
export const CLOCK_SET_BACK_SECONDS = 86_400;

/**
 * How often to check in the database that a token's client still exists and the token is not revoked,
 * notifications or not.
 */
export const CLIENT_CHECK_SECONDS = 10;

/** Verified tokens to keep, at about 1.5 KB each. A client needs one an hour. */
const TOKENS_KEPT = 4000;

/** The client that sent a request, and the scopes of its token. */
export interface Access {
  /** The client's row id, for a ClientScope. */
  readonly clientId: number;
  /** The client id that the token was issued to. */
  readonly publicClientId: string;
  /** Whether the client is a sandbox. */
  readonly isSandbox: boolean;
  readonly scopes: ReadonlySet<string>;
}

/** An invalid token. The message is for its sender. */
export class InvalidToken extends Error {
  override readonly name = 'InvalidToken';
}

interface VerifiedToken {
  readonly tokenId: string;
  readonly publicClientId: string;
  readonly scopes: ReadonlySet<string>;
  readonly issuedAt: number;
  readonly expiresAt: number;
  access?: Access;
  checkedAt: number;
  checking?: Promise<Access> | undefined;
}

/**
 * Access tokens of the batch interface: JWTs by the profile of RFC 9068, signed with the keys of a
 * {@link KeyRing}.
 *
 * We make them with jose. We rejected the certified `oidc-provider`. We need only one grant, and our clients
 * have several secrets, which are hashed and expire. In `oidc-provider` a client has one secret, stored in
 * readable form. We would have to switch off its account, session, consent and interaction machinery, and
 * replace its most important part.
 *
 * The hot path is {@link verify}. A token seen before costs a look-up in memory (0.3 µs). A new one costs a
 * signature check and a query (0.5 ms together).
 */
export class AccessTokens {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #issuer: () => string;
  readonly #tokenSeconds: number;
  readonly #uptime: () => number;
  readonly #keys;
  readonly #revoked: RevokedTokens;
  readonly #verified: RememberedTokens<VerifiedToken>;

  /** @param parts `issuer`: the service's public URL; `uptime`: seconds on a clock that is never set back */
  constructor(parts: {
    database: Database;
    clock: Clock;
    issuer: () => string;
    tokenSeconds: number;
    uptime: () => number;
    revokedTokens: RevokedTokens;
  }) {
    this.#database = parts.database;
    this.#clock = parts.clock;
    this.#issuer = parts.issuer;
    this.#tokenSeconds = parts.tokenSeconds;
    this.#uptime = parts.uptime;
    this.#revoked = parts.revokedTokens;
    this.#verified = new RememberedTokens(TOKENS_KEPT, parts.revokedTokens);
    this.#keys = new KeyRing(signingKeys, parts);
  }

  /** The public keys, for verifiers elsewhere (RFC 7517 section 5). */
  async jwks(): Promise<{ keys: PublicJwk[] }> {
    return { keys: (await this.#keys.all()).map((key) => key.publicJwk) };
  }

  /** Issues a token to a client. `expiresIn` is its lifetime in seconds. */
  async issue(
    client: { readonly clientId: string },
    scopes: readonly string[],
  ): Promise<{ token: string; expiresIn: number }> {
    const { kid, privateKey } = await this.#keys.signer();
    const now = Math.floor(this.#clock.now().getTime() / 1000);
    const token = await new SignJWT({ client_id: client.clientId, scope: scopes.join(' ') })
      .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid, typ: 'at+jwt' })
      .setIssuer(this.#issuer())
      .setAudience(this.#issuer())
      .setSubject(client.clientId)
      .setIssuedAt(now)
      .setExpirationTime(now + this.#tokenSeconds)
      .setJti(randomUUID())
      .sign(privateKey);
    return { token, expiresIn: this.#tokenSeconds };
  }

  /** Finds out who sent this token. @throws InvalidToken with the reason */
  async verify(token: string): Promise<Access> {
    const { generation } = this.#verified;
    const known = this.#verified.get(token);
    const verified = known ?? (await this.#checkSignature(token));
    this.#checkTimes(verified);
    const isFresh = this.#uptime() - verified.checkedAt <= CLIENT_CHECK_SECONDS;
    if (isFresh && verified.access !== undefined) return verified.access;
    verified.checking ??= this.#findClient(verified).finally(() => {
      verified.checking = undefined;
    });
    verified.access = await verified.checking;
    if (known === undefined) this.#verified.set(token, verified, generation);
    return verified.access;
  }

  /**
   * Revokes a token of a client (RFC 7009). Once this resolves, the token is refused. Returns `no-token` for
   * anything that is not a valid token of this service, whatever the reason.
   *
   * @throws Refusal `too-many-requests` if the client has revoked too many
   */
  async revoke(token: string, client: number): Promise<'revoked' | 'no-token' | 'of-another-client'> {
    try {
      if ((await this.verify(token)).clientId !== client) return 'of-another-client';
      const { tokenId, expiresAt } = await this.#checkSignature(token);
      const end = new Date((expiresAt + CLOCK_LEEWAY_SECONDS) * 1000);
      await this.#revoked.revoke({ tokenId, expiresAt: end }, { client });
      return 'revoked';
    } catch (error) {
      if (error instanceof InvalidToken) return 'no-token';
      throw error;
    }
  }

  async #checkSignature(token: string): Promise<VerifiedToken> {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = kid === undefined ? undefined : await this.#keys.find(kid);
        if (key === undefined) throw new InvalidToken('The token was not signed with a key of this service.');
        return key.publicKey;
      },
      {
        algorithms: [SIGNING_ALGORITHM],
        typ: 'at+jwt',
        issuer: this.#issuer(),
        audience: this.#issuer(),
        requiredClaims: ['exp', 'iat', 'sub', 'jti', 'client_id', 'scope'],
        currentDate: this.#clock.now(),
        clockTolerance: CLOCK_LEEWAY_SECONDS,
      },
    ).catch((error: unknown) => {
      throw error instanceof errors.JOSEError ? new InvalidToken(reasonOf(error)) : error;
    });
    return verifiedToken(payload);
  }

  /** Checked at every use, because a remembered token expires too. */
  #checkTimes({ issuedAt, expiresAt }: VerifiedToken): void {
    const now = this.#clock.now().getTime() / 1000;
    if (expiresAt + CLOCK_LEEWAY_SECONDS <= now) throw new InvalidToken('The token has expired.');
    if (issuedAt - CLOCK_SET_BACK_SECONDS > now)
      throw new InvalidToken('The token was issued in the future.');
  }

  async #findClient(verified: VerifiedToken): Promise<Access> {
    const row = await this.#database.kysely
      .selectFrom('client_login')
      .innerJoin('client', 'client.id', 'client_login.client_id')
      .select((select) => [
        'client.id',
        'client.sandbox',
        select
          .exists(
            select.selectFrom('revoked_token').select('token_id').where('token_id', '=', verified.tokenId),
          )
          .as('is_revoked'),
      ])
      .where('public_id', '=', verified.publicClientId)
      .executeTakeFirst();
    if (row === undefined) throw new InvalidToken('The client of the token has been removed.');
    if (row.is_revoked) throw new InvalidToken('The token has been revoked.');
    verified.checkedAt = this.#uptime();
    const { publicClientId, scopes } = verified;
    return { clientId: row.id, publicClientId, isSandbox: row.sandbox, scopes };
  }
}

function verifiedToken(payload: JWTPayload): VerifiedToken {
  return {
    tokenId: present(payload.jti, 'the claim jti of a verified token'),
    publicClientId: String(payload['client_id']),
    scopes: new Set(String(payload['scope']).split(' ').filter(Boolean)),
    issuedAt: present(payload.iat, 'the claim iat of a verified token'),
    expiresAt: present(payload.exp, 'the claim exp of a verified token'),
    checkedAt: Number.NEGATIVE_INFINITY,
  };
}

/** The reason, for the client's developer. It repeats nothing of the token. */
function reasonOf(error: errors.JOSEError): string {
  if (error instanceof errors.JWTExpired) return 'The token has expired.';
  if (error instanceof errors.JWTClaimValidationFailed)
    return `The token's ${error.claim} does not fit this service.`;
  if (error instanceof errors.JWSSignatureVerificationFailed) return "The token's signature is wrong.";
  return 'This is not an access token of this service.';
}
