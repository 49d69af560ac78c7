/** The answers of the routes about clients and accounts (src/http/console/clients). */
export interface RunsOut {
  readonly says: string;
  readonly isOver: boolean;
}

export interface SeenAccount {
  readonly name: string;
  readonly username: string;
  readonly licences: readonly string[];
  readonly isSandbox: boolean;
  readonly expiresAt: string | null;
  readonly createdAt: string;
  readonly clientId: string | null;
  readonly remaining: number;
  readonly used: number;
  readonly calls: number;
  readonly keyCount: number;
  readonly runsOut: readonly RunsOut[];
}

export interface SeenClient {
  readonly clientId: string;
  readonly name: string;
  readonly isSandbox: boolean;
  readonly secretCount: number;
  readonly jobs: number;
  readonly lastJobAt: string | null;
  readonly account: SeenAccount | null;
  readonly runsOut: readonly RunsOut[];
}

export interface ClientDetail extends SeenClient {
  /** What it owns, such as `3 datasets`. */
  readonly belongings: readonly string[];
}

export interface Secret {
  readonly id: string;
  readonly description: string;
  readonly createdAt: string;
  readonly expiresAt: string | null;
}

/** A client id with its secrets, as the batch interface lists them. */
export interface Credential {
  readonly id: string;
  readonly description: string;
  readonly createdAt: string;
  readonly secrets: readonly Secret[];
}

/** An API key, as the batch interface lists it. */
export interface ApiKey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly allowedDomains: readonly string[];
  readonly allowedIPs: readonly string[];
  readonly allowedServices: readonly string[];
  readonly dailyLimit: number | null;
}

interface Total {
  readonly calls: number;
  readonly credits: number;
}

export interface Usage {
  readonly from: string;
  readonly days: readonly (Total & { readonly day: string })[];
  readonly keys: readonly (Total & { readonly key: string; readonly name: string | null })[];
  readonly methods: readonly (Total & { readonly method: string })[];
}

export interface SeenRequest {
  readonly id: number;
  readonly at: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly isRefused: boolean;
  readonly milliseconds: number;
  readonly clientId: string | null;
  readonly clientName: string | null;
  readonly account: string | null;
  readonly key: string;
  readonly times: number;
}

/** The licences of src/licence.ts. */
export const LICENCES = [
  'WebServerFull',
  'WebClickFull',
  'WebClickThoroughfare',
  'InternalUserFull',
  'InternalUserThoroughfare',
  'InternalServerFull',
  'InternalServerThoroughfare',
  'InternalUserFullArea',
  'SmallUserFull',
  'Lookup',
  'FreeTrial',
] as const;
