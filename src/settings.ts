import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defaultDataFolder, thisMachine } from './data-folder.ts';
import { ACCESS_TOKEN_SECONDS } from './tokens/token-lifetime.ts';

/** Every setting of a Fettle process. Each comes from the environment variable named beside it. */
export interface Settings {
  /** `PORT`, default 8080. 0 takes any free port. */
  readonly port: number;
  /** `HOST`, default 127.0.0.1: the service is reachable from this machine only, unless set. */
  readonly host: string;
  /**
   * `FETTLE_DATA`: the folder of the embedded database. The default depends on platform and account
   * (src/data-folder.ts).
   */
  readonly dataFolder: string;
  /**
   * `./data`, the default of earlier versions, unless `FETTLE_DATA` is set. A database in it is reported, not
   * ignored.
   */
  readonly earlierDataFolder: string | undefined;
  /** `DATABASE_URL`: your own PostgreSQL server, instead of the embedded one. */
  readonly databaseUrl: string | undefined;
  /**
   * `DATABASE_SESSION_URL`: the same server without the pooler, if `DATABASE_URL` names a pooler in transaction
   * mode (PgBouncer). Default: `DATABASE_URL`.
   */
  readonly databaseSessionUrl: string | undefined;
  /**
   * `FETTLE_ADDRESS_FILE`: the folder of the address file to use until `fettle address-file use` chooses
   * another.
   */
  readonly addressFile: string | undefined;
  /** `FETTLE_PUBLIC_URL`: the URL that clients use, also the issuer of tokens. Default `http://HOST:PORT`. */
  readonly publicUrl: string | undefined;
  /**
   * `FETTLE_TRUSTED_PROXIES`: addresses or networks (`10.0.0.0/8`), separated by commas, of the reverse
   * proxies whose `X-Forwarded-For` header is believed. Default: none, so that no caller can claim another
   * address.
   */
  readonly trustedProxies: string | undefined;
  /**
   * `FETTLE_METRICS_TOKEN`: a token that gives access to `/metrics`. Default: unset; callers on the same
   * machine have access.
   */
  readonly metricsToken: string | undefined;
  /**
   * `FETTLE_ADDRESS_FILE_TOKEN`: the token with which other hosts fetch the address file of this host.
   * `fettle address-file fetch` sends it. Default: unset; only callers on the same machine have access.
   */
  readonly addressFileToken: string | undefined;
  /**
   * `FETTLE_OIDC_ISSUER`, `FETTLE_OIDC_CLIENT_ID`, `FETTLE_OIDC_CLIENT_SECRET`: the OpenID provider that
   * operators may sign in with. `FETTLE_OIDC_CLAIM`: the claim that has the operator's name, `email` by
   * default.
   */
  readonly oidc:
    | {
        readonly issuer: string;
        readonly clientId: string;
        readonly clientSecret: string;
        readonly claim: string;
      }
    | undefined;
  /** `FETTLE_COMPAT_PREFIX`: the first path segment of the compatibility layer. Default `getaddress.io`. */
  readonly compatPrefix: string;
  /**
   * `FETTLE_COMPAT_SUNSET`: the day (UTC, `2027-12-31`) on which the compatibility layer may be removed.
   * Default: unset.
   */
  readonly compatSunset: Date | undefined;
  /** `FETTLE_THREADS`: threads that run tasks in one process. Default: one per processor, at most 8. */
  readonly threads: number;
  /**
   * `FETTLE_LACKING_SECONDS`: how long a job waits for a worker whose machine has the job's address file and
   * suppression lists, in seconds. Default: 3600 with `DATABASE_URL`, otherwise 0, because there is no other
   * machine.
   */
  readonly lackingSeconds: number;
  /** `FETTLE_LOG_LEVEL`, default `info`. */
  readonly logLevel: string;
  readonly limits: Limits;
}

/** The limits on one request, upload or client. Each is set by the environment variable named beside it. */
export interface Limits {
  /** `FETTLE_MAX_BODY_BYTES`: size of a JSON body, after decompression. Default 32 MiB. */
  readonly bodyBytes: number;
  /**
   * `FETTLE_BODY_BUDGET_BYTES`: total size of the JSON bodies in memory at any time, after decompression.
   * Default 64 MiB.
   */
  readonly bodyBudgetBytes: number;
  /** `FETTLE_MAX_VALUE_CHARACTERS`: length of one text value of a record. Default 100,000. */
  readonly valueCharacters: number;
  /** `FETTLE_MAX_COLUMNS`: columns of a dataset. Default 500. */
  readonly columns: number;
  /** `FETTLE_MAX_FILE_BYTES`: size of a file in a client's file area. Default 50 GiB. */
  readonly fileBytes: number;
  /** `FETTLE_REQUEST_SECONDS`: how long a request may take to arrive. Default 300. */
  readonly requestSeconds: number;
  /** `FETTLE_MAX_CONNECTIONS`: open connections. Default 1,000. */
  readonly connections: number;
  /**
   * `FETTLE_MAX_CONNECTIONS_PER_ADDRESS`: open connections from one address; ignored if a proxy is trusted.
   * Default 250.
   */
  readonly connectionsPerAddress: number;
  /** `FETTLE_TOKEN_SECONDS`: lifetime of an access token. Default 3600. */
  readonly tokenSeconds: number;
  /** `FETTLE_SEARCHES_PER_KEY`: searches for suggestions with one key in a minute. Default 12,000. */
  readonly searchesOfKey: number;
  /**
   * `FETTLE_SEARCHES_PER_ADDRESS`: searches for suggestions from one address of a page's user in a minute.
   * Default 600.
   */
  readonly searchesOfAddress: number;
  /**
   * `FETTLE_UNRESOLVED_PER_ACCOUNT`: searches of an account in a day that do not lead to fetching an address
   * in full. Default 5,000.
   */
  readonly unresolvedOfAccount: number;
  /**
   * `FETTLE_UNRESOLVED_PER_ADDRESS`: searches from one address of a page's user in an hour that do not lead
   * to fetching an address in full. Default 300.
   */
  readonly unresolvedOfAddress: number;
  /**
   * `FETTLE_SESSION_IDLE_SECONDS`: how long a session of the console lasts without a request. Default 3600.
   */
  readonly sessionIdleSeconds: number;
  /** `FETTLE_SESSION_SECONDS`: how long a session of the console lasts at most. Default 43,200 (12 hours). */
  readonly sessionSeconds: number;
  /** `FETTLE_REQUEST_LOG_ROWS`: requests that the request log keeps of each client and account. Default 10,000. */
  readonly requestLogRows: number;
  /** `FETTLE_REQUEST_LOG_DAYS`: days that the request log keeps a request. Default 30. */
  readonly requestLogDays: number;
}

/**
 * Environment variables that are not settings of the service, but come from terminals, the system or tests.
 * Each property reads its variable anew.
 */
export const environment = {
  /** `FETTLE_DEBUG`: errors of commands are printed with their stacks. */
  get isDebugging(): boolean {
    return Boolean(process.env['FETTLE_DEBUG']);
  },
  /** `NO_COLOR` (https://no-color.org): terminals get no colours. */
  get hasNoColour(): boolean {
    return Boolean(process.env['NO_COLOR']);
  },
  /** `PATH`, for programs that the service starts. */
  get searchPath(): string | undefined {
    return process.env['PATH'];
  },
  /**
   * `FETTLE_DNS_SERVERS`: addresses of DNS servers for email validation, separated by commas. If it is empty,
   * the system's servers are used.
   */
  get dnsServers(): string[] {
    return (process.env['FETTLE_DNS_SERVERS'] ?? '').split(',').filter(Boolean);
  },
  /** `FETTLE_FAULTS`, in tests: the faults to inject (src/faults.ts). */
  get faults(): string[] {
    return (process.env['FETTLE_FAULTS'] ?? '').split(',').filter(Boolean);
  },
  /** `FETTLE_CLOCK_FILE`, in tests: a file with the offset of the clock (src/clock.ts). */
  get clockFile(): string | undefined {
    return process.env['FETTLE_CLOCK_FILE'];
  },
  /**
   * `FETTLE_BUNDLE`: the folder of the bundle that this process loads modules from. bin/start.js sets it. The
   * user can set `off`, which lets commands load the source itself.
   */
  get bundle(): string | undefined {
    const folder = process.env['FETTLE_BUNDLE'];
    return folder === 'off' ? undefined : folder || undefined;
  },
  /** `FETTLE_TEST_STEPS`, in tests: a module with steps to add to the catalogue. */
  get testSteps(): string | undefined {
    return process.env['FETTLE_TEST_STEPS'] || undefined;
  },
};

/** Reads the settings. @throws Error that names the variable whose value is invalid */
export function readSettings(variables: NodeJS.ProcessEnv = process.env): Settings {
  const number = (name: string, fallback: number, least = 1): number => {
    const text = variables[name];
    if (text === undefined || text === '') return fallback;
    const value = Number(text);
    if (!Number.isSafeInteger(value) || value < least) {
      throw new Error(`${name} must be a whole number from ${least} (got "${text}").`);
    }
    return value;
  };
  return {
    port: number('PORT', 8080, 0),
    host: variables['HOST'] || '127.0.0.1',
    dataFolder: variables['FETTLE_DATA']
      ? resolve(variables['FETTLE_DATA'])
      : defaultDataFolder(thisMachine(variables)),
    earlierDataFolder: variables['FETTLE_DATA'] ? undefined : resolve('data'),
    databaseUrl: variables['DATABASE_URL'] || undefined,
    databaseSessionUrl: variables['DATABASE_SESSION_URL'] || undefined,
    addressFile: variables['FETTLE_ADDRESS_FILE'] ? resolve(variables['FETTLE_ADDRESS_FILE']) : undefined,
    publicUrl: variables['FETTLE_PUBLIC_URL']?.replace(/(?<!\/)\/+$/, '') || undefined,
    trustedProxies: variables['FETTLE_TRUSTED_PROXIES'] || undefined,
    metricsToken: variables['FETTLE_METRICS_TOKEN'] || undefined,
    addressFileToken: variables['FETTLE_ADDRESS_FILE_TOKEN'] || undefined,
    oidc: readProvider(variables),
    compatPrefix: readPrefix(variables['FETTLE_COMPAT_PREFIX'] || 'getaddress.io'),
    compatSunset: readDay('FETTLE_COMPAT_SUNSET', variables['FETTLE_COMPAT_SUNSET']),
    threads: number('FETTLE_THREADS', Math.min(8, availableParallelism())),
    lackingSeconds: number('FETTLE_LACKING_SECONDS', variables['DATABASE_URL'] ? 3600 : 0, 0),
    logLevel: variables['FETTLE_LOG_LEVEL'] || 'info',
    limits: {
      bodyBytes: number('FETTLE_MAX_BODY_BYTES', 32 * 1024 * 1024),
      bodyBudgetBytes: number('FETTLE_BODY_BUDGET_BYTES', 64 * 1024 * 1024),
      valueCharacters: number('FETTLE_MAX_VALUE_CHARACTERS', 100_000),
      columns: number('FETTLE_MAX_COLUMNS', 500),
      fileBytes: number('FETTLE_MAX_FILE_BYTES', 50 * 1024 ** 3),
      requestSeconds: number('FETTLE_REQUEST_SECONDS', 300),
      connections: number('FETTLE_MAX_CONNECTIONS', 1000),
      connectionsPerAddress: number('FETTLE_MAX_CONNECTIONS_PER_ADDRESS', 250),
      tokenSeconds: number('FETTLE_TOKEN_SECONDS', ACCESS_TOKEN_SECONDS),
      searchesOfKey: number('FETTLE_SEARCHES_PER_KEY', 12_000),
      searchesOfAddress: number('FETTLE_SEARCHES_PER_ADDRESS', 600),
      unresolvedOfAccount: number('FETTLE_UNRESOLVED_PER_ACCOUNT', 5000),
      unresolvedOfAddress: number('FETTLE_UNRESOLVED_PER_ADDRESS', 300),
      sessionIdleSeconds: number('FETTLE_SESSION_IDLE_SECONDS', 3600),
      sessionSeconds: number('FETTLE_SESSION_SECONDS', 43_200),
      requestLogRows: number('FETTLE_REQUEST_LOG_ROWS', 10_000),
      requestLogDays: number('FETTLE_REQUEST_LOG_DAYS', 30),
    },
  };
}

/**
 * First path segments that the other routes use. The compatibility layer cannot have any of them as its
 * prefix.
 */
const TAKEN =
  /^(dataset|job|file|address-file|connect|console|docs|swagger|health|metrics|openapi\.json|addresscapture|tps|ctps|deceased|emailvalidation|namecleansing|phonevalidation|postcoder|salaciousname|useradmin|apikey|clientcredential)$/i;

function readPrefix(text: string): string {
  if (/^[A-Za-z0-9][A-Za-z0-9._~-]*$/.test(text) && !TAKEN.test(text)) return text;
  throw new Error(
    `FETTLE_COMPAT_PREFIX must be one path segment of A-Z a-z 0-9 . _ ~ - that no other route uses (got "${text}").`,
  );
}

/** @throws Error if only some of the variables are set, or the issuer is not safe */
function readProvider(variables: NodeJS.ProcessEnv): Settings['oidc'] {
  const issuer = variables['FETTLE_OIDC_ISSUER'];
  if (issuer === undefined || issuer === '') return undefined;
  const [clientId, clientSecret] = [
    variables['FETTLE_OIDC_CLIENT_ID'],
    variables['FETTLE_OIDC_CLIENT_SECRET'],
  ];
  if (!clientId || !clientSecret)
    throw new Error('FETTLE_OIDC_ISSUER needs FETTLE_OIDC_CLIENT_ID and FETTLE_OIDC_CLIENT_SECRET.');
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined;
  const isOwnMachine = url?.hostname === '127.0.0.1' || url?.hostname === 'localhost';
  if (url?.protocol !== 'https:' && !(url?.protocol === 'http:' && isOwnMachine))
    throw new Error(`FETTLE_OIDC_ISSUER must be an https address (got "${issuer}").`);
  return { issuer, clientId, clientSecret, claim: variables['FETTLE_OIDC_CLAIM'] || 'email' };
}

function readDay(name: string, text: string | undefined): Date | undefined {
  if (text === undefined || text === '') return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  // `Date` turns 31 February into 3 March. The comparison with the text finds that out.
  if (
    !/^\d{4}-\d\d-\d\d$/.test(text) ||
    Number.isNaN(day.getTime()) ||
    day.toISOString().slice(0, 10) !== text
  ) {
    throw new Error(`${name} must be a day such as 2027-12-31 (got "${text}").`);
  }
  return day;
}
