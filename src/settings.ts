import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defaultDataFolder, thisMachine } from './data-folder.ts';

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
  /** `FETTLE_COMPAT_PREFIX`: the first path segment of the compatibility layer. Default `getaddress.io`. */
  readonly compatPrefix: string;
  /**
   * `FETTLE_COMPAT_SUNSET`: the day (UTC, `2027-12-31`) on which the compatibility layer may be removed.
   * Default: unset.
   */
  readonly compatSunset: Date | undefined;
  /** `FETTLE_THREADS`: threads that run tasks in one process. Default: one per processor, at most 8. */
  readonly threads: number;
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
}

/** Reads the settings. @throws Error that names the variable whose value is invalid */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const number = (name: string, fallback: number, least = 1): number => {
    const text = environment[name];
    if (text === undefined || text === '') return fallback;
    const value = Number(text);
    if (!Number.isSafeInteger(value) || value < least) {
      throw new Error(`${name} must be a whole number from ${least} (got "${text}").`);
    }
    return value;
  };
  return {
    port: number('PORT', 8080, 0),
    host: environment['HOST'] || '127.0.0.1',
    dataFolder: environment['FETTLE_DATA']
      ? resolve(environment['FETTLE_DATA'])
      : defaultDataFolder(thisMachine(environment)),
    earlierDataFolder: environment['FETTLE_DATA'] ? undefined : resolve('data'),
    databaseUrl: environment['DATABASE_URL'] || undefined,
    addressFile: environment['FETTLE_ADDRESS_FILE'] ? resolve(environment['FETTLE_ADDRESS_FILE']) : undefined,
    publicUrl: environment['FETTLE_PUBLIC_URL']?.replace(/(?<!\/)\/+$/, '') || undefined,
    trustedProxies: environment['FETTLE_TRUSTED_PROXIES'] || undefined,
    metricsToken: environment['FETTLE_METRICS_TOKEN'] || undefined,
    compatPrefix: readPrefix(environment['FETTLE_COMPAT_PREFIX'] || 'getaddress.io'),
    compatSunset: readDay('FETTLE_COMPAT_SUNSET', environment['FETTLE_COMPAT_SUNSET']),
    threads: number('FETTLE_THREADS', Math.min(8, availableParallelism())),
    logLevel: environment['FETTLE_LOG_LEVEL'] || 'info',
    limits: {
      bodyBytes: number('FETTLE_MAX_BODY_BYTES', 32 * 1024 * 1024),
      bodyBudgetBytes: number('FETTLE_BODY_BUDGET_BYTES', 64 * 1024 * 1024),
      valueCharacters: number('FETTLE_MAX_VALUE_CHARACTERS', 100_000),
      columns: number('FETTLE_MAX_COLUMNS', 500),
      fileBytes: number('FETTLE_MAX_FILE_BYTES', 50 * 1024 ** 3),
      requestSeconds: number('FETTLE_REQUEST_SECONDS', 300),
      connections: number('FETTLE_MAX_CONNECTIONS', 1000),
      connectionsPerAddress: number('FETTLE_MAX_CONNECTIONS_PER_ADDRESS', 250),
      tokenSeconds: number('FETTLE_TOKEN_SECONDS', 3600),
    },
  };
}

/**
 * First path segments that the other routes use. The compatibility layer cannot have any of them as its
 * prefix.
 */
const TAKEN =
  /^(dataset|job|file|connect|docs|swagger|health|metrics|openapi\.json|addresscapture|tps|ctps|deceased|emailvalidation|namecleansing|phonevalidation|postcoder|salaciousname|useradmin|apikey|clientcredential)$/i;

function readPrefix(text: string): string {
  if (/^[A-Za-z0-9][A-Za-z0-9._~-]*$/.test(text) && !TAKEN.test(text)) return text;
  throw new Error(
    `FETTLE_COMPAT_PREFIX must be one path segment of A-Z a-z 0-9 . _ ~ - that no other route uses (got "${text}").`,
  );
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
