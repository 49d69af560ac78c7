import type { Connection } from './connection.ts';
import type { Token } from './openapi.ts';

/** A client id and its secret, as the operator gave them. */
export interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A token is renewed this long before it runs out. */
const MARGIN_SECONDS = 60;

/**
 * @internal The access token of a client: fetched when it is needed, kept while it is valid (RFC 6749,
 *   section 4.4).
 */
export class AccessToken {
  readonly #connection: Connection;
  readonly #credentials: Credentials;
  #token: Promise<string> | undefined;
  #until = 0;

  constructor(connection: Connection, credentials: Credentials) {
    this.#connection = connection;
    this.#credentials = credentials;
  }

  /** The header that authenticates a request. Requests that begin at the same time share one token. */
  async headers(): Promise<Record<string, string>> {
    if (this.#token === undefined || Date.now() >= this.#until) {
      this.#until = Number.POSITIVE_INFINITY;
      this.#token = this.#fetch();
      // A failure is not kept: the next request tries again.
      this.#token.catch(() => {
        this.#token = undefined;
      });
    }
    return { authorization: `Bearer ${await this.#token}` };
  }

  /** The token that is kept, to tell it from a newer one. */
  get held(): Promise<string> | undefined {
    return this.#token;
  }

  /** Drops a token that the service refused, unless a newer one took its place. */
  forget(refused: Promise<string>): void {
    if (this.#token === refused) this.#token = undefined;
  }

  async #fetch(): Promise<string> {
    const { clientId, clientSecret } = this.#credentials;
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      scope: 'BatchApi',
      client_id: clientId,
      client_secret: clientSecret,
    });
    const sent = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    };
    const token = await this.#connection.send(
      '/connect/token',
      sent,
      (response) => response.json() as Promise<Token>,
    );
    this.#until = Date.now() + (token.expires_in - MARGIN_SECONDS) * 1000;
    return token.access_token;
  }
}
