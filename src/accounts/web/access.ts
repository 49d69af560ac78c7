import type { Licence } from '../../licence.ts';

/** The value of a look-up option that a token fixes. */
export type OptionValue = string | number | boolean;

/**
 * The authenticated sender of a request to a web service, and what the sender may do. Credits are spent by
 * it.
 */
export interface Access {
  readonly accountId: number;
  readonly username: string;
  /** Id of the key that was used. */
  readonly keyId: string | undefined;
  /** The `jti` of the token that was used. */
  readonly tokenId: string | undefined;
  readonly licences: ReadonlySet<Licence>;
  /** A sandbox is never charged and is answered from invented data. */
  readonly isSandbox: boolean;
  /** The account's pool of credits. */
  readonly pool: number;
  /** The pool of a token with its own limit. A call spends from both pools. */
  readonly tokenPool: number | undefined;
  /** Options fixed by the token. They override those of the request. */
  readonly options: Readonly<Record<string, OptionValue>> | undefined;
}

/** Every reason for which a request to a web service is refused before its parameters are read. */
export type Denial =
  /** The request has neither key nor token nor user name. */
  | 'no-credentials'
  /** An unknown or revoked key, a wrong user name or password, or a token that this service did not issue. */
  | 'wrong-credentials'
  | 'token-expired'
  | 'token-revoked'
  | 'key-expired'
  | 'account-expired'
  /** The key or token is not for the caller's address. */
  | 'wrong-address'
  /** The page's domain is not one of the key's, or the request does not come from a page. */
  | 'wrong-domain'
  /** A page sent a server's key. No page may read the answers to those. */
  | 'server-key'
  /** The key or token is not for this service. */
  | 'wrong-service'
  /** The key's daily limit for this address is used up. */
  | 'daily-limit'
  /** Too many keys and passwords are waiting to be checked. */
  | 'too-many-checks'
  /** The database is away, so the sender cannot be identified. */
  | 'unavailable';

/** The result of authentication. */
export type Verdict = Granted | Denied;

export interface Granted {
  readonly ok: true;
  readonly access: Access;
  /**
   * The value for `Access-Control-Allow-Origin`: the origin whose pages may read the answer. Undefined: none.
   */
  readonly allowOrigin: string | undefined;
}

export interface Denied {
  readonly ok: false;
  readonly denial: Denial;
  /** For the sender of the request. */
  readonly message: string;
  /** Seconds after which it makes sense to try again. */
  readonly retryAfter: number | undefined;
  readonly allowOrigin: string | undefined;
}

const MESSAGES: Readonly<Record<Denial, string>> = {
  'no-credentials': 'Authentication failed: send an API key, a user name and password, or a token.',
  'wrong-credentials': 'Authentication failed.',
  'token-expired': 'Authentication failed: the token has expired.',
  'token-revoked': 'Authentication failed: the token has been revoked.',
  'key-expired': 'Authentication failed: the API key has expired.',
  'account-expired': 'The account has expired.',
  'wrong-address': 'Not permitted from this IP address.',
  'wrong-domain': 'Not permitted from this domain.',
  'server-key': 'This key is for servers. A page needs a client key: one with the domains of its pages.',
  'wrong-service': 'Not permitted for this service.',
  'daily-limit': 'The daily limit of requests from this IP address has been reached.',
  'too-many-checks': 'Too many requests at once. Wait before trying again.',
  unavailable: 'The service is unavailable for now. Try again.',
};

export function denied(
  denial: Denial,
  more: { retryAfter?: number | undefined; allowOrigin?: string | undefined } = {},
): Denied {
  const { retryAfter, allowOrigin } = more;
  return { ok: false, denial, message: MESSAGES[denial], retryAfter, allowOrigin };
}
