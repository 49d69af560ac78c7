import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
} from 'openid-client';
import type { Schema } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import type { Operator } from './operator.ts';

/** The OpenID provider that operators may sign in with. */
export interface ProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The claim that has the operator's name. */
  readonly claim: string;
}

/** How long somebody may take to sign in at the provider, in seconds. */
export const SINGLE_SIGN_ON_SECONDS = 600;

/** How long the provider may take for an answer, in seconds. */
const PROVIDER_SECONDS = 10;

/** How long the provider's metadata is kept, in milliseconds. */
const METADATA_MILLISECONDS = 3_600_000;

/**
 * Single sign-on with OpenID Connect: the authorization code flow with PKCE. The browser keeps one secret in a
 * cookie while its user is at the provider. `state`, `nonce` and the code verifier follow from it, so the
 * service stores nothing, and only this browser can come back.
 */
export class SingleSignOn {
  readonly #settings: ProviderSettings;
  #known: { readonly configuration: Promise<Configuration>; readonly at: number } | undefined;

  constructor(settings: ProviderSettings) {
    this.#settings = settings;
  }

  /**
   * Returns the address of the provider to send the browser to.
   *
   * @param secret the browser's secret: 43 characters of base64url
   * @throws Refusal `unavailable` if the provider does not answer
   */
  async address(secret: string, redirectUri: string): Promise<URL> {
    return buildAuthorizationUrl(await this.#configuration(), {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      response_type: 'code',
      state: derived('state', secret),
      nonce: derived('nonce', secret),
      code_challenge: await calculatePKCECodeChallenge(secret),
      code_challenge_method: 'S256',
    });
  }

  /**
   * Checks the provider's answer, and finds the operator.
   *
   * An operator must exist with the name that the claim gives. The first sign-in ties the operator to the
   * provider's account, because a name or a mail address may later belong to somebody else.
   *
   * @param answer the address at which the browser came back
   * @returns the operator, or only the claimed name if there is none or the account is another
   */
  async check(
    kysely: Kysely<Schema>,
    answer: URL,
    secret: string,
  ): Promise<{ readonly operator: Operator | undefined; readonly name: string | undefined }> {
    const tokens = await authorizationCodeGrant(await this.#configuration(), answer, {
      expectedState: derived('state', secret),
      expectedNonce: derived('nonce', secret),
      pkceCodeVerifier: secret,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    const { claim, issuer } = this.#settings;
    const name = claims?.[claim];
    if (claims === undefined || typeof name !== 'string' || name === '')
      return { operator: undefined, name: undefined };
    // A provider may let people enter any mail address.
    if (claim === 'email' && claims['email_verified'] !== true) return { operator: undefined, name };
    const subject = `${issuer} ${claims.sub}`;
    const found = await kysely
      .updateTable('operator')
      .set({ oidc_subject: subject })
      .where('name', '=', name)
      .where((operator) =>
        operator.or([operator('oidc_subject', 'is', null), operator('oidc_subject', '=', subject)]),
      )
      .returning(['id', 'name', 'role'])
      .executeTakeFirst();
    return { operator: found, name };
  }

  #configuration(): Promise<Configuration> {
    if (this.#known !== undefined && performance.now() - this.#known.at < METADATA_MILLISECONDS)
      return this.#known.configuration;
    const { issuer, clientId, clientSecret } = this.#settings;
    const url = new URL(issuer);
    const configuration = discovery(url, clientId, clientSecret, undefined, {
      timeout: PROVIDER_SECONDS,
      // Settings allow http for a provider on this machine only.
      execute: url.protocol === 'http:' ? [allowInsecureRequests] : [],
    }).catch((error: Error) => {
      this.#known = undefined;
      throw new Refusal('unavailable', 'The provider of single sign-on does not answer.', {
        retryAfter: 10,
        cause: error,
      });
    });
    this.#known = { configuration, at: performance.now() };
    return configuration;
  }
}

function derived(what: string, secret: string): string {
  return hash('sha256', `${what} ${secret}`, 'base64url');
}
