import type { Licence } from '../../licence.ts';

/** An option of a look-up that a token fixes. */
export type OptionValue = string | number | boolean;

/** Who sent a request to a web service, and what it may do: what authentication finds out, and credits are spent by. */
export interface Access {
  readonly accountId: number;
  readonly username: string;
  /** The key that was used, by its id. */
  readonly keyId: string | undefined;
  /** The token that was used (its `jti`). */
  readonly tokenId: string | undefined;
  readonly licences: ReadonlySet<Licence>;
  /** The pool of credits of the account. */
  readonly pool: number;
  /** The pool of a token with a limit of its own: a call spends from both. */
  readonly tokenPool: number | undefined;
  /** Options that the token fixes: they win over those of the request. */
  readonly options: Readonly<Record<string, OptionValue>> | undefined;
}

/** Every way in which a request to a web service is refused before it is looked at. */
export type Denial =
  /** Neither key nor token nor user name. */
  | 'no-credentials'
  /** An unknown or revoked key, a wrong user name or password, a token that is none of ours. */
  | 'wrong-credentials'
  | 'token-expired'
  | 'token-revoked'
  | 'key-expired'
  | 'account-expired'
  /** The caller's address is not one that the key or token is for. */
  | 'wrong-address'
  /** The page is not on a domain that the key is for, or the request comes from no page. */
  | 'wrong-domain'
  /** A page sent the key of a server, whose answers no page may read. */
  | 'server-key'
  /** The key or token is not for this service. */
  | 'wrong-service'
  /** The key's requests of this address for today are used up. */
  | 'daily-limit'
  /** More keys and passwords to check at once than the service takes on. */
  | 'too-many-checks'
  /** Who it is cannot be found out now: the database is away. */
  | 'unavailable';

/** What authentication says of a request. */
export type Verdict = Granted | Denied;

export interface Granted {
  readonly ok: true;
  readonly access: Access;
  /** For `Access-Control-Allow-Origin`: pages that may read the answer. Undefined: none. */
  readonly allowOrigin: string | undefined;
}

export interface Denied {
  readonly ok: false;
  readonly denial: Denial;
  /** For whoever sent the request. */
  readonly message: string;
  /** After how many seconds another try makes sense. */
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
